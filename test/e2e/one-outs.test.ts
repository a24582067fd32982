/**
 * One-Outs in the real side panel, by taps as at a table: the source's own examples and every kind of question, to the
 * last player standing. After each step: what everybody at the table would see.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { FOUR, Table, turn } from './harness/one-outs.ts'

let tableside: Tableside
let table: Table

beforeAll(async () => {
  tableside = await Tableside.launch()
  table = new Table(await tableside.panel())
})
afterAll(() => tableside.close())

describe('the source’s examples', () => {
  test('a flipped Skateboard is stolen with a Grab and is fresh again', async () => {
    await table.start({ players: FOUR, dealer: 'Dave' })
    await table.shows(turn('Max'), {
      Charlie: '7 HP 4/4',
      Dave: '7 HP 4/4',
      Max: '7 HP 4/4 turn',
      Nova: '7 HP 4/4',
    })

    table.taps = 0
    await table.cards('Skateboard')
    await table.shows('Max: Skateboard at whom?', { Charlie: '4 HP if it lands' })
    await table.victim('Charlie')
    await table.shows('Charlie: answer Skateboard from Max', {
      Charlie: '7 HP 4/4 asked',
      Max: '7 HP 4/4 ●○ turn',
    })
    await table.logs('Max: Skateboard > Charlie | open')
    await table.answer('Take it')
    await table.shows(turn('Nova'), { Charlie: '4 HP 4/4', Max: '7 HP 4/4 ●○', Nova: '7 HP 4/4 turn' })
    await table.logs('Charlie: take | 4 HP', 'Max: Skateboard > Charlie')
    expect(table.taps, 'taps for an attack with its answer').toBeLessThanOrEqual(4)

    table.taps = 0
    await table.cards('Grab')
    await table.shows('Nova: Grab at whom?')
    await table.victim('Max')
    await table.answer('Grab Max’s Skateboard')
    await table.shows('Max: answer Grab from Nova', { Max: '7 HP 4/4 ●○ asked' })
    await table.cards('Skateboard')
    await table.surface.waitForText(
      'The Skateboard being grabbed cannot defend itself; Max needs another card.',
      '.why',
    )
    table.taps--
    await table.answer('Take it')
    await table.shows('The Grab landed: Nova may follow with Noogie or Bite on Max', {
      Max: '6 HP 3/4',
      Nova: '7 HP 4/4 ●● turn asked',
    })
    expect(table.taps, 'taps for a Grab at a board with its answer').toBeLessThanOrEqual(4)
    await table.answer('No thanks')
    // Max played no card in that play, so nothing is drawn.
    await table.shows(turn('Charlie'), { Charlie: '4 HP 4/4 turn', Max: '6 HP 3/4', Nova: '7 HP 4/4 ●●' })
    await table.logs('Nova: decline', 'Max: take | 6 HP', "Nova: Grab > Max's Skateboard", 'Charlie: take | 4 HP')
  })

  test('a stolen Skateboard lies face down: the check says that it cannot be grabbed', async () => {
    await table.tap({ role: 'button', name: 'Check' })
    await table.surface.waitForPlace({ role: 'heading', name: 'Can they do that?' })
    await table.cards('Grab')
    await table.tap({ role: 'button', name: 'Nova', within: '.said-seats' })
    await table.tap({ role: 'button', name: 'Grab Nova’s Skateboard' })
    await table.surface.waitForPlace({ role: 'heading', name: 'Not legal' })
    await table.surface.waitForText('Nova has no Skateboard face up, and a hidden one cannot be grabbed.', '.verdict')
    await table.surface.waitForText('skateboard.hidden', '.cite')
    await table.tap({ role: 'button', name: 'Play' })
    await table.shows(turn('Charlie'))
  })

  test('Fend makes contact, the defender Grabs and follows with Noogie', async () => {
    await table.start({ players: FOUR, dealer: 'Nova' })
    await table.shows(turn('Charlie'))
    table.taps = 0
    await table.cards('Crane Kick')
    await table.victim('Dave')
    await table.shows('Dave: answer Crane Kick from Charlie', { Charlie: '7 HP 3/4 turn', Dave: '7 HP 4/4 asked' })
    await table.surface.waitForText('−2', '.question-size')
    await table.cards('Fend')
    await table.shows('A block made contact: Dave may Grab Charlie', { Dave: '7 HP 3/4 asked' })
    await table.logs('Dave: Fend | contact', 'Charlie: Crane Kick > Dave')
    expect(table.taps, 'taps for an attack with its answer').toBeLessThanOrEqual(4)

    table.taps = 0
    await table.answer('Grab Charlie')
    await table.shows('Charlie: answer Grab from Dave')
    await table.answer('Take it')
    expect(table.taps).toBeLessThanOrEqual(4)
    await table.shows('The Grab landed: Dave may follow with Noogie or Bite on Charlie', { Charlie: '6 HP 3/4 turn' })
    await table.answer('Noogie')
    await table.shows('Charlie: answer Noogie from Dave', { Dave: '7 HP 1/4' })
    await table.answer('Take it')
    // Both played cards, both draw up to four; the turn passes.
    await table.shows(turn('Dave'), { Charlie: '5 HP 4/4', Dave: '7 HP 4/4 turn' })
    await table.logs('Charlie: take | 5 HP', 'Dave: Noogie', 'Charlie: take | 6 HP', 'Dave: Grab > Charlie')
  })
})

describe('the group attacks', () => {
  test('a Nark with a contact, eggs and Slow-mo in it', async () => {
    await table.start({ players: ['Ann', 'Ben', 'Cas', 'Dot'], dealer: 'Dot' })
    await table.shows(turn('Ann'))
    await table.cards('Nark')
    await table.shows('Ann: Nark with which card?')
    await table.cards('Noogie')
    await table.surface.waitForText('Noogie cannot be the attack of a Nark.', '.why')
    await table.cards('Jab')
    await table.victim('Cas')
    await table.shows('Cas: answer Jab from Ann', { Ann: '7 HP 2/4 turn' })
    await table.cards('Dodge')
    // Clockwise from the narker, without the victim.
    await table.shows('Ben: one Attack card at Cas, or none in hand', { Ben: '7 HP 4/4 asked', Cas: '7 HP 3/4' })
    await table.cards('Bite')
    await table.surface.waitForText('Bite cannot be the attack of a Nark.', '.why')
    await table.cards('Haka')
    await table.surface.waitForText(/No Buff goes on an attack of a Nark|Ben has to play/, '.why')
    await table.cards('Hopoate')
    await table.shows('Cas: answer Hopoate from Ben')
    await table.cards('Fend')
    await table.shows('A block made contact: Cas may Grab Ben', { Ben: '7 HP 3/4', Cas: '7 HP 2/4 asked' })
    await table.answer('Nobody, go on')
    await table.shows('Dot: one Attack card at Cas, or none in hand')
    await table.cards('4 Eggs')
    await table.shows('Cas: answer 4 Eggs from Dot', { Dot: '7 HP 3/4', Cas: '7 HP 2/4 asked' })
    await table.answer('Take it')
    await table.shows('Cas: answer 4 Eggs from Dot', { Cas: '6 HP 2/4 asked' })
    await table.answer('Take it')
    await table.shows('Cas: answer 4 Eggs from Dot', { Cas: '5 HP 2/4 asked' })
    await table.cards('Slow-mo Dodge')
    await table.shows(turn('Ben'), {
      Ann: '7 HP 4/4',
      Ben: '7 HP 4/4 turn',
      Cas: '5 HP 4/4',
      Dot: '7 HP 4/4',
    })
    await table.logs('Cas: Slow-mo Dodge', 'Cas: take | 5 HP', 'Cas: take | 6 HP', 'Dot: 4 Eggs')
  })

  test('one who says there is no Attack card is passed over, and a Hacky Sack hits the first who says so', async () => {
    await table.cards('Hacky Sack')
    await table.shows('Cas: keep the Hacky Sack going, or none in hand', { Ben: '7 HP 3/4 turn' })
    await table.cards('Sack Tap')
    await table.shows('Dot: keep the Hacky Sack going, or none in hand')
    await table.cards('Fend')
    await table.surface.waitForText('Fend does not keep a Hacky Sack going; it takes an Attack card.', '.why')
    await table.answer('No Attack card')
    await table.shows(turn('Cas'), { Cas: '5 HP 4/4 turn', Dot: '6 HP 4/4' })
    await table.logs('Dot: no attack card | 6 HP', 'Cas: Sack Tap', 'Ben: Hacky Sack')
  })

  test('eggs are shared out one by one', async () => {
    await table.cards('4 Eggs')
    await table.shows('Cas: share out 4 Eggs')
    for (const egg of ['Ann', 'Dot', 'Dot', 'Dot']) await table.tap({ role: 'button', name: `${egg}: one egg more` })
    await table.surface.waitForText('4/4', '.question-size')
    await table.answer('Throw them')
    await table.shows('Ann: answer 4 Eggs from Cas', { Cas: '5 HP 3/4 turn' })
    await table.logs('Cas: 4 Eggs > Ann 1, Dot 3 | open')
    await table.cards('Fend')
    // A block against an egg makes no contact: the next egg comes.
    await table.shows('Dot: answer 4 Eggs from Cas', { Ann: '7 HP 3/4' })
    await table.answer('Take it')
    await table.cards('Slow-mo Dodge')
    await table.shows(turn('Dot'), { Ann: '7 HP 4/4', Cas: '5 HP 4/4', Dot: '5 HP 4/4 turn' })
  })

  test('a Haymaker goes round, is blocked, and passes over who is under Slow-mo', async () => {
    await table.start({ players: ['Ann', 'Ben', 'Cas'], dealer: 'Cas' })
    await table.shows(turn('Ann'))
    table.taps = 0
    await table.cards('Haka')
    await table.shows('Ann: Haka with which card?')
    await table.cards('Haymaker')
    await table.surface.waitForText('−6', '.question-size')
    await table.victim('Ben')
    await table.shows('Ben: answer Haka + Haymaker from Ann', { Ann: '7 HP 2/4 turn' })
    await table.cards('Dodge')
    expect(table.taps, 'taps for a buffed attack with its answer').toBeLessThanOrEqual(4)
    await table.shows(/^Cas: answer .*Haymaker from Ann$/)
    await table.surface.waitForText('−5', '.question-size')
    await table.cards('Sidestep')
    await table.shows(/^Ann: answer .*Haymaker from Ann$/)
    await table.answer('Take it')
    await table.shows(turn('Ben'), { Ann: '3 HP 4/4', Ben: '7 HP 4/4 turn', Cas: '7 HP 4/4' })

    await table.cards('Haymaker')
    await table.victim('Cas')
    await table.shows('Cas: answer Haymaker from Ben')
    await table.cards('Fend')
    await table.shows('A block made contact: Cas may Grab Ben')
    await table.answer('Nobody, go on')
    await table.shows(turn('Cas'), { Ben: '7 HP 4/4', Cas: '7 HP 4/4 turn' })

    await table.cards('Haymaker')
    await table.victim('Ann')
    await table.shows('Ann: answer Haymaker from Cas')
    await table.cards('Slow-mo Dodge')
    await table.shows(/^Ben: answer .*Haymaker from Cas$/)
    await table.cards('Dodge')
    await table.shows(/^Cas: answer .*Haymaker from Cas$/)
    await table.surface.waitForText('−2', '.question-size')
    await table.cards('Dodge')
    await table.shows(turn('Ann'), { Ann: '3 HP 4/4 turn', Ben: '7 HP 4/4', Cas: '7 HP 4/4' })
    await table.logs('Cas: Dodge', 'Ben: Dodge', 'Ann: Slow-mo Dodge', 'Cas: Haymaker > Ann')
  })
})

describe('out of turn', () => {
  test('anybody’s Down Trow stops a play, and another one stops it', async () => {
    await table.start({ players: ['Ann', 'Ben', 'Cas'], dealer: 'Cas' })
    await table.shows(turn('Ann'))
    await table.cards('King Hit')
    await table.victim('Ben')
    await table.shows('Ben: answer King Hit from Ann')
    table.taps = 0
    await table.tap({ role: 'button', name: 'Cas plays Down Trow' })
    await table.shows('Cas: Down Trow at whom?')
    await table.victim('Ann')
    await table.shows('What did Cas get from Ann?')
    await table.answer('Nobody saw it')
    await table.shows('Cas draws an Attack card from Ann, unless somebody plays Down Trow', { Cas: '7 HP 3/4 asked' })
    expect(table.taps, 'taps for a Down Trow').toBeLessThanOrEqual(3)
    await table.answer('Nobody stops it')
    await table.shows(turn('Ben'), { Ann: '7 HP 4/4', Ben: '7 HP 4/4 turn', Cas: '7 HP 4/4' })

    // On one's own turn, with nothing in progress, it is the turn's action.
    await table.tap({ role: 'button', name: 'Ben plays Down Trow' })
    await table.victim('Cas')
    await table.answer('Nothing: no Attack card there')
    await table.tap({ role: 'button', name: 'Cas plays Down Trow' })
    await table.victim('Ben')
    await table.cards('Jab')
    await table.answer('Nobody stops it')
    await table.logs('done | 1 card', 'Cas: Down Trow > Ben, got Jab', 'Ben: Down Trow > Cas, got nothing')
  })

  test('2min Noodles heal once nobody stops them, and a Swap names its number', async () => {
    await table.start({ players: ['Ann', 'Ben', 'Cas'], dealer: 'Cas', hp: 5 })
    await table.shows(turn('Ann'), { Ann: '5 HP 4/4 turn' })
    await table.cards('2min Noodles')
    await table.shows('Ann heals 3 HP, unless somebody plays Down Trow', { Ann: '5 HP 3/4 turn asked' })
    await table.answer('Nobody stops it')
    await table.shows(turn('Ben'), { Ann: '8 HP 4/4', Ben: '5 HP 4/4 turn' })
    await table.cards('Swap')
    await table.answer('4 cards')
    await table.shows(turn('Cas'), { Ben: '5 HP 4/4' })
    await table.logs('Ben: Swap 4', 'done | 8 HP', 'Ann: 2min Noodles')
    await table.answer('Pass')
    await table.shows(turn('Ann'))
  })
})

test('sudden death, the last player standing, and the same again', async () => {
  await table.start({ players: ['Ann', 'Ben', 'Cas'], dealer: 'Cas', hp: 4 })
  await table.shows(turn('Ann'))
  await table.cards('Tail Whip')
  await table.shows('Ann: Tail Whip at whom?', { Ben: '0 out if it lands' })
  await table.victim('Ben')
  await table.answer('Take it')
  await table.shows(turn('Cas'), { Ann: '4 HP 3/3', Ben: '0 HP out: Tail Whip from Ann', Cas: '4 HP 4/3 turn' })
  await table.surface.waitForText('Two left: hand limit 3', '.sudden')
  await table.surface.waitForText('hand limit 3', '.bar')
  // Only Ann is left to be hit: nobody is asked at whom.
  table.taps = 0
  await table.cards('Haka', 'Jab')
  await table.shows('Ann: answer Haka + Jab from Cas')
  await table.answer('Take it')
  expect(table.taps).toBeLessThanOrEqual(4)
  await table.shows('Cas wins', { Ann: '0 HP out: Jab from Cas', Ben: '0 HP out: Tail Whip from Ann', Cas: '4 HP 2/3' })
  await table.answer('Same again')
  // Two sit clockwise from the old dealer: the deal goes on, and with it the first turn.
  await table.shows(turn('Ben'), { Ann: '4 HP 4/4', Ben: '4 HP 4/4 turn', Cas: '4 HP 4/4' })
  expect(await table.surface.count('.book-empty')).toBe(1)
})
