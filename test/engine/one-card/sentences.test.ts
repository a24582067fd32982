/** Every sentence of the table in the situation that says it; none is left over. */
import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/one-card/index.ts'
import type { State } from '../../../engine/one-card/state.ts'
import { text } from '../../../engine/one-card/text/en.ts'
import type { Correction, Declaration } from '../../../engine/ruleset.ts'
import { englishNamer, happenedSentence, problemSentence, why } from '../../../engine/sentences.ts'
import { ANN, BEN, CAS, NAMES, replayed, say, started, type Table } from './table.ts'

const namer = englishNamer(text, NAMES)

/** The table, what came before, what is said then, the sentence's key and the sentence. */
const reasons: readonly (readonly [Table, string, string, string, string])[] = [
  [{}, '', 'Cas: 7H calls clubs', 'card.seven', '7 of hearts: a 7 goes on anything while no attack waits.'],
  [{}, '', 'Cas: 4H', 'card.rank', '4 of hearts has the rank of 4 of spades.'],
  [{}, '', 'Cas: 5S', 'card.suit', '5 of spades has the suit of 4 of spades.'],
  [{}, 'Cas: 7S calls hearts', 'Ben: 5H', 'card.called', '5 of hearts has the suit that was called: hearts.'],
  [{}, '', 'Cas: BJ', 'card.joker', 'Black Joker goes on spades, its own colour.'],
  [{ top: 'CJ' }, '', 'Cas: 5H', 'card.on-joker', '5 of hearts has the colour of Coloured Joker.'],
  [{}, '* Cas hand 1', 'Cas: 5S', 'card.wins', '5 of spades: Cas’s last card, and that wins.'],
  [
    { rulings: 'attack-follow=any' },
    'Cas: 2S',
    'Ben: AH',
    'answer.any',
    'Ace of hearts: at this table any attack card answers 2 of spades.',
  ],
  [{}, 'Cas: 2S', 'Ben: 2H', 'answer.rank', '2 of hearts answers 2 of spades: the same rank.'],
  [{}, 'Cas: 2S', 'Ben: AS', 'answer.suit', 'Ace of spades answers 2 of spades: the same suit.'],
  [
    {},
    'Cas: 2S\n! Ben: 7H calls hearts',
    'Ben: AH',
    'answer.called',
    'Ace of hearts answers the attack in the suit that was called: hearts.',
  ],
  [{}, 'Cas: 2S', 'Ben: BJ', 'answer.joker', 'Black Joker answers 2 of spades: spades is its own colour.'],
  [{}, 'Cas: BJ', 'Ben: AC', 'answer.on-joker', 'Ace of clubs answers Black Joker: the same colour.'],
  [{}, 'Cas: BJ', 'Ben: CJ', 'answer.joker-meets', 'Coloured Joker answers Black Joker: one Joker meets the other.'],
  [
    { rulings: 'attack-order=at-least' },
    'Cas: AS',
    'Ben: 2S',
    'answer.weaker',
    '2 of spades answers the attack, but is weaker than what it meets: Ben draws one card for it.',
  ],
  [{}, '', 'Cas: draw', 'draw', 'Cas draws one, and that ends the turn.'],
  [{}, 'Cas: AS', 'Ben: draw', 'draw.attack', 'Ben draws all 5 and then goes on with the turn.'],
  [{}, 'Cas: AS\nBen: draw', 'Ben: draw', 'draw.after', 'Ben draws one more, and that ends the turn.'],
  [{}, 'Cas: KS', 'Cas: draw', 'draw.again', 'Cas draws one instead of playing again, and that ends the turn.'],
  [{}, '* Cas hand 2\nCas: 5S', 'Cas: one card Cas', 'call', 'Cas calls in time: Ben draws one.'],
  [
    { rulings: 'call-penalty=no' },
    '* Cas hand 2\nCas: 5S',
    'Cas: one card Cas',
    'call.free',
    'Cas calls in time and is safe. At this table nobody draws for it.',
  ],
  [{}, '* Cas hand 2\nCas: 5S', 'Ann: one card Cas', 'catch', 'Ann is first: Cas draws one.'],
  [{}, '', 'done', 'done', 'Nobody adds anything.'],
  [{}, '* Cas hand 2\nCas: 5S', 'done', 'done.call', 'Nobody calls Cas’s single card any more.'],
  [{}, '* Cas hand 1\nCas: 5S', 'Ben: 6S', 'win', 'The game is over: Cas has won.'],
  [
    { rulings: 'finish=plain' },
    '* Cas hand 1',
    'Cas: KS',
    'win.plain',
    'At this table the last card has to be a plain one, and King of spades is not.',
  ],
  [{}, '', 'Ben: 5S', 'turn.owner', 'It is Cas’s turn, not Ben’s.'],
  [
    {},
    '',
    'Cas: 5S + 5H',
    'turn.play-or-draw.one',
    '5 of spades + 5 of hearts: at this table one card is played at a time.',
  ],
  [
    {},
    '',
    'Cas: 5S + 6S',
    'turn.play-or-draw.ranks',
    '5 of spades + 6 of spades do not have one rank and cannot be played together.',
  ],
  [{}, 'Cas: 2S', 'Ben: 5S', 'attack.answer', '5 of spades is no attack card. Ben answers with one, or draws 2.'],
  [
    { rulings: 'multi=yes' },
    '* Cas hand 1',
    'Cas: 5S + 5H',
    'hand.enough',
    'Cas holds 1 card, not enough for 5 of spades + 5 of hearts.',
  ],
  [{}, '', 'Cas: 4S', 'deck.single', '4 of spades already lies in the discard pile, and the deck has only one.'],
  [{}, '', 'Cas: 5S + 5S', 'deck.single.twice', 'The deck has only one 5 of spades.'],
  [{}, '', 'Cas: 7S', 'seven.call', 'Which suit? Cas has to name one with 7 of spades.'],
  [{}, '', 'Cas: 5S calls clubs', 'seven.call.only', 'Only a 7 calls a suit, not 5 of spades.'],
  [{}, '', 'Cas: 5H', 'follow', '5 of hearts has neither the rank nor the suit of 4 of spades.'],
  [{}, 'Cas: 7S calls hearts', 'Ben: 5S', 'follow.called', '5 of spades does not follow: hearts was called.'],
  [{}, '', 'Cas: CJ', 'follow.joker-colour', 'Coloured Joker does not follow 4 of spades: the colours differ.'],
  [
    {},
    'Cas: 7S calls hearts',
    'Ben: BJ',
    'follow.joker-colour.called',
    'Black Joker does not follow: hearts was called, and that is the other colour.',
  ],
  [{ top: 'BJ' }, '', 'Cas: CJ', 'follow.jokers', 'Coloured Joker does not follow Black Joker outside an attack.'],
  [
    { rulings: 'joker-on-joker=no' },
    'Cas: BJ',
    'Ben: CJ',
    'follow.jokers.answer',
    'At this table Coloured Joker does not answer Black Joker.',
  ],
  [{}, '', 'Ann: one card Cas', 'one-card.nobody', 'Cas holds 5 cards; there is no single card to call.'],
  [
    {},
    '* Cas hand 2\nCas: 5S\nBen: draw',
    'Ann: one card Cas',
    'one-card.nobody.late',
    'The chance to call Cas’s single card is over.',
  ],
]

/** What no record can say: declarations that no screen makes. */
const odd: readonly (readonly [Declaration, string, string, string?])[] = [
  [{ seat: CAS, cards: [] }, 'turn.play-or-draw.nothing', 'Cas has to play a card or draw one.'],
  [{ seat: BEN, cards: [] }, 'attack.answer.nothing', 'Ben has to answer with an attack card or draw 2.', 'Cas: 2S'],
  [
    { seat: CAS, cards: ['5S'], word: 'draw' },
    'turn.play-or-draw.both',
    '5 of spades and a word besides: a turn is one or the other.',
  ],
  [
    { seat: CAS, cards: [], word: 'draw', targets: [{ seat: BEN }] },
    'turn.play-or-draw.alone',
    'Cas draws, and nothing is said with it.',
  ],
  [
    { seat: null, cards: [], word: 'done', targets: [{ seat: BEN }] },
    'turn.play-or-draw.done',
    'Done is said by nobody in particular, and about nobody.',
  ],
  [
    { seat: CAS, cards: ['5S'], targets: [{ seat: BEN }] },
    'turn.play-or-draw.target',
    '5 of spades is played at nobody.',
  ],
  [{ seat: CAS, cards: ['1S'] }, 'turn.play-or-draw.unknown', 'There is no card 1S in the deck.'],
  [{ seat: BEN, cards: [], word: 'one-card' }, 'one-card.nobody.unnamed', 'About whom does Ben call it?'],
  [{ seat: null, cards: ['5S'] }, 'turn.owner', 'It is Cas’s turn.'],
]

describe('reasons', () => {
  it.each(reasons)('%j %j %s: %s', (table, before, line, key, sentence) => {
    const verdict = replayed(table, `${before}\n? ${line}`).lines.at(-1)?.verdict
    expect(verdict?.reason).toBe(key)
    expect(verdict && why(verdict, text, namer)).toBe(sentence)
  })

  it.each(odd.map((one) => [one] as const))('%j', ([move, key, sentence, before = '']) => {
    const verdict = ruleset.judge(replayed({}, before).state, move)
    expect(verdict.reason).toBe(key)
    expect(why(verdict, text, namer)).toBe(sentence)
  })

  it('no sentence is left over', () => {
    const said = new Set([...reasons.map(([, , , key]) => key), ...odd.map(([, key]) => key)])
    expect(Object.keys(text.reasons).filter((key) => !said.has(key))).toEqual([])
  })
})

describe('what happened', () => {
  const told = (state: State) => state.happened.map((one) => happenedSentence(one, text, namer))
  const all: readonly (readonly [Table, string, readonly string[]])[] = [
    [{}, 'Cas: 5S', ['Cas plays 5 of spades', 'Ben’s turn']],
    [{}, 'Cas: draw', ['Cas draws 1', 'Ben’s turn']],
    [{}, 'Cas: KS', ['Cas plays King of spades', 'Cas plays again']],
    [{}, 'Cas: JS', ['Cas plays Jack of spades', 'Ben is skipped', 'Ann’s turn']],
    [{}, 'Cas: QS', ['Cas plays Queen of spades', 'Play now runs clockwise', 'Ann’s turn']],
    [
      { rulings: 'direction=clockwise' },
      'Ben: QS',
      ['Ben plays Queen of spades', 'Play now runs counterclockwise', 'Ann’s turn'],
    ],
    [{}, 'Cas: AS', ['Cas plays Ace of spades', 'Ben’s turn', 'Ben is attacked']],
    [{}, 'Cas: AS\nBen: draw', ['Ben draws 5 for the attack']],
    [
      { rulings: 'attack-order=at-least' },
      'Cas: AS\nBen: 2S',
      ['Ben plays 2 of spades', 'Ben draws 1 for the weaker card', 'Ann’s turn', 'Ann is attacked'],
    ],
    [{}, 'Cas: 7S calls hearts', ['Cas plays 7 of spades', 'Cas calls hearts', 'Ben’s turn']],
    [{}, 'Cas: 7S calls spades', ['Cas plays 7 of spades', 'Cas calls spades', 'Ben’s turn']],
    [{}, 'Cas: 7S calls clubs', ['Cas plays 7 of spades', 'Cas calls clubs', 'Ben’s turn']],
    [{}, 'Cas: 7S calls diamonds', ['Cas plays 7 of spades', 'Cas calls diamonds', 'Ben’s turn']],
    [{ rulings: 'multi=yes' }, 'Cas: 5S + 5H', ['Cas plays 2 cards, 5 of hearts on top', 'Ben’s turn']],
    [{}, '* Cas hand 2\nCas: 5S\nCas: one card Cas', ['Cas calls One Card', 'Ben draws 1 for Cas’s One Card']],
    [{}, '* Cas hand 2\nCas: 5S\nAnn: one card Cas', ['Ann calls Cas’s One Card first', 'Cas draws 1, caught by Ann']],
    [{}, '* Cas hand 1\nCas: 5S', ['Cas plays 5 of spades', 'Cas wins']],
    [{}, '* Cas hand 3', ['Cas −2 cards, corrected', 'Cas: corrected']],
    [{}, '! Cas: 5H', ['The table lets Cas’s play stand', 'Cas plays 5 of hearts']],
    [{}, 'Cas: 5S\n* reshuffle', ['The discard pile becomes the stock', 'Ben: corrected']],
  ]
  it.each(all)('%j %j', (table, lines, sentences) => {
    expect(told(replayed(table, lines).state)).toEqual(sentences)
  })

  it('no sentence is left over', () => {
    const kinds = new Set(
      all.flatMap(([table, lines]) =>
        replayed(table, lines).state.happened.flatMap(({ kind, cause }) =>
          cause === undefined ? [kind] : [kind, `${kind}.${cause}`],
        ),
      ),
    )
    expect(Object.keys(text.happened).filter((key) => !kinds.has(key))).toEqual([])
  })
})

describe('questions', () => {
  it.each([
    [{}, '', 'Cas’s turn: follow 4 of spades, or draw one'],
    [{}, 'Cas: 7S calls hearts', 'Ben’s turn: follow 7 of spades with hearts, or draw one'],
    [{}, 'Cas: AS', 'Ben: answer Ace of spades with an attack card, or draw 5'],
    [{}, 'Cas: AS\nBen: draw', 'Ben has drawn and goes on: follow Ace of spades, or draw one more'],
    [{}, 'Cas: KS', 'Cas plays again: follow King of spades, or draw one'],
    [{ rulings: 'multi=yes' }, 'Cas: KS + KH', 'Cas plays again, 2 times: follow King of hearts, or draw one'],
    [{}, '* Cas hand 1\nCas: 5S', 'Cas wins'],
  ] as const)('%j %j', (table, lines, question) => {
    const ask = ruleset.ask(replayed(table, lines).state)
    expect(text.asks[ask.kind]?.(ask.params, namer)).toBe(question)
    expect(ask.must).toBe(ask.kind !== 'over')
  })
})

describe('problems', () => {
  const set = (players: string[], options = {}, dealer = 0, rulings = {}) => {
    const result = ruleset.start({ players, dealer, options: { top: '4S', ...options } }, rulings)
    return result.ok ? [] : result.problem
  }
  const fix = (correction: Correction) => {
    const result = ruleset.correct(started(), correction)
    return result.ok ? [] : [result.problem]
  }
  const all = [
    [() => set(['Ann']), 'One Card needs at least 2 players; there is 1.'],
    [() => set([...NAMES, 'Kim']), 'One deck serves at most 10 players; there are 11.'],
    [() => set(['Ann', '']), 'This seat needs a name.'],
    [() => set(['Ann', 'x'.repeat(41)]), 'A name can have up to 40 characters.'],
    [() => set(['Ann', 'ann']), 'Ann already has seat 1. Two players need different names.'],
    [() => set(['Ann', 'Ben'], {}, 5), 'Somebody at the table has to deal.'],
    [() => set(['Ann', 'Ben'], { top: '' }), 'Which card was turned up?'],
    [() => set(['Ann', 'Ben'], { top: '1OH' }), 'There is no card 1OH; did you mean 10H?'],
    [() => set(['Ann', 'Ben'], {}, 0, { speed: 'fast' }), 'There is no house rule called speed.'],
    [() => set(['Ann', 'Ben'], {}, 0, { multi: 'maybe' }), 'The house rule multi has no option maybe.'],
    [() => fix({ kind: 'hand', seat: 9, value: 1 }), 'There is no such player.'],
    [() => fix({ kind: 'hand', seat: ANN, value: -1 }), 'A hand is a whole number of cards, 0 or more.'],
    [
      () => fix({ kind: 'hand', seat: ANN, value: 44 }),
      'Ann would need 39 cards from the stock, and there are only 38.',
    ],
    [() => fix({ kind: 'hp', seat: ANN, value: 3 }), 'One Card has no hp to correct.'],
  ] as const
  it.each(all)('%s: %s', (problems, sentence) => {
    expect(problems().map((one) => problemSentence(one, text, namer))).toEqual([sentence])
  })

  it('no sentence is left over', () => {
    const reasonsSeen = new Set(all.flatMap(([problems]) => problems().map((one) => one.reason)))
    expect(Object.keys(text.problems).filter((key) => !reasonsSeen.has(key))).toEqual([])
  })
})

it('every kind of move has its word', () => {
  const kinds = ['5S', 'AS', 'draw'].map((line) => ruleset.judge(started(), say(CAS, line)).as)
  for (const as of [...kinds, 'answer', 'draw-attack', 'call', 'catch', 'done']) expect(text.as[as]).toBeTruthy()
})
