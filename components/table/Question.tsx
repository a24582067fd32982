/** The question: who is asked what, with the commonest answers. */

import { Missing } from './Missing.tsx'
import type { OpenSession } from './model.ts'
import { Answers, QuestionBlock } from './QuestionBlock.tsx'
import { question } from './said.ts'

/** The question of the moment, or what is still missing of a half-made declaration. */
export function Question({ session }: { readonly session: OpenSession }) {
  const moment = session.now.value
  const { stage } = session.laying.value
  if (moment.ask.kind === 'over') return null
  if (stage !== 'nothing') return <Missing session={session} />
  return (
    <QuestionBlock
      seat={moment.ask.who[0] ?? 0}
      ask={question(moment)}
      size={session.pieces.stake(moment)}
      note={session.pieces.note(moment)}
    >
      <Answers session={session} moment={moment} />
    </QuestionBlock>
  )
}
