/** The table in the popup: who is asked what, HP with keys, undo, the commonest cards, and the way to the rest. */
import { useEffect, useState } from 'preact/hooks'
import { AskKey } from '../ask/useAsk.tsx'
import { Interrupt } from '../declare/Interrupt.tsx'
import { openPanel } from '../shared/browser.ts'
import { Icon } from '../shared/Icon.tsx'
import { lazy } from '../shared/Lazy.tsx'
import { Elsewhere } from '../shell/Elsewhere.tsx'
import { Menu } from '../shell/Menu.tsx'
import { Notices } from '../shell/Notices.tsx'
import { TableBar } from '../table/Bar.tsx'
import { Middle } from '../table/Middle.tsx'
import type { OpenSession } from '../table/model.ts'
import { nameOf } from '../table/namer.ts'
import { Over } from '../table/Over.tsx'
import { Question } from '../table/Question.tsx'
import { Sudden } from '../table/Sudden.tsx'
import { Tiles } from '../table/Tiles.tsx'
import { useFocusKept } from '../table/useFocusKept.ts'
import { useOpenTable } from '../table/useOpenTable.ts'
import './popup.css'
import { QuickCards } from './QuickCards.tsx'
import { words } from './words.ts'

const Check = lazy(async () => (await import('../verdict/Check.tsx')).Check)
const Keys = lazy(async () => (await import('../table/Keys.tsx')).Keys)

export function CompactTable({ session }: { readonly session: OpenSession }) {
  const say = words.value
  const root = useFocusKept<HTMLDivElement>()
  const [keys, setKeys] = useState(false)
  const [interrupting, setInterrupting] = useState(false)
  const ask = useOpenTable(session, () => setKeys((now) => !now))
  useEffect(() => setInterrupting(false), [session.log.value.length])
  if (session.draft.value.mode === 'check')
    return (
      <div class="panel popup" ref={root}>
        <Check session={session} />
      </div>
    )
  return (
    <div class="panel popup" ref={root}>
      <TableBar session={session}>
        <AskKey onAsk={ask} />
        <button type="button" class="tool" aria-label={say.openPanel} onClick={toPanel}>
          <Icon name="panel" />
        </button>
        <Menu>{() => <Elsewhere />}</Menu>
      </TableBar>
      <main>
        <Notices session={session} />
        {keys ? <Keys pieces={session.pieces} onClose={() => setKeys(false)} /> : null}
        <Sudden session={session} />
        <Tiles session={session} />
        <Middle session={session} size="compact" />
        <Over session={session} />
        <Question session={session} />
        <QuickCards key={session.log.value.length} session={session} />
        {interrupting ? <Interrupt session={session} /> : null}
        {session.pieces.Cards === undefined ? (
          <Foot session={session} interrupting={interrupting} onInterrupt={() => setInterrupting(!interrupting)} />
        ) : null}
      </main>
    </div>
  )
}

/** The whole table, and no popup that lies over it. */
async function toPanel(): Promise<void> {
  await openPanel()
  close()
}

interface FootProps {
  readonly session: OpenSession
  readonly interrupting: boolean
  readonly onInterrupt: () => void
}

/** The way to what has no key here. A game with a pad of its own has all its cards on it. */
function Foot({ session, interrupting, onInterrupt }: FootProps) {
  const moment = session.now.value
  const { interrupt } = session.pieces
  return (
    <div class="popup-foot">
      {interrupt === undefined || moment.ask.kind === 'over' ? (
        <span />
      ) : (
        <button type="button" class="button is-small is-plain" aria-expanded={interrupting} onClick={onInterrupt}>
          <Icon name={interrupt.icon} />
          {nameOf(moment, interrupt.card)}
        </button>
      )}
      <button type="button" class="button is-small is-plain" onClick={toPanel}>
        {words.value.allCards}
        <Icon name="right" />
      </button>
    </div>
  )
}
