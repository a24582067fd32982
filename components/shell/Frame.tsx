/** What stands around a screen: a bar with its title and the way back in the panel, the tab's own bar in the tab. */
import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect } from 'preact/hooks'
import { Icon } from '../shared/Icon.tsx'
import { to, wasLed } from '../shared/router.ts'
import { surface } from '../shared/surface.ts'
import './bar.css'
import { StorageNotice } from './StorageNotice.tsx'
import { words } from './words.ts'

interface BarProps {
  readonly title: ComponentChildren
  /** Second line: where we are. */
  readonly sub?: ComponentChildren
  /** Keys at the right edge. */
  readonly children?: ComponentChildren
}

/** The bar over a panel: where we are, and what can be done from anywhere. */
export function Bar({ title, sub, children }: BarProps) {
  const id = useId()
  // The tab has a banner of its own, and a page has one.
  const Edge = surface.value === 'tab' ? 'section' : 'header'
  return (
    <Edge class="bar" aria-labelledby={surface.value === 'tab' ? id : undefined}>
      <div class="bar-title">
        <h1 id={id} tabIndex={-1}>
          {title}
        </h1>
        {sub === undefined ? null : <p>{sub}</p>}
      </div>
      <div class="bar-tools">{children}</div>
    </Edge>
  )
}

interface FrameProps {
  readonly title: string
  readonly sub?: ComponentChildren
  /** Class of the screen's `main`. */
  readonly class?: string
  /**
   * In the tab, `wide` screens bring their own columns and headings (`h1` included); the others stand in one
   * column as in the panel.
   */
  readonly wide?: boolean
  /** Keys in the bar before the way back. */
  readonly tools?: ComponentChildren
  readonly children: ComponentChildren
}

/**
 * The frame of every screen but the table. Every screen has exactly one `h1` with `tabIndex={-1}`: it takes the
 * focus when the screen is opened. Its title is the page's, too: tabs are told apart by it, and it is read out first.
 */
export function Frame({ title, sub, class: name, wide = false, tools, children }: FrameProps) {
  useLayoutEffect(() => {
    if (wasLed()) document.querySelector<HTMLElement>('h1[tabindex]')?.focus()
  }, [])
  const { product } = words.value
  useLayoutEffect(() => {
    document.title = `${title} · ${product}`
    return () => {
      // The table is what Tableside is.
      document.title = product
    }
  }, [title, product])
  if (surface.value === 'tab' && wide) return <main class={name}>{children}</main>
  return (
    <div class="panel">
      <Bar title={title} sub={sub}>
        {tools}
        {surface.value === 'tab' ? null : (
          <a class="tool" href={to('table')} aria-label={words.value.back}>
            <Icon name="cross" />
          </a>
        )}
      </Bar>
      <main class={name}>
        {/* The tab has it under its own bar. */}
        {surface.value === 'tab' ? null : <StorageNotice />}
        {children}
      </main>
    </div>
  )
}
