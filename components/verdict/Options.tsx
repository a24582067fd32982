/** A house rule on which an answer turns: its question and every option, the one in use marked. */
import type { Ruling } from '../../engine/ruleset.ts'
import type { RuleText } from '../../engine/text.ts'
import { Icon } from '../shared/Icon.tsx'
import './verdict.css'
import { words } from './words.ts'

interface OptionsProps {
  /** Id of the heading in the page. */
  readonly id: string
  readonly ruling: Ruling
  /** The words of the rules; undefined until they are loaded. */
  readonly text: RuleText | undefined
  /** The option in use. */
  readonly here: string | undefined
  /** What it is called: this table's, or the usual one. */
  readonly hereWord?: string
  /** What an option would say, where that is known. */
  readonly said?: (option: string) => { readonly legal: boolean; readonly text: string } | undefined
}

export function Options({ id, ruling, text, here, hereWord = words.value.here, said }: OptionsProps) {
  const own = text?.rulings[ruling.id]
  return (
    <section class="verdict-part is-hinge" aria-labelledby={id}>
      <h3 id={id}>
        <Icon name="fork" />
        {words.value.hinge}
      </h3>
      <p>{own?.question}</p>
      <dl class="forks">
        {ruling.options.map((option) => {
          const verdict = said?.(option)
          return (
            <div key={option} class={option === here ? 'fork is-here' : 'fork'}>
              <dt>
                {own?.options[option] ?? option}
                {option === here ? <span class="fork-here"> {hereWord}</span> : null}
              </dt>
              {verdict === undefined ? null : <dd class={verdict.legal ? 'is-yes' : 'is-no'}>{verdict.text}</dd>}
            </div>
          )
        })}
      </dl>
    </section>
  )
}
