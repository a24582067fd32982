/** One line over what was found: how much, and what was looked for where nothing is spelled as it was typed. */
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../shared/live.tsx'
import type { Item } from './catalogue.ts'
import type { Search } from './search.ts'
import { words } from './words.ts'

interface ResultsProps {
  readonly asked: string
  readonly result: Search<Item>
}

export function Results({ asked, result }: ResultsProps) {
  const say = words.value
  const count = (kind: Item['kind']) => result.found.filter(({ item }) => item.kind === kind).length
  const typed = result.respelled.map((one) => one.typed).join(' ')
  const line = useRef<HTMLParagraphElement>(null)
  // As it stands there, whenever it is another sentence.
  useEffect(() => announce(line.current?.textContent ?? ''), [result, say])
  return (
    <p class="found" ref={line}>
      {result.found.length === 0 ? (
        say.nothing(asked.trim())
      ) : (
        <>
          {typed === '' ? null : (
            <>
              {say.respelled(typed)}
              <b>{result.respelled.map((one) => one.shown).join(' ')}</b>
              {': '}
            </>
          )}
          {`${say.result(count('rule'), count('card'), count('ruling'))}.`}
        </>
      )}
    </p>
  )
}
