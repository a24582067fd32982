/**
 * Prints what Ask learns from the ways people ask about a game, as the lines of `engine/ask/lines.ts`:
 * `node scripts/run.mjs learn GAME`. It takes seconds, so what came of it is kept until the program or a way changes.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { learntOf } from '../engine/ask/learnt.ts'
import { linesFrom } from '../engine/ask/lines.ts'
import { atOnce } from '../engine/ask/steps.ts'
import { type GameId, gameNamed } from '../engine/rulesets.ts'

const id = gameNamed(process.argv[2] ?? '')
if (id === undefined) {
  console.error('Usage: node scripts/run.mjs learn GAME')
  process.exitCode = 2
} else process.stdout.write(kept(id) ?? (await learnt(id)))

/** What was learnt by this very program: its one file holds the ways, too. */
function kept(game: GameId): string | undefined {
  try {
    return readFileSync(fileOf(game), 'utf8')
  } catch {
    return undefined
  }
}

async function learnt(game: GameId): Promise<string> {
  const text = [...linesFrom(atOnce(await learntOf(game)))].join('\n')
  const file = fileOf(game)
  const own = `${file}.${process.pid}`
  mkdirSync(path.dirname(file), { recursive: true })
  // Renamed into place whole: another process reads all of it or none.
  writeFileSync(own, text)
  renameSync(own, file)
  return text
}

function fileOf(game: GameId): string {
  const program = createHash('sha1')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
  return path.join('node_modules/.cache/tableside/learnt', `${game}-${program}`)
}
