import type { Rolldown } from 'vite'
import { defineConfig } from 'wxt'
import { games } from './engine/games.ts'
import { learnt } from './scripts/learnt.ts'

/** Public half of the key that gives the unpacked Chrome build its id, the same on every machine. */
const CHROME_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtKAALDIg7ZXDiDUNv2Nx2yBeZBjR9X981XV+YO+fmmC1aO2OpEv+yAgHrOWIemm0/LG1U9+9+3mQvxkCGpCpSAXZuyaQpqmbLLbJDd4yLhdkSLNizssDiNcfy6Bji6v2LZPyt7u9876vOx9eZ+mDUtu0Qn21tQXQ5lRK7b8h5xO0YSRoqosFPQFnKGapbyizx/xlBnaK9mls9quvDk+iaPCPEH2Yg1YO2sJZCIMsgoDkgEW1nZjeVMZlqZESVa8TtlmHWCTGDXb3BlMgDuaRM4gAZA1MsveCOn1j9dyIVzB3pH5CNkMSSOPAtAPW/m6S5OpNrfzc8BQ7QioCTHF5QwIDAQAB'

/** Nothing is fetched, framed, sent or run that did not come in the package. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

export default defineConfig({
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    // The words are in public/_locales.
    default_locale: 'en',
    name: '__MSG_name__',
    description: '__MSG_description__',
    content_security_policy: { extension_pages: POLICY },
    ...(browser === 'firefox' ? firefox : chrome),
  }),
  hooks: {
    'build:manifestGenerated'(_, { action }) {
      // Else it is the popup's title, which is in no language.
      if (action !== undefined) action.default_title = '__MSG_open__'
    },
  },
  vite: () => ({
    plugins: [
      // WXT names every chunk itself.
      { name: 'names-of-games', outputOptions: (output) => ({ ...output, chunkFileNames: fileOf }) },
      learnt(),
    ],
    // Dexie's build for browsers of today; its entry point leads to the one for browsers of 2015, a tenth larger.
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
    // The polyfill would fetch, which the policy forbids; every supported browser preloads modules by itself.
    build: {
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Every script is a request of its own, and twenty small ones keep a popup waiting: what is always loaded
          // together lies together, and nothing else with it.
          codeSplitting: {
            groups: [
              { debugName: 'start', name: (id, chunks) => (isInStart(id, chunks) ? 'start' : null), priority: 1 },
              { debugName: 'games', name: (id, chunks) => gamesNeeding(id, chunks)[0] ?? null },
            ],
          },
        },
      },
    },
  }),
})

/** The program of every surface, and what the build adds to its pages. */
const START = /\/shell\/main\.ts$|wxt-html-plugins/

const IDS = games.map(({ id }) => id).join('|')

const GAMES = new RegExp(`^(?:${IDS})$`)

/** The words of a game in another language than English. */
const GAME_WORDS = new RegExp(`/(${IDS})/text/([a-z]{2})\\.ts$`)

/** What the table of a game needs: its rules, its words in English, and what its table shows. */
const GAME = new RegExp(`/(?:engine|components)/(${IDS})/(?:index\\.ts|text/en\\.ts|pieces\\.tsx)$`)

/**
 * What the table of a game is made of has a name that can be told beforehand: `entrypoints/first-paint.ts` asks for it
 * before the program is there. A package is always replaced as a whole, so names need no hash.
 */
function fileOf({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  if (GAMES.test(name)) return `games/${name}.js`
  // The bundler's few lines that every game needs, known of only once one of them is there.
  if (name === 'rolldown-runtime') return 'games/runtime.js'
  const [, game, language] = GAME_WORDS.exec(facadeModuleId ?? '') ?? []
  // What the build makes up is called `_virtual_…`, and names with an underscore are the browser's.
  return game === undefined ? `chunks/${name.replace(/^_virtual_/, '')}-[hash].js` : `games/${game}-${language}.js`
}

/** Whether a module is loaded with the program of every surface. */
function isInStart(id: string, chunks: Rolldown.ChunkingContext): boolean {
  // What several games need is there from the start: one request less for whichever is on the table.
  return needing(id, chunks).some((one) => START.test(one)) || gamesNeeding(id, chunks).length > 1
}

/** The games whose tables need a module. */
function gamesNeeding(id: string, chunks: Rolldown.ChunkingContext): string[] {
  return [...new Set(needing(id, chunks).flatMap((one) => GAME.exec(one)?.[1] ?? []))]
}

/** A module, and every one that cannot be loaded without it. */
function needing(id: string, chunks: Rolldown.ChunkingContext): string[] {
  const all = new Set([id])
  // A set goes on with what is added to it on the way.
  for (const one of all) for (const importer of chunks.getModuleInfo(one)?.importers ?? []) all.add(importer)
  return [...all]
}

const chrome = {
  key: CHROME_KEY,
  // light-dark() in the design tokens
  minimum_chrome_version: '123',
  permissions: ['sidePanel', 'storage', 'unlimitedStorage'],
  commands: {
    _execute_action: { suggested_key: { default: 'Alt+Shift+T' } },
    'open-panel': { suggested_key: { default: 'Alt+Shift+S' }, description: '__MSG_openPanel__' },
  },
}

const firefox = {
  permissions: ['storage', 'unlimitedStorage'],
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
}
