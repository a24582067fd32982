/** Has a build, and the tests, carry what Ask learns from the ways people ask, instead of learning it where it is used. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { games } from '../engine/games.ts'

/** What is learnt of a game is some megabytes. */
const MOST = 64 * 2 ** 20

/** What was learnt of a game, as the lines of `engine/ask/lines.ts`. The work is done by a process of its own. */
export async function learntLines(game: string, language: string): Promise<readonly string[]> {
  const learn = ['scripts/run.mjs', 'learn', game, language]
  const made = await promisify(execFile)(process.execPath, learn, { maxBuffer: MOST })
  return made.stdout.split('\n')
}

const LINES = 'virtual:learnt-'

/** What stands in the place of `engine/ask/learnt.ts`: the same function, with each game's lines in a file of their own. */
const READING = `import { learntFrom } from './lines.ts'
const lines = { ${games
  .flatMap(({ id, asked }) => asked.map((language) => `'${id} ${language}': () => import('${LINES}${id}-${language}')`))
  .join(', ')} }
export const learntOf = async (id, language = 'en') => learntFrom((await lines[id + ' ' + language]()).default)`

/** The plugin of Vite that puts it there. */
export function learnt(): Plugin {
  return {
    name: 'learnt',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(LINES) ? `\0${id}` : undefined),
    async load(id) {
      if (id.endsWith('/engine/ask/learnt.ts')) return READING
      if (!id.startsWith(`\0${LINES}`)) return undefined
      const [, game = '', language = ''] = /^(.+)-(\w+)$/.exec(id.slice(LINES.length + 1)) ?? []
      return `export default ${JSON.stringify(await learntLines(game, language))}`
    },
  }
}
