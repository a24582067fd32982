import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/one-card/index.ts'
import type { Correction } from '../../../engine/ruleset.ts'
import { ANN, BEN, CAS, cardsOf, faults, replayed, say, started } from './table.ts'

const problemOf = (fix: Correction, state = started()) => {
  const fixed = ruleset.correct(state, fix)
  return fixed.ok ? undefined : fixed.problem.reason
}

describe('* hand', () => {
  it('moves the difference from or to the stock', () => {
    expect(faults({}, '= stock 38\n* Ben hand 8\n= Ben hand 8\n= stock 35\n* Ben hand 2\n= stock 41')).toEqual([])
  })

  it('is refused where the stock cannot give it, and changes nothing', () => {
    expect(problemOf({ kind: 'hand', seat: BEN, value: 43 })).toBeUndefined()
    expect(problemOf({ kind: 'hand', seat: BEN, value: 44 })).toBe('correction.stock')
    // The discard pile is no stock until the table reshuffles.
    const { state } = replayed({}, 'Cas: 5S\nBen: 6S\n* Ann hand 42')
    expect(state.stock).toBe(1)
    expect(problemOf({ kind: 'hand', seat: CAS, value: 6 }, state)).toBe('correction.stock')
    const shuffled = ruleset.correct(state, { kind: 'reshuffle' })
    expect(shuffled.ok && problemOf({ kind: 'hand', seat: CAS, value: 6 }, shuffled.value)).toBeUndefined()
  })

  it('a hand is a whole number of cards', () => {
    for (const value of [-1, 1.5, Number.NaN, null])
      expect(problemOf({ kind: 'hand', seat: BEN, value })).toBe('correction.number')
    expect(problemOf({ kind: 'hand', seat: BEN })).toBe('correction.number')
  })

  it('leaves turn, attack and open plays as they are', () => {
    expect(faults({}, 'Cas: AS\n* Ben hand 9\n= ask attack Ben\n= pending 5')).toEqual([])
    expect(faults({}, 'Cas: KS\n* Cas hand 9\n= ask again Cas')).toEqual([])
  })

  it('to 0 does not win: no last card was played', () => {
    expect(faults({}, '* Cas hand 0\n= winner none\n= ask turn Cas\n? Cas: draw => legal')).toEqual([])
  })

  it('tells the change and that it was a correction', () => {
    const { state } = replayed({}, '* Ben hand 8')
    expect(state.happened).toEqual([
      { kind: 'hand', seat: BEN, change: 3, cause: 'correction' },
      { kind: 'correction', seat: BEN, cause: 'hand' },
    ])
  })
})

describe('* turn', () => {
  it('closes the play: pending becomes 0', () => {
    expect(faults({}, 'Cas: AS\n* turn Ann\n= turn Ann\n= ask turn Ann\n= pending 0\n= stock 38')).toEqual([])
    expect(faults({}, 'Cas: AS\n* turn Ben\n= ask turn Ben\n= pending 0')).toEqual([])
  })

  it('closes an open play and a turn after a draw', () => {
    expect(faults({}, 'Cas: KS\n* turn Cas\n= ask turn Cas')).toEqual([])
    expect(faults({}, 'Cas: AS\nBen: draw\n* turn Ben\n= ask turn Ben')).toEqual([])
  })

  it('as at its end: reversals of the turn count', () => {
    expect(
      faults({ rulings: 'multi=yes' }, 'Cas: KS + KH\nCas: QH\n* turn Cas\n= direction clockwise\nCas: 5H\n= turn Ann'),
    ).toEqual([])
  })

  it('tells of the direction only where it turns', () => {
    const kinds = (lines: string) => replayed({ rulings: 'multi=yes' }, lines).state.happened.map((one) => one.kind)
    expect(kinds('Cas: KS + KH\nCas: QH\n* turn Cas')).toEqual(['direction', 'turn', 'correction'])
    expect(kinds('Cas: KS + KH\nCas: JH\n* turn Cas')).toEqual(['turn', 'correction'])
    expect(kinds('* turn Ben')).toEqual(['turn', 'correction'])
  })

  it('begins a turn, unless that player’s turn stands there untouched', () => {
    expect(replayed({}, '* turn Cas').state.turnNumber).toBe(1)
    expect(replayed({}, '* turn Ann').state.turnNumber).toBe(2)
    expect(replayed({}, 'Cas: KS\n* turn Cas').state.turnNumber).toBe(2)
  })

  it('keeps direction, called suit and top card', () => {
    expect(
      faults({}, 'Cas: 7S calls hearts\n* turn Cas\n= direction counterclockwise\n= suit hearts\n= top 7S'),
    ).toEqual([])
  })
})

describe('* reshuffle', () => {
  it('makes all but the top of the discard pile the stock', () => {
    expect(faults({}, 'Cas: 5S\nBen: 6S\n= stock 38\n* reshuffle\n= stock 40\n= top 6S\n= turn Ann')).toEqual([])
  })

  it('with nothing under the top card it changes nothing', () => {
    expect(faults({}, '* reshuffle\n= stock 38\n= top 4S')).toEqual([])
    expect(replayed({}, '* reshuffle').state.happened.map((one) => one.kind)).toEqual(['correction'])
  })
})

describe('what there is not to correct', () => {
  it.each(['hp', 'out', 'skateboard', 'stock', '__proto__', ''])('%j is refused', (kind) => {
    expect(problemOf({ kind, seat: BEN, value: 1 })).toBe('correction.kind')
  })

  it('a player who is not there is refused', () => {
    for (const kind of ['hand', 'turn']) {
      expect(problemOf({ kind, seat: 3, value: 1 })).toBe('correction.seat')
      expect(problemOf({ kind, seat: -1, value: 1 })).toBe('correction.seat')
      expect(problemOf({ kind, value: 1 })).toBe('correction.seat')
    }
  })

  it('in a record it is unreadable', () => {
    for (const line of ['* Ben out', '* Ben hp 3', '* Ben skateboard 1', '* Kim hand 3', '* Ben hand many'])
      expect(faults({}, `${line}\n= turn Cas`)).toHaveLength(1)
  })
})

describe('! an overruled move', () => {
  it('its cards lie on top and are spent; turn and open steps stay', () => {
    expect(
      faults({}, '! Cas: 5H\n= top 5H\n= suit hearts\n= Cas hand 4\n= turn Cas\n= stock 38\n? Cas: 6H => legal'),
    ).toEqual([])
  })

  it('does nothing else: no attack, no skip, no reversal, no more plays', () => {
    expect(faults({}, '! Cas: AH\n= pending 0\n= ask turn Cas')).toEqual([])
    expect(faults({}, '! Cas: QH\n= direction counterclockwise\n= turn Cas')).toEqual([])
    expect(faults({}, '! Ben: KS\n= ask turn Cas\n= Ben hand 4')).toEqual([])
  })

  it('an attack that is open stays open, and is answered on the new top card', () => {
    expect(
      faults({}, 'Cas: AS\n! Ben: 5H\n= pending 5\n= ask attack Ben\n? Ben: 2H => legal\n? Ben: 2S => illegal follow'),
    ).toEqual([])
  })

  it('plays still due stay due', () => {
    expect(faults({}, 'Cas: KS\n! Cas: 5H\n= ask again Cas')).toEqual([])
  })

  it('a 7 asks for the suit that was said, else its own counts', () => {
    expect(faults({}, '! Ben: 7H calls clubs\n= suit clubs')).toEqual([])
    expect(faults({}, '! Cas: 7H\n= suit hearts')).toEqual([])
    expect(faults({}, 'Cas: 7H calls clubs\n! Ben: 5D\n= suit diamonds')).toEqual([])
  })

  it('several cards, the last one on top', () => {
    expect(faults({}, '! Cas: 5H + 6D\n= top 6D\n= Cas hand 3')).toEqual([])
    expect(faults({}, '! Cas: 5H + 6D + 8C + 9H\n= top 9H\n= Cas hand 1')).toEqual([])
    expect(replayed({}, '! Cas: 5H + 6D + 8C + 9H').state.discard).toEqual(['4S', '5H', '6D', '8C', '9H'])
  })

  it('the last card still wins: it counts as played', () => {
    expect(faults({}, '* Cas hand 1\n! Cas: 5H\n= winner Cas\n= ask over')).toEqual([])
    expect(faults({}, '* Cas hand 1\n! Cas: 5H\n* Cas hand 1\n= winner none\n= ask turn Cas')).toEqual([])
  })

  it('coming down to one card makes the call due', () => {
    expect(faults({}, '* Cas hand 2\n! Cas: 5H\n? Ben: one card Cas => legal')).toEqual([])
  })

  it('out of turn it leaves the chance of somebody else’s call', () => {
    expect(
      faults(
        {},
        `* Cas hand 2
        * Ann hand 2
        Cas: 5S
        ! Ann: 6H
        ? Ben: one card Cas => legal
        ? Ben: one card Ann => legal
        Ben: one card Ann
        = Ann hand 2
        Cas: one card Cas
        = Ben hand 6`,
      ),
    ).toEqual([])
  })

  it('of the player on turn it ends that chance', () => {
    expect(faults({}, '* Cas hand 2\nCas: 5S\n! Ben: 6H\n? Ann: one card Cas => illegal one-card.nobody')).toEqual([])
  })

  it('a card more than the hand was known to hold comes from the stock', () => {
    const { state } = replayed({}, '* Cas hand 1\n! Cas: 5H + 5D')
    expect(state.hands[CAS]).toBe(0)
    expect(cardsOf(state)).toBe(54)
    expect(state.happened).toContainEqual({ kind: 'hand', seat: CAS, change: -1, card: '5D', cause: 'overruled' })
  })

  it('the stock for it comes from the discard pile where it is empty', () => {
    const { state } = replayed({}, 'Cas: 5S\nBen: 6S\n* Ann hand 43\n* Cas hand 0\n* Ann hand 47')
    expect([state.stock, state.hands]).toEqual([0, [47, 4, 0]])
    const overruled = ruleset.overrule(state, say(CAS, '8H'))
    expect(overruled.discard).toEqual(['6S', '8H'])
    expect(cardsOf(overruled)).toBe(54)
  })

  it('where not one card is unaccounted for, nothing more can lie there', () => {
    const state = { ...started(), hands: [48, 5, 0], stock: 0 }
    expect(cardsOf(state)).toBe(54)
    expect(ruleset.overrule(state, say(CAS, '8H'))).toEqual({
      ...state,
      happened: [{ kind: 'overruled', seat: CAS }],
    })
  })

  it('a word alone changes nothing', () => {
    for (const text of ['draw', 'one card Ben']) {
      const state = started()
      const overruled = ruleset.overrule(state, say(ANN, text))
      expect(overruled).toEqual({ ...state, happened: [{ kind: 'overruled', seat: ANN }] })
    }
  })

  it('what names nothing that exists changes nothing', () => {
    const state = started()
    expect(ruleset.overrule(state, { seat: CAS, cards: ['1S'] }).discard).toEqual(['4S'])
    expect(ruleset.overrule(state, { seat: 9, cards: ['5S'] })).toEqual(state)
    expect(ruleset.overrule(state, { seat: null, cards: ['5S'] })).toEqual(state)
  })

  it('after the end it is kept and changes nobody’s win', () => {
    expect(faults({}, '* Cas hand 1\nCas: 5S\n! Ben: 6S\n= winner Cas\n= Ben hand 4\n= top 6S')).toEqual([])
  })
})
