/** What a person reads off a table: the newest entry, a player's number, the question. */
import type { Driven } from './driven.ts'
import type { Place } from './places.ts'
import type { Surface } from './surface.ts'
import { until } from './until.ts'

/** Waits until the newest entry is this one: who, and what, in the words of a record. */
export async function entered(surface: Driven, entry: string): Promise<void> {
  await surface.waitFor(
    `“${entry}” to be the newest entry`,
    (wanted) => document.querySelector('.entry-text')?.textContent?.trim() === wanted,
    entry,
  )
}

/** Waits until the numbers of the players, in seat order, are these. */
export async function numbers(surface: Driven, ...wanted: readonly number[]): Promise<void> {
  await surface.waitFor(
    `the numbers ${wanted.join(', ')}`,
    (those) =>
      [...document.querySelectorAll('.tiles .hp-num')]
        .map((one) => Number.parseInt(one.textContent ?? '', 10))
        .join() === those,
    wanted.join(),
  )
}

/** Waits until the question reads so. */
export async function asked(surface: Driven, question: RegExp): Promise<void> {
  await surface.waitForText(question, '#question')
}

/** What is wrong with how a table looks in both themes and at every width it is made for; empty where nothing is. */
export async function faults(surface: Surface): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark'] as const)
    for (const width of [220, 360]) {
      await surface.look({ theme, width, height: 760 })
      await surface.scrollToTop()
      const axe = await surface.axe()
      found.push(...axe.map((one) => `${theme} ${width}: ${one}`))
    }
  for (const scale of [1, 1.3]) {
    await surface.eval((size) => document.documentElement.style.setProperty('--text-scale', String(size)), scale)
    for (const width of [220, 280, 360, 480]) {
      await surface.look({ width, height: 760 })
      const wide = await surface.eval(() => document.documentElement.scrollWidth)
      if (wide > width) found.push(`${wide} px wide at ${width}, type ${scale} times its size`)
    }
  }
  await surface.eval(() => document.documentElement.style.removeProperty('--text-scale'))
  await surface.look({})
  return found
}

/** Names of keys that are smaller than a finger needs: 44 px a side, 36 for what is not a main key. */
export function smallKeys(surface: Surface, selector: string, least: number): Promise<string[]> {
  return surface.eval(
    (keys, size) =>
      [...document.querySelectorAll(keys)].flatMap((key) => {
        const { width, height } = key.getBoundingClientRect()
        return width >= size && height >= size ? [] : [`${key.textContent} ${width} × ${height}`]
      }),
    selector,
    least,
  )
}

/** Waits until all of something is on the screen, below the bar: it is scrolled to in the frame after it has come. */
export async function waitInSight(surface: Surface, place: Place): Promise<void> {
  await until(`${JSON.stringify(place)} in sight`, () => inSight(surface, place))
}

function inSight(surface: Surface, place: Place): Promise<boolean> {
  return surface.with(place, (element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) && bottom <= innerHeight
  })
}
