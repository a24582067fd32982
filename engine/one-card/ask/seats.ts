/** Who sits where, told in a row, what each of them played, and whose turn that makes it. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { type Heard, listenerFor } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import { type Row, rowsIn } from '../../ask/row.ts'
import { SEATED } from '../../ask/scene.ts'
import type { Seat } from '../../ruleset.ts'
import { playersIn } from './counts.ts'
import { myself, seats } from './en-seats.ts'
import { mentionsOf } from './mentions.ts'
import { yesOrNo } from './said-so.ts'
import { Table } from './table.ts'

const listen = listenerFor(seats)
const ME = 'i'

/** Whose turn it is after what a question tells of people whose order it says; undefined where it says none. */
export function turnAfter({ game, reading }: Workbench): Finding | undefined {
  const { words } = reading
  const people = peopleIn(reading)
  const row = numberedRow(reading) ?? rowsIn(words, (at) => people.get(at)).find(({ names }) => names.length > 2)
  if (row === undefined) return undefined
  const begins = words.findIndex((_, at) => at >= row.to && asks(reading, at))
  const said = listen(words.slice(begins))
  if (begins < 0 || !said.has('asked')) return undefined
  const table = Table.of(game, { names: row.names, rulings: listen(words).has('at-once') ? { multi: 'yes' } : {} })
  if (table === undefined) return undefined
  const told = (from: number, to: number): boolean => happens(reading, people, table, from, to)
  // What was played is told behind the row, or before it.
  if (!told(row.to, begins) && !told(0, row.from)) return undefined
  const rules = table.turnRules()
  const next = row.names[table.turn] ?? ''
  if (said.has('who'))
    return { kind: 'fact', rules, rulings: [], fact: next === ME ? myself : next.replace(/^\p{L}/u, capital) }
  const [, asked] = [...people].find(([at]) => at >= begins) ?? []
  if (asked === undefined || !row.names.includes(asked)) return undefined
  return yesOrNo((next === asked) !== said.has('not-on'), rules)
}

function capital(letter: string): string {
  return letter.toUpperCase()
}

/** Whether the question itself begins there. */
function asks({ words }: Reading, at: number): boolean {
  const before = words.slice(Math.max(0, at - 1), at)
  const opens = before[0]?.part !== words[at]?.part
  const rest = listen(words.slice(at))
  if (rest.has('opens') && (opens || listen(before).has('goes-on'))) return true
  if (words[at]?.part !== words.at(-1)?.part) return false
  // `…, B lays a jack: C's turn?`
  return rest.has('who-opens') || (opens && rest.has('turn') && !rest.has('lays'))
}

/** Everybody who is named, by the word that does. */
function peopleIn({ words, tokens }: Reading): ReadonlyMap<number, string> {
  const named = new Set(tokens.flatMap(({ id, at }) => (id === 'person' || id === 'off-turn' ? [at] : [])))
  const letters = listen(words).has('letters')
  const found = new Map<number, string>()
  for (const [at, { text, stem }] of words.entries()) {
    const rest = listen(words.slice(at))
    const name = rest.has('me')
      ? ME
      : rest.has('kin')
        ? text
        : ((letters ? letterAt(text, stem, listen(words.slice(at + 1))) : undefined) ??
          (/^\d$/.test(stem) && (listen(words.slice(0, at)).has('numbered') || rest.has('number-lays'))
            ? stem
            : named.has(at) && /^\p{L}/u.test(text) && !rest.has('nobody')
              ? text
              : undefined))
    if (name !== undefined) found.set(at, name)
  }
  return found
}

/** `A, B and C`, and then `B lays …`; `a jack` is no player A. */
function letterAt(text: string, stem: string, rest: Heard<keyof typeof seats>): string | undefined {
  if (/^[b-h]s$/.test(text)) return text.slice(0, 1)
  return /^[a-h]$/.test(text) && stem === text && (text !== 'a' || rest.has('does')) ? text : undefined
}

/** `players 1 to 5`, `6 players, number 6 …`: they are their numbers. */
function numberedRow(reading: Reading): Row | undefined {
  const said = listen(reading.words)
  const told = said.place('up-to')
  const end = told && Number(reading.words[told.to - 1]?.stem)
  const last = end ?? (said.has('number-of') ? (playersIn(reading) ?? 0) : 0)
  if (last < 3 || last > SEATED.length) return undefined
  return {
    names: Array.from({ length: last }, (_, index) => String(index + 1)),
    from: told?.at ?? 0,
    to: told?.to ?? 0,
  }
}

/** Plays everything between two words of a question. False where a part of it cannot be. */
function happens(
  reading: Reading,
  people: ReadonlyMap<number, string>,
  table: Table,
  from: number,
  to: number,
): boolean {
  const laid = mentionsOf(reading).filter(({ at }) => at >= from && at < to)
  let who: Seat | undefined
  let acts = 0
  for (let at = from; at < to; at++) {
    const person = people.get(at)
    if (person !== undefined && !listen(reading.words.slice(at)).has('of-me')) {
      who = table.names.indexOf(person)
      if (who < 0) return false
      if (listen(reading.words.slice(at + 1)).has('and')) continue
    }
    const card = laid.find((mention) => mention.at === at)
    const draws = card === undefined && listen(reading.words.slice(at)).has('draws')
    if (card === undefined && !draws) continue
    if (!(card === undefined ? table.draws(who) : table.lays(who, card))) return false
    acts++
  }
  return acts > 0
}
