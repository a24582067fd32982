/** One of the ways people ask about a statement, cut into meanings like a question. */
import type { Reader } from './reader.ts'
import { read } from './reading.ts'

/** @param generic names of cards that stand for their whole class in ways */
export function draftOf(text: string, reader: Reader, generic: Readonly<Record<string, string>>) {
  const barred: string[] = []
  const marked: string[] = []
  const classes: string[] = []
  const plain = text
    .split(' ')
    .flatMap((part) => {
      if (part.startsWith('-')) {
        barred.push(part.slice(1))
        return []
      }
      const must = part.endsWith('!')
      const bare = must ? part.slice(0, -1) : part
      const slot = /^\{([a-z0-9-]+)\}$/.exec(bare)
      const explicit =
        slot !== null
          ? `class:${slot[1]}`
          : /^[a-z]+:/.test(bare) || (bare.includes('-') && reader.meanings.has(bare))
            ? bare
            : undefined
      if (explicit !== undefined) {
        classes.push(explicit)
        if (must) marked.push(explicit)
        return []
      }
      if (must) marked.push(bare.replace(/_/g, ' '))
      return [bare.replace(/_/g, ' ')]
    })
    .join(' ')
  const { tokens } = read(plain, reader)
  const general = ({ id }: { readonly id: string }): string =>
    generic[id] ?? (id.startsWith('do:') ? `do:${generic[id.slice(3)] ?? id.slice(3)}` : id)
  const ids = [...new Set([...tokens.map(general), ...classes])]
  const idsOf = (word: string): string[] =>
    /^[a-z]+:/.test(word) || reader.meanings.has(word) ? [word] : read(word, reader).tokens.map(general)
  return {
    ids,
    needed: new Set(marked.flatMap(idsOf)),
    barred: barred.flatMap((word) =>
      /^[{]/.test(word) ? [`class:${word.slice(1, -1)}`] : idsOf(word.replace(/_/g, ' ')),
    ),
  }
}
