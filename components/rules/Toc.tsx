/** The sections, with the one that is being read marked. */
import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { RULINGS } from './address.ts'
import { words } from './words.ts'

export interface TocEntry {
  /** Id of the heading in the page. */
  readonly id: string
  readonly title: string
  readonly count: number
  readonly href: string
}

interface TocProps {
  /** What scrolls, where it scrolls by itself. */
  readonly main: RefObject<HTMLElement | null>
  readonly entries: readonly TocEntry[]
}

export function Toc({ main, entries }: TocProps) {
  const [reading, setReading] = useState<string>()
  useEffect(() => {
    // The last heading above a line a little below the top is the section being read.
    const look = () => {
      const top = Math.max(0, main.current?.getBoundingClientRect().top ?? 0) + 96
      const passed = entries.filter(({ id }) => {
        const heading = document.getElementById(id)
        return heading !== null && heading.getBoundingClientRect().top < top
      })
      setReading(passed.at(-1)?.id ?? entries[0]?.id)
    }
    look()
    const stop = new AbortController()
    document.addEventListener('scroll', look, { capture: true, passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [main, entries])
  return (
    <nav class="toc" aria-label={words.value.sections}>
      {entries.map((entry) => (
        <a
          key={entry.id}
          href={entry.href}
          class={entry.id === RULINGS ? 'toc-rulings' : undefined}
          aria-current={entry.id === reading ? 'true' : undefined}
        >
          <b data-title={entry.title}>
            <span>{entry.title}</span>
          </b>
          <span>{entry.count}</span>
        </a>
      ))}
    </nav>
  )
}
