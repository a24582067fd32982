/** The language: changed in one window it changes in all of them at once, and it is right from the first. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import type { Surface } from './harness/surface.ts'
import { asked, entered, faults } from './harness/table.ts'

let tableside: Tableside
let panel: Surface

beforeAll(async () => {
  tableside = await Tableside.launch()
  panel = await tableside.panel()
})
afterAll(() => tableside.close())

const speaks = (surface: Surface, tag: string) =>
  surface.waitFor(`${tag} on the page`, (wanted) => document.documentElement.lang === wanted, tag)

/** Words of ours that are English; names and what is printed on cards are not. */
const ENGLISH = /\b(the|and|or|turn|draw|session|settings|history|rules|who|not|is|of)\b/i

test('changes in every window at once', async () => {
  await panel.waitForText('Keep score beside the cards')
  const tab = await tableside.tab('table.html#/settings')
  await tab.choose({ role: 'combobox', name: 'Language' }, '한국어')
  await tab.waitForText('보이는 모습')
  await panel.waitForText('카드는 손에, 점수는 여기에')
  for (const surface of [tab, panel]) await speaks(surface, 'ko')
  expect(await tab.text('main')).not.toMatch(ENGLISH)
  await tab.close()
})

test('is there from the first, in a window that is opened later', async () => {
  await panel.close()
  panel = await tableside.panel()
  await speaks(panel, 'ko')
  await panel.waitForText('카드는 손에, 점수는 여기에')
})

test('says a whole table in Korean, with the names’ own particles, and records it in the words of a record', async () => {
  await panel.click({ role: 'link', name: '한 판 시작' })
  await panel.click({ role: 'radio', name: /^원카드/ })
  for (const player of ['Ann', 'Max', 'Eva']) {
    await panel.fill({ role: 'textbox', name: '사람 넣기' }, player)
    await panel.press('Enter')
  }
  await panel.choose({ role: 'combobox', name: /^첫 바닥 카드/ }, '스페이드 4')
  await panel.click({ role: 'button', name: '시작, Eva 차례' })
  await asked(panel, /^Eva 차례: 스페이드 4에 이어 내거나 한 장 먹기/)
  await panel.click({ role: 'button', name: /^2,/ })
  await panel.click({ role: 'button', name: '스페이드 2' })
  await entered(panel, 'Eva: 2S')
  await asked(panel, /^Max: 스페이드 2를 공격 카드로 막거나 2장 먹기/)
  await panel.click({ role: 'button', name: /^9,/ })
  await panel.click({ role: 'button', name: '스페이드 9' })
  await panel.waitForText('스페이드 9는 공격 카드가 아니에요. Max는 공격 카드로 막거나 2장 먹어요.', '.why')
  expect(await panel.text('main')).not.toMatch(ENGLISH)
})

test('fits at every width, in both themes, at every size of type', async () => {
  expect(await faults(panel)).toEqual([])
})

test('goes back', async () => {
  const tab = await tableside.tab('table.html#/settings')
  await tab.waitForPlace({ role: 'combobox', name: '언어' })
  await tab.choose({ role: 'combobox', name: '언어' }, 'English')
  await panel.waitForText('2 of spades')
  await speaks(panel, 'en')
  await tab.close()
})
