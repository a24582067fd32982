/** A question as typed, cut into plain words: one spelling, one form of a word, no punctuation. */

/** A word of the text. */
export interface Word {
  /** Its base form: `dodged`, `dodging` and `dodges` are one. */
  readonly stem: string
  /** As typed, in small letters. */
  readonly text: string
  /** Typed with a capital letter, and not only because the text begins with it. */
  readonly capital: boolean
  /** Which part of the text it stands in, from 0: parts end at commas, full stops and the like. */
  readonly part: number
}

/** The words of a question in small letters, short forms written out. */
export function textOf({ words }: { readonly words: readonly Word[] }): string {
  return words.map(({ text }) => text).join(' ')
}

/** What a language does to words before their meaning is looked up. */
export interface WordForms {
  /** Short forms written out, `can't` as `can not`: applied to whole words, apostrophes gone. */
  readonly short: Readonly<Record<string, string>>
  /** Irregular forms. */
  readonly irregular: Readonly<Record<string, string>>
  /** Number words. */
  readonly numbers: Readonly<Record<string, string>>
  /** What a word may end in beside its base form, the longest first; without any, it ends as English words do. */
  readonly endings?: readonly string[]
}

/** Longest question that is read, in UTF-16 units. */
const LONGEST_QUESTION = 400

/**
 * The words of a text. Linear in its length; what is beyond the longest question is not read.
 * @param names first names, in small letters: `Max` is nobody's maximum
 */
export function wordsOf(text: string, forms: WordForms, names?: ReadonlySet<string>): Word[] {
  const words: Word[] = []
  if (text.length <= LONGEST_QUESTION && SMALL.test(text)) {
    for (const written of text.split(' ')) if (written !== '') words.push(...smallWord(written, forms))
    return words
  }
  const plain = text
    .slice(0, LONGEST_QUESTION)
    .normalize('NFKC')
    .replace(/[‘’`´]/g, "'")
    .replace(/\bw\//gi, 'with ')
  let part = 0
  for (const match of plain.matchAll(/[\p{L}\p{N}]+(?:'\p{L}+)*|[+=]|[.,;:?!()–—]/gu)) {
    const written = match[0]
    if (/[.,;:?!()–—]/.test(written)) {
      part++
      continue
    }
    const small = written.toLowerCase()
    // The first word has a capital letter whatever it is.
    const capital = /^\p{Lu}\p{Ll}/u.test(written) && (match.index > 0 || names?.has(small) === true)
    for (const text of capital && names?.has(small)
      ? [small]
      : small.split(NUMBERED).flatMap((one) => spelled(one, forms)))
      words.push({ stem: stemOf(text, forms), text, capital, part })
  }
  return words
}

/** Where a Korean word goes on from a number, or to one. */
const NUMBERED = /(?<=\d)(?=\p{Script=Hangul})|(?<=\p{Script=Hangul})(?=\d)/u

/** A text that is its words and spaces: nothing in it is to be folded, and all of it is one part. */
const SMALL = /^[a-z0-9 ]*$/

const smallWords = new WeakMap<WordForms, Map<string, readonly Word[]>>()
/** Words that are remembered: more than the ways of a game have. */
const MOST_REMEMBERED = 10_000

/** What a word in small letters is written out as. The ways of a game say the same few words over and over. */
function smallWord(written: string, forms: WordForms): readonly Word[] {
  const all = smallWords.get(forms) ?? new Map<string, readonly Word[]>()
  if (all.size === 0) smallWords.set(forms, all)
  const known = all.get(written)
  if (known !== undefined) return known
  const made = spelled(written, forms).map((text) => ({ stem: stemOf(text, forms), text, capital: false, part: 0 }))
  if (all.size < MOST_REMEMBERED) all.set(written, made)
  return made
}

function spelled(word: string, forms: WordForms): string[] {
  const measured = /^(\d+)(hp|cards?|players?|dmg)$/.exec(word)
  if (measured !== null) return [measured[1] ?? '', measured[2] ?? '']
  const bare = word.replace(/'/g, '')
  const written = Object.hasOwn(forms.short, bare) ? forms.short[bare] : undefined
  if (written !== undefined) return written.split(' ')
  // `Nova's`, and a noun made a verb: `haka'd`.
  return [word.replace(/(..)'(?:s|d|ed)$/, '$1').replace(/'/g, '')]
}

/** The base form of a word; of an English one: endings off, doubled letters undone. */
function stemOf(word: string, forms: WordForms): string {
  const number = Object.hasOwn(forms.numbers, word) ? forms.numbers[word] : undefined
  if (number !== undefined) return number
  const irregular = Object.hasOwn(forms.irregular, word) ? forms.irregular[word] : undefined
  if (irregular !== undefined) return irregular
  if (forms.endings !== undefined) {
    const ending = forms.endings.find((one) => word.length > one.length + 1 && word.endsWith(one))
    return ending === undefined ? word : word.slice(0, -ending.length)
  }
  if (word.length < 4 || /\d/.test(word)) return word
  let stem = word
  if (/(ss|us|is)$/.test(stem)) return stem
  if (stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (stem.endsWith('s')) stem = stem.slice(0, -1)
  if (stem.length > 4 && stem.endsWith('ied')) stem = `${stem.slice(0, -3)}y`
  else if (/[aeiouy].*ing$/.test(stem)) stem = undoubled(stem.slice(0, -3))
  else if (/[aeiouy].*ed$/.test(stem) && !stem.endsWith('eed')) stem = undoubled(stem.slice(0, -2))
  // `dodge` and `dodg(ing)`, `defence` and `defenc(es)`.
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem
}

function undoubled(stem: string): string {
  return /([bdgkmnprt])\1$/.test(stem) && stem.length > 3 ? stem.slice(0, -1) : stem
}
