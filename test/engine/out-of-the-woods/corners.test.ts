/** The corners, sentence by sentence. */
import { describe, expect, it } from 'vitest'
import { faults } from './table.ts'

const holds = (table: Parameters<typeof faults>[0], lines: string) => expect(faults(table, lines)).toEqual([])

describe('a Block by somebody who may not answer is turn.owner', () => {
  it('also by the player whose turn would follow', () => {
    holds(
      {},
      `Ann: Attack
       ? Cas: Block => illegal turn.owner ~block-who
       ? Ann: Block => illegal turn.owner
       ? Cas: draw => legal`,
    )
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: Block
       ? Cas: Block => illegal turn.owner ~block-who
       ? Ben: Block => illegal turn.owner`,
    )
  })

  it('also with two players, where the attacker would be on next', () => {
    holds(
      { players: 2 },
      `Ann: Attack
       ? Ann: Block => illegal turn.owner
       ? Ann: draw => legal`,
    )
  })
})

describe('block-who=anyone: a Block by a player who was not asked', () => {
  const table = { players: 4, rulings: 'block-who=anyone' }

  it('is not their turn, and the asked player may answer it', () => {
    holds(
      table,
      `Ann: Attack
       = ask answer Ben, Cas, Dan
       Dan: Block => legal ~block-who
       = ask answer Ann, Ben, Cas
       ? Ann: Block => legal
       ? Dan: Block => illegal turn.owner
       Ann: take
       = Ben hand 8
       = Dan hand 7
       = turn Ben`,
    )
  })

  it('may be blocked in turn: the Attack stands again', () => {
    holds(
      table,
      `Ann: Attack
       Dan: Block
       Ann: Block
       = ask answer Dan, Ben, Cas
       ? Ben: draw => illegal attack
       ? Ben: Reflect => illegal answer.reflect
       ? Ben: Block => legal
       ? Cas: draw => legal
       Ben: take => legal
       = Ben hand 10
       = turn Cas`,
    )
  })

  it('of a Block gives the turn to the player who was asked', () => {
    holds(
      table,
      `Ann: Red (Cinderella)
       Ben: Block
       = ask answer Ann, Cas, Dan
       Dan: Block
       = ask answer Ben, Cas, Ann
       done
       = house Red
       = Ann hand 7
       = turn Ann`,
    )
  })

  it('nobody without cards is named, unless they are asked', () => {
    holds(
      table,
      `* Cas hand 1
       Ann: Attack
       * Cas hand 0
       = ask answer Ben, Dan
       * Ben hand 0
       = ask answer Ben, Dan`,
    )
  })

  it('does not make an idle card one that others may answer', () => {
    holds(
      table,
      `Ann: Block
       = ask answer Ben
       ? Dan: Block => illegal turn.owner
       ? Ben: Block => legal`,
    )
  })
})

describe('playing on under a reflected Attack, or one that stands again, is refused with attack', () => {
  it('reflected', () => {
    holds(
      {},
      `Ann: Attack
       Ben: Reflect
       ? Ann: draw => illegal attack
       ? Ann: Skip => illegal attack
       ? Ann: Reflect => legal
       ? Cas: draw => legal`,
    )
  })

  it('standing again', () => {
    holds(
      {},
      `Ann: Attack
       Ben: Block
       Ann: Block
       ? Ben: draw => illegal attack
       ? Ben: Attack => illegal attack
       ? Ben: Block => legal
       ? Cas: draw => legal`,
    )
  })
})

describe('idle cards', () => {
  it('after an idle Reflect the next player in the new direction is asked', () => {
    holds(
      { players: 4 },
      `Ann: Reflect
       = direction counterclockwise
       = ask answer Dan
       ? Ben: draw => illegal turn.owner ~reflect-idle
       Dan: draw => legal ~reflect-idle
       = turn Cas`,
    )
  })

  it('a Block or Reflect on an idle card closes that card and is idle itself', () => {
    holds(
      { players: 4 },
      `Ann: Reflect
       Dan: Block => legal
       = direction counterclockwise
       = ask answer Cas
       Cas: Block
       = ask answer Ben`,
    )
    holds(
      { players: 4 },
      `Ann: Reflect
       Dan: Reflect => legal
       = direction clockwise
       = ask answer Ann
       = Dan hand 7`,
    )
    holds(
      { players: 4 },
      `Ann: Block
       Ben: Reflect => legal
       = direction counterclockwise
       = ask answer Ann`,
    )
  })

  it('an idle card on a character closes the character', () => {
    holds(
      {},
      `* Ann hand 1
       Ann: Red (Cinderella)
       Ben: Reflect
       = winner Ann
       = turn Cas`,
    )
  })

  it('with two players a Reflect on a Block by the player whose turn follows is legal and idle', () => {
    holds(
      { players: 2 },
      `Ann: Red (Cinderella)
       Ben: Block
       Ann: Reflect => legal
       = Ann hand 7
       = house none
       = direction counterclockwise
       = ask answer Ben`,
    )
  })

  it('a Reflect by the player whose turn follows closes a Block that hits somebody else', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: Block
       ? Ann: Reflect => illegal answer.reflect
       Cas: Reflect => legal
       = Ann hand 8
       = ask answer Ben`,
    )
  })
})

it('a blocked Block with a house of its own on a character that then stands: the house played last counts', () => {
  holds(
    {},
    `Ann: Red (Cinderella)
     Ben: Blue Block
     Ann: Block
     Ben: take
     = house Blue`,
  )
  holds(
    {},
    `Ann: Red (Cinderella)
     Ben: Blue Block
     Ann: Green Block
     Ben: take
     = house Green`,
  )
})

describe('escapes', () => {
  it('two at once: in the order the cards were played', () => {
    holds(
      {},
      `* Ann hand 1
       * Ben hand 1
       Ann: Attack
       Ben: Block
       Ann: take
       = winner Ann
       = loser Cas
       = ask over`,
    )
    // Ann's last card came after Ben's.
    holds(
      {},
      `* Ann hand 2
       * Ben hand 1
       Ann: Burden
       Ben: Block
       Ann: Block
       done
       = winner Ben
       = loser Cas`,
    )
  })

  it('a story win after an escape ends the game; the first to escape stays the winner', () => {
    holds(
      {},
      `* Ann hand 1
       Ann: Skip
       = winner Ann
       = ask turn Cas
       Cas: Red all four (Cinderella)
       Ben: take
       = winner Ann
       = loser none
       = ask over`,
    )
  })

  it('answer-turn=no: if the first answerer has escaped, the next player after them is on', () => {
    holds(
      { players: 4, rulings: 'answer-turn=no' },
      `* Ben hand 1
       Ann: Bedevil 2
       Ben: Block
       done
       = winner Ben
       = turn Cas`,
    )
  })

  it('skip-two=next: an Attack that stands passes the turn to the player it hit after they drew', () => {
    holds(
      { players: 2, rulings: 'skip-two=next' },
      `Ann: Attack
       ? Ann: draw => illegal turn.owner ~skip-two
       ? Ben: draw => illegal attack
       Ben: take
       = Ben hand 10
       = turn Ben
       ? Ann: draw => illegal turn.owner ~skip-two`,
    )
    holds(
      { players: 2, rulings: 'skip-two=next' },
      `Ann: Attack
       Ben: Reflect
       Ann: take
       = Ann hand 9
       = turn Ann`,
    )
  })
})

it('after the end every move is win; by a player who has escaped, turn.owner', () => {
  holds(
    {},
    `* Ann hand 1
     Ann: Skip
     = winner Ann
     ? Ann: draw => illegal turn.owner
     ? Ann: Block => illegal turn.owner
     ? Ann: take => illegal turn.owner
     * Cas hand 1
     Cas: Skip
     = loser Ben
     ? Ben: draw => illegal win
     ? Ben: Block => illegal win
     ? Ben: take => illegal win
     ? Ann: draw => illegal win
     ? done => illegal win`,
  )
})

it('where the open card would end the game nobody can play on', () => {
  holds(
    { players: 2 },
    `* Ann hand 1
     Ann: Red (Cinderella)
     ? Ben: Red (Hansel) => illegal win
     ? Ben: draw => illegal win
     ? Ben: Block => legal
     = winner none
     Ben: take => legal
     = winner Ann
     = turn none`,
  )
})

it('nor does anybody play on who is not asked, whoever would be next', () => {
  holds(
    { players: 2 },
    `* Ann hand 1
     Ann: Attack
     Ben: Block
     = ask answer Ann
     ? Ben: draw => illegal turn.owner
     ? Ben: Reflect => illegal turn.owner
     ? Ben: take => illegal turn.owner
     ? Ann: draw => illegal win
     ? Ann: Reflect => illegal answer.reflect
     Ann: take
     = winner Ann`,
  )
})
