/** What a tap does: lays a card down, names a victim, shares out, and declares or checks once nothing is missing. */
import type { Choice, Declaration, Seat } from '../../engine/ruleset.ts'
import { announce } from '../shared/live.tsx'
import { declare, type Outcome } from '../table/logging.ts'
import type { OpenSession } from '../table/model.ts'
import { words } from '../table/words.ts'
import { type Draft, putBack } from './draft.ts'
import { layOut } from './laying.ts'

/** Lays a card or a word down, or takes it up again. */
export function tapChoice(session: OpenSession, choice: Choice): Promise<Outcome> | undefined {
  const draft = session.draft.peek()
  const { seat, said } = session.laying.peek()
  if (seat === undefined) return undefined
  if (said.includes(choice.id)) {
    session.lay((now) => ({ ...now, said: now.said.filter((card) => card !== choice.id), checked: null }))
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
    return undefined
  }
  if (draft.chosen === choice.id && draft.checked === null) {
    session.lay((now) => ({ ...now, chosen: null, picked: {}, victim: null, shares: [] }))
    return undefined
  }
  return go(session, { said, chosen: choice.id, picked: {}, victim: null, shares: [], checked: null })
}

/** Lays a card down for a player who may say it at any time. */
export function tapInterrupt(session: OpenSession, seat: Seat, card: string): Promise<Outcome> | undefined {
  const { chosen, seat: before } = session.draft.peek()
  if (chosen === card && before === seat) {
    session.lay(putBack)
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

/** Adds pieces to a victim's share, or takes some away. */
export function share(session: OpenSession, victim: Seat, change: number): void {
  const { sharing } = session.laying.peek()
  if (sharing === undefined) return
  session.lay((draft) => {
    const out = draft.shares.reduce((sum, one) => sum + one.count, 0)
    const before = draft.shares.find((one) => one.seat === victim)?.count ?? 0
    const count = Math.max(0, Math.min(before + change, before + sharing.total - out))
    const others = draft.shares.filter((one) => one.seat !== victim || count > 0)
    return {
      ...draft,
      shares:
        before === 0 && count > 0
          ? [...others, { seat: victim, count }]
          : others.map((one) => (one.seat === victim ? { seat: victim, count } : one)),
    }
  })
}

/** Declares a complete move, or checks it. */
export function say(session: OpenSession, move: Declaration): Promise<Outcome> | undefined {
  if (session.draft.peek().mode === 'check') {
    session.lay({ checked: move })
    return undefined
  }
  return declare(session, move)
}

/** Puts back whatever is laid down. */
export function putAllBack(session: OpenSession): void {
  session.lay(putBack)
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
  return stage === 'complete' && move !== undefined ? say(session, move) : undefined
}
