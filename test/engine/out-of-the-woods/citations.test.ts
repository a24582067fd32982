/** Which rules a verdict names: a player who asks why is led to these, in this order. */
import { expect, it } from 'vitest'
import { ANN, BEN, CAS, DAN, judged, stateAfter, type Table } from './table.ts'

const EVERYONE: Table = { players: 4, rulings: 'block-who=anyone' }

/** Lines, who then says what, and the rules that make it legal. */
const legal: readonly [string, number | null, string, string, Table?][] = [
  ['', ANN, 'draw', 'turn.play-or-draw'],
  ['', ANN, 'Red (Hansel)', 'match.house house.change'],
  ['* Ann hand 1', ANN, 'Red (Hansel)', 'match.house house.change escape'],
  ['', ANN, 'all four (Hansel)', 'story.hand match.house'],
  ['* Ann hand 4', ANN, 'all four (Hansel)', 'story.hand match.house escape'],
  ['Ann: Red (H)\nBen: Red (H)\nCas: Red (H)', ANN, 'Red (H)', 'match.house house.change story.run'],
  ['', ANN, 'Attack', 'match.action attack'],
  ['', ANN, 'Red Attack', 'match.action attack house.change'],
  ['* Ann hand 1', ANN, 'Skip', 'match.action skip escape'],
  ['', ANN, 'Bedevil 2 calls Blue', 'match.action bedevil bedevil.call'],
  ['', ANN, 'Block', 'answer.idle match.action block'],
  ['', ANN, 'Reflect', 'answer.idle match.action reflect reflect.reverse'],
  ['', ANN, 'Reflect', 'answer.idle match.action reflect', { rulings: 'reflect-idle=no' }],
  ['Ann: Block', BEN, 'Block', 'answer.idle match.action block'],
  // Answers.
  ['Ann: Attack', BEN, 'Block', 'answer.block block'],
  ['Ann: Red (Hansel)', BEN, 'Block', 'answer.block block block.character'],
  ['Ann: all four (Hansel)', BEN, 'Block', 'answer.block block block.character story.hand'],
  ['Ann: Attack', BEN, 'Reflect', 'answer.reflect reflect reflect.reverse attack'],
  ['Ann: Burden', BEN, 'Reflect', 'answer.reflect reflect reflect.reverse reflect.becomes burden'],
  ['Ann: Bedevil 4', BEN, 'Reflect', 'answer.reflect reflect reflect.reverse reflect.becomes bedevil'],
  // What stands when nobody answers.
  ['Ann: Attack', BEN, 'take', 'attack'],
  ['Ann: Burden', BEN, 'take', 'burden'],
  ['Ann: Bedevil 4', BEN, 'take', 'bedevil'],
  ['Ann: Bedevil 4 calls Blue', BEN, 'take', 'bedevil bedevil.call'],
  ['Ann: Red (Hansel)', BEN, 'take', 'turn.owner'],
  ['Ann: Red (Hansel)\nBen: Block', ANN, 'take', 'block.character'],
  ['Ann: Attack\nBen: Block', ANN, 'take', 'block'],
  ['Ann: Block', BEN, 'take', 'block'],
  ['Ann: Reflect', CAS, 'take', 'turn.owner'],
  ['Ann: Attack\nDan: Block\nAnn: Block', DAN, 'take', 'attack', EVERYONE],
  ['Ann: Attack', null, 'done', 'attack'],
  ['Ann: Red (Hansel)\nBen: Block', null, 'done', 'block.character'],
  ['', null, 'done', 'turn.owner'],
  // Playing on lets it stand, too.
  ['Ann: Bedevil 4 calls Blue', BEN, 'draw', 'turn.play-or-draw bedevil bedevil.call'],
  ['Ann: Attack', CAS, 'Skip', 'match.action skip attack'],
  ['Ann: Attack\nBen: Block', CAS, 'draw', 'turn.play-or-draw block'],
]

it.each(legal)('after %j, seat %s says %s: %s', (lines, seat, move, rules, table = {}) => {
  const verdict = judged(stateAfter(table, lines), seat, move)
  expect(verdict.legal ? verdict.rules.join(' ') : verdict).toBe(rules)
})
