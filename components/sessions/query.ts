/** What somebody types to find a session: dates become a span of time, games the game, the rest words to be found. */
import { fold } from '../../engine/record/names.ts'
import { gameName, gameNamed, games } from '../../engine/rulesets.ts'
import type { Finding } from '../../store/find.ts'

interface Span {
  readonly from: number
  readonly until: number
}

const NOBODY: ReadonlySet<string> = new Set()

/** Words for a day near today, in every language at once: nothing else is called so. */
const DAYS_AGO: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['yesterday', 1],
  ['오늘', 0],
  ['어제', 1],
  ['그제', 2],
])

/** Names of the months in a language, as they may be typed: long and short. */
function months(locale: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const style of ['long', 'short'] as const)
    for (const tag of ['en', locale]) {
      const format = new Intl.DateTimeFormat(tag, { month: style })
      for (let month = 0; month < 12; month++) found.set(plain(format.format(new Date(2000, month, 15))), month)
    }
  return found
}

const plain = (text: string) => text.toLowerCase().replace(/[.,]+$/, '')

/** The span of a day, a month or a year, in the time of this place. */
function span(year: number, month?: number, day?: number): Span | undefined {
  const from = new Date(year, month ?? 0, day ?? 1)
  if (month !== undefined && from.getMonth() !== month) return undefined
  const until =
    day !== undefined
      ? new Date(year, month ?? 0, day + 1)
      : month !== undefined
        ? new Date(year, month + 1, 1)
        : new Date(year + 1, 0, 1)
  return { from: from.getTime(), until: until.getTime() }
}

/** A year as it may be typed: `2026`. Two digits are a day rather than a year. */
function yearOf(word: string | undefined): number | undefined {
  const found = /^((?:19|20)\d\d)년?$/.exec(word ?? '')?.[1]
  return found === undefined ? undefined : Number(found)
}

function dayOf(word: string | undefined): number | undefined {
  const found = /^(\d{1,2})(?:st|nd|rd|th|일)?$/.exec(word ?? '')
  const day = Number(found?.[1])
  return day >= 1 && day <= 31 ? day : undefined
}

/** The last time that a month, or a day of a month, came round before a moment. */
function last(now: number, month: number, day: number | undefined): Span | undefined {
  const year = new Date(now).getFullYear()
  const here = span(year, month, day)
  return here !== undefined && here.from <= now ? here : (span(year - 1, month, day) ?? here)
}

/**
 * Reads a typed text. A date is `14 June`, `June 14 2026`, `June`, `2026`, `2026-06-14`, `14.6.2026`, `14/6`, `today` or
 * `yesterday`, the latest such in the past where no year is said; slashes stand as day, month, year. Whatever is no date
 * is looked for as words.
 * @param now milliseconds since 1970
 * @param players folded words of players' names: `may` alone is then the player rather than the month
 */
export function wanted(typed: string, now: number, locale: string, players: ReadonlySet<string> = NOBODY): Finding {
  const names = months(locale)
  const words = typed.trim().split(/\s+/).filter(Boolean).slice(0, 12)
  const rest: string[] = []
  let found: Span | undefined
  for (let at = 0; at < words.length; at++) {
    const word = plain(words[at] ?? '')
    const taken = found === undefined ? dateAt(words.map(plain), at, now, names) : undefined
    if (taken === undefined || (taken.words === 1 && players.has(word))) rest.push(word)
    else {
      found = taken.span
      at += taken.words - 1
    }
  }
  const text = gameText(rest)
  return { ...(text === '' ? {} : { text }), ...found }
}

/** A date that begins at a word, and how many words it takes. */
function dateAt(
  words: readonly string[],
  at: number,
  now: number,
  names: ReadonlyMap<string, number>,
): { readonly span: Span; readonly words: number } | undefined {
  const [one, two, three] = [words[at], words[at + 1], words[at + 2]]
  const today = new Date(now)
  const made = (span: Span | undefined, words: number) => (span === undefined ? undefined : { span, words })
  const ago = DAYS_AGO.get(one ?? '')
  if (ago !== undefined) {
    const day = today.getDate() - ago
    const date = new Date(today.getFullYear(), today.getMonth(), day)
    return made(span(date.getFullYear(), date.getMonth(), date.getDate()), 1)
  }
  const numbers = dateNumbers(one ?? '', today.getFullYear())
  if (numbers !== undefined) return made(span(...numbers), 1)
  const month = names.get(one ?? '')
  if (month !== undefined) {
    const day = dayOf(two)
    const year = yearOf(day === undefined ? two : three)
    const used = 1 + (day === undefined ? 0 : 1) + (year === undefined ? 0 : 1)
    return made(year === undefined ? last(now, month, day) : span(year, month, day), used)
  }
  const day = dayOf(one)
  const after = names.get(two ?? '')
  if (day !== undefined && after !== undefined) {
    const year = yearOf(three)
    return made(year === undefined ? last(now, after, day) : span(year, after, day), year === undefined ? 2 : 3)
  }
  const year = yearOf(one)
  // 2026년 6월 14일: the year stands first.
  const [inYear, onDay] = [names.get(two ?? ''), dayOf(three)]
  if (year !== undefined && inYear !== undefined && /년$/.test(one ?? ''))
    return made(span(year, inYear, onDay), onDay === undefined ? 2 : 3)
  return year === undefined ? undefined : made(span(year), 1)
}

/** `2026-06-14`, `2026-06`, `14.6.2026`, `14/6`: year, month from 0, day. */
function dateNumbers(word: string, thisYear: number): [number, number, number?] | undefined {
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(word)
  if (iso !== null) {
    const day = iso[3] === undefined ? [] : [Number(iso[3])]
    return [Number(iso[1]), Number(iso[2]) - 1, ...day] as [number, number, number?]
  }
  const local = /^(\d{1,2})[./](\d{1,2})[./]?(\d{4})?$/.exec(word)
  if (local === null) return undefined
  return [Number(local[3] ?? thisYear), Number(local[2]) - 1, Number(local[1])]
}

/** Games by what they are called in another language than English. */
const LOCAL_NAMES: ReadonlyMap<string, string> = new Map(
  games.flatMap(({ id, name }) => {
    const local = gameName(id, 'ko')
    return local === name ? [] : [[fold(local), id]]
  }),
)

/** Words with the name of a game in them as the game's id, which is what the store knows. */
function gameText(words: readonly string[]): string {
  const game = words.length > 1 ? gameNamed(words.join(' ')) : undefined
  return game ?? words.map((word) => LOCAL_NAMES.get(fold(word)) ?? word).join(' ')
}
