/**
 * What words are compared by: without regard to case, accents, hyphens and apostrophes, English by its stem, Korean
 * letter by letter (조 is ㅈㅗ), so that a word is found while it is typed, with any particle, and without its spaces.
 */

/** A word as it is printed, and folded as it is compared. */
export interface Word {
  readonly printed: string
  readonly folded: string
}

/** Words; everything else stands between them. What Korean hangs on an English word (Skateboard는) is one of its own. */
const WORDS = /\p{Script=Hangul}+|(?:(?!\p{Script=Hangul})[\p{L}\p{M}\p{N}'’\u2010\u2011-])+/gu
const HANGUL = /\p{Script=Hangul}/u

/** Words that say nothing about which rule is meant. */
const SMALL = new Set(
  'a an and are as at be by can cant did do does for from get had has have he her him his how i if in into is it its may me my no not of off on or our s she so t than that the their them they then there this to us was we what when where which who whom will with would you your 은 는 이 가 을 를 과 와 의 에 도 로 으로 할 수 때 것'
    .split(' ')
    .map(fold),
)

/** Numbers are found by their word and by their digits. */
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')

/** `Slow-mo` is `slowmo`, `Café` is `cafe`, `조` is its two letters. */
function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’\u2010\u2011-]/gu, '')
    .toLowerCase()
}

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORDS)].flatMap(([printed]) => {
    const folded = fold(printed)
    return folded === '' ? [] : [{ printed, folded }]
  })
}

/** Whether a word is Korean. */
export function isKorean(folded: string): boolean {
  return HANGUL.test(folded)
}

/** Whether a word says nothing about which rule is meant. */
export function isSmall({ folded }: Word): boolean {
  return SMALL.has(folded)
}

/** The common part of `attack`, `attacks`, `attacked`, `attacking`. */
export function stemOf(folded: string): string {
  if (folded.length < 5)
    return folded.length > 3 && folded.endsWith('s') && !folded.endsWith('ss') ? folded.slice(0, -1) : folded
  return folded.replace(/(?:ings?|edly|ed|ers?|es|e|s)$/u, '').replace(/([bdgklmnpt])\1$/u, '$1')
}

/** Everything a word of a text is found by. */
export function termsOf({ printed, folded }: Word): string[] {
  if (isKorean(folded)) {
    // 공격카드 is found by 카드, too: by each of its ends, whose beginnings are all that is inside it.
    const syllables = [...printed.normalize('NFC')]
    return [folded, nounOf(folded), ...syllables.slice(1, -1).map((_, at) => fold(syllables.slice(at + 1).join('')))]
  }
  // `slow-mo` is found by `mo`, too.
  const parts = printed.split(/[\u2010\u2011-]/u).map(fold)
  const number = NUMBERS[Number(folded)] ?? String(NUMBERS.indexOf(folded))
  return [...new Set([folded, stemOf(folded), number, ...parts])].filter((term) => term !== '' && term !== '-1')
}

/** What two words that stand side by side are found by when they are written as one: `kinghit`, `공격카드`. */
export function joined(one: Word, next: Word): Word {
  return { printed: one.printed + next.printed, folded: one.folded + next.folded }
}

/** What comes after a Korean noun: it has to leave two syllables. */
const PARTICLES = ends(
  '에게서 에게 에서 에는 으로는 으로 로는 로 은 는 이 가 을 를 과 와 의 에 도 만 까지 부터 이랑 랑 끼리 하나요 되나요 해요 하면 하기',
)
/** What a Korean verb ends in: one syllable is enough before it. */
const VERB_ENDS = ends('나요 어요 아요 으면 면 지 고 어 아 다 기 요')

function ends(list: string): string[] {
  return list
    .split(' ')
    .map(fold)
    .sort((one, other) => other.length - one.length)
}

/** A Korean noun without its particle: 조커를 is 조커. */
export function nounOf(folded: string): string {
  return without(folded, PARTICLES, 4)
}

/** What the forms of a Korean verb have in common: 먹어요 and 먹다 are 먹. */
export function verbOf(folded: string): string {
  return without(folded, VERB_ENDS, 2)
}

/** @param least letters that have to be left */
function without(folded: string, ends: readonly string[], least: number): string {
  const end = ends.find((one) => folded.endsWith(one) && folded.length - one.length >= least)
  return end === undefined ? folded : folded.slice(0, -end.length)
}
