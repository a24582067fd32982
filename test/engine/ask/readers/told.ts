/**
 * What the readers of a game make of questions: what it has of its own for Ask, with its real words, its cards and its
 * engine, and without the ways people ask, which take longer to learn than all these tests.
 */
import { expect, test } from 'vitest'
import type { Finding, Knowledge, Work } from '../../../../engine/ask/knowledge.ts'
import { readerOf } from '../../../../engine/ask/reader.ts'
import { read } from '../../../../engine/ask/reading.ts'
import { atOnce } from '../../../../engine/ask/steps.ts'
import type { Ruleset } from '../../../../engine/ruleset.ts'

/** A test for each line of a table. */
export type Tells = (table: string) => void

/**
 * Makes tests of lines like `no follow: can a 4 of clubs go on a 9 of hearts`: first what it comes to, as the lessons write
 * it (`statements.ts`), with all the rules it rests on, or `nothing` where the reader has nothing to say; then the question.
 * @param work what reads it; the game's stories where nothing is said
 */
export function tellsOf(game: Ruleset, knowledge: Knowledge): (work?: Work) => Tells {
  const reader = atOnce(readerOf(knowledge, []))
  return (work = knowledge.story as Work) =>
    (table) => {
      for (const line of table.split('\n').filter((one) => one !== '')) {
        const [, said, question, cards = ''] = /^(.*?): (.*?)(?: \| (.*))?$/.exec(line) ?? []
        if (said === undefined || question === undefined) throw new RangeError(`no case: ${line}`)
        const places = Object.fromEntries(cards.split(' ').map((one) => one.split('=')))
        test(question, () => {
          expect(inWords(work({ game, reading: read(question, reader), cards: places }))).toBe(said)
        })
      }
    }
}

function inWords(finding: Finding | undefined): string {
  if (finding === undefined) return 'nothing'
  const { kind, rules, rulings, fact } = finding
  return [
    kind,
    ...rulings,
    ...(rulings.length > 0 ? ['/'] : []),
    ...rules,
    ...(kind === 'fact' ? [`= ${fact}`] : []),
  ].join(' ')
}
