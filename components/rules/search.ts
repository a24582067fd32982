/**
 * Finding rules, cards and house rules by what somebody types: without regard to case, accents, hyphens and
 * apostrophes, by the beginning or the stem of a word, and where nothing is spelled like that, by the nearest word
 * that occurs.
 */
import { distance } from '../../engine/record/names.ts'

/** Something that can be found. */
export interface Findable {
  readonly id: string
  /** Its title and other short texts that name it; a word found here counts more. */
  readonly title: string
  readonly text: string
}

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

export interface Search<Item extends Findable> {
  /** Best first. */
  readonly found: readonly Found<Item>[]
  /** The folded words looked for; marks them in the text. */
  readonly words: readonly string[]
  readonly respelled: readonly Respelled[]
}

/** Words that say nothing about which rule is meant. */
const SMALL = new Set(
  'a an and are as at be by can cant did do does for from get had has have he her him his how i if in into is it its may me my no not of off on or our s she so t than that the their them they then there this to us was we what when where which who whom will with would you your'.split(
    ' ',
  ),
)

const MOST_LETTERS = 24
const MOST_WORDS = 12

/** A text as words are compared: `Slow-mo Dodge` is `slowmo`, `dodge`. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`\u2010\u2011-]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** The common part of `attack`, `attacks`, `attacked`, `attacking`. */
function stem(word: string): string {
  if (word.length < 5) return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  return word.replace(/(?:ings?|edly|ed|ers?|es|e|s)$/u, '').replace(/([bdgklmnpt])\1$/u, '$1')
}

/** Korean particles and what a question ends in, as words are compared: without it 조커를 is 조커. */
const KOREAN_ENDS = new RegExp(
  `(?<=..)(?:${'에게서 에게 에서 에는 으로 로는 로 은 는 이 가 을 를 과 와 의 에 도 만 까지 부터 나요 어요 아요 해요 하나요 되나요 할 하면'
    .split(' ')
    .map((end) => end.normalize('NFKD'))
    .join('|')})$`,
  'u',
)

/** A Korean word without its particle; any other word as it is. */
function bare(word: string): string {
  return word.normalize('NFC').length < 3 ? word : word.replace(KOREAN_ENDS, '')
}

/** Whether a word of a text is the one that is looked for. */
function matches(word: string, wanted: string): boolean {
  return (
    word === wanted ||
    (wanted.length > 1 && word.startsWith(wanted)) ||
    stem(word) === stem(wanted) ||
    (/[\u1100-\u11ff]/.test(wanted) && word.startsWith(bare(wanted)))
  )
}

interface Indexed<Item> {
  readonly item: Item
  readonly title: readonly string[]
  readonly all: readonly string[]
}

export interface Index<Item extends Findable> {
  readonly items: readonly Indexed<Item>[]
  /** Every word that occurs, as it is compared and as it is printed. */
  readonly spelled: ReadonlyMap<string, string>
}

/**
 * Prepares items for being searched.
 * @param more what an item is found by besides its own texts, e.g. the heading it stands under
 */
export function index<Item extends Findable>(
  items: readonly Item[],
  more: (item: Item) => string = () => '',
): Index<Item> {
  const spelled = new Map<string, string>()
  const indexed = items.map((item) => {
    // `skateboard.two-uses` is found by `two-uses` and by `uses`.
    const id = `${item.id.replaceAll('.', ' ')} ${item.id.replaceAll(/[.-]/g, ' ')}`
    for (const printed of `${item.title} ${item.text} ${id} ${more(item)}`.split(
      /[^\p{L}\p{M}\p{N}'’\u2010\u2011-]+/u,
    )) {
      const [word] = wordsOf(printed)
      if (word !== undefined && !spelled.has(word)) spelled.set(word, printed)
    }
    const title = wordsOf(`${item.title} ${id}`)
    return { item, title, all: [...title, ...wordsOf(`${item.text} ${more(item)}`)] }
  })
  return { items: indexed, spelled }
}

/** The nearest word that occurs, or undefined where none is near enough to be meant. */
function respell(wanted: string, spelled: ReadonlyMap<string, string>): string | undefined {
  const allowed = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : wanted.length < 10 ? 2 : 3
  let best: string | undefined
  let least = allowed + 1
  for (const word of spelled.keys()) {
    if (Math.abs(word.length - wanted.length) > allowed) continue
    const far = distance(wanted, word)
    if (far < least) {
      least = far
      best = word
    }
  }
  return best
}

/**
 * Finds what was asked for. Everything that has all the words comes alone; where nothing has them all, what has the
 * most of them comes, rare words counting more.
 */
export function search<Item extends Findable>(asked: string, within: Index<Item>): Search<Item> {
  const typed = wordsOf(asked).map((word) => word.slice(0, MOST_LETTERS))
  const telling = typed.filter((word) => !SMALL.has(word))
  const respelled: Respelled[] = []
  const words: string[] = []
  for (const word of (telling.length > 0 ? telling : typed).slice(0, MOST_WORDS)) {
    const occurs = [...within.spelled.keys()].some((other) => matches(other, word))
    const other = occurs ? undefined : respell(word, within.spelled)
    if (other !== undefined) respelled.push({ typed: word, shown: within.spelled.get(other) ?? other })
    const wanted = other ?? word
    if (!words.includes(wanted)) words.push(wanted)
  }
  if (words.length === 0) return { found: [], words, respelled }

  const weights = words.map((word) => {
    const times = within.items.filter((one) => one.all.some((other) => matches(other, word))).length
    return times === 0 ? 0 : Math.log(1 + within.items.length / times)
  })
  const scored = within.items.map((one) => {
    let score = 0
    let has = 0
    for (const [at, word] of words.entries()) {
      if (!one.all.some((other) => matches(other, word))) continue
      has += 1
      const weight = weights[at] ?? 0
      score += one.title.some((other) => matches(other, word)) ? 2 * weight : weight
    }
    return { item: one.item, score, has }
  })
  const most = Math.max(0, ...scored.map((one) => one.has))
  const best = Math.max(0, ...scored.map((one) => one.score))
  const found = scored
    .filter((one) => one.has > 0 && (most === words.length ? one.has === most : one.score >= best / 2))
    .sort((one, other) => other.score - one.score)
    .map(({ item, score }) => ({ item, score }))
  return { found, words, respelled }
}

/** A text cut into parts that are looked for and parts that are not, in order. */
export function marked(text: string, words: readonly string[]): { readonly text: string; readonly hit: boolean }[] {
  if (words.length === 0) return [{ text, hit: false }]
  const parts: { text: string; hit: boolean }[] = []
  for (const part of text.split(/([\p{L}\p{M}\p{N}'’\u2010\u2011-]+)/u)) {
    if (part === '') continue
    const hit = wordsOf(part).some((word) => words.some((wanted) => matches(word, wanted)))
    const last = parts.at(-1)
    if (last !== undefined && last.hit === hit) last.text += part
    else parts.push({ text: part, hit })
  }
  return parts
}
