/** Between the players and the question: the House, which way round, the story run, the open card and who may answer it. */
import { CHARACTER, STORY_CARDS } from '../../engine/out-of-the-woods/cards.ts'
import { Shape } from '../shared/Icon.tsx'
import { list } from '../shared/words.ts'
import type { MiddleProps, Moment } from '../table/pieces.ts'
import { Way } from '../table/Way.tsx'
import { HouseCard } from './House.tsx'
import { nextOf, runOf, stateOf } from './view.ts'
import { words } from './words.ts'
import './woods.css'

export function Woods({ moment, size }: MiddleProps) {
  const say = words.value
  const { house } = stateOf(moment)
  const next = nextOf(moment)
  const back = moment.view.direction === 'counterclockwise'
  return (
    <section
      class={size === undefined ? 'woods middle-frame sheet' : `woods middle-frame sheet is-${size}`}
      aria-labelledby="woods"
    >
      <h2 id="woods" class="sr">
        {say.woods}
      </h2>
      <p class="middle-picture">
        <HouseCard moment={moment} house={house ?? ''} />
      </p>
      <div class="middle-say">
        <p class="woods-name">
          {house === null ? (
            <b>{say.anyHouse}</b>
          ) : (
            <>
              <span>{say.house}</span> <b>{house}</b>
            </>
          )}
        </p>
        <Way back={back} next={next === undefined ? undefined : moment.names[next]} />
        <StoryRun moment={moment} />
      </div>
      <Open moment={moment} />
    </section>
  )
}

/** How far the story on top of the pile has come. */
function StoryRun({ moment }: { readonly moment: Moment }) {
  const say = words.value
  const run = runOf(moment)
  if (run === null) return null
  return (
    <p class="woods-run">
      <span class="woods-label">{say.story}</span> <span>{say.run(run.story, run.length, STORY_CARDS)}</span>{' '}
      <span class="pips" aria-hidden="true">
        {Array.from({ length: STORY_CARDS }, (_, place) => (
          <i key={place} class={place < run.length ? 'pip' : 'pip is-used'} />
        ))}
      </span>
    </p>
  )
}

/** The open card in words: a character by its house, and its story where it was said. */
function openName(moment: Moment): string {
  const { ask, say } = moment
  const { open, house } = stateOf(moment)
  if (ask.params.card !== CHARACTER || house === null) return say.card(String(ask.params.card))
  if (open?.effect?.kind === 'laid' && open.effect.cards > 1) return words.value.fourCharacters
  const run = runOf(moment)
  return run === null ? words.value.character(house) : words.value.characterOf(house, run.story)
}

/** The card that may still be answered, and by whom. */
function Open({ moment }: { readonly moment: Moment }) {
  const say = words.value
  const { ask, names } = moment
  if (ask.kind !== 'answer') return null
  const by = Number(ask.params.by)
  const [first, ...others] = ask.who
  return (
    <p class="woods-open">
      <span class="woods-label">{say.lies}</span>
      <span class="woods-card">
        <Shape seat={by} />
        <b>{say.from(openName(moment), names[by] ?? '')}</b>
      </span>
      <span class="woods-who">
        {first === undefined ? null : say.answers(names[first] ?? '')}
        {others.length === 0 ? null : `, ${say.block(list(others.map((seat) => names[seat] ?? '')))}`}
      </span>
    </p>
  )
}
