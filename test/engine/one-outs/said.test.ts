/**
 * What a table reads: under every line of the records of `said/` stand, as comments, the sentence of its verdict with the
 * rules it cites, its notes, what happened, and the question that is open then.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'
import type { State } from '../../../engine/one-outs/state.ts'
import { text } from '../../../engine/one-outs/text/en.ts'
import type { ReplayedLine } from '../../../engine/record/replay.ts'
import { englishNamer, happenedSentence, noteSentence, why } from '../../../engine/sentences.ts'
import { replayText } from '../replayed.ts'

const FOLDER = new URL('./said/', import.meta.url)
const names = ['Ann', 'Ben', 'Cas', 'Dot']
const say = englishNamer(text, names)

function saidOf({ line, verdict, played, after }: ReplayedLine<State>): string[] {
  const { kind, params } = ruleset.ask(after)
  const open = line.kind === 'check' ? [] : [`?  ${text.asks[kind]?.(params, say)}`]
  const notes = verdict?.notes.map((note) => `!  ${noteSentence(note, text, say)}`) ?? []
  const happened = played ? after.happened.map((one) => `·  ${happenedSentence(one, text, say)}`) : []
  const because = verdict === undefined ? [] : [`${why(verdict, text, say)} (${verdict.rules.join(', ')})`]
  return [...because, ...notes, ...happened, ...open]
}

/** The record with what is said in comments under its lines. */
function told(record: string): string {
  const all = replayText(record, ruleset).lines
  const rows = record.trimEnd().split('\n')
  return `${rows
    .flatMap((row, at) => {
      const here = all.filter(({ line }) => line.line === at + 1)
      return [row, ...here.flatMap(saidOf).map((said) => `#  ${said}`)]
    })
    .join('\n')}\n`
}

describe('what is said', () => {
  test.each(readdirSync(FOLDER).sort())('%s', (file) => {
    const whole = readFileSync(new URL(file, FOLDER), 'utf8')
    expect(told(whole.replace(/^# {2}.*\n/gm, ''))).toBe(whole)
  })
})
