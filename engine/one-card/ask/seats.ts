/** Who sits where, told in a row, what each of them played, and whose turn that makes it. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { type Heard, listenerFor } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import { type Row, rowsIn } from '../../ask/row.ts'
import type { Word } from '../../ask/words.ts'
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
  const row = numberedRow(reading) ?? seatedRow(reading, people)
  if (row === undefined) return undefined
  const begins = words.findIndex((word, at) => at >= row.to && asks(words.slice(0, at), [word, ...words.slice(at + 1)]))
  const said = listen(words.slice(begins))
  if (begins < 0 || !said.has('asked')) return undefined
  const table = Table.of(game, row.names, { rulings: listen(words).has('at-once') ? { multi: 'yes' } : {} })
  if (table === undefined) return undefined
  const told = (from: number, to: number): boolean => happens(reading, people, table, from, to)
  // What was played is told behind the row, or before it.
  if (!told(row.to, begins) && !told(0, row.from)) return undefined
  const rules = table.turnRules()
  const next = row.names[table.turn] as string
  if (said.has('who')) {
    const fact = next === ME ? myself : next.charAt(0).toUpperCase() + next.slice(1)
    return { kind: 'fact', rules, rulings: [], fact }
  }
  const asked = [...people].find(([at]) => at >= begins)?.[1]
  const seat = asked === undefined ? -1 : row.names.indexOf(asked)
  if (seat < 0) return undefined
  if (said.has('skipped')) {
    const { happened } = table.state
    return yesOrNo(
      happened.some((one) => one.kind === 'skip' && one.seat === seat),
      rules,
    )
  }
  return yesOrNo((table.turn === seat) !== said.has('not-on'), rules)
}

/** Whether the question itself begins there. */
function asks(before: readonly Word[], [first, ...others]: readonly [Word, ...Word[]]): boolean {
  const opens = before.at(-1)?.part !== first.part
  const rest = listen([first, ...others])
  if (rest.has('opens') && (opens || listen(before).has('goes-on'))) return true
  if (others.some(({ part }) => part !== first.part)) return false
  // `…, B lays a jack: C's turn?`
  return rest.has('who-opens') || (opens && rest.has('turn') && !rest.has('lays'))
}

/** Everybody who is named, by the word that does. */
function peopleIn({ words, tokens }: Reading): ReadonlyMap<number, string> {
  const named = new Set(tokens.filter(({ id }) => id === 'person' || id === 'off-turn').map(({ at }) => at))
  const letters = listen(words).has('letters')
  const found = new Map<number, string>()
  for (const [at, { text, stem }] of words.entries()) {
    const rest = listen(words.slice(at))
    const name = rest.has('me')
      ? ME
      : rest.has('kin')
        ? text
        : ((letters ? letterAt(text, listen(words.slice(at + 1))) : undefined) ??
          (/^\d+$/.test(stem) && (listen(words.slice(0, at)).has('numbered') || rest.has('number-lays'))
            ? stem
            : named.has(at) && /\p{L}/u.test(text) && !rest.has('nobody')
              ? text
              : undefined))
    if (name !== undefined) found.set(at, name)
  }
  return found
}

/** `A, B and C`, and then `B lays …`; `a jack` is no player A. */
function letterAt(text: string, rest: Heard<keyof typeof seats>): string | undefined {
  if (/^[b-h]s$/.test(text)) return text.slice(0, 1)
  return /^[a-h]$/.test(text) && (text !== 'a' || rest.has('does')) ? text : undefined
}

/** The first row that names more than two. `Ann, Ben, Cy. Dora lays …`: who does something behind it sits elsewhere. */
function seatedRow({ words }: Reading, people: ReadonlyMap<number, string>): Row | undefined {
  const row = rowsIn(words, (at) => people.get(at)).find(({ names }) => names.length > 2)
  if (row === undefined) return undefined
  const last = row.to - 1
  const acts = words[last - 1]?.part !== words[last]?.part && listen(words.slice(row.to)).has('acts')
  return acts && row.names.length > 3 ? { ...row, names: row.names.slice(0, -1), to: last } : row
}

/** `players 1 to 5`, `6 players, number 6 …`: they are their numbers. */
function numberedRow(reading: Reading): Row | undefined {
  const said = listen(reading.words)
  const told = said.place('up-to')
  const end = told && Number((reading.words[told.to - 1] as Word).stem)
  const last = end ?? (said.has('number-of') ? (playersIn(reading) ?? 0) : 0)
  if (last < 3) return undefined
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
  const laid = mentionsOf(reading)
  let who: Seat | undefined
  let acts = 0
  for (let at = from; at < to; at++) {
    const person = people.get(at)
    const rest = listen(reading.words.slice(at))
    if (person !== undefined && !rest.has('of-me')) who = table.names.indexOf(person)
    const card = laid.find((mention) => mention.at === at)
    if (card === undefined && !rest.has('draws')) continue
    if (!(card === undefined ? table.draws(who) : table.lays(who, card))) return false
    acts++
  }
  return acts > 0
}
