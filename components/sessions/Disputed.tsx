/** What was refused, allowed by the table or corrected, each a tap away from where it was said. */
import { triedAs } from '../../engine/session.ts'
import { Fold } from '../shared/Fold.tsx'
import { entryLine } from '../table/entries.ts'
import type { Past } from './past.ts'
import { words } from './words.ts'

interface DisputedProps {
  readonly past: Past
  readonly onPlace: (place: number) => void
}

const KINDS = ['refused', 'overruled', 'correction'] as const

export function Disputed({ past, onPlace }: DisputedProps) {
  const say = words.value
  const { rows, names, game } = past
  return (
    <>
      {KINDS.map((kind) => {
        const own = rows.filter(({ line }) => line.entry.kind === kind && triedAs(line) !== 'checked')
        if (own.length === 0) return null
        const count = kind === 'correction' ? say.times(own.length) : say.moves(own.length)
        return (
          <Fold key={kind} title={say.disputed[kind]} count={count}>
            <ul class="disputed">
              {own.map(({ line, index }) => (
                <li key={line.seq}>
                  <button type="button" onClick={() => onPlace(index + 1)}>
                    <span>{entryLine(line.entry, game.ruleset, names)}</span>
                    <small>{say.atPlace(index + 1)}</small>
                  </button>
                </li>
              ))}
            </ul>
          </Fold>
        )
      })}
    </>
  )
}
