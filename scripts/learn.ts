/**
 * Prints what Ask learns from the ways people ask about a game, as the lines of `engine/ask/lines.ts`:
 * `node scripts/run.mjs learn GAME [LANGUAGE]`. It takes seconds, so what came of it is kept until the program or a way changes.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { learntOf } from '../engine/ask/learnt.ts'
import { linesFrom } from '../engine/ask/lines.ts'
import { atOnce } from '../engine/ask/steps.ts'
import { type GameId, gameNamed, games } from '../engine/rulesets.ts'
import type { Language } from '../engine/text.ts'

const [, , name = '', tongue = 'en'] = process.argv
const id = gameNamed(name)
const language = games.find((game) => game.id === id)?.asked.find((one) => one === tongue)
if (id === undefined || language === undefined) {
  console.error('Usage: node scripts/run.mjs learn GAME [LANGUAGE]')
  process.exitCode = 2
} else {
  const file = path.join('node_modules/.cache/tableside/learnt', `${id}-${language}`)
  const program = createHash('sha1')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
  process.stdout.write(kept(file, program) ?? (await learnt(id, language, file, program)))
}

/** What this very program has learnt before, whose one file holds the ways, too: the program stands in the first line. */
function kept(file: string, program: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    return text.startsWith(`${program}\n`) ? text.slice(program.length + 1) : undefined
  } catch {
    return undefined
  }
}

async function learnt(game: GameId, language: Language, file: string, program: string): Promise<string> {
  const text = [...linesFrom(atOnce(await learntOf(game, language)))].join('\n')
  const own = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  // Renamed into place whole: another process reads all of it or none.
  writeFileSync(own, `${program}\n${text}`)
  renameSync(own, file)
  return text
}
