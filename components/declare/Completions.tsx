/** What a line that is being typed may go on with. The line keeps the focus and says which one is meant. */
import './line.css'
import type { Completion } from './complete.ts'
import { words } from './words.ts'

interface CompletionsProps {
  readonly options: readonly Completion[]
  /** Which one the arrow keys are at; −1 for none. */
  readonly active: number
  readonly onTake: (index: number) => void
}

export function Completions({ options, active, onTake }: CompletionsProps) {
  return (
    <div
      id="line-options"
      class="line-options sheet"
      role="listbox"
      aria-label={words.value.suggestions}
      hidden={options.length === 0}
    >
      {options.map((option, index) => (
        <div
          key={option.label}
          id={`line-option-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          class="line-option"
          // The input keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(index)}
          onKeyDown={() => {}}
        >
          {option.label}
        </div>
      ))}
    </div>
  )
}
