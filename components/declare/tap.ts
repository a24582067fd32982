/** What a tap does: lays a card down, names a victim, shares out, and declares or checks once nothing is missing. */
import type { Choice, Declaration, Seat } from '../../engine/ruleset.ts'
import { announce } from '../shared/live.tsx'
import { lackingOf, leftToShare } from '../table/lacking.ts'
import { declare, type Outcome } from '../table/logging.ts'
import type { OpenSession } from '../table/model.ts'
import { question } from '../table/said.ts'
import { words } from '../table/words.ts'
import { type Draft, putBack } from './draft.ts'
import { layOut } from './laying.ts'

/** Lays a card or a word down, or takes it up again. */
export function tapChoice(session: OpenSession, choice: Choice): Promise<Outcome> | undefined {
  const draft = session.draft.peek()
  const { seat, said } = session.laying.peek()
  if (seat === undefined) return undefined
  if (said.includes(choice.id)) {
    takeUp(session, (now) => ({ ...now, said: now.said.filter((card) => card !== choice.id), checked: null }))
    return undefined
  }
  const waits =
    draft.mode === 'check'
      ? session.pieces.sticks(choice.id)
      : session.pieces.waits(session.now.peek(), seat, choice.id, said)
  if (waits) {
    session.lay((now) => ({
      ...now,
      said: [...said, choice.id],
      chosen: null,
      picked: {},
      victim: null,
      checked: null,
    }))
    asksOn(session)
    return undefined
  }
  if (draft.chosen === choice.id && draft.checked === null) {
    takeUp(session, (now) => ({ ...now, chosen: null, picked: {}, victim: null, shares: [] }))
    return undefined
  }
  return go(session, { said, chosen: choice.id, picked: {}, victim: null, shares: [], checked: null })
}

/** Lays a card down for a player who may say it at any time. */
export function tapInterrupt(session: OpenSession, seat: Seat, card: string): Promise<Outcome> | undefined {
  const { chosen, seat: before } = session.draft.peek()
  if (chosen === card && before === seat) {
    takeUp(session, putBack)
    return undefined
  }
  return go(session, { seat, said: [], chosen: card, picked: {}, victim: null, shares: [], checked: null })
}

/**
 * Lays a card or word down with details that are said with it already.
 * @param said cards that go with it
 */
export function layCard(
  session: OpenSession,
  chosen: string,
  picked: Draft['picked'] = {},
  said: readonly string[] = [],
): Promise<Outcome> | undefined {
  return go(session, { said, chosen, picked, victim: null, shares: [], checked: null })
}

/** Says a detail of what is laid down. */
export function tapPick(session: OpenSession, key: string, value: string): Promise<Outcome> | undefined {
  return go(session, { picked: { ...session.draft.peek().picked, [key]: value } })
}

/** Names the victim of what is laid down. */
export function tapVictim(session: OpenSession, victim: Seat): Promise<Outcome> | undefined {
  return go(session, { victim })
}

/** Adds pieces to a victim's share, or takes some away, and says what they have then and what is left. */
export function share(session: OpenSession, victim: Seat, change: number): void {
  const { sharing } = session.laying.peek()
  if (sharing === undefined) return
  const { shares } = session.draft.peek()
  const before = shares.find((one) => one.seat === victim)?.count ?? 0
  const count = Math.max(0, Math.min(before + change, before + leftToShare(session)))
  const others = shares.filter((one) => one.seat !== victim || count > 0)
  session.lay({
    shares:
      before === 0 && count > 0
        ? [...others, { seat: victim, count }]
        : others.map((one) => (one.seat === victim ? { seat: victim, count } : one)),
  })
  const left = leftToShare(session)
  const { said, left: inHand } = words.value
  announce(
    `${said.count(session.names[victim] ?? '', count, sharing.unit(count))}. ${inHand(left, sharing.unit(left))}`,
  )
}

/** Declares a complete move, or checks it. */
export function say(session: OpenSession, move: Declaration): Promise<Outcome> | undefined {
  if (session.draft.peek().mode === 'check') {
    session.lay({ checked: move })
    return undefined
  }
  return declare(session, move)
}

/** Puts back whatever is laid down, and has it heard what is asked again. */
export function putAllBack(session: OpenSession): void {
  takeUp(session, putBack)
}

/** Switches between playing and checking; what is laid down stays where it is still a half-made declaration. */
export function setMode(session: OpenSession, mode: Draft['mode']): void {
  session.lay((draft) => ({ ...putBack(draft), mode, line: draft.line }))
  announce(mode === 'check' ? words.value.said.checking : words.value.said.playing)
}

function go(session: OpenSession, change: Partial<Draft>): Promise<Outcome> | undefined {
  const draft = { ...session.draft.peek(), ...change }
  const { stage, move } = layOut(session.now.peek(), session.pieces, draft)
  session.lay(change)
  if (stage === 'complete' && move !== undefined) return say(session, move)
  asksOn(session)
  return undefined
}

/** Takes something up that asked for more: what is asked without it is another question again, and is heard as well. */
function takeUp(session: OpenSession, change: (draft: Draft) => Draft): void {
  const before = lackingOf(session)
  session.lay(change)
  if (before === undefined) return
  if (lackingOf(session) !== undefined) asksOn(session)
  else announce(session.draft.peek().mode === 'check' ? words.value.said.checking : question(session.now.peek()))
}

/** What is laid down needs more: whoever does not see the new question hears it. How it is answered a check shows its own way. */
function asksOn(session: OpenSession): void {
  const { ask, note } = lackingOf(session) ?? {}
  if (ask === undefined) return
  announce(
    note === undefined || session.draft.peek().mode === 'check'
      ? ask
      : `${/[.?!]$/.test(ask) ? ask : `${ask}.`} ${note}`,
  )
}
