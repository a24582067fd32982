import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import { ANN, BEN, CAS, faults, replayed, stateAfter } from './table.ts'

const holds = (table: Parameters<typeof faults>[0], lines: string) => expect(faults(table, lines)).toEqual([])
/** What the last line brings about. */
const told = (lines: string) => stateAfter({}, lines).happened.map((one) => one.kind)
const problem = (lines: string) => replayed({}, lines).lines.at(-1)?.problem?.reason

describe('* hand', () => {
  it('sets how many cards a player holds', () => {
    holds({}, '* Ben hand 3\n= Ben hand 3\n= turn Ann\n= ask turn Ann')
  })

  it('is bounded, and about somebody at the table', () => {
    const state = stateAfter({}, '')
    const correct = (fix: object) => {
      const fixed = ruleset.correct(state, { kind: 'hand', ...fix })
      return fixed.ok ? 'ok' : fixed.problem.reason
    }
    expect(correct({ seat: ANN, value: 0 })).toBe('ok')
    expect(correct({ seat: ANN, value: 999 })).toBe('ok')
    expect(correct({ seat: ANN, value: 1000 })).toBe('correction.number')
    expect(correct({ seat: ANN, value: -1 })).toBe('correction.number')
    expect(correct({ seat: ANN, value: 1.5 })).toBe('correction.number')
    expect(correct({ seat: ANN, value: null })).toBe('correction.number')
    expect(correct({ seat: 3, value: 1 })).toBe('correction.seat')
    expect(correct({ value: 1 })).toBe('correction.seat')
    expect(correct({ kind: 'hp', seat: ANN, value: 1 })).toBe('correction.kind')
    expect(correct({ kind: '__proto__', seat: ANN, value: 1 })).toBe('correction.kind')
  })

  it('a hand of nothing escapes: at once, or when the open card closes', () => {
    holds({}, '* Ann hand 0\n= winner Ann\n= turn Ben')
    holds({ players: 2 }, '* Ben hand 0\n= winner Ben\n= ask over')
    holds(
      {},
      `Ann: Red (Cinderella)
       * Ben hand 0
       = winner none
       = ask answer Ben
       Ben: take
       = winner Ben
       = turn Cas`,
    )
  })

  it('cards bring a player back in, and the game goes on', () => {
    holds(
      {},
      `* Ann hand 1
       Ann: Skip
       * Cas hand 1
       Cas: Skip
       = loser Ben
       = ask over
       * Cas hand 2
       = loser none
       = winner Ann
       = turn Cas
       * Ann hand 1
       = winner none
       ? Cas: draw => legal`,
    )
    expect(told('* Ann hand 1\nAnn: Skip\n* Ann hand 2')).toEqual(['hand', 'back', 'correction'])
  })

  it('brings nobody else back, nobody who was in, and nobody without cards', () => {
    expect(told('* Ann hand 1\nAnn: Skip\n* Cas hand 1\nCas: Skip\n* Cas hand 2')).toEqual([
      'hand',
      'back',
      'correction',
    ])
    expect(told('* Ben hand 3')).toEqual(['hand', 'correction'])
    expect(told('* Ann hand 0')).toEqual(['hand', 'escape', 'win', 'correction'])
    expect(told('* Ann hand 0\n* Ann hand 0')).toEqual(['correction'])
    holds({}, '* Ann hand 0\n* Ann hand 0\n= winner Ann\n= turn Ben')
  })

  it('after the end tells nobody again who is left', () => {
    const over = '* Ann hand 0\n* Ben hand 0'
    expect(told(over)).toEqual(['hand', 'escape', 'loser', 'correction'])
    expect(told(`${over}\n* Cas hand 3`)).toEqual(['hand', 'correction'])
  })

  it('of two without cards the one who sits first has escaped first', () => {
    holds(
      { players: 4 },
      `Ann: Red (Cinderella)
       * Dan hand 0
       * Cas hand 0
       Ben: take
       = winner Cas`,
    )
  })

  it('does not undo a story win', () => {
    holds({}, 'Ann: Red all four (Hansel)\ndone\n* Ann hand 8\n= winner Ann\n= ask over')
    holds(
      {},
      `* Ann hand 1
       Ann: Skip
       Cas: Red all four (Hansel)
       done
       = winner Ann
       * Ann hand 3
       = winner Cas
       * Ann hand 0
       = winner Cas
       = ask over`,
    )
  })
})

describe('* turn', () => {
  it('gives the turn to a player', () => {
    holds({}, '* turn Cas\n= turn Cas\n= ask turn Cas\n? Ann: draw => illegal turn.owner\n? Cas: draw => legal')
  })

  it('the open card takes effect first', () => {
    holds({}, 'Ann: Attack\n* turn Ann\n= Ben hand 10\n= turn Ann')
    holds({}, 'Ann: Bedevil 4 calls Blue\n* turn Cas\n= Ben hand 12\n= house Blue\n= turn Cas')
    holds({}, 'Ann: Red (Hansel)\nBen: Block\n* turn Ann\n= Ann hand 8\n= house none')
    holds({}, '* Ann hand 1\nAnn: Red (Hansel)\n* turn Cas\n= winner Ann\n= turn Cas')
    holds({ players: 2 }, '* Ann hand 1\nAnn: Red (Hansel)\n* turn Ben\n= winner Ann\n= turn none')
  })

  it('is not for a player who has escaped', () => {
    expect(problem('* Ann hand 0\n* turn Ann')).toBe('correction.turn')
    // Their last card closes first.
    expect(problem('* Ann hand 1\nAnn: Red (Hansel)\n* turn Ann')).toBe('correction.turn')
    expect(problem('* Ann hand 1\nAnn: Red (Hansel)\n* turn Ben')).toBeUndefined()
  })

  it('is for somebody at the table', () => {
    const fixed = ruleset.correct(stateAfter({}, 'Ann: Attack'), { kind: 'turn', seat: 3 })
    expect(fixed).toMatchObject({ ok: false, problem: { reason: 'correction.seat' } })
  })

  it('forgets who was skipped', () => {
    holds({}, 'Ann: Skip\n* turn Cas\n? Ben: Block => illegal turn.owner')
  })

  it('counts as a turn where it changes something', () => {
    expect(stateAfter({}, '* turn Ann').turnNumber).toBe(1)
    expect(stateAfter({}, '* turn Ben').turnNumber).toBe(2)
    expect(stateAfter({}, 'Ann: Attack\n* turn Ben').turnNumber).toBe(3)
  })
})

describe('* reshuffle, stock.reshuffle', () => {
  it('ends the story run, the House stays', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: Red (Cinderella)
       * reshuffle
       = run none
       = house Red
       = ask answer Cas
       Cas: Red (Cinderella)
       = run Cinderella 1`,
    )
  })

  it('is told of the player whose turn it is', () => {
    expect(stateAfter({}, 'Ann: Skip\n* reshuffle').happened).toEqual([
      { kind: 'correction', seat: CAS, cause: 'reshuffle' },
    ])
  })

  it('leaves the open card open', () => {
    holds({}, 'Ann: Attack\n* reshuffle\n= ask answer Ben\nBen: take\n= Ben hand 10')
    holds({}, 'Ann: Red all four (Hansel)\n* reshuffle\n= run none\ndone\n= winner Ann')
  })

  it('a run does not come back when the card on top of it is blocked', () => {
    holds(
      { rulings: 'story-action=no' },
      `Ann: Red (Cinderella)
       Ben: Red (Cinderella)
       Cas: Red (Hansel)
       * reshuffle
       Ann: Block
       Cas: take
       = run none`,
    )
  })
})

describe('a move that the table let stand', () => {
  it('spends its cards; turn and open card stay', () => {
    holds(
      {},
      `! Cas: Attack
       = Cas hand 7
       = turn Ann
       = Ann hand 8
       Ann: Attack
       ! Ben: Skip
       = Ben hand 7
       = ask answer Ben
       Ben: take
       = Ben hand 9`,
    )
  })

  it('its house applies', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       ! Ben: Blue (Cinderella)
       = house Blue
       = Ben hand 7
       = ask answer Ben
       ! Cas: Green Skip
       = house Green`,
    )
  })

  it('its house stays when the character under it is blocked', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       ! Cas: Green Skip
       Ben: Block
       Ann: take
       = Ann hand 8
       = house Green`,
    )
  })

  it('breaks a run, a character too, whatever the ruling', () => {
    for (const option of ['yes', 'no'])
      holds(
        { rulings: `story-action=${option}` },
        `Ann: Red (Cinderella)
         ! Cas: Red (Cinderella)
         = run none
         Ben: Red (Cinderella)
         = run Cinderella 1`,
      )
    holds(
      { rulings: 'story-action=no' },
      `Ann: Red (Cinderella)
       Ben: Red (Cinderella)
       ! Ann: Skip
       Cas: Block
       done
       = run none`,
    )
  })

  it('without a card breaks none', () => {
    holds({}, 'Ann: Red (Cinderella)\n! Cas: draw\n= run Cinderella 1')
  })

  it('leaves the turn where it was, whatever house it brings', () => {
    holds({}, '! Ben: Blue Skip\n= house Blue\n= ask turn Ann\nAnn: Blue (Hansel) => legal')
  })

  it('four at once spend four cards and win nothing', () => {
    holds({}, '! Ben: Blue all four (Hansel)\n= Ben hand 4\n= house Blue\n= run none\n= winner none')
  })

  it('a named House does not count, a draw draws nothing', () => {
    holds({}, '! Cas: Bedevil 4 calls Blue\n= house none\n! Ben: draw\n= Ben hand 8\n! Cas: take\n= Cas hand 7')
  })

  it('the last card is an escape', () => {
    holds({}, '* Cas hand 1\n! Cas: Attack\n= winner Cas\n= turn Ann')
    holds({ players: 2 }, 'Ann: Attack\n* Ann hand 1\n! Ann: Skip\n= winner none\nBen: take\n= winner Ann')
  })

  it('a hand never falls below nothing', () => {
    const state = stateAfter({}, 'Ann: Attack\n* Ben hand 0\n! Ben: Reflect')
    expect(state.hands[BEN]).toBe(0)
    expect(state.happened.map((one) => one.kind)).toEqual(['overruled'])
  })

  it('by nobody changes nothing', () => {
    const state = stateAfter({}, 'Ann: Attack')
    const after = ruleset.overrule(state, { seat: null, cards: [], word: 'done' })
    expect({ ...after, happened: state.happened }).toEqual(state)
    const spent = ruleset.overrule(state, { seat: 9, cards: ['attack'], details: { house: 'Blue' } })
    expect({ ...spent, happened: state.happened }).toEqual(state)
  })
})
