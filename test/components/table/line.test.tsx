import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { describe, expect, it, vi } from 'vitest'
import { complete } from '../../../components/declare/complete.ts'
import { declare } from '../../../components/table/logging.ts'
import { database } from '../../../store/database.ts'
import { asked, entered, FOUR, numberOf, tables } from './opened.tsx'

const table = tables(FOUR)
const { open } = table
const line = () => screen.findByLabelText<HTMLInputElement>('Type or paste what was said')
async function type(text: string) {
  const input = await line()
  fireEvent.input(input, { target: { value: text } })
  input.setSelectionRange(text.length, text.length)
  return input
}
async function send(text: string) {
  const input = await type(text)
  fireEvent.submit(input.form as HTMLFormElement)
  return input
}
const result = () => document.getElementById('line-result')?.textContent ?? ''

describe('a typed line', () => {
  it('plays a declaration however it is spelled, and empties', async () => {
    await open()
    const input = await send('charlie: cranekick>DAVE')
    await entered('Charlie: Crane Kick > Dave')
    await waitFor(() => expect(input.value).toBe(''))
  })

  it('without a name is said by whoever is asked', async () => {
    await open({ lines: ['Charlie: Jab > Dave'] })
    await send('slomo dodge')
    await entered('Dave: Slow-mo Dodge')
  })

  it('corrects with *, lets stand with !, checks with ?', async () => {
    await open()
    await send('* Nova hp 5')
    await entered('Nova: hp 5')
    expect(numberOf('Nova')).toBe(5)
    await send('! Dave: Jab > Nova')
    await entered('Dave: Jab > Nova')
    await send('? Max: Jab > Nova')
    await screen.findByRole('heading', { name: 'Not legal' })
    expect(table.session.log.value).toHaveLength(2)
  })

  it('that is refused stays, says why with the rule, and the try is kept in the log', async () => {
    await open()
    await send('Max: Jab > Nova')
    await waitFor(() => expect(result()).toContain('It is Charlie’s turn, not Max’s.'))
    expect((await line()).value).toBe('Max: Jab > Nova')
    await waitFor(() => expect(table.session.log.value.map((entry) => entry.kind)).toEqual(['refused']))
    const allow = () => fireEvent.click(screen.getByRole('button', { name: 'The table allows it' }))
    // One that does not reach the disk leaves it there, to be tried again.
    vi.spyOn(database(), 'write').mockResolvedValueOnce({ saved: false, why: 'full' })
    allow()
    await screen.findByText(/^Not saved: this device has no room left/, { selector: '.notice p' })
    expect((await line()).value).toBe('Max: Jab > Nova')
    allow()
    await waitFor(() => expect(table.session.log.value.map((entry) => entry.kind)).toEqual(['refused', 'overruled']))
    await waitFor(() => expect(result()).toBe(''))
  })

  it('that is refused and sent again is no other try, until something else is said at the table', async () => {
    await open()
    const input = await send('Max: Jab > Nova')
    await waitFor(() => expect(result()).toContain('It is Charlie’s turn, not Max’s.'))
    fireEvent.submit(input.form as HTMLFormElement)
    const kinds = () => table.session.log.value.map((entry) => entry.kind)
    await declare(table.session, { seat: 0, cards: ['jab'], targets: [{ seat: 1 }] }, true)
    await waitFor(() => expect(kinds()).toEqual(['refused', 'move']))
    fireEvent.submit(input.form as HTMLFormElement)
    await waitFor(() => expect(kinds()).toEqual(['refused', 'move', 'refused']))
  })

  it('that cannot be read says where, and the nearest name or card', async () => {
    await open()
    const input = await send('Charlie: Jap > Dave')
    await waitFor(() => expect(result()).toContain('there is no card "Jap"; did you mean Jab?'))
    expect(result()).toContain('It stops at “Jap > Dave”.')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.selectionStart).toBe('Charlie: '.length)
    await send('Charly: Jab > Dave')
    await waitFor(() => expect(result()).toContain('nobody here is called "Charly"; did you mean Charlie?'))
    await send('Charlie: Jab > Novva')
    await waitFor(() => expect(result()).toContain('"Novva"; did you mean Nova?'))
    expect(table.session.log.value).toHaveLength(0)
  })

  it('is text, whatever stands in it', async () => {
    await open({ players: ['<b>Al</b>', 'Dave', 'Max'], dealer: 'Max' })
    await send('<img src=x onerror=alert(1)>')
    await waitFor(() => expect(result()).toContain('<img'))
    expect(document.querySelector('img')).toBeNull()
    expect(asked()).toBe('<b>Al</b>’s turn: attack, swap, a Utility card, or pass')
  })
})

describe('completion', () => {
  it('offers names, then cards, then victims; arrows and Enter take one', async () => {
    await open()
    const input = await type('no')
    const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
    await waitFor(() => expect(options()).toContain('Nova'))
    expect(input.getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    await waitFor(() => expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true'))
    fireEvent.keyDown(input, { key: 'Enter' })
    await waitFor(() => expect(input.value).toBe('Nova: '))
    expect(table.session.log.value).toHaveLength(0)
  })

  it('knows where in the line it is', async () => {
    await open()
    const moment = table.session.now.value
    const at = (text: string) => complete(text, text.length, moment, true).map((option) => option.line)
    expect(at('Charlie: ste')).toEqual(['Charlie: Steroids'])
    expect(at('Charlie: Steroids + ki')).toEqual(['Charlie: Steroids + King Hit', 'Charlie: Steroids + Crane Kick'])
    expect(at('Charlie: Jab > ma')).toEqual(['Charlie: Jab > Max'])
    expect(at('Charlie: 4 Eggs > Max 2, da')).toEqual(['Charlie: 4 Eggs > Max 2, Dave'])
    expect(at('? ma')).toEqual(['? Max: '])
    expect(at('Charlie: Jab')).toEqual([])
    expect(at('')).toEqual([])
  })
})

describe('a typed sentence', () => {
  const sentence = async (text: string) => {
    ;(await line()).focus()
    return type(text)
  }

  it('shows its reading in the words of a record before it is entered', async () => {
    await open()
    const input = await sentence('charlie jabs max')
    expect(await screen.findByRole('button', { name: /^Enter Charlie: Jab > Max/ })).toBeTruthy()
    expect(table.session.log.value).toHaveLength(0)
    fireEvent.submit(input.form as HTMLFormElement)
    await entered('Charlie: Jab > Max')
  })

  it('is never guessed: what can be two things is asked, and a tap says which', async () => {
    await open()
    const input = await sentence('charlie jab')
    await screen.findByText('Which one was meant?')
    fireEvent.submit(input.form as HTMLFormElement)
    await waitFor(() => expect(document.querySelector('[role="status"]')?.textContent).toBe('Which one was meant?'))
    expect(table.session.log.value).toHaveLength(0)
    fireEvent.click(await screen.findByRole('button', { name: /^Enter Charlie: Jab > Nova/ }))
    await entered('Charlie: Jab > Nova')
  })

  it('names the words it does not understand', async () => {
    await open()
    await sentence('charlie flabbergasts max with a jab')
    await screen.findByText('“flabbergasts” means nothing here.')
  })
})

describe('several pasted lines', () => {
  const paste = async (text: string) => {
    const input = await line()
    // Without ever having been in the field: nothing that reads sentences is loaded yet.
    fireEvent.paste(input, { clipboardData: { getData: () => text } })
    return screen.findByRole('heading', { name: /lines, nothing is logged yet$/ })
  }
  const listed = () => [...document.querySelectorAll('.pasted li')].map((one) => one.textContent?.trim())

  it('stand in a list with their verdicts, each after the ones before it, before anything is logged', async () => {
    await open()
    await paste('Charlie: Jab > Dave\n# a note\n\nDave: take\r\nNova: Jab > Max\ndave jabs nova\nblah\n')
    await waitFor(() =>
      expect(listed()).toEqual([
        'Charlie: Jab > Davelegal',
        'Dave: takelegal',
        expect.stringMatching(/^Nova: Jab > MaxIt is Dave’s turn/),
        'Dave: Jab > Novalegal',
        expect.stringMatching(/^blah.*[Nn]ot understood/),
      ]),
    )
    expect(table.session.log.value).toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: 'Log 3 entries' }))
    await entered('Dave: Jab > Nova')
    expect(table.session.log.value).toHaveLength(3)
    await waitFor(() => expect(listed()).toEqual([]))
  })

  it('can be left, and nothing has changed', async () => {
    await open()
    await paste('Charlie: Jab > Dave\nDave: take')
    fireEvent.click(screen.getByRole('button', { name: 'Leave it' }))
    await waitFor(() => expect(listed()).toEqual([]))
    expect(table.session.log.value).toHaveLength(0)
    expect(document.activeElement).toBe(await line())
  })

  it('are judged on the table as it is, also when another window plays on meanwhile', async () => {
    await open()
    await paste('Charlie: Jab > Dave\nDave: take')
    await table.say('Charlie: pass')
    await waitFor(() => expect(listed()[0]).toMatch(/^Charlie: Jab > DaveIt is Dave’s turn/))
    expect(screen.getByRole('button', { name: 'Log 0 entries' }).getAttribute('aria-disabled')).toBe('true')
  })
})
