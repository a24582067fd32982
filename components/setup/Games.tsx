/** Which game is played. */
import { type GameId, gameName, games } from '../../engine/rulesets.ts'
import type { GameText } from '../../engine/text.ts'
import { language } from '../shared/words.ts'
import { words } from './words.ts'

interface GamesProps {
  /** In the order of the games; none of one that cannot be loaded. */
  readonly texts: readonly (GameText | undefined)[]
  readonly chosen: GameId
  readonly onChoose: (game: GameId) => void
}

export function Games({ texts, chosen, onChoose }: GamesProps) {
  return (
    <fieldset class="field">
      <legend>{words.value.game}</legend>
      <div class="games">
        {games.map((game, place) => (
          <label key={game.id} class="game">
            <input type="radio" name="game" checked={game.id === chosen} onChange={() => onChoose(game.id)} />
            <span>
              <b>{gameName(game.id, language.value)}</b>
              <small>{texts[place]?.tagline}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
