/** One setting with two to four values, all in sight. */
import { useId } from 'preact/hooks'

interface ChoiceProps<Value extends string | number> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChoose: (value: Value) => void
}

export function Choice<Value extends string | number>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset class="setting">
      <legend>{label}</legend>
      <div class="setting-options">
        {options.map((option) => (
          <label key={option.value} class="setting-option">
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChoose(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
