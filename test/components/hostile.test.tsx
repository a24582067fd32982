/** Names and words that look like markup are shown as they are, on the table and in the history. */
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, describe, expect, test } from 'vitest'
import { Screen } from '../../components/sessions/screen.tsx'
import { surface } from '../../components/shared/surface.ts'
import { overrule } from '../../components/table/logging.ts'
import { writeName } from '../../engine/record/quote.ts'
import { lastSession } from '../../store/sessions.ts'
import { withoutCanvas } from './sessions/canvas.ts'
import { type Opened, type Opening, openTable } from './table/opened.tsx'

let table: Opened | undefined
afterEach(() => {
  table?.close()
  table = undefined
  cleanup()
})

const PLAIN = ['Ann', 'Ben', 'Cas']

/** Three names each, as long as names may be. */
const HOSTILE: readonly (readonly string[])[] = [
  ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '</span><b>bold</b>'],
  ['"><svg onload=alert(1)>', "' onclick='alert(1)", '&lt;i&gt;&amp;#60;'],
  ['javascript:alert(1)', '{{constructor}}', '%3Cb%3E {0}'],
  ['\u202eevoN', '\u2067אבג\u200f', '\ud800 lone'],
  ['__proto__', 'constructor', 'innerHTML'],
]

/** Every element with the names of its attributes, but for its looks: a long name is set smaller, and no name makes markup. */
function markup(): string[] {
  return [...document.body.querySelectorAll('*')].map((one) => {
    const attributes = one.getAttributeNames().filter((name) => name !== 'class' && name !== 'style')
    return `${one.tagName.toLowerCase()} ${attributes.sort().join(' ')}`.trim()
  })
}

/** The markup once nothing more comes: the last part of a table is there, and two looks, one after the other, see the same. */
async function settled(): Promise<string[]> {
  await screen.findByText('Last entries')
  let before = ''
  await waitFor(() => {
    const now = markup().join('\n')
    const same = now === before
    before = now
    expect(same, 'the page still changes').toBe(true)
  })
  return markup()
}

/** Nothing on the page is a script, or would run one. */
function expectHarmless(): void {
  expect(document.body.querySelectorAll('script, iframe, object, embed, img[onerror], svg[onload]')).toHaveLength(0)
  for (const one of document.body.querySelectorAll('*')) {
    expect(one.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
    expect(one.getAttribute('href') ?? '').not.toMatch(/^\s*javascript:/i)
  }
}

const openings: Readonly<Record<string, (names: readonly string[]) => Opening>> = {
  'one-outs': (names) => ({
    game: 'one-outs',
    players: names,
    dealer: names[2] ?? '',
    lines: [`${writeName(names[0] ?? '')}: Jab > ${writeName(names[1] ?? '')}`, `${writeName(names[1] ?? '')}: Fend`],
  }),
  'one-card': (names) => ({
    game: 'one-card',
    players: names,
    dealer: names[0] ?? '',
    options: { top: '9C' },
    lines: [`${writeName(names[2] ?? '')}: 2C`],
  }),
  'out-of-the-woods': (names) => ({
    game: 'out-of-the-woods',
    players: names,
    dealer: names[0] ?? '',
    // Houses and stories are anybody's words too.
    options: { houses: names.map(writeName).join(', '), stories: names.map(writeName).join(', ') },
    lines: [`${writeName(names[0] ?? '')}: Attack`],
  }),
}

const named = (game: string, names: readonly string[]): Opening => {
  const opening = openings[game]
  if (opening === undefined) throw new Error(game)
  return opening(names)
}

describe.each(Object.keys(openings))('%s', (game) => {
  test.each(HOSTILE)('a table of %s, %s and %s is a table like any other', async (...names) => {
    table = await openTable(named(game, PLAIN))
    await waitFor(() => expect(document.body.textContent).toContain('Ann'))
    const plain = await settled()
    table.close()
    table = await openTable(named(game, names))
    await waitFor(() => expect(document.body.textContent).toContain(names[0]))
    expectHarmless()
    expect(await settled()).toEqual(plain)
  })
})

test.each(HOSTILE)('the history says %s, %s and %s letter by letter', async (...names) => {
  withoutCanvas()
  surface.value = 'panel'
  table = await openTable(named('one-outs', names))
  cleanup()
  const session = await lastSession()
  render(<Screen rest={[session?.id ?? '']} />)
  await screen.findByRole('button', { name: 'Export' })
  // What has become markup is no text any more.
  await waitFor(() => expect(names.filter((name) => !document.body.textContent?.includes(name))).toEqual([]))
  expectHarmless()
})

test('a card that no game knows is called what it was called, also where that is a name in the language of the program', async () => {
  withoutCanvas()
  surface.value = 'tab'
  table = await openTable(named('one-outs', PLAIN))
  for (const card of ['constructor', '__proto__', 'valueOf']) await overrule(table.session, { seat: 0, cards: [card] })
  cleanup()
  render(<Screen rest={[table.session.id]} />)
  await screen.findByRole('button', { name: 'Export' })
  const played = [...document.querySelectorAll('.is-cards th[scope=row]')].map((row) => row.textContent)
  expect(played.sort()).toEqual(['Fend', 'Jab', '__proto__', 'constructor', 'valueOf'])
})

test('what cannot be read is shown as it was typed', async () => {
  table = await openTable(named('one-outs', PLAIN))
  const input = await screen.findByLabelText<HTMLInputElement>('Type or paste what was said')
  for (const text of HOSTILE.flat()) {
    fireEvent.input(input, { target: { value: `Ann: ${text}` } })
    fireEvent.submit(input.form as HTMLFormElement)
    await waitFor(() => expect(document.getElementById('line-result')?.textContent).not.toBe(''))
    expectHarmless()
  }
})
