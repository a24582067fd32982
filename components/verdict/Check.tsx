/** "Can they do that?": the same table, but nothing is logged. */
import { Line } from '../declare/Line.tsx'
import { Switch } from '../declare/Switch.tsx'
import { Bar } from '../shell/Frame.tsx'
import { Notices } from '../shell/Notices.tsx'
import type { OpenSession } from '../table/model.ts'
import { Strip } from '../table/Strip.tsx'
import { words as table } from '../table/words.ts'
import { Compose } from './Compose.tsx'
import { Said } from './Said.tsx'
import { Verdict } from './Verdict.tsx'
import { words } from './words.ts'

export function Check({ session }: { readonly session: OpenSession }) {
  const say = words.value
  const moment = session.now.value
  const { turn } = moment.view
  return (
    <>
      <Bar
        title={say.title}
        sub={
          <>
            {table.value.turn(moment.state.turnNumber)}
            {turn === null ? null : <span class="dot-sep">{table.value.turnOf(turn)}</span>}
          </>
        }
      >
        <Switch session={session} />
      </Bar>
      <main>
        <Notices session={session} />
        <Strip pieces={session.pieces} moment={moment} />
        <CheckBody session={session} />
      </main>
    </>
  )
}

/** What is asked about, the verdict once it is complete, and the line. */
export function CheckBody({ session }: { readonly session: OpenSession }) {
  const { checked } = session.draft.value
  return (
    <>
      <Said session={session} />
      {checked === null ? <Compose session={session} /> : <Verdict session={session} move={checked} />}
      <Line session={session} />
    </>
  )
}
