/** Where the program itself fails, a part that cannot be loaded or a fault of ours: it is said, and there is a way on. */
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useErrorBoundary } from 'preact/hooks'
import { Icon } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { route, to } from '../shared/router.ts'
import { surface } from '../shared/surface.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { Bar } from './Frame.tsx'
import { Menu } from './Menu.tsx'
import { words } from './words.ts'
import './notices.css'

/** What failed where nobody was waiting for it: a key whose work came to nothing. */
const unexpected = signal<{ readonly error: unknown } | null>(null)

/** Listens for what fails unnoticed, and gives how to stop. Storage that fails is told of by `store/` and comes not here. */
export function followFailures(): () => void {
  const lost = ({ reason }: PromiseRejectionEvent): void => {
    unexpected.value = { error: reason }
  }
  const thrown = ({ error }: ErrorEvent): void => {
    // Without one the browser complains of something else, such as a layout that took two frames.
    if (error instanceof Error) unexpected.value = { error }
  }
  addEventListener('unhandledrejection', lost)
  addEventListener('error', thrown)
  return () => {
    removeEventListener('unhandledrejection', lost)
    removeEventListener('error', thrown)
    unexpected.value = null
  }
}

/** Over a page: what failed on it unnoticed. The page goes on. */
export function Unexpected() {
  const failure = unexpected.value
  if (failure === null) return null
  const close = (): void => {
    unexpected.value = null
  }
  return (
    <aside class="over-page" aria-label={words.value.notice}>
      <Failure key={failure} error={failure.error} text={words.value.wentWrong}>
        <button type="button" class="tool" aria-label={words.value.close} onClick={close}>
          <Icon name="cross" />
        </button>
      </Failure>
    </aside>
  )
}

/** A screen or a table: should it fail, that is said in its place. Another key tries again. */
export function Guard({ children }: { readonly children: ComponentChildren }) {
  const [error] = useErrorBoundary()
  if (error !== undefined) return <Failed error={error} />
  return <>{children}</>
}

/** A part of a screen: should it fail, that is said in its place, and the rest of the screen goes on. Another key tries again. */
export function PartGuard({ children }: { readonly children: ComponentChildren }) {
  const [error] = useErrorBoundary()
  if (error === undefined) return <>{children}</>
  return <FailedPart error={error} />
}

/** In the place of a part that cannot be shown. */
export function FailedPart({ error }: { readonly error: unknown }) {
  return (
    <div class="failed-part">
      <Failure error={error} text={words.value.notShown} />
    </div>
  )
}

/** In the place of a screen that cannot be shown. */
export function Failed({ error }: { readonly error?: unknown }) {
  const say = words.value
  return (
    <div class="panel">
      {surface.value === 'tab' ? null : (
        <Bar title={say.product}>
          <Menu>{() => <Elsewhere />}</Menu>
        </Bar>
      )}
      <main>
        <Failure error={error} text={say.notShown} />
        {route.value.screen === 'table' ? null : (
          <a class="button is-plain" href={to('table')}>
            {say.back}
            <Icon name="right" />
          </a>
        )}
      </main>
    </div>
  )
}

interface FailureProps {
  /** What the program says of it, where it says anything. */
  readonly error?: unknown
  /** What it means for whoever is there. */
  readonly text: string
  readonly children?: ComponentChildren
}

function Failure({ error, text, children }: FailureProps) {
  const say = words.value
  useEffect(() => announce(text), [error])
  return (
    <div class="notice is-trouble">
      <p>{text}</p>
      {children}
      <button type="button" class="button is-small" onClick={() => location.reload()}>
        {say.reload}
      </button>
      {error === undefined ? null : (
        <details>
          <summary>{say.details}</summary>
          {String(error)}
        </details>
      )}
    </div>
  )
}
