import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { describe, expect, it } from 'vitest'
import { asked, entered, lastEntry, numberOf, type Opening, tables } from '../table/opened.tsx'

const four: Opening = {
  game: 'one-card',
  players: ['Ann', 'Ben', 'Cas', 'Dora'],
  options: { top: '4S' },
}
const table = tables(four)
const { open } = table
const key = (name: string | RegExp) => screen.getByRole('button', { name })
const tap = (name: string | RegExp) => fireEvent.click(key(name))
const pile = () => screen.getByRole('region', { name: 'The pile' })
const heard = () => screen.getByRole('status').textContent

describe('the pile', () => {
  it('shows the top card, what follows it, which way round, who is next and the stock', async () => {
    await open()
    expect(within(pile()).getByText('On top: 4 of spades')).toBeTruthy()
    expect(pile().textContent).toMatch(/Follow\s+♠︎ spades\s+or any four/)
    expect(pile().textContent).toContain('counterclockwise, then Cas')
    expect(pile().textContent).toContain('Stock33')
    expect(asked()).toBe('Dora’s turn: follow 4 of spades, or draw one')
  })

  it('shows the suit that a 7 called, and the colour that a Joker asks for', async () => {
    await open({ lines: ['Dora: 7H calls clubs'] })
    expect(pile().textContent).toMatch(/Follow\s+♣︎ clubs, as called/)
    await table.say('Cas: BJ')
    await table.say('Ben: draw')
    expect(pile().textContent).toMatch(/Follow\s+black\s+♠︎♣︎/)
  })

  it('turns round with a Queen', async () => {
    await open()
    tap(/^Q,/)
    tap('Queen of spades')
    await entered('Dora: QS')
    expect(heard()).toMatch(/Dora 4 cards\. Play now runs clockwise\. Ann’s turn/)
    expect(pile().textContent).toContain('clockwise, then Ben')
    expect(pile().textContent).not.toContain('counterclockwise')
    expect(asked()).toMatch(/^Ann’s turn/)
  })

  it('shows an attack: how much waits, what would still answer it, and who must', async () => {
    await open({ lines: ['Dora: 2S', 'Cas: AS'] })
    expect(pile().textContent).toContain('To draw7')
    expect(pile().textContent).toMatch(/Answered by.*Ace of hearts,.*Ace of diamonds,.*Ace of clubs,.*Black Joker,/)
    expect(pile().textContent).not.toContain('2 of spades')
    expect(asked()).toBe('Ben: answer Ace of spades with an attack card, or draw 7')
    expect(screen.getByText('+7')).toBeTruthy()
    // On turn and asked at once: one tag says it, the turn by its sign.
    const seen = [...document.querySelectorAll('.tag > span:not(.tag-mark):not(.sr), .tag-seat')]
    expect(seen.map((tag) => tag.textContent)).toEqual(['asked'])
  })

  it('lists the keys in the words of the game', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: '?' })
    const list = (await screen.findByRole('heading', { name: 'Keys' })).closest('section')
    expect(list?.textContent).toContain('Correct the cards of the player whose row has the focus')
    expect(list?.textContent).not.toContain('HP')
  })
})

describe('two taps a card', () => {
  it('plays rank and suit, and suit and rank', async () => {
    await open()
    tap(/^9,/)
    expect(key(/^9,/).getAttribute('aria-pressed')).toBe('true')
    tap('9 of spades')
    await entered('Dora: 9S')
    expect(numberOf('Dora')).toBe(4)
    tap(/^spades, \d+ unseen/)
    tap(/^J,/)
    await entered('Cas: JS')
    expect(asked()).toMatch(/^Ann’s turn/)
  })

  it('takes half a card up again: the same key, or Escape', async () => {
    await open()
    tap(/^9,/)
    tap(/^9,/)
    expect(screen.queryByRole('button', { name: '9 of spades' })).toBeNull()
    tap(/^9,/)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('button', { name: '9 of spades' })).toBeNull())
  })

  it('plays a Joker with one tap', async () => {
    await open()
    tap('Black Joker')
    await entered('Dora: BJ')
    expect(asked()).toBe('Cas: answer Black Joker with an attack card, or draw 10')
  })

  it('asks which suit a 7 calls, on the pad, and can put it back', async () => {
    await open()
    tap(/^7,/)
    tap('7 of hearts')
    expect(asked()).toBe('Dora: 7 of hearts calls which suit?')
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Dora: 7 of hearts calls which suit? Tap it on the pad.'),
    )
    tap('Put back')
    expect(asked()).toMatch(/^Dora’s turn/)
    tap(/^7,/)
    tap('7 of hearts')
    tap('diamonds')
    await entered('Dora: 7H calls diamonds')
  })

  it('says why not, with the rule', async () => {
    await open()
    tap(/^9,/)
    tap('9 of hearts')
    expect(key('9 of hearts').getAttribute('aria-expanded')).toBe('true')
    const why = document.querySelector('.why')
    expect(why?.textContent).toMatch(/Not 9 of hearts now\. .*neither the rank nor the suit of 4 of spades\./)
    await waitFor(() => expect(why?.querySelector('a')?.textContent).toMatch(/follow$/))
    expect(lastEntry()).toBe('')
    expect(heard()).toMatch(/neither the rank nor the suit/)
  })

  it('greys what lies in the pile, and says so', async () => {
    await open({ lines: ['Dora: 9S', 'Cas: 9H'] })
    expect(key('9, unseen: diamonds, clubs')).toBeTruthy()
    tap(/^9,/)
    expect(key('9 of spades, in the pile').className).toMatch(/is-dim/)
    tap('9 of spades, in the pile')
    expect(document.querySelector('.why')?.textContent).toMatch(/already lies in the discard pile/)
  })

  it('goes by letters to ranks and suits; numbers are players, here as everywhere', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: 'q' })
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Q,/)
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' })
    fireEvent.click(document.activeElement as Element)
    fireEvent.keyDown(document.body, { key: 's' })
    fireEvent.keyDown(document.body, { key: 'p' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Queen of spades')
    fireEvent.keyDown(document.body, { key: '2' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Ben: one card less')
  })
})

describe('the tally', () => {
  it('counts what is unseen, by suit and with the attack cards', async () => {
    await open({ lines: ['Dora: 2S', 'Cas: AS'] })
    const tally = screen.getByText('Still unseen: 51').closest('details')
    expect(tally?.textContent).toContain('8 attack cards')
    expect(tally?.textContent).toContain('spades: three, five, six, seven, eight, nine, ten, jack, queen, king')
    expect(tally?.textContent).toContain('Jokers: Black Joker, Coloured Joker')
    expect(key('spades, 10 unseen')).toBeTruthy()
  })
})

describe('drawing', () => {
  it('is one tap and says its result; after an attack the turn goes on', async () => {
    await open({ lines: ['Dora: 2S'] })
    const draw = key(/^Draw 2/)
    expect(draw.textContent).toMatch(/5.*7 cards/)
    expect(screen.getByText('After drawing it is still Cas’s turn.')).toBeTruthy()
    fireEvent.click(draw)
    await entered('Cas: draw')
    expect(numberOf('Cas')).toBe(7)
    expect(asked()).toMatch(/^Cas has drawn and goes on/)
    tap(/^Draw one more/)
    await waitFor(() => expect(asked()).toMatch(/^Ben’s turn/))
    expect(numberOf('Cas')).toBe(8)
  })

  it('ends what a King began', async () => {
    await open({ lines: ['Dora: KS'] })
    expect(asked()).toMatch(/^Dora plays again/)
    tap(/^K,/)
    tap('King of hearts')
    await entered('Dora: KH')
    expect(asked()).toMatch(/^Dora plays again/)
    tap(/^Draw one/)
    await waitFor(() => expect(asked()).toMatch(/^Cas’s turn/))
  })
})

describe('One Card', () => {
  const down = ['* Dora hand 2', 'Dora: 9S']

  it('can be called by whoever holds it: then the next player draws', async () => {
    await open({ lines: down })
    const call = screen.getByRole('region', { name: 'Dora holds one card' })
    const own = within(call).getByRole('button', { name: /^Dora says it/ })
    expect(own.textContent).toMatch(/Cas 5.*6/)
    fireEvent.click(own)
    await entered('Dora: one card Dora')
    expect(numberOf('Cas')).toBe(6)
    expect(numberOf('Dora')).toBe(1)
    expect(screen.queryByRole('region', { name: 'Dora holds one card' })).toBeNull()
  })

  it('can be called by anybody else: then whoever holds it draws', async () => {
    await open({ lines: down })
    const call = screen.getByRole('region', { name: 'Dora holds one card' })
    const names = within(call)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
    expect(names.slice(1)).toEqual(['Ann says it first', 'Ben says it first', 'Cas says it first'])
    tap('Ben says it first')
    await entered('Ben: one card Dora')
    expect(numberOf('Dora')).toBe(2)
  })

  it('is said aloud when it is due, shown at the player, and over with the next move', async () => {
    await open({ lines: ['* Dora hand 2'] })
    tap(/^9,/)
    tap('9 of spades')
    await entered('Dora: 9S')
    expect(heard()).toMatch(/Dora holds one card: One Card can be called\. Cas’s turn/)
    tap(/^Draw one/)
    await entered('Cas: draw')
    tap('Undo: Cas: draw')
    await waitFor(() => expect(heard()).toMatch(/^Undone: .* Dora holds one card: One Card can be called\. Cas’s turn/))
    expect(screen.getByText('One Card due')).toBeTruthy()
    tap(/^Draw one/)
    await entered('Cas: draw')
    expect(screen.queryByRole('region', { name: 'Dora holds one card' })).toBeNull()
    expect(screen.getByText('one card left')).toBeTruthy()
  })

  it('says that nobody draws at tables without the penalty', async () => {
    await open({ rulings: { 'call-penalty': 'no' }, lines: down })
    expect(key(/^Dora says it/).textContent).toMatch(/nobody draws/)
  })
})

describe('several at once', () => {
  it('is offered only where the table plays so', async () => {
    await open()
    tap(/^9,/)
    expect(screen.queryByRole('button', { name: 'Several at once' })).toBeNull()
  })

  it('puts cards of a rank together, the last one on top, and asks a suit for 7s', async () => {
    await open({ rulings: { multi: 'yes' } })
    tap(/^7,/)
    tap('Several at once')
    tap('7 of spades')
    tap('7 of hearts')
    tap('7 of clubs')
    tap('7 of hearts')
    tap(/^Play 7 of spades/)
    expect(asked()).toBe('Dora: 7 of spades + 7 of clubs calls which suit?')
    tap('hearts')
    await entered('Dora: 7S + 7C calls hearts')
    expect(numberOf('Dora')).toBe(3)
    expect(within(pile()).getByText('On top: 7 of clubs')).toBeTruthy()
  })

  it('can be checked anywhere, and the verdict names the house rule', async () => {
    await open()
    tap('Check')
    await screen.findByRole('heading', { name: 'Can they do that?' })
    fireEvent.click(await screen.findByRole('button', { name: /^9,/ }))
    tap('Several at once')
    tap('9 of spades')
    tap('9 of hearts')
    tap(/^Check 9 of spades/)
    await screen.findByRole('heading', { name: 'Not legal' })
    expect(screen.getByText(/at this table one card is played at a time/, { selector: '.verdict-why' })).toBeTruthy()
    await screen.findByRole('heading', { name: /house rule/ })
    expect(table.session.log.value).toEqual([])
  })
})

describe('the end', () => {
  it('names the winner and has no pad any more', async () => {
    await open({ lines: ['* Dora hand 1'] })
    tap(/^9,/)
    tap('9 of spades')
    await waitFor(() => expect(asked()).toBe('Dora wins'))
    expect(numberOf('Dora')).toBe(0)
    expect(screen.queryByRole('button', { name: /^9,/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Same again' })).toBeTruthy()
  })
})

it('corrects a hand with + and −, one entry for all taps', async () => {
  await open()
  tap('Ben: one card more')
  await waitFor(() => expect(numberOf('Ben')).toBe(6))
  tap('Ben: one card more')
  await waitFor(() => expect(numberOf('Ben')).toBe(7))
  tap('Keep the correction for Ben')
  await entered('Ben: hand 7')
  expect(pile().textContent).toContain('Stock31')
})
