/** A card or a word of the pad with every way to complete it, judged. */
import { hinges } from './hinges.ts'
import type { BaseState, Choice, Declaration, Ruleset, Way } from './ruleset.ts'

/** @param moves every way to complete it; at least one */
export function choiceOf<State extends BaseState>(
  game: Ruleset<State>,
  state: State,
  id: string,
  group: string,
  moves: readonly Declaration[],
): Choice {
  const ways = moves.map(
    (move): Way => ({
      move,
      verdict: game.judge(state, move),
      // Found when somebody asks: it judges the move once for every other option of every ruling.
      get hinges() {
        return hinges(game, state, move)
      },
    }),
  )
  ways.sort((one, other) => Number(other.verdict.legal) - Number(one.verdict.legal))
  return { id, group, legal: ways[0]?.verdict.legal ?? false, ways }
}
