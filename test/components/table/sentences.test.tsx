import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { describe, expect, it } from 'vitest'
import { asked, entered, FOUR, numberOf, tables } from './opened.tsx'

const table = tables(FOUR)
const open = async (lines: readonly string[] = []) => {
  await table.open({ lines })
  await screen.findByRole('combobox', { name: 'Type or paste what was said' })
}
const line = () => screen.getByRole('combobox', { name: 'Type or paste what was said' }) as HTMLInputElement
const type = (text: string) => {
  line().focus()
  fireEvent.input(line(), { target: { value: text } })
}
const enter = () => fireEvent.submit(line().closest('form') as HTMLFormElement)
const readings = async (heading: string) =>
  within((await screen.findByRole('heading', { name: heading })).closest('section') as HTMLElement)
const log = () => table.session.log.peek()

describe('a sentence', () => {
  it('shows how it is read before it is entered, and Enter enters that', async () => {
    await open()
    type('charlie jabs max')
    const list = await readings('Read as')
    expect(list.getByRole('button').textContent).toBe('Enter Charlie: Jab > Maxlegal')
    expect(log().length).toBe(0)
    enter()
    await entered('Charlie: Jab > Max')
    expect(asked()).toBe('Max: answer Jab from Charlie')
    await waitFor(() => expect(line().value).toBe(''))
  })

  it('speaks for whoever is asked where nobody is named', async () => {
    await open(['Charlie: Jab > Max'])
    type('dodges it')
    expect((await readings('Read as')).getByRole('button').textContent).toBe('Enter Max: Dodgelegal')
  })

  it('with a typing error is not entered by Enter: somebody taps what was meant, or presses Enter once more', async () => {
    await open()
    type('charlei jabs nova')
    const list = await readings('Was this meant?')
    enter()
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        'Was this meant? Charlie: Jab > Nova. Enter once more for yes.',
      ),
    )
    expect(log().length).toBe(0)
    fireEvent.click(list.getByRole('button', { name: /^Enter Charlie: Jab > Nova ?legal$/ }))
    await entered('Charlie: Jab > Nova')
    await waitFor(() => expect(screen.queryByText('Was this meant?')).toBeNull())
    type('nova dogdes')
    await readings('Was this meant?')
    enter()
    await screen.findByText('Enter once more for yes.')
    expect(log().length).toBe(1)
    enter()
    await entered('Nova: Dodge')
  })

  it('names the words it does not understand and guesses nothing silently', async () => {
    await open()
    type('flibber jab max')
    const list = await readings('Was this meant?')
    expect(list.getByText('“flibber” means nothing here.')).toBeTruthy()
    enter()
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('“flibber” means nothing here.'))
    enter()
    expect(log().length).toBe(0)
    list.getByRole('button', { name: /^Enter Charlie: Jab > Max/ })
  })

  it('that is not legal says so before it is entered, and why after', async () => {
    await open()
    type('nova jabs max')
    expect((await readings('Read as')).getByRole('button').textContent).toBe('Enter Nova: Jab > Maxnot legal')
    enter()
    await waitFor(() =>
      expect(document.querySelector('#line-result p')?.textContent).toBe('It is Charlie’s turn, not Nova’s.'),
    )
    expect(log().map((entry) => entry.kind)).toEqual(['refused'])
  })
})

describe('several pasted lines', () => {
  const paste = (text: string) =>
    fireEvent.paste(line(), { clipboardData: { getData: () => text } as unknown as DataTransfer })

  it('are a list with their verdicts first; what holds is logged in order when somebody says so', async () => {
    await open()
    line().focus()
    fireEvent.focus(line())
    paste('# a turn\nCharlie: Jab > Dave\nMax: Jab > Nova\n\ndave: fend\nxyzzy\n* Nova hp 3\n')
    const list = await readings('5 lines, nothing is logged yet')
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Charlie: Jab > Davelegal',
      'Max: Jab > NovaThe game waits for Dave to answer first.',
      'Dave: Fendlegal',
      expect.stringContaining('xyzzyNot understood'),
      'Nova: hp 3legal',
    ])
    expect(log().length).toBe(0)
    fireEvent.click(list.getByRole('button', { name: 'Log 3 entries' }))
    await waitFor(() => expect(log().length).toBe(3))
    expect(numberOf('Nova')).toBe(3)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 entries logged.'))
  })

  it('can be left, and nothing was logged', async () => {
    await open()
    paste('Charlie: Jab > Dave\nDave: take')
    const list = await readings('2 lines, nothing is logged yet')
    fireEvent.click(list.getByRole('button', { name: 'Leave it' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: /nothing is logged yet/ })).toBeNull())
    expect(log().length).toBe(0)
  })
})
