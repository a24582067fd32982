/** For whoever has nothing on the table: a game in its middle, to see how it goes. */
import { useState } from 'preact/hooks'
import { type GameId, gameName, games } from '../../engine/rulesets.ts'
import { Icon } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { language } from '../shared/words.ts'
import { trySample } from './sample.ts'
import './sample.css'
import { words } from './words.ts'

export function Offer() {
  const say = words.value
  const [failed, setFailed] = useState(false)
  const open = async (game: GameId) => {
    const opened = await trySample(game)
    setFailed(!opened)
    if (!opened) announce(say.notSaved)
  }
  return (
    <section class="sheet sample" aria-labelledby="sample-h">
      <h2 id="sample-h">{say.offer}</h2>
      <p>{say.note}</p>
      <ul>
        {games.map(({ id }) => (
          <li key={id}>
            <button type="button" aria-label={say.tryGame(gameName(id, language.value))} onClick={() => open(id)}>
              {gameName(id, language.value)}
              <Icon name="right" />
            </button>
          </li>
        ))}
      </ul>
      {failed ? <p class="is-trouble">{say.notSaved}</p> : null}
    </section>
  )
}
