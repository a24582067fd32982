/** A question as cases look at it: what stands out in it. */
import { type Heard, listenerFor } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import { cards, type OneOutsCard } from '../cards.ts'
import { roundsPut } from './en-cases-rounds.ts'
import { standsPut } from './en-cases-stand.ts'
import { turnsPut } from './en-cases-turn.ts'

const phrases = { ...roundsPut, ...turnsPut, ...standsPut }
const listen = listenerFor(phrases)

const cardsThat = (fit: (card: OneOutsCard) => boolean): readonly string[] =>
  cards.filter(fit).map(({ id }) => `card:${id}`)

/** What more than one meaning stands for. */
const KINDS = {
  nark: ['card:nark', 'narker'],
  hacky: ['card:hacky-sack'],
  trow: ['card:down-trow'],
  board: ['card:skateboard', 'my-board', 'card:another-skateboard', 'other-board', 'same-board'],
  grabs: ['card:grab', 'steal'],
  buff: [...cardsThat(({ buff }) => buff !== undefined), 'class:buff', 'two-kinds'],
  'follow-up': ['card:noogie', 'card:bite', 'class:follow-up'],
  eggs: ['card:four-eggs', 'all-eggs'],
  /** A defence card that is no Skateboard, or a word for one. */
  defence: [
    ...cardsThat(({ defence, id }) => defence !== undefined && id !== 'skateboard'),
    'class:defence',
    'class:dodge',
    'class:block',
    'as-defence',
  ],
  blocked: ['card:fend', 'class:block', 'boarded-it'],
  /** An attack card that is neither a Skateboard, which blocks as well, nor the Hacky Sack. */
  attack: cardsThat(({ attack, id }) => attack !== undefined && id !== 'skateboard' && id !== 'hacky-sack'),
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Something that may stand out: a meaning of the game's words, a phrase, or one of a kind. */
export type Mark = keyof typeof KINDS | keyof typeof phrases | Meaning
type Meaning =
  | `${'card' | 'class' | 'is' | 'w'}:${string}`
  | 'cap-over'
  | 'gone'
  | 'heal'
  | 'hp'
  | 'idle'
  | 'lose-hp'
  | 'out'
  | 'spent'
  | 'split'
  | 'sudden-death'
  | 'third'
  | 'two-kinds'
  | 'two-players'
  | 'two-victims'
  | 'victim'

/** What stands out in a question. */
export class Put {
  readonly #ids: ReadonlySet<string>
  readonly #heard: Heard<keyof typeof phrases>
  readonly #words: Reading['words']

  constructor({ tokens, words }: Reading) {
    this.#words = words
    this.#ids = new Set(tokens.map(({ id }) => id))
    this.#heard = listen(words)
  }

  /** Whether one of these stands out. */
  any(...marks: readonly string[]): boolean {
    return marks.some((mark) => {
      if (isKey(KINDS, mark)) return this.any(...KINDS[mark])
      return isKey(phrases, mark) ? this.#heard.has(mark) : this.#ids.has(mark)
    })
  }

  /** The number of a phrase, where it is said; not the one just before it: `started on 7, on 2 now`. */
  number(phrase: keyof typeof phrases): number | undefined {
    const place = this.#heard.place(phrase)
    if (place === undefined || !/^\d+$/.test(this.#words[place.at]?.stem ?? '')) return place?.number
    return listen(this.#words.slice(place.at + 1)).place(phrase)?.number
  }
}

function isKey<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key)
}
