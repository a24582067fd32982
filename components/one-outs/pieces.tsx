/** What One-Outs brings to the table: HP, Skateboards with their uses, eggs to share out, Down Trow at any time. */
import { EGGS } from '../../engine/one-outs/cards.ts'
import type { Declaration, Seat } from '../../engine/ruleset.ts'
import { cardName } from '../table/namer.ts'
import type { Answer, Moment, Pieces } from '../table/pieces.ts'
import { Details } from './Details.tsx'
import { knownOf, limitOf } from './view.ts'
import { words } from './words.ts'

const DOWN_TROW = 'down-trow'

function say(seat: Seat, word: string): Declaration {
  return { seat, cards: [], word }
}

const DONE: Declaration = { seat: null, cards: [], word: 'done' }

/** Buffs and Nark go with an attack. */
const sticks = (card: string): boolean => card === 'haka' || card === 'steroids' || card === 'nark'

/** The seats that may answer, as a pair: whose chance it is, and the other one of a contact. */
function contactAnswers({ ask, names, text }: Moment): Answer[] {
  const grabber = ask.who[0]
  const other = Number(ask.params.by)
  if (grabber === undefined) return []
  const name = names[other] ?? ''
  return [
    { move: { seat: grabber, cards: ['grab'], targets: [{ seat: other }] }, label: words.value.grab(name) },
    {
      move: { seat: grabber, cards: ['grab'], targets: [{ seat: other, card: 'skateboard' }] },
      label: words.value.grabBoard(name),
    },
    { move: say(grabber, 'decline'), label: text.words.decline ?? '', quiet: true },
    // With both chances open, one key for the two of them; with one left it would say the same as "no thanks".
    ...(ask.who.length > 1 ? [{ move: DONE, label: words.value.nobody, quiet: true }] : []),
  ]
}

function answers(moment: Moment): readonly Answer[] {
  const { ask, text } = moment
  const who = ask.who[0] ?? 0
  const word = (id: string, quiet = false): Answer => ({
    move: say(who, id),
    label: text.words[id] ?? id,
    ...(quiet ? { quiet } : {}),
  })
  const card = (id: string): Answer => ({ move: { seat: who, cards: [id] }, label: cardName(text, id) })
  switch (ask.kind) {
    case 'defend':
      return [word('take')]
    case 'contact':
      return contactAnswers(moment)
    case 'follow-up':
      return [card('noogie'), card('bite'), word('decline', true)]
    case 'nark':
    case 'hacky-sack':
      return [word('no-attack-card', true)]
    case 'heal':
    case 'theft':
      return [{ move: DONE, label: words.value.nobodyStops }]
    case 'turn':
      return [word('pass', true)]
  }
  return []
}

export const pieces: Pieces = {
  count: {
    key: 'hp',
    correction: 'hp',
    unit: (count) => words.value.hp(count),
    end: (count) => (count === 0 ? words.value.out : undefined),
  },
  Details,
  gone: (player) => player.out === true,
  place: (moment) => [words.value.limit(limitOf(moment))],
  banner: (moment) =>
    moment.view.suddenDeath === true && moment.ask.kind !== 'over'
      ? { title: words.value.twoLeft(limitOf(moment)), note: words.value.suddenDeath }
      : undefined,
  note({ ask, names }) {
    const name = (seat: unknown) => names[Number(seat)] ?? ''
    switch (ask.kind) {
      case 'contact':
        return ask.who.length > 1 ? words.value.contactNote(name(ask.params.by), name(ask.who[0])) : words.value.lapses
      case 'follow-up':
        return words.value.lapses
      case 'heal':
      case 'theft':
        return words.value.goesOn
    }
    return undefined
  },
  stake({ ask }) {
    if (ask.kind === 'contact') return { text: '−1', words: words.value.stake(1) }
    if (ask.kind !== 'defend') return undefined
    const damage = Number(ask.params.damage)
    return { text: `−${damage}`, words: words.value.stake(damage) }
  },
  answers,
  groups: ['attack', 'defence', 'buff', 'utility'],
  groupNote: (group) => (group === 'buff' ? words.value.buffNote : undefined),
  short(moment, seat, choice) {
    const { ask, view } = moment
    if (choice.id === 'swap') return words.value.swapRange(Number(view.players[seat]?.hand ?? 0))
    const known = knownOf(view.players[seat])
    if (choice.id === 'skateboard' || choice.id === 'another-skateboard') {
      const left = choice.id === 'skateboard' ? known[0] : known[1]
      if (ask.kind === 'defend')
        return (ask.params.form === 'egg' ? words.value.eggUse : words.value.contactUse)(left === 1 ? 2 : 1)
      if (ask.kind === 'hacky-sack') return words.value.chainUse
    }
    if (choice.id === 'fend' && ask.kind === 'defend')
      return choice.ways[0]?.verdict.reason === 'defence.contact' ? words.value.contact : words.value.noContact
    return undefined
  },
  waits(moment, seat, card, said) {
    const { ask, ruleset, state } = moment
    if (!sticks(card)) return false
    if (ask.kind === 'defend' || ask.kind === 'nark' || ask.kind === 'hacky-sack' || ask.kind === 'over') return false
    return ruleset.choices(state, seat, [...said, card]).some((choice) => choice.legal)
  },
  sticks,
  sharing: (card) =>
    card === 'four-eggs'
      ? {
          total: EGGS,
          unit: (count) => words.value.egg(count),
          each: words.value.eachEgg,
          move: (seat, said, shares) => ({
            seat,
            cards: [...said, card],
            targets:
              shares.length === 1 && shares[0] !== undefined
                ? [{ seat: shares[0].seat }]
                : shares.map(({ seat: at, count }) => ({ seat: at, count })),
          }),
        }
      : undefined,
  interrupt: {
    card: DOWN_TROW,
    icon: 'stop',
    get note() {
      return words.value.anyTime
    },
  },
  more({ names, ruleset, state, text }, move) {
    const victim = move.targets?.[0]?.seat
    if (!move.cards.includes(DOWN_TROW) || move.seat === null || victim === undefined) return undefined
    const got = (card: string, label: string): Answer => ({ move: { ...move, details: { got: card } }, label })
    const legal = ({ move: way }: Answer) => ruleset.judge(state, way).legal
    return {
      title: words.value.whatGot(names[move.seat] ?? '', names[victim] ?? ''),
      ways: [
        { move, label: words.value.unknown },
        { ...got('nothing', words.value.nothing), quiet: true },
      ].filter(legal),
      cards: ruleset.cards
        .filter((card) => card.group === 'attack')
        .map((card) => got(card.id, cardName(text, card.id)))
        .filter(legal),
    }
  },
  way({ names, ruleset }, move) {
    const target = move.targets?.[0]
    if (move.word === 'swap') {
      const count = Number(move.details?.count)
      return move.details?.with === undefined ? words.value.swap(count) : words.value.swapWith(count)
    }
    if (move.cards.includes('grab') && target !== undefined)
      return target.card === undefined
        ? words.value.grab(names[target.seat] ?? '')
        : words.value.grabBoard(names[target.seat] ?? '')
    return ruleset.notation.write(move, names)
  },
  size(verdict) {
    const damage = verdict.params.damage
    return verdict.legal &&
      typeof damage === 'number' &&
      damage > 0 &&
      verdict.as !== 'take' &&
      verdict.as !== 'defence'
      ? -damage
      : undefined
  },
  landed({ ruleset, state, names }, move, victim) {
    if (!ruleset.judge(state, move).legal) return undefined
    const thrown = ruleset.play(state, move)
    const ask = ruleset.ask(thrown)
    if (ask.kind !== 'defend' || ask.who[0] !== victim) return undefined
    const hit = ruleset.play(thrown, say(victim, 'take'))
    return Number(ruleset.view(hit, names).players[victim]?.hp)
  },
  outcome({ after, entry }, before, { ruleset, names }) {
    const out = after.happened.find((one) => one.kind === 'out')
    if (out !== undefined) return words.value.out
    const hit = after.happened.find((one) => one.kind === 'hp')
    if (hit !== undefined) return words.value.hpLeft(Number(ruleset.view(after, names).players[hit.seat]?.hp))
    const moved = after.happened.filter((one) => one.kind === 'hand' && one.cause === 'steal').length
    if (moved > 0) return words.value.cardsMoved(moved)
    if (entry.kind === 'move' && entry.move.cards.length > 0 && ruleset.ask(before).kind === 'defend')
      return after.happened.some((one) => one.kind === 'contact') ? words.value.contact : undefined
    return undefined
  },
  get corrections() {
    return words.value.corrections
  },
}
