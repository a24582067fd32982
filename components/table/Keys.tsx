/** The list of keys, opened by `?`. */
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../shared/Icon.tsx'
import './keys.css'
import type { Pieces } from './pieces.ts'
import { words } from './words.ts'

interface KeysProps {
  readonly pieces: Pieces
  readonly onClose: () => void
}

export function Keys({ pieces, onClose }: KeysProps) {
  const say = words.value.keys
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const keys = [
    [say.players, say.playersDo],
    [say.letters, say.lettersDo],
    [say.enter, say.enterDo],
    [say.plusMinus, say.plusMinusDo(pieces.count.unit(2))],
    [say.escape, say.escapeDo],
    [say.undo, say.undoDo],
    [say.slash, say.slashDo],
    [say.dot, say.dotDo],
    [say.help, say.helpDo],
  ] as const
  return (
    <section class="keys sheet" aria-labelledby="keys">
      <header>
        <h2 id="keys" tabIndex={-1} ref={heading}>
          {say.title}
        </h2>
        <button type="button" class="tool" aria-label={words.value.close} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
