/**
 * Reads what a game's rules say, with the ways people ask about it, from the compact text it is written in:
 *
 *     no buff.nark: {buff}! in card:nark!; {buff}! join nark!
 *     fact setup.hp = 7: how many hp at the start; default hp
 *     depends heal-cap / noodles.turn noodles: card:noodles! above start
 *     work damageOf turn.attack: how much damage {attack}!
 *     silent: where buy the game
 *
 * First what the answer is, then the rules it rests on (the deciding one first; before them, with a slash, the rulings
 * it hinges on), then the ways, with semicolons between them. A line that begins with a space goes on with the one
 * before it. A way is a handful of words, not a sentence: order does not matter, synonyms are the same word, `{attack}`
 * stands for any card of that class, `card:jab` for that very card, `word!` is a word without which it is not meant,
 * `-word` one with which it is not, `(one|other)` two ways in one.
 */
import type { Lesson } from './knowledge.ts'

const HEADS = /^(yes|no|fact|depends|silent|work)\b([^:=]*)(?:=([^:]*))?:(?= |$)(.*)$/s

/**
 * @param text what the rules say
 * @throws RangeError where the text is not as above: it is written by us, so a test finds it
 */
export function statementsOf(text: string): readonly Lesson[] {
  const lines = text.replace(/\n +/g, ' ').split('\n')
  return lines.filter((line) => line.trim() !== '').map(statementOf)
}

/** The same where the ways are whole sentences, as people say them: who does what to whom is then told apart. */
export function spokenOf(text: string): readonly Lesson[] {
  return statementsOf(text).map((statement) => ({ ...statement, spoken: true }))
}

/** The same for the plainest questions: what says just what one of them says gets its answer, and nothing else is learnt from them. */
export function plainOf(text: string): readonly Lesson[] {
  return statementsOf(text).map((statement) => ({ ...statement, plain: true }))
}

function statementOf(line: string): Lesson {
  const [, kind, about = '', short, said = ''] = HEADS.exec(line) ?? []
  if (kind === undefined) throw new RangeError(`no statement: ${line.slice(0, 60)}`)
  const ways = said
    .split(';')
    .map((way) => way.trim())
    .filter((way) => way !== '')
  const [before, after] = about.includes('/') ? (about.split('/') as [string, string]) : ['', about]
  const words = listed(after)
  const rulings = listed(before)
  if (kind === 'silent') return { kind: 'unknown', rules: [], rulings: [], ways }
  if (kind === 'work') {
    const [work = '', ...rules] = words
    return { kind: 'fact', rules, rulings: [], ways, work }
  }
  if (kind === 'fact') return { kind, rules: words, rulings: [], fact: (short ?? '').trim(), ways }
  return { kind: kind as 'yes' | 'no' | 'depends', rules: words, rulings, ways }
}

function listed(ids: string): readonly string[] {
  return ids.split(' ').filter((id) => id !== '')
}
