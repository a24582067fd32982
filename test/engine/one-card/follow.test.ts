import { describe, expect, it } from 'vitest'
import { cards, type PlayingCard } from '../../../engine/one-card/cards.ts'
import { ruleset } from '../../../engine/one-card/index.ts'
import { CAS, faults, started } from './table.ts'

/** What the rules page says may be played on a turn, written down a second time. */
function mayFollow(card: PlayingCard, top: PlayingCard): string {
  if (card.id === top.id) return 'deck.single'
  if (card.rank === '7') return 'legal'
  if (card.suit === null && top.suit === null) return 'follow.jokers'
  if (card.suit === null || top.suit === null) return card.colour === top.colour ? 'legal' : 'follow.joker-colour'
  return card.rank === top.rank || card.suit === top.suit ? 'legal' : 'follow'
}

describe('follow', () => {
  it('every card on every start card', () => {
    const wrong: string[] = []
    for (const top of cards) {
      const state = started(3, top.id)
      for (const card of cards) {
        const details = card.rank === '7' ? { details: { calls: 'hearts' } } : {}
        const verdict = ruleset.judge(state, { seat: CAS, cards: [card.id], ...details })
        const got = verdict.legal ? 'legal' : verdict.rules[0]
        if (got !== mayFollow(card, top)) wrong.push(`${card.id} on ${top.id}: ${got}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('the called suit replaces that of the 7 until another card is played', () => {
    expect(
      faults(
        {},
        `Cas: 7S calls hearts
        = suit hearts
        = top 7S
        ? Ben: 5S => illegal follow
        ? Ben: 5H => legal
        Ben: draw
        = suit hearts
        ? Ann: 5S => illegal follow
        Ann: 5H
        = suit hearts
        Cas: 5S
        = suit spades`,
      ),
    ).toEqual([])
  })

  it('a 7 may call its own suit', () => {
    expect(faults({}, 'Cas: 7S calls spades\n= suit spades\n? Ben: 5S => legal')).toEqual([])
  })
})

describe('follow.seven', () => {
  it('goes on any rank, suit and Joker while nothing is pending, and on another 7', () => {
    expect(
      faults(
        { top: 'BJ' },
        `Cas: 7H calls spades
        Ben: 7D calls hearts
        = suit hearts
        ? Ann: 7C calls clubs => legal`,
      ),
    ).toEqual([])
  })

  it('is no answer to an attack', () => {
    expect(faults({}, 'Cas: 2S\n? Ben: 7S calls spades => illegal attack.answer')).toEqual([])
  })
})

describe('follow.joker-colour', () => {
  it('a called suit counts as that suit', () => {
    expect(
      faults(
        {},
        `Cas: 7S calls hearts
        ? Ben: CJ => legal
        ? Ben: BJ => illegal follow.joker-colour`,
      ),
    ).toEqual([])
    expect(faults({}, 'Cas: 7H calls clubs\n? Ben: BJ => legal\n? Ben: CJ => illegal follow.joker-colour')).toEqual([])
  })

  it('red cards on the coloured Joker, black ones on the black, once it has been drawn for', () => {
    expect(
      faults(
        { players: 2, top: '4H' },
        `Ben: CJ
        = suit red
        Ann: draw
        ? Ann: 5D => legal
        ? Ann: 5H => legal
        ? Ann: 5S => illegal follow.joker-colour`,
      ),
    ).toEqual([])
  })
})

describe('follow.jokers', () => {
  it('one Joker does not follow the other outside an attack', () => {
    expect(faults({ top: 'BJ' }, '? Cas: CJ => illegal follow.jokers')).toEqual([])
    expect(faults({ top: 'CJ' }, '? Cas: BJ => illegal follow.jokers')).toEqual([])
    expect(faults({}, 'Cas: BJ\n? Ben: CJ => legal\nBen: draw\n? Ben: CJ => illegal follow.jokers')).toEqual([])
  })
})
