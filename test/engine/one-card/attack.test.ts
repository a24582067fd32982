import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/one-card/index.ts'
import { ANN, BEN, CAS, cardsOf, faults, playedOn, say, started } from './table.ts'

describe('attack.answer', () => {
  it('another attack card or the draw, nothing else', () => {
    expect(
      faults(
        {},
        `Cas: 2S
        = ask attack Ben
        = turn Ben
        ? Ben: 5S => illegal attack.answer
        ? Ben: KS => illegal attack.answer
        ? Ben: 7S calls hearts => illegal attack.answer
        ? Ben: AS => legal
        ? Ben: 2H => legal
        ? Ben: BJ => legal
        ? Ben: draw => legal
        ? Ann: AS => illegal turn.owner`,
      ),
    ).toEqual([])
  })

  it('a call may be said meanwhile, and its penalty is not the pending draw', () => {
    expect(
      faults(
        {},
        `* Cas hand 2
        Cas: 2S
        Cas: one card Cas
        = Ben hand 6
        = pending 2
        = ask attack Ben`,
      ),
    ).toEqual([])
  })

  it('nothing at all is no answer', () => {
    const state = playedOn(started(), 'Cas: 2S')
    expect(ruleset.judge(state, { seat: BEN, cards: [], word: 'pass' }).rules[0]).toBe('attack.answer')
    expect(ruleset.judge(state, { seat: BEN, cards: [] }).rules[0]).toBe('attack.answer')
  })
})

describe('attack.adds', () => {
  it.each([
    ['2S', 2],
    ['AS', 5],
    ['BJ', 10],
  ])('%s: %i', (card, pending) => {
    expect(faults({}, `Cas: ${card}\n= pending ${pending}`)).toEqual([])
  })

  it.each([
    ['2H', 2],
    ['AH', 3],
    ['CJ', 13],
  ])('%s: %i', (card, pending) => {
    expect(faults({ top: '4H' }, `Cas: ${card}\n= pending ${pending}`)).toEqual([])
  })

  it('round the table, and back at its first player', () => {
    expect(
      faults(
        {},
        'Cas: 2S\nBen: AS\n= pending 7\nAnn: BJ\n= pending 17\n= ask attack Cas\nCas: CJ\n= pending 30\n= turn Ben',
      ),
    ).toEqual([])
  })
})

describe('attack.draw, attack.then-turn', () => {
  it('takes all of it at once, and it is still that player’s turn', () => {
    expect(
      faults(
        {},
        `Cas: AS
        Ben: draw
        = Ben hand 10
        = stock 33
        = pending 0
        = turn Ben
        = ask after-draw Ben
        Ben: 5S
        = turn Ann
        = ask turn Ann`,
      ),
    ).toEqual([])
  })

  it('or draws one more and the turn ends', () => {
    expect(faults({}, 'Cas: AS\nBen: draw\nBen: draw\n= Ben hand 11\n= turn Ann\n= ask turn Ann')).toEqual([])
  })

  it('plays as on any turn: K, attack card, 7', () => {
    const drawn = 'Cas: AS\nBen: draw\n'
    expect(faults({}, `${drawn}Ben: KS\n= ask again Ben`)).toEqual([])
    expect(faults({}, `${drawn}Ben: 2S\n= ask attack Ann\n= pending 2`)).toEqual([])
    expect(faults({}, `${drawn}Ben: 7H calls clubs\n= turn Ann`)).toEqual([])
    expect(faults({}, `${drawn}? Ben: 5H => illegal follow`)).toEqual([])
  })

  it('nothing is pending afterwards, even where the stock could not give it all', () => {
    const state = playedOn(started(2), 'Ben: AS')
    const short = { ...state, hands: [25, 26], stock: 0, discard: ['3C', '4S', 'AS'] }
    expect(cardsOf(short)).toBe(54)
    const drawn = ruleset.play(short, say(ANN, 'draw'))
    expect(drawn.hands).toEqual([27, 26])
    expect(drawn.stock).toBe(0)
    expect(drawn.discard).toEqual(['AS'])
    expect(drawn.step).toEqual({ kind: 'after-draw' })
    expect(ruleset.view(drawn, ['Ann', 'Ben']).pending).toBe(0)
  })

  it('with nothing to draw at all it is still their turn', () => {
    const state = playedOn(started(2), 'Ben: AS')
    const drawn = ruleset.play({ ...state, hands: [27, 26], stock: 0, discard: ['AS'] }, say(ANN, 'draw'))
    expect(drawn.hands).toEqual([27, 26])
    expect(ruleset.ask(drawn)).toMatchObject({ kind: 'after-draw', who: [ANN] })
  })
})

describe('ruling attack-follow', () => {
  it('yes: an answer follows by rank, suit or Joker colour', () => {
    expect(
      faults(
        {},
        `Cas: 2S
        ? Ben: 2H => legal
        ? Ben: AS => legal
        ? Ben: AH => illegal follow ~attack-follow
        ? Ben: CJ => illegal follow.joker-colour ~attack-follow
        Ben: BJ
        ? Ann: AC => legal
        ? Ann: 2D => illegal follow.joker-colour ~attack-follow
        ? Ann: CJ => legal ~joker-on-joker`,
      ),
    ).toEqual([])
  })

  it('any: any attack card answers', () => {
    expect(
      faults(
        { rulings: 'attack-follow=any' },
        `Cas: 2S
        ? Ben: AH => legal ~attack-follow
        ? Ben: 5S => illegal attack.answer
        Ben: CJ
        ? Ann: 2S => illegal deck.single
        Ann: AC
        = pending 18
        Cas: draw
        ? Cas: AD => legal
        ? Cas: 2H => illegal follow`,
      ),
    ).toEqual([])
  })
})

describe('ruling attack-order', () => {
  const order = (lines: string, more = '') => faults({ rulings: `attack-order=at-least${more}` }, lines)

  it('free: a weaker answer costs nothing', () => {
    expect(faults({}, 'Cas: AS\nBen: 2S\n= Ben hand 4\n= pending 7')).toEqual([])
  })

  it('at-least: a weaker answer is legal and its player draws one', () => {
    expect(order('Cas: AS\nBen: 2S => legal\n= Ben hand 5\n= stock 37\n= pending 7\n= ask attack Ann')).toEqual([])
    expect(order('Cas: AS\nBen: AH => legal\n= Ben hand 5')).toEqual([])
  })

  it('at-least: an equal or stronger one costs nothing', () => {
    expect(order('Cas: 2S\nBen: 2H\n= Ben hand 4\nAnn: AH\n= Ann hand 4\nCas: AS\n= Cas hand 3')).toEqual([])
  })

  it('at-least: it is held against the card it meets, not against what is pending', () => {
    expect(order('Cas: AS\nBen: 2S\nAnn: 2H\n= Ann hand 4\n= pending 9')).toEqual([])
  })

  it('at-least: attack cards played with nothing pending cost nothing', () => {
    expect(faults({ top: 'AS', rulings: 'attack-order=at-least' }, 'Cas: 2S\n= Cas hand 4')).toEqual([])
    expect(order('Cas: AS\nBen: draw\nBen: 2S\n= Ben hand 9')).toEqual([])
    // The second Ace is weaker than the first, and still there is nothing they answer.
    expect(order('Cas: AS + AH\n= Cas hand 3\n= pending 8', ', multi=yes')).toEqual([])
  })

  it('at-least: each card against the one below it, one penalty card at most', () => {
    const multi = ', multi=yes'
    expect(order('Cas: 2S\nBen: AS + AH\n= Ben hand 4', multi)).toEqual([])
    expect(order('Cas: 2S\nBen: AS + AH + AD\n= Ben hand 3', multi)).toEqual([])
    expect(order('Cas: AS\nBen: AH + AD + AC\n= Ben hand 3\n= pending 14', multi)).toEqual([])
    expect(order('Cas: BJ\nBen: AC + AS\n= Ben hand 4', multi)).toEqual([])
    expect(order('Cas: 2S\nBen: 2H + 2D\n= Ben hand 3', multi)).toEqual([])
  })

  it('at-least: a weaker last card wins at once', () => {
    expect(order('* Ben hand 1\nCas: AS\nBen: 2S\n= winner Ben\n= Ben hand 0')).toEqual([])
  })

  it('at-least: after the penalty card two are left and there is nothing to call', () => {
    expect(
      order('* Ben hand 2\nCas: AS\nBen: 2S\n= Ben hand 2\n? Ben: one card Ben => illegal one-card.nobody'),
    ).toEqual([])
  })

  it('says what the penalty card is for', () => {
    const state = playedOn(started(3, '4S', { 'attack-order': 'at-least' }), 'Cas: AS', 'Ben: 2S')
    expect(state.happened.filter((one) => one.kind === 'hand')).toEqual([
      { kind: 'hand', seat: BEN, change: -1, card: '2S', cause: 'play' },
      { kind: 'hand', seat: BEN, change: 1, cause: 'weaker' },
    ])
  })
})

describe('ruling attack-cap', () => {
  it('none: no limit', () => {
    expect(faults({}, 'Cas: BJ\nBen: CJ\n= pending 23\nAnn: draw\n= Ann hand 28')).toEqual([])
  })

  it('20: pending never rises above it', () => {
    expect(
      faults(
        { rulings: 'attack-cap=20' },
        `Cas: BJ
        = pending 10
        Ben: CJ
        = pending 20
        Ann: 2H
        = pending 20
        Cas: draw
        = Cas hand 24
        Cas: AH
        = pending 3`,
      ),
    ).toEqual([])
  })
})

describe('ruling joker-on-joker', () => {
  it('yes: one Joker answers the other', () => {
    expect(faults({}, 'Cas: BJ\n? Ben: CJ => legal ~joker-on-joker')).toEqual([])
    expect(faults({ top: '4H' }, 'Cas: CJ\n? Ben: BJ => legal ~joker-on-joker')).toEqual([])
  })

  it('no: it does not, as long as answers have to follow', () => {
    expect(
      faults({ rulings: 'joker-on-joker=no' }, 'Cas: BJ\n? Ben: CJ => illegal follow.jokers ~joker-on-joker'),
    ).toEqual([])
    expect(
      faults({ rulings: 'joker-on-joker=no' }, 'Cas: BJ\n? Ben: CJ => illegal follow.jokers ~attack-follow'),
    ).toEqual([])
    expect(
      faults({ rulings: 'joker-on-joker=no, attack-follow=any' }, 'Cas: BJ\n? Ben: CJ => legal ~attack-follow'),
    ).toEqual([])
  })
})

describe('an attack tells what it does', () => {
  it('who is attacked and by whom', () => {
    expect(playedOn(started(), 'Cas: 2S').happened).toContainEqual({ kind: 'attack', seat: BEN, by: CAS })
  })
})
