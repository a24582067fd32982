/** Whose turn comes after a play that was told. */
import type { Finding } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import { askedOfStory, turnsSaid } from './en-story.ts'
import type { Asked } from './outcomes.ts'
import type { Table } from './table.ts'

const listen = listenerFor(askedOfStory)

/** Whether it is asked whose turn it is, or whether it is somebody's. */
export function asksTurn({ clause, ids, polar, names }: Asked): boolean {
  const said = listen(clause.words)
  // What somebody may do on it is another question.
  if (names) return false
  return polar ? ids.has('go-again') || said.has('is-turn') : ids.has('whose-turn') || said.has('whose-turn')
}

/**
 * Undefined where somebody has to answer first. Where people sit is not told: who comes next is said by whose turn it
 * was.
 */
export function nextTurn(table: Table, { who, polar }: Asked): Finding | undefined {
  const { owner, isStopped } = table
  if (owner === undefined || !table.closes()) return undefined
  const { turn, over, players } = table.state
  if (over) return undefined
  const rules = [...(polar ? ['turn.one-action'] : []), 'setup.first', ...(isStopped ? ['down-trow.stop'] : [])]
  const two = players.filter(({ out }) => !out).length === 2
  if (!polar) return { kind: 'fact', rules, rulings: [], fact: two ? turnsSaid.other : turnsSaid.next }
  if (who !== owner && !two) return undefined
  return { kind: turn === who ? 'yes' : 'no', rules, rulings: [] }
}
