/** People named one after the other. */
import { expect, test } from 'vitest'
import { rowsIn } from '../../../../engine/ask/row.ts'
import { forms } from '../../../../engine/ask/text/en-forms.ts'
import { wordsOf } from '../../../../engine/ask/words.ts'

const rows = (text: string) => {
  const words = wordsOf(text, forms)
  return rowsIn(words, (at) => (words[at]?.capital ? words[at].text : undefined)).map(({ names, from, to }) => [
    names.join(' '),
    from,
    to,
  ])
}

test.each([
  ['so Ann, Ben and Cy sit in that order', [['ann ben cy', 1, 5]]],
  ['so Ann is followed by Ben, then Cy', [['ann ben cy', 1, 8]]],
  [
    'so Ann attacks Ben',
    [
      ['ann', 1, 2],
      ['ben', 3, 4],
    ],
  ],
  [
    'we are Ann, Ben. Ben skips Ann',
    [
      ['ann ben', 2, 4],
      ['ben', 4, 5],
      ['ann', 6, 7],
    ],
  ],
  [
    'a Ann sits in the order that we play in Ben',
    [
      ['ann', 1, 2],
      ['ben', 10, 11],
    ],
  ],
  ['so Ann 12 Ben', [['ann ben', 1, 4]]],
  ['so Ann and then next Ben', [['ann ben', 1, 6]]],
  ...['so Ann 2nd Ben', 'so Ann x2 Ben', 'so Ann and then next to Ben'].map(
    (text): [string, [string, number, number][]] => [
      text,
      [
        ['ann', 1, 2],
        ['ben', text.split(' ').length - 1, text.split(' ').length],
      ],
    ],
  ),
  ['nobody is named', []],
])('%s', (text, found) => {
  expect(rows(text)).toEqual(found)
})
