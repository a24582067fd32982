/** What a tap leads to comes into sight: possible victims and the next question stand above the pad, a card's suits below. */
import { useEffect, useRef } from 'preact/hooks'
import type { OpenSession } from './model.ts'

/** Scrolls, no further than it must, to what has to be tapped or read next, after a tap on the pad or the question. */
export function useInSight(session: OpenSession): void {
  const { stage, picking } = session.laying.value
  const entries = session.log.value.length
  const { chosen } = session.draft.value
  const before = useRef({ session, entries })
  useEffect(() => {
    const was = before.current
    before.current = { session, entries }
    // What another window did moves nothing here, and whoever types, corrects or reads the log stays there.
    const on = document.activeElement
    if (was.session !== session || !document.hasFocus()) return
    if (on !== null && on !== document.body && on.closest('.pad, .question') === null) return
    const asksHere = stage === 'way' || (stage === 'pick' && picking?.pick.onPad !== true)
    const next =
      stage === 'victim' || stage === 'share'
        ? '.tiles, .bigs'
        : asksHere || was.entries !== entries
          ? '.question'
          : '.pad [data-first]'
    document.querySelector(next)?.scrollIntoView({ block: 'nearest' })
  }, [session, stage, entries, chosen])
}
