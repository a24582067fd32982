/** A key of a game's own pad: it looks and speaks like a card of the pad, whatever stands on it. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { why } from '../../engine/sentences.ts'
import type { Verdict } from '../../engine/verdict.ts'
import { announce } from '../shared/live.tsx'
import type { OpenSession } from '../table/model.ts'

interface KeyProps {
  /** What it is called where its face does not say it. */
  readonly name?: string
  /** The word that letters on the keyboard find it by. */
  readonly letters: string
  readonly legal: boolean
  readonly chosen?: boolean
  /** Whether it is being said why it is not legal; undefined for a key that never says so. */
  readonly open?: boolean
  readonly class?: string
  readonly onTap: () => void
  readonly children: ComponentChildren
}

export function Key({ name, letters, legal, chosen = false, open, class: own, onTap, children }: KeyProps) {
  const classes = [
    'card',
    ...(own === undefined ? [] : [own]),
    ...(chosen ? ['is-chosen'] : []),
    ...(legal ? [] : ['is-dim']),
    ...(open === true ? ['is-open'] : []),
  ]
  return (
    <button
      type="button"
      class={classes.join(' ')}
      data-key={letters}
      aria-label={name}
      {...(legal || open === undefined ? { 'aria-pressed': chosen } : { 'aria-expanded': open })}
      onClick={onTap}
    >
      {children}
    </button>
  )
}

/** Which key of a pad says why it is not legal, and how to ask the next one. */
export interface Whys {
  /** Undefined where none does: also once something has been logged since. */
  readonly open: string | undefined
  /** Asks a key, or lets it be silent again. */
  ask(id: string, verdict: Verdict): void
}

/** Asks the keys of a pad why they are not legal, one at a time: it is heard, and shown by whoever draws the pad. */
export function useWhys(session: OpenSession): Whys {
  const [asked, setAsked] = useState<{ readonly id: string; readonly entries: number }>()
  const open = asked?.entries === session.log.value.length ? asked.id : undefined
  return {
    open,
    ask(id, verdict) {
      if (open === id) {
        setAsked(undefined)
        return
      }
      setAsked({ id, entries: session.log.peek().length })
      const { text, say } = session.now.peek()
      announce(why(verdict, text, say))
    },
  }
}
