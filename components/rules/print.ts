/** The print view: all of a game, whatever is being searched for, in the largest type that fits on two pages. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { Item } from './catalogue.ts'

/** What all items of a page together may weigh at one point. */
const ROOM = 8_900 * 8 ** 2
/** Points: the largest, and from where on one page is better than two. */
const LARGEST = 10
const LARGE = 9
/** What an item weighs beside its letters: its last line is seldom full. */
const ITEM = 25
/** A Korean letter is as wide as two others, its lines stand further apart, and its words do not break. */
const KOREAN = 2.3

/** The size of body text with which a game fills two pages at most, in points, in steps of a quarter. */
export function printSize(items: readonly Item[]): number {
  const weight = items.reduce((sum, { kind, id, title, text }) => {
    const letters = `${title} ${text} ${kind === 'card' ? '' : id}`
    const korean = letters.match(/\p{Script=Hangul}/gu)?.length ?? 0
    return sum + ITEM + letters.length + korean * (KOREAN - 1)
  }, 0)
  const onPages = (pages: number) => Math.min(LARGEST, Math.floor(4 * Math.sqrt((pages * ROOM) / weight)) / 4)
  return onPages(1) >= LARGE ? onPages(1) : onPages(2)
}

interface Printing {
  /** Whether the page is on its way to paper: nothing may be left out then. */
  readonly printing: boolean
  print(): void
}

/** Follows whether the page is printed, and prints it. */
export function usePrint(): Printing {
  const [printing, setPrinting] = useState<'no' | 'asked' | 'now'>('no')
  useEffect(() => {
    const stop = new AbortController()
    addEventListener('beforeprint', () => setPrinting('now'), { signal: stop.signal })
    addEventListener('afterprint', () => setPrinting('no'), { signal: stop.signal })
    return () => stop.abort()
  }, [])
  useLayoutEffect(() => {
    if (printing !== 'asked') return
    print()
    setPrinting('no')
  }, [printing])
  return { printing: printing !== 'no', print: () => setPrinting('asked') }
}
