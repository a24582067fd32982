import { Icon } from '../shared/Icon.tsx'
import { words } from './words.ts'

/** Under the name of whoever follows. */
export function NextTag() {
  return (
    <span class="hand">
      <Icon name="right" />
      {words.value.next}
    </span>
  )
}
