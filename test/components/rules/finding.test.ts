/** What people type into the search, over the rules as they are: every game in both languages. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type Catalogue, catalogue, type Item } from '../../../components/rules/catalogue.ts'
import { marked, search } from '../../../components/rules/search.ts'
import { en } from '../../../components/rules/words.en.ts'
import { words as ko } from '../../../components/rules/words.ko.ts'
import { type GameId, games, loadGame, loadRuleText, loadText } from '../../../engine/rulesets.ts'
import type { Language } from '../../../engine/text.ts'

/** What is typed, and what has to come first: one of these. */
const TYPED: Readonly<Record<Language, Readonly<Record<GameId, readonly (readonly [string, RegExp])[]>>>> = {
  en: {
    'one-outs': [
      ['can I grab after a block?', /^grab\.contact$/],
      ['two buffs', /^buffs$/],
      ['king hit', /^king-hit$/],
      ['kinghit', /^king-hit$/],
      ['kign hit', /^king-hit$/],
      ['hay maker', /^haymaker/],
      ['slow motion', /slow-mo/],
      ['dow trow', /^down-trow/],
      ['four eggs nark', /^nark\.eggs$/],
      ['4 eggs nark', /^nark\.eggs$/],
      ['when do I draw', /^draw-up$/],
      ['hidden skatebord', /^skateboard\.hidden$/],
      ['noodels', /noodles/],
      ['who goes first', /^setup\.first$/],
      ['sudden death', /^limit\.three$/],
      ['health', /^(setup\.hp|out)$/],
    ],
    'one-card': [
      ['uno', /^one-card/],
      ['last card', /^win$/],
      ['jack', /^jack/],
      ['q', /^(queen|Q)/],
      ['7', /seven$/],
      ['two jokers', /joker/],
      ['reshufle', /^stock\.reshuffle$/],
      ['change the suit', /seven/],
      ['stack', /^attack/],
    ],
    'out-of-the-woods': [
      ['bedevel', /^bedevil/],
      ['stories', /^story/],
      ['reflekt', /reflect/],
      ['who blocks', /block/],
      ['last burden', /^burden\.last$/],
    ],
  },
  ko: {
    'one-outs': [
      ['스케이트보드', /^skateboard/],
      ['스케이드보드', /^skateboard/],
      ['킹히트', /^king-hit$/],
      ['킹 히트', /^king-hit$/],
      ['다운트로', /down-trow/],
      ['다운 트로는', /down-trow/],
      ['그랩', /grab/],
      ['접촉한 다음 grab', /grab/],
      ['손패 한도', /^limit/],
      ['체력', /hp|out|heal/],
      ['공격카드', /attack|down-trow/],
    ],
    'one-card': [
      ['조커끼리', /joker/],
      ['죠커', /joker/],
      ['조커로 막기', /joker-on-joker/],
      ['원카드 외치기', /^one-card\.call$/],
      ['무늬', /^(follow|seven)/],
      ['세븐', /seven/],
      ['킹', /king|^K/],
      ['에이스', /ace|^A/],
      ['점프', /jack|^J/],
      ['먹다', /draw|attack/],
      ['더미 섞기', /reshuffle/],
    ],
    'out-of-the-woods': [
      ['리플렉트', /reflect/],
      ['반사', /reflect/],
      ['베데빌', /bedevil/],
      ['이야기', /^story/],
      ['집 바꾸기', /house/],
      ['탈출', /^escape$/],
    ],
  },
}

/** Deals of letters for typing errors: every one is tried. */
const swapped = (word: string) => word.replace(/(..)(.)(.)/u, '$1$3$2')

for (const language of ['en', 'ko'] as const)
  describe.each(games)(`$name in ${language}`, ({ id }) => {
    let all: Catalogue
    const found = (asked: string): readonly Item[] => search(asked, all.index).found.map(({ item }) => item)

    beforeAll(async () => {
      const [ruleset, text, ruleText] = await Promise.all([
        loadGame(id),
        loadText(id, language),
        loadRuleText(id, language),
      ])
      all = catalogue(ruleset, text, ruleText, (language === 'en' ? en : ko).houseRules)
    })

    test.each(TYPED[language][id])('“%s”', (asked, wanted) => {
      expect(found(asked)[0]?.id).toMatch(wanted)
    })

    test('every rule, card and house rule comes first by its id', () => {
      for (const { id } of all.items) expect(found(id)[0]?.id).toBe(id)
    })

    test('and is found by its title, as it is, small, and run together', () => {
      for (const item of all.items) {
        expect(found(item.title), item.title).toContain(item)
        expect(found(item.title.toLowerCase()), item.title).toContain(item)
      }
      for (const item of all.items.filter((one) => one.kind === 'card' && / /.test(one.title)))
        if (item.title.split(' ').length === 2) expect(found(item.title.replace(' ', '')), item.title).toContain(item)
    })

    test('and by a card’s name with two letters the wrong way round', () => {
      for (const item of all.items.filter((one) => one.kind === 'card')) {
        const [word] = item.title.split(' ').filter((part) => /^\p{Script=Latin}{5,}$/u.test(part))
        if (word !== undefined) expect(found(swapped(word)), swapped(word)).toContain(item)
      }
    })

    test('what it is found by is marked in it', () => {
      for (const item of all.items.filter((one) => one.kind === 'rule')) {
        const { marks } = search(item.title, all.index)
        expect(
          marked(item.title, marks).some((part) => part.hit),
          item.title,
        ).toBe(true)
        expect(
          marked(item.text, marks)
            .map((part) => part.text)
            .join(''),
        ).toBe(item.text)
      }
    })

    test('every other name of a thing leads to it', () => {
      const spoken = all.index.spoken.filter(({ names }) => names.some((name) => found(name).length === 0))
      expect(spoken).toEqual([])
    })
  })
