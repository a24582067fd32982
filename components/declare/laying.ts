/** What is laid down so far and what it still needs: the draft read against the table as it is. */
import type { Choice, Declaration, Seat, Way } from '../../engine/ruleset.ts'
import type { Answer, Moment, Pick, Pieces, Sharing } from '../table/pieces.ts'
import type { Draft } from './draft.ts'

/**
 * `nothing` is laid down; `with`: a card waits for another one; `victim`: one of several players must be named;
 * `share`: pieces are shared out; `pick`: a detail must be said; `way`: one of several ways must be named; `more`: complete, and more can be said;
 * `complete`: nothing is missing.
 */
export type Stage = 'nothing' | 'with' | 'victim' | 'share' | 'pick' | 'way' | 'more' | 'complete'

/** What a draft comes to on the table as it is. */
export interface Laying {
  readonly stage: Stage
  /** Who says it; undefined where nobody is asked and nobody was chosen. */
  readonly seat: Seat | undefined
  /** Cards laid down that go with the next one. */
  readonly said: readonly string[]
  readonly choices: readonly Choice[]
  readonly choice: Choice | undefined
  /** The ways that are left, legal ones only unless it is a check. */
  readonly ways: readonly Way[]
  /** The victims that can be named, and the ways at each. */
  readonly victims: ReadonlyMap<Seat, readonly Way[]>
  readonly sharing: Sharing | undefined
  /** The detail to be said next, and its values. */
  readonly picking: { readonly pick: Pick; readonly values: readonly string[] } | undefined
  readonly more: ReturnType<Pieces['more']>
  /** What would be declared now. */
  readonly move: Declaration | undefined
}

/** Reads a draft against a moment. What no longer fits, because the table went on, is as if it were not laid down. */
export function layOut(moment: Moment, pieces: Pieces, draft: Draft): Laying {
  const { ruleset, state, ask } = moment
  const seat = draft.seat ?? ask.who[0]
  const check = draft.mode === 'check'
  const open = (way: Way): boolean => check || way.verdict.legal
  let said = draft.said
  let choices = seat === undefined ? [] : ruleset.choices(state, seat, said)
  if (said.length > 0 && !check && seat !== undefined && !choices.some((choice) => choice.legal)) {
    said = []
    choices = ruleset.choices(state, seat)
  }
  const none = {
    sharing: undefined,
    picking: undefined,
    more: undefined,
    move: undefined,
    victims: NO_VICTIMS,
    ways: [],
    choice: undefined,
  }
  const base = { seat, said, choices }
  const choice = choices.find((one) => one.id === draft.chosen)
  const ways = choice?.ways.filter(open) ?? []
  if (choice === undefined || ways.length === 0)
    return { ...base, ...none, stage: said.length > 0 ? 'with' : 'nothing' }
  const victims = byVictim(ways)
  const sharing = victims.size > 1 ? pieces.sharing(choice.id) : undefined
  const found = { ...base, choice, ways, victims, sharing, picking: undefined, more: undefined, move: undefined }
  if (sharing !== undefined && seat !== undefined) {
    const out = draft.shares.reduce((sum, share) => sum + share.count, 0)
    const move = out === sharing.total ? sharing.move(seat, said, draft.shares) : undefined
    return { ...found, stage: 'share', move }
  }
  const at = draft.victim === null ? undefined : victims.get(draft.victim)
  if (at === undefined && victims.size > 1) return { ...found, stage: 'victim' }
  const { left, picking } = pickFrom(pieces.picks ?? [], at ?? ways, draft.picked)
  if (picking !== undefined) return { ...found, ways: left, picking, stage: 'pick' }
  const only = left.length === 1 ? left[0] : undefined
  if (only === undefined) return { ...found, ways: left, stage: 'way' }
  const more = check ? undefined : pieces.more(moment, only.move)
  return { ...found, ways: left, more, move: only.move, stage: more === undefined ? 'complete' : 'more' }
}

const NO_VICTIMS: ReadonlyMap<Seat, readonly Way[]> = new Map()

/** The ways by the one player they are aimed at; empty where they are aimed at nobody or at several. */
function byVictim(ways: readonly Way[]): ReadonlyMap<Seat, readonly Way[]> {
  const victims = new Map<Seat, Way[]>()
  for (const way of ways) {
    const target = way.move.targets?.length === 1 ? way.move.targets[0] : undefined
    if (target === undefined) return NO_VICTIMS
    const at = victims.get(target.seat)
    if (at === undefined) victims.set(target.seat, [way])
    else at.push(way)
  }
  return new Map([...victims].sort(([one], [other]) => one - other))
}

/** Narrows ways by the details said so far, and names the first one in which they still differ. */
function pickFrom(
  picks: readonly Pick[],
  ways: readonly Way[],
  picked: Draft['picked'],
): { readonly left: readonly Way[]; readonly picking: Laying['picking'] } {
  let left = ways
  for (const pick of picks) {
    const detail = ({ move }: Way): string => String(move.details?.[pick.key] ?? '')
    const values = [...new Set(left.map(detail))]
    const said = Object.hasOwn(picked, pick.key) ? picked[pick.key] : undefined
    if (said !== undefined && values.includes(said)) left = left.filter((way) => detail(way) === said)
    else if (values.length > 1) return { left, picking: { pick, values } }
  }
  return { left, picking: undefined }
}

/** The legal answers of a question, those that get a key of their own. */
export function legalAnswers(moment: Moment, pieces: Pieces): readonly Answer[] {
  return pieces.answers(moment).filter(({ move }) => moment.ruleset.judge(moment.state, move).legal)
}
