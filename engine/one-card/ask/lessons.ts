/** What the rules of One Card say, with the ways people ask about it. */
import type { Lesson } from '../../ask/knowledge.ts'
import { spokenOf, statementsOf } from '../../ask/statements.ts'
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
import { setup } from './said/en-setup.ts'
import { silent } from './said/en-silent.ts'
import { told } from './said/en-told.ts'
import { toldMore } from './said/en-told-more.ts'
import { turn as saidTurn } from './said/en-turn.ts'
import { turns } from './said/en-turns.ts'
import { voices } from './said/en-voices.ts'
import { voices1 } from './said/en-voices-1.ts'
import { voices2 } from './said/en-voices-2.ts'

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
  ...spokenOf([voices1, voices2].join('\n')),
]
