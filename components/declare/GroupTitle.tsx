/** What stands over a group of cards: what it is called, and what holds for all of them. */
import type { OpenSession } from '../table/model.ts'

interface GroupTitleProps {
  readonly session: OpenSession
  /** Its id. */
  readonly group: string
}

export function GroupTitle({ session, group }: GroupTitleProps) {
  const note = session.pieces.groupNote(group)
  return (
    <h3 class="group">
      {session.now.value.text.groups[group]}
      {note === undefined ? null : <span>{note}</span>}
    </h3>
  )
}
