/** What a question asks about the table that its story has led to. */
import type { Reading } from '../../ask/reading.ts'
import type { Clause } from '../../ask/story.ts'
import { textOf } from '../../ask/words.ts'
import type { Ruleset, Seat } from '../../ruleset.ts'
import { ruleOf } from '../cards.ts'
import { directionOf, hasEscaped, isOver, onTurn, openOf, winnerOf } from '../state.ts'
import { isHit, type Table } from './acting.ts'
import type { Person, Telling } from './told.ts'

/** An answer at one table. `said` tells answers apart; of a fact it is the fact. */
export interface Outcome {
  readonly kind: 'yes' | 'no' | 'fact'
  readonly said: string
  readonly rules: readonly string[]
}

const WHO_IS_ON =
  /\b(whose (turn|go|move)|who( is| s)?( now| then)? (on|up|next|plays?|goes|moves?|continues?|is (on|up|next))|who (is |gets |has )?(the )?(on|turn|next|up)|which player is (on|next))\b/
const IS_ON =
  /\b((my|your|his|her|their|\w+s) (own |normal |regular |ordinary )?(turn|go)|go again|(play|plays|go|goes|on|up) (now|next|again|as well|too)|am i on|is \w+ (on|up|next)|still (play|go)|a turn|the turn)\b/
const TAKES_CARDS = /\b(draws?|picks? up|picking up|drawing|takes?|pulls?)\b/
const LEFT = /\b(left|hold|holding|hand|have|has|end up|left with|remain|remaining|on)\b/
const OUT = /\b(escape|escaped|out|won|win|winner|wins|finished|through|done)\b/
const TURN = /\b(turn|go|on|next|up)\b/
const STILL_IN = /\b(still in|back in|in again|play on|keep playing|still playing|carry on playing)\b/
const NAMING =
  /\b(name|names|pick|picks|choose|chooses|say|says|call|calls) (a |the |which |new |what )*(house|colour|color)\b/
const DIRECTION =
  /\b(other way|other direction|opposite way|opposite direction|anticlockwise|counterclockwise|clockwise|backwards|reversed?|turn(ed)? round|turn(ed)? around)\b/
const WAY = /\b(which (way|direction)|what direction|which way round|clockwise or|direction now)\b/
const HOUSE = /\b((which|what) (house|colour|color)( \w+)*|(which|what) .*(match|follow|on|colour|color|house))\b/

/** Undefined where it asks for something else, or the story does not say enough for it. */
export function answerTo(table: Table, telling: Telling, reading: Reading, game: Ruleset): Outcome | undefined {
  const { asked, cast, subject } = telling
  const text = textOf(asked)
  const ids = new Set(asked.tokens.map(({ id }) => id))
  const whose = /\b(who|whose|which (one )?of (us|them)|which player|(me|him|her|them) or (me|him|her|them))\b/.test(
    text,
  )
  if (['third', 'not-next', 'for-other'].some((id) => ids.has(id))) return undefined
  if (NAMING.test(text)) return names(table, telling, whose)
  if (['call', 'say', 'choose'].some((id) => ids.has(id))) return undefined
  const polar = reading.asks.has('polar') && !/\b(how many|who|whose|which|what)\b/.test(text)
  if (['story', 'story-win', 'all-four'].some((id) => ids.has(id)) && !ids.has('draw')) return undefined
  if (WAY.test(text)) return way(table)
  if (/\bhow many\b|\bwhat\b.*\bleft with\b|\bcards left\b/.test(text))
    return number(table, telling, text, ids, subject)
  if (!polar && WHO_IS_ON.test(text)) return whoIsOn(table, telling)
  if (!polar && /\bwho\b/.test(text) && TAKES_CARDS.test(text)) return whoDraws(table, telling)
  if (whose && ids.has('give')) return gives(table, telling)
  if (!polar && /\bwho\b/.test(text) && /\b(wins?|won|winner)\b/.test(text)) return whoWon(table, telling)
  if (!polar && HOUSE.test(text)) return houseNow(table)
  if (!polar) return undefined
  if (DIRECTION.test(text)) return goesRound(table, text)
  if (subject === undefined && !/\b(i|me|my|we)\b/.test(text)) return undefined
  if (IS_ON.test(text) && TURN.test(text) && !ids.has('lose-turn')) return isOnTurn(table, ids, subject ?? cast.me)
  if (cardsIn(asked).length > 0) return mayAnswer(table, asked, game, subject ?? cast.me)
  if (ids.has('draw') || ids.has('drew')) return draws(table, subject ?? cast.me)
  if (ids.has('give')) return givesOrGets(table, text, subject ?? cast.me)
  if (ids.has('lose-turn')) return losesTurn(table, subject ?? cast.me)
  if (STILL_IN.test(text)) return isOut(table, subject ?? cast.me, true)
  if (OUT.test(text) && !IS_ON.test(text)) return isOut(table, subject ?? cast.me)
  if (IS_ON.test(text) && !ids.has('match') && !/\b(play|lay|put) (it|that|this|my|the|them)\b/.test(text))
    return isOnTurn(table, ids, subject ?? cast.me)
  return undefined
}

function yesOrNo(yes: boolean, rules: readonly string[]): Outcome {
  return { kind: yes ? 'yes' : 'no', said: yes ? 'yes' : 'no', rules }
}

function nameOf({ names, cast }: Telling, person: Person | undefined): string | undefined {
  if (person === undefined) return undefined
  return person === cast.me ? 'you' : (names.get(person) ?? 'the other player')
}

/** `reflect.reverse`. */
function way(table: Table): Outcome | undefined {
  if (table.plays.length === 0) return undefined
  const turned = directionOf(table.state) === -1
  const reflected = table.plays.some(({ card }) => card === 'reflect')
  if (!reflected) return undefined
  return { kind: 'fact', said: turned ? 'anticlockwise' : 'clockwise', rules: ['reflect.reverse'] }
}

/** The same, where one way is named. */
function goesRound(table: Table, text: string): Outcome | undefined {
  const { said, rules } = way(table) ?? {}
  if (said === undefined || rules === undefined) return undefined
  const back = /\b(again|back|same|stay|still)\b/.test(text)
  const named = /\b(anticlockwise|counterclockwise)\b/.test(text) || !/\bclockwise\b/.test(text)
  if (back && !/clockwise\b/.test(text)) return undefined
  return yesOrNo((said === 'anticlockwise') === named, [
    ...rules,
    ...(table.plays.at(-1)?.idle === true ? ['answer.idle'] : []),
  ])
}

/** Who names the House of a Bedevil: `bedevil.call`, `reflect.becomes`. */
function names(table: Table, telling: Telling, whose: boolean): Outcome | undefined {
  const effect = table.state.open?.effect ?? null
  if (!isHit(effect) || effect.kind !== 'bedevil') return undefined
  const rules = table.plays.at(-1)?.card === 'reflect' ? ['reflect.becomes', 'bedevil.call'] : ['bedevil.call']
  if (whose) return named(telling, table.personAt(effect.by), rules)
  const seat = table.seatOf(telling.subject ?? telling.cast.me)
  return seat === undefined ? undefined : yesOrNo(seat === effect.by, rules)
}

/** Who gives a card for a Burden: `burden`, `reflect.becomes`. */
function gives(table: Table, telling: Telling): Outcome | undefined {
  const effect = table.state.open?.effect ?? null
  if (!isHit(effect) || effect.kind !== 'burden') return undefined
  const rules = table.plays.at(-1)?.card === 'reflect' ? ['reflect.becomes', 'burden'] : ['burden']
  return named(telling, table.personAt(effect.by), rules)
}

function whoWon(table: Table, telling: Telling): Outcome | undefined {
  const winner = winnerOf(table.closed)
  return winner === null ? undefined : named(telling, table.personAt(winner), ['escape'])
}

function named(telling: Telling, person: Person | undefined, rules: readonly string[]): Outcome | undefined {
  const said = nameOf(telling, person)
  return said === undefined ? undefined : { kind: 'fact', said, rules }
}

/** Cards that somebody has left, or had to take. */
function number(
  table: Table,
  { cast }: Telling,
  text: string,
  ids: ReadonlySet<string>,
  subject: Person | undefined,
): Outcome | undefined {
  const effect = table.state.open?.effect ?? null
  const seat = ids.has('next-player')
    ? isHit(effect)
      ? effect.at
      : undefined
    : (table.seatOf(subject ?? cast.me) ?? (subject === undefined ? onlyCounted(table) : undefined))
  if (seat === undefined || (table.plays.length === 0 && !table.drew)) return undefined
  const rules = table.drew && table.plays.length === 0 ? ['turn.play-or-draw'] : effectRules(table)
  if (ids.has('draw') || ids.has('drew') || (TAKES_CARDS.test(text) && !LEFT.test(text)))
    return { kind: 'fact', said: String(table.drawnBy(seat)), rules }
  if (!LEFT.test(text) || !table.counted.has(seat)) return undefined
  return { kind: 'fact', said: String(table.closed.hands[seat] ?? 0), rules }
}

function onlyCounted({ counted }: Table): Seat | undefined {
  return counted.size === 1 ? [...counted][0] : undefined
}

function whoIsOn(table: Table, telling: Telling): Outcome | undefined {
  const { closed } = table
  if (isOver(closed) || (table.plays.length === 0 && !table.drew)) return undefined
  const said =
    nameOf(telling, table.personAt(onTurn(closed))) ??
    (telling.players === 2 && table.isNamed ? 'the other player' : undefined)
  return said === undefined ? undefined : { kind: 'fact', said, rules: turnRules(table) }
}

function isOnTurn(table: Table, ids: ReadonlySet<string>, person: Person): Outcome | undefined {
  const { closed } = table
  const seat = table.seatOf(person)
  if (seat === undefined || isOver(closed) || (table.plays.length === 0 && !table.drew)) return undefined
  const on = onTurn(closed) === seat
  return yesOrNo(ids.has('turn-over') || ids.has('use-turn') ? !on : on, turnRules(table))
}

function whoDraws(table: Table, telling: Telling): Outcome | undefined {
  const seats = [...table.state.hands.keys()].filter((seat) => table.drawnBy(seat) > 0)
  const [seat] = seats
  const hits = table.plays.some(({ card }) => card === 'attack' || card.startsWith('bedevil'))
  if (!hits || seats.length > 1) return undefined
  const said = seat === undefined ? 'nobody' : nameOf(telling, table.personAt(seat))
  return said === undefined ? undefined : { kind: 'fact', said, rules: effectRules(table) }
}

function draws(table: Table, person: Person): Outcome | undefined {
  const seat = table.seatOf(person)
  const hits = table.plays.some(({ card }) => card === 'attack' || card.startsWith('bedevil'))
  if (seat === undefined || !hits || openOf(table.state) === null) return undefined
  return yesOrNo(table.drawnBy(seat) > 0, effectRules(table))
}

/** Whether a Burden that was told of makes somebody give a card, or gives them one. */
function givesOrGets(table: Table, text: string, person: Person): Outcome | undefined {
  const seat = table.seatOf(person)
  const open = openOf(table.state)
  if (seat === undefined || open === null || table.plays.every(({ card }) => card !== 'burden')) return undefined
  const burden = isHit(open.effect) && open.effect.kind === 'burden' ? open.effect : undefined
  const gets = /\b(gets?|receives?)\b/.test(text)
  if (burden !== undefined && table.state.hands[burden.by] === 0) return yesOrNo(false, ['burden.last', 'hand.enough'])
  return yesOrNo(burden !== undefined && (gets ? burden.at : burden.by) === seat, effectRules(table))
}

function losesTurn(table: Table, person: Person): Outcome | undefined {
  const seat = table.seatOf(person)
  if (seat === undefined || table.plays.length === 0 || table.drew) return undefined
  const last = table.plays.at(-1)?.card
  if (last === 'block') return undefined
  return yesOrNo(table.closed.pass.lost?.seat === seat, effectRules(table))
}

function houseNow(table: Table): Outcome | undefined {
  const said = table.house
  const last = table.plays.at(-1)
  if (said === undefined || last === undefined) return undefined
  const taken = table.state.open?.effect?.kind === 'pick-up'
  const called = taken ? undefined : table.plays.findLast(({ card }) => card !== 'block' && card !== 'reflect')
  const rules =
    called?.calls !== undefined
      ? ['bedevil.call', ...(last === called ? [] : [last.card])]
      : taken && last.house === undefined
        ? ['block.character', 'house.change']
        : ['house.change', ...(taken ? ['block.character'] : [])]
  return { kind: 'fact', said, rules }
}

function isOut(table: Table, person: Person, inverse = false): Outcome | undefined {
  const seat = table.seatOf(person)
  if (seat === undefined || !table.counted.has(seat) || table.plays.length === 0) return undefined
  const { closed, plays } = table
  const empty = (table.state.hands[seat] ?? 0) === 0 || plays.some(({ card }) => card === 'burden')
  if (!empty && !hasEscaped(closed, seat) && table.drawnBy(seat) === 0 && table.state.open?.effect?.kind !== 'pick-up')
    return undefined
  const given = plays.at(-1)?.card === 'burden' && (table.state.hands[seat] ?? 0) > 0
  return yesOrNo(hasEscaped(closed, seat) !== inverse, [...(given ? ['burden.last'] : []), 'escape'])
}

/** Whether somebody may answer with a Block or a Reflect now. */
function mayAnswer(table: Table, asked: Clause, game: Ruleset, person: Person): Outcome | undefined {
  const open = openOf(table.state)
  const [card, below] = cardsIn(asked)
  if ((card !== 'block' && card !== 'reflect') || open === null || table.plays.length === 0) return undefined
  // `can he reflect my block`
  if (below !== undefined && below !== open.card) return undefined
  if (asked.tokens.some(({ id }) => /^(house|own-house|no-house|give|draw|call|lose-turn|keep-turn)$/.test(id)))
    return undefined
  const seat = table.seatOf(person)
  if (seat === undefined || seat === open.by) return undefined
  const { legal, rules } = game.judge(table.state, { seat, cards: [card] })
  const about = legal ? [card === 'block' ? 'answer.block' : 'answer.reflect'] : []
  return yesOrNo(legal, [...new Set([...about, ...rules])])
}

function cardsIn({ tokens }: Clause): string[] {
  return [...new Set(tokens.flatMap(({ id }) => (id.startsWith('card:') ? [id.slice('card:'.length)] : [])))]
}

/** The rules of what the last card comes to. */
function effectRules({ plays, state }: Table): readonly string[] {
  const last = plays.at(-1)?.card
  if (state.open?.effect?.kind === 'pick-up') return ['block.character', 'block']
  const cards = plays.map(({ card }) => card).filter((card) => card !== 'block' && card !== 'reflect')
  const hit = cards.findLast((card) => card !== 'character') ?? cards.at(-1)
  const own = hit === undefined ? [] : hit === 'character' ? ['turn.play-or-draw'] : [ruleOf(hit)]
  const reflected = plays.some(({ card }) => card === 'reflect')
  if (last === 'block') return ['block', ...own]
  return reflected ? ['reflect', ...own] : own
}

/** The rules that say who is on after the last card. */
function turnRules({ closed, plays, drew, state }: Table): readonly string[] {
  const last = plays.at(-1)?.card
  if (drew) return ['turn.play-or-draw', 'turn.owner']
  if (last === 'skip') return ['skip', 'turn.owner']
  if (closed.pass.lost?.to === 'attack')
    return plays.some(({ card }) => card === 'reflect') ? ['attack', 'reflect', 'reflect.reverse'] : ['attack']
  if (last === 'burden' || last === 'bedevil-2' || last === 'bedevil-4') return [ruleOf(last), 'turn.owner']
  if (last === 'reflect') return ['reflect.reverse', 'turn.owner']
  if (last === 'block' && state.open !== null) return ['turn.owner', 'block', 'answer.block']
  return ['turn.owner', 'turn.play-or-draw']
}
