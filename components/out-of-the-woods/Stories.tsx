/** Which story a character is of, or all four of them: every story in its place, with what it would make of the run. */
import { ALL_FOUR, CHARACTER, STORY_CARDS } from '../../engine/out-of-the-woods/cards.ts'
import { Key } from '../declare/Key.tsx'
import { say as declare, tapPick } from '../declare/tap.ts'
import type { OpenSession } from '../table/model.ts'
import { runOf } from './view.ts'
import { words } from './words.ts'

interface StoriesProps {
  readonly session: OpenSession
  readonly values: readonly string[]
}

export function Stories({ session, values }: StoriesProps) {
  const say = words.value
  const run = runOf(session.now.value)
  const { seat } = session.laying.value
  const { chosen, picked } = session.draft.value
  const house = picked.house ?? ''
  const four = chosen === ALL_FOUR
  const makes = (story: string): string => {
    const length = run?.story === story ? run.length + 1 : 1
    return four || length >= STORY_CARDS ? say.wins : say.nth(length)
  }
  return (
    <section class="woods-pad" aria-labelledby="stories">
      <h3 id="stories" class="group">
        {say.stories}
        <span>{four ? say.storiesOfFour : say.storyOf(house)}</span>
      </h3>
      <ul class="cards is-stories">
        {values.map((story) => (
          <li key={story}>
            <Key letters={story} legal onTap={() => tapPick(session, 'story', story)}>
              {story}
              <small>{makes(story)}</small>
            </Key>
          </li>
        ))}
        {four || seat === undefined ? null : (
          <li>
            <Key
              letters={say.storyUnsaid}
              legal
              class="is-unsaid"
              onTap={() => declare(session, { seat, cards: [CHARACTER], details: { house } })}
            >
              {say.storyUnsaid}
              <small>{say.endsRun}</small>
            </Key>
          </li>
        )}
      </ul>
    </section>
  )
}
