/** English words that do not matter, or matter most, where a plain question is compared with another (`plain.ts`), by stem. */
import type { PlainWords } from '../plain.ts'

export const plain: PlainWords = {
  alike: new Map(
    [
      'i you we he she they u',
      'me him them us',
      'my your our',
      'his her their',
      'can may could might',
      'do did',
      'must have_to need_to',
      'someone somebody',
      'anyone anybody',
      'everyone everybody every1',
      'and or',
    ].flatMap((all) => all.split(' ').map((word, _, [first = '']) => [word, first] as const)),
  ),
  nothing: new Set(
    'a an the so just please ok okay hey guys really actually even also too well hi quick question sorry it that'.split(
      ' ',
    ),
  ),
  not: 'not',
  me: 'me',
}
