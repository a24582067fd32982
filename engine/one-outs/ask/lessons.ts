/** What the rules of One-Outs say, with the ways people ask about it. */
import type { Lesson } from '../../ask/knowledge.ts'
import { plainOf, spokenOf, statementsOf } from '../../ask/statements.ts'
import { attacked } from './en-attacked.ts'
import { rounds } from './en-rounds.ts'
import { setup } from './en-setup.ts'
import { skateboard } from './en-skateboard.ts'
import { specials } from './en-specials.ts'
import { turn } from './en-turn.ts'
import { asked } from './said/en-asked.ts'
import { attacked as saidAttacked } from './said/en-attacked.ts'
import { moreAttacked } from './said/en-more-attacked.ts'
import { moreRounds } from './said/en-more-rounds.ts'
import { moreTurn } from './said/en-more-turn.ts'
import { plain } from './said/en-plain.ts'
import { plainAnswers } from './said/en-plain-answers.ts'
import { plainCards } from './said/en-plain-cards.ts'
import { plainTurn } from './said/en-plain-turn.ts'
import { rounds as saidRounds } from './said/en-rounds.ts'
import { rulingsGrab } from './said/en-rulings-grab.ts'
import { rulingsRounds } from './said/en-rulings-rounds.ts'
import { rulingsTurn } from './said/en-rulings-turn.ts'
import { setup as saidSetup } from './said/en-setup.ts'
import { silentHere } from './said/en-silent.ts'
import { specials as saidSpecials } from './said/en-specials.ts'
import { tableAttacked } from './said/en-table-attacked.ts'
import { tableBoards } from './said/en-table-boards.ts'
import { tableMore } from './said/en-table-more.ts'
import { tableRounds } from './said/en-table-rounds.ts'
import { tableSetup } from './said/en-table-setup.ts'
import { tableTurn } from './said/en-table-turn.ts'
import { toldAttacked } from './said/en-told-attacked.ts'
import { toldMore } from './said/en-told-more.ts'
import { toldRounds } from './said/en-told-rounds.ts'
import { toldSetup } from './said/en-told-setup.ts'
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
import { voices33 } from './said/en-voices-33.ts'
import { voices34 } from './said/en-voices-34.ts'
import { voices35 } from './said/en-voices-35.ts'

export const lessons: readonly Lesson[] = [
  ...statementsOf([setup, turn, attacked, skateboard, rounds, specials].join('\n')),
  ...spokenOf(
    [
      saidSetup,
      saidTurn,
      saidAttacked,
      saidRounds,
      saidSpecials,
      asked,
      moreTurn,
      moreAttacked,
      moreRounds,
      plain,
      rulingsTurn,
      rulingsGrab,
      rulingsRounds,
      tableSetup,
      tableTurn,
      tableAttacked,
      tableBoards,
      tableRounds,
      tableMore,
      silentHere,
      toldSetup,
      toldAttacked,
      toldRounds,
      toldMore,
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
      voices33,
      voices34,
      voices35,
    ].join('\n'),
  ),
  ...plainOf([plainTurn, plainCards, plainAnswers].join('\n')),
]
