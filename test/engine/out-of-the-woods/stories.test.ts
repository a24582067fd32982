import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import { ANN, BEN, faults, judged, stateAfter } from './table.ts'

const holds = (table: Parameters<typeof faults>[0], lines: string) => expect(faults(table, lines)).toEqual([])

describe('story.run', () => {
  it('four of one story in a row win at once for whoever played the fourth', () => {
    holds(
      {},
      `= run none
       Ann: Red (Cinderella)
       = run Cinderella 1
       Ben: Red (cinderella)
       = run Cinderella 2
       Cas: Red (CINDERELLA)
       = run Cinderella 3
       Ann: Red (Cinderella)
       = run Cinderella 4
       = winner none
       = ask answer Ben, Cas
       ? Ben: draw => illegal win
       Ben: take
       = winner Ann
       = loser none
       = ask over
       = turn none`,
    )
  })

  it('draws do not break a run, another story does', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: draw
       Cas: Red (Cinderella)
       = run Cinderella 2
       Ann: draw
       Ben: Red (Hansel)
       = run Hansel 1
       Cas: Red (Cinderella)
       = run Cinderella 1`,
    )
  })

  it.each(['Attack', 'Burden', 'Skip', 'Bedevil 2', 'Block', 'Reflect'])('%s breaks a run', (card) => {
    holds({}, `Ann: Red (Cinderella)\n= run Cinderella 1\nBen: ${card}\n= run none`)
  })

  it('the fourth can be blocked: it goes back, and the Block lies on the pile', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: Red (Cinderella)
       Cas: Red (Cinderella)
       Ann: Red (Cinderella)
       Cas: Block => legal
       Ann: take
       = winner none
       = Ann hand 7
       = run none
       = turn Ben`,
    )
  })

  it('a story win stands again when its Block is blocked', () => {
    holds(
      {},
      `Ann: Red all four (Cinderella)
       Cas: Block
       Ann: Block
       done
       = winner Ann
       = Ann hand 3`,
    )
  })

  it('a character without a story ends the run', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: Red => legal !none
       = run none
       Cas: Red (Cinderella)
       = run Cinderella 1`,
    )
  })

  it('where stories are watched a character without one carries a note', () => {
    holds(
      { stories: 'Cinderella, Hansel' },
      `? Ann: Red => legal !story.unsaid
       ? Ann: Red (Hansel) => legal !none
       ? Ann: Red all four => legal !story.unsaid`,
    )
  })

  it('a story that the set-up does not name is refused', () => {
    const state = stateAfter({ stories: 'Cinderella, Hansel' }, '')
    const tell = (story: string) =>
      ruleset.judge(state, { seat: ANN, cards: ['character'], details: { house: 'Red', story } })
    expect(tell('hansel').legal).toBe(true)
    expect(tell('Rapunzel')).toMatchObject({ legal: false, rules: ['story.run'], reason: 'story.unknown' })
    const four = (story: string) =>
      ruleset.judge(state, {
        seat: ANN,
        cards: new Array<string>(4).fill('character'),
        word: 'all-four',
        details: { story },
      })
    expect(four('Hansel').legal).toBe(true)
    expect(four('Rapunzel')).toMatchObject({ legal: false, rules: ['story.hand'], reason: 'story.unknown' })
  })

  it('is spelled as the set-up spells it', () => {
    holds({ stories: 'Hansel & Gretel' }, 'Ann: red (hansel  &  gretel)\n= run Hansel & Gretel 1\n= house Red')
  })

  it.each([
    ['named in the set-up', { stories: "Snow White, Puss-in-Boots, O'Malley" }],
    ['not named there', {}],
  ])('is the same without spaces, hyphens and apostrophes, like a card: %s', (_, table) => {
    holds(
      table,
      `Ann: Red (Snow White)
       Ben: Red (snow-white)
       Cas: Red (SNOWWHITE)
       = run Snow White 3
       Ann: Red (Puss-in-Boots)
       Ben: Red (puss in boots)
       = run Puss-in-Boots 2
       Cas: Red (O'Malley)
       Ann: Red (omalley)
       = run O'Malley 2
       Ben: Red all four (puss in boots) => legal`,
    )
  })
})

describe('story.hand', () => {
  it('all four from one hand win at once, if the house of the first may be played', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       ? Ben: Blue all four (Hansel) => illegal match.house
       Ben: Red all four (Hansel) => legal
       = Ben hand 4
       = run Hansel 4
       done
       = winner Ben`,
    )
  })

  it('the first of the game may be any', () => {
    holds({}, '? Ann: Yellow all four (Hansel) => legal !none')
  })

  it('without a house it is taken for granted that the first one fits, and said so', () => {
    holds(
      {},
      `? Ann: all four (Hansel) => legal !none
       Ann: Red (Cinderella)
       ? Ben: all four (Hansel) => legal !four.house-unsaid`,
    )
    holds({ rulings: 'story-hand-house=no' }, 'Ann: Red (Cinderella)\n? Ben: all four (Hansel) => legal !none')
    expect(judged(stateAfter({}, 'Ann: Red (Cinderella)'), BEN, 'all four (Hansel)').notes).toEqual([
      { id: 'four.house-unsaid', params: { who: BEN, needed: 'Red' } },
    ])
  })

  it('a house that is none of this game is refused', () => {
    const move = {
      seat: ANN,
      cards: new Array<string>(4).fill('character'),
      word: 'all-four',
      details: { house: 'Pink', story: 'Hansel' },
    }
    for (const rule of ['yes', 'no'])
      expect(ruleset.judge(stateAfter({ rulings: `story-hand-house=${rule}` }, ''), move).rules[0]).toBe('match.house')
  })

  it('wins also where nobody says which story it is', () => {
    holds({}, 'Ann: all four\n= run none\n= ask answer Ben, Cas\ndone\n= winner Ann')
  })

  it('can be blocked', () => {
    holds(
      {},
      `Ann: Red all four (Hansel)
       Ben: Block
       Ann: take
       = Ann hand 8
       = house none
       = winner none
       = turn Cas`,
    )
  })

  it('with the last four cards is a win by the story and an escape', () => {
    holds({}, '* Ann hand 4\nAnn: Red all four (Hansel)\ndone\n= winner Ann\n= ask over')
    const state = stateAfter({}, '* Ann hand 4\nAnn: Red all four (Hansel)\ndone')
    expect(state.happened.map((one) => [one.kind, one.cause])).toEqual([
      ['story', undefined],
      ['win', 'story'],
      ['escape', undefined],
    ])
  })
})
