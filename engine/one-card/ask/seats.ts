/** Who sits where, told in a row, what each of them played, and whose turn that makes it. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { textOf } from '../../ask/words.ts'
import type { Seat } from '../../ruleset.ts'
import { playersIn } from './counts.ts'
import { mentionsOf } from './mentions.ts'
import { Table } from './table.ts'

/** Somebody, by the word that names him. */
type Somebody = { readonly name: string; readonly at: number }

const BETWEEN = /^(and|then|to|next|after|that|is|me|i|myself|finally|last|comes|followed|by|left|of|the|order)$/
const ASKED = /\b(whose|who|which|who is|turn|go|next|on|up|plays?|again|draws?|hit|attacked|faces?)\b/
const LAYING =
  /^(put|puts|lay|lays|laid|play|plays|played|drop|drops|dropped|threw|throw|throws|slap|slaps|slapped|slam|slams|chuck|chucks|dump|dumps|answer|answers|answered|has|with|counter|counters|starts|start|opens|leads|lead|turns|s)$/
const DRAWING = /^(draw|draws|drew|takes?|took|picks?|picked|eats?|ate)$/

/** Whose turn it is after what a question tells of people whose order it says; undefined where it says none. */
export function turnAfter({ game, reading }: Workbench): Finding | undefined {
  const row = rowOf(reading)
  if (row === undefined) return undefined
  const { names, from, start } = row
  const text = textOf(reading)
  const last = reading.words.at(-1)?.part ?? 0
  const begins = reading.words.findIndex(
    ({ text: word, part }, at) => at >= from && asks(reading, at, word, part, last),
  )
  if (begins < 0) return undefined
  const said = reading.words
    .slice(begins)
    .map((word) => word.text)
    .join(' ')
  if (!ASKED.test(said)) return undefined
  const multi = /\b(at once|together|both|in 1 go|pair of|pairs?|doubles|several|sets?)\b/.test(text)
  const table = Table.of(game, names, multi ? { multi: 'yes' } : {})
  // What was played is told behind the row, or before it.
  if (table === undefined || !(told(reading, table, from, begins) || told(reading, table, 0, start))) return undefined
  const who = peopleOf(reading).filter(({ at }) => at >= begins)
  const rules = table.turnRules()
  if (
    /^(\w+ )?(whose|who|which)\b|^next$/.test(said) ||
    /\b(whose|who is|who plays|who goes|who draws|who has)\b/.test(said)
  ) {
    const name = names[table.turn] ?? ''
    return {
      kind: 'fact',
      rules,
      rulings: [],
      fact: name === 'i' ? 'me' : name.replace(/^\p{L}/u, (letter) => letter.toUpperCase()),
    }
  }
  const asked = who[0]
  if (asked === undefined || !names.includes(asked.name)) return undefined
  const right = names[table.turn] === asked.name
  return {
    kind: right !== /\b(over|done|finished|skipped|miss|misses|sit out|sits out)\b/.test(said) ? 'yes' : 'no',
    rules,
    rulings: [],
  }
}

/** Where the question itself begins. */
function asks(reading: Reading, at: number, word: string, part: number, last: number): boolean {
  if (
    /^(whose|who|whos|which|is|does|do|am|will|can|so)$/.test(word) &&
    (at === 0 || reading.words[at - 1]?.part !== part || /^(now|so|and|then)$/.test(reading.words[at - 1]?.text ?? ''))
  )
    return true
  // `…, B lays a jack: C's turn?`
  const opens =
    part === last &&
    reading.words[at - 1]?.part !== part &&
    reading.words.slice(at).some(({ text }) => /^(turn|go|next|up)$/.test(text))
  return (
    (part === last && /^(whose|who|next)$/.test(word)) ||
    (opens && !reading.words.slice(at).some(({ text }) => LAYING.test(text) && text !== 's'))
  )
}

function peopleOf(reading: Reading): readonly Somebody[] {
  const named = new Set(
    reading.tokens.flatMap(({ id, at }) => (id === 'person' ? [at] : id === 'off-turn' ? [at] : [])),
  )
  const letters = /\ba b c\b|\ba b and c\b/.test(textOf(reading))
  return reading.words.flatMap(({ text }, at) => {
    if (/^(i|me|my|myself)$/.test(text)) return [{ name: 'i', at }]
    if (KIN.test(text)) return [{ name: text, at }]
    // `A, B and C`, and then `B lays …`
    if (
      letters &&
      /^[a-h]$/.test(text) &&
      reading.words[at]?.stem === text &&
      (text !== 'a' || !isNoun(reading, at + 1))
    )
      return [{ name: text, at }]
    if (letters && /^[b-h]s$/.test(text)) return [{ name: text.slice(0, 1), at }]
    const stem = reading.words[at]?.stem ?? ''
    if (
      /^\d$/.test(stem) &&
      (/^(players?|number|seat)$/.test(reading.words[at - 1]?.text ?? '') ||
        LAYING.test(reading.words[at + 1]?.text ?? ''))
    )
      return [{ name: stem, at }]
    return named.has(at) && /^\p{L}/u.test(text) && !/^(someone|somebody|anyone|player|is|its)$/.test(text)
      ? [{ name: text, at }]
      : []
  })
}

const KIN =
  /^(mum|mom|dad|sis|bro|gran|grandma|grandpa|granny|nan|nana|auntie|aunt|uncle|mother|father|sister|brother|cousin|wife|husband)$/

/** `a jack` is no player A. */
function isNoun(reading: Reading, at: number): boolean {
  return !/^(b|and|then|plays?|lays?|puts?|drops?|draws?|throws?|is|has|answers?|counters?|next)$/.test(
    reading.words[at]?.text ?? '',
  )
}

/** Three or more people named one after the other: the order they play in. */
function rowOf(reading: Reading): { names: readonly string[]; from: number; start: number } | undefined {
  const people = peopleOf(reading)
  const numbered = numberedRow(reading)
  if (numbered !== undefined) return numbered
  for (let first = 0; first < people.length; first++) {
    const row: Somebody[] = []
    for (const one of people.slice(first)) {
      const before = row.at(-1)
      if (before !== undefined) {
        const between = reading.words.slice(before.at + 1, one.at).map(({ text }) => text)
        if (
          between.length > 3 ||
          !between.every((word) => BETWEEN.test(word)) ||
          row.some(({ name }) => name === one.name)
        )
          break
      }
      row.push(one)
    }
    const end = row.at(-1)
    if (row.length > 2 && end !== undefined)
      return { names: row.map(({ name }) => name), start: row[0]?.at ?? 0, from: end.at + 1 }
  }
  return undefined
}

/** `players 1 to 5`, `6 players, number 6 …`: they are their numbers. */
function numberedRow(reading: Reading): { names: readonly string[]; from: number; start: number } | undefined {
  const { words } = reading
  const at = words.findIndex(
    ({ text }, index) =>
      /^(players?|seats?|numbered|numbers?)$/.test(text) &&
      words[index + 1]?.stem === '1' &&
      words[index + 2]?.text === 'to',
  )
  const spoken = words.some(
    ({ text }, index) => /^(number|player|seat)$/.test(text) && /^\d$/.test(words[index + 1]?.stem ?? ''),
  )
  const last = at >= 0 ? Number(words[at + 3]?.stem) : spoken ? (playersIn(reading) ?? 0) : 0
  if (!(last > 2 && last < 11)) return undefined
  return {
    names: Array.from({ length: last }, (_, index) => String(index + 1)),
    start: Math.max(at, 0),
    from: at < 0 ? 0 : at + 4,
  }
}

/** Plays everything between two words of a question. False where a part of it cannot be. */
function told(reading: Reading, table: Table, from: number, to: number): boolean {
  const people = peopleOf(reading)
  const laid = mentionsOf(reading).filter(({ at }) => at >= from && at < to)
  let who: Seat | undefined
  let acts = 0
  for (let at = from; at < to; at++) {
    const word = reading.words[at]?.text ?? ''
    const person = people.find((one) => one.at === at)
    const next = reading.words[at + 1]?.text ?? ''
    if (person !== undefined && !/^(my|me)$/.test(word)) {
      const seat = table.names.indexOf(person.name)
      if (seat < 0) return false
      who = seat
      if (/^(and)$/.test(next)) continue
    }
    const card = laid.find((mention) => mention.at <= at && at < mention.to && at === Math.max(mention.at, from))
    if (card !== undefined) {
      if (!table.lays(who, card)) return false
      acts++
    } else if (DRAWING.test(word)) {
      if (!table.draws(who)) return false
      acts++
    } else if (LAYING.test(word)) continue
  }
  return acts > 0
}
