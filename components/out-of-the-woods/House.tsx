/** A house as it looks: the coloured frame of its cards, with its initial. The name stands beside it. */
import type { Moment } from '../table/pieces.ts'
import { huesOf } from './hues.ts'
import './house.css'
import { stateOf } from './view.ts'

interface HouseProps {
  readonly moment: Moment
  /** As the set-up spells it; empty text for none. */
  readonly house: string
}

/** A small frame, as tall as a line of text. */
export function HouseMark({ moment, house }: HouseProps) {
  if (house === '') return <span class="house-mark is-none" aria-hidden="true" />
  return (
    <span class="house-mark" data-house={hueOf(moment, house)} data-initial={initialOf(house)} aria-hidden="true" />
  )
}

/** A whole card of the house. Its size follows the type around it. */
export function HouseCard({ moment, house }: HouseProps) {
  if (house === '') return <span class="house-card is-none" aria-hidden="true" />
  return (
    <span class="house-card" data-house={hueOf(moment, house)} data-initial={initialOf(house)} aria-hidden="true" />
  )
}

function hueOf(moment: Moment, house: string): string | undefined {
  const { houses } = stateOf(moment)
  return huesOf(houses)[houses.indexOf(house)]
}

/** The first character as a reader counts characters. */
function initialOf(house: string): string {
  const [first] = new Intl.Segmenter().segment(house)
  return first?.segment.toLocaleUpperCase() ?? ''
}
