import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Screen } from '../../../components/rules/screen.tsx'
import { LiveRegion } from '../../../components/shared/live.tsx'
import { go, route } from '../../../components/shared/router.ts'
import { surface } from '../../../components/shared/surface.ts'
import { followTable } from '../../../components/table/model.ts'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { loadRuleText, loadText } from '../../../engine/rulesets.ts'
import { Database, shareDatabase } from '../../../store/database.ts'
import { createSession } from '../../../store/sessions.ts'

let on: Database
let nth = 0
let stop: () => void

beforeEach(() => {
  on = new Database(`rules-screen-${nth++}`)
  shareDatabase(on)
  surface.value = 'panel'
  stop = followTable()
})
afterEach(() => {
  cleanup()
  stop()
  on.close()
  vi.restoreAllMocks()
})

const at = (...rest: string[]) => (
  <>
    <Screen rest={rest} />
    <LiveRegion />
  </>
)
const open = async (...rest: string[]) => {
  const shown = render(at(...rest))
  await screen.findByRole('heading', { level: 2, name: 'Grab' })
  return shown
}
const find = (text: string) =>
  fireEvent.input(screen.getByRole('searchbox', { name: 'Search the rules' }), { target: { value: text } })
const heard = () => screen.getByRole('status').textContent
/** The line over what was found. */
const found = () => document.querySelector('.found')?.textContent
const shownRules = () => [...document.querySelectorAll('.rules-list [id^="rule-"]')].map((row) => row.id.slice(5))
const shownCards = () => [...document.querySelectorAll('.deck dt, .deck-plain span')].map((term) => term.textContent)

describe('the rules of a game', () => {
  it('are all there, each with its id, title and text, under their sections', async () => {
    await open('one-outs')
    const text = await loadRuleText('one-outs', 'en')
    const cards = new Set(ruleset.cards.map((card) => card.id))
    const ids = ruleset.rules.map((rule) => rule.id).filter((id) => !cards.has(id))
    expect([...shownRules()].sort()).toEqual([...ids].sort())
    for (const id of ids) {
      const row = document.getElementById(`rule-${id}`)
      expect(row?.textContent).toContain(text.rules[id]?.title)
      expect(row?.textContent).toContain(text.rules[id]?.text)
    }
    const sections = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link')
    const counted = sections.slice(0, -1).reduce((sum, link) => sum + Number(link.lastElementChild?.textContent), 0)
    expect(counted).toBe(ids.length)
  })

  it('fold their sections in a window that is made narrow, and stand beside the text again in a wide one', async () => {
    surface.value = 'tab'
    const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }
    const width = window.innerWidth
    try {
      happyDOM.setViewport({ width: 1280 })
      await open('one-outs')
      const sections = screen.getByText('Sections', { selector: 'summary' }).parentElement as HTMLDetailsElement
      expect(sections.open).toBe(true)
      happyDOM.setViewport({ width: 900 })
      await waitFor(() => expect(sections.open).toBe(false))
      happyDOM.setViewport({ width: 1280 })
      await waitFor(() => expect(sections.open).toBe(true))
    } finally {
      happyDOM.setViewport({ width })
    }
  })

  it('name every card with its number and what is printed on it', async () => {
    await open('one-outs')
    const names = (await loadText('one-outs', 'en')).cards
    expect([...shownCards()].sort()).toEqual(ruleset.cards.map((card) => names[card.id]?.name).sort())
    const kick = document.getElementById('rule-crane-kick')
    expect(kick?.querySelector('.deck-size')?.textContent).toBe('−2')
  })

  it('link each house rule from the rules it bends, and back', async () => {
    await open('one-outs')
    const row = document.getElementById('rule-buff.one') as HTMLElement
    expect(within(row).getByRole('link').getAttribute('href')).toBe('#/rules/one-outs/ruling.buffs')
    const ruling = document.getElementById('ruling-buffs') as HTMLElement
    expect(within(ruling).getByRole('link', { name: 'buff.one' }).getAttribute('href')).toBe(
      '#/rules/one-outs/buff.one',
    )
    expect(
      within(ruling)
        .getAllByRole('listitem')
        .map((option) => option.querySelector('em')?.textContent),
    ).toEqual(['usual', undefined])
  })

  it('mark what the session on the table plays by', async () => {
    const setup = { players: ['Ann', 'Ben', 'Cas'], dealer: 0, options: { hp: '7' } }
    await createSession(
      { game: 'one-outs', edition: 1, setup, rulings: { buffs: 'stack', 'heal-cap': 'no-cap' } },
      1000,
    )
    await open('one-outs')
    const option = (ruling: string, nth: number) =>
      within(document.getElementById(`ruling-${ruling}`) as HTMLElement).getAllByRole('listitem')[nth]?.textContent
    await waitFor(() => expect(option('buffs', 1)).toMatch(/this table$/))
    expect(option('buffs', 0)).not.toMatch(/this table/)
    expect(option('heal-cap', 0)).toMatch(/usual this table$/)
  })
})

describe('an address', () => {
  it('opens to its rule, which takes the focus and is marked', async () => {
    await open('one-outs', 'grab.contact')
    const row = document.getElementById('rule-grab.contact')
    await waitFor(() => expect(document.activeElement).toBe(row))
    expect(row?.classList.contains('is-here')).toBe(true)
    expect(document.querySelectorAll('.is-here')).toHaveLength(1)
  })

  it('opens to a rule that says where the published rules have it, and no other does', async () => {
    await open('one-outs', 'grab.contact')
    const published = ruleset.rules.find((rule) => rule.id === 'grab.contact')?.source ?? ''
    const row = document.getElementById('rule-grab.contact') as HTMLElement
    expect(within(row).getByText(published).lang).toBe('en')
    expect(screen.getAllByText(/^In the published rules under/)).toHaveLength(1)
  })

  it('opens to a card, a house rule and a section', async () => {
    for (const [at, id] of [
      ['king-hit', 'rule-king-hit'],
      ['ruling.buffs', 'ruling-buffs'],
      ['section.grab', 'section-grab'],
      ['house-rules', 'house-rules'],
    ] as const) {
      await open('one-outs', at)
      await waitFor(() => expect(document.activeElement?.id).toBe(id))
      cleanup()
    }
  })

  it('to a rule that does not exist says so and shows the rest', async () => {
    await open('one-outs', 'grab.nonsense')
    expect(screen.getByText('One-Outs has no rule called grab.nonsense. All its rules are below.')).toBeTruthy()
  })

  it('without a game opens the first one, and another game is one tap away', async () => {
    await open()
    go('rules', 'one-outs')
    fireEvent.click(screen.getByRole('button', { name: 'One Card' }))
    expect(route.value).toEqual({ screen: 'rules', rest: ['one-card'] })
  })
})

describe('a search', () => {
  it('finds rules, cards and house rules, marks the words, and counts what it found', async () => {
    await open('one-outs')
    find('four eggs nark')
    await waitFor(() => expect(heard()).toMatch(/rules?, .*house rules?\.$/))
    expect(found()).toBe(heard())
    expect(shownRules().length).toBeGreaterThan(0)
    expect(shownRules().length).toBeLessThan(8)
    expect(document.querySelectorAll('mark').length).toBeGreaterThan(0)
  })

  it('forgives spelling, says what it looked for, and puts the section that is about it first', async () => {
    await open('one-outs')
    find('skatebord')
    expect(found()).toMatch(/^Nothing is spelled “skatebord”\. Showing Skateboard: \d+ rules, 1 card/)
    expect(shownRules()[0]).toMatch(/^skateboard\./)
    expect(shownCards()).toEqual(['Skateboard'])
    find('')
    expect(found()).toBeUndefined()
    expect(shownCards().length).toBe(ruleset.cards.length)
  })

  it('says what to try where it finds nothing, and leaves the focus in its field', async () => {
    await open('one-outs', 'grab.contact')
    await waitFor(() => expect(document.activeElement?.id).toBe('rule-grab.contact'))
    const field = screen.getByRole('searchbox', { name: 'Search the rules' })
    field.focus()
    find('xyzzyq')
    expect(found()).toMatch(/^No rule, card or house rule speaks of “xyzzyq”/)
    find('')
    await new Promise(requestAnimationFrame)
    expect(document.activeElement).toBe(field)
  })

  it('ends when another game is chosen, and whoever chose it is still at the choice', async () => {
    const { rerender } = await open('one-outs')
    const field = () => screen.getByRole('searchbox', { name: 'Search the rules' }) as HTMLInputElement
    find('buff')
    const choice = screen.getByRole('button', { name: 'One Card' })
    choice.focus()
    fireEvent.click(choice)
    rerender(at(...route.value.rest))
    await waitFor(() => expect(choice.getAttribute('aria-pressed')).toBe('true'))
    expect(document.activeElement).toBe(choice)
    expect(field().value).toBe('')
    expect(found()).toBeUndefined()
    find('joker')
    expect(found()).toMatch(/card/)
  })

  it('ends when a link is followed', async () => {
    const { rerender } = await open('one-outs')
    find('buff')
    rerender(at('one-outs', 'ruling.buffs'))
    await waitFor(() => expect(document.activeElement?.id).toBe('ruling-buffs'))
    expect((screen.getByRole('searchbox', { name: 'Search the rules' }) as HTMLInputElement).value).toBe('')
    expect(shownRules().length).toBeGreaterThan(40)
  })
})

it('prints all of it, whatever is being searched for', async () => {
  const printed: number[] = []
  vi.stubGlobal('print', () => printed.push(shownRules().length))
  await open('one-outs')
  const all = shownRules().length
  find('skateboard')
  const found = shownRules().length
  expect(found).toBeLessThan(all)
  fireEvent.click(screen.getByRole('button', { name: 'Print, two pages' }))
  await waitFor(() => expect(printed).toEqual([all]))
  await waitFor(() => expect(shownRules().length).toBe(found))
  vi.unstubAllGlobals()
})
