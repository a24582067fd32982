/**
 * Answers rules questions with the code the screens use: `npm run -s ask -- --game one-outs [--json] "question" …`, or
 * `--file FILE.jsonl` with a question a line (`id`, `q` and, unless `--game` is given, `game`; `-` is standard input).
 * Exit status: 0 every question was read, 2 something could not be.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Answer, type AskedGame, ask, prepare } from '../engine/ask/ask.ts'
import { learntFrom } from '../engine/ask/lines.ts'
import { loadParts, loadSaid } from '../engine/ask/load.ts'
import { tongue as korean } from '../engine/ask/text/ko-words.ts'
import { isAskedIn } from '../engine/games.ts'
import { type GameId, gameNamed } from '../engine/rulesets.ts'
import { learntLines } from './learnt.ts'
import { endWithReader, messageOf, printable } from './terminal.ts'

const USAGE = `Usage: npm run -s ask -- --game GAME [--json] "question" …
       npm run -s ask -- [--game GAME] --file FILE.jsonl   (lines with id, q and game; - is standard input)`

interface Question {
  readonly id?: string
  readonly q: string
  readonly game: string
}

/** One answer as a line of JSON. */
function asLine(id: string | undefined, { kind, rules, rulings, fact, answer }: Answer): string {
  return JSON.stringify({ ...(id === undefined ? {} : { id }), kind, rules, rulings, fact, answer })
}

/** One answer for people: what the screen shows, and what it rests on. */
function asText({ answer, rules, rulings, alternatives }: Answer): string {
  const rests = [...rules, ...rulings.map((ruling) => `~${ruling}`)].join(' ')
  const other = alternatives.map((one) => `\nOr, if that is what you mean: ${one.answer}`).join('')
  return printable(`${answer}${rests === '' ? '' : `  [${rests}]`}${other}`, true)
}

/** The questions of a file, or the first line that is none. */
function questionsIn(file: string, game: string | undefined): readonly Question[] {
  const lines = readFileSync(file === '-' ? 0 : file, 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const read = parsed(line)
    if (read === undefined || typeof read.q !== 'string') throw new SyntaxError(`${file}:${index + 1}: no question`)
    const named = game ?? read.game
    if (typeof named !== 'string') throw new SyntaxError(`${file}:${index + 1}: no game`)
    return [{ q: read.q, game: named, ...(typeof read.id === 'string' ? { id: read.id } : {}) }]
  })
}

function parsed(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined
  } catch {
    return undefined
  }
}

const ready = new Map<string, AskedGame>()

/** A game with what a build has learnt of it, made ready once for each language it is asked about in. */
async function prepared(id: GameId, question: string): Promise<AskedGame> {
  const language = isAskedIn(id, 'ko') && korean.script?.test(question) === true ? 'ko' : 'en'
  const key = `${id} ${language}`
  const known = ready.get(key)
  if (known !== undefined) return known
  const [parts, lines, said] = await Promise.all([
    loadParts(id, language),
    learntLines(id, language),
    loadSaid(id, language),
  ])
  const asked = { ...prepare(...parts, learntFrom(lines)), ...said }
  ready.set(key, asked)
  return asked
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      game: { type: 'string' },
      json: { type: 'boolean', default: false },
      file: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const { game, file, json } = values
  if (file === undefined && (positionals.length === 0 || game === undefined)) {
    console.error(USAGE)
    return 2
  }
  const questions = file === undefined ? positionals.map((q) => ({ q, game: game ?? '' })) : questionsIn(file, game)
  for (const question of questions) {
    const id = gameNamed(question.game)
    if (id === undefined) throw new RangeError(`no game called ${question.game}`)
    const answer = ask(await prepared(id, question.q), question.q)
    console.log(
      json || file !== undefined ? asLine('id' in question ? question.id : undefined, answer) : asText(answer),
    )
  }
  return 0
}

endWithReader()
try {
  process.exitCode = await main(process.argv.slice(2))
} catch (problem) {
  console.error(printable(messageOf(problem), true))
  process.exitCode = 2
}
