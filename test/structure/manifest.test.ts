import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../components/shared/words.ts'
import { read } from './sources.ts'

const { version } = JSON.parse(read('package.json'))

const both = {
  manifest_version: 3,
  default_locale: 'en',
  name: '__MSG_name__',
  description: '__MSG_description__',
  version,
  icons: {
    16: 'icon/16.png',
    32: 'icon/32.png',
    48: 'icon/48.png',
    96: 'icon/96.png',
    128: 'icon/128.png',
  },
  content_security_policy: {
    extension_pages:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
      "connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  },
  action: { default_title: '__MSG_open__', default_popup: 'popup.html' },
}

const manifests: Record<string, unknown> = {
  'chrome-mv3': {
    ...both,
    key: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtKAALDIg7ZXDiDUNv2Nx2yBeZBjR9X981XV+YO+fmmC1aO2OpEv+yAgHrOWIemm0/LG1U9+9+3mQvxkCGpCpSAXZuyaQpqmbLLbJDd4yLhdkSLNizssDiNcfy6Bji6v2LZPyt7u9876vOx9eZ+mDUtu0Qn21tQXQ5lRK7b8h5xO0YSRoqosFPQFnKGapbyizx/xlBnaK9mls9quvDk+iaPCPEH2Yg1YO2sJZCIMsgoDkgEW1nZjeVMZlqZESVa8TtlmHWCTGDXb3BlMgDuaRM4gAZA1MsveCOn1j9dyIVzB3pH5CNkMSSOPAtAPW/m6S5OpNrfzc8BQ7QioCTHF5QwIDAQAB',
    minimum_chrome_version: '123',
    permissions: ['sidePanel', 'storage', 'unlimitedStorage'],
    background: { service_worker: 'background.js' },
    side_panel: { default_path: 'sidepanel.html' },
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+T' } },
      'open-panel': { suggested_key: { default: 'Alt+Shift+S' }, description: '__MSG_openPanel__' },
    },
  },
  'firefox-mv3': {
    ...both,
    permissions: ['storage', 'unlimitedStorage'],
    background: { scripts: ['background.js'] },
    sidebar_action: { default_panel: 'sidepanel.html', default_title: 'Tableside' },
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+T' } },
      _execute_sidebar_action: { suggested_key: { default: 'Alt+Shift+S' } },
    },
    browser_specific_settings: {
      gecko: {
        id: 'tableside@tableside.invalid',
        strict_min_version: '142.0',
        data_collection_permissions: { required: ['none'] },
      },
      gecko_android: { strict_min_version: '142.0' },
    },
  },
}

const ALL_MESSAGES = new Set([...JSON.stringify(manifests).matchAll(/__MSG_(\w+)__/g)].map((found) => found[1] ?? ''))

describe.each(Object.entries(manifests))('%s', (build, manifest) => {
  const inBuild = (file: string) => `.output/${build}/${file}`

  test('has exactly this manifest', () => {
    expect(JSON.parse(read(inBuild('manifest.json')))).toEqual(manifest)
  })

  test('has every file the manifest names', () => {
    const named = [...read(inBuild('manifest.json')).matchAll(/"([^"]+\.(?:html|js|png))"/g)].map((found) => found[1])
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((file) => !existsSync(inBuild(file ?? '')))).toEqual([])
  })

  test('has a page for each surface and nothing that only helps to write it', () => {
    const files = readdirSync(inBuild(''), { recursive: true }).map(String)
    expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual([
      'popup.html',
      'sidepanel.html',
      'table.html',
    ])
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  })

  test('says everything the manifest needs in every language, and no more', () => {
    const languages = readdirSync(inBuild('_locales')).sort()
    expect(languages).toEqual(Object.keys(LANGUAGES).sort())
    const named = [...read(inBuild('manifest.json')).matchAll(/__MSG_(\w+)__/g)].map((found) => found[1])
    for (const language of languages) {
      const messages: Record<string, { message: string }> = JSON.parse(
        read(inBuild(`_locales/${language}/messages.json`)),
      )
      // Firefox has no command of its own, so one file has what both need.
      expect(Object.keys(messages)).toEqual(expect.arrayContaining(named))
      expect(Object.keys(messages).filter((key) => !ALL_MESSAGES.has(key))).toEqual([])
      expect(Object.values(messages).filter(({ message }) => message.trim() === '')).toEqual([])
      expect(messages.name?.message).toBe('Tableside')
      // The stores cut what is longer.
      expect(messages.description?.message.length).toBeLessThanOrEqual(132)
    }
  })

  test('answers every command that is its own', () => {
    const { commands } = JSON.parse(read(inBuild('manifest.json')))
    const own = Object.keys(commands).filter((command) => !command.startsWith('_'))
    const background = read(inBuild('background.js'))
    expect(own.filter((command) => !background.includes(command))).toEqual([])
  })
})
