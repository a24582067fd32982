/** The pad: a key a house for characters, the action cards, the answers. What is asked of a card next takes their place. */
import { ALL_FOUR, CHARACTER, isAction } from '../../engine/out-of-the-woods/cards.ts'
import type { Choice, Way } from '../../engine/ruleset.ts'
import type { Verdict } from '../../engine/verdict.ts'
import { Key, useWhys } from '../declare/Key.tsx'
import { OrSay } from '../declare/OrSay.tsx'
import { layCard, tapChoice } from '../declare/tap.ts'
import { Why } from '../declare/Why.tsx'
import { words as declareWords } from '../declare/words.ts'
import { nameOf } from '../table/namer.ts'
import type { OwnCardsProps } from '../table/pieces.ts'
import './cards.css'
import { HouseMark } from './House.tsx'
import { Stories } from './Stories.tsx'
import { stateOf } from './view.ts'
import { words } from './words.ts'

/** A key of the pad, whatever it stands for. */
interface PadKey {
  readonly id: string
  readonly choice: Choice
  readonly legal: boolean
  /** What the engine says where it is not. */
  readonly verdict: Verdict | undefined
  /** Set for a character of a house. */
  readonly house?: string
  readonly tap: () => void
}

export function Cards({ session, compact = false }: OwnCardsProps) {
  const say = words.value
  const moment = session.now.value
  const { choices, stage, picking } = session.laying.value
  const draft = session.draft.value
  const whys = useWhys(session)
  const checks = draft.mode === 'check'
  const { houses, house } = stateOf(moment)
  if (stage === 'pick' && picking?.pick.key === 'story') return <Stories session={session} values={picking.values} />

  const character = choices.find((choice) => choice.id === CHARACTER)
  const allFour = choices.find((choice) => choice.id === ALL_FOUR)
  const ofHouse = (one: string, way: Way) => way.move.details?.house === one
  const characters: PadKey[] = [
    ...(character === undefined
      ? []
      : houses.map((one) => {
          const ways = character.ways.filter((way) => ofHouse(one, way))
          return {
            id: `${CHARACTER} ${one}`,
            choice: character,
            legal: ways.some((way) => way.verdict.legal),
            verdict: ways[0]?.verdict,
            house: one,
            tap: () => layCard(session, CHARACTER, { house: one }),
          }
        })),
    ...(allFour === undefined
      ? []
      : [
          {
            ...keyOf(allFour),
            // The first of the four matches, or it would not be legal: only a check asks of which house it is.
            tap: () => layCard(session, ALL_FOUR, checks ? {} : { house: house ?? '' }),
          },
        ]),
  ]
  function keyOf(choice: Choice): PadKey {
    return {
      id: choice.id,
      choice,
      legal: choice.legal,
      verdict: choice.ways[0]?.verdict,
      tap: () => tapChoice(session, choice),
    }
  }
  const actions = choices.filter((choice) => isAction(choice.id) && choice.group === 'action').map(keyOf)
  const answers = choices.filter((choice) => choice.group === 'answer').map(keyOf)
  const rows = [
    { id: 'character', note: house === null ? say.anyFirst : say.mustMatch(house), keys: characters },
    { id: 'action', note: undefined, keys: actions },
    { id: 'answer', note: undefined, keys: answers },
  ]
  const alive = rows.filter((row) => checks || row.keys.some((key) => key.legal))
  // While a card has to be answered, the answers come first.
  if (moment.ask.kind === 'answer' && moment.ask.must) alive.reverse()
  const rest = rows.filter((row) => !alive.includes(row)).flatMap((row) => row.keys)
  const face = (key: PadKey, short = true) => (
    <Key
      {...(key.house === undefined ? {} : { name: say.character(key.house) })}
      letters={key.house ?? nameOf(moment, key.choice.id)}
      legal={key.legal}
      chosen={draft.chosen === key.choice.id && (key.house === undefined || draft.picked.house === key.house)}
      {...(key.house === undefined ? {} : { class: 'is-house' })}
      {...(checks ? {} : { open: whys.open === key.id })}
      onTap={() => (checks || key.legal || key.verdict === undefined ? key.tap() : whys.ask(key.id, key.verdict))}
    >
      {key.house === undefined ? null : <HouseMark moment={moment} house={key.house} />}
      <span>{key.house ?? nameOf(moment, key.choice.id)}</span>
      {!short || compact || key.house !== undefined ? null : (
        <small>{key.choice.id === ALL_FOUR ? say.ofAStory : moment.text.cards[key.choice.id]?.short}</small>
      )}
    </Key>
  )
  const reason = (keys: readonly PadKey[]) => {
    const key = keys.find((one) => one.id === whys.open)
    return key?.verdict === undefined || key.verdict.legal ? null : (
      <div class="why-below">
        <Why moment={moment} id={key.choice.id} verdict={key.verdict} />
      </div>
    )
  }
  return (
    <div class={compact ? 'woods-pad is-compact' : 'woods-pad'}>
      {alive.map((row) => (
        <section key={row.id} aria-label={moment.text.groups[row.id]}>
          <h3 class={compact ? 'sr' : 'group'}>
            {moment.text.groups[row.id]}
            {row.note === undefined ? null : <span>{row.note}</span>}
          </h3>
          <ul class={row.id === 'character' ? 'cards is-houses' : 'cards is-three'}>
            {row.keys.map((key) => (
              <li key={key.id} class={key.choice.id === ALL_FOUR ? 'is-whole' : undefined}>
                {face(key)}
              </li>
            ))}
          </ul>
          {reason(row.keys)}
        </section>
      ))}
      {rest.length === 0 || compact ? null : (
        <div>
          <h3 class="group">
            <b>{moment.ask.kind === 'answer' ? declareWords.value.noAnswer : declareWords.value.notNow}</b>
            <span>{declareWords.value.tapForWhy}</span>
          </h3>
          <ul class="cards is-dims">
            {rest.map((key) => (
              <li key={key.id}>{face(key, false)}</li>
            ))}
          </ul>
          {reason(rest)}
        </div>
      )}
      {checks ? <OrSay session={session} /> : null}
    </div>
  )
}
