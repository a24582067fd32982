/** Why a card is not legal now, with the rule that says so. The rule's title is loaded when somebody asks. */
import { useEffect, useRef } from 'preact/hooks'
import { gameNamed, loadRuleText } from '../../engine/rulesets.ts'
import { why } from '../../engine/sentences.ts'
import type { Verdict } from '../../engine/verdict.ts'
import { to } from '../shared/router.ts'
import { useLoaded } from '../shared/useLoaded.ts'
import { language } from '../shared/words.ts'
import { nameOf } from '../table/namer.ts'
import type { Moment } from '../table/pieces.ts'
import { words } from './words.ts'

interface WhyProps {
  readonly moment: Moment
  /** The card or word that was tapped. */
  readonly id: string
  readonly verdict: Verdict
}

export function Why({ moment, id, verdict }: WhyProps) {
  const say = words.value
  const name = nameOf(moment, id)
  const sentence = why(verdict, moment.text, moment.say)
  const rule = verdict.rules[0]
  const root = useRef<HTMLDivElement>(null)
  // The card may be the last thing in sight, and its reason below it.
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  // A sentence that begins with the card says it already.
  const lead = (moment.ask.must && moment.ask.kind !== 'turn' ? say.isNoAnswer : say.isNotNow)(name)
  return (
    <div class="why" ref={root}>
      <p>
        {sentence.startsWith(lead) ? (
          <>
            <b>{lead}</b>
            {sentence.slice(lead.length)}
          </>
        ) : (
          <>
            <b>{lead}</b> {sentence}
          </>
        )}
      </p>
      {rule === undefined ? null : (
        <p>
          <RuleLink game={moment.ruleset.id} rule={rule} />
        </p>
      )}
    </div>
  )
}

/** A rule by its title and id, leading to the rules screen. */
export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }) {
  const id = gameNamed(game)
  const tongue = language.value
  const text = useLoaded(async () => (id === undefined ? undefined : loadRuleText(id, tongue)), [id], [tongue])
  const title = text !== undefined && Object.hasOwn(text.rules, rule) ? text.rules[rule]?.title : undefined
  return (
    <a href={to('rules', game, rule)}>
      {title} <span class="rule-id">{rule}</span>
    </a>
  )
}
