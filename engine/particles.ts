/** Korean particles: which form follows a word depends on the sound it ends in. */

/** How a word ends when it is read aloud; `undefined` where a Korean reader cannot be foretold. */
type Ending = 'vowel' | 'l' | 'consonant' | undefined

/** Every pair, the form after a consonant first, as the sentences write it. */
const PAIRS: readonly (readonly [afterConsonant: string, afterVowel: string])[] = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['으로', '로'],
  ['이에요', '예요'],
  ['이라', '라'],
  ['이나', '나'],
  ['이랑', '랑'],
]
const FORMS = new Map(PAIRS.map((pair) => [pair.join('/'), pair] as const))
const WRITTEN = new RegExp(`^(?:${[...FORMS.keys()].join('|')})`)

/**
 * A Korean sentence with its particles put right: `은/는`, `이/가`, `을/를`, `과/와`, `으로/로`, `이에요/예요`, `이라/라`,
 * `이나/나` or `이랑/랑` straight after a value becomes the form that fits it. What stands in a value stays as it is.
 * After a word that cannot be read both forms stand: `王이(가)`.
 */
export function josa(written: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let sentence = written[0] ?? ''
  values.forEach((value, place) => {
    const word = String(value)
    const rest = written[place + 1] ?? ''
    sentence += word + rest.replace(WRITTEN, (pair) => fitting(FORMS.get(pair) ?? ['', ''], ending(word)))
  })
  return sentence
}

function fitting([afterConsonant, afterVowel]: readonly [string, string], end: Ending): string {
  if (end === undefined)
    return afterConsonant.endsWith(afterVowel)
      ? `(${afterConsonant.slice(0, -afterVowel.length)})${afterVowel}`
      : `${afterConsonant}(${afterVowel})`
  // Only `으로` takes an ㄹ for a vowel.
  const open = end === 'vowel' || (end === 'l' && afterConsonant === '으로')
  return open ? afterVowel : afterConsonant
}

/** The sound a word ends in. Signs after its last letter or digit are not read. */
function ending(word: string): Ending {
  const [read = ''] = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}]*$)/u.exec(word.normalize('NFC')) ?? []
  const last = read.at(-1) ?? ''
  if (/[가-힣]/.test(last)) return closing((last.charCodeAt(0) - 0xac00) % 28)
  // A letter of the alphabet is called by its name: 기역, 리을, but 아, 오.
  if (/[ㄱ-ㅎ]/.test(last)) return last === 'ㄹ' ? 'l' : 'consonant'
  if (/[ㅏ-ㅣ]/.test(last)) return 'vowel'
  // 영 일 이 삼 사 오 육 칠 팔 구; a number that ends in 0 ends in 십, 백, 천 or 만.
  if (/[0-9]/.test(last)) return '178'.includes(last) ? 'l' : '036'.includes(last) ? 'consonant' : 'vowel'
  const latin = /[a-z]+$/i.exec(read.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))?.[0]
  return latin === undefined ? undefined : latinEnding(latin)
}

function closing(final: number): Ending {
  return final === 0 ? 'vowel' : final === 8 ? 'l' : 'consonant'
}

/** Words of the tables that the rules below would read wrongly: 히트. */
const READ_AS: Readonly<Record<string, Ending>> = { hit: 'vowel' }

/** How a Latin word ends in Korean ears: Max 맥스, Ben 벤, Nicole 니콜, Mark 마크, Jab 잽; letters by their names: HP 에이치피. */
function latinEnding(word: string): Ending {
  const low = word.toLowerCase()
  // 엘, 엠, 엔, 알; every other letter's name ends in a vowel.
  if (word.length === 1 || /^[B-DF-HJ-NP-TV-Z]+$/.test(word))
    return /[lr]$/.test(low) ? 'l' : /[mn]$/.test(low) ? 'consonant' : 'vowel'
  if (Object.hasOwn(READ_AS, low)) return READ_AS[low]
  if (/le?$/.test(low) && !/^le$/.test(low)) return 'l'
  if (/(?:[mn]|[aeiouyw]ne|[aeiouyw]me|nne|mme|ng)$/.test(low)) return 'consonant'
  // After two vowels that are one long sound it opens one of its own: 오크, 보트, 비트.
  if (/(?:oa|ea|ai)[bkpt]$/.test(low)) return 'vowel'
  // A stop closes the syllable after a vowel, 잭 and 밥, and opens one of its own after a consonant, 마크 and 허브.
  if (/(?:[aeiouy](?:[bkpt]|c|ck|tt|pp))$/.test(low)) return 'consonant'
  return 'vowel'
}
