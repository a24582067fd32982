/** What a sentence is read as: shown as it is typed, each meaning to be tapped. */
import { Icon } from '../shared/Icon.tsx'
import { isSure, isWhole, type Meanings, type Meant } from './readings.ts'
import { words } from './words.ts'

interface Props {
  readonly meanings: Meanings
  /** True once somebody has tried to enter it: then they have to choose. */
  readonly asked: boolean
  readonly onChoose: (meant: Meant) => void
}

/** Asks which of the meanings it is, or whether it is the only one. */
export function whichOf(meanings: Meanings): string {
  return meanings.meant.length === 1 ? words.value.thisOne : words.value.which
}

export function Readings({ meanings, asked, onChoose }: Props) {
  const say = words.value
  const { meant, unknown } = meanings
  if (meant.length === 0 && unknown.length === 0) return null
  return (
    <section class="readings" aria-labelledby="readings-h">
      <h3 id="readings-h">{isSure(meanings) ? say.readAs : whichOf(meanings)}</h3>
      {unknown.length > 0 ? <p class={asked ? 'line-problem' : 'line-kept'}>{say.notKnown(unknown)}</p> : null}
      {asked && isWhole(meanings) ? <p class="line-kept">{say.onceMore}</p> : null}
      <ul>
        {meant.map((one) => (
          <li key={one.line}>
            <button type="button" class="reading" onClick={() => onChoose(one)}>
              <span>
                <span class="sr">{say.enter}</span>
                {one.line}
              </span>
              <span class={one.verdict.legal ? 'is-yes' : 'is-no'}>
                <Icon name={one.verdict.legal ? 'check' : 'cross'} />
                {one.verdict.legal ? say.legal : say.notLegal}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
