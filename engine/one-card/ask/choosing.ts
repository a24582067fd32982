/** The plain choices of a turn: to draw or to play, to follow by rank or by suit, where no card is named. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import { judgeScene } from '../../ask/scene.ts'
import { cardOf, type PlayingCard } from '../cards.ts'
import { choosing } from './en-choosing.ts'
import { mentionsOf } from './mentions.ts'
import { follows } from './onto.ts'
import { housed, meaningsOf, yesOrNo } from './said-so.ts'
import { CLOCKWISE, Table } from './table.ts'

const listen = listenerFor(choosing)

const BUSY = ['answer', 'last-card']

/** Whether one may, or must, draw or play on an ordinary turn. */
export function drawsOrPlays({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  if (!reading.asks.has('polar') || said.has('how-many')) return undefined
  const ids = meaningsOf(reading)
  const king = ids.has('class:king')
  if (BUSY.some((id) => ids.has(id))) return undefined
  if ((!king && said.has('further')) || housed(reading)) return undefined
  const drawing = said.has('nothing-fits') && said.has('must-draw')
  const although = !king && said.has('draws-though') && !said.has('forced')
  const playing = !king && said.has('must-play') && said.has('could')
  if (!drawing && !although && !playing) return undefined
  const table = Table.usual(game)
  if (king) table.lays(undefined, { rank: 'K' })
  // Who must play may not draw.
  const may = table.draws(undefined)
  return yesOrNo(drawing || although ? may : !may, table.turnRules())
}

/** Whether the player of a 7 names a suit. */
export function namesSuit({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  const ids = meaningsOf(reading)
  const [one, second] = mentionsOf(reading).filter(({ rank, exact }) => rank !== undefined || exact !== undefined)
  if (!reading.asks.has('polar') || second !== undefined || (one?.rank ?? one?.exact?.rank) !== '7') return undefined
  if (!ids.has('call') || !said.has('suit') || NAMING_ELSE.some((id) => ids.has(id)) || said.has('else-named'))
    return undefined
  const without = said.has('without')
  if (!without && !said.has('player')) return undefined
  const judged = judgeScene(game, {
    lines: [],
    move: without ? 'Ann: 7S' : 'Ann: 7S calls hearts',
    options: { top: '4S' },
    rulings: CLOCKWISE,
  })
  return judged && yesOrNo(judged.verdict.legal, [...new Set(['seven.call', ...judged.verdict.rules])])
}

const NAMING_ELSE = ['class:attack', 'last-card', 'next-player', 'one-card', 'follow', 'multi', 'any1']

/** A match told without cards: the same rank, the same suit, the same colour, or nothing. */
export function matches({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  if (!reading.asks.has('polar') || said.has('both')) return undefined
  if (mentionsOf(reading).some(({ rank }) => rank !== undefined)) return undefined
  const ids = meaningsOf(reading)
  if (MATCHING_ELSE.some((id) => ids.has(id))) return undefined
  const rank = said.has('same-rank')
  const suit = said.has('same-suit')
  const colour = said.has('same-colour')
  const others = said.has('other-rank', 'other-suit', 'other-colour')
  if (!(rank || suit || colour ? others : said.has('other-rank') && said.has('other-suit'))) return undefined
  const number = rank ? '9' : '4'
  const letter = suit && !said.has('other-suit') ? 'H' : colour ? 'D' : 'C'
  return follows(game, known('9H'), known(`${number}${letter}`), undefined)
}

function known(id: string): PlayingCard {
  return cardOf(id) as PlayingCard
}

const MATCHING_ELSE = ['class:attack', 'answer', 'multi']
