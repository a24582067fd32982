/** What somebody typed, read as declarations. A game says how its meanings make one (`Phrasing`). */
import type { BaseState, Declaration, Seat } from '../ruleset.ts'
import { type Lexicon, type Token, tokensOf } from './lexicon.ts'

/** A way to read a sentence. */
interface PhraseReading {
  readonly move: Declaration
  /**
   * True where every word was understood as it stands and the sentence has one meaning. Otherwise somebody has
   * to say that this is what was meant.
   */
  readonly sure: boolean
}

/** What a sentence comes to. */
export interface Phrase {
  /** The likeliest first; empty where nothing can be made of it. */
  readonly readings: readonly PhraseReading[]
  /** The words that were not understood. */
  readonly unknown: readonly Extract<Token, { kind: 'unknown' }>[]
}

/** How a game puts meanings together. */
export interface Phrasing<State extends BaseState = BaseState> {
  /** The words of this game; houses and stories come from the set-up, so it may depend on the state. */
  lexicon(state: State): Lexicon
  /**
   * The declarations that these tokens can mean, likeliest first.
   * @param asked who would speak if nobody is named
   */
  assemble(tokens: readonly Token[], state: State, asked: Seat): readonly Declaration[]
  /**
   * Whom a declaration of this player is about though it names nobody, as in "Ann skips Ben": whoever else is named leaves
   * it unsure. Without it anybody may be.
   */
  about?(state: State, seat: Seat): readonly Seat[]
}

/** Longest sentence that is read, in UTF-16 units: a declaration with ten long names fits. Anything longer is none. */
const LONGEST = 600

/** Reads a sentence as people type it. */
export function readPhrase<State extends BaseState>(
  text: string,
  phrasing: Phrasing<State>,
  state: State,
  asked: Seat,
  names: readonly string[],
): Phrase {
  if (text.length > LONGEST) return { readings: [], unknown: [] }
  const tokens = tokensOf(text, phrasing.lexicon(state), names)
  const unknown = tokens.filter((token) => token.kind === 'unknown')
  const known = tokens.filter((token) => token.kind !== 'unknown' && token.kind !== 'filler')
  const moves = phrasing.assemble(known, state, asked)
  const bent = tokens.some((token) => token.bent)
  return {
    readings: moves.map((move) => ({
      move,
      sure:
        moves.length === 1 &&
        unknown.length === 0 &&
        !bent &&
        saysNumbers(move, tokens) &&
        saysNames(move, tokens, phrasing.about, state),
    })),
    unknown,
  }
}

/** Whether everybody who is named is in the declaration, or is whom it is about anyway. */
function saysNames<State extends BaseState>(
  { seat, targets = [] }: Declaration,
  tokens: readonly Token[],
  about: Phrasing<State>['about'],
  state: State,
): boolean {
  if (about === undefined || seat === null) return true
  const said = [seat, ...targets.map((target) => target.seat), ...about(state, seat)]
  return tokens.every((token) => token.kind !== 'name' || said.includes(token.seat))
}

/** Whether every number of the sentence is in the declaration: one that was passed over may have meant something. */
function saysNumbers(move: Declaration, tokens: readonly Token[]): boolean {
  const said = [move.details?.count, ...(move.targets ?? []).map((target) => target.count)]
  return tokens.every((token) => token.kind !== 'number' || said.includes(token.value))
}
