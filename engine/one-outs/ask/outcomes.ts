/** What may be asked of a story, read off the table as the story left it: one reader a sort of question. */
import type { Finding } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import type { Clause } from '../../ask/story.ts'
import type { Declaration, Seat } from '../../ruleset.ts'
import type { RuleId, Verdict } from '../../verdict.ts'
import { cardOf } from '../cards.ts'
import { askedOfStory } from './en-story.ts'
import { saysTurn } from './parts.ts'
import { owesCard } from './rounds.ts'
import type { Table } from './table.ts'
import { asksTurn, nextTurn } from './turns.ts'

const listen = listenerFor(askedOfStory)

/** What the last clause asks. */
export interface Asked {
  readonly clause: Clause
  readonly ids: ReadonlySet<string>
  /** It wants a yes or a no. */
  readonly polar: boolean
  /** Whom it is about. */
  readonly who: Seat
  /** It names a card, or a kind of card. */
  readonly names: boolean
  /** The story says whose turn it is. */
  readonly saysTurn: boolean
  /** The story says what HP somebody had. */
  readonly saysHp: boolean
  /** The only thing that it asks somebody may do; undefined where that is not understood. */
  readonly move: () => Declaration | undefined
}

interface Reader {
  readonly fits: (asked: Asked, table: Table) => boolean
  /** Undefined where the story does not tell it. */
  readonly reads: (table: Table, asked: Asked) => Finding | undefined
}

/** The first that fits answers. */
const READERS: readonly Reader[] = [
  { fits: asksTurn, reads: nextTurn },
  { fits: asksCard, reads: owes },
  { fits: ({ ids }) => ids.has('must'), reads: () => undefined },
  { fits: ({ polar }, { isStopped }) => polar && isStopped, reads: stopped },
  { fits: asksHit, reads: dropped },
  { fits: ({ ids, polar }) => polar && ids.has('contact') && !ids.has('card:grab'), reads: contact },
  { fits: ({ ids }) => ids.has('draw-up'), reads: drawn },
  { fits: ({ ids }) => ids.has('out'), reads: out },
  {
    fits: ({ clause, polar }) => !polar && listen(clause.words).has('hp'),
    reads: hp,
  },
  { fits: ({ clause, polar }) => polar && listen(clause.words).has('goes-on'), reads: goesOn },
  { fits: ({ polar }) => polar, reads: may },
]

export function outcomeOf(table: Table, asked: Asked): Finding | undefined {
  return READERS.find(({ fits }) => fits(asked, table))?.reads(table, asked)
}

function yesOrNo(so: boolean, rules: readonly string[]): Finding {
  return { kind: so ? 'yes' : 'no', rules: [...new Set(rules)], rulings: [] }
}

function fact(value: number, rules: readonly string[]): Finding {
  return { kind: 'fact', rules: [...new Set(rules)], rulings: [], fact: String(value) }
}

/** Whether the last answer made contact. */
function contact(table: Table): Finding | undefined {
  if (table.top?.kind === 'contact') return yesOrNo(true, [table.contactRule])
  return table.isAnswered ? yesOrNo(false, [table.contactRule]) : undefined
}

/** What somebody draws once the play is over. */
function drawn(table: Table, { who, polar }: Asked): Finding | undefined {
  if (!table.closes()) return undefined
  const count = table.state.happened
    .filter(({ seat, cause }) => seat === who && cause === 'draw-up')
    .reduce((sum, { change = 0 }) => sum + change, 0)
  return polar ? yesOrNo(count > 0, ['draw-up']) : fact(count, ['draw-up'])
}

/** Whether somebody is out, or still in, once everything has landed. */
function out(table: Table, { who, polar }: Asked): Finding | undefined {
  if (!polar || table.hasGuess || !table.lands() || table.landed.length === 0) return undefined
  const dead = table.state.players[who]?.out === true
  return yesOrNo(dead, ['out', ...table.landed])
}

function hp(table: Table, { who, saysHp }: Asked): Finding | undefined {
  if (table.hasGuess || !table.lands()) return undefined
  if (table.landed.length === 0 && !(table.isStopped && saysHp)) return undefined
  const left = table.state.players[who]?.hp
  if (left === undefined) return undefined
  const first = table.isStopped ? ['down-trow.stop'] : table.landed.includes('hacky-sack') ? ['hacky.hit'] : []
  return fact(left, [...first, ...table.landed, 'turn.attack', 'out'])
}

/** Whether somebody has to put a card into a round, or may keep it. */
function asksCard({ clause, polar, who }: Asked, { rounds, top }: Table): boolean {
  if (!polar || rounds.length === 0) return false
  // An attack has to be answered, which is another duty.
  if (top?.kind === 'strike' && top.victim === who) return false
  const said = listen(clause.words)
  return (said.has('has-to') && said.has('plays-card')) || said.has('keeps-card')
}

function owes(table: Table, { who, clause }: Asked): Finding | undefined {
  const [round] = table.rounds
  if (!table.lands()) return undefined
  const owing = owesCard(table, who)
  const keeps = listen(clause.words).has('keeps-card')
  if (table.isStopped) return yesOrNo(keeps, ['down-trow.stop'])
  return yesOrNo(owing !== keeps, round === 'nark' ? ['nark.circle'] : ['hacky.must', 'hacky.chain'])
}

/** Whether something happens that a Down Trow has put an end to. */
function stopped(table: Table, asked: Asked): Finding | undefined {
  const { ids, clause } = asked
  // It may be another play that is asked about.
  if (asked.saysTurn || saysTurn(ids)) return undefined
  // What had landed before it stays.
  const lost = ids.has('out') || ids.has('lose-hp')
  if (ids.has('draw-up') || (lost && table.landed.length > 0)) return undefined
  const said = listen(clause.words)
  const about = lost || ids.has('card:grab') || said.has('goes-on') || said.has('lands') || said.has('stops')
  return about ? yesOrNo(said.has('stops'), ['down-trow.stop']) : undefined
}

/** Whether somebody loses HP to a round. */
function asksHit({ ids, polar }: Asked, { rounds }: Table): boolean {
  return polar && rounds.length > 0 && (ids.has('lose-hp') || ids.has('lose'))
}

function dropped(table: Table, { who }: Asked): Finding | undefined {
  if (!table.lands()) return undefined
  const [round] = table.rounds
  const lost = table.happened
    .filter(({ seat, cause }) => seat === who && cause === 'hit')
    .reduce((sum, { change = 0 }) => sum - change, 0)
  const so = lost > 0
  if (round === 'hacky-sack') return yesOrNo(so, lost > 0 ? ['hacky.hit', 'hacky-sack'] : ['hacky.chain', 'hacky.hit'])
  const claimed = table.happened.some(({ kind, seat }) => kind === 'claim' && seat === who)
  return claimed ? yesOrNo(so, ['nark.unable']) : undefined
}

/** Whether a Haymaker that was answered goes on to somebody else. */
function goesOn(table: Table, { clause }: Asked): Finding | undefined {
  const { top, lastStrike } = table
  // With how much it goes on is another question.
  const counted = clause.tokens.some(({ id }) => id.startsWith('#') && id !== '#1')
  if (!table.isAnswered || lastStrike?.form !== 'haymaker' || counted) return undefined
  const flies = top?.kind === 'strike' && top.form === 'haymaker'
  return yesOrNo(flies !== listen(clause.words).has('stops'), ['haymaker.pass', lastStrike.card])
}

/** Whether somebody may do something now. */
function may(table: Table, { clause, ids, move: asked }: Asked): Finding | undefined {
  const move = asked()
  // With nothing open any more, it may be a new play that is spoken of.
  if (move === undefined || (saysTurn(ids) && table.top === undefined)) return undefined
  const first = table.first
  if (first !== undefined && move.cards.includes('grab') && listen(clause.words).has('first-of-two'))
    return yesOrNo(first === move.seat, ['grab.defender-first', 'grab.contact'])
  const without = unfounded(table, move)
  if (without !== undefined) return without
  const { verdict, rulings } = table.judges(move)
  // Somebody else has to be heard first: nothing that was asked.
  if (verdict.rules[0] === 'waiting') return undefined
  const rules = rulesOf(table, verdict)
  return rulings.length > 0 ? { kind: 'depends', rules, rulings } : yesOrNo(verdict.legal, rules)
}

/** The rules of a verdict, the one that says most of this case first. */
function rulesOf({ attackRule }: Table, { as, rules }: Verdict): readonly RuleId[] {
  if (as === 'grab') return closestFirst(rules)
  if (as === 'defence' && attackRule !== undefined) return [attackRule, ...rules]
  return beyondTurn(rules)
}

/** Of the rules that let a Grab be, the engine names the one for this player and this target last. */
function closestFirst(rules: readonly RuleId[]): readonly RuleId[] {
  return rules.toReversed().toSorted((one, other) => Number(isCard(one)) - Number(isCard(other)))
}

function isCard(rule: RuleId): boolean {
  return cardOf(rule) !== undefined
}

/** Whose turn it is matters least where a move is wrong on any turn. */
function beyondTurn(rules: readonly RuleId[]): readonly RuleId[] {
  return rules.toSorted((one, other) => Number(one === 'turn.owner') - Number(other === 'turn.owner'))
}

/** What the engine would refuse because of whose turn it is, or who is asked, and what the story lacks for it. */
function unfounded(table: Table, move: Declaration): Finding | undefined {
  const { top } = table
  if (move.cards.includes('grab') && top?.kind !== 'contact' && table.isAnswered)
    return yesOrNo(false, [table.contactRule, 'grab.contact'])
  // Whoever is not attacked answers for somebody else: what that one may do, this one may not.
  if (top?.kind !== 'strike' || top.victim === move.seat || move.targets !== undefined) return undefined
  const { verdict } = table.judges({ ...move, seat: top.victim })
  return verdict.legal ? yesOrNo(false, verdict.rules.slice(0, 1)) : undefined
}
