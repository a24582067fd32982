/** Which game is played. */
import { type GameId, gameName, games, loadText } from '../../engine/rulesets.ts'
import { useLoaded } from '../shared/useLoaded.ts'
import { language } from '../shared/words.ts'
import { words } from './words.ts'

interface GamesProps {
  readonly chosen: GameId
  readonly onChoose: (game: GameId) => void
}

export function Games({ chosen, onChoose }: GamesProps) {
  const tongue = language.value
  const texts = useLoaded(() => Promise.all(games.map((game) => loadText(game.id, tongue))), [], [tongue])
  return (
    <fieldset class="field">
      <legend>{words.value.game}</legend>
      <div class="games">
        {games.map((game, place) => (
          <label key={game.id} class="game">
            <input type="radio" name="game" checked={game.id === chosen} onChange={() => onChoose(game.id)} />
            <span>
              <b>{gameName(game.id, tongue)}</b>
              <small>{texts?.[place]?.tagline}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
