/**
 * The screens beside the table, loaded when they are opened. Each folder has a `screen.tsx` that exports `Screen`:
 * a component that gets the route's rest, stands in a `Frame`, and imports its own styles.
 */
import { type Lazy, lazy } from '../shared/Lazy.tsx'
import type { ScreenName } from '../shared/router.ts'

/** What a screen is told. */
export interface ScreenProps {
  /** What stands behind the screen's name in the address. */
  readonly rest: readonly string[]
}

/** Every screen but the table itself. */
export const screens: Readonly<Record<Exclude<ScreenName, 'table'>, Lazy<ScreenProps>>> = {
  log: lazy(async () => (await import('../log/screen.tsx')).Screen),
  new: lazy(async () => (await import('../setup/screen.tsx')).Screen),
  sessions: lazy(async () => (await import('../sessions/screen.tsx')).Screen),
  rules: lazy(async () => (await import('../rules/screen.tsx')).Screen),
  settings: lazy(async () => (await import('../settings/screen.tsx')).Screen),
}

/** Loads the screens one after the other while the page has nothing else to do: each is there when it is asked for. */
export function loadScreensWhenIdle(): void {
  const waiting = Object.values(screens)
  const next = (): void => {
    // A screen that cannot be loaded says so when it is opened.
    globalThis.requestIdleCallback?.(() => waiting.shift()?.load().then(next, next))
  }
  next()
}
