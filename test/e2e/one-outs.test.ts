/**
 * One-Outs in the real side panel, by taps as at a table: the source's own examples, every kind of question,
 * corrections, undo, overruled moves, checks. After each step: what everybody at the table would see.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { FOUR, Table, turn } from './harness/one-outs.ts'
import { declare } from './harness/session.ts'

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
    await table.cards('Fend')
    await table.shows('A block made contact: Cas may Grab Ben')
    await table.answer('Nobody, go on')
    await table.shows(turn('Cas'), { Ben: '7 HP 4/4', Cas: '7 HP 4/4 turn' })

    await table.cards('Haymaker')
    await table.victim('Ann')
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

describe('what the table says goes', () => {
  beforeAll(async () => {
    await table.start({ players: FOUR, dealer: 'Nova' })
  })

  test('taps on − add up to one pending number, which becomes one correction', async () => {
    const before = await table.count()
    for (let tap = 0; tap < 2; tap++) await table.step('Max', 'less')
    await table.step('Max', 'more')
    await table.step('Max', 'less')
    await table.surface.waitForText('−2 to 5 HP', '[data-correction="3"]')
    await table.shows(turn('Charlie'), { Max: '5 was 7 4/4' })
    expect(await table.count()).toBe(before)
    await table.tap({ role: 'button', name: 'Keep the correction for Max' })
    await table.shows(turn('Charlie'), { Max: '5 HP 4/4' })
    await table.logs('Max: hp 5 | correction')
  })

  test('a pending number can be taken back, and keeps itself after a moment', async () => {
    const before = await table.count()
    await table.step('Nova', 'less')
    await table.tap({ role: 'button', name: 'Take back the correction for Nova' })
    await table.shows(turn('Charlie'), { Nova: '7 HP 4/4' })
    expect(await table.count()).toBe(before)
    await table.step('Nova', 'more')
    await table.shows(turn('Charlie'), { Nova: '8 was 7 4/4' })
    await table.logs('Nova: hp 8 | correction', 'Max: hp 5 | correction')
    await table.shows(turn('Charlie'), { Nova: '8 HP 4/4' })
  })

  test('a declaration makes what is pending an entry of its own first', async () => {
    await table.step('Dave', 'less')
    await table.surface.waitForText('−1 to 6 HP', '[data-correction="2"]')
    await table.answer('Pass')
    await table.shows(turn('Dave'), { Dave: '6 HP 4/4 turn' })
    await table.logs('Charlie: pass', 'Dave: hp 6 | correction')
  })

  test('undo and redo go back and forth through corrections and moves', async () => {
    const undo = { role: 'button', name: /^Undo/ } as const
    const redo = { role: 'button', name: 'Redo', within: '.bar' } as const
    await table.tap({ role: 'button', name: 'Undo: Charlie: pass' })
    await table.shows(turn('Charlie'), { Dave: '6 HP 4/4' })
    await table.tap({ role: 'button', name: 'Undo: Dave: hp 6' })
    await table.shows(turn('Charlie'), { Dave: '7 HP 4/4', Nova: '8 HP 4/4' })
    await table.tap(undo)
    await table.shows(turn('Charlie'), { Nova: '7 HP 4/4', Max: '5 HP 4/4' })
    for (const nova of ['8 HP 4/4', '8 HP 4/4', '8 HP 4/4']) {
      await table.tap(redo)
      await table.shows(/turn/, { Nova: nova })
    }
    await table.shows(turn('Dave'), { Dave: '6 HP 4/4 turn' })
    await table.logs('Charlie: pass', 'Dave: hp 6 | correction', 'Nova: hp 8 | correction', 'Max: hp 5 | correction')
  })

  test('a refused move says why with its rule, and lies in the log once it was typed', async () => {
    await expect(declare(table.surface, 'Max: Jab > Dave')).rejects.toThrow('It is Dave’s turn, not Max’s.')
    await table.surface.waitForText('turn.owner', '#line-result')
    await table.logs('Max: Jab > Dave | refused', 'Charlie: pass')
    await table.shows(turn('Dave'), { Dave: '6 HP 4/4 turn' })
  })

  test('and stands once the table allows it', async () => {
    await table.tap({ role: 'button', name: 'The table allows it', within: '#line-result' })
    await table.logs('Max: Jab > Dave | allowed by the table')
    await table.shows(turn('Dave'), { Max: '5 HP 3/4' })
  })

  test('the whole table can be corrected: hands, Skateboards, the turn', async () => {
    await table.menu('Correct the table')
    await table.tap({ role: 'button', name: 'Charlie', within: '.corrections' })
    await table.surface.fill({ role: 'textbox', name: 'Cards in hand' }, '2')
    await table.tap({ role: 'button', name: 'Set Cards in hand of Charlie' })
    await table.shows(turn('Dave'), { Charlie: '7 HP 2/4' })
    await table.surface.fill({ role: 'textbox', name: 'Skateboard, uses left' }, '1')
    await table.tap({ role: 'button', name: 'Set Skateboard, uses left of Charlie' })
    await table.shows(turn('Dave'), { Charlie: '7 HP 2/4 ●○' })
    await table.tap({ role: 'button', name: 'Nova: On turn' })
    await table.shows(turn('Nova'), { Charlie: '7 HP 2/4 ●○', Nova: '8 HP 4/4 turn' })
    await table.tap({ role: 'button', name: 'Close', within: '.corrections' })
    await table.surface.waitForNo('.corrections')
  })
})

describe('“Can they do that?”', () => {
  beforeAll(async () => {
    await table.start({ players: FOUR, dealer: 'Nova' })
    await table.surface.waitForText(turn('Charlie'))
    await table.tap({ role: 'button', name: 'Check' })
    await table.surface.waitForPlace({ role: 'heading', name: 'Can they do that?' })
  })

  test('what hinges on a house rule says what each option would say', async () => {
    await table.cards('Haka', 'Steroids', 'Jab')
    await table.tap({ role: 'button', name: 'Dave', within: '.said-seats' })
    await table.surface.waitForPlace({ role: 'heading', name: 'Not legal' })
    const verdict = await table.surface.text('.verdict')
    expect(verdict).toContain('Charlie puts Haka and Steroids on one attack, more than this table allows.')
    expect(verdict).toContain('buff.one')
    const forks = await table.surface.texts('.fork')
    expect(forks).toHaveLength(2)
    expect(forks[0]).toMatch(/Not legal$/)
    expect(forks[1]).toMatch(/Legal, −5 on Dave$/)
    // What would be legal instead: one Buff on the same attack.
    expect((await table.surface.texts('.instead-row')).join()).toMatch(/Haka \+ Jab.*Steroids \+ Jab/)
  })

  test('nothing of it is logged, until it is', async () => {
    await table.tap({ role: 'button', name: /^Steroids \+ Jab.*Dave/ })
    await table.surface.waitForPlace({ role: 'heading', name: /^Legal|^Depends/ })
    await table.surface.waitForText('Charlie attacks Dave with Steroids + Jab, 3 HP if it lands.', '.verdict')
    await table.tap({ role: 'button', name: 'Log it' })
    await table.shows('Dave: answer Steroids + Jab from Charlie', { Charlie: '7 HP 2/4 turn' })
    await table.logs('Charlie: Steroids + Jab > Dave | open')
    expect(await table.count()).toBe(1)
  })

  test('an illegal one can be let stand from its verdict', async () => {
    await table.answer('Take it')
    await table.shows(turn('Dave'), { Dave: '4 HP 4/4 turn' })
    await table.tap({ role: 'button', name: 'Check' })
    await table.cards('Bite')
    await table.tap({ role: 'button', name: 'Max', within: '.said-seats' })
    await table.surface.waitForPlace({ role: 'heading', name: 'Not legal' })
    await table.surface.waitForText('Bite needs a Grab by Dave that has just landed.', '.verdict')
    await table.tap({ role: 'button', name: 'The table allows it' })
    await table.logs('Dave: Bite > Max | allowed by the table')
    await table.shows(turn('Dave'), { Dave: '4 HP 3/4 turn' })
  })
})

test('the typed line does the same, and a declaration closes an open contact by itself', async () => {
  await table.start({ players: FOUR, dealer: 'Nova' })
  for (const line of ['charlie: crane kick > dave', 'Dave: Fend']) await declare(table.surface, line)
  await table.shows('A block made contact: Dave may Grab Charlie')
  await declare(table.surface, 'dave: swap 2')
  await table.shows(turn('Max'), { Charlie: '7 HP 4/4', Dave: '7 HP 4/4' })
  await table.logs('Dave: Swap 2', 'Dave: Fend | contact', 'Charlie: Crane Kick > Dave')
})
