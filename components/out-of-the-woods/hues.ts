/** Which colour a house is shown in: the one its name says, else one that no other house has. */
import { foldName } from '../../engine/record/names.ts'
import { words } from './words.ts'

/** Every colour there is; `house.css` knows each. */
export const HUES = [
  'red',
  'blue',
  'green',
  'yellow',
  'purple',
  'orange',
  'teal',
  'pink',
  'brown',
  'grey',
  'black',
  'white',
] as const
/** A colour that houses are shown in. */
export type Hue = (typeof HUES)[number]

/** The colour of each house, in the order of the set-up: as many houses as there are colours never share one. */
export function huesOf(houses: readonly string[]): readonly Hue[] {
  const taken = new Set<Hue>()
  const own = houses.map((house) => {
    const hue = namedHue(house)
    if (hue === undefined || taken.has(hue)) return undefined
    taken.add(hue)
    return hue
  })
  return own.map((hue) => {
    if (hue !== undefined) return hue
    const free = HUES.find((one) => !taken.has(one)) ?? HUES[0]
    taken.add(free)
    return free
  })
}

function namedHue(house: string): Hue | undefined {
  const { hues } = words.value
  const said = foldName(house).split(' ')
  return HUES.find((hue) => hues[hue].some((word) => said.includes(word)))
}
