/** What can be said without a card, on the pad of a check: in play it has a key of its own. */
import type { OpenSession } from '../table/model.ts'
import { Card } from './Card.tsx'
import { tapChoice } from './tap.ts'
import { words } from './words.ts'

export function OrSay({ session }: { readonly session: OpenSession }) {
  const say = words.value
  return (
    <section aria-label={say.orSay}>
      <h3 class="group">{say.orSay}</h3>
      <ul class="cards is-three">
        {session.laying.value.choices
          .filter((choice) => choice.group === 'word' && choice.id !== 'done')
          .map((choice) => (
            <Card
              key={choice.id}
              session={session}
              choice={choice}
              legal={choice.legal}
              checks
              open={undefined}
              onTap={() => tapChoice(session, choice)}
            />
          ))}
      </ul>
    </section>
  )
}
