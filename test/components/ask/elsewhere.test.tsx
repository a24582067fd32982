/** Questions that come up elsewhere: in the line of the table, and on the rules screen. */
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen } from '../../../components/rules/screen.tsx'
import { LiveRegion } from '../../../components/shared/live.tsx'
import { Stage, uncover } from '../../../components/shared/Stage.tsx'
import { surface } from '../../../components/shared/surface.ts'
import { followTable } from '../../../components/table/model.ts'
import { Database, shareDatabase } from '../../../store/database.ts'
import { type Opened, type Opening, openTable } from '../table/opened.tsx'
import { answer, ask, gone, heard, line, past, send, sheet, stored, type } from './sheet.ts'

let table: Opened | undefined
afterEach(() => {
  uncover()
  cleanup()
  table?.close()
  table = undefined
})

const four: Opening = { game: 'one-outs', players: ['Charlie', 'Dave', 'Max', 'Nova'], dealer: 'Nova' }

describe('the line of the table', () => {
  const declaration = () => screen.findByLabelText<HTMLInputElement>('Type or paste what was said')
  const offered = () => document.querySelector('.offer')?.textContent ?? ''
  async function put(text: string) {
    const input = await declaration()
    fireEvent.focus(input)
    fireEvent.input(input, { target: { value: text } })
    return input
  }

  it('offers the answer where a question is typed; Enter opens it, and Escape leads back to the line', async () => {
    table = await openTable(four)
    const input = await put('can i haka my king hit?')
    await waitFor(() => expect(offered()).toMatch(/^YesThe Buff is laid down/))
    input.focus()
    fireEvent.submit(input.form as HTMLFormElement)
    await answer('Yes')
    expect((await line()).value).toBe('can i haka my king hit?')
    expect(input.value).toBe('')
    await waitFor(() => expect(heard()).toMatch(/^Yes/))
    fireEvent.keyDown(sheet(), { key: 'Escape' })
    await gone()
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(table?.session.log.value).toHaveLength(0)
  })

  it('offers none for what is declared, checked or let stand, even by somebody whose name could ask', async () => {
    table = await openTable({ ...four, players: ['Charlie', 'May', 'Max', 'Nova'] })
    await put('how many hp has Nova')
    await waitFor(() => expect(offered()).toMatch(/^7/))
    for (const text of [
      'charlie jabs max',
      'may jabs charlie',
      'Charlie: Jab > Max',
      '? Max: Jab > Nova',
      '? Max: Jap > Nova',
      '! Dave: Jab',
    ]) {
      await put(text)
      expect(offered()).toBe('')
    }
  })
})

describe('the rules screen', () => {
  const open = async (...rest: string[]) => {
    surface.value = 'panel'
    render(
      <>
        <Stage>
          <Screen rest={rest} />
        </Stage>
        <LiveRegion />
      </>,
    )
    return screen.findByRole('searchbox', { name: 'Search the rules' })
  }

  it('without a table answers by the usual house rules, and goes on from what was asked', async () => {
    const database = new Database('ask-rules')
    shareDatabase(database)
    await open('one-card')
    await ask()
    screen.getByText('One Card', { selector: '.over .bar p' })
    await send('can I play several cards of one rank at once')
    const card = await answer('Depends on your table')
    within(card).getByText('usual')
    within(card).getByText(/^Usually: /)
    await send('how many cards do we start with')
    await answer('5')
    await send('and with two players?')
    await answer('7')
    await type('')
    expect(past()).toHaveLength(3)
    screen.getByText('Asked before')
    await stored()
    uncover()
    cleanup()
    database.close()
  })

  it('asks at the table where that plays the same game, and has what was asked there', async () => {
    table = await openTable({ ...four, rulings: { buffs: 'stack' }, lines: ['Charlie: Jab > Dave'] })
    await ask()
    await send('can i haka my king hit')
    await answer('Yes')
    uncover()
    cleanup()
    const stop = followTable()
    await open('one-outs')
    // The house rules are marked once the table is there.
    await waitFor(() => expect(document.querySelector('.choices .is-here')).not.toBeNull())
    await ask()
    await send('who is on turn now?')
    expect((await answer('Dave')).textContent).toContain('On the table as it stands, turn 1')
    await waitFor(() => expect(past()).toEqual(['can i haka my king hit: Yes']))
    stop()
  })

  it('offers the answer to a question that is searched for, beside what was found', async () => {
    const database = new Database('ask-search')
    shareDatabase(database)
    const field = await open('one-outs')
    fireEvent.input(field, { target: { value: 'grab' } })
    await screen.findByText(/rules?,/, { selector: '.found' })
    expect(document.querySelector('.offer')).toBeNull()
    fireEvent.input(field, { target: { value: 'can i haka my king hit' } })
    await waitFor(() => expect(document.querySelector('.offer')?.textContent).toMatch(/^YesThe Buff/))
    fireEvent.keyDown(field, { key: 'Enter' })
    await answer('Yes')
    await stored()
    uncover()
    cleanup()
    database.close()
  })
})
