/** Across sessions: what everybody's sessions add up to, by game and period, and how two players fared. */
import { useEffect, useState } from 'preact/hooks'
import { gameName, games } from '../../engine/rulesets.ts'
import { digestedSessions } from '../../store/digests.ts'
import type { SessionQuery } from '../../store/sessions.ts'
import { Icon } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { to } from '../shared/router.ts'
import { surface } from '../shared/surface.ts'
import { language } from '../shared/words.ts'
import { Frame } from '../shell/Frame.tsx'
import { HeadToHead } from './HeadToHead.tsx'
import { Players } from './Players.tsx'
import { Tally } from './tally.ts'
import { words } from './words.ts'
import '../shared/field.css'
import './across.css'

const PERIODS = ['all', 'year', 'month'] as const
type Period = (typeof PERIODS)[number]

/** 30 days, milliseconds. */
const MONTH = 30 * 24 * 3_600_000

/** When a period begins, milliseconds since 1970; undefined for one without a beginning. */
export function beginning(period: Period, now: number): number | undefined {
  if (period === 'all') return undefined
  return period === 'month' ? now - MONTH : new Date(new Date(now).getFullYear(), 0, 1).getTime()
}

interface Counted {
  readonly tally: Tally
  readonly sessions: number
  /** Sessions that could not be counted. */
  readonly left: number
}

/** Counts the sessions of a game and a period; undefined until all are counted, `failed` where they cannot be read. */
function useCounted(game: string, period: Period): Counted | 'failed' | undefined {
  const [counted, setCounted] = useState<{ readonly key: string; readonly value: Counted | 'failed' }>()
  const key = `${period} ${game}`
  useEffect(() => {
    let here = true
    const from = beginning(period, Date.now())
    const query = { ...(game === '' ? {} : { game }), ...(from === undefined ? {} : { from }) }
    count(query, () => here).then(
      (value) => {
        if (value === undefined) return
        setCounted({ key, value })
        announce(words.value.counted(value.sessions))
      },
      () => here && setCounted({ key, value: 'failed' }),
    )
    return () => {
      here = false
    }
  }, [key])
  return counted?.key === key ? counted.value : undefined
}

/** @param wanted asked between batches; undefined is given as soon as it is no longer so */
async function count(
  query: Omit<SessionQuery, 'limit' | 'before'>,
  wanted: () => boolean,
): Promise<Counted | undefined> {
  const tally = new Tally()
  let sessions = 0
  let left = 0
  for await (const batch of digestedSessions(query)) {
    if (!wanted()) return undefined
    for (const { session, digest } of batch) {
      if (digest === undefined) left += 1
      else {
        sessions += 1
        tally.add(session, digest)
      }
    }
  }
  return wanted() ? { tally, sessions, left } : undefined
}

export function Across() {
  const say = words.value
  const [game, setGame] = useState('')
  const [period, setPeriod] = useState<Period>('all')
  const counted = useCounted(game, period)
  return (
    <Frame title={say.title} class="across" wide>
      {surface.value === 'tab' ? (
        <h1 class="across-title" tabIndex={-1}>
          {say.title}
        </h1>
      ) : null}
      <a class="back-link" href={to('sessions')}>
        <Icon name="left" />
        {say.back}
      </a>
      <div class="across-filters">
        <label>
          <span>{say.game}</span>
          <select value={game} onChange={(event) => setGame(event.currentTarget.value)}>
            <option value="">{say.everyGame}</option>
            {games.map(({ id }) => (
              <option key={id} value={id}>
                {gameName(id, language.value)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say.period}</span>
          <select
            value={period}
            onChange={(event) => setPeriod(PERIODS.find((one) => one === event.currentTarget.value) ?? 'all')}
          >
            {PERIODS.map((one) => (
              <option key={one} value={one}>
                {say.periods[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Result counted={counted} everything={game === '' && period === 'all'} />
    </Frame>
  )
}

interface ResultProps {
  readonly counted: Counted | 'failed' | undefined
  /** Whether nothing narrows it. */
  readonly everything: boolean
}

function Result({ counted, everything }: ResultProps) {
  const say = words.value
  if (counted === undefined) return <p class="across-note">{say.counting}</p>
  if (counted === 'failed') return <p class="across-note">{say.failed}</p>
  const { tally, sessions, left } = counted
  const players = tally.players()
  return (
    <>
      {sessions > 0 ? (
        <>
          <Players players={players} />
          {players.length < 2 ? null : <HeadToHead tally={tally} players={players} />}
        </>
      ) : (
        <div class="across-empty">
          <b>{everything ? say.none : say.noneFound}</b>
          <p>{everything ? say.noneNote : say.noneFoundNote}</p>
          {everything ? (
            <a class="button is-ink" href={to('new')}>
              {say.newSession}
            </a>
          ) : null}
        </div>
      )}
      {left === 0 ? null : <p class="across-note">{say.left(left)}</p>}
    </>
  )
}
