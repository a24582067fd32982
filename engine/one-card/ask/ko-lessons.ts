/** What the rules of One Card say, with the ways Koreans ask about it. */
import type { Lesson } from '../../ask/knowledge.ts'
import { spokenOf } from '../../ask/statements.ts'
import { plain } from './said/ko-plain.ts'
import { voices1 } from './said/ko-voices-1.ts'
import { voices2 } from './said/ko-voices-2.ts'
import { voices3 } from './said/ko-voices-3.ts'
import { voices4 } from './said/ko-voices-4.ts'
import { voices5 } from './said/ko-voices-5.ts'
import { voices6 } from './said/ko-voices-6.ts'
import { voices7 } from './said/ko-voices-7.ts'
import { voices8 } from './said/ko-voices-8.ts'
import { voices9 } from './said/ko-voices-9.ts'
import { voices10 } from './said/ko-voices-10.ts'
import { voices11 } from './said/ko-voices-11.ts'
import { voices12 } from './said/ko-voices-12.ts'
import { voices13 } from './said/ko-voices-13.ts'

export const lessons: readonly Lesson[] = spokenOf(
  [
    plain,
    voices1,
    voices2,
    voices3,
    voices4,
    voices5,
    voices6,
    voices7,
    voices8,
    voices9,
    voices10,
    voices11,
    voices12,
    voices13,
  ].join('\n'),
)
