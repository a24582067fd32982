import { marked } from './search.ts'

/** A text with what it was found by marked in it. */
export function Marked({ text, marks }: { readonly text: string; readonly marks: ReadonlySet<string> }) {
  if (marks.size === 0) return <>{text}</>
  return <>{marked(text, marks).map((part, place) => (part.hit ? <mark key={place}>{part.text}</mark> : part.text))}</>
}
