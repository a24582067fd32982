/** Which way round play goes, and who is next: part of what a game shows in the middle. */
import { Icon } from '../shared/Icon.tsx'
import { words } from './words.ts'

interface WayProps {
  /** Counterclockwise. */
  readonly back: boolean
  /** Undefined where nobody follows. */
  readonly next: string | undefined
}

export function Way({ back, next }: WayProps) {
  const say = words.value
  const way = back ? say.counterclockwise : say.clockwise
  return (
    <p class="middle-way">
      <span class={back ? 'middle-turn is-back' : 'middle-turn'}>
        <Icon name="again" />
      </span>{' '}
      {next === undefined ? way : say.wayThen(way, next)}
    </p>
  )
}
