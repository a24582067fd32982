import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/one-card/index.ts'
import { ANN, BEN, faults, replayed } from './table.ts'

describe('one-card.call, one-card.first', () => {
  it('called in time: whoever is on turn draws one', () => {
    expect(faults({}, '* Cas hand 2\nCas: 5S\nCas: one card Cas\n= Ben hand 6\n= Cas hand 1\n= turn Ben')).toEqual([])
  })

  it('after a J it is still the player on turn, not the one who was skipped', () => {
    expect(
      faults({ players: 4 }, '* Dan hand 2\nDan: JS\nDan: one card Dan\n= turn Ben\n= Ben hand 6\n= Cas hand 5'),
    ).toEqual([])
  })

  it('after a Q it is the player on turn in the new direction', () => {
    expect(faults({}, '* Cas hand 2\nCas: QS\nCas: one card Cas\n= turn Ann\n= Ann hand 6\n= Ben hand 5')).toEqual([])
  })

  it('while the caller plays again (K), the player after them', () => {
    expect(faults({}, '* Cas hand 2\nCas: KS\nCas: one card Cas\n= ask again Cas\n= Ben hand 6')).toEqual([])
  })

  it.each(['JS', 'QS'])('two players, %s: the caller is on turn again and the other player draws', (card) => {
    expect(faults({ players: 2 }, `* Ben hand 2\nBen: ${card}\nBen: one card Ben\n= turn Ben\n= Ann hand 8`)).toEqual(
      [],
    )
  })

  it('the caller on turn again after skipping everybody: the player after them', () => {
    expect(
      faults({ rulings: 'multi=yes' }, '* Cas hand 3\nCas: JS + JH\n= turn Cas\nCas: one card Cas\n= Ben hand 6'),
    ).toEqual([])
  })

  it('a player who is attacked draws the one and still faces the attack', () => {
    expect(faults({}, '* Cas hand 2\nCas: AS\nCas: one card Cas\n= Ben hand 6\n= pending 5\n= ask attack Ben')).toEqual(
      [],
    )
  })

  it('counts once', () => {
    expect(
      faults(
        {},
        `* Cas hand 2
        Cas: 5S
        Cas: one card Cas
        ? Cas: one card Cas => illegal one-card.nobody
        ? Ben: one card Cas => illegal one-card.nobody`,
      ),
    ).toEqual([])
  })

  it('a draw can leave one card too: then the call is due', () => {
    // With no card left to draw for the attack the hand stays one card; that is not coming down to it.
    expect(faults({}, '* Ben hand 0\nCas: draw\nBen: draw\n= Ben hand 1\nBen: one card Ben\n= Ann hand 6')).toEqual([])
  })
})

describe('ruling call-penalty', () => {
  it('no: nobody draws for a call in time, and it is called', () => {
    expect(
      faults(
        { rulings: 'call-penalty=no' },
        `* Cas hand 2
        Cas: 5S
        Cas: one card Cas => legal
        = Ben hand 5
        ? Ben: one card Cas => illegal one-card.nobody`,
      ),
    ).toEqual([])
  })

  it('no: the holder who is caught still draws', () => {
    expect(faults({ rulings: 'call-penalty=no' }, '* Cas hand 2\nCas: 5S\nBen: one card Cas\n= Cas hand 2')).toEqual([])
  })
})

describe('one-card.caught', () => {
  it.each(['Ann', 'Ben'])('%s calls it first: the holder draws one', (caller) => {
    expect(
      faults(
        {},
        `* Cas hand 2\nCas: 5S\n${caller}: one card Cas\n= Cas hand 2\n= Ben hand 5\n= Ann hand 5\n= turn Ben`,
      ),
    ).toEqual([])
  })

  it('then there is nothing left to call', () => {
    expect(
      faults({}, '* Cas hand 2\nCas: 5S\nBen: one card Cas\n? Cas: one card Cas => illegal one-card.nobody'),
    ).toEqual([])
  })

  it('names the holder, and who caught them', () => {
    const { state } = replayed({}, '* Cas hand 2\nCas: 5S\nBen: one card Cas')
    expect(state.happened).toEqual([
      { kind: 'caught', seat: 2, by: BEN },
      { kind: 'hand', seat: 2, change: 1, cause: 'caught', by: BEN },
    ])
  })
})

describe('one-card.nobody', () => {
  it('with more cards in hand, or about somebody else', () => {
    expect(
      faults(
        {},
        `? Cas: one card Cas => illegal one-card.nobody
        * Cas hand 2
        Cas: 5S
        ? Cas: one card Ben => illegal one-card.nobody
        ? Cas: one card Cas => legal`,
      ),
    ).toEqual([])
  })

  it('the chance is over when the next player plays', () => {
    expect(
      faults(
        {},
        `* Cas hand 2
        Cas: 5S
        Ben: 6S
        ? Cas: one card Cas => illegal one-card.nobody
        ? Ben: one card Cas => illegal one-card.nobody
        = Cas hand 1`,
      ),
    ).toEqual([])
  })

  it('or draws, for an attack too', () => {
    expect(faults({}, '* Cas hand 2\nCas: 5S\nBen: draw\n? Cas: one card Cas => illegal one-card.nobody')).toEqual([])
    expect(faults({}, '* Cas hand 2\nCas: AS\nBen: draw\n? Cas: one card Cas => illegal one-card.nobody')).toEqual([])
  })

  it('or the holder draws again', () => {
    expect(
      faults(
        {},
        '* Cas hand 2\nCas: KS\n? Ben: one card Cas => legal\nCas: draw\n? Ben: one card Cas => illegal one-card.nobody',
      ),
    ).toEqual([])
  })

  it('or the holder plays again, which wins', () => {
    expect(faults({}, '* Cas hand 2\nCas: KS\nCas: 5S\n= winner Cas\n? Ben: one card Cas => illegal win')).toEqual([])
  })

  it('a hand that a correction sets to 1 has no call due', () => {
    expect(faults({}, '* Cas hand 1\n? Cas: one card Cas => illegal one-card.nobody')).toEqual([])
    expect(faults({}, '* Cas hand 2\nCas: 5S\n* Cas hand 1\n? Ben: one card Cas => illegal one-card.nobody')).toEqual(
      [],
    )
  })

  it('a hand that stays one card has no new call due', () => {
    expect(
      faults(
        { players: 2 },
        `* Ben hand 2
        Ben: 5S
        Ann: AS
        ? Ben: one card Ben => illegal one-card.nobody`,
      ),
    ).toEqual([])
  })

  it('names one player', () => {
    const { state } = replayed({ players: 2 }, '* Ben hand 2\nBen: 5S')
    const call = { seat: BEN, cards: [], word: 'one-card' }
    expect(ruleset.judge(state, call).rules[0]).toBe('one-card.nobody')
    expect(ruleset.judge(state, { ...call, targets: [{ seat: BEN }, { seat: ANN }] }).rules[0]).toBe('one-card.nobody')
    expect(ruleset.judge(state, { ...call, targets: [{ seat: 9 }] }).rules[0]).toBe('one-card.nobody')
    expect(ruleset.judge(state, { ...call, seat: 9, targets: [{ seat: BEN }] }).rules[0]).toBe('turn.owner')
    expect(ruleset.judge(state, { ...call, seat: null, targets: [{ seat: BEN }] }).rules[0]).toBe('turn.owner')
    expect(ruleset.judge(state, { ...call, cards: ['6S'], targets: [{ seat: BEN }] }).legal).toBe(false)
    expect(ruleset.judge(state, { ...call, targets: [{ seat: BEN }] }).legal).toBe(true)
  })
})

describe('a turn correction and done', () => {
  it('the chance outlives a correction of the turn, as it outlives a turn’s end', () => {
    expect(faults({}, '* Cas hand 2\nCas: 5S\n* turn Ann\nCas: one card Cas\n= Ann hand 6\n= Ben hand 5')).toEqual([])
  })

  it('done: nobody calls it any more', () => {
    expect(
      faults({}, '* Cas hand 2\nCas: 5S\ndone => legal\n? Ben: one card Cas => illegal one-card.nobody\n= turn Ben'),
    ).toEqual([])
  })

  it('done with nothing to call changes nothing', () => {
    const before = replayed({}, 'Cas: AS').state
    const done = { seat: null, cards: [], word: 'done' }
    expect(ruleset.judge(before, done).legal).toBe(true)
    expect(ruleset.play(before, done)).toEqual({ ...before, happened: [] })
    expect(ruleset.judge(before, { ...done, seat: BEN }).legal).toBe(true)
    expect(ruleset.play(before, { ...done, seat: BEN })).toEqual({ ...before, happened: [] })
    expect(ruleset.judge(before, { ...done, seat: 7 }).legal).toBe(false)
    expect(ruleset.judge(before, { ...done, cards: ['5S'] }).legal).toBe(false)
    expect(ruleset.judge(before, { ...done, targets: [{ seat: 1 }] }).legal).toBe(false)
  })
})

it('two calls that make the same player draw leave nothing to call', () => {
  // A correction took all cards of whoever draws: the first call makes a hand of one, the second a hand of two.
  expect(
    faults(
      { players: 4 },
      `* Dan hand 2
      * Ann hand 2
      Dan: 5S
      ! Ann: 5H
      = turn Cas
      * Cas hand 0
      Dan: one card Dan
      ? Ben: one card Cas => legal
      Ann: one card Ann
      = Cas hand 2
      ? Ben: one card Cas => illegal one-card.nobody`,
    ),
  ).toEqual([])
})
