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
    await tableside.waitForText('Tableside')
  })

test('the sidebar shows the panel', async () => {
  expect(await tableside.sidebar()).toEqual({ url: tableside.url('sidepanel.html'), title: 'Tableside' })
})
