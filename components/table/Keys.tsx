/** The list of keys, opened by `?`. */
import { Beside } from './Beside.tsx'
import './keys.css'
import type { Pieces } from './pieces.ts'
import { words } from './words.ts'

interface KeysProps {
  readonly pieces: Pieces
  readonly onClose: () => void
}

export function Keys({ pieces, onClose }: KeysProps) {
  const say = words.value.keys
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
    <Beside name="keys" title={say.title} onClose={onClose}>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Beside>
  )
}
