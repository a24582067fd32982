/** The table's bar: game, turn, hand limit; undo, redo, and whatever else a surface puts there. */
import type { ComponentChildren } from 'preact'
import { Icon } from '../shared/Icon.tsx'
import { Bar } from '../shell/Frame.tsx'
import { redo, undo } from './logging.ts'
import type { OpenSession } from './model.ts'
import { stepLine } from './step.ts'
import { words } from './words.ts'

interface TableBarProps {
  readonly session: OpenSession
  readonly children?: ComponentChildren
}

export function TableBar({ session, children }: TableBarProps) {
  return (
    <Bar title={<GameTitle session={session} />} sub={<Place session={session} />}>
      <UndoRedo session={session} />
      {children}
    </Bar>
  )
}

/** The name of the game, and that it is a sample where it is one. */
export function GameTitle({ session }: { readonly session: OpenSession }) {
  return (
    <>
      {session.now.value.text.name}
      {session.sample ? (
        <>
          {' '}
          <span class="sample-mark">{words.value.sample}</span>
        </>
      ) : null}
    </>
  )
}

/** The turn number, and what the game adds to it. */
export function Place({ session }: { readonly session: OpenSession }) {
  const moment = session.now.value
  return (
    <>
      {words.value.turn(moment.state.turnNumber)}
      {session.pieces.place(moment).map((part) => (
        <span key={part} class="dot-sep">
          {part}
        </span>
      ))}
    </>
  )
}

/** Undo and redo. Where there is nothing to undo the key stays in its place and does nothing. */
export function UndoRedo({ session }: { readonly session: OpenSession }) {
  const say = words.value
  const { undoable, redoable, undoes } = session.timeline.value
  return (
    <>
      <button
        type="button"
        class="tool"
        aria-label={undoable === 0 ? say.undo : say.undoEntry(stepLine(session, undoes))}
        aria-disabled={undoable === 0 ? 'true' : undefined}
        onClick={() => undo(session)}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class="tool is-redo"
        aria-label={say.redo}
        aria-disabled={redoable === 0 ? 'true' : undefined}
        onClick={() => redo(session)}
      >
        <Icon name="redo" />
      </button>
    </>
  )
}
