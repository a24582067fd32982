/** One of the ways people ask about a statement, cut into meanings like a question. */
import { featuresOf } from './evidence.ts'
import type { Knowledge } from './knowledge.ts'
import { type PlainKeys, plainKeys } from './plain.ts'
import type { Reader } from './reader.ts'
import { read } from './reading.ts'

/** A way as the matcher weighs it. */
export interface Draft {
  readonly ids: readonly string[]
  readonly needed: ReadonlySet<string>
  readonly barred: readonly string[]
  /** What `evidence.ts` learns from. */
  readonly features: readonly string[]
  /** What it is known by as a plain question. */
  readonly keys: PlainKeys
}

/**
 * Cuts a way into meanings.
 * @param spoken the way is a sentence: `{attack}` is read in its place, as a card that stands there, so that who does
 * what to whom is told apart as in a question. In a handful of words it only says that such a card is named.
 */
export function draftOf(
  text: string,
  spoken: boolean,
  reader: Reader,
  knowledge: Knowledge,
  classesOf: ReadonlyMap<string, readonly string[]>,
): Draft {
  const barred: string[] = []
  const marked: string[] = []
  const classes: string[] = []
  const standing = new Map<string, string>()
  const plain: string[] = []
  for (const part of text.split(' ')) {
    // Most words carry no mark.
    if (/^[a-z]+$/.test(part)) {
      plain.push(part)
      continue
    }
    if (part.startsWith('-')) {
      barred.push(part.slice(1))
      continue
    }
    const must = part.endsWith('!')
    const bare = must ? part.slice(0, -1) : part
    const slot = /^\{([a-z0-9-]+)\}$/.exec(bare)?.[1]
    const explicit =
      slot !== undefined
        ? `class:${slot}`
        : /^[a-z]+:/.test(bare) || (bare.includes('-') && reader.meanings.has(bare))
          ? bare
          : undefined
    if (explicit === undefined) {
      if (must) marked.push(bare.replace(/_/g, ' '))
      plain.push(bare.replace(/_/g, ' '))
      continue
    }
    if (must) marked.push(explicit)
    const stand = spoken ? standIn(slot, explicit, knowledge, standing) : undefined
    if (stand === undefined) classes.push(explicit)
    else {
      standing.set(`card:${stand.id}`, explicit)
      plain.push(stand.name)
    }
  }
  const general = (id: string): string => generalised(id, knowledge.generic, standing)
  const names = namesIn(text, reader)
  const { tokens, words, asks } = read(plain.join(' '), reader, names, true)
  // A name is nobody else's word: somebody may be called so.
  for (const { stem, text: word } of words) if (!names.includes(word)) reader.known.add(stem)
  if (reader.syllables) for (const { id } of tokens) if (id.startsWith('w:')) reader.known.add(id.slice(2))
  const meant = tokens.map((token) => ({ ...token, id: general(token.id) }))
  const ids = [...new Set([...meant.map(({ id }) => id), ...classes])]
  const alone = (word: string): string[] => read(word, reader, [], true).tokens.map(({ id }) => general(id))
  const idsOf = (word: string): string[] => (/^[a-z]+:/.test(word) || reader.meanings.has(word) ? [word] : alone(word))
  return {
    keys: plainKeys(
      { tokens: tokens.map((token) => ({ ...token, id: slotFor(token.id, standing) })), words, asks },
      knowledge.tongue.plain,
    ),
    features: [...featuresOf(meant, words, classesOf, spoken), ...classes],
    ids,
    // A word may be called like a meaning that is said in other words: then it is the word that is needed.
    needed: new Set(
      marked.flatMap((word) => (ids.includes(word) ? [word] : alone(word))).filter((id) => ids.includes(id)),
    ),
    barred: barred.flatMap((word) =>
      /^[{]/.test(word) ? [`class:${word.slice(1, -1)}`] : idsOf(word.replace(/_/g, ' ')),
    ),
  }
}

/** Names of people in a way, in small letters: nothing else is written with a capital letter there. */
function namesIn(text: string, reader: Reader): readonly string[] {
  const written = text.match(/\p{Lu}\p{Ll}+/gu) ?? []
  return written.map((name) => name.toLowerCase()).filter((name) => !reader.phrases.has(name))
}

/** A card to be read in the place of a slot, another one for each place; undefined where a meaning stands there. */
function standIn(
  slot: string | undefined,
  explicit: string,
  { classes, cards }: Knowledge,
  taken: ReadonlyMap<string, string>,
): { id: string; name: string } | undefined {
  const members = slot === undefined ? [explicit.replace(/^card:/, '')] : (classes[slot] ?? [])
  const id =
    slot === undefined
      ? members[0]
      : members.find((card) => !taken.has(`card:${card}`) && (cards[card]?.length ?? 0) > 0)
  const name = cards[id ?? '']?.[0]
  return id === undefined || name === undefined ? undefined : { id, name }
}

/** A place for any card of a class, where a card stood in for it. */
function slotFor(id: string, standing: ReadonlyMap<string, string>): string {
  return standing.get(id)?.replace(/^class:(.*)$/, '{$1}') ?? id
}

/** The class for the card that stood in for it, also inside `do:…` and `…>…`. */
function generalised(
  id: string,
  generic: Readonly<Record<string, string>>,
  standing: ReadonlyMap<string, string>,
): string {
  const one = (part: string): string => standing.get(part) ?? generic[part] ?? part
  if (id.startsWith('do:')) return `do:${one(id.slice(3))}`
  return id.split('>').map(one).join('>')
}
