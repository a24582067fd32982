/**
 * Every screen is registered, led to, worded in every language, written down, looked at and tested. A failure says what
 * is missing, and where it belongs.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { SCREENS } from '../../components/shared/router.ts'
import { LANGUAGES } from '../../components/shared/words.ts'
import { oneOuts } from '../e2e/screens/one-outs.ts'
import { otherGames } from '../e2e/screens/other-games.ts'
import { history, played, untouched } from '../e2e/screens/pages.ts'
import { code, importsOf, read, repository, unless } from './sources.ts'

const REGISTER = 'components/shell/screens.ts'
/** Words that are looked up by how the database stands: `say[state]` in `components/shell/StorageNotice.tsx`. */
const BY_STATE = /^(newer|blocked|outdated|full|failed)$/
/** Classes that the chart's library gives. */
const UPLOT = /^u-/
const states = [...untouched, ...oneOuts, ...otherGames, ...played]

/** The folder that the shell loads a screen from. The table is loaded by the surfaces themselves, each in its own form. */
function registered(screen: string): string | undefined {
  if (screen === 'table') return 'components/table'
  const loads = new RegExp(`^  ${screen}: lazy\\(.*import\\('([^']+)/screen\\.tsx'\\)`, 'm').exec(read(REGISTER))
  return loads?.[1] === undefined ? undefined : path.posix.join(path.posix.dirname(REGISTER), loads[1])
}

describe.each(SCREENS)('%s', (screen) => {
  const folder = registered(screen) ?? `components/${screen}`
  const address = screen === 'table' ? '#/' : `#/${screen}`
  const inFolder = repository().filter((file) => file.startsWith(`${folder}/`))

  test('is loaded from a folder of its own, with its styles and its words in every language', () => {
    expect([
      ...unless(registered(screen), `${REGISTER} does not load ${screen}: its Screen from components/…/screen.tsx`),
      ...Object.keys(LANGUAGES).flatMap((language) =>
        unless(existsSync(`${folder}/words.${language}.ts`), `${folder}/words.${language}.ts is missing: its words`),
      ),
      ...unless(
        inFolder.some((file) => file.endsWith('.css')),
        `${folder}/ has no styles: a .css file that one of its components imports`,
      ),
    ]).toEqual([])
  })

  test('is led to by a link, and written down', () => {
    const leads = new RegExp(`\\b(to|go)\\('${screen}'`)
    expect([
      ...unless(
        code().some((file) => leads.test(read(file))),
        `nothing leads to ${screen}: to('${screen}') in a component`,
      ),
      ...unless(
        read('ARCHITECTURE.md').includes(`\`${address}\``),
        `ARCHITECTURE.md does not name ${address} among the screens`,
      ),
    ]).toEqual([])
  })

  test('is looked at in a real browser, as it comes and as people set up their screens, and tried by component tests', () => {
    const looked = states.filter((state) => {
      const at = state.screen ?? '#/'
      return screen === 'table' ? at === '#/' : at === address || at.startsWith(`${address}/`)
    })
    const tried = repository().filter((file) => /^test\/components\/.*\.test\.tsx$/.test(file))
    expect([
      ...unless(
        looked.length > 0,
        `no state of ${screen} is looked at: a state with screen: '${address}' in test/e2e/screens/`,
      ),
      ...unless(
        looked.some((state) => state.main),
        `${screen} is not looked at with large type, forced colours and without motion: main: true on a state in test/e2e/screens/`,
      ),
      ...unless(
        tried.some((file) => reaches(file, `${folder}/`)),
        `no component test shows ${screen}: a test in test/${folder}/`,
      ),
    ]).toEqual([])
  })
})

/** Whether a test imports from a folder, itself or through what it shares with other tests. */
function reaches(file: string, folder: string): boolean {
  const imported = importsOf(file)
  return imported.some((one) => one.startsWith(folder) || (one.startsWith('test/') && reaches(one, folder)))
}

test('no state that is looked at is of a screen that there is not', () => {
  const strange = states.flatMap(({ name, screen = '#/' }) => {
    const [, first = ''] = screen.split('/')
    return unless(
      first === '' || (SCREENS as readonly string[]).includes(first),
      `${name}: ${screen} is no screen of components/shared/router.ts`,
    )
  })
  expect(strange).toEqual([])
})

test('every state that is looked at has a name of its own', () => {
  const names = states.map(({ name }) => name)
  expect(names.filter((name, nth) => names.indexOf(name) !== nth)).toEqual([])
  expect(history.length).toBeGreaterThan(0)
})

test('every word of a screen is said where its table is asked for', async () => {
  const tables = repository().filter((file) => /^components\/.*\/words\.en\.ts$/.test(file))
  const importing = code().map((file) => ({ text: read(file), imports: importsOf(file) }))
  const found = await Promise.all(
    tables.map(async (file) => {
      const table = file.replace('.en.ts', '.ts')
      const said = importing.flatMap(({ text, imports }) => (imports.includes(table) ? [text] : [])).join('\n')
      const { en }: { en: object } = await import(/* @vite-ignore */ path.resolve(file))
      return unsaid(en, said).flatMap((word) => (BY_STATE.test(word) ? [] : [`${file}: ${word} is said nowhere`]))
    }),
  )
  expect(found.flat()).toEqual([])
})

/** The words of a table that a text does not say, each by the way to it. */
function unsaid(table: object, said: string, within = ''): string[] {
  return Object.entries(table).flatMap(([key, value]) => {
    // A table that is looked up by what the data say (`say.badBackup[reason]`), or given away whole, has its words by their keys.
    if (typeof value === 'object' && !Array.isArray(value))
      return new RegExp(`\\b${key}\\??\\.?\\[|\\b${key}, |return words\\.value\\.${key}\\b`).test(said)
        ? []
        : unsaid(value, said, `${within}${key}.`)
    return new RegExp(`\\b${key}\\b`).test(said) ? [] : [`${within}${key}`]
  })
}

test('one part of the page speaks, and says a thing once: announce() of components/shared/live.tsx', () => {
  const others = code().filter((file) => file !== 'components/shared/live.tsx')
  expect(
    others.flatMap((file) =>
      unless(!/role="(alert|status|log)"|aria-live/.test(read(file)), `${file} has a live region of its own`),
    ),
  ).toEqual([])
})

test('every style is imported by a component, and every class that it styles is given to something', () => {
  const styles = repository().filter((file) => /^components\/.*\.css$/.test(file))
  const scripts = repository().filter((file) => /^(components|entrypoints)\/.*\.(tsx?|html)$/.test(file))
  const imported = new Set(scripts.filter((file) => /\.tsx?$/.test(file)).flatMap(importsOf))
  const said = scripts.map(read).join('\n')
  expect(
    styles.flatMap((file) => [
      ...unless(imported.has(file), `${file} is imported by nothing`),
      ...classesOf(read(file)).flatMap((one) =>
        unless(UPLOT.test(one) || mentions(said, one), `${file} styles .${one}, which no component has`),
      ),
    ]),
  ).toEqual([])
})

function classesOf(css: string): string[] {
  const selectors = css.replace(/\/\*.*?\*\//gs, '').replace(/\{[^{}]*\}/g, '{}')
  return [...new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))]
}

/** Whether a class is said, whole or as what a template puts together: `is-${size}`. */
function mentions(said: string, name: string): boolean {
  if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(said)) return true
  const [first = ''] = name.split(/(?<=-)/)
  return said.includes(`${first}\${`)
}
