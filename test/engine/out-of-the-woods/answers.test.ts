/** "How an answer runs", sentence by sentence, and who may answer what. */
import { describe, expect, it } from 'vitest'
import { faults } from './table.ts'

const holds = (table: Parameters<typeof faults>[0], lines: string) => expect(faults(table, lines)).toEqual([])

describe('answer.block', () => {
  it.each(['Red (Cinderella)', 'Attack', 'Burden', 'Bedevil 2', 'Bedevil 4', 'Red all four (Cinderella)'])(
    '%s can be blocked by the next player',
    (card) => {
      holds(
        {},
        `Ann: ${card}
         = ask answer ${card.includes('four') ? 'Ben, Cas' : 'Ben'}
         Ben: Block => legal
         = Ben hand 7`,
      )
    },
  )

  it('a Block and a Reflect can be blocked by the player they hit', () => {
    holds(
      {},
      `Ann: Attack
       Ben: Block
       = ask answer Ann
       Ann: Block => legal
       = ask answer Ben
       Ben: Block => legal
       = ask answer Ann`,
    )
    holds(
      {},
      `Ann: Burden
       Ben: Reflect
       = ask answer Ann
       Ann: Block => legal`,
    )
  })
})

describe('answer.reflect', () => {
  it.each(['Attack', 'Burden', 'Bedevil 2', 'Bedevil 4'])('%s and its Reflect can be reflected', (card) => {
    holds(
      {},
      `Ann: ${card}
       Ben: Reflect => legal
       Ann: Reflect => legal
       Ben: Reflect => legal
       = ask answer Ann
       = direction counterclockwise`,
    )
  })

  it('only by the player who is asked', () => {
    holds(
      { players: 4 },
      `Ann: Attack
       ? Cas: Reflect => illegal turn.owner
       ? Dan: Reflect => illegal turn.owner
       ? Ann: Reflect => illegal turn.owner
       ? Ben: Reflect => legal`,
    )
  })

  it('only by the player who is asked, also where anyone may block', () => {
    holds(
      { players: 4, rulings: 'block-who=anyone' },
      `Ann: Attack
       ? Dan: Block => legal
       ? Dan: Reflect => illegal turn.owner
       ? Cas: Reflect => illegal turn.owner`,
    )
  })

  it('a Block cannot be reflected out of turn', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: Block
       ? Ann: Reflect => illegal answer.reflect
       ? Ann: Block => legal`,
    )
    holds(
      {},
      `Ann: Attack
       Ben: Block
       ? Ann: Reflect => illegal answer.reflect
       Ann: Block
       ? Ben: Reflect => illegal answer.reflect`,
    )
  })

  it('a character cannot be sent back: on one’s own turn the Reflect is idle', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       ? Cas: Reflect => illegal turn.owner
       Ben: Reflect => legal
       = Ann hand 7
       = house Red
       = direction counterclockwise
       = turn Ann`,
    )
  })

  it('a story win cannot be reflected', () => {
    holds(
      {},
      `Ann: Red all four (Cinderella)
       ? Ben: Reflect => illegal answer.reflect
       ? Ben: Block => legal`,
    )
  })

  it('comes before attack, and before the number of cards', () => {
    holds(
      { players: 2 },
      `Ann: Attack
       Ben: Block
       Ann: Block
       * Ben hand 0
       ? Ben: Reflect => illegal answer.reflect
       ? Ben: draw => illegal attack`,
    )
  })
})

describe('answer.skip', () => {
  it('the player who is skipped can neither block nor reflect', () => {
    holds(
      { players: 4 },
      `Ann: Skip
       ? Ben: Block => illegal answer.skip
       ? Ben: Reflect => illegal answer.skip
       ? Dan: Block => illegal turn.owner
       ? Ann: Block => illegal turn.owner
       Cas: Block => legal
       ? Ben: Block => illegal turn.owner`,
    )
  })

  it('where anyone may block, nobody may block a Skip', () => {
    holds(
      { players: 4, rulings: 'block-who=anyone' },
      `Ann: Skip
       ? Dan: Block => illegal answer.skip
       ? Ann: Block => illegal turn.owner
       ? Dan: Reflect => illegal turn.owner
       ? Cas: Block => legal`,
    )
  })
})

describe('answer.idle', () => {
  it('a Block or Reflect with nothing to stop is legal on one’s own turn', () => {
    holds(
      {},
      `Ann: Block => legal
       = ask answer Ben
       = Ann hand 7
       Ben: take
       = turn Ben
       Ben: Reflect => legal
       = direction counterclockwise
       = turn Ann`,
    )
  })
})

describe('how an answer runs', () => {
  it('after a card that can be answered the play stays open', () => {
    holds(
      { players: 4 },
      `Ann: Red (Cinderella)
       = ask answer Ben
       = turn Ben
       Ben: Bedevil 2
       = ask answer Cas
       = turn Cas
       Cas: Block
       = ask answer Ben
       = turn Ben`,
    )
  })

  it('the next player’s own move, take, or done closes it', () => {
    const opened = 'Ann: Bedevil 2'
    for (const closing of ['Ben: draw', 'Ben: take', 'done'])
      holds(
        {},
        `${opened}
         ${closing} => legal
         = Ben hand ${closing === 'Ben: draw' ? 11 : 10}
         = turn ${closing === 'Ben: draw' ? 'Cas' : 'Ben'}`,
      )
  })

  it('only the player who is asked says take', () => {
    holds(
      {},
      `Ann: Bedevil 2
       ? Cas: take => illegal turn.owner
       ? Ann: take => illegal turn.owner
       Ben: Block
       ? Ben: take => illegal turn.owner
       ? Ann: take => legal`,
    )
  })

  it('a move that is refused closes nothing', () => {
    holds(
      {},
      `Ann: Red Bedevil 2
       ? Ben: Blue (Hansel) => illegal match.house
       = Ben hand 8
       = ask answer Ben`,
    )
  })

  it('an answer is its player’s turn: play goes on after the last answerer', () => {
    holds(
      { players: 4 },
      `Ann: Red (Cinderella)
       Ben: Block
       Ann: take
       = turn Cas`,
    )
    holds(
      { players: 4 },
      `Ann: Burden
       Ben: Block
       ? Ben: draw => illegal turn.owner
       Cas: draw => legal
       = turn Dan`,
    )
  })

  it('an escape is final only when the open card can no longer be blocked', () => {
    holds(
      {},
      `* Ann hand 1
       Ann: Red (Cinderella)
       = Ann hand 0
       = winner none
       Ben: Block
       = winner none
       Ann: take
       = Ann hand 1
       = winner none
       * turn Ann
       Ann: Red (Cinderella)
       Ben: take
       = winner Ann`,
    )
  })

  it('a Block that is blocked is undone: what it stopped stands again', () => {
    holds(
      {},
      `Ann: Attack
       Ben: Block
       Ann: Block
       Ben: take
       = Ben hand 9
       = Ann hand 6
       = turn Cas`,
    )
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: Block
       Ann: Block
       Ben: take
       = house Red
       = Ann hand 6
       = Ben hand 7
       = turn Ben`,
    )
    holds(
      {},
      `Ann: Bedevil 4 calls Blue
       Ben: Block
       Ann: Block
       Ben: Block
       Ann: take
       = house none
       = Ben hand 6
       = turn Cas`,
    )
    holds(
      {},
      `Ann: Bedevil 4 calls Blue
       Ben: Block
       Ann: Block
       Ben: Block
       Ann: Block
       Ben: take
       = house Blue
       = Ben hand 10
       = Ann hand 5
       = turn Ben`,
    )
  })

  it('a Reflect uses up what it reflects: blocked, nothing hits anybody', () => {
    holds(
      {},
      `Ann: Bedevil 4
       Ben: Reflect
       Ann: Block
       Ben: take
       = Ann hand 6
       = Ben hand 7
       = direction counterclockwise
       = turn Cas`,
    )
    holds(
      {},
      `Ann: Attack
       Ben: Reflect
       Ann: Reflect
       Ben: Block
       Ann: take
       = Ann hand 6
       = Ben hand 6
       = direction clockwise
       = turn Cas`,
    )
  })

  it('a blocked Reflect stands again when that Block is blocked', () => {
    holds(
      {},
      `Ann: Attack
       Ben: Reflect
       Ann: Block
       Ben: Block
       Ann: take
       = Ann hand 8
       = Ben hand 6
       = turn Cas`,
    )
  })

  it('an Attack takes the hit player’s turn, so play goes on after them', () => {
    holds(
      { players: 4 },
      `Ann: Attack
       Ben: Reflect
       Ann: take
       = Ann hand 9
       = turn Dan`,
    )
    holds(
      { players: 4 },
      `Ann: Attack
       Ben: Reflect
       Ann: Reflect
       Ben: take
       = Ben hand 9
       = turn Cas`,
    )
  })

  it('a Burden or Bedevil leaves them their turn', () => {
    holds(
      { players: 4 },
      `Ann: Burden
       Ben: Reflect
       Ann: take
       = turn Ann
       = direction counterclockwise
       Ann: draw
       = turn Dan`,
    )
    holds(
      { players: 4 },
      `Ann: Bedevil 2
       Ben: Block
       Ann: Block
       Ben: take
       = Ben hand 9
       = turn Ben`,
    )
  })

  it('where nothing is left to happen, play goes on after the last answerer, in the direction of that moment', () => {
    holds(
      { players: 4 },
      `Ann: Attack
       Ben: Reflect
       Ann: Block
       Ben: take
       = turn Dan`,
    )
    holds(
      { players: 4 },
      `Ann: Red (Cinderella)
       Ben: Block
       Ann: Block
       done
       = turn Ben`,
    )
  })

  it('a Block by a player who was not asked is not their turn: play goes on with the player who was asked', () => {
    holds(
      { players: 4 },
      `Ann: Red all four (Cinderella)
       = ask answer Ben, Cas, Dan
       Dan: Block => legal
       = ask answer Ann
       Ann: take
       = Ann hand 8
       = Dan hand 7
       = turn Ben`,
    )
    holds(
      { players: 4 },
      `Ann: Red all four (Cinderella)
       Cas: Block
       Ben: draw => legal
       = Ann hand 8
       = turn Cas`,
    )
  })

  it('a story win that stands again may be blocked by anybody again', () => {
    holds(
      { players: 4 },
      `Ann: Red all four (Cinderella)
       Dan: Block
       ? Cas: Block => illegal turn.owner
       Ann: Block
       = ask answer Dan, Ben, Cas
       Cas: Block => legal
       = ask answer Ann
       Ann: take
       = Ann hand 7
       = winner none
       = turn Dan`,
    )
  })

  it('a blocked action card’s own house stays', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: Blue Attack
       Cas: Block
       Ben: take
       = house Blue`,
    )
  })

  it('a Block’s own house applies after the blocked character’s House is restored', () => {
    holds(
      {},
      `Ann: Green (Hansel)
       Ben: Green (Cinderella)
       Cas: Yellow Block
       Ben: take
       = house Yellow`,
    )
    holds(
      {},
      `Ann: Green (Hansel)
       Ben: Skip
       Ann: Green (Cinderella)
       Ben: Yellow Block
       Ann: Red Block
       Ben: Block
       done
       = house Red
       = Ann hand 6`,
    )
  })
})
