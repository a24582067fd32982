/** Whether a card may be the last one. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import { ends } from './en-ends.ts'
import { mentionsOf } from './mentions.ts'
import { agreedIn, meaningsOf } from './said-so.ts'
import { finishes } from './scenes.ts'

const listen = listenerFor(ends)

/** Something else is asked of it. */
const ELSE = [
  'class:attack',
  'one-card',
  'draw',
  'go-again',
  'must',
  'multi',
  'forget',
  'someone-else',
  'call',
  'pending',
]

/** A card that is named. */
export function lastIs({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  if (!reading.asks.has('polar') || !said.has('last') || !said.has('wins') || said.has('else')) return undefined
  const ids = meaningsOf(reading)
  const agreed = agreedIn(reading)
  if (ELSE.some((id) => ids.has(id)) || agreed === undefined) return undefined
  const [mention, second] = mentionsOf(reading)
  const number = said.place('last-number')?.number
  if (mention === undefined && number !== undefined) return finishes(game, { rank: String(number) }, agreed)
  return mention === undefined || second !== undefined ? undefined : finishes(game, mention, agreed)
}

/** A last card has to fit as any other. */
export function lastUnfit({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  if (!reading.asks.has('polar') || !said.has('last-of-all') || !said.has('no-match') || !said.has('may-win'))
    return undefined
  return meaningsOf(reading).has('one-card') ? undefined : finishes(game, { rank: '9', suit: 'clubs' }, {}, '4H')
}
