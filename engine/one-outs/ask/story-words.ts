/** What the words of a clause come to in a story of One-Outs: attacks, answers, and who lets be. */
import type { Finding } from '../../ask/knowledge.ts'
import type { Token } from '../../ask/reading.ts'
import type { Clause } from '../../ask/story.ts'
import type { Seat } from '../../ruleset.ts'
import { cardOf, isBoard } from '../cards.ts'
import type { Contact, Step } from '../state.ts'

/** Whether nothing is told but attacks, their answers, Grabs and how people stand: what a story of this kind can hold. */
export function isPlain({ tokens, asks }: Clause): boolean {
  const blocks = tokens.some(({ id }) => id === 'class:block')
  // How often a Haymaker went on is another matter.
  if (tokens.some(({ id }) => id === 'card:haymaker') && tokens.some(({ id }) => id.startsWith('#'))) return false
  return tokens.every(({ id }) => {
    if (/^(card:skateboard|my-board)$/.test(id)) return blocks
    if (id.startsWith('card:')) return !/^card:(nark|hacky-sack|down-trow|noodles)$/.test(id)
    return PLAIN.test(id) || (!asks && id.startsWith('w:')) || id === 'w:take' || id === 'w:tak'
  })
}

const PLAIN =
  /^(person|immediately|w:away|say|hit|hand-limit|after|now|in-hand|w:so|w:just|any1|class:(attack|block|dodge)|take-hit|not-grab|refuse|landed|lose-hp|hp|out|in|contact|draw-up|end-of-play|finish|left-over|play|pass|as-well|again|stand|for-other|answer|must|back|last|players|two-players|many-players|sudden-death|#\d+)$/

/** A victim who does not answer. */
export const TAKES =
  /\b(takes?|took|cops?|copped|eats?|ate|wears?|land(s|ed)?|goes through|went through|do(es)? nothing|did nothing|do(es)? not (defend|block|dodge|answer)|did not (defend|block|dodge)|can not (defend|block|dodge)|no defence|let it)\b/
/** Somebody who lets a Grab be. */
export const DECLINES = /\b(not|no|never|passes|declines?d?|refuses?d?)\b.*\bgrab/

/** The card that answers, as often as a number before it says. */
export function twice({ words }: Clause, answer: Token): readonly string[] {
  const count = /^[234]$/.exec(words[answer.at - 1]?.stem ?? '')?.[0]
  return Array.from({ length: Number(count ?? 1) }, () => answerCard(answer))
}

export function buffsIn({ tokens }: Clause): readonly string[] {
  return tokens.flatMap(({ id }) =>
    id.startsWith('card:') && cardOf(id.slice(5))?.buff !== undefined ? [id.slice(5)] : [],
  )
}

export function grabRules(top: Contact, seat: Seat | null): readonly string[] {
  if (seat === top.defender) return ['grab.contact', 'block.contact']
  return seat === top.attacker ? ['grab.defender-first', 'grab.contact'] : ['grab.contact-pair']
}

/** A card that answers a strike, or a word for its kind. A Skateboard is one where something is to be answered. */
export function isAnswer({ id }: Token, open: boolean): boolean {
  if (id === 'class:block' || id === 'class:dodge') return true
  const card = id.startsWith('card:') ? cardOf(id.slice(5)) : undefined
  return card?.defence !== undefined && (!isBoard(card.id) || open)
}

export function isAttack({ id }: Token): boolean {
  const card = id.startsWith('card:') ? cardOf(id.slice(5)) : undefined
  return id === 'class:attack' || (card?.attack !== undefined && /^(plain|haymaker|eggs)$/.test(card.attack))
}

export function answerCard({ id }: Token): string {
  return id === 'class:block' ? 'fend' : id === 'class:dodge' ? 'dodge' : id.slice(5)
}

/** The HP that a clause says somebody has, where it says nothing more. */
export function standsAt({ words, tokens }: Clause): number | undefined {
  if (tokens.some(({ id }) => id.startsWith('card:'))) return undefined
  const text = words.map(({ stem }) => stem).join(' ')
  const said =
    /\b(?:on|at|have|got|with) (?:just |only )?(\d+)(?: hp| life| health| left)?$/.exec(text)?.[1] ??
    /\b(\d+) (?:hp|health|life)\b/.exec(text)?.[1] ??
    (/\b(?:last|my 1|final) (?:hp|life|health)\b/.test(text) ? '1' : undefined)
  return said === undefined || Number(said) < 1 || Number(said) > 99 ? undefined : Number(said)
}

/** How a strike of a story ended. */
export type Outcome = 'dodged' | 'blocked' | 'egg blocked' | 'landed'

/** Whether the last answer of a story made contact. */
export function contactOf(top: Step | undefined, outcome: Outcome | undefined): Finding | undefined {
  if (top?.kind === 'contact') return { kind: 'yes', rules: ['block.contact'], rulings: [] }
  if (outcome === 'dodged') return { kind: 'no', rules: ['dodge.no-contact'], rulings: [] }
  if (outcome === 'egg blocked') return { kind: 'no', rules: ['eggs.no-contact'], rulings: [] }
  return outcome === 'landed' ? { kind: 'no', rules: ['block.contact'], rulings: [] } : undefined
}

/** Why there is no contact to Grab out of, by what came of the attack; empty where there may be. */
export const NO_CONTACT: Readonly<Record<Outcome, string>> = {
  dodged: 'dodge.no-contact',
  'egg blocked': 'eggs.no-contact',
  blocked: '',
  landed: 'block.contact',
}

/** Whether a clause is told by whom an attack hits: `I take a tail whip`, `I was jabbed by Ann`. */
export function isSuffered({ words }: Clause, attack: Token): boolean {
  const before = words.slice(0, attack.at).map(({ text }) => text)
  if (before.some((text) => /\b(takes?|took|cops?|copped|eats?|ate)\b/.test(text))) return true
  return words.slice(0, attack.to + 1).some(({ text }) => /^(got|get|gets|getting|was|been|being|by)$/.test(text))
}
