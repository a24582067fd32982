import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { describe, expect, it } from 'vitest'
import { entered, FOUR, type Opening, tables } from './opened.tsx'

const table = tables(FOUR)
/** Opens the table and switches to the check. */
const check = async (more: Partial<Opening> = {}) => {
  await table.open(more)
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByRole('heading', { name: 'Can they do that?' })
}
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const verdict = async (word: string) => {
  const heading = await screen.findByRole('heading', { name: word })
  return within(heading.closest('article') as HTMLElement)
}
const twoBuffs = async () => {
  await check()
  tap(/^Steroids/)
  tap(/^Haka/)
  tap(/^Jab/)
  const whom = await screen.findByRole('group', { name: 'At whom?' })
  fireEvent.click(within(whom).getByRole('button', { name: 'Nova' }))
}

it('says what to do first, and then what can be changed', async () => {
  await check()
  const told = () => screen.getByRole('region', { name: /^Nothing is logged/ }).querySelector('h2')?.textContent
  expect(told()).toContain('tap a card, or the name to ask for somebody else')
  tap(/^Jab/)
  await screen.findByRole('group', { name: 'At whom?' })
  expect(told()).toContain('tap a part to change it')
})

describe('not legal', () => {
  it('says why with names, what would be legal instead, what the house rule would say, and the rules', async () => {
    await twoBuffs()
    const card = await verdict('Not legal')
    card.getByText('Charlie puts Steroids and Haka on one attack, more than this table allows.')
    const instead = card.getByRole('region', { name: 'Legal instead' })
    const rows = within(instead)
      .getAllByRole('button')
      .map((row) => row.textContent)
    expect(rows.length).toBeLessThanOrEqual(5)
    expect(rows).toContain('Haka + Jabat Nova−4')
    expect(rows).toContain('Steroids + Jabat Nova−3')
    await card.findByText('How many Buffs may go on one attack?')
    expect(card.getByText('this table').closest('.fork')?.textContent).toContain('Not legal')
    card.getByText('Legal, −5 on Nova')
    const rule = (await card.findByText('One Buff on one attack')).closest('details')
    expect(rule?.open).toBe(true)
    expect(rule?.querySelector('p')?.textContent).toMatch(/Buff/)
    expect(screen.getByRole('status').textContent).toMatch(/^Not legal\. Charlie puts/)
    expect(table.session.log.value).toHaveLength(0)
  })

  it('can be allowed by the table: logged as overruled, and the table plays on', async () => {
    await twoBuffs()
    const card = await verdict('Not legal')
    card.getByText('Logs it as overruled: the three cards are spent and nothing else happens.')
    tap('The table allows it')
    await entered('Charlie: Steroids + Haka + Jab > Nova')
    expect(table.session.log.value.map((entry) => entry.kind)).toEqual(['overruled'])
    expect(document.querySelector('.entry-end')?.textContent).toBe('allowed by the table')
  })

  it('leads to a legal one with one tap', async () => {
    await twoBuffs()
    const card = await verdict('Not legal')
    fireEvent.click(card.getByRole('button', { name: /^Haka \+ Jab.*Nova/ }))
    await verdict('Legal')
  })
})

describe('legal', () => {
  it('can be logged', async () => {
    await check()
    tap(/^Jab/)
    const whom = await screen.findByRole('group', { name: 'At whom?' })
    fireEvent.click(within(whom).getByRole('button', { name: 'Nova' }))
    const card = await verdict('Legal')
    card.getByText('Charlie attacks Nova with Jab, 2 HP if it lands.')
    tap('Log it')
    await entered('Charlie: Jab > Nova')
    expect(screen.queryByRole('heading', { name: 'Can they do that?' })).toBeNull()
  })

  it('carries what the table would want to hear', async () => {
    await check({ lines: ['* Dave out', '* Max out'] })
    tap('Pass')
    const card = await verdict('Legal')
    card.getByText(/Charlie holds 4 cards, over the limit of 3/)
  })
})

describe('depends on the table', () => {
  it('says what each option would say, this table’s own marked', async () => {
    await check()
    tap(/^Haka/)
    tap(/^Hacky Sack/)
    const card = await verdict('Depends on your table')
    await card.findByText('May a Buff go on Hacky Sack?')
    expect(card.getByText('this table').closest('.fork')?.textContent).toContain('Legal, the hit is −3')
    expect(card.getByText('Not legal').closest('.fork')).toBeTruthy()
  })
})

describe('the parts of what is asked', () => {
  it('a card that is tapped is taken out, and the rest is judged again', async () => {
    await twoBuffs()
    await verdict('Not legal')
    tap('Card: Steroids')
    await verdict('Legal')
    expect(screen.queryByRole('button', { name: 'Card: Steroids' })).toBeNull()
  })

  it('somebody else can say it', async () => {
    await check()
    tap(/^Jab/)
    const whom = await screen.findByRole('group', { name: 'At whom?' })
    fireEvent.click(within(whom).getByRole('button', { name: 'Nova' }))
    await verdict('Legal')
    tap('Who: Charlie')
    const who = await screen.findByRole('group', { name: 'Who says it?' })
    fireEvent.click(within(who).getByRole('button', { name: 'Max' }))
    const card = await verdict('Not legal')
    card.getByText('It is Charlie’s turn, not Max’s.')
  })

  it('starting again leaves nothing laid down and stays in the check', async () => {
    await twoBuffs()
    await verdict('Not legal')
    tap('Start again')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Card: Jab' })).toBeNull())
    screen.getByRole('heading', { name: 'Can they do that?' })
  })
})

it('a word can be checked too', async () => {
  await check()
  tap('Take it')
  const card = await verdict('Not legal')
  card.getByText(/There is nothing for Charlie to answer/)
})
