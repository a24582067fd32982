import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { announce } from '../../../components/shared/live.tsx'
import { speak } from '../../../components/shared/words.ts'
import { asked, entered, type Opened, type Opening, openTable } from '../table/opened.tsx'
import { answer, ask, gone, heard, key, line, past, send, sheet, type } from './sheet.ts'

let table: Opened
afterEach(async () => {
  table.close()
  await speak('en')
})

const four: Opening = { game: 'one-outs', players: ['Charlie', 'Dave', 'Max', 'Nova'], dealer: 'Nova' }
const open = async (more: Partial<Opening> = {}) => {
  table = await openTable({ ...four, ...more })
}

describe('an answer', () => {
  it('comes as it is typed: what it comes to first, a sentence, then the rules, each opening to its text', async () => {
    await open()
    await ask()
    await type('can i haka my king hit')
    const card = await answer('Yes')
    within(card).getByText(/^The Buff is laid down together with its attack/, { selector: '.verdict-why' })
    const rules = [...card.querySelectorAll('details')]
    expect(rules[0]?.querySelector('summary')?.textContent).toContain('buff.one-play')
    expect(rules.map((rule) => rule.open)).not.toContain(true)
    for (const rule of rules) expect(rule.querySelector('p')?.textContent).toMatch(/\w{3,}.*\.$/)
    expect(card.textContent).not.toContain('On the table as it stands')
  })

  it('that depends says what this table plays, and the other options', async () => {
    await open({ rulings: { buffs: 'stack' } })
    await ask()
    await type('does a buff stack')
    const card = await answer('Depends on your table')
    within(card).getByText(/^This table plays: One of each/, { selector: '.verdict-why' })
    const here = within(card).getByText('this table').closest('dt')
    expect(here?.textContent).toMatch(/^One of each/)
    expect(card.querySelectorAll('.fork')).toHaveLength(2)
  })

  it('that is a fact is the fact itself', async () => {
    await open()
    await ask()
    await type('how many cards do we start with')
    within(await answer('4')).getByText('setup.hand')
  })

  it('says plainly where the rules do not say, with the nearest to read', async () => {
    await open()
    await ask()
    await type('what colour is the box')
    const card = await answer('The rules do not say')
    expect(card.querySelector('.verdict-why')?.textContent ?? '').not.toMatch(/yes|no\b/i)
    await type('can you look at someones hand')
    await waitFor(() => within(document.querySelector('article') as HTMLElement).getByText('Nearest to read'))
    expect(document.querySelectorAll('article details').length).toBeGreaterThan(0)
  })

  it('about the table is judged as it stands, says so, and changes with it', async () => {
    await open({ lines: ['Charlie: Jab > Dave'] })
    await ask()
    await type('can Nova grab Max now?')
    const card = await answer('No')
    expect(card.textContent).toContain('The game waits for Dave to answer first.')
    expect(card.textContent).toContain('On the table as it stands, turn 1')
    await table.say('Dave: take')
    await waitFor(() =>
      expect(document.querySelector('.verdict-why')?.textContent).toBe('It is Dave’s turn, not Nova’s.'),
    )
    await type('can Dave grab Max now?')
    await answer('Yes')
    fireEvent.click(screen.getByRole('button', { name: 'See the whole check' }))
    await gone()
    await screen.findByRole('heading', { name: 'Legal' })
    await waitFor(() => expect(document.activeElement?.id).toBe('verdict'))
    expect(table.session.draft.value.checked).toMatchObject({ seat: 1, cards: ['grab'] })
  })

  it('to a play that is typed out is the verdict of a check; it can be logged from there', async () => {
    await open()
    await ask()
    await type('Charlie: Hopoate + Jab > Max')
    await send('Dave: Jab > Nova')
    const card = await answer('Not legal')
    screen.getByText('Read as a play; nothing is logged')
    within(card).getByText('It is Charlie’s turn, not Dave’s.')
    await type('Charlie: Jab > Nova')
    fireEvent.click(within(await answer('Legal')).getByRole('button', { name: 'Log it' }))
    await entered('Charlie: Jab > Nova')
    await gone()
  })

  it('with a second reading close to it offers that, and goes back', async () => {
    await open()
    await ask()
    await type('can dt be played when its not my turn')
    const card = await answer('Yes')
    const other = within(card).getByText('Or did you mean').parentElement?.querySelector('button') as HTMLElement
    const title = other.querySelector('span')?.textContent ?? ''
    fireEvent.click(other)
    await waitFor(() => expect(document.querySelector('.cite-title')?.textContent).toBe(title))
    fireEvent.click(within(card).getByRole('button', { name: /Yes/ }))
    await answer('Yes')
  })

  it('is text, whatever stands in the question', async () => {
    await open()
    await ask()
    await send('<img src=x onerror=alert(1)> can i block')
    await waitFor(() => expect(document.getElementById('answer')).not.toBeNull())
    await type('')
    await waitFor(() => expect(past()[0]).toContain('<img'))
    expect(document.querySelector('img')).toBeNull()
  })
})

describe('what was asked', () => {
  it('is kept, newest first and each once, through closing; a tap asks it again', async () => {
    await open()
    await ask()
    await send('can i haka my king hit')
    await answer('Yes')
    await send('what hp are you out at')
    await answer('At 0 HP')
    await waitFor(() => expect(past()).toEqual(['can i haka my king hit: Yes']))
    fireEvent.keyDown(await line(), { key: 'Escape' })
    await gone()
    expect((await ask()).value).toBe('what hp are you out at')
    await answer('At 0 HP')
    const row = screen.getByRole('button', { name: /^can i haka my king hit/ })
    row.focus()
    fireEvent.click(row)
    await answer('Yes')
    await waitFor(() => expect(document.activeElement?.id).toBe('answer'))
    expect(past()).toEqual(['what hp are you out at: At 0 HP'])
    await type('')
    expect(past()).toEqual(['can i haka my king hit: Yes', 'what hp are you out at: At 0 HP'])
  })

  it('without Enter is kept, too, once its answer was there to be read', async () => {
    await open()
    await ask()
    await type('what hp are you out at')
    await answer('At 0 HP')
    await type('h')
    await waitFor(() => expect(past()).toEqual(['what hp are you out at: At 0 HP']))
    await type('hmm')
    fireEvent.keyDown(await line(), { key: 'Escape' })
    await gone()
    await ask()
    expect(past()).toEqual(['what hp are you out at: At 0 HP'])
  })

  it('is what the next question goes on from, and the one after that', async () => {
    await open({ game: 'one-card', players: ['Ann', 'Ben', 'Cas'], dealer: 'Ann', options: { top: '4S' } })
    await ask()
    await send('how many cards do we start with')
    await answer('5')
    await send('and with two players?')
    expect((await answer('7')).textContent).toContain('Goes on from “how many cards do we start with”')
    await send('and with four players?')
    expect((await answer('5')).textContent).toContain('Goes on from “how many cards do we start with”')
    await send('what about a queen?')
    fireEvent.click(screen.getByRole('button', { name: /^and with two players/ }))
    expect((await answer('7')).textContent).toContain('Goes on from “how many cards do we start with”')
  })
})

describe('the sheet', () => {
  it('opens with a key, covers the table without changing it, and gives the focus back', async () => {
    await open()
    key().focus()
    fireEvent.keyDown(document.body, { key: '.' })
    await waitFor(async () => expect(document.activeElement).toBe(await line()))
    expect(document.getElementById('question')?.closest('[inert]')).not.toBeNull()
    expect(asked()).toMatch(/^Charlie’s turn/)
    fireEvent.keyDown(sheet(), { key: 'Escape' })
    await gone()
    await waitFor(() => expect(document.activeElement).toBe(key()))
    expect(document.querySelector('[inert]')).toBeNull()
  })

  it('keeps its keys to itself, and arrows walk through what can be opened', async () => {
    await open({ lines: ['Charlie: Jab > Dave'] })
    await ask()
    await send('can i haka my king hit')
    await answer('Yes')
    sheet().focus()
    fireEvent.keyDown(sheet(), { key: 'z', ctrlKey: true })
    fireEvent.keyDown(sheet(), { key: '1' })
    expect(document.activeElement).toBe(sheet())
    expect(table.session.log.value).toHaveLength(1)
    const input = await line()
    input.focus()
    const down = () => fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' })
    down()
    expect(document.activeElement?.id).toBe('answer')
    down()
    expect(document.activeElement?.textContent).toContain('buff.one-play')
    for (let up = 0; up < 3; up++) fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(input)
  })

  it('reads an answer out once, when it is sent', async () => {
    await open()
    announce('nothing yet')
    await ask()
    await type('can i haka my king hit')
    await answer('Yes')
    expect(heard()).toBe('nothing yet')
    await send('can i haka my king hit')
    await waitFor(() => expect(heard()).toMatch(/^Yes\. The Buff is laid down/))
    fireEvent.keyDown(sheet(), { key: 'Escape' })
    await gone()
    expect(document.querySelectorAll('[role="status"]')).toHaveLength(1)
  })

  it('says what can be asked before anything was', async () => {
    for (const more of [
      {},
      { game: 'one-card', players: ['Ann', 'Ben', 'Cas'], dealer: 'Ann', options: { top: '4S' } },
      { game: 'out-of-the-woods', players: ['Ann', 'Ben', 'Cas'], options: { houses: 'Oak, Elm', stories: 'Hansel' } },
    ] as const) {
      await open({ dealer: more.players?.[0] ?? 'Nova', ...more })
      await ask()
      const examples = within(sheet()).getByText('For example').parentElement as HTMLElement
      for (const example of [...examples.querySelectorAll('button')].map((button) => button.textContent ?? '')) {
        await type(example)
        await waitFor(() => expect(document.getElementById('answer')).not.toBeNull())
        expect(document.getElementById('answer')?.textContent).not.toBe('The rules do not say')
      }
      table.close()
    }
  })
})

describe('in Korean', () => {
  it('the rules are Korean, and a Korean question is not taken for one that the rules do not answer', async () => {
    await open()
    await speak('ko')
    fireEvent.click(screen.getByRole('button', { name: '규칙 물어보기' }))
    const input = await screen.findByLabelText<HTMLInputElement>('궁금한 것')
    fireEvent.input(input, { target: { value: 'can i haka my king hit' } })
    expect((await answer('네')).querySelector('.verdict-why')?.textContent).toMatch(/[가-힣]/)
    fireEvent.input(input, { target: { value: '스케이트보드를 훔칠 수 있나요?' } })
    const card = await answer('질문은 아직 영어만 알아들어요')
    expect(card.querySelectorAll('details').length).toBeGreaterThan(0)
    fireEvent.input(input, { target: { value: 'whose turn is it now?' } })
    await answer('Charlie')
    fireEvent.input(input, { target: { value: 'how do you win' } })
    await waitFor(() => expect(document.getElementById('answer')?.textContent).toMatch(/^[가-힣 ]+$/))
  })

  it('a game that is asked about in Korean answers a Korean question, and an English one', async () => {
    await open({ game: 'one-card', players: ['Ann', 'Ben', 'Cas'], dealer: 'Ann', options: { top: '4S' } })
    await speak('ko')
    fireEvent.click(screen.getByRole('button', { name: '규칙 물어보기' }))
    const input = await screen.findByLabelText<HTMLInputElement>('궁금한 것')
    fireEvent.input(input, { target: { value: '내 차례 아닐 때 카드 내도 돼?' } })
    expect((await answer('아니요')).querySelector('.verdict-why')?.textContent).toMatch(/[가-힣]/)
    fireEvent.input(input, { target: { value: '7 내면 무늬 바꿀 수 있어?' } })
    await answer('네')
    fireEvent.input(input, { target: { value: 'can i play out of turn' } })
    await answer('아니요')
  })
})
