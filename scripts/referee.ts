/**
 * Replays play records with the engine the extension uses: `npm run -s referee -- [--json] FILE…`, `-` for standard
 * input. Exit status: 0 everything was legal and every assertion and expectation held; 1 something did not;
 * 2 a file, its header or one of its lines could not be read. Of several files the highest counts.
 */
import { readFileSync } from 'node:fs'
import { gameOf, readRecord } from '../engine/record/read.ts'
import { amiss, type ReplayedLine, replay } from '../engine/record/replay.ts'
import { readProblem } from '../engine/record/text/en.ts'
import type { Ruleset } from '../engine/ruleset.ts'
import { loadGame, loadText } from '../engine/rulesets.ts'
import { englishNamer, happenedSentence, problemSentence, why } from '../engine/sentences.ts'
import type { GameText, Namer } from '../engine/text.ts'
import { endWithReader, messageOf, printable } from './terminal.ts'

const USAGE = 'Usage: npm run -s referee -- [--json] FILE…   (- is standard input)'

type Status = 0 | 1 | 2

/** A game and its words at one table. */
interface Table {
  readonly file: string
  readonly game: Ruleset
  readonly names: readonly string[]
  readonly text: GameText
  readonly say: Namer
}

/** Output by the chunk: a write a line is slow, and long records have many. */
class Output {
  private pending = ''

  line(text: string): void {
    this.pending += `${text}\n`
    if (this.pending.length > 1 << 16) this.flush()
  }

  flush(): void {
    if (this.pending !== '') process.stdout.write(this.pending)
    this.pending = ''
  }
}

async function referee(file: string, json: boolean, output: Output): Promise<Status> {
  let source: string
  try {
    source = textOf(file)
  } catch (problem) {
    complain(`${file}: ${messageOf(problem)}`)
    return 2
  }
  const named = gameOf(source)
  if (!named.ok) {
    const { line, column, reason, params } = named.problem
    complain(`${file}:${line}:${column}: ${readProblem(reason, params)}`)
    return 2
  }
  const [game, text] = await Promise.all([loadGame(named.value), loadText(named.value, 'en')])
  const read = readRecord(source, game)
  if (!read.ok) {
    for (const { line, column, from, reason, params } of read.problem) {
      const said =
        from === 'game'
          ? problemSentence({ reason, params }, text, englishNamer(text, []))
          : readProblem(reason, params)
      complain(`${file}:${line}:${column}: ${said}`)
    }
    return 2
  }
  const names = read.value.head.setup.players
  const table = { file, game, names, text, say: englishNamer(text, names) }
  let status: Status = 0
  for (const line of replay(read.value, game)) {
    output.line(json ? JSON.stringify(asObject(line, table)) : asText(line, table))
    const own = STATUS[amiss(line) ?? 'holds']
    if (own > status) status = own
  }
  return status
}

/** The text of a file: UTF-8, or UTF-16 where it starts with that byte order mark, as some editors save it. */
function textOf(file: string): string {
  const bytes = readFileSync(file === '-' ? 0 : file)
  return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes)
}

const STATUS = { unreadable: 2, fails: 1, holds: 0 } as const

function whyOf({ line, verdict, problem }: ReplayedLine, { text, say }: Table): string {
  if (!line.said.ok) return readProblem(line.said.problem.reason, line.said.problem.params)
  if (problem !== undefined) return problemSentence(problem, text, say)
  return verdict === undefined ? '' : why(verdict, text, say)
}

/** What is not judged is legal where there is nothing wrong with it: a correction, an assertion. */
function isLegal({ verdict, problem }: ReplayedLine): boolean {
  return verdict === undefined ? problem === undefined : verdict.legal
}

/** One line as docs/record.md's object. */
function asObject(replayed: ReplayedLine, table: Table): object {
  const { line, verdict, hinges, holds, got, after } = replayed
  const { file, game, names } = table
  const place = { file, line: line.line, kind: line.kind, text: line.text }
  const state = game.view(after, names)
  if (!line.said.ok)
    return {
      ...place,
      verdict: 'unreadable',
      as: '',
      rules: [],
      hinges: [],
      notes: [],
      why: whyOf(replayed, table),
      column: line.said.problem.column + 1,
      state,
    }
  return {
    ...place,
    verdict: isLegal(replayed) ? 'legal' : 'illegal',
    as: verdict?.as ?? '',
    rules: verdict?.rules ?? [],
    hinges,
    notes: verdict?.notes.map((note) => note.id) ?? [],
    why: whyOf(replayed, table),
    ...(holds === undefined ? {} : { holds }),
    ...(got === undefined ? {} : { got }),
    state,
  }
}

/** One line for people: where, the verdict, the entry, what it rests on, why, what happened. */
function asText(replayed: ReplayedLine, table: Table): string {
  const { line, verdict, hinges, holds, got, after, played } = replayed
  const place = `${table.file}:${line.line}`
  const reason = whyOf(replayed, table)
  if (!line.said.ok) return printable(`${place}:${line.said.problem.column + 1}  unreadable  ${line.text}  — ${reason}`)
  if (line.kind === 'assertion')
    return printable(`${place}  ${holds ? 'holds' : 'does not hold'}  ${line.text}${holds ? '' : `  — it is ${got}`}`)
  const rests = [
    ...(verdict?.rules ?? []),
    ...hinges.map((id) => `~${id}`),
    ...(verdict?.notes.map((note) => `!${note.id}`) ?? []),
  ]
  const parts = [
    `${place}  ${isLegal(replayed) ? 'legal' : 'illegal'}  ${line.text}`,
    ...(rests.length > 0 ? [`[${rests.join(' ')}]`] : []),
    ...(reason === '' ? [] : [`— ${reason}`]),
    ...(played && after.happened.length > 0
      ? [`→ ${after.happened.map((one) => happenedSentence(one, table.text, table.say)).join('; ')}`]
      : []),
    ...(holds === false ? [`✗ expected otherwise, got ${got}`] : []),
  ]
  return printable(parts.join('  '))
}

function complain(text: string): void {
  console.error(printable(text))
}

async function main(args: readonly string[]): Promise<number> {
  const files: string[] = []
  let json = false
  let options = true
  for (const arg of args) {
    if (options && arg === '--') options = false
    else if (options && arg === '--json') json = true
    else if (options && arg === '--help') {
      console.log(USAGE)
      return 0
    } else if (options && arg.startsWith('-') && arg !== '-') {
      console.error(`No option ${arg}.\n${USAGE}`)
      return 2
    } else files.push(arg)
  }
  if (files.length === 0) {
    console.error(USAGE)
    return 2
  }
  endWithReader()
  const output = new Output()
  let status: Status = 0
  for (const file of files) {
    const own = await referee(file, json, output)
    if (own > status) status = own
    output.flush()
  }
  return status
}

process.exitCode = await main(process.argv.slice(2))
