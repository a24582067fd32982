/** The slider that goes through a session entry by entry, with its keys and the table as it was there. */
import { useEffect } from 'preact/hooks'
import { Icon } from '../shared/Icon.tsx'
import { entryLine } from '../table/entries.ts'
import { StripSeats } from '../table/Strip.tsx'
import { LEFT, MARGIN } from './chart.ts'
import type { Past } from './past.ts'
import { words } from './words.ts'
import '../shared/strip.css'
import './replay.css'

/** How long an entry stands while the session plays, milliseconds. */
const PACE = 1100

interface PlaceProps {
  readonly past: Past
  readonly place: number
  readonly onPlace: (place: number) => void
}

/** Where in the session we are, in words: the place, and what was said there. */
function placeSaid(past: Past, place: number): { readonly at: string; readonly entry: string } {
  const { game, names, timeline } = past
  const line = timeline.lines[place - 1]
  const turn = past.courses.turns[Math.max(0, place - 1)] ?? 1
  return {
    at: words.value.place(place, timeline.lines.length, turn),
    entry: line === undefined ? '' : entryLine(line.entry, game.ruleset, names),
  }
}

interface SliderProps extends PlaceProps {
  /** Whether it has to lie under the chart's plot. */
  readonly underChart: boolean
}

/** The slider; its own keys go an entry or, with Page up and down, a stretch. */
export function Slider({ past, place, underChart, onPlace }: SliderProps) {
  const say = words.value
  const places = past.timeline.lines.length
  const { at, entry } = placeSaid(past, place)
  return (
    <input
      class={underChart ? 'replay-slide is-under' : 'replay-slide'}
      style={{
        '--at': `${(100 * place) / Math.max(1, places)}%`,
        '--from': `${LEFT / 16}rem`,
        '--rest': `${(LEFT + MARGIN) / 16}rem`,
      }}
      type="range"
      min={0}
      max={places}
      value={place}
      aria-label={say.replaySlider}
      aria-valuetext={say.placeSaid(at, entry)}
      onInput={(event) => onPlace(Number(event.currentTarget.value))}
    />
  )
}

interface ReplayProps extends PlaceProps {
  readonly playing: boolean
  readonly onPlaying: (playing: boolean) => void
}

/** The keys of the replay, what was said at the place, and the table as it was there. */
export function Replay({ past, place, playing, onPlace, onPlaying }: ReplayProps) {
  const say = words.value
  const { game, timeline } = past
  const places = timeline.lines.length
  useEffect(() => {
    if (!playing) return
    const next = setTimeout(() => {
      if (place >= places) onPlaying(false)
      else onPlace(place + 1)
    }, PACE)
    return () => clearTimeout(next)
  }, [playing, place, places, onPlace, onPlaying])
  const go = (to: number) => {
    onPlaying(false)
    onPlace(Math.max(0, Math.min(places, to)))
  }
  const { at, entry } = placeSaid(past, place)
  return (
    <div class="replay-row">
      <div class="replay-keys">
        <button
          type="button"
          class="tool"
          aria-label={say.before}
          aria-keyshortcuts=","
          title={`${say.before} (,)`}
          aria-disabled={place === 0}
          onClick={() => go(place - 1)}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          class="tool"
          aria-label={playing ? say.pause : say.play}
          onClick={() => {
            if (!playing && place >= places) onPlace(0)
            onPlaying(!playing)
          }}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          class="tool"
          aria-label={say.after}
          aria-keyshortcuts="."
          title={`${say.after} (.)`}
          aria-disabled={place === places}
          onClick={() => go(place + 1)}
        >
          <Icon name="right" />
        </button>
      </div>
      <p class="replay-at">
        <span>{at}</span>
        <b>{entry}</b>
      </p>
      <ol class="strip" aria-label={say.tableAt(place)}>
        <StripSeats pieces={game.pieces} moment={past.at(place)} />
      </ol>
    </div>
  )
}
