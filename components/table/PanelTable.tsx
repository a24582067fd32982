/** The table in the side panel: bar, tiles, question, pad, line, last entries; in check mode the check instead. */
import { useState } from 'preact/hooks'
import { AskKey, type OpenAsk } from '../ask/useAsk.tsx'
import { Pad } from '../declare/Pad.tsx'
import { Icon } from '../shared/Icon.tsx'
import { lazy } from '../shared/Lazy.tsx'
import { Elsewhere } from '../shell/Elsewhere.tsx'
import { Menu } from '../shell/Menu.tsx'
import { Notices } from '../shell/Notices.tsx'
import { words as shell } from '../shell/words.ts'
import { TableBar } from './Bar.tsx'
import { redo } from './logging.ts'
import { Middle } from './Middle.tsx'
import type { OpenSession } from './model.ts'
import { Over } from './Over.tsx'
import { Question } from './Question.tsx'
import { Sudden } from './Sudden.tsx'
import { Tiles } from './Tiles.tsx'
import { useFocusKept } from './useFocusKept.ts'
import { useOpenTable } from './useOpenTable.ts'
import { words } from './words.ts'

const Check = lazy(async () => (await import('../verdict/Check.tsx')).Check)
const Foot = lazy(async () => (await import('./Foot.tsx')).Foot)
const Corrections = lazy(async () => (await import('../corrections/Corrections.tsx')).Corrections)
const Keys = lazy(async () => (await import('./Keys.tsx')).Keys)

export function PanelTable({ session }: { readonly session: OpenSession }) {
  const root = useFocusKept<HTMLDivElement>()
  const [beside, setBeside] = useState<'keys' | 'corrections'>()
  const ask = useOpenTable(session, () => setBeside((now) => (now === 'keys' ? undefined : 'keys')))
  const close = () => setBeside(undefined)
  if (session.draft.value.mode === 'check')
    return (
      <div class="panel" ref={root}>
        <Check session={session} />
      </div>
    )
  return (
    <div class="panel" ref={root}>
      <TableBar session={session}>
        <AskKey onAsk={ask} />
        <TableMenu session={session} onBeside={setBeside} onAsk={ask} />
      </TableBar>
      <main>
        <Notices session={session} />
        {beside === 'keys' ? <Keys pieces={session.pieces} onClose={close} /> : null}
        <Sudden session={session} />
        <Tiles session={session} />
        {beside === 'corrections' ? <Corrections session={session} onClose={close} /> : null}
        <Middle session={session} />
        <Over session={session} />
        <Question session={session} />
        <Pad session={session} />
        <Foot session={session} />
      </main>
    </div>
  )
}

interface TableMenuProps {
  readonly session: OpenSession
  readonly onBeside: (what: 'keys' | 'corrections') => void
  readonly onAsk: OpenAsk
}

export function TableMenu({ session, onBeside, onAsk }: TableMenuProps) {
  const say = words.value
  const { redoable } = session.timeline.value
  return (
    <Menu>
      {(close) => (
        <>
          <button
            type="button"
            aria-disabled={redoable === 0 ? 'true' : undefined}
            onClick={() => {
              redo(session)
              close()
            }}
          >
            <Icon name="redo" />
            {say.redo}
          </button>
          <button
            type="button"
            onClick={() => {
              close()
              onAsk()
            }}
          >
            <Icon name="ask" />
            {shell.value.ask}
          </button>
          <button
            type="button"
            onClick={() => {
              close()
              onBeside('corrections')
            }}
          >
            <Icon name="hand" />
            {say.correctTable}
          </button>
          <button
            type="button"
            onClick={() => {
              close()
              onBeside('keys')
            }}
          >
            <Icon name="more" />
            {say.keys.title}
          </button>
          <hr />
          <Elsewhere />
        </>
      )}
    </Menu>
  )
}
