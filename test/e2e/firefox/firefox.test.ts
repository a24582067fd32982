import { afterAll, beforeAll, expect, test } from 'vitest'
import { FirefoxTableside } from './firefox.ts'

let tableside: FirefoxTableside
beforeAll(async () => {
  tableside = await FirefoxTableside.launch()
})
afterAll(() => tableside.close())

for (const page of ['sidepanel.html', 'popup.html', 'table.html'])
  test(`${page} shows itself`, async () => {
    await tableside.goto(page)
    await tableside.waitForText('Keep score beside the cards')
  })

test('the sidebar shows the panel', async () => {
  expect(await tableside.sidebar()).toEqual({ url: tableside.url('sidepanel.html'), title: 'Tableside' })
})

test('a session starts, is played, and is there again when the page is opened anew', async () => {
  await tableside.goto('sidepanel.html')
  await tableside.click('a[href="#/new"]')
  for (const player of ['Charlie', 'Dave', 'Nova'])
    await tableside.type('input[aria-label="Add a player"]', `${player}\n`)
  await tableside.click('.seat:nth-child(3) .dealer')
  await tableside.click('.setup-form [type="submit"]')
  await tableside.type('#line', 'Charlie: Jab > Nova\n')
  await tableside.waitForText('Nova: answer Jab from Charlie')
  await tableside.goto('popup.html')
  await tableside.waitForText('Nova: answer Jab from Charlie')
})
