/** What the rules of Out of the Woods say, with the ways people ask about it. */
import type { Lesson } from '../../ask/knowledge.ts'
import { plainOf, spokenOf, statementsOf } from '../../ask/statements.ts'
import { answering } from './en-answers.ts'
import { actionCards } from './en-cards.ts'
import { ending } from './en-ending.ts'
import { turn } from './en-turn.ts'
import { answering as saidAnswering } from './said/en-answers.ts'
import { asked } from './said/en-asked.ts'
import { attack } from './said/en-attack.ts'
import { block } from './said/en-block.ts'
import { burden } from './said/en-burden.ts'
import { ending as saidEnding } from './said/en-ending.ts'
import { further } from './said/en-further.ts'
import { houseRules } from './said/en-house-rules.ts'
import { match } from './said/en-match.ts'
import { more } from './said/en-more.ts'
import { nothing } from './said/en-nothing.ts'
import { plain } from './said/en-plain.ts'
import { plainCards } from './said/en-plain-cards.ts'
import { plainTurn } from './said/en-plain-turn.ts'
import { reflect } from './said/en-reflect.ts'
import { setup } from './said/en-setup.ts'
import { story as saidStory } from './said/en-story.ts'
import { talked } from './said/en-talked.ts'
import { told } from './said/en-told.ts'
import { turn as saidTurn } from './said/en-turn.ts'
import { voices1 } from './said/en-voices-1.ts'
import { voices2 } from './said/en-voices-2.ts'
import { voices3 } from './said/en-voices-3.ts'
import { voices4 } from './said/en-voices-4.ts'
import { voices5 } from './said/en-voices-5.ts'
import { voices6 } from './said/en-voices-6.ts'
import { voices7 } from './said/en-voices-7.ts'
import { voices8 } from './said/en-voices-8.ts'
import { voices9 } from './said/en-voices-9.ts'
import { voices10 } from './said/en-voices-10.ts'
import { voices11 } from './said/en-voices-11.ts'
import { voices12 } from './said/en-voices-12.ts'
import { voices13 } from './said/en-voices-13.ts'
import { voices14 } from './said/en-voices-14.ts'
import { voices15 } from './said/en-voices-15.ts'
import { voices16 } from './said/en-voices-16.ts'
import { voices17 } from './said/en-voices-17.ts'
import { voices18 } from './said/en-voices-18.ts'
import { voices19 } from './said/en-voices-19.ts'
import { voices20 } from './said/en-voices-20.ts'
import { voices21 } from './said/en-voices-21.ts'
import { voices22 } from './said/en-voices-22.ts'
import { voices23 } from './said/en-voices-23.ts'
import { voices24 } from './said/en-voices-24.ts'
import { voices25 } from './said/en-voices-25.ts'
import { voices26 } from './said/en-voices-26.ts'
import { voices27 } from './said/en-voices-27.ts'
import { voices28 } from './said/en-voices-28.ts'
import { voices29 } from './said/en-voices-29.ts'
import { voices30 } from './said/en-voices-30.ts'
import { voices31 } from './said/en-voices-31.ts'
import { voices32 } from './said/en-voices-32.ts'
import { worked } from './said/en-worked.ts'

export const lessons: readonly Lesson[] = [
  ...statementsOf([turn, actionCards, answering, ending].join('\n')),
  ...spokenOf(
    [
      ...[saidTurn, saidAnswering, asked, more, plain],
      ...[
        setup,
        match,
        attack,
        burden,
        block,
        reflect,
        saidStory,
        saidEnding,
        nothing,
        worked,
        told,
        talked,
        houseRules,
        further,
      ],
    ].join('\n'),
  ),
  ...spokenOf(
    [
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
      voices14,
      voices15,
      voices16,
      voices17,
      voices18,
      voices19,
      voices20,
      voices21,
      voices22,
      voices23,
      voices24,
      voices25,
      voices26,
      voices27,
      voices28,
      voices29,
      voices30,
      voices31,
      voices32,
    ].join('\n'),
  ),
  ...plainOf([plainTurn, plainCards].join('\n')),
]
