/** Plays that questions describe, acted out at a made-up table: Ann is on turn, Ben is attacked, Cam and Dee look on. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { findingOf, judgeScene, type Scene } from '../../ask/scene.ts'
import { textOf } from '../../ask/words.ts'
import { cardOf, type OneOutsCard } from '../cards.ts'

const name = (id: string): string => cardOf(id)?.name ?? id
const form = (id: string): OneOutsCard['attack'] => cardOf(id)?.attack

/** How `Ann` would put this card at `Ben`, and what has to have happened before. */
function attackOf(id: string, buffs: readonly string[] = []): Pick<Scene, 'lines' | 'move'> | undefined {
  const said = [...buffs.map(name), name(id)].join(' + ')
  const card = cardOf(id)
  if (card === undefined) return undefined
  if (id === 'grab') return { lines: [], move: `Ann: ${said} > Ben` }
  if (card.attack === undefined) return undefined
  if (card.attack === 'follow-up') return { lines: ['Ann: Grab > Ben', 'Ben: take'], move: `Ann: ${said} > Ben` }
  if (card.attack === 'hacky') return { lines: [], move: `Ann: ${said}` }
  if (card.attack === 'nark') return { lines: [], move: `Ann: ${said} + Jab > Ben` }
  return { lines: [], move: `Ann: ${said} > Ben` }
}

/** Judges a scene and cites what the question is about first, where that allows it. */
function judged(bench: Workbench, scene: Scene | undefined, about: readonly string[]): Finding | undefined {
  const found = scene === undefined ? undefined : judgeScene(bench.game, scene)
  return found === undefined ? undefined : findingOf(found, about)
}

/** A Buff on another card, `buff.*`. */
export function buffOn(bench: Workbench): Finding | undefined {
  const buffs = bench.reading.cards.filter((id) => cardOf(id)?.buff !== undefined)
  const other = bench.reading.cards.find((id) => cardOf(id)?.buff === undefined) ?? bench.cards.attack ?? 'jab'
  const laid = twice(bench, [...new Set(buffs.length > 0 ? buffs : [bench.cards.buff ?? 'haka'])])
  const about = ['buff.one-play', ...laid]
  const scene = attackOf(other, laid)
  if (scene !== undefined) return judged(bench, scene, about)
  const card = cardOf(other)
  const said = [...laid, other].map(name).join(' + ')
  if (card?.defence !== undefined)
    return (
      judged(bench, { lines: ['Ann: Jab > Ben'], move: `Ben: ${said}` }, about) && {
        kind: 'no',
        rules: ['buff.attack-only', 'defend.card'],
        rulings: [],
      }
    )
  return (
    judged(bench, { lines: [], move: `Ann: ${said}${other === 'down-trow' ? ' > Ben' : ''}` }, about) && {
      kind: 'no',
      rules: ['buff.attack-only', 'turn.one-action'],
      rulings: [],
    }
  )
}

/** Two of the same Buff, where one kind is named twice or as a pair: `both my hakas`, `haka haka jab`. */
function twice({ reading }: Workbench, laid: readonly string[]): readonly string[] {
  const [one] = laid
  if (one === undefined || laid.length !== 1) return laid
  const text = textOf(reading)
  const pair =
    /\b(2|two|double|both|pair of|second|another) (of )?(my |copies of )?(hakas?|hakkas?|steroids|roids)\b|\bx2\b/.test(
      text,
    )
  return pair || reading.tokens.some(({ id }) => id === `card:${one}*2`) ? [one, one] : laid
}

/** `can i block a haymaker` names no card: one that does what the verb says. */
const TYPICAL: readonly (readonly [meaning: string, card: string])[] = [
  ['class:block', 'fend'],
  ['class:dodge', 'dodge'],
  ['class:defence', 'fend'],
]

/** A card as the answer to an attack, `defend.*`. */
export function answerWith(bench: Workbench): Finding | undefined {
  const { reading, cards } = bench
  const said = reading.cards
  // `a skateboard is an attack, but can it save me from a jab`: it answers what only attacks.
  const answer =
    said.find((id) => cardOf(id)?.defence !== undefined) ??
    said.find((id) => form(id) === undefined) ??
    TYPICAL.find(([meaning]) => reading.tokens.some(({ id }) => id === meaning))?.[1] ??
    said[1]
  const attack = said.find((id) => form(id) !== undefined && id !== answer) ?? cards.attack ?? 'jab'
  if (answer === undefined || form(attack) === 'nark') return undefined
  const open = attackOf(attack)
  if (open === undefined || form(attack) === 'hacky') return undefined
  const move = cardOf(answer)?.id === 'down-trow' ? 'Ben: Down Trow > Ann' : `Ben: ${name(answer)}`
  const about =
    answer === 'down-trow'
      ? ['down-trow.any-time', 'down-trow.stop']
      : [cardOf(answer)?.defence === undefined ? 'defend.card' : 'defend.choose', answer, 'defend.one']
  return judged(bench, { lines: [...open.lines, open.move], move }, about)
}

/** A card in a Nark: the narker's own, or one that somebody adds. */
export function inNark(bench: Workbench): Finding | undefined {
  const card = bench.reading.cards.find((id) => id !== 'nark') ?? (bench.reading.cards.length > 1 ? 'nark' : undefined)
  if (card === undefined) return undefined
  const at = form(card) === undefined ? '' : ' > Ben'
  return judged(
    bench,
    { lines: ['Ann: Nark + Jab > Ben', 'Ben: take'], move: `Cam: ${name(card)}${card === 'grab' ? ' > Ben' : at}` },
    [card === 'four-eggs' ? 'nark.eggs' : 'nark.circle', 'nark.attack', card],
  )
}

/** A card that keeps a Hacky Sack going, `hacky.chain`. */
export function inHacky(bench: Workbench): Finding | undefined {
  const card =
    bench.reading.cards.find((id) => id !== 'hacky-sack') ?? (bench.reading.cards.length > 1 ? 'hacky-sack' : undefined)
  if (card === undefined) return undefined
  return judged(bench, { lines: ['Ann: Hacky Sack'], move: `Ben: ${name(card)}` }, ['hacky.chain', 'hacky.must', card])
}

/** A card as the action of one's own turn. */
export function asAction(bench: Workbench): Finding | undefined {
  const card = bench.reading.cards[0]
  const data = card === undefined ? undefined : cardOf(card)
  if (card === undefined || data === undefined) return undefined
  const aimed =
    form(card) !== undefined && form(card) !== 'hacky'
      ? ' > Ben'
      : card === 'grab' || card === 'down-trow'
        ? ' > Ben'
        : ''
  const about =
    card === 'noodles'
      ? ['noodles.turn']
      : card === 'down-trow'
        ? ['down-trow.action']
        : card === 'grab'
          ? ['grab.attack', 'turn.utility']
          : data.buff !== undefined
            ? ['turn.buff-alone']
            : ['turn.attack']
  return judged(bench, { lines: [], move: `Ann: ${name(card)}${aimed}` }, [...about, card])
}

/** What a card costs its victim, with the Buffs on it. */
export function damageOf(bench: Workbench): Finding | undefined {
  const said = bench.reading.cards.map((id) => (id === 'another-skateboard' ? 'skateboard' : id))
  const buffs = [...new Set(said.filter((id) => cardOf(id)?.buff !== undefined))]
  const attack = said.find((id) => (cardOf(id)?.damage ?? 0) > 0)
  const other = said.find((id) => cardOf(id)?.buff === undefined)
  if (attack === undefined) {
    if (buffs.length === 1 && other === undefined)
      return { kind: 'fact', rules: buffs, rulings: [], fact: `+${cardOf(buffs[0] ?? '')?.buff}` }
    return undefined
  }
  if (buffs.length > 0) {
    const allowed = buffOn(bench)
    if (allowed !== undefined && allowed.kind !== 'yes') return allowed
  }
  const damage = (cardOf(attack)?.damage ?? 0) + buffs.reduce((sum, id) => sum + (cardOf(id)?.buff ?? 0), 0)
  const topic = buffs.length > 0 ? [...buffs, 'buff.one-play', attack] : [attack]
  const about =
    form(attack) === 'plain' || form(attack) === 'haymaker'
      ? ['turn.attack']
      : attack === 'grab'
        ? ['grab.attack']
        : form(attack) === 'hacky'
          ? ['hacky.hit']
          : form(attack) === 'eggs'
            ? ['eggs.separate']
            : ['grab.follow-up']
  return { kind: 'fact', rules: [...topic, ...about], rulings: [], fact: String(damage) }
}

/** What is left of a Haymaker after so many dodges, `haymaker.pass`. */
export function haymakerLeft({ reading }: Workbench): Finding {
  const said = reading.numbers.find(({ of }) => /^(time|player|peopl|person|of|dodg|guy)/.test(of))?.value
  const dodges = said ?? (reading.tokens.some(({ id }) => id === 'again') ? 2 : 1)
  const damage = Math.max(0, (cardOf('haymaker')?.damage ?? 0) - dodges)
  return { kind: 'fact', rules: ['haymaker.pass', 'haymaker'], rulings: [], fact: String(damage) }
}

/** Whether an attack takes the last HP: `im on 5 and get king hit, am i out?` */
export function kills(bench: Workbench): Finding | undefined {
  const ids = new Set(bench.reading.tokens.map((token) => token.id))
  const damage = damageOf(bench)
  const hp = bench.reading.numbers[0]?.value
  if (damage?.kind !== 'fact' || hp === undefined || hp === 0 || ids.has('in-deck')) return undefined
  const rules = ['out', ...damage.rules]
  if (bench.reading.asks.has('polar')) {
    const dies = Number(damage.fact) >= hp
    return { kind: dies !== ids.has('in') ? 'yes' : 'no', rules, rulings: [] }
  }
  return {
    kind: 'fact',
    rules: [...damage.rules, 'out'],
    rulings: [],
    fact: String(Math.max(0, hp - Number(damage.fact))),
  }
}

/** Which group a card belongs to, from its own data. */
export function groupOf({ reading }: Workbench): Finding | undefined {
  const card = cardOf(reading.cards[0] ?? '')
  if (card === undefined || reading.cards.length > 1) return undefined
  const ids = new Set(reading.tokens.map((token) => token.id))
  const group = GROUPS.find(([name]) => ids.has(`class:${name}`))
  if (group === undefined) return undefined
  return {
    kind: group[1](card) ? 'yes' : 'no',
    rules: group[0] === 'defence' ? ['defend.card', card.id] : [card.id],
    rulings: [],
  }
}

const GROUPS: readonly (readonly [string, (card: OneOutsCard) => boolean])[] = [
  ['attack', (card) => card.attack !== undefined],
  ['defence', (card) => card.defence !== undefined],
  ['dodge', (card) => card.defence === 'dodge'],
  ['block', (card) => card.defence === 'block'],
  ['utility', (card) => card.group === 'utility'],
  ['buff', (card) => card.buff !== undefined],
]

/** A Down Trow against an attack, `down-trow.stop`. */
export function interrupt(bench: Workbench): Finding | undefined {
  const attack = bench.reading.cards.find((id) => form(id) !== undefined && form(id) !== 'nark') ?? 'jab'
  const open = attackOf(attack)
  if (open === undefined) return undefined
  return judged(bench, { lines: [...open.lines, open.move], move: 'Ben: Down Trow > Ann' }, [
    'down-trow.stop',
    'down-trow.any-time',
  ])
}

/** A Noogie or Bite after a Grab, `grab.follow-up`: on the one who was grabbed, or on somebody else. */
export function followUp(bench: Workbench): Finding | undefined {
  const card = bench.reading.cards.find((id) => form(id) === 'follow-up') ?? 'noogie'
  const both = bench.reading.cards.includes('noogie') && bench.reading.cards.includes('bite')
  if (both && !bench.reading.words.some(({ text }) => text === 'or'))
    return judged(
      bench,
      { lines: ['Ann: Grab > Ben', 'Ben: take', 'Ann: Noogie > Ben', 'Ben: take'], move: 'Ann: Bite > Ben' },
      ['grab.follow-up'],
    )
  const other = bench.reading.tokens.some(({ id }) => id === 'is:two-persons')
  return judged(
    bench,
    { lines: ['Ann: Grab > Ben', 'Ben: take'], move: `Ann: ${name(card)} > ${other ? 'Cam' : 'Ben'}` },
    ['grab.follow-up'],
  )
}
