/** What attacks add up to, where a question tells the parts. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import type { Rulings } from '../../ruleset.ts'
import { CAP } from '../rulings.ts'
import { sums } from './en-sums.ts'
import { type Mention, mentionsOf } from './mentions.ts'
import { attacksOf, sumOf } from './pile.ts'
import { agreedIn, housed, yesOrNo } from './said-so.ts'

const listen = listenerFor(sums)

/** What the attacks of a question add up to, or whether a number it says is that. */
export function owed({ game, reading }: Workbench): Finding | undefined {
  const { words } = reading
  const said = listen(words)
  // `an ace + a 2`, and no more: what is it together?
  const asks =
    (said.has('how-much') && !said.has('is-number') && !(said.has('is-pending') && said.has('put-as-question'))) ||
    said.has('either') ||
    (said.has('plus') && words.length < 12 && !said.has('put-as-question'))
  if ((!asks && !reading.asks.has('polar')) || said.has('else')) return undefined
  const attacks = attacksOf(reading, meant(reading))
  if (attacks === undefined) return undefined
  const { before, offered } = numbersOf(reading)
  if (attacks.length === 0 && !said.has('plus-numbers')) return undefined
  if (!asks && (offered === undefined || (offered === 1 && attacks.length > 1) || !said.has('says-how-much')))
    return undefined
  const sum = sumOf(game, attacks, before, agreed(reading))
  // A number is said: is it that?
  return asks || sum?.kind !== 'fact' ? sum : yesOrNo(String(offered) === sum.fact, sum.rules)
}

/** What the table says itself about a limit. */
function agreed(reading: Reading): Rulings {
  if (listen(reading.words).has('capped')) return { 'attack-cap': String(CAP) }
  return { ...(housed(reading) ? { 'attack-cap': 'none' } : {}), ...agreedIn(reading) }
}

/** The cards of a question but those that are not there; with each 2 that can only be the card. */
function meant(reading: Reading): readonly Mention[] {
  const { words } = reading
  const named = mentionsOf(reading).filter(({ at }) => !listen(words.slice(Math.max(0, at - 3), at)).has('denied'))
  const twos = [...words.keys()].filter((at) => bareTwo(reading, at))
  return [...named, ...twos.map((at): Mention => ({ rank: '2', count: 1, at, to: at + 1 }))]
}

/** `2 then an ace`: a number that can only be the card. */
function bareTwo(reading: Reading, at: number): boolean {
  const { words } = reading
  if (words[at]?.text !== '2' || isNamed(mentionsOf(reading), at)) return false
  const behind = listen(words.slice(at + 1))
  if (behind.has('card-follows')) return true
  if (behind.has('plus-follows')) return !behind.has('plus-number-follows')
  return listen(words.slice(0, at)).has('card-before') && !behind.has('cards-follow')
}

function isNamed(mentions: readonly Mention[], at: number): boolean {
  return mentions.some((mention) => mention.at <= at && at < mention.to)
}

/** What is owed before, and the number that is offered as the answer. */
function numbersOf(reading: Reading): { before: number; offered: number | undefined } {
  const { words } = reading
  const taken = mentionsOf(reading)
  let before = 0
  let offered: number | undefined
  for (const [at, { stem }] of words.entries()) {
    if (!/^\d+$/.test(stem) || bareTwo(reading, at) || isNamed(taken, at)) continue
    // `three 2s`
    if (taken.some((mention) => mention.at === at + 1 && mention.count > 1)) continue
    const behind = listen(words.slice(at + 1, at + 3))
    if (behind.has('counts-people')) continue
    const ahead = listen(words.slice(Math.max(0, at - 3), at))
    const added = words[at + 1]?.text === 'plus' || (words[at - 1]?.text === 'plus' && taken.length === 0)
    if (added || ((ahead.has('owed') || behind.has('waiting')) && at < (taken[0]?.at ?? 0))) before += Number(stem)
    else if (ahead.has('offered') || listen(words.slice(at + 1, at + 2)).has('owed')) offered = Number(stem)
  }
  return { before, offered }
}
