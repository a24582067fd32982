// In a file of its own: here nobody has asked yet, so that the game is made ready while somebody types.
import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { openTable } from '../table/opened.tsx'
import { answer, ask, line, type } from './sheet.ts'

it('what is typed while a game is made ready stands in the line, and is answered as soon as it is', async () => {
  const table = await openTable({ game: 'one-outs', players: ['Charlie', 'Dave', 'Max', 'Nova'], dealer: 'Nova' })
  await ask()
  for (const so of ['can i', 'can i haka my', 'can i haka my king hit']) {
    await type(so)
    expect((await line()).value).toBe(so)
  }
  expect(document.getElementById('answer')).toBeNull()
  await answer('Yes')
  table.close()
})
