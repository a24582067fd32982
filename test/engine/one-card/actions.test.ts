import { describe, expect, it } from 'vitest'
import { ANN, BEN, CAS, faults, playedOn, started } from './table.ts'

describe('turn.play-or-draw', () => {
  it('drawing one ends the turn, whatever is in the hand', () => {
    expect(faults({}, 'Cas: draw\n= Cas hand 6\n= stock 37\n= turn Ben')).toEqual([])
  })

  it('playing ends the turn', () => {
    expect(faults({}, 'Cas: 5S\n= Cas hand 4\n= top 5S\n= turn Ben')).toEqual([])
  })

  it('counts turns', () => {
    const state = started(3)
    expect(state.turnNumber).toBe(1)
    expect(playedOn(state, 'Cas: 5S', 'Ben: draw').turnNumber).toBe(3)
    expect(playedOn(state, 'Cas: KS').turnNumber).toBe(1)
  })
})

describe('seven.call', () => {
  it('without a name the move is incomplete', () => {
    expect(faults({}, '? Cas: 7S => illegal seven.call\n? Cas: 7S calls spades => legal')).toEqual([])
  })

  it('no other card calls a suit', () => {
    expect(faults({}, '? Cas: 5S calls hearts => illegal seven.call')).toEqual([])
  })
})

describe('king.again', () => {
  it('the same player plays again, any card that follows, another K too', () => {
    expect(
      faults(
        {},
        `Cas: KS
        = turn Cas
        = ask again Cas
        ? Cas: 5H => illegal follow
        ? Ben: 5S => illegal turn.owner
        Cas: KH
        = ask again Cas
        Cas: 5H
        = turn Ben
        = Cas hand 2`,
      ),
    ).toEqual([])
  })

  it('or draws one, which ends the turn; nobody checks that they could not play', () => {
    expect(faults({}, 'Cas: KS\nCas: draw\n= Cas hand 5\n= turn Ben\n= ask turn Ben')).toEqual([])
  })

  it('the play after a K does what its card does', () => {
    expect(faults({ players: 4 }, 'Dan: KS\nDan: JS\n= turn Ben')).toEqual([])
    expect(faults({}, 'Cas: KS\nCas: QS\n= direction clockwise\n= turn Ann')).toEqual([])
    expect(faults({}, 'Cas: KS\nCas: AS\n= pending 5\n= ask attack Ben')).toEqual([])
    expect(faults({}, 'Cas: KS\nCas: 7H calls clubs\n= suit clubs\n= turn Ben')).toEqual([])
  })
})

describe('queen.reverse', () => {
  it('turns the direction and turns it back', () => {
    expect(
      faults(
        {},
        `Cas: QS
        = direction clockwise
        = turn Ann
        Ann: QH
        = direction counterclockwise
        = turn Cas`,
      ),
    ).toEqual([])
  })
})

describe('queen.two', () => {
  it('with two players it skips like a J and the direction stays', () => {
    expect(faults({ players: 2 }, 'Ben: QS\n= turn Ben\n= ask turn Ben\n= direction counterclockwise')).toEqual([])
    expect(playedOn(started(2), 'Ben: QS').happened).toContainEqual({ kind: 'skip', seat: ANN, by: BEN })
  })
})

describe('jack.skip', () => {
  it('jumps over the next player, in the direction of play', () => {
    expect(faults({ players: 4 }, 'Dan: JS\n= turn Ben')).toEqual([])
    expect(faults({ players: 4, rulings: 'direction=clockwise' }, 'Ben: JS\n= turn Dan')).toEqual([])
  })

  it('with two players the same player is on turn again, on a turn of its own', () => {
    expect(faults({ players: 2 }, 'Ben: JS\n= turn Ben\n= ask turn Ben\nBen: draw\n= turn Ann')).toEqual([])
    expect(playedOn(started(2), 'Ben: JS').turnNumber).toBe(2)
  })
})

describe('ruling multi = yes', () => {
  const multi = (players: number, lines: string) => faults({ players, rulings: 'multi=yes' }, lines)

  it('cards of one rank go together, the last one on top; only the first has to follow', () => {
    expect(
      multi(
        3,
        `Cas: 5S + 5H + 5D
        = Cas hand 2
        = top 5D
        = suit diamonds
        = turn Ben
        ? Ben: 6D + 6C => legal
        ? Ben: 6C + 6D => illegal follow`,
      ),
    ).toEqual([])
  })

  it('different ranks do not, and the two Jokers are not one rank', () => {
    expect(multi(3, '? Cas: 5S + 6S => illegal turn.play-or-draw')).toEqual([])
    expect(multi(3, '? Cas: BJ + CJ => illegal turn.play-or-draw')).toEqual([])
    expect(multi(3, 'Cas: 2S\n? Ben: BJ + CJ => illegal turn.play-or-draw')).toEqual([])
    expect(multi(3, 'Cas: 2S\n? Ben: AS + 2H => illegal turn.play-or-draw')).toEqual([])
  })

  it('two Ks give two more plays', () => {
    expect(
      multi(
        3,
        `Cas: KS + KH
        = ask again Cas
        Cas: 5H
        = ask again Cas
        Cas: 6H
        = turn Ben
        = Cas hand 1`,
      ),
    ).toEqual([])
  })

  it('a K in between gives its own play besides', () => {
    expect(multi(2, 'Ben: KS + KH\nBen: KD\n= ask again Ben\nBen: 5D\n= ask again Ben\nBen: 6D\n= turn Ann')).toEqual(
      [],
    )
  })

  it('a draw forfeits the plays still due', () => {
    expect(multi(3, 'Cas: KS + KH\nCas: draw\n= turn Ben\n= Cas hand 4')).toEqual([])
  })

  it('an attack card forfeits them too', () => {
    expect(multi(3, 'Cas: KS + KH\nCas: AH\n= ask attack Ben\n= pending 3\n= turn Ben')).toEqual([])
  })

  it('two Qs cancel out, three turn the direction', () => {
    expect(multi(3, 'Cas: QS + QH\n= direction counterclockwise\n= turn Ben')).toEqual([])
    expect(multi(3, 'Cas: QS + QH + QD\n= direction clockwise\n= turn Ann')).toEqual([])
  })

  it('each J skips one, round the table and over one’s own seat', () => {
    expect(multi(4, 'Dan: JS + JH\n= turn Ann')).toEqual([])
    // Three players, two Js: Ben and Ann are skipped, and Cas is on turn again.
    expect(multi(3, 'Cas: JS + JH\n= turn Cas\n= ask turn Cas')).toEqual([])
    // Three Js: Ben, Ann and Cas are skipped.
    expect(multi(3, 'Cas: JS + JH + JD\n= turn Ben')).toEqual([])
  })

  it('with two players Js and Qs skip over one’s own seat as well', () => {
    expect(multi(2, 'Ben: JS + JH\n= turn Ann')).toEqual([])
    expect(multi(2, 'Ben: QS + QH\n= turn Ann\n= direction counterclockwise')).toEqual([])
    expect(multi(2, 'Ben: JS + JH + JD\n= turn Ben')).toEqual([])
  })

  it('several 7s call one suit', () => {
    expect(multi(3, '? Cas: 7S + 7H => illegal seven.call\nCas: 7S + 7H calls clubs\n= suit clubs\n= top 7H')).toEqual(
      [],
    )
  })

  it('skips count when the turn passes, in the direction of that moment', () => {
    expect(multi(4, 'Dan: KS + KH\nDan: JH\n= turn Dan\n= ask again Dan\nDan: 5H\n= turn Ben')).toEqual([])
    expect(multi(4, 'Dan: KS + KH\nDan: JH\nDan: draw\n= turn Ben')).toEqual([])
    // The Q comes after the J, and the skip still goes the way the Q turned play.
    expect(multi(4, 'Dan: KS + KH\nDan: JH\nDan: QH\n= direction clockwise\n= turn Ben')).toEqual([])
    expect(multi(5, 'Eva: KS + KH\nEva: JH\nEva: AH\n= ask attack Cas')).toEqual([])
  })

  it('reversals count when the turn passes', () => {
    expect(
      multi(
        3,
        `Cas: KS + KH
        Cas: QH
        = ask again Cas
        = direction counterclockwise
        Cas: 5H
        = direction clockwise
        = turn Ann`,
      ),
    ).toEqual([])
    expect(multi(3, 'Cas: KS + KH\nCas: QH\nCas: draw\n= direction clockwise\n= turn Ann')).toEqual([])
  })

  it('a seat reached by going round backwards is one that JSON gives back', () => {
    // Four places on from Cas are Ben; three Js by Ben lead four places on, to Ann.
    const state = playedOn(started(3, '4S', { multi: 'yes' }), 'Cas: 5S', 'Ben: JS + JH + JD')
    expect(Object.is(state.turn, ANN)).toBe(true)
  })

  it('tells who is skipped', () => {
    const state = playedOn(started(4, '4S', { multi: 'yes' }), 'Dan: JS + JH')
    expect(state.happened.filter((one) => one.kind === 'skip').map((one) => one.seat)).toEqual([CAS, BEN])
    expect(state.happened.filter((one) => one.kind === 'turn').map((one) => one.seat)).toEqual([ANN])
  })

  it('counts after drawing for an attack as well', () => {
    expect(multi(2, 'Ben: AS\nAnn: draw\n? Ann: 6S + 6H => legal\nAnn: 6S + 6H\n= turn Ben')).toEqual([])
  })
})

describe('ruling multi = no', () => {
  it('one card at a time', () => {
    expect(
      faults(
        {},
        `? Cas: 5S + 5H => illegal turn.play-or-draw ~multi
        Cas: AS
        Ben: draw
        ? Ben: 6S + 6H => illegal turn.play-or-draw ~multi`,
      ),
    ).toEqual([])
  })
})
