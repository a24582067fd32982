/** Makes a failing session as short and as plain as it can be while it still fails in the same way. */
import { writeRecord } from '../../../engine/record/write.ts'
import { type BaseState, type Ruleset, usualRulings } from '../../../engine/ruleset.ts'
import { fold, type GameEntry, type LogEntry } from '../../../engine/session.ts'
import type { Fixture } from '../conformance/fixture.ts'
import { type Fault, faultOf } from './faults.ts'
import type { Session } from './log.ts'

export interface Shrunk {
  readonly session: Session
  readonly fault: Fault
}

/** The shortest session found by delta debugging. Throws where the session does not fail. */
export function shrink<State extends BaseState>(fixture: Fixture<State>, session: Session): Shrunk {
  const first = faultOf(fixture, session)
  if (first === undefined) throw new Error('a session that does not fail')
  let best: Shrunk = { session, fault: first }
  /** Takes a candidate where it fails as the first one did. */
  const keep = (candidate: Session): boolean => {
    const fault = faultOf(fixture, candidate)
    if (fault === undefined || kindOf(fault) !== kindOf(first)) return false
    best = { session: candidate, fault }
    return true
  }
  keep({ head: session.head, log: inForce(fixture.ruleset, session) })
  for (let before = -1; before !== size(best.session); ) {
    before = size(best.session)
    shorten(() => best.session, keep)
    jump(() => best.session, keep)
    simplify(fixture.ruleset, () => best.session, keep)
  }
  return best
}

/** What failed and how, without the numbers and names of this one case. */
function kindOf({ check, message }: Fault): string {
  return `${check}: ${message.split(/[\d"{[\n]/, 1)}`
}

/** What a shorter or plainer session has less of. */
function size({ head, log }: Session): number {
  return JSON.stringify({ head, log }).length
}

/** The entries that undo and edits have left: a record can say them. */
function inForce<State extends BaseState>(ruleset: Ruleset<State>, { head, log }: Session): readonly GameEntry[] {
  try {
    const started = ruleset.start(head.setup, head.rulings)
    if (started.ok) return fold(ruleset, started.value, log).lines.map((line) => line.entry)
  } catch {
    // What cannot even be folded is shortened as it is.
  }
  return []
}

/** Leaves out as much of the log as it can: halves first, then quarters, down to single entries. */
function shorten(now: () => Session, keep: (candidate: Session) => boolean): void {
  for (let chunk = now().log.length; chunk >= 1; chunk = Math.floor(chunk / 2))
    for (let from = 0; from < now().log.length; ) {
      const { head, log } = now()
      if (!keep({ head, log: without(log, from, Math.min(from + chunk, log.length)) })) from += chunk
    }
}

/** Longer logs are not looked at pair by pair. */
const SHORT = 24

/** Entries that only bring the turn round: another dealer or speaker, or a word of the table, instead of them. */
function jump(now: () => Session, keep: (candidate: Session) => boolean): void {
  const seats = now().head.setup.players.map((_, seat) => seat)
  const edited = now().log.some((entry) => 'of' in entry || 'before' in entry)
  if (now().log.length > SHORT || edited) return
  for (let from = 0; from < now().log.length; from++)
    for (let to = now().log.length; to > from + 1; to--) {
      const { head, log } = now()
      const turns = seats.map((seat): LogEntry => ({ kind: 'correction', fix: { kind: 'turn', seat } }))
      if (turns.some((turn) => keep({ head, log: [...log.slice(0, from), turn, ...log.slice(to)] }))) break
      if (to < log.length && keep({ head, log: log.filter((_, place) => place !== from && place !== to) })) break
    }
  for (let from = now().log.length; from > 0; from--)
    for (const dealer of seats) {
      const { head, log } = now()
      if (keep({ head: { ...head, setup: { ...head.setup, dealer } }, log: log.slice(from) })) break
    }
  for (let at = 1; at < now().log.length; at++)
    for (const seat of seats) {
      const { head, log } = now()
      const entry = log[at]
      if (entry?.kind !== 'move' || entry.move.seat === null) continue
      const said: LogEntry = { kind: 'move', move: { ...entry.move, seat } }
      if (keep({ head, log: [...log.slice(0, at - 1), said, ...log.slice(at + 1)] })) break
    }
}

/** A log without some of its entries. Edits name places, so these move along; an edit of what is gone goes too. */
function without(log: readonly LogEntry[], from: number, to: number): LogEntry[] {
  const gone = new Set<number>()
  for (let place = from; place < to; place++) gone.add(place)
  for (const [place, entry] of log.entries()) {
    const about = entry.kind === 'inserted' ? entry.before : 'of' in entry ? entry.of : undefined
    if (about !== undefined && gone.has(about)) gone.add(place)
  }
  const moved = (place: number): number => place - [...gone].filter((one) => one < place).length
  return log.flatMap((entry, place): LogEntry[] => {
    if (gone.has(place)) return []
    if (entry.kind === 'inserted') return [{ ...entry, before: moved(entry.before) }]
    return ['of' in entry ? { ...entry, of: moved(entry.of) } : entry]
  })
}

/** Fewer players, plain names, default rulings and the usual set-up, each where it fails without. */
function simplify<State extends BaseState>(
  ruleset: Ruleset<State>,
  now: () => Session,
  keep: (candidate: Session) => boolean,
): void {
  const usual = usualRulings(ruleset.rulings)
  const change = (part: Partial<Session['head']>) => {
    const { head, log } = now()
    const next = { ...head, ...part }
    if (JSON.stringify(next) !== JSON.stringify(head)) keep({ head: next, log })
  }
  for (const [id, option] of Object.entries(usual)) change({ rulings: { ...now().head.rulings, [id]: option } })
  const plain = ['Ann', 'Ben', 'Cas', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon']
  const { setup } = now().head
  change({ setup: { ...setup, players: setup.players.map((_, seat) => plain[seat] ?? '') } })
  for (let seat = now().head.setup.players.length - 1; seat >= 0; seat--) keep(withoutSeat(now(), seat))
  for (const { key, usual: value } of ruleset.notation.headers) {
    const { setup } = now().head
    const { [key]: _, ...options } = setup.options
    change({ setup: { ...setup, options: value === '' ? options : { ...options, [key]: value } } })
  }
}

/** The session without a player of whom nothing is said; where something is, whoever sits there now is meant. */
function withoutSeat({ head, log }: Session, gone: number): Session {
  const moved = (seat: number) => (seat > gone ? seat - 1 : seat)
  const { players, dealer } = head.setup
  const left = players.filter((_, seat) => seat !== gone)
  const setup = { ...head.setup, players: left, dealer: moved(dealer) % Math.max(1, left.length) }
  const said = JSON.stringify(log)
  const revive = (key: string, value: unknown) => (key === 'seat' && typeof value === 'number' ? moved(value) : value)
  return { head: { ...head, setup }, log: JSON.parse(said, revive) as LogEntry[] }
}

/** A shrunk session for people: its record, and its log where undo or edits are needed to make it fail. */
export function printed<State extends BaseState>(ruleset: Ruleset<State>, { session, fault }: Shrunk): string {
  const { head, log } = session
  const about = `# ${fault.check}: ${fault.message.replaceAll('\n', '\n# ')}\n`
  const plain = log.every(
    (entry) => !('of' in entry || 'before' in entry || entry.kind === 'undo' || entry.kind === 'redo'),
  )
  const whole = plain ? '' : `# log: ${JSON.stringify(log)}\n`
  const started = ruleset.start(head.setup, head.rulings)
  if (!started.ok) return `${about}# head: ${JSON.stringify(head)}\n${whole}`
  try {
    return `${about}${whole}${writeRecord(ruleset, head, fold(ruleset, started.value, log).lines)}`
  } catch {
    // What cannot be played or written down is shown as it is stored.
    return `${about}# head: ${JSON.stringify(head)}\n# log: ${JSON.stringify(log)}\n`
  }
}
