/** Which rows of a long list are in the page: a virtual list that scrolls with its box, or with the page where there is none. */
import {
  elementScroll,
  measureElement,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/virtual-core'
import type { RefObject } from 'preact'
import { useLayoutEffect, useReducer, useState } from 'preact/hooks'

interface Long {
  /** The list's own element, as high as all its rows. */
  readonly list: RefObject<HTMLElement | null>
  readonly keys: readonly string[]
  /** About how high a row is, px; what is really drawn is measured. */
  readonly high: number
  /** Rows that stay in the page wherever it is scrolled to, rising. */
  readonly kept: readonly number[]
}

type List<Scrolls extends Element | Window> = Virtualizer<Scrolls, HTMLElement>

/** A list that scrolls in a box, or with the page. */
export type VirtualList = List<HTMLElement> | List<Window>

/** Rows in the page before and after those in sight. */
const AROUND = 8

/** A list that is not shown has no height; until it is shown it is as it was, and at first as high as a page. */
const UNSEEN = { width: 0, height: 800 }

/** Follows a list; undefined until it is in the page. */
export function useVirtual({ list, keys, high, kept }: Long): VirtualList | undefined {
  const [, again] = useReducer((times: number) => times + 1, 0)
  const [virtual, setVirtual] = useState<VirtualList>()
  /** Where the list begins in what is scrolled, px. */
  const [top, setTop] = useState(0)
  const common = {
    count: keys.length,
    getItemKey: (index: number) => keys[index] ?? index,
    estimateSize: () => high,
    overscan: AROUND,
    initialRect: UNSEEN,
    scrollMargin: top,
    rangeExtractor: (range: Range) => withKept(range, kept),
    onChange: () => again(undefined),
  }
  const optionsFor = (box: HTMLElement | null) => (box === null ? inPage(common) : inBox(common, box))
  const boxOf = () => scroller(list.current?.parentElement ?? null)
  if (virtual !== undefined) setOptions(virtual, optionsFor(boxOf()))
  useLayoutEffect(() => {
    const box = boxOf()
    const made: VirtualList = box === null ? new Virtualizer(inPage(common)) : new Virtualizer(inBox(common, box))
    setVirtual(made)
    return made._didMount()
  }, [])
  useLayoutEffect(() => {
    virtual?._willUpdate()
    const own = list.current?.getBoundingClientRect()
    if (own !== undefined && own.width > 0 && boxOf() === null) setTop(Math.round(own.top + scrollY))
  })
  return virtual
}

interface Common
  extends Pick<
    VirtualizerOptions<Element | Window, HTMLElement>,
    'count' | 'getItemKey' | 'estimateSize' | 'overscan' | 'initialRect' | 'scrollMargin' | 'rangeExtractor'
  > {
  readonly onChange: () => void
}

function inBox(common: Common, box: HTMLElement): VirtualizerOptions<HTMLElement, HTMLElement> {
  return {
    ...common,
    getScrollElement: () => box,
    scrollToFn: elementScroll,
    observeElementOffset,
    observeElementRect: (list, changed) => observeElementRect(list, (rect) => rect.height > 0 && changed(rect)),
    measureElement: measured,
  }
}

function inPage(common: Common): VirtualizerOptions<Window, HTMLElement> {
  return {
    ...common,
    getScrollElement: () => window,
    scrollToFn: windowScroll,
    observeElementOffset: observeWindowOffset,
    observeElementRect: observeWindowRect,
    measureElement: measured,
  }
}

/** The height of a row; what it was, or may be, while the list is not shown. */
function measured<Scrolls extends Element | Window>(
  row: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  list: List<Scrolls>,
): number {
  return measureElement(row, entry, list) || (list.measurementsCache[list.indexFromElement(row)]?.size ?? 0)
}

function setOptions(list: VirtualList, options: ReturnType<typeof inBox> | ReturnType<typeof inPage>): void {
  ;(list.setOptions as (options: unknown) => void)(options)
}

function withKept({ startIndex, endIndex, overscan, count }: Range, kept: readonly number[]): number[] {
  const first = Math.max(0, startIndex - overscan)
  const last = Math.min(count - 1, endIndex + overscan)
  const near = Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
  const before = kept.filter((one) => one >= 0 && one < first)
  return [...before, ...near, ...kept.filter((one) => one > last && one < count)]
}

/** The box where it scrolls by itself; `null`, which is the page, where it does not. */
function scroller(box: HTMLElement | null): HTMLElement | null {
  return box !== null && getComputedStyle(box).overflowY === 'auto' ? box : null
}
