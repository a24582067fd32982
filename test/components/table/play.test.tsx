import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { describe, expect, it } from 'vitest'
import { entriesOf } from '../../../store/entries.ts'
import { asked, entered, FOUR, lastEntry, numberOf, tables } from './opened.tsx'

const table = tables(FOUR)
const { open } = table
const key = (name: string | RegExp) => screen.getByRole('button', { name })
const tap = (name: string | RegExp) => fireEvent.click(key(name))
const heard = () => screen.getByRole('status').textContent
const tileOf = (name: string) => screen.getByText(name, { selector: '.tile-name span, .tile-name' }).closest('li')

describe('an attack and its answer', () => {
  it('takes three taps: the card, the victim, and the commonest answer, which says its result', async () => {
    await open()
    tap(/^Crane Kick/)
    await waitFor(() => expect(asked()).toBe('Charlie: Crane Kick at whom?'))
    tap(/^Dave if it lands/)
    await entered('Charlie: Crane Kick > Dave')
    expect(asked()).toBe('Dave: answer Crane Kick from Charlie')
    expect(key(/^Take it/).textContent).toBe('Take itDave goes from 7 to 5 HP')
    tap(/^Take it/)
    await entered('Dave: take')
    expect(numberOf('Dave')).toBe(5)
    expect(heard()).toBe('Dave: take. Dave 5 HP. Dave’s turn: attack, swap, a Utility card, or pass')
  })

  it('shows at whom a card would leave whom on how much, before it is chosen', async () => {
    await open({ lines: ['* Dave hp 4', '* Nova hp 5'] })
    tap(/^Haka/)
    tap(/^Jab/)
    await waitFor(() => expect(asked()).toBe('Charlie: Haka + Jab at whom?'))
    expect(key(/^Dave if it lands/).textContent).toContain('4HPto 0out')
    expect(key(/^Nova if it lands/).textContent).toContain('5HPto 1HP')
    expect(screen.getByText('4 HP less if it lands')).toBeTruthy()
  })

  it('needs no victim named where only one is left', async () => {
    await open({ lines: ['* Dave out', '* Max out'] })
    tap(/^Jab/)
    await entered('Charlie: Jab > Nova')
  })

  it('says in words who is on turn, who is asked, and who is out and why', async () => {
    await open({ lines: ['* Dave hp 1', 'Charlie: Jab > Dave', 'Dave: take', 'Max: Jab > Nova'] })
    expect(tileOf('Dave')?.textContent).toContain('out: Jab from Charlie')
    expect(tileOf('Max')?.textContent).toContain('turn')
    expect(tileOf('Nova')?.textContent).toContain('asked')
  })

  it('marks a hand over the limit, and says sudden death in words', async () => {
    await open({ lines: ['* Dave out', '* Max out'] })
    expect(screen.getByText('Two left: hand limit 3')).toBeTruthy()
    expect(tileOf('Charlie')?.textContent).toContain('4/3, over the limit')
  })
})

describe('what is not legal', () => {
  it('lies flat and says why when tapped, with the rule; nothing is logged', async () => {
    await open({ lines: ['Charlie: Crane Kick > Dave'] })
    expect(screen.getByText('No answer to this')).toBeTruthy()
    const jab = key('Jab')
    expect(jab.className).toContain('is-dim')
    fireEvent.click(jab)
    await screen.findByText(/Only a defence card answers an attack; otherwise Dave takes the 2 HP\./, {
      selector: '.why p',
    })
    const rule = await screen.findByRole('link', { name: /defend\.card/ })
    expect(rule.getAttribute('href')).toBe('#/rules/one-outs/defend.card')
    expect(jab.getAttribute('aria-expanded')).toBe('true')
    expect(table.session.log.value).toHaveLength(1)
  })

  it('is forgotten once something has been logged', async () => {
    await open({ lines: ['Charlie: Crane Kick > Dave'] })
    tap('Jab')
    await screen.findByText(/Only a defence card/, { selector: '.why p' })
    tap(/^Dodge/)
    await entered('Dave: Dodge')
    expect(screen.queryByText(/Only a defence card/, { selector: '.why p' })).toBeNull()
  })
})

describe('cards that go with others', () => {
  it('a Buff sticks to the next attack card and can be taken up again', async () => {
    await open()
    tap(/^Steroids/)
    await waitFor(() => expect(asked()).toBe('Charlie: Steroids with which card?'))
    expect(key('Steroids +1').getAttribute('aria-pressed')).toBe('true')
    tap('Steroids +1')
    await waitFor(() => expect(asked()).toMatch(/^Charlie’s turn/))
  })

  it('a Buff can be played alone', async () => {
    await open()
    tap(/^Haka/)
    fireEvent.click(await screen.findByRole('button', { name: 'Haka alone' }))
    await entered('Charlie: Haka')
  })

  it('Nark takes its second card, then its victim', async () => {
    await open()
    tap(/^Nark/)
    await waitFor(() => expect(asked()).toBe('Charlie: Nark with which card?'))
    tap(/^Sack Tap/)
    await waitFor(() => expect(asked()).toBe('Charlie: Nark + Sack Tap at whom?'))
    tap(/^Max if it lands/)
    await entered('Charlie: Nark + Sack Tap > Max')
  })

  it('eggs are shared out, in the order the victims were named', async () => {
    await open()
    tap(/^4 Eggs/)
    await waitFor(() => expect(asked()).toBe('Charlie: share out 4 Eggs'))
    tap('Max: one egg more')
    await waitFor(() => expect(screen.getByText('1/4')).toBeTruthy())
    tap('Dave: one egg more')
    tap('Max: one egg more')
    await waitFor(() => expect(screen.getByText('1 egg still in hand. Each is its own −1 attack.')).toBeTruthy())
    tap('Last one at Nova')
    await entered('Charlie: 4 Eggs > Max 2, Dave 1, Nova 1')
    expect(asked()).toBe('Max: answer 4 Eggs from Charlie')
  })

  it('all eggs at one victim are two taps', async () => {
    await open()
    tap(/^4 Eggs/)
    fireEvent.click(await screen.findByRole('button', { name: 'All at Nova' }))
    await entered('Charlie: 4 Eggs > Nova')
  })

  it('a Grab may go for a player or for their flipped Skateboard', async () => {
    await open({ lines: ['Charlie: Skateboard > Dave', 'Dave: Dodge'] })
    expect(within(tileOf('Charlie') as HTMLElement).getByText('Skateboard, face up, 1 use left')).toBeTruthy()
    tap(/^Grab/)
    await waitFor(() => expect(asked()).toBe('Dave: Grab at whom?'))
    tap(/^Charlie if it lands/)
    fireEvent.click(await screen.findByRole('button', { name: 'Grab Charlie’s Skateboard' }))
    await entered("Dave: Grab > Charlie's Skateboard")
  })

  it('a Swap asks how many cards', async () => {
    await open()
    tap(/^Swap/)
    fireEvent.click(await screen.findByRole('button', { name: '3 cards' }))
    await entered('Charlie: Swap 3')
  })
})

describe('Down Trow', () => {
  it('is one key a player away at any time; then its victim and what was drawn', async () => {
    await open({ lines: ['Charlie: King Hit > Dave'] })
    tap('Max plays Down Trow')
    await waitFor(() => expect(asked()).toBe('Max: Down Trow at whom?'))
    tap(/^Nova \d/)
    await waitFor(() => expect(asked()).toBe('What did Max get from Nova?'))
    tap('Skateboard')
    await entered('Max: Down Trow > Nova, got Skateboard')
    expect(numberOf('Dave')).toBe(7)
    expect(asked()).toBe('Max draws an Attack card from Nova, unless somebody plays Down Trow')
  })

  it('what was drawn may stay unknown', async () => {
    await open({ lines: ['Charlie: King Hit > Dave'] })
    tap('Nova plays Down Trow')
    fireEvent.click(await screen.findByRole('button', { name: /^Max \d/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Nobody saw it' }))
    await entered('Nova: Down Trow > Max')
  })
})

describe('a may question', () => {
  it('offers the Grab, no thanks, and going on for both', async () => {
    await open({ lines: ['Charlie: Crane Kick > Dave', 'Dave: Fend'] })
    expect(asked()).toBe('A block made contact: Dave may Grab Charlie')
    expect(screen.getByText(/If Dave does not, Charlie may Grab Dave/)).toBeTruthy()
    tap('No thanks')
    await entered('Dave: decline')
    expect(asked()).toBe('A block made contact: Charlie may Grab Dave')
    tap('Grab Dave')
    await entered('Charlie: Grab > Dave')
  })
})

describe('undo and redo', () => {
  it('take back and bring back the last entry, and say so', async () => {
    await open({ lines: ['Charlie: Jab > Nova', 'Nova: take'] })
    expect(numberOf('Nova')).toBe(5)
    tap('Undo: Nova: take')
    await waitFor(() => expect(numberOf('Nova')).toBe(7))
    await waitFor(() => expect(heard()).toBe('Undone: Nova: take. Nova 7 HP. Nova: answer Jab from Charlie'))
    tap('Redo')
    await waitFor(() => expect(numberOf('Nova')).toBe(5))
    await waitFor(() => expect(heard()).toMatch(/^Redone: Nova: take\. Nova 5 HP\. Dave’s turn/))
  })

  it('by keyboard too, but not while somebody types', async () => {
    await open({ lines: ['Charlie: Jab > Nova', 'Nova: take'] })
    const line = await screen.findByLabelText('Type or paste what was said')
    fireEvent.keyDown(line, { key: 'z', ctrlKey: true })
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    await waitFor(() => expect(numberOf('Nova')).toBe(7))
    expect(table.session.log.value).toHaveLength(3)
    fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true })
    await waitFor(() => expect(numberOf('Nova')).toBe(5))
  })
})

describe('the end', () => {
  it('says who wins; a rematch is one tap', async () => {
    await open({ lines: ['* Dave out', '* Max out', '* Nova hp 1', 'Charlie: Jab > Nova', 'Nova: take'] })
    expect(asked()).toBe('Charlie wins')
    expect(screen.queryByRole('button', { name: /^Jab/ })).toBeNull()
    tap('Same again')
    const { lastSession } = await import('../../../store/sessions.ts')
    await waitFor(async () => expect((await lastSession())?.id).not.toBe(table.session.id))
    const next = await lastSession()
    expect(next?.head.setup.players).toEqual(FOUR.players)
    expect(next?.head.setup.dealer).toBe(0)
  })
})

describe('by keyboard', () => {
  it('letters go to a card, numbers choose the victim, Escape puts back', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(document.activeElement).toBe(key(/^Jab/))
    fireEvent.click(key(/^Jab/))
    await waitFor(() => expect(asked()).toBe('Charlie: Jab at whom?'))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(asked()).toMatch(/^Charlie’s turn/))
    fireEvent.click(key(/^Jab/))
    await waitFor(() => expect(asked()).toBe('Charlie: Jab at whom?'))
    fireEvent.keyDown(document.body, { key: '4' })
    await entered('Charlie: Jab > Nova')
  })

  it('the same letter again goes to the next card that begins so', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: 'h' })
    fireEvent.keyDown(document.activeElement as Element, { key: 'h' })
    expect(document.activeElement?.textContent).toMatch(/^Haymaker/)
  })

  it('? lists the keys', async () => {
    await open()
    fireEvent.keyDown(document.body, { key: '?' })
    await screen.findByRole('heading', { name: 'Keys' })
  })

  it('the focus is not lost when the key that had it goes', async () => {
    await open({ lines: ['Charlie: Jab > Nova'] })
    const take = key(/^Take it/)
    take.focus()
    fireEvent.click(take)
    await entered('Nova: take')
    await waitFor(() => expect(document.activeElement?.id).toBe('question'))
  })
})

it('a half-made declaration is in the store at once', async () => {
  await open()
  tap(/^Haka/)
  await waitFor(() => expect(asked()).toBe('Charlie: Haka with which card?'))
  const { liveDraft } = await import('../../../store/drafts.ts')
  const live = liveDraft(table.session.id)
  await waitFor(() => expect(live.draft.value).toMatchObject({ said: ['haka'], mode: 'play' }))
  live.close()
  expect(await entriesOf(table.session.id)).toHaveLength(0)
  expect(lastEntry()).toBe('')
})
