/** A rematch with one tap: the same seats and house rules, the deal one seat further. */
import { gameName } from '../../engine/rulesets.ts'
import { Icon, Shape } from '../shared/Icon.tsx'
import { language } from '../shared/words.ts'
import { type Draft, type Form, optionOf } from './draft.ts'
import { words } from './words.ts'

interface SameAgainProps {
  readonly draft: Draft
  readonly form: Form
  readonly onStart: () => void
}

export function SameAgain({ draft, form, onStart }: SameAgainProps) {
  const say = words.value
  const dealer = draft.seats.find((seat) => seat.key === draft.dealer)
  const values = form.notation.headers.flatMap((field) => {
    const value = optionOf(draft, field)
    const shown = say.fieldValues[field.key]
    return value === '' || shown === undefined ? [] : [shown(value)]
  })
  return (
    <button type="button" class="again sheet" onClick={onStart}>
      <Icon name="again" />
      <span class="again-text">
        <b>{say.again}</b>
        <span class="again-who">
          {draft.seats.map((seat, place) => (
            <span key={seat.key}>
              <Shape seat={place} />
              {seat.name}
            </span>
          ))}
        </span>
        <span class="again-note">
          {[
            gameName(form.id, language.value),
            ...values,
            ...(dealer === undefined ? [] : [say.againDeals(dealer.name)]),
          ].join(', ')}
        </span>
      </span>
      <Icon name="right" />
    </button>
  )
}
