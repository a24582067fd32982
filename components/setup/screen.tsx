/** New session: the game, who sits where, what the game asks for, the house rules, and a start. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Ruleset } from '../../engine/ruleset.ts'
import { type GameId, gameNamed, games, loadGame, loadRuleText, loadText } from '../../engine/rulesets.ts'
import type { GameText } from '../../engine/text.ts'
import { knownPlayers, lastSession, listSessions, type StoredSession } from '../../store/sessions.ts'
import { announce } from '../shared/live.tsx'
import { useLoaded } from '../shared/useLoaded.ts'
import { language } from '../shared/words.ts'
import { FailedPart } from '../shell/Failure.tsx'
import { Frame } from '../shell/Frame.tsx'
import type { ScreenProps } from '../shell/screens.ts'
import { begin } from './again.ts'
import {
  chooseOption,
  chooseRuling,
  type Draft,
  emptyDraft,
  MOST_SEATS,
  optionOf,
  rematch,
  remember,
  rulingsOf,
  withRulings,
} from './draft.ts'
import { GameField, labelOf } from './GameField.tsx'
import { Games } from './Games.tsx'
import { HouseRules } from './HouseRules.tsx'
import { keepDraft, keptDraft } from './kept.ts'
import { at, placed } from './problems.ts'
import { SameAgain } from './SameAgain.tsx'
import { Seats } from './Seats.tsx'
import { startOf } from './start.ts'
import { words } from './words.ts'
import '../shared/field.css'
import '../shared/hp.css'
import './seats.css'
import './rulings.css'
import './setup.css'

interface Loaded {
  readonly kept: Draft | undefined
  readonly last: StoredSession | undefined
  readonly known: readonly string[]
}

export function Screen(_: ScreenProps) {
  const loaded = useLoaded<Loaded>(async () => {
    // Without storage the form is there all the same; a notice over it says what is wrong.
    const [kept, last, known] = await Promise.all([
      keptDraft().catch(() => undefined),
      lastSession().catch(() => undefined),
      knownPlayers().catch(() => []),
    ])
    return { kept, last, known }
  }, [])
  const last = loaded?.last
  const lastGame = last === undefined ? undefined : gameNamed(last.game)
  // Without the rules of the last game there is no rematch, and all else.
  const lastRules = useLoaded(
    async () => (lastGame === undefined ? null : loadGame(lastGame).catch(() => null)),
    [lastGame],
  )
  const tongue = language.value
  // Before the form is there, so that nothing moves in it.
  const texts = useLoaded(
    () => Promise.all(games.map((game) => loadText(game.id, tongue).catch(() => undefined))),
    [],
    [tongue],
  )
  const again =
    last === undefined || !lastRules
      ? undefined
      : rematch(emptyDraft(lastRules.id), lastRules, last.head.setup, last.head.rulings)
  return (
    <Frame title={words.value.title} class="setup">
      {loaded === undefined || lastRules === undefined || texts === undefined ? null : (
        <SetupForm
          texts={texts}
          first={loaded.kept ?? again ?? emptyDraft(games[0].id)}
          known={loaded.known}
          again={again}
          againGame={lastRules ?? undefined}
        />
      )}
    </Frame>
  )
}

interface SetupFormProps {
  /** In the order of the games; none of one that cannot be loaded. */
  readonly texts: readonly (GameText | undefined)[]
  /** What the form starts with. */
  readonly first: Draft
  readonly known: readonly string[]
  /** The rematch of the last session, and its game. */
  readonly again: Draft | undefined
  readonly againGame: Ruleset | undefined
}

function SetupForm({ texts, first, known, again, againGame }: SetupFormProps) {
  const say = words.value
  const [entered, setDraft] = useState(first)
  /** Which fields have been left; their problems are shown from then on, all of them after a first try to start. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(false)
  const [failed, setFailed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const id = gameNamed(entered.game) ?? games[0].id
  const tongue = language.value
  const loaded = useLoaded(
    async () => {
      // One that cannot be loaded leaves the choice of the others.
      const [parts] = await Promise.allSettled([Promise.all([loadGame(id), loadText(id, tongue), lastOf(id)])])
      return parts
    },
    [id],
    [tongue],
  )
  const game = loaded?.status === 'fulfilled' ? loaded.value : undefined
  const draft = game === undefined ? entered : remember(entered, game[0], game[2]?.head.setup)

  const change = (next: Draft, field?: string) => {
    setDraft(next)
    setFailed(false)
    keepDraft(next)
    if (field !== undefined) leave(field)
  }
  const leave = (field: string) => {
    if (!left.has(field)) setLeft(new Set([...left, field]))
  }
  const start = async (wanted: Draft, ruleset: Ruleset) => {
    const begun = await begin(wanted, ruleset)
    setFailed(!begun)
    if (!begun) announce(say.notSaved)
  }
  /** Starts the rematch, or, where it lacks something, puts it into the form and says what. */
  const startAgain = (wanted: Draft, ruleset: Ruleset) => {
    const started = startOf(wanted, ruleset)
    if (started.problems.length === 0) {
      start(wanted, ruleset)
      return
    }
    change(wanted)
    setTried(true)
    const missing = started.problems.map((problem) => labelOf(problem.where.split('.')[0] ?? ''))
    announce(say.againAsks([...new Set(missing)].join(', ')))
  }

  return (
    <>
      {again === undefined || againGame === undefined ? null : (
        <SameAgain draft={again} form={againGame} onStart={() => startAgain(again, againGame)} />
      )}
      <form
        ref={form}
        class="setup-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (game === undefined) return
          const [ruleset, text] = game
          const problems = placed(draft, text, startOf(draft, ruleset).problems)
          setTried(true)
          if (problems.length === 0) start(draft, ruleset)
          else focusFirstProblem(form)
        }}
      >
        <Games texts={texts} chosen={id} onChoose={(next) => change({ ...draft, game: next })} />
        {loaded?.status === 'rejected' ? <FailedPart error={loaded.reason} /> : null}
        {game === undefined ? null : (
          <GameForm
            draft={draft}
            ruleset={game[0]}
            text={game[1]}
            known={known}
            tried={tried}
            failed={failed}
            left={left}
            onChange={change}
            onLeft={leave}
          />
        )}
      </form>
    </>
  )
}

/** The last session of a game. */
async function lastOf(game: GameId): Promise<StoredSession | undefined> {
  const page = await listSessions({ game, limit: 1 }).catch(() => undefined)
  return page?.sessions[0]
}

interface GameFormProps {
  readonly draft: Draft
  readonly ruleset: Ruleset
  readonly text: GameText
  readonly known: readonly string[]
  readonly tried: boolean
  readonly failed: boolean
  readonly left: ReadonlySet<string>
  readonly onChange: (draft: Draft, field?: string) => void
  readonly onLeft: (field: string) => void
}

/** Everything below the choice of the game. */
function GameForm({ draft, ruleset, text, known, tried, failed, left, onChange, onLeft }: GameFormProps) {
  const say = words.value
  const started = useMemo(() => startOf(draft, ruleset), [draft, ruleset])
  const problems = placed(draft, text, started.problems)
  const toFix = tried && problems.length > 0 ? say.toFix(problems.length) : undefined
  useEffect(() => {
    if (toFix !== undefined) announce(toFix)
  }, [toFix])
  const shown = problems.filter(
    ({ where }) => tried || left.has(where) || (where.startsWith('players.') && left.has('players')),
  )
  const [fewest, most] = ruleset.seats
  const seats = draft.seats.length
  const roomLeft = seats < Math.min(MOST_SEATS, most)
  const named = (seat: number) => draft.seats[seat]?.name.trim() || say.seat(seat + 1)
  const note = () => {
    if (seats < fewest) return say.fewest(fewest, text.name)
    if (started.first === undefined) return roomLeft ? undefined : say.most(most, text.name)
    const who = say.starts[started.side](named(started.first), named(started.dealer))
    return roomLeft || most > MOST_SEATS ? who : `${who} ${say.most(most, text.name)}`
  }
  const fields = new Set(ruleset.notation.headers.map((field) => field.key))
  const elsewhere = shown.filter(({ where }) => !/^(players|dealer|rulings)(\.|$)/.test(where) && !fields.has(where))
  const ofTable = [at(shown, 'players'), at(shown, 'dealer')].filter((sentence) => sentence !== undefined).join(' ')
  const rulings = rulingsOf(draft, ruleset)
  return (
    <>
      <section class="field" aria-labelledby="players-h">
        <div class="field-head">
          <h2 id="players-h">
            {say.players} <span>{say.clockwise}</span>
          </h2>
          {seats > 0 ? <p aria-hidden="true">{say.deals}</p> : null}
        </div>
        <Seats
          draft={draft}
          roomLeft={roomLeft}
          known={known}
          problemAt={(place) => at(shown, `players.${place}`)}
          onChange={onChange}
          onLeft={() => onLeft('players')}
        />
        {ofTable === '' ? <p class="field-note">{note()}</p> : <p class="field-note is-problem">{ofTable}</p>}
      </section>
      {ruleset.notation.headers.map((field) => (
        <GameField
          key={`${ruleset.id} ${field.key}`}
          field={field}
          value={optionOf(draft, field)}
          cards={ruleset.cards}
          text={text}
          problem={at(shown, field.key)}
          onChange={(value) => onChange(chooseOption(draft, field.key, value), field.key)}
        />
      ))}
      <HouseRules
        key={ruleset.id}
        form={ruleset}
        rulings={rulings}
        loadRules={() => loadRuleText(ruleset.id as GameId, language.value)}
        problemOf={(ruling) => at(shown, `rulings.${ruling}`)}
        onRuling={(ruling, option) => onChange(chooseRuling(draft, ruling, option))}
        onRulings={(chosen) => onChange(withRulings(draft, chosen))}
      />
      <div class="start">
        {elsewhere.map((problem) => (
          <p key={problem.where} class="start-problems">
            {problem.text}
          </p>
        ))}
        {toFix === undefined ? null : <p class="start-problems">{toFix}</p>}
        {failed ? <p class="start-problems">{say.notSaved}</p> : null}
        <button type="submit" class="button is-ink is-wide">
          {started.first === undefined || problems.length > 0 ? say.start : say.startWith(named(started.first))}
        </button>
      </div>
    </>
  )
}

/** Takes whoever tried to start to the first field that has a problem. */
function focusFirstProblem(form: { readonly current: HTMLFormElement | null }): void {
  requestAnimationFrame(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .seat.is-new input')
    field?.focus()
  })
}
