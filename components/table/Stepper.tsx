/** A large number with a key on either side. */
import type { ComponentChildren } from 'preact'
import { Icon } from '../shared/Icon.tsx'
import '../shared/hp.css'

interface StepperProps {
  /** What the number is: "Nova: HP". */
  readonly label: string
  readonly less: string
  readonly more: string
  readonly canLess: boolean
  readonly canMore: boolean
  readonly onStep: (change: 1 | -1) => void
  readonly children: ComponentChildren
  readonly class?: string
}

/** Keys that cannot go further stay where they are and can be reached; they do nothing. */
export function Stepper({ label, less, more, canLess, canMore, onStep, children, class: name = 'hp' }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own
    <div class={name} role="group" aria-label={label}>
      <button
        type="button"
        class="step"
        data-step="-1"
        aria-label={less}
        aria-disabled={canLess ? undefined : 'true'}
        onClick={() => canLess && onStep(-1)}
      >
        <Icon name="minus" />
      </button>
      {children}
      <button
        type="button"
        class="step"
        data-step="1"
        aria-label={more}
        aria-disabled={canMore ? undefined : 'true'}
        onClick={() => canMore && onStep(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
