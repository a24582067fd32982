/** People who are called by letters: `A attacks B, B blocks`. */
import type { Reading } from '../../ask/reading.ts'
import { listen } from './clauses.ts'

/** The same question with its letters as names, where it has any. */
export function withLetters(reading: Reading): Reading {
  const { words, tokens } = reading
  if (!words.some(({ text }) => /^bs?$/.test(text))) return reading
  const letters = new Map<number, string>()
  for (const [at, { text }] of words.entries()) {
    // `a` is somebody only where no noun can follow.
    const isArticle =
      text === 'a' && !listen(words.slice(at)).has('a-does') && !listen(words.slice(0, at + 2)).has('does-a')
    if (/^[a-d]s?$/.test(text) && text !== 'as' && !isArticle) letters.set(at, text.charAt(0).toUpperCase())
  }
  return {
    ...reading,
    words: words.map((word, at) => {
      const name = letters.get(at)
      return name === undefined ? word : { ...word, text: name, stem: name, capital: true }
    }),
    tokens: [
      ...tokens.filter(({ id, at }) => !letters.has(at) || !id.startsWith('w:')),
      ...[...letters.keys()].map((at) => ({ id: 'person', at, to: at + 1 })),
    ].sort((one, other) => one.at - other.at),
  }
}
