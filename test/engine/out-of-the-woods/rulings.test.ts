/** Every option of every ruling, and that a move which would be judged otherwise under another option says so. */
import { describe, expect, it } from 'vitest'
import { rulings } from '../../../engine/out-of-the-woods/rulings.ts'
import { faults } from './table.ts'

const holds = (table: Parameters<typeof faults>[0], lines: string) => expect(faults(table, lines)).toEqual([])
const four = (rule: string) => ({ players: 4, rulings: rule })

it('there are seven, the default first', () => {
  expect(rulings.map(({ id, options }) => `${id}: ${options.join(', ')}`)).toEqual([
    'block-who: next, anyone',
    'story-block-who: anyone, next',
    'answer-turn: yes, no',
    'skip-two: same, next',
    'reflect-idle: yes, no',
    'story-action: yes, no',
    'story-hand-house: yes, no',
  ])
})

describe('block-who', () => {
  const lines = (others: string, asked: string) => `
    Ann: Attack
    = ask answer ${asked}
    ? Ben: Block => legal
    ? Dan: Block => ${others} ~block-who
    ? Cas: Block => ${others} ~block-who
    ? Ann: Block => illegal turn.owner
    Ben: Block
    ? Ann: Block => legal
    ? Dan: Block => ${others} ~block-who`

  it('next: the next player, or the player an answer hits', () => holds({ players: 4 }, lines('illegal', 'Ben')))
  it('anyone', () => holds(four('block-who=anyone'), lines('legal', 'Ben, Cas, Dan')))

  it('anyone may block a character too; nobody their own card', () => {
    holds(
      four('block-who=anyone'),
      `Ann: Red (Cinderella)
       = ask answer Ben, Cas, Dan
       Cas: Block => legal
       = ask answer Ann, Ben, Dan
       Ben: draw => legal
       = Ann hand 8
       = house none
       = turn Cas`,
    )
  })
})

describe('story-block-who', () => {
  const lines = (others: string, asked: string) => `
    Ann: Red all four (Cinderella)
    = ask answer ${asked}
    ? Ben: Block => legal
    ? Dan: Block => ${others} ~story-block-who
    ? Ann: Block => illegal turn.owner`

  it('anyone', () => holds({ players: 4 }, lines('legal', 'Ben, Cas, Dan')))
  it('next', () => holds(four('story-block-who=next'), lines('illegal', 'Ben')))

  it('says nothing about other cards', () => {
    holds({ players: 4 }, 'Ann: Red (Cinderella)\n? Dan: Block => illegal turn.owner ~block-who')
    holds(four('story-block-who=next, block-who=anyone'), 'Ann: Red (Cinderella)\n? Dan: Block => legal')
    holds(
      four('story-block-who=next, block-who=anyone'),
      'Ann: Red all four (Cinderella)\n? Dan: Block => illegal turn.owner',
    )
  })

  it('is about the fourth of a run too', () => {
    const run = `Ann: Red (Cinderella)
                 Ben: Red (Cinderella)
                 Cas: Red (Cinderella)`
    holds({ players: 4 }, `${run}\n= ask answer Dan\nDan: Red (Cinderella)\n= ask answer Ann, Ben, Cas`)
    holds(four('story-block-who=next'), `${run}\nDan: Red (Cinderella)\n? Cas: Block => illegal turn.owner`)
  })
})

describe('answer-turn', () => {
  it('yes: play goes on after the answerer', () => {
    holds(
      { players: 4 },
      `Ann: Red (Cinderella)
       Ben: Block
       ? Ben: draw => illegal turn.owner ~answer-turn
       ? Cas: draw => legal ~answer-turn
       done
       = turn Cas
       ? Ben: draw => illegal turn.owner ~answer-turn`,
    )
  })

  it('no: the answerer still takes the turn', () => {
    holds(
      four('answer-turn=no'),
      `Ann: Red (Cinderella)
       Ben: Block
       = ask answer Ann
       ? Ben: draw => legal ~answer-turn
       ? Cas: draw => illegal turn.owner ~answer-turn
       done
       = turn Ben
       ? Cas: draw => illegal turn.owner ~answer-turn`,
    )
  })

  it('no: the first answerer is on next, however often is answered', () => {
    holds(
      four('answer-turn=no'),
      `Ann: Burden
       Ben: Reflect
       Ann: Block
       Ben: Block
       Ann: take
       = Ann hand 7
       = Ben hand 5
       = turn Ben
       = direction counterclockwise`,
    )
    holds(
      four('answer-turn=no'),
      `Ann: Attack
       Ben: Reflect
       Ann: take
       = Ann hand 9
       = turn Ben`,
    )
  })

  it('no: unless an Attack took their turn', () => {
    holds(
      four('answer-turn=no'),
      `Ann: Attack
       Ben: Block
       Ann: Block
       Ben: take
       = Ben hand 9
       = turn Cas`,
    )
    holds(
      four('answer-turn=no'),
      `Ann: Attack
       Ben: take
       = turn Cas`,
    )
  })

  it('no: a Block by a player who was not asked takes nobody’s turn either', () => {
    holds(
      four('answer-turn=no, block-who=anyone'),
      `Ann: Attack
       Dan: Block
       Ann: Block
       Dan: Block
       done
       = Ben hand 8
       = turn Ben`,
    )
  })
})

describe('skip-two', () => {
  it('same: the player who played it is on', () => {
    holds(
      { players: 2 },
      `Ann: Skip
       = turn Ann
       ? Ben: draw => illegal turn.owner ~skip-two
       ? Ben: Block => illegal answer.skip ~skip-two
       ? Ann: draw => legal ~skip-two
       Ann: Attack
       Ben: take
       = turn Ann
       Ann: draw
       = turn Ben`,
    )
  })

  it('next: the other player is', () => {
    holds(
      { players: 2, rulings: 'skip-two=next' },
      `Ann: Skip
       = turn Ben
       ? Ann: draw => illegal turn.owner ~skip-two
       ? Ben: draw => legal ~skip-two
       Ben: Block => legal
       Ann: Attack
       done
       = Ben hand 9
       = turn Ben`,
    )
  })

  it.each([
    ['same', 'Ann'],
    ['next', 'Cas'],
  ])('%s: with two left of three', (option, turn) => {
    holds(
      { players: 3, rulings: `skip-two=${option}` },
      `* Ben hand 0
       = winner Ben
       Ann: Skip
       = turn ${turn}
       * turn Ann
       Ann: Attack
       Cas: take
       = turn ${turn}`,
    )
  })

  it('says nothing while more than two are left', () => {
    holds(
      { players: 3, rulings: 'skip-two=next' },
      `Ann: Skip
       = turn Cas
       ? Cas: draw => legal
       Cas: Attack
       Ann: take
       = turn Ben`,
    )
  })

  it('says nothing where the player of the last Attack escapes with it', () => {
    for (const option of ['same', 'next'])
      holds(
        { players: 3, rulings: `skip-two=${option}` },
        `* Ann hand 1
         Ann: Attack
         Ben: take
         = winner Ann
         = turn Cas`,
      )
  })
})

describe('reflect-idle', () => {
  it('yes: a Reflect with nothing to reflect turns the direction', () => {
    holds(
      { players: 4 },
      `Ann: Reflect
       = direction counterclockwise
       = ask answer Dan
       ? Dan: draw => legal ~reflect-idle
       Dan: take
       = direction counterclockwise
       = turn Dan`,
    )
  })

  it('no: it does nothing', () => {
    holds(
      four('reflect-idle=no'),
      `Ann: Reflect
       = direction clockwise
       = ask answer Ben
       ? Dan: draw => illegal turn.owner ~reflect-idle
       Ben: Attack
       Cas: Reflect
       = direction counterclockwise`,
    )
  })

  it('is settled by the next thing that happens', () => {
    holds(
      four('reflect-idle=no'),
      `Ann: Reflect
       * reshuffle
       = direction clockwise
       ? Dan: draw => illegal turn.owner
       Ben: draw
       Cas: Reflect
       Dan: Reflect
       Ann: draw
       = direction clockwise
       = turn Ben`,
    )
  })
})

describe('story-action', () => {
  const run = `Ann: Red (Cinderella)
               Ben: Red (Cinderella)
               Cas: Red (Cinderella)
               = run Cinderella 3
               Dan: Skip`

  it('yes: an action card between them breaks a run', () => {
    holds(
      { players: 4 },
      `${run}
       = run none
       Ben: Red (Cinderella)
       = run Cinderella 1
       = ask answer Cas
       ? Ann: Block => illegal turn.owner ~story-action
       ? Cas: draw => legal ~story-action
       Cas: Red (Cinderella)
       = run Cinderella 2
       ? Ben: Block => illegal turn.owner ~story-action`,
    )
  })

  it('no: only characters count', () => {
    holds(
      four('story-action=no'),
      `${run}
       = run Cinderella 3
       Ben: Red (Cinderella)
       = run Cinderella 4
       = ask answer Cas, Dan, Ann
       ? Cas: draw => illegal win ~story-action
       ? Ann: Block => legal ~story-action
       Cas: take
       = winner Ben`,
    )
  })

  it('no: a blocked character is taken off the run again', () => {
    holds(
      four('story-action=no'),
      `Ann: Red (Cinderella)
       Ben: Red (Cinderella)
       Cas: Block
       Ben: take
       = run Cinderella 1
       Dan: Red (Hansel)
       = run Hansel 1
       Ann: Block
       Dan: take
       = run Cinderella 1`,
    )
  })
})

describe('story-hand-house', () => {
  const lines = (other: string) => `
    Ann: Red (Cinderella)
    ? Ben: Red all four (Hansel) => legal
    ? Ben: Blue all four (Hansel) => ${other} ~story-hand-house`

  it('yes: the first one has to match', () => holds({}, lines('illegal match.house')))
  it('no: any house will do', () => holds({ rulings: 'story-hand-house=no' }, lines('legal')))
})
