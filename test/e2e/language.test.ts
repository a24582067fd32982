/** The language: changed in one window it changes in all of them at once, and it is right from the first. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { games, loadGame } from '../../engine/rulesets.ts'
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
  await tab.waitForText('화면 표시')
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
  await panel.click({ role: 'button', name: '시작, Eva부터' })
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

test('answers a question in Korean by the rules, in Korean', async () => {
  await panel.click({ role: 'button', name: '규칙 물어보기' })
  await panel.fill({ role: 'textbox', name: '궁금한 것' }, '7 내면 무늬 바꿀 수 있어?')
  await panel.waitFor('an answer', () => document.getElementById('answer')?.textContent === '네')
  expect(await panel.text('.verdict-why')).not.toMatch(ENGLISH)
  await panel.press('Escape')
})

/** Every text in sight, also what is only read out, that has Latin words in it which nobody printed or typed. */
function leaks(surface: Surface, allowed: readonly string[]): Promise<string[]> {
  return surface.eval((known) => {
    const found = new Set<string>()
    const look = (text: string) => {
      const words = text.match(/[A-Za-z]{2,}/g) ?? []
      if (words.some((word) => !known.includes(word))) found.add(text.trim())
    }
    for (const element of document.querySelectorAll('body *')) {
      // Entries are in the words of a record, rules have their ids, languages their own names.
      if (element.closest('.entry, .rule-id, option[lang], svg, textarea, script') !== null) continue
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.textContent ?? '')
      for (const name of ['aria-label', 'placeholder', 'title']) {
        const said = element.getAttribute(name) ?? ''
        // What was entered is said again by the key that undoes it, and the line to type in shows how a record is written.
        if (!/^되돌리기: /.test(said) && !element.matches('#line, #log-line')) look(said)
      }
    }
    return [...found]
  }, allowed)
}

/** Screens, and what stands on each of them once it is whole. */
const SHOWN = [
  ['', '마음껏 해 보세요'],
  ['log', '모든 기록, 최근 것부터'],
  ['new', '하우스 룰'],
  ['sessions', '아직 한 판도 없어요'],
  ['sessions/all', '첫 기록이 남는 순간부터'],
  ['sessions/deleted', '30일 남음'],
  ['settings', '이 브라우저 밖에는'],
] as const

test('leaves no English on any screen, with a sample whose players have Korean names', async () => {
  const { cards } = await loadGame('one-outs')
  const printed = [
    ...cards.map(({ name }) => name),
    ...games.map(({ name }) => name),
    'Tableside English HP JSON CSV kB MB',
  ]
  const allowed = printed.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? [])
  const tab = await tableside.tab('table.html#/settings')
  await tab.waitForPlace('.settings')
  await tab.eval(() => {
    location.hash = '#/new'
  })
  // Off the table with what was played there, so that the sample is offered.
  await panel.click({ role: 'button', name: '메뉴' })
  await panel.click({ role: 'link', name: '지난 판' })
  await panel.click('a.session')
  await panel.click({ role: 'button', name: '이 판 지우기' })
  await panel.click({ role: 'link', name: '테이블로 돌아가기' })
  await panel.click({ role: 'button', name: '맛보기 판: One-Outs' })
  await asked(panel, /^하준: 서연의 Steroids \+ Jab을 막거나 맞기/)
  const found: string[] = []
  for (const [screen, shows] of SHOWN) {
    for (const surface of [panel, tab]) {
      await surface.eval((address) => {
        location.hash = address
      }, `#/${screen}`)
      await surface.waitForText(shows)
      await surface.rest()
      found.push(...(await leaks(surface, [...allowed, 'Ann', 'Max', 'Eva'])).map((text) => `${screen}: ${text}`))
    }
  }
  expect(found).toEqual([])
  await tab.close()
})

test('fits at every width, in both themes, at every size of type', async () => {
  expect(await faults(panel)).toEqual([])
})

test('goes back', async () => {
  await panel.click({ role: 'link', name: '테이블로 돌아가기' })
  const tab = await tableside.tab('table.html#/settings')
  await tab.waitForPlace({ role: 'combobox', name: '언어' })
  await tab.choose({ role: 'combobox', name: '언어' }, 'English')
  await panel.waitForText('answer Steroids + Jab from')
  // Where there is English it is found.
  expect((await leaks(panel, [])).length).toBeGreaterThan(5)
  await speaks(panel, 'en')
  await tab.close()
})
