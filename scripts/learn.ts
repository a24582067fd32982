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
  const file = fileOf(id, language)
  process.stdout.write(kept(file) ?? (await learnt(id, language, file)))
}

/** What was learnt by this very program: its one file holds the ways, too. */
function kept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

async function learnt(game: GameId, language: Language, file: string): Promise<string> {
  const text = [...linesFrom(atOnce(await learntOf(game, language)))].join('\n')
  const own = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  // Renamed into place whole: another process reads all of it or none.
  writeFileSync(own, text)
  renameSync(own, file)
  return text
}

function fileOf(game: GameId, language: Language): string {
  const program = createHash('sha1')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
  return path.join('node_modules/.cache/tableside/learnt', `${game}-${language}-${program}`)
}
