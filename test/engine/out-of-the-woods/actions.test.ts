import { describe, expect, it } from 'vitest'
import { ANN, BEN, faults, stateAfter } from './table.ts'

const holds = (table: Parameters<typeof faults>[0], lines: string) => expect(faults(table, lines)).toEqual([])

describe('attack', () => {
  it('the next player draws two and loses the turn', () => {
    holds(
      {},
      `Ann: Attack => legal
       = Ann hand 7
       = ask answer Ben
       = turn Ben
       = Ben hand 8
       Ben: take
       = Ben hand 10
       = turn Cas
       = ask turn Cas`,
    )
  })

  it('the player it is aimed at cannot simply play on', () => {
    holds(
      {},
      `Ann: Red Attack
       ? Ben: draw => illegal attack
       ? Ben: Red (Cinderella) => illegal attack
       ? Ben: Blue (Cinderella) => illegal attack
       ? Ben: Skip => illegal attack
       ? Ben: Attack => illegal attack
       ? Ben: Bedevil 4 => illegal attack
       ? Ben: Red all four (Cinderella) => illegal attack
       ? Ben: take => legal
       ? Ben: Block => legal
       ? Ben: Reflect => legal`,
    )
  })

  it('is closed by done, and by the move of the player after', () => {
    holds(
      {},
      `Ann: Attack
       done
       = Ben hand 10
       = turn Cas`,
    )
    holds(
      {},
      `Ann: Red Attack
       ? Cas: Blue (Hansel) => illegal match.house
       = Ben hand 8
       Cas: Red (Hansel) => legal
       = Ben hand 10
       = Cas hand 7
       = turn Ann`,
    )
  })

  it('does not let anybody else play on', () => {
    holds(
      { players: 4 },
      `Ann: Attack
       ? Ann: draw => illegal turn.owner
       ? Dan: draw => illegal turn.owner
       ? Cas: draw => legal
       ? Cas: take => illegal turn.owner`,
    )
  })
})

describe('burden', () => {
  it('gives the next player one card of one’s own, who keeps the turn', () => {
    holds(
      {},
      `Ann: Burden => legal
       = Ann hand 7
       = Ben hand 8
       = ask answer Ben
       Ben: take
       = Ann hand 6
       = Ben hand 9
       = turn Ben`,
    )
  })

  it('happens when the next player plays on', () => {
    holds(
      {},
      `Ann: Burden
       Ben: Skip
       = Ann hand 6
       = Ben hand 8
       = turn Ann`,
    )
  })
})

describe('skip', () => {
  it('the next player loses the turn, at once', () => {
    holds(
      {},
      `Ann: Skip => legal
       = turn Cas
       = ask turn Cas
       = Ben hand 8
       ? Ben: draw => illegal turn.owner
       Cas: Skip
       = turn Ben`,
    )
  })

  it('goes with the direction', () => {
    holds(
      { players: 4 },
      `Ann: Reflect
       = direction counterclockwise
       Dan: Skip
       = turn Ben`,
    )
  })
})

describe('bedevil', () => {
  it.each([2, 4])('the next player draws as printed and keeps the turn: %i', (cards) => {
    holds(
      {},
      `Ann: Bedevil ${cards} => legal
       = ask answer Ben
       Ben: take
       = Ben hand ${8 + cards}
       = turn Ben`,
    )
  })

  it('hits also the player who simply plays on', () => {
    holds(
      {},
      `Ann: Red Bedevil 4
       ? Ben: Blue (Hansel) => illegal match.house
       Ben: Red (Hansel)
       = Ben hand 11
       = turn Cas`,
    )
  })
})

describe('bedevil.call', () => {
  it('a named House takes effect when the Bedevil stands', () => {
    holds(
      {},
      `Ann: Red Bedevil 2 calls Blue => legal
       = house Red
       ? Ben: Red (Hansel) => illegal match.house
       ? Ben: Blue (Hansel) => legal
       Ben: take
       = house Blue`,
    )
  })

  it('without a name the House stays, or becomes the card’s own', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: Bedevil 2
       Cas: take
       = house Red
       Cas: Green Bedevil 2
       Ann: take
       = house Green`,
    )
  })

  it('never when it is blocked or reflected', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: Bedevil 4 calls Blue
       Cas: Block
       Ben: take
       = house Red`,
    )
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: Bedevil 4 calls Blue
       Cas: Reflect
       Ben: take
       = Ben hand 11
       = house Red`,
    )
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: Green Bedevil 4 calls Blue
       Cas: Reflect calls Yellow
       Ben: Block
       = house Green
       Cas: take
       = house Green`,
    )
  })

  it('nothing else names a House', () => {
    holds(
      {},
      `? Ann: Attack calls Blue => illegal bedevil.call
       ? Ann: Red (Cinderella) calls Blue => illegal bedevil.call
       ? Ann: Red all four (Cinderella) calls Blue => illegal bedevil.call
       ? Ann: Reflect calls Blue => illegal bedevil.call
       ? Ann: Bedevil 2 calls Blue => legal
       ? Ann: Red Bedevil 4 calls Red => legal
       Ann: Attack
       ? Ben: Block calls Blue => illegal bedevil.call
       ? Ben: Reflect calls Blue => illegal bedevil.call
       Ben: take
       Cas: Bedevil 2
       ? Ann: Block calls Blue => illegal bedevil.call
       ? Ann: Reflect calls Blue => legal`,
    )
  })
})

describe('block', () => {
  it('stops what the last card did', () => {
    holds(
      {},
      `Ann: Attack
       Ben: Block => legal
       Ann: take
       = Ben hand 7
       = Ann hand 7
       = turn Cas`,
    )
    holds(
      {},
      `Ann: Burden
       Ben: Block
       done
       = Ann hand 7
       = Ben hand 7
       = turn Cas`,
    )
    holds(
      {},
      `Ann: Bedevil 4
       Ben: Block
       Cas: draw
       = Ben hand 7
       = Cas hand 9`,
    )
  })

  it('block.character: the card goes back, and the House is what it was before', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: Blue Skip
       Ann: Blue (Hansel)
       Ben: take
       Ben: Blue (Rapunzel)
       = Ben hand 6
       Cas: Block => legal
       Ben: take
       = Ben hand 7
       = house Blue
       = turn Ann`,
    )
  })

  it('block.character: a set of four goes back too', () => {
    holds(
      {},
      `Ann: Blue (Cinderella)
       Ben: Blue all four (Hansel)
       = Ben hand 4
       = run Hansel 4
       Cas: Block
       Ben: take
       = Ben hand 8
       = house Blue
       = run none
       = winner none
       = turn Ann`,
    )
  })
})

describe('reflect', () => {
  it('does to the player of an Attack what they did', () => {
    holds(
      {},
      `Ann: Attack
       Ben: Reflect => legal
       = ask answer Ann
       Ann: take
       = Ann hand 9
       = Ben hand 7
       = Cas hand 8
       = direction counterclockwise
       = turn Cas`,
    )
  })

  it('reflect.becomes: a reflected Burden lets the reflector give a card', () => {
    holds(
      {},
      `Ann: Burden
       Ben: Reflect
       Ann: take
       = Ann hand 8
       = Ben hand 6
       = turn Ann`,
    )
  })

  it('reflect.becomes: a reflected Bedevil lets the reflector name the House', () => {
    holds(
      {},
      `Ann: Red Bedevil 4 calls Blue
       Ben: Reflect calls Yellow => legal
       = house Red
       Ann: take
       = Ann hand 11
       = Ben hand 7
       = house Yellow
       = turn Ann`,
    )
  })

  it('reflect.reverse: the direction turns as it is played', () => {
    holds(
      { players: 4 },
      `Ann: Attack
       = direction clockwise
       Ben: Reflect
       = direction counterclockwise
       Ann: Block
       = direction counterclockwise
       Ben: take
       = direction counterclockwise
       = turn Dan`,
    )
  })

  it('a reflected card can be reflected again', () => {
    holds(
      {},
      `Ann: Bedevil 2
       Ben: Reflect
       Ann: Reflect calls Green
       = ask answer Ben
       = direction clockwise
       Ben: take
       = Ben hand 9
       = Ann hand 6
       = house Green
       = turn Ben`,
    )
  })
})

describe('what a line brings about', () => {
  it.each<[string, object[]]>([
    ['Ann: Red (Hansel)', [{ kind: 'hand', seat: ANN, change: -1, cause: 'play', card: 'character' }]],
    ['Ann: Red all four (Hansel)', [{ kind: 'hand', seat: ANN, change: -4, cause: 'play', card: 'character' }]],
    [
      'Ann: Skip',
      [
        { kind: 'hand', seat: ANN, change: -1, cause: 'play', card: 'skip' },
        { kind: 'lost-turn', seat: BEN, by: ANN, card: 'skip' },
      ],
    ],
    [
      'Ann: Attack\nBen: take',
      [
        { kind: 'hand', seat: BEN, change: 2, cause: 'attack', by: ANN, card: 'attack' },
        { kind: 'lost-turn', seat: BEN, by: ANN, card: 'attack' },
      ],
    ],
    [
      'Ann: Burden\nBen: take',
      [
        { kind: 'hand', seat: ANN, change: -1, cause: 'give', by: BEN, card: 'burden' },
        { kind: 'hand', seat: BEN, change: 1, cause: 'given', by: ANN, card: 'burden' },
      ],
    ],
    [
      'Ann: Bedevil 2\nBen: take',
      [{ kind: 'hand', seat: BEN, change: 2, cause: 'bedevil', by: ANN, card: 'bedevil-2' }],
    ],
    [
      'Ann: Bedevil 4\nBen: take',
      [{ kind: 'hand', seat: BEN, change: 4, cause: 'bedevil', by: ANN, card: 'bedevil-4' }],
    ],
    [
      'Ann: Attack\nBen: Block',
      [
        { kind: 'hand', seat: BEN, change: -1, cause: 'play', card: 'block' },
        { kind: 'blocked', seat: BEN, by: ANN, card: 'attack' },
      ],
    ],
    [
      'Ann: Attack\nBen: Reflect',
      [
        { kind: 'hand', seat: BEN, change: -1, cause: 'play', card: 'reflect' },
        { kind: 'direction', seat: BEN, cause: 'counterclockwise' },
        { kind: 'reflected', seat: BEN, by: ANN, card: 'attack' },
      ],
    ],
    [
      'Ann: Red (Hansel)\nBen: Block\nAnn: take',
      [{ kind: 'hand', seat: ANN, change: 1, cause: 'pick-up', by: BEN, card: 'character' }],
    ],
  ])('%j: by whom, to whom, with which card', (lines, happened) => {
    expect(stateAfter({}, lines).happened).toEqual(happened)
  })

  it('an idle Reflect is told to turn the direction only where it does', () => {
    const kinds = (rulings: string) => stateAfter({ rulings }, 'Ann: Reflect').happened.map((one) => one.kind)
    expect(kinds('reflect-idle=yes')).toEqual(['hand', 'direction'])
    expect(kinds('reflect-idle=no')).toEqual(['hand'])
  })
})
