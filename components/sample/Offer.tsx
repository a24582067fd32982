/** For whoever has nothing on the table: a game in its middle, to see how it goes. */
import { useState } from 'preact/hooks'
import { gameName, games } from '../../engine/rulesets.ts'
import { Icon } from '../shared/Icon.tsx'
import { language } from '../shared/words.ts'
import { trySample } from './sample.ts'
import './sample.css'
import { words } from './words.ts'

export function Offer() {
  const say = words.value
  const [failed, setFailed] = useState(false)
  return (
    <section class="sheet sample" aria-labelledby="sample-h">
      <h2 id="sample-h">{say.offer}</h2>
      <p>{say.note}</p>
      <ul>
        {games.map(({ id }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={say.tryGame(gameName(id, language.value))}
              onClick={async () => setFailed(!(await trySample(id)))}
            >
              {gameName(id, language.value)}
              <Icon name="right" />
            </button>
          </li>
        ))}
      </ul>
      {failed ? (
        <p class="is-trouble" role="alert">
          {say.notSaved}
        </p>
      ) : null}
    </section>
  )
}
