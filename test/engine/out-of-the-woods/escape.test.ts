import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import { faults, NAMES, stateAfter } from './table.ts'

const holds = (table: Parameters<typeof faults>[0], lines: string) => expect(faults(table, lines)).toEqual([])

describe('escape', () => {
  it('with two players the first escape ends the game', () => {
    holds(
      { players: 2 },
      `* Ann hand 1
       Ann: Red (Cinderella)
       = winner none
       done
       = winner Ann
       = loser none
       = ask over`,
    )
  })

  it('with more the others go on until one is left, and turns pass the escaped by', () => {
    holds(
      { players: 4 },
      `* Ben hand 1
       Ann: Attack
       Ben: Block
       Ann: take
       = winner Ben
       = turn Cas
       * turn Ann
       Ann: Attack
       = ask answer Cas
       Cas: take
       = Cas hand 10
       = turn Dan
       = loser none
       * Dan hand 1
       Dan: Skip
       = turn Cas
       * Cas hand 1
       Cas: Red (Cinderella)
       = ask answer Ann
       Ann: take
       = winner Ben
       = loser Ann
       = ask over`,
    )
  })

  it('the next player’s move makes it final', () => {
    holds(
      {},
      `* Ann hand 1
       Ann: Red (Cinderella)
       Ben: Red (Cinderella) => legal
       = winner Ann
       = Ben hand 7`,
    )
  })

  it('a Skip as the last card is final at once', () => {
    holds({}, '* Ann hand 1\nAnn: Skip\n= winner Ann\n= turn Cas')
    holds({ players: 2 }, '* Ann hand 1\nAnn: Skip\n= winner Ann\n= ask over')
  })

  it('made to take cards by an answer, a player without cards plays on', () => {
    holds(
      {},
      `* Ann hand 1
       Ann: Attack
       Ben: Reflect
       = ask answer Ann
       ? Ann: Block => illegal hand.enough
       Ann: take
       = winner none
       = Ann hand 2`,
    )
    holds(
      {},
      `* Ann hand 1
       Ann: Burden
       Ben: Reflect
       Ann: take
       = winner none
       = Ann hand 1
       = turn Ann`,
    )
    holds(
      {},
      `* Ann hand 1
       Ann: Attack
       Ben: Block
       Ann: take
       = winner Ann`,
    )
  })

  it('the player is not gone while the card is open', () => {
    const state = stateAfter({}, '* Ann hand 1\nAnn: Red (Cinderella)')
    const escaped = () => ruleset.view(state, NAMES).players.map((player) => player.escaped)
    expect(escaped()).toEqual([false, false, false])
    expect(ruleset.view(ruleset.play(state, { seat: null, cards: [], word: 'done' }), NAMES).players[0]).toEqual({
      name: 'Ann',
      hand: 0,
      escaped: true,
    })
  })

  it('two escapes that leave nobody with cards have no loser', () => {
    holds(
      {},
      `* Cas hand 1
       * turn Cas
       Cas: Skip
       = winner Cas
       * Ann hand 1
       * Ben hand 1
       * turn Ben
       Ben: Attack
       Ann: Block
       done
       = winner Cas
       = loser none
       = ask over`,
    )
  })
})

describe('burden.last', () => {
  it('a player whose Burden hands over their last card has escaped too', () => {
    holds(
      {},
      `* Ann hand 2
       Ann: Burden
       = winner none
       Ben: take
       = Ann hand 0
       = Ben hand 9
       = winner Ann`,
    )
  })

  it('so has a reflector', () => {
    holds(
      {},
      `* Ben hand 2
       Ann: Burden
       Ben: Reflect
       Ann: take
       = Ann hand 8
       = winner Ben`,
    )
  })

  it('with no card left to give nothing is given', () => {
    holds(
      {},
      `* Ann hand 1
       Ann: Burden
       Ben: take
       = Ben hand 8
       = winner Ann
       = turn Ben`,
    )
  })
})

it('what happened tells who escaped, who won and who lost, in order', () => {
  const told = (lines: string) =>
    stateAfter({}, lines).happened.map(({ kind, seat, cause }) => `${kind}${cause ? `.${cause}` : ''} ${NAMES[seat]}`)
  expect(told('* Ann hand 1\n* Ben hand 1\nAnn: Attack\nBen: Block\ndone')).toEqual([
    'escape Ann',
    'win.escape Ann',
    'escape Ben',
    'loser Cas',
  ])
  expect(told('* Ann hand 0\nBen: all four (Hansel)\ndone')).toEqual(['story Ben'])
  expect(told('* Ann hand 1\nAnn: Skip')).toEqual(['hand.play Ann', 'lost-turn Ben', 'escape Ann', 'win.escape Ann'])
})
