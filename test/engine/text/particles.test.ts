import { describe, expect, test } from 'vitest'
import { josa } from '../../../engine/particles.ts'

const all = (word: string | number) =>
  josa`${word}은/는 ${word}이/가 ${word}을/를 ${word}과/와 ${word}으로/로 ${word}이에요/예요 ${word}이나/나 ${word}이랑/랑 ${word}이라/라`
const after = {
  vowel: (word: string | number) =>
    `${word}는 ${word}가 ${word}를 ${word}와 ${word}로 ${word}예요 ${word}나 ${word}랑 ${word}라`,
  consonant: (word: string | number) =>
    `${word}은 ${word}이 ${word}을 ${word}과 ${word}으로 ${word}이에요 ${word}이나 ${word}이랑 ${word}이라`,
  l: (word: string | number) =>
    `${word}은 ${word}이 ${word}을 ${word}과 ${word}로 ${word}이에요 ${word}이나 ${word}이랑 ${word}이라`,
}

const words: Record<keyof typeof after, readonly (string | number)[]> = {
  vowel: [
    ...['민수', '조커', '하트', '다이아', '클로버', 'ㅏ'],
    // 이 사 오 구; 제이 큐 케이 에이
    ...[2, 4, 5, 9, 12, '하트 4', '스페이드 J', '하트 Q', '다이아 K', '클로버 A'],
    ...[
      'HP',
      'Max',
      'Nova',
      'Charlie',
      'Dave',
      'Mark',
      'Robert',
      'Andrew',
      'Peter',
      'David',
      'Josh',
      'Joe',
      'Zoë',
      'Kate',
      'Oak',
      'Boat',
    ],
    ...[
      'Bite',
      'Haymaker',
      'Hopoate',
      'King Hit',
      'Lunch Box',
      'Nark',
      'Noogie',
      'Skateboard',
      '4 Eggs',
      '2min Noodles',
    ],
    ...['Dodge', 'Slow-mo Dodge', 'Slippery Gypsy', 'Fend', 'Down Trow', 'Haka', 'Steroids', 'Jab + Haka'],
    ...['Minji', 'Jisoo', 'Hye', 'Bedevil 2', 'Bedevil 4'],
    // 엘디, 엠피: letters by their names, whatever comes before the last.
    ...['LD', 'MP', 'le', 'b'],
  ],
  consonant: [
    ...['민', '벤', '원카드판', '집', 'ㅇ'],
    // 영 삼 육 십 백 천
    ...[0, 3, 6, 10, 20, 30, 100, 1000, '하트 10', '스페이드 3'],
    ...[
      'Ben',
      'Ann',
      'Anne',
      'Jane',
      'Cam',
      'Jerome',
      'Jack',
      'Eric',
      'Bob',
      'Pat',
      'Matt',
      'Scott',
      'Philip',
      'Minseok',
      'Sujin',
      'Jung',
      'King',
      'BEN',
      'ANN',
      'René Dupin',
    ],
    ...[
      'Crane Kick',
      'Hacky Sack',
      'Jab',
      'Sack Tap',
      'Tail Whip',
      'Sidestep',
      'Grab',
      'Attack',
      'Burden',
      'Skip',
      'Block',
      'Ben (Seat M)',
      'JaB',
      'Seabrook',
      'n',
    ],
  ],
  l: [
    '서울',
    '칠',
    1,
    7,
    8,
    21,
    '하트 7',
    '다이아 8',
    'Nicole',
    'Paul',
    'Nipple Gripple',
    'Bedevil',
    'ㄹ',
    'Will',
    'DVR',
    'Leonel',
    'r',
  ],
}

describe.each(Object.entries(words) as [keyof typeof after, readonly (string | number)[]][])(
  'after %s',
  (end, list) => {
    test.each(list)('%s', (word) => {
      expect(all(word)).toBe(after[end](word))
    })
  },
)

test('signs after the word are not read', () => {
  expect(josa`“${'민'}”${''}은/는`).toBe('“민”은(는)')
  expect(josa`${'“민”'}은/는`).toBe('“민”은')
  expect(josa`${'Ann!'}이/가`).toBe('Ann!이')
  expect(josa`${'Jab (−2)'}을/를`).toBe('Jab (−2)를')
})

test('after what nobody can foretell both forms stand', () => {
  for (const word of ['王', 'Юля', '🙂', '', 'さくら', 'Ann王'])
    expect(josa`${word}은/는 ${word}이/가 ${word}으로/로 ${word}이에요/예요`).toBe(
      `${word}은(는) ${word}이(가) ${word}(으)로 ${word}이에요(예요)`,
    )
})

test('a pair that somebody wrote into a name stays as it is', () => {
  expect(josa`${'은/는'}을/를 ${'이/가'} 좋아해요`).toBe('은/는을 이/가 좋아해요')
})

test('text without a particle is not touched', () => {
  expect(josa`은/는 ${'민'} 은/는`).toBe('은/는 민 은/는')
})
