/** The way to Ask, from wherever a question comes up. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { gameNamed } from '../../engine/rulesets.ts'
import { Icon } from '../shared/Icon.tsx'
import { layOver } from '../shared/Stage.tsx'
import { wordsArrived } from '../shared/words.ts'
import { Guard } from '../shell/Failure.tsx'
import { words as shell } from '../shell/words.ts'
import type { OpenSession } from '../table/model.ts'

/** Opens Ask. A question that comes with it is asked at once. */
export type OpenAsk = (question?: string) => void

/**
 * Where questions are about a game, and its table where there is one. What was opened from here goes away with it.
 * @param game its id
 */
export function useAsk(game: string, session?: OpenSession): OpenAsk {
  const place = useRef({ gone: false, close() {} })
  useLayoutEffect(() => {
    const here = { gone: false, close() {} }
    place.current = here
    return () => {
      here.gone = true
      here.close()
    }
  }, [game, session])
  return async (question) => {
    const id = gameNamed(game)
    const here = place.current
    if (id === undefined) return
    const [{ Ask }, { openQuestions }] = await Promise.all([import('./Ask.tsx'), import('./asked.ts')])
    const [kept] = await Promise.all([openQuestions(session?.id ?? id), wordsArrived()])
    const more = { ...(session === undefined ? {} : { session }), ...(question === undefined ? {} : { question }) }
    // The table may have gone while this was loaded.
    const draw = () => (
      <Guard>
        <Ask game={id} kept={kept} {...more} />
      </Guard>
    )
    const over = here.gone ? undefined : layOver(draw)
    if (over === undefined) kept.close()
    else here.close = over
  }
}

/** The key that opens Ask. */
export function AskKey({ onAsk }: { readonly onAsk: OpenAsk }) {
  return (
    <button type="button" class="tool is-ask" aria-label={shell.value.ask} onClick={() => onAsk()}>
      <Icon name="ask" />
    </button>
  )
}
