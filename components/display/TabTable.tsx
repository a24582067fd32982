/** The table in the full page: large on the left, pad, line and log beside it; at full size the large part alone. */
import { useState } from 'preact/hooks'
import { Pad } from '../declare/Pad.tsx'
import { Switch } from '../declare/Switch.tsx'
import { lazy } from '../shared/Lazy.tsx'
import { Notices } from '../shell/Notices.tsx'
import type { OpenSession } from '../table/model.ts'
import { TableMenu } from '../table/PanelTable.tsx'
import { useFocusKept } from '../table/useFocusKept.ts'
import { useOpenTable } from '../table/useOpenTable.ts'
import { Display, DisplayBar } from './Display.tsx'
import './display.css'
import { fullSize } from './full.ts'

const CheckBody = lazy(async () => (await import('../verdict/Check.tsx')).CheckBody)
const Foot = lazy(async () => (await import('../table/Foot.tsx')).Foot)
const Corrections = lazy(async () => (await import('../corrections/Corrections.tsx')).Corrections)
const Keys = lazy(async () => (await import('../table/Keys.tsx')).Keys)

export function TabTable({ session }: { readonly session: OpenSession }) {
  const root = useFocusKept<HTMLDivElement>()
  const [beside, setBeside] = useState<'keys' | 'corrections'>()
  const ask = useOpenTable(session, () => setBeside((now) => (now === 'keys' ? undefined : 'keys')))
  const close = () => setBeside(undefined)
  const checking = session.draft.value.mode === 'check'
  return (
    <div class={fullSize.value ? 'display' : 'display has-side'} ref={root}>
      <DisplayBar
        session={session}
        onAsk={ask}
        menu={<TableMenu session={session} onBeside={setBeside} onAsk={ask} />}
      />
      <main class="display-main">
        {fullSize.value ? <Notices session={session} /> : null}
        <Display session={session} />
      </main>
      {fullSize.value ? null : (
        <aside class="panel display-side">
          <div class="display-pad">
            <Notices session={session} />
            {beside === 'keys' ? <Keys pieces={session.pieces} onClose={close} /> : null}
            {beside === 'corrections' ? <Corrections session={session} onClose={close} /> : null}
            {checking ? (
              <>
                <Switch session={session} />
                <CheckBody session={session} />
              </>
            ) : (
              <>
                <Pad session={session} />
                <Foot session={session} />
              </>
            )}
          </div>
        </aside>
      )}
    </div>
  )
}
