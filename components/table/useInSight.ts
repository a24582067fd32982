/** What a tap leads to comes into sight: who can be the victim and what is asked next stand above the pad. */
import { useEffect, useRef } from 'preact/hooks'
import type { OpenSession } from './model.ts'

/** Scrolls, no further than it must, to what has to be tapped or read next, after a tap on the pad or the question. */
export function useInSight(session: OpenSession): void {
  const { stage, picking } = session.laying.value
  const entries = session.log.value.length
  const before = useRef({ session, stage, entries })
  useEffect(() => {
    const was = before.current
    before.current = { session, stage, entries }
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
          : undefined
    if (next !== undefined) document.querySelector(next)?.scrollIntoView({ block: 'nearest' })
  }, [session, stage, entries])
}
