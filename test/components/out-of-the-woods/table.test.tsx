import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { describe, expect, it } from 'vitest'
import { asked, entered, lastEntry, numberOf, type Opening, tables } from '../table/opened.tsx'

const STORIES = 'Cinderella, Hansel and Gretel, Rapunzel'
const three: Opening = { game: 'out-of-the-woods', players: ['Ann', 'Ben', 'Cas'], options: {} }
const table = tables(three)
const { open } = table
const withStories = { options: { stories: STORIES } }
const key = (name: string | RegExp) => screen.getByRole('button', { name })
const tap = (name: string | RegExp) => fireEvent.click(key(name))
const middle = () => screen.getByRole('region', { name: 'On the table' })
const tileOf = (name: string) => screen.getByText(name, { selector: '.tile-name span' }).closest('li')
const names = (place: HTMLElement) =>
  within(place)
    .getAllByRole('button')
    .map((one) => one.textContent)

describe('the House', () => {
  it('may be any at first; a character makes it its own with one tap', async () => {
    await open()
    expect(middle().textContent).toContain('Any house')
    expect(middle().textContent).toContain('clockwise, then Ben')
    tap('Red character')
    await entered('Ann: Red')
    expect(middle().textContent).toMatch(/House\s+Red/)
    expect(numberOf('Ann')).toBe(7)
  })

  it('is matched: the others lie flat and say why not', async () => {
    await open({ lines: ['Ann: Red'] })
    expect(key('Red character').className).not.toMatch(/is-dim/)
    expect(key('Blue character').className).toMatch(/is-dim/)
    tap('Blue character')
    const why = document.querySelector('.why')
    expect(why?.textContent).toContain('The House is Red; Ben’s character is of Blue.')
    await waitFor(() => expect(why?.querySelector('a')?.textContent).toMatch(/match\.house$/))
    expect(lastEntry()).toBe('Ann: Red')
  })

  it('comes with an action card that carries one: that is asked', async () => {
    await open({ lines: ['Ann: Red'] })
    tap(/^Skip/)
    expect(asked()).toBe('Ben: Skip of which house?')
    const question = document.querySelector('.question') as HTMLElement
    expect(names(question)).toEqual(['No house on it', 'Red', 'Blue', 'Green', 'Yellow', 'Put back'])
    fireEvent.click(within(question).getByRole('button', { name: 'Blue' }))
    await entered('Ben: Blue Skip')
    expect(middle().textContent).toMatch(/House\s+Blue/)
    expect(asked()).toMatch(/^Ann’s turn: match Blue/)
  })

  it('is named by a Bedevil, and counts once it stands', async () => {
    await open({ lines: ['Ann: Red'] })
    tap(/^Bedevil 4/)
    tap('No house on it')
    expect(asked()).toBe('Ben: Bedevil 4 makes which house the House?')
    tap('Yellow')
    await entered('Ben: Bedevil 4 calls Yellow')
    expect(middle().textContent).toMatch(/House\s+Red/)
    expect(middle().textContent).toContain('Bedevil 4 from Ben')
    const stand = key(/^Let it stand/)
    expect(stand.textContent).toMatch(/8.*12 cards/)
    fireEvent.click(stand)
    await waitFor(() => expect(middle().textContent).toMatch(/House\s+Yellow/))
    expect(numberOf('Cas')).toBe(12)
  })
})

describe('an open character', () => {
  it('is shown with who may answer; the next player plays on, draws, or lets it stand', async () => {
    await open({ lines: ['Ann: Red'] })
    expect(middle().textContent).toContain('Red character from Ann')
    expect(middle().textContent).toContain('Ben may answer')
    expect(screen.getByText('Or Ben plays on: any other move lets it stand.')).toBeTruthy()
    expect(key(/^Draw a card/).textContent).toMatch(/8.*9 cards/)
    expect(key('Let it stand')).toBeTruthy()
    tap('Red character')
    await entered('Ben: Red')
    expect(asked()).toMatch(/^Cas: answer Ben’s Character/)
  })

  it('can be blocked by anybody where the table plays so, and then nobody can say so too', async () => {
    await open({ rulings: { 'block-who': 'anyone' }, lines: ['Ann: Red'] })
    expect(middle().textContent).toContain('Ben may answer, Cas may Block')
    expect(tileOf('Cas')?.textContent).toContain('may Block')
    tap('Nobody answers')
    await waitFor(() => expect(asked()).toMatch(/^Ben’s turn/))
  })
})

describe('stories', () => {
  it('are asked of a character, in their places, with what they make of the run', async () => {
    await open({ ...withStories, lines: ['Ann: Red (Rapunzel)', 'Ben: Red (Rapunzel)'] })
    expect(middle().textContent).toContain('Rapunzel, 2 of 4')
    tap('Red character')
    expect(asked()).toBe('Cas: Character of which story?')
    const stories = screen.getByRole('region', { name: /^Which story\?/ })
    expect(names(stories)).toEqual([
      'Cinderellabegins a run',
      'Hansel and Gretelbegins a run',
      'Rapunzelthird in a row',
      'Not saidends the run',
    ])
    tap(/^Rapunzel/)
    await entered('Cas: Red (Rapunzel)')
    tap('Red character')
    expect(key(/^Rapunzel/).textContent).toContain('wins')
    tap(/^Rapunzel/)
    await entered('Ann: Red (Rapunzel)')
    expect(screen.getByText('If it stands, the game is over.')).toBeTruthy()
    tap(/^Let it stand/)
    await waitFor(() => expect(asked()).toBe('Ann wins'))
  })

  it('need not be said', async () => {
    await open(withStories)
    tap('Red character')
    tap(/^Not said/)
    await entered('Ann: Red')
    expect(middle().textContent).not.toContain('Story')
  })

  it('can be laid whole, four cards at once', async () => {
    await open({ ...withStories, lines: ['Ann: Red (Rapunzel)'] })
    tap(/^All four of a story/)
    tap(/^Hansel and Gretel/)
    await entered('Ben: Red all four (Hansel and Gretel)')
    expect(numberOf('Ben')).toBe(4)
    expect(middle().textContent).toContain('Four characters from Ben')
  })

  it('are put back with Escape', async () => {
    await open(withStories)
    tap('Red character')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(asked()).toMatch(/^Ann’s turn/))
    expect(key('Red character')).toBeTruthy()
  })
})

describe('an Attack', () => {
  it('says what hangs on it; only answers are offered, the rest says why not', async () => {
    await open({ lines: ['Ann: Red', 'Ben: Attack'] })
    expect(screen.getByText('+2')).toBeTruthy()
    expect(screen.getByText('Ann’s next move lets it stand, too.')).toBeTruthy()
    expect(key(/^Let it stand/).textContent).toMatch(/8.*10 cards/)
    expect(key(/^Block/).className).not.toMatch(/is-dim/)
    expect(key(/^Reflect/).className).not.toMatch(/is-dim/)
    expect(key('Red character').className).toMatch(/is-dim/)
    tap('Red character')
    expect(document.querySelector('.why')?.textContent).toContain('An Attack is aimed at Cas')
    tap(/^Let it stand/)
    await entered('Cas: take')
    expect(numberOf('Cas')).toBe(10)
    expect(asked()).toMatch(/^Ann’s turn/)
  })

  it('is turned back by a Reflect, which turns the direction, and that can be blocked', async () => {
    await open({ lines: ['Ann: Red', 'Ben: Attack'] })
    tap(/^Reflect/)
    tap('No house on it')
    await entered('Cas: Reflect')
    expect(middle().textContent).toContain('counterclockwise')
    expect(middle().textContent).toContain('Reflect from Cas')
    expect(asked()).toMatch(/^Ben: answer Cas’s Reflect/)
    tap(/^Block/)
    tap('No house on it')
    await entered('Ben: Block')
    tap(/^Let it stand/)
    await waitFor(() => expect(asked()).toMatch(/^Ann’s turn/))
    expect([numberOf('Ann'), numberOf('Ben'), numberOf('Cas')]).toEqual([7, 6, 7])
  })
})

describe('escapes', () => {
  it('show who escaped in which order, and who is left', async () => {
    await open({ lines: ['* Ann hand 1'] })
    tap(/^Skip/)
    tap('No house on it')
    await entered('Ann: Skip')
    expect(screen.getByRole('status').textContent).toMatch(/Ben loses the turn\. Ann escapes\. Cas’s turn/)
    expect(tileOf('Ann')?.textContent).toContain('escaped first')
    // A step back does not tell again what was done before it.
    tap(/^Draw a card/)
    await entered('Cas: draw')
    tap('Undo: Cas: draw')
    const heard = () => screen.getByRole('status').textContent
    await waitFor(() => expect(heard()).toMatch(/^Undone: Cas: draw\. Cas 8 cards\. Cas’s turn/))
    await table.say('* Cas hand 1')
    tap(/^Skip/)
    tap('No house on it')
    await waitFor(() => expect(asked()).toBe('Ann wins'))
    expect(tileOf('Cas')?.textContent).toContain('escaped second')
    expect(tileOf('Ben')?.textContent).toContain('left in the woods')
    expect(screen.getByText('Ben is left in the woods.')).toBeTruthy()
  })

  it('wait until the last card can no longer be answered', async () => {
    await open({ lines: ['* Ann hand 1'] })
    tap('Red character')
    await entered('Ann: Red')
    expect(tileOf('Ann')?.textContent).toContain('last card lies open')
    expect(tileOf('Ann')?.textContent).not.toContain('escaped')
    tap(/^Draw a card/)
    await entered('Ben: draw')
    expect(tileOf('Ann')?.textContent).toContain('escaped first')
  })
})

describe('a check', () => {
  it('asks the same details and shows them in parts', async () => {
    await open({ lines: ['Ann: Red'] })
    tap('Check')
    await screen.findByRole('heading', { name: 'Can they do that?' })
    fireEvent.click(await screen.findByRole('button', { name: 'Blue character' }))
    await screen.findByRole('heading', { name: 'Not legal' })
    expect(screen.getByRole('button', { name: 'Card: Blue' })).toBeTruthy()
    tap('Start again')
    fireEvent.click(await screen.findByRole('button', { name: /^Bedevil 2/ }))
    expect(screen.getByText('Ben: Bedevil 2 of which house?', { selector: 'p' })).toBeTruthy()
    tap(/No house on it/)
    expect(screen.getByText('Ben: Bedevil 2 makes which house the House?', { selector: 'p' })).toBeTruthy()
    tap(/Green/)
    await screen.findByRole('heading', { name: 'Legal' })
    expect(screen.getByRole('button', { name: 'Card: calls Green' })).toBeTruthy()
    expect(table.session.log.value).toHaveLength(1)
  })
})

it('takes and completes houses and stories in the line', async () => {
  await open(withStories)
  const line = screen.getByRole('combobox') as HTMLInputElement
  const type = (text: string) => {
    line.value = text
    line.setSelectionRange(text.length, text.length)
    fireEvent.input(line)
  }
  type('ann: ye')
  expect(screen.getByRole('option').textContent).toBe('Yellow')
  type('ann: yellow (han')
  fireEvent.click(screen.getByRole('option'))
  expect(line.value).toBe('ann: yellow (Hansel and Gretel)')
  fireEvent.submit(line.form as HTMLFormElement)
  await entered('Ann: Yellow (Hansel and Gretel)')
})
