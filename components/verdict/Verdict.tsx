/** The verdict: what, why, what instead, which house rule, which rules, and what to do with it. */
import { useEffect } from 'preact/hooks'
import { type Fork, forks } from '../../engine/hinges.ts'
import type { Declaration } from '../../engine/ruleset.ts'
import { gameNamed, loadRuleText } from '../../engine/rulesets.ts'
import { noteSentence, why } from '../../engine/sentences.ts'
import type { RuleText } from '../../engine/text.ts'
import type { Verdict as Judged } from '../../engine/verdict.ts'
import { putAllBack } from '../declare/tap.ts'
import { Icon, type IconName, Shape } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { useLoaded } from '../shared/useLoaded.ts'
import { language, signed } from '../shared/words.ts'
import { declare, overrule } from '../table/logging.ts'
import type { OpenSession } from '../table/model.ts'
import { nameOf } from '../table/namer.ts'
import type { Moment } from '../table/pieces.ts'
import { Cites } from './Cites.tsx'
import { instead } from './instead.ts'
import { Options } from './Options.tsx'
import './verdict.css'
import { words } from './words.ts'

type Tone = 'illegal' | 'legal' | 'depends'
const SEALS: Readonly<Record<Tone, IconName>> = { illegal: 'cross', legal: 'check', depends: 'fork' }

interface CardProps {
  readonly session: OpenSession
  readonly move: Declaration
  /** When it was said, where that is not now: then nothing can be done from here, and nothing is announced. */
  readonly past?: Moment
  /** What the ids of its parts begin with: another one where two may be on a page. */
  readonly name?: string
}

const NAME = 'verdict'

interface VerdictProps extends CardProps {
  /** Looks at another move instead. */
  readonly onInstead?: (move: Declaration) => void
  /** It has been said: it is logged, or a notice over the table says why not. */
  readonly onSaid?: () => void
  /** Starts again. */
  readonly onAgain?: () => void
}

/** The card of the check, unless it is said what else its keys do. */
export function Verdict({
  session,
  move,
  past,
  name = NAME,
  onInstead = (checked) => session.lay({ checked }),
  onSaid = () => {},
  onAgain = () => putAllBack(session),
}: VerdictProps) {
  const say = words.value
  const moment = past ?? session.now.value
  const { ruleset, state, text } = moment
  const verdict = ruleset.judge(state, move)
  const turning = forks(ruleset, state, move)
  const tone: Tone = !verdict.legal ? 'illegal' : turning.length > 0 ? 'depends' : 'legal'
  const sentence = why(verdict, text, moment.say)
  const game = gameNamed(ruleset.id)
  const tongue = language.value
  const rules = useLoaded(async () => (game === undefined ? null : loadRuleText(game, tongue)), [game], [tongue])
  useEffect(() => {
    if (past === undefined) announce(say.said(say[tone], sentence))
  }, [JSON.stringify(move)])
  return (
    <article class={`verdict is-${tone} sheet`} aria-labelledby={name}>
      <header class="verdict-head">
        <span class="seal">
          <Icon name={SEALS[tone]} />
        </span>
        <h2 id={name} tabIndex={-1} data-home>
          {say[tone]}
        </h2>
        <p class="verdict-why">{sentence}</p>
      </header>
      {verdict.notes.length === 0 ? null : (
        <section class="verdict-part" aria-labelledby={`${name}-notes`}>
          <h3 id={`${name}-notes`}>{say.notes}</h3>
          {verdict.notes.map((note) => (
            <p key={note.id}>{noteSentence(note, text, moment.say)}</p>
          ))}
        </section>
      )}
      {verdict.legal || past !== undefined ? null : (
        <Instead session={session} move={move} name={name} onInstead={onInstead} />
      )}
      {turning.map((fork) => (
        <Turning
          key={fork.ruling}
          session={session}
          move={move}
          {...(past === undefined ? {} : { past })}
          fork={fork}
          rules={rules ?? undefined}
          name={name}
        />
      ))}
      <Cites id={`${name}-rules`} rules={verdict.rules} text={rules ?? undefined} open={!verdict.legal} />
      {past === undefined ? (
        <Do session={session} move={move} legal={verdict.legal} onSaid={onSaid} onAgain={onAgain} />
      ) : null}
    </article>
  )
}

interface InsteadProps extends CardProps {
  readonly onInstead: (move: Declaration) => void
}

function Instead({ session, move, name = NAME, onInstead }: InsteadProps) {
  const say = words.value
  const moment = session.now.value
  const ways = instead(moment, session.pieces, move)
  if (ways.length === 0) return null
  return (
    <section class="verdict-part" aria-labelledby={`${name}-instead`}>
      <h3 id={`${name}-instead`}>{say.instead}</h3>
      <ul class="instead">
        {ways.map((way) => {
          const target = way.move.targets?.[0]
          const size = session.pieces.size(way.verdict)
          const what =
            way.move.details === undefined
              ? way.move.word === undefined
                ? way.move.cards.map((id) => nameOf(moment, id)).join(' + ')
                : nameOf(moment, way.move.word)
              : way.move.word === undefined
                ? session.pieces.way(moment, way.move)
                : session.ruleset.notation.write(way.move, session.names)
          return (
            <li key={JSON.stringify(way.move)}>
              <button type="button" class="instead-row" onClick={() => onInstead(way.move)}>
                <span>{what}</span>
                {target === undefined ? null : (
                  <span class="at">
                    <Icon name="arrow" />
                    <span class="sr">{say.atWord} </span>
                    <Shape seat={target.seat} />
                    {moment.names[target.seat]}
                    {target.card === undefined ? null : ` (${nameOf(moment, target.card)})`}
                  </span>
                )}
                {size === undefined ? null : <b class="instead-size">{signed(size)}</b>}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface TurningProps extends CardProps {
  readonly fork: Fork
  readonly rules: RuleText | undefined
}

/** A house rule on which the answer turns: every option and what it would say. */
export function Turning({ session, move, past, fork, rules, name = NAME }: TurningProps) {
  const { ruleset, state } = past ?? session.now.value
  const ruling = ruleset.rulings.find((one) => one.id === fork.ruling)
  if (ruling === undefined) return null
  const here = state.rulings[fork.ruling]
  return (
    <Options
      id={`${name}-${fork.ruling}`}
      ruling={ruling}
      text={rules}
      here={here}
      said={(option) => {
        const verdict =
          option === here ? ruleset.judge(state, move) : fork.verdicts.find((one) => one.option === option)?.verdict
        return verdict && { legal: verdict.legal, text: shortVerdict(session, verdict, move) }
      }}
    />
  )
}

function shortVerdict(session: OpenSession, verdict: Judged, move: Declaration): string {
  const say = words.value
  if (!verdict.legal) return say.illegal
  const size = session.pieces.size(verdict)
  const victim = move.targets?.[0]?.seat
  if (size === undefined) return say.legal
  return victim === undefined ? say.legalSize(signed(size)) : say.legalWith(signed(size), session.names[victim] ?? '')
}

interface DoProps extends CardProps {
  readonly legal: boolean
  readonly onSaid: () => void
  readonly onAgain: () => void
}

function Do({ session, move, legal, onSaid, onAgain }: DoProps) {
  const say = words.value
  const over = session.now.value.ask.kind === 'over'
  return (
    <footer class="verdict-do">
      {legal ? (
        <button type="button" class="button is-ink" onClick={() => declare(session, move).then(onSaid)}>
          {say.logIt}
        </button>
      ) : move.seat === null || over ? null : (
        <button type="button" class="button" onClick={() => overrule(session, move).then(onSaid)}>
          {say.allowIt}
        </button>
      )}
      <button type="button" class="button is-plain" onClick={onAgain}>
        {say.startAgain}
      </button>
      {legal || move.seat === null || over ? null : <p>{say.overruled(move.cards.length)}</p>}
    </footer>
  )
}
