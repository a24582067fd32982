/** The verdict: what, why, what instead, which house rule, which rules, and what to do with it. */
import { useEffect } from 'preact/hooks'
import { type Declaration, type Fork, forks } from '../../engine/ruleset.ts'
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
import { nameOf } from '../table/Question.tsx'
import { instead } from './instead.ts'
import './verdict.css'
import { words } from './words.ts'

type Tone = 'illegal' | 'legal' | 'depends'
const SEALS: Readonly<Record<Tone, IconName>> = { illegal: 'cross', legal: 'check', depends: 'fork' }

interface VerdictProps {
  readonly session: OpenSession
  readonly move: Declaration
}

export function Verdict({ session, move }: VerdictProps) {
  const say = words.value
  const moment = session.now.value
  const { ruleset, state, text } = moment
  const verdict = ruleset.judge(state, move)
  const turning = forks(ruleset, state, move)
  const tone: Tone = !verdict.legal ? 'illegal' : turning.length > 0 ? 'depends' : 'legal'
  const sentence = why(verdict, text, moment.say)
  const game = gameNamed(ruleset.id)
  const tongue = language.value
  const rules = useLoaded(async () => (game === undefined ? null : loadRuleText(game, tongue)), [game], [tongue])
  useEffect(() => {
    announce(say.said(say[tone], sentence))
  }, [JSON.stringify(move)])
  return (
    <article class={`verdict is-${tone} sheet`} aria-labelledby="verdict">
      <header class="verdict-head">
        <span class="seal">
          <Icon name={SEALS[tone]} />
        </span>
        <h2 id="verdict" tabIndex={-1} data-home>
          {say[tone]}
        </h2>
        <p class="verdict-why">{sentence}</p>
      </header>
      {verdict.notes.length === 0 ? null : (
        <section class="verdict-part" aria-labelledby="verdict-notes">
          <h3 id="verdict-notes">{say.notes}</h3>
          {verdict.notes.map((note) => (
            <p key={note.id}>{noteSentence(note, text, moment.say)}</p>
          ))}
        </section>
      )}
      {verdict.legal ? null : <Instead session={session} move={move} />}
      {turning.map((fork) => (
        <Turning key={fork.ruling} session={session} move={move} fork={fork} rules={rules ?? undefined} />
      ))}
      <Cites verdict={verdict} rules={rules ?? undefined} />
      <Do session={session} move={move} legal={verdict.legal} />
    </article>
  )
}

function Instead({ session, move }: VerdictProps) {
  const say = words.value
  const moment = session.now.value
  const ways = instead(moment, session.pieces, move)
  if (ways.length === 0) return null
  return (
    <section class="verdict-part" aria-labelledby="verdict-instead">
      <h3 id="verdict-instead">{say.instead}</h3>
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
              <button type="button" class="instead-row" onClick={() => session.lay({ checked: way.move })}>
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

interface TurningProps extends VerdictProps {
  readonly fork: Fork
  readonly rules: RuleText | undefined
}

/** A house rule on which the answer turns: every option and what it would say. */
function Turning({ session, move, fork, rules }: TurningProps) {
  const say = words.value
  const { ruleset, state } = session.now.value
  const ruling = ruleset.rulings.find((one) => one.id === fork.ruling)
  const text = rules?.rulings[fork.ruling]
  const heading = `verdict-${fork.ruling}`
  return (
    <section class="verdict-part is-hinge" aria-labelledby={heading}>
      <h3 id={heading}>
        <Icon name="fork" />
        {say.hinge}
      </h3>
      <p>{text?.question}</p>
      <dl class="forks">
        {ruling?.options.map((option) => {
          const here = option === state.rulings[fork.ruling]
          const verdict = here
            ? ruleset.judge(state, move)
            : fork.verdicts.find((one) => one.option === option)?.verdict
          return (
            <div key={option} class={here ? 'fork is-here' : 'fork'}>
              <dt>
                {text?.options[option] ?? option}
                {here ? <span class="fork-here"> {say.here}</span> : null}
              </dt>
              {verdict === undefined ? null : (
                <dd class={verdict.legal ? 'is-yes' : 'is-no'}>{shortVerdict(session, verdict, move)}</dd>
              )}
            </div>
          )
        })}
      </dl>
    </section>
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

function Cites({ verdict, rules }: { readonly verdict: Judged; readonly rules: RuleText | undefined }) {
  const say = words.value
  if (verdict.rules.length === 0) return null
  return (
    <section class="verdict-part" aria-labelledby="verdict-rules">
      <h3 id="verdict-rules">{say.rules}</h3>
      {verdict.rules.map((id, place) => (
        <details key={id} class="cite" open={!verdict.legal && place === 0}>
          <summary>
            <span class="cite-title">{rules?.rules[id]?.title ?? id}</span>
            <span class="rule-id">{id}</span>
            <Icon name="down" />
          </summary>
          <p>{rules?.rules[id]?.text}</p>
        </details>
      ))}
    </section>
  )
}

function Do({ session, move, legal }: VerdictProps & { readonly legal: boolean }) {
  const say = words.value
  const over = session.now.value.ask.kind === 'over'
  return (
    <footer class="verdict-do">
      {legal ? (
        <button type="button" class="button is-ink" onClick={() => declare(session, move)}>
          {say.logIt}
        </button>
      ) : move.seat === null || over ? null : (
        <button type="button" class="button" onClick={() => overrule(session, move)}>
          {say.allowIt}
        </button>
      )}
      <button type="button" class="button is-plain" onClick={() => putAllBack(session)}>
        {say.startAgain}
      </button>
      {legal || move.seat === null || over ? null : <p>{say.overruled(move.cards.length)}</p>}
    </footer>
  )
}
