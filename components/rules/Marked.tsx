import { marked } from './search.ts'

/** A text with what was looked for marked in it. */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return <>{text}</>
  return <>{marked(text, words).map((part, place) => (part.hit ? <mark key={place}>{part.text}</mark> : part.text))}</>
}
