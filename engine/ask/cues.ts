/** What the order and the shape of a question's words tell: who does what, what is asked, and what only was before. */
import type { Asks, Reader } from './reader.ts'
import type { Token } from './reading.ts'
import type { Word } from './words.ts'

/** The last part of a text that asks something; where none does, the longest one. */
export function askedPart(words: readonly Word[]): number {
  let best = 0
  let most = 0
  const parts = new Map<number, string[]>()
  for (const { part, text } of words) parts.set(part, [...(parts.get(part) ?? []), text])
  for (const [part, texts] of parts) {
    const asks = texts.length > 2 && ASKING.test(texts.join(' '))
    const weight = (asks ? 100 : 0) + texts.length
    if (weight >= most || asks) {
      best = part
      most = weight
    }
  }
  return best
}

const ASKING =
  /\b(can|could|may|do|does|did|is|are|am|will|would|should|must|has|have|how|what|who|when|where|which|why|allowed)\b/

/** A card that is named twice: `down trow a down trow`. Two players that are named. */
export function repeated(tokens: readonly Token[], reader: Reader): Token[] {
  const found: Token[] = []
  const seen = new Map<string, Token>()
  for (const token of tokens) {
    if (seen.has(token.id) && /^(card|class):/.test(token.id)) found.push({ ...token, id: `${token.id}*2` })
    seen.set(token.id, token)
  }
  const cards = tokens.filter((token) => token.id.startsWith('card:') || reader.cardlike.has(token.id))
  const pair = cards[1]
  if (pair !== undefined) found.push({ ...pair, id: 'is:two-cards' })
  const people = tokens.filter((token) => token.id === 'person')
  const last = people.at(-1)
  if (people.length > 1 && last !== undefined) found.push({ ...last, id: 'is:two-persons' })
  return found
}

/** How many players a question speaks of. */
export function counted(tokens: readonly Token[], words: readonly Word[]): Token[] {
  return tokens.flatMap((token) => {
    if (token.id !== 'many-players' && token.id !== 'two-players') return []
    const number = words.slice(token.at, token.to).find((word) => /^\d+$/.test(word.stem))?.stem
    return number === undefined ? [] : [{ ...token, id: `players:${number}` }]
  })
}

/** `its Kims go`: a turn that is somebody else's. */
export function joinTurns(tokens: Token[], words: readonly Word[]): void {
  for (const [index, token] of tokens.entries()) {
    const turn = words[token.to]?.stem ?? ''
    const after = tokens[index + 1]
    // `Rosa is still having her turn`
    if (token.id === 'person' && after?.id === 'keep-turn' && after.at - token.to < 3) {
      tokens.splice(index, 2, { ...after, id: 'off-turn' })
      continue
    }
    // `Ella is on turn`
    const said = words
      .slice(token.to, token.to + 3)
      .map(({ text }) => text)
      .join(' ')
    if (token.id === 'person' && /^(is|was) (on turn|up)\b/.test(said)) {
      tokens[index] = { id: 'off-turn', at: token.at, to: token.to }
      continue
    }
    if (token.id !== 'person' || !/^(turn|go)$/.test(turn)) continue
    tokens[index] = { id: 'off-turn', at: token.at, to: token.to + 1 }
    const next = tokens[index + 1]
    if (next?.id === `w:${turn}` && next.at === token.to) tokens.splice(index + 1, 1)
  }
}

/** What sort of question it is, by how it is put. */
export function asksOf(words: readonly Word[], reader: Reader): ReadonlySet<Asks> {
  const texts = words.map((word) => word.text)
  const asked = askedPart(words)
  const clause = words.filter(({ part }) => part === asked).map(({ text }) => text)
  const polar = new Set<Asks>(['polar'])
  if (turnsBeforeAsking(clause) || CONFIRMING.test(texts.at(-1) ?? '')) return polar
  for (const said of [clause.join(' '), texts.join(' ')]) {
    const found = new Set<Asks>()
    for (const [kind, pattern] of reader.asks) if (pattern.test(said)) found.add(kind)
    // `how many can i play` asks for a number, whatever else it looks like.
    if (found.size > 1) found.delete('polar')
    if (found.size > 0) return found
  }
  return polar
}

/**
 * `can i pick which card`, `is it me who picks`, `when i nark can i buff`: the question turns verb and subject round
 * before any word that asks, or without one that belongs to the turn; it wants a yes or a no.
 */
function turnsBeforeAsking(clause: readonly string[]): boolean {
  const turn = clause.findIndex(
    (text, index) =>
      TURNING.test(text) && (SUBJECT.test(clause[index + 1] ?? '') || index < 2) && index + 1 < clause.length,
  )
  if (turn < 0) return false
  const asking = clause.findIndex((text) => /^(how|what|who|whose|when|where|which|why|whats|whos)$/.test(text))
  if (asking < 0 || turn < asking) return !/\bor (who|when|what|which|how)\b/.test(clause.join(' '))
  // `when i nark do i …`: what stands between is a clause of its own, not what is asked for.
  const between = clause.slice(asking + 1, turn)
  return (
    clause[asking] === 'when' && between.some((text) => /^(i|you|he|she|it|we|they|someone|somebody|a|the)$/.test(text))
  )
}

/** `…, ok?` */
const CONFIRMING = /^(ok|okay|right|correct|allowed|legal|legit|fine|yeah)$/
/** Whether a word turns a sentence into a question. */
export function turns(text: string): boolean {
  return TURNING.test(text)
}

const TURNING = /^(can|could|may|do|does|did|is|are|am|will|would|should|must|has|have|was|were)$/

/** What is asked to be done: `he dodged, can i grab` asks for the grab, `can a grab be dodged` for the dodge. */
export function deedOf(tokens: readonly Token[], words: readonly Word[], reader: Reader): Token | undefined {
  const modal = words.findLastIndex(
    ({ text }, index) =>
      MODAL.test(text) &&
      (SUBJECT.test(words[index + 1]?.text ?? '') || words[index + 1]?.capital === true || isNoun(tokens, index + 1)),
  )
  if (modal < 0) return undefined
  const after = tokens.filter((token) => token.at > modal && reader.acting.test(token.id) && !token.id.includes('*'))
  const [first, second] = after
  if (first === undefined) return undefined
  const between = words.slice(first.to, second?.at ?? first.to).map((word) => word.text)
  const passive = second !== undefined && between.length < 4 && between.some((text) => PASSIVE.has(text))
  const one = passive ? second : first
  return { id: `do:${one.id}`, at: one.at, to: one.to }
}

const MODAL = /^(can|could|may|do|does|did|must|should|will|would|is|are|am|has|have)$/
const SUBJECT =
  /^(i|we|you|he|she|it|they|the|my|your|his|her|their|a|an|any|anyone|someone|somebody|anybody|everyone|everybody|every|another|other|that|this|not|one|u|each|all|other|person|player|attacker|defender|victim|narker)$/

/** Whether a word begins something that can do or be done something. */
function isNoun(tokens: readonly Token[], at: number): boolean {
  return tokens.some((token) => token.at === at && /^(card|class):/.test(token.id))
}

/** `block a reflect` and `a block was reflected`: which of two cards does something to the other. */
export function orderOf(tokens: readonly Token[], words: readonly Word[], reader: Reader): Token[] {
  const found: Token[] = []
  const acting = tokens.filter((token) => reader.ordered.has(token.id))
  for (const [index, one] of acting.entries()) {
    const next = acting[index + 1]
    if (next === undefined) continue
    const between = words.slice(one.to, next.at).map((word) => word.text)
    const passive = between.some((text) => PASSIVE.has(text)) && /ed$/.test(words[next.at]?.text ?? '')
    const [from, to] = passive ? [next, one] : [one, next]
    found.push({ id: `${from.id}>${to.id}`, at: one.at, to: next.to })
  }
  return found
}

const PASSIVE = new Set(['is', 'be', 'been', 'being', 'get', 'gets', 'got', 'was', 'gotten', 'getting', 'can'])
