/**
 * Finding rules, cards and house rules by what somebody types: any form and the beginning of a word, words run
 * together or apart, ids, and where nothing is spelled like that, the nearest word that occurs.
 */
import MiniSearch, { type Query } from 'minisearch'
import { distance } from '../../engine/record/names.ts'
import type { RuleText } from '../../engine/text.ts'
import { isKorean, isSmall, joined, nounOf, stemOf, termsOf, verbOf, type Word, wordsOf } from './terms.ts'

/** Something that can be found. */
export interface Findable {
  readonly id: string
  /** Its title and other short texts that name it; a word found here counts more. */
  readonly title: string
  readonly text: string
}

/** Something that was found. */
export interface Found<Item extends Findable> {
  readonly item: Item
  /** Higher is nearer to what was asked. */
  readonly score: number
}

/** What was typed and could not be found, and the word looked for instead. */
export interface Respelled {
  readonly typed: string
  readonly shown: string
}

/** What came of a search. */
export interface Search<Item extends Findable> {
  /** Best first. */
  readonly found: readonly Found<Item>[]
  /** What the texts were found by; marks it in them. */
  readonly marks: ReadonlySet<string>
  readonly respelled: readonly Respelled[]
}

/** Items to be searched; `index` makes it. */
export interface Index<Item extends Findable> {
  readonly items: readonly Item[]
  readonly mini: MiniSearch
  /** Every word that occurs, as it is compared and as it is printed. */
  readonly spelled: ReadonlyMap<string, string>
  /** Words of the texts, and folded and run together what else they are called. */
  readonly spoken: readonly { readonly printed: readonly Word[]; readonly names: readonly string[] }[]
}

const MOST_LETTERS = 48
const MOST_WORDS = 12
const BOOST = { title: 2, id: 2, text: 1, called: 0.1, more: 0.5 }
type Field = keyof typeof BOOST

/**
 * Prepares items for being searched.
 * @param more what an item is found by besides its own texts, e.g. the heading it stands under
 */
export function index<Item extends Findable>(
  items: readonly Item[],
  {
    more = () => '',
    called = [],
  }: { readonly more?: (item: Item) => string; readonly called?: RuleText['called'] } = {},
): Index<Item> {
  const spelled = new Map<string, string>()
  const spoken = called.map(([printed, ...names]) => ({ printed: wordsOf(printed), names: names.map(nameOf) }))
  for (const [at, { names }] of spoken.entries())
    for (const [nth, name] of names.entries()) spelled.set(name, called[at]?.[nth + 1] ?? '')
  const mini = new MiniSearch<Record<Field, string> & { nth: number }>({
    idField: 'nth',
    fields: Object.keys(BOOST),
    tokenize: (text, field) => {
      if (field === 'called') return text.split('|')
      const words = wordsOf(text)
      for (const word of words.filter((one) => !isSmall(one)))
        for (const [term, printed] of [
          [word.folded, word.printed],
          [nounOf(word.folded), nounOf(word.folded).normalize('NFC')],
        ] as const)
          if (!spelled.has(term)) spelled.set(term, printed)
      return allTerms(words, field === 'title')
    },
    processTerm: (term) => term,
  })
  mini.addAll(
    items.map((item, nth) => {
      // `skateboard.two-uses` is found by `two-uses` and by `uses`.
      const id = item.id.replaceAll('.', ' ')
      const own = wordsOf(`${item.title} ${item.text} ${id}`)
      return {
        nth,
        title: item.title,
        id,
        text: item.text,
        more: more(item),
        called: spoken.flatMap((one) => (speaksOf(own, one.printed) ? one.names : [])).join('|'),
      }
    }),
  )
  return { items, mini, spelled, spoken }
}

/** `slow motion` as it is compared: in one word. */
function nameOf(spoken: string): string {
  return wordsOf(spoken)
    .map(({ folded }) => folded)
    .join('')
}

function speaksOf(text: readonly Word[], name: readonly Word[]): boolean {
  return name.every(({ folded }) =>
    text.some((word) => (isKorean(folded) ? word.folded.startsWith(folded) : stemOf(word.folded) === stemOf(folded))),
  )
}

/** @param names whether English words, too, are found when they are run together */
function allTerms(words: readonly Word[], names: boolean): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    const pairs = next !== undefined && (names || (isKorean(word.folded) && isKorean(next.folded)))
    return pairs ? [...termsOf(word), joined(word, next).folded] : termsOf(word)
  })
}

const EXACTLY = { tokenize: (text: string) => [text], processTerm: (term: string) => term }

/** What finds a word: its beginning or its stem, a Korean one without its particle, or what is printed for it. */
function queryOf(folded: string, { spoken }: Index<Findable>): Query {
  const own = isKorean(folded) ? [nounOf(folded)] : [...new Set([folded, stemOf(folded)])]
  const printed = spoken
    .filter(({ names }) => names.some((name) => [folded, ...own].some((word) => isMeant(word, name))))
    .map(({ printed }): Query => ({ queries: printed.map((word) => word.folded), combineWith: 'AND' }))
  const prefix = (term: string) => term.length > 1 || isKorean(term)
  return { ...EXACTLY, queries: [...own, ...printed], combineWith: 'OR', prefix }
}

/** Whether a word is a name, or enough of its beginning. */
function isMeant(word: string, name: string): boolean {
  return word === name || (word.length > 3 && name.startsWith(word))
}

function occurs(folded: string, within: Index<Findable>): boolean {
  return within.mini.search(queryOf(folded, within)).length > 0
}

/** The nearest word that occurs, or undefined where none is near enough to be meant. */
function respell(wanted: string, { mini, spelled }: Index<Findable>): string | undefined {
  const allowed = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : wanted.length < 10 ? 2 : 3
  // Two letters the wrong way round are one mistake, and two changes.
  const near = mini.search(wanted, { ...EXACTLY, fuzzy: allowed === 0 ? false : allowed + 1 })
  return [...new Set(near.flatMap(({ terms }) => terms))]
    .filter((term) => spelled.has(term))
    .map((term) => ({ term, far: distance(wanted, term) + (term[0] === wanted[0] ? 0 : 0.5) }))
    .filter(({ far }) => far < allowed + 1)
    .sort((one, other) => one.far - other.far)[0]?.term
}

/** The words that were typed, those joined that are one: `hay maker` is, though some begin with `hay`; `king hit` is two. */
function joinedUp(typed: readonly Word[], within: Index<Findable>): Word[] {
  const words: Word[] = []
  for (const word of typed) {
    const last = words.at(-1)
    const one = last === undefined ? undefined : joined(last, word)
    const halves = [last, word].every((half) => half !== undefined && within.spelled.has(half.folded))
    const isOne =
      one !== undefined &&
      ((within.spelled.has(one.folded) && !halves) || (!occurs(word.folded, within) && occurs(one.folded, within)))
    if (isOne) words.splice(-1, 1, one)
    else words.push(word)
  }
  return words
}

/** What was typed as words that occur: some of them freed of their endings or respelled. */
function readingOf(asked: string, within: Index<Findable>): { words: string[]; respelled: Respelled[] } {
  const typed = wordsOf(asked).map(({ printed, folded }) => ({ printed, folded: folded.slice(0, MOST_LETTERS) }))
  const telling = typed.filter((word) => !isSmall(word))
  const respelled: Respelled[] = []
  const words = joinedUp((telling.length > 0 ? telling : typed).slice(0, MOST_WORDS), within).map((word) => {
    if (occurs(word.folded, within)) return word.folded
    const verb = verbOf(word.folded)
    if (isKorean(word.folded) && occurs(verb, within)) return verb
    const other = respell(word.folded, within)
    if (other !== undefined) respelled.push({ typed: word.printed, shown: within.spelled.get(other) ?? other })
    return other ?? word.folded
  })
  return { words: [...new Set(words)], respelled }
}

/**
 * Finds what was asked for. Everything that has all the words comes alone; where nothing has them all, what fits
 * best comes, rare words counting more.
 */
export function search<Item extends Findable>(asked: string, within: Index<Item>): Search<Item> {
  const { words, respelled } = readingOf(asked, within)
  const run = (combineWith: 'AND' | 'OR') =>
    within.mini.search({ queries: words.map((word) => queryOf(word, within)), combineWith }, { boost: BOOST })
  let results = run('AND')
  if (results.length === 0) {
    results = run('OR')
    const best = results[0]?.score ?? 0
    results = results.filter(({ score }) => score >= best / 2)
  }
  const id = asked.trim().toLowerCase()
  const found = results.map(({ id: nth, score }) => {
    const item = within.items[nth as number] as Item
    return { item, score: item.id.toLowerCase() === id ? Number.MAX_SAFE_INTEGER : score }
  })
  const marks = new Set(results.flatMap(({ terms }) => terms))
  return { found: found.sort((one, other) => other.score - one.score), marks, respelled }
}

/** A text cut into parts it was found by and parts it was not, in order. */
export function marked(text: string, marks: ReadonlySet<string>): { readonly text: string; readonly hit: boolean }[] {
  const words = wordsOf(text)
  const hits = words.map((word) => termsOf(word).some((term) => marks.has(term)))
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    // `grab` finds the two words of `grabafter`, too, and means the first.
    if (next !== undefined && !hits[at] && marks.has(joined(word, next).folded)) hits.fill(true, at, at + 2)
  }
  const parts: { text: string; hit: boolean }[] = []
  const put = (text: string, hit: boolean) => {
    const last = parts.at(-1)
    if (last?.hit === hit) last.text += text
    else if (text !== '') parts.push({ text, hit })
  }
  let from = 0
  for (const [at, { printed }] of words.entries()) {
    const start = text.indexOf(printed, from)
    put(text.slice(from, start), false)
    put(printed, hits[at] ?? false)
    from = start + printed.length
  }
  put(text.slice(from), false)
  return parts
}
