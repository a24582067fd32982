/** History: every session, newest first, one of them opened entry by entry, and what all of them add up to. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../shared/Icon.tsx'
import { lazy } from '../shared/Lazy.tsx'
import { to } from '../shared/router.ts'
import { surface } from '../shared/surface.ts'
import { PartGuard } from '../shell/Failure.tsx'
import { Frame } from '../shell/Frame.tsx'
import type { ScreenProps } from '../shell/screens.ts'
import { Finder } from './Finder.tsx'
import { words } from './words.ts'
import '../shared/field.css'
import './sessions.css'

// The list comes first; it waits for nothing of what one session needs.
const PastSession = lazy(async () => (await import('./PastSession.tsx')).PastSession)
const DeletedList = lazy(async () => (await import('./DeletedList.tsx')).DeletedList)
const Across = lazy(async () => (await import('../across/Across.tsx')).Across)

/** `#/sessions/all` is what all of them add up to, `#/sessions/deleted` what was deleted. Ids of sessions are never so short. */
export function Screen({ rest }: ScreenProps) {
  if (rest[0] === 'all') return <Across />
  if (rest[0] === 'deleted') return <Deleted />
  return <OneByOne rest={rest} />
}

function Deleted() {
  const { title } = words.value
  return (
    <Frame title={title} class="history" wide>
      {surface.value === 'tab' ? (
        <h1 class="sr" tabIndex={-1}>
          {title}
        </h1>
      ) : null}
      <DeletedList />
    </Frame>
  )
}

function OneByOne({ rest }: ScreenProps) {
  const say = words.value
  const [newest, setNewest] = useState<string>()
  const wide = surface.value === 'tab'
  // Beside the list there is room for a session from the start.
  const open = rest[0] ?? (wide ? newest : undefined)
  const alone = !wide && rest[0] !== undefined
  const scrolled = useRef(0)
  const left = useRef(rest[0])
  useLayoutEffect(() => {
    const before = left.current
    left.current = rest[0]
    if (wide || before === rest[0]) return
    if (alone) scrollTo(0, 0)
    else if (before !== undefined) {
      scrollTo(0, scrolled.current)
      const links = document.querySelectorAll<HTMLElement>('a.session')
      const link = [...links].find((one) => one.getAttribute('href') === to('sessions', before))
      link?.focus({ preventScroll: true })
    }
  }, [alone, rest[0], wide])
  return (
    <Frame title={say.title} class={alone ? 'history is-open' : 'history'} wide>
      {wide ? (
        <h1 class="sr" tabIndex={-1}>
          {say.title}
        </h1>
      ) : null}
      {alone ? (
        <a class="back-link" href={to('sessions')}>
          <Icon name="left" />
          {say.all}
        </a>
      ) : null}
      {/* Behind an opened session the list stays as it is: going back leads to where one was. */}
      <Finder
        open={open}
        hidden={alone}
        onNewest={setNewest}
        onChoose={() => {
          scrolled.current = scrollY
        }}
      />
      {/* A session whose game cannot be loaded keeps nobody from the others. */}
      {open === undefined ? null : (
        <PartGuard key={open}>
          <PastSession id={open} />
        </PartGuard>
      )}
    </Frame>
  )
}
