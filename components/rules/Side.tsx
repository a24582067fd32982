/** Beside the rules: which game's they are, and its sections. */
import type { RefObject } from 'preact'
import { type GameId, gameName, games } from '../../engine/rulesets.ts'
import { Icon } from '../shared/Icon.tsx'
import { go } from '../shared/router.ts'
import { surface } from '../shared/surface.ts'
import { language } from '../shared/words.ts'
import { Toc, type TocEntry } from './Toc.tsx'
import { useRoom } from './useRoom.ts'
import { words } from './words.ts'
import './side.css'

interface SideProps {
  readonly game: GameId
  /** What scrolls, where it scrolls by itself. */
  readonly main: RefObject<HTMLElement | null>
  /** None where the rules could not be loaded. */
  readonly entries: readonly TocEntry[]
}

export function Side({ game, main, entries }: SideProps) {
  const say = words.value
  const wide = surface.value === 'tab'
  // Beside the text there is room for the sections; above it they are folded.
  const roomy = useRoom() && wide
  return (
    <div class="rules-side">
      {wide ? (
        <h1 tabIndex={-1}>
          {say.title}
          <span class="print-only">: {gameName(game, language.value)}</span>
        </h1>
      ) : null}
      <fieldset class="pick" aria-label={say.game}>
        {games.map((one) => (
          <button
            key={one.id}
            type="button"
            aria-pressed={one.id === game}
            onClick={() => {
              if (one.id !== game) go('rules', one.id)
            }}
          >
            {gameName(one.id, language.value)}
          </button>
        ))}
      </fieldset>
      {entries.length === 0 ? null : (
        <details class={roomy ? 'toc-fold' : 'toc-fold is-folding'} open={roomy}>
          <summary>
            {say.sections}
            <Icon name="down" />
          </summary>
          <Toc main={main} entries={entries} />
        </details>
      )}
    </div>
  )
}
