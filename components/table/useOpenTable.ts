import { useEffect } from 'preact/hooks'
import { type OpenAsk, useAsk } from '../ask/useAsk.tsx'
import { followTaps } from './keep.ts'
import { followKeys } from './keys.ts'
import type { OpenSession } from './model.ts'
import { useInSight } from './useInSight.ts'

/**
 * What every table does while it is shown: taps are kept in time, keys are listened to, Ask is near, and what is asked
 * next comes into sight.
 * @param onKeys opens and closes the list of keys
 */
export function useOpenTable(session: OpenSession, onKeys: () => void): OpenAsk {
  useEffect(() => followTaps(session), [session])
  useInSight(session)
  const ask = useAsk(session.ruleset.id, session)
  useEffect(() => followKeys(session, onKeys, ask), [session])
  return ask
}
