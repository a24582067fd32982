/** Every id, reason, happening and problem has its words, and no words are left over. */
import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import { text } from '../../../engine/out-of-the-woods/text/en.ts'
import { rules as ruleText } from '../../../engine/out-of-the-woods/text/en-rules.ts'
import { englishNamer, happenedSentence, noteSentence, problemSentence, why } from '../../../engine/sentences.ts'
import { ANN, BEN, CAS, DAN, judged, NAMES, stateAfter, type Table } from './table.ts'

const namer = englishNamer(text, NAMES)

describe('ids', () => {
  it('every rule has its text, in the order of the rules', () => {
    expect(Object.keys(ruleText.rules)).toEqual(ruleset.rules.map((rule) => rule.id))
    for (const { title, text: words } of Object.values(ruleText.rules)) {
      expect(title).not.toBe('')
      expect(words).toMatch(/\.$/)
    }
  })

  it('every section has its heading, in reading order', () => {
    expect(Object.keys(ruleText.sections)).toEqual([...new Set(ruleset.rules.map((rule) => rule.section))])
  })

  it('every ruling has its question, reason and options, and bends rules that exist', () => {
    expect(Object.keys(ruleText.rulings)).toEqual(ruleset.rulings.map((ruling) => ruling.id))
    const rules = ruleset.rules.map((rule) => rule.id)
    for (const { id, options, rules: bent } of ruleset.rulings) {
      const words = ruleText.rulings[id]
      expect(words?.question).toMatch(/\?$/)
      expect(words?.reason).toMatch(/\.$/)
      expect(Object.keys(words?.options ?? {})).toEqual([...options])
      for (const rule of bent) expect(rules).toContain(rule)
    }
  })

  it('every card, group and word has its name', () => {
    expect(Object.keys(text.cards)).toEqual(ruleset.cards.map((card) => card.id))
    for (const card of ruleset.cards) expect(text.cards[card.id]?.name).toBe(card.name)
    const choices = ruleset.choices(stateAfter({}, ''), ANN)
    for (const { id, group } of choices) {
      expect(Object.keys(text.groups)).toContain(group)
      expect(Object.hasOwn(text.cards, id) || Object.hasOwn(text.words, id)).toBe(true)
    }
  })
})

/** Lines, whose move is looked at, and its reason. */
const said: readonly [string, string, number, string, Table?][] = [
  ['character.first', '', ANN, 'Red (Hansel)'],
  ['character', 'Ann: Red (Hansel)', BEN, 'Red (Hansel)'],
  ['character.story', 'Ann: Red (H)\nBen: Red (H)\nCas: Red (H)', ANN, 'Red (H)'],
  ['four', '', ANN, 'all four (Hansel)'],
  ['attack', '', ANN, 'Attack'],
  ['burden', '', ANN, 'Burden'],
  ['skip', '', ANN, 'Skip'],
  ['bedevil', '', ANN, 'Bedevil 2'],
  ['bedevil.calls', '', ANN, 'Bedevil 4 calls Blue'],
  ['idle', '', ANN, 'Block'],
  ['idle', '', ANN, 'Reflect', { rulings: 'reflect-idle=no' }],
  ['idle.turns', '', ANN, 'Reflect'],
  ['block.character', 'Ann: Red (Hansel)', BEN, 'Block'],
  ['block.four', 'Ann: all four (Hansel)', CAS, 'Block'],
  ['block.story', 'Ann: Red (H)\nBen: Red (H)\nCas: Red (H)\nAnn: Red (H)', BEN, 'Block'],
  ['block.card', 'Ann: Attack', BEN, 'Block'],
  ['block.card', 'Ann: Attack\nBen: Reflect', ANN, 'Block'],
  ['block.block', 'Ann: Attack\nBen: Block', ANN, 'Block'],
  ['reflect', 'Ann: Attack', BEN, 'Reflect'],
  ['reflect.burden', 'Ann: Burden', BEN, 'Reflect'],
  ['reflect.bedevil', 'Ann: Bedevil 4', BEN, 'Reflect'],
  ['draw', '', ANN, 'draw'],
  ['take', 'Ann: Red (Hansel)', BEN, 'take'],
  ['take', 'Ann: Attack\nBen: Block', ANN, 'take'],
  ['take', 'Ann: Attack\nDan: Block\nAnn: Block', DAN, 'take', { players: 4, rulings: 'block-who=anyone' }],
  ['take.attack', 'Ann: Attack', BEN, 'take'],
  ['take.bedevil', 'Ann: Bedevil 2', BEN, 'take'],
  ['take.burden', 'Ann: Burden', BEN, 'take'],
  ['win', 'Ann: all four (Hansel)\ndone', BEN, 'draw'],
  ['win.open', 'Ann: all four (Hansel)', BEN, 'draw'],
  ['turn.owner', '', BEN, 'draw'],
  ['turn.owner', 'Ann: Red (Hansel)', CAS, 'draw'],
  ['turn.owner.asked', 'Ann: Red (Hansel)\nBen: Block', ANN, 'draw'],
  ['turn.owner.asked', 'Ann: Attack', CAS, 'Reflect'],
  ['turn.owner.asked', 'Ann: Bedevil 2', CAS, 'take'],
  ['turn.owner.block', 'Ann: Attack', CAS, 'Block'],
  ['turn.owner.block', 'Ann: Attack', ANN, 'Block'],
  ['turn.owner.escaped', '* Ben hand 0', BEN, 'draw'],
  ['turn.play-or-draw.take', '', ANN, 'take'],
  ['attack.aimed', 'Ann: Attack', BEN, 'draw'],
  ['answer.skip', 'Ann: Skip', BEN, 'Block'],
  ['answer.reflect', 'Ann: all four (Hansel)', BEN, 'Reflect'],
  ['match.house', 'Ann: Red (Hansel)', BEN, 'Blue (Hansel)'],
  ['match.house.four', 'Ann: Red (Hansel)', BEN, 'Blue all four (Hansel)'],
  ['hand.enough', '* Ann hand 1', ANN, 'all four (Hansel)'],
  ['bedevil.call', '', ANN, 'Attack calls Blue'],
]

describe('reasons', () => {
  it.each(said)('%s', (reason, lines, seat, move, table = {}) => {
    const verdict = judged(stateAfter(table, lines), seat, move)
    expect(verdict.reason).toBe(reason)
    expect(why(verdict, text, namer)).toMatchSnapshot()
  })

  it('there is no other one, but for what no text can say', () => {
    const state = stateAfter({ stories: 'Hansel' }, '')
    const others = [
      ruleset.judge(state, { seat: null, cards: [], word: 'done' }),
      ruleset.judge(state, { seat: null, cards: ['attack'] }),
      ruleset.judge(state, { seat: ANN, cards: [] }),
      ruleset.judge(state, { seat: ANN, cards: ['character'] }),
      ruleset.judge(state, { seat: ANN, cards: ['character'], details: { house: 'Pink' } }),
      ruleset.judge(state, { seat: ANN, cards: ['character'], details: { house: 'Red', story: 'Rapunzel' } }),
    ]
    for (const verdict of others) expect(why(verdict, text, namer)).toMatchSnapshot()
    const reasons = [...said.map(([reason]) => reason), ...others.map((verdict) => verdict.reason)]
    expect([...new Set(reasons)].sort()).toEqual(Object.keys(text.reasons).sort())
  })
})

it('notes', () => {
  const notes = [
    ...judged(stateAfter({ stories: 'Hansel' }, ''), ANN, 'Red').notes,
    ...judged(stateAfter({}, 'Ann: Red (Hansel)'), BEN, 'all four (Hansel)').notes,
  ]
  expect(notes.map((note) => note.id).sort()).toEqual(Object.keys(text.notes).sort())
  expect(notes.map((note) => noteSentence(note, text, namer))).toMatchSnapshot()
})

it('happenings: every one that any line brings, and no sentence more', () => {
  const records = [
    'Ann: draw',
    'Ann: Attack\nBen: Reflect\nAnn: take',
    'Ann: Bedevil 4\nBen: take',
    'Ann: Burden\nBen: take',
    'Ann: Skip',
    'Ann: Red (Hansel)\nBen: Block\nAnn: take',
    'Ann: all four (Hansel)\ndone',
    'Ann: Reflect\nCas: Reflect',
    '* Ann hand 1\nAnn: Skip\n* Cas hand 1\nCas: Skip\n* Ann hand 2\n* reshuffle',
    '! Ben: Attack',
  ]
  const keys = new Set<string>()
  const sentences = new Set<string>()
  for (const lines of records) {
    const rows = lines.split('\n')
    for (const place of rows.keys())
      for (const one of stateAfter({}, rows.slice(0, place + 1).join('\n')).happened) {
        const key = one.cause === undefined ? one.kind : `${one.kind}.${one.cause}`
        keys.add(Object.hasOwn(text.happened, key) ? key : one.kind)
        sentences.add(happenedSentence(one, text, namer))
      }
  }
  expect([...keys].sort()).toEqual(Object.keys(text.happened).sort())
  expect([...sentences]).toMatchSnapshot()
})

it('questions', () => {
  const ask = (lines: string) => {
    const { kind, params } = ruleset.ask(stateAfter({}, lines))
    return text.asks[kind]?.(params, namer)
  }
  expect(
    [
      '',
      'Ann: Red (Hansel)',
      'Ann: Red (Hansel)\nBen: take',
      'Ann: Attack',
      'Ann: Bedevil 4',
      'Ann: Burden',
      'Ann: Red (Hansel)\nBen: Block',
      'Ann: Attack\nBen: Block',
      'Ann: Attack\nBen: Block\nAnn: Block',
      'Ann: Attack\nBen: Reflect',
      'Ann: all four (Hansel)',
      'Ann: Block',
      'Ann: all four (Hansel)\ndone',
      '* Ann hand 0\n* Ben hand 0',
    ].map(ask),
  ).toMatchSnapshot()
})

it('a question must be answered only where nobody could play on', () => {
  const must = (lines: string, table: Table = {}) => ruleset.ask(stateAfter(table, lines)).must
  expect(must('')).toBe(true)
  expect(must('Ann: Red (Hansel)')).toBe(false)
  expect(must('Ann: Attack')).toBe(false)
  expect(must('Ann: all four (Hansel)')).toBe(true)
  expect(must('Ann: Attack', { players: 2 })).toBe(false)
  expect(must('Ann: Attack', { players: 2, rulings: 'skip-two=next' })).toBe(true)
  expect(must('* Ann hand 1\nAnn: Red (Hansel)', { players: 2 })).toBe(true)
})

it('problems', () => {
  const problems = [
    ruleset.start({ players: ['Ann'], dealer: 0, options: {} }, {}),
    ruleset.start({ players: [...NAMES, 'Eva'], dealer: 9, options: { houses: '' } }, { dice: 'six', 'skip-two': 'x' }),
    ruleset.start({ players: ['', 'Ann', 'ann', 'x'.repeat(50)], dealer: 0, options: {} }, {}),
    ruleset.start({ players: NAMES, dealer: 0, options: { houses: 'A, a, None', stories: 'x'.repeat(50) } }, {}),
    ruleset.start({ players: NAMES, dealer: 0, options: { houses: [...'abcdefghijklm'].join() } }, {}),
    ruleset.start({ players: NAMES, dealer: 0, options: { houses: 'none' } }, {}),
  ].flatMap((started) => (started.ok ? [] : started.problem))
  const state = stateAfter({}, '* Ann hand 0')
  const fixes = [{ kind: 'hand', seat: 9 }, { kind: 'hand', seat: BEN }, { kind: 'turn', seat: ANN }, { kind: 'hp' }]
  for (const fix of fixes) {
    const fixed = ruleset.correct(state, fix)
    if (!fixed.ok) problems.push(fixed.problem)
  }
  expect([...new Set(problems.map((problem) => problem.reason))].sort()).toEqual(Object.keys(text.problems).sort())
  expect(problems.map((problem) => problemSentence(problem, text, namer))).toMatchSnapshot()
})
