/** What the rules of One Card say, with the ways people ask about it. */
import type { Lesson } from '../../ask/knowledge.ts'
import { plainOf, spokenOf, statementsOf } from '../../ask/statements.ts'
import { specialCards } from './en-cards.ts'
import { ending } from './en-ending.ts'
import { turn } from './en-turn.ts'
import { actions } from './said/en-actions.ts'
import { answering } from './said/en-answers.ts'
import { asked } from './said/en-asked.ts'
import { attack as saidAttack } from './said/en-attack.ts'
import { attacked } from './said/en-attacked.ts'
import { calls } from './said/en-calls.ts'
import { end, housed } from './said/en-end.ts'
import { facts } from './said/en-facts.ts'
import { follows } from './said/en-follows.ts'
import { more } from './said/en-more.ts'
import { plain } from './said/en-plain.ts'
import { plainCards } from './said/en-plain-cards.ts'
import { plainTurn } from './said/en-plain-turn.ts'
import { setup } from './said/en-setup.ts'
import { silent } from './said/en-silent.ts'
import { told } from './said/en-told.ts'
import { toldMore } from './said/en-told-more.ts'
import { turn as saidTurn } from './said/en-turn.ts'
import { turns } from './said/en-turns.ts'
import { voices } from './said/en-voices.ts'
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

/** By subject; each holds every sort of answer. */
const SAID = [
  setup,
  turns,
  follows,
  actions,
  attacked,
  answering,
  calls,
  end,
  housed,
  silent,
  told,
  toldMore,
  facts,
  voices,
]

export const lessons: readonly Lesson[] = [
  ...statementsOf([turn, specialCards, ending].join('\n')),
  ...spokenOf([saidTurn, saidAttack, asked, more, plain, ...SAID].join('\n')),
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
    ].join('\n'),
  ),
  ...plainOf([plainTurn, plainCards].join('\n')),
]
