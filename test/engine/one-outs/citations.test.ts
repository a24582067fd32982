/**
 * What a legal move counts as, the rule that decides it, and the rules it must name besides: what a table reads when it
 * opens "why". A record can only demand the deciding rule of a refusal, so these stand here.
 */
import { describe, expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { readRecord } from '../../../engine/record/read.ts'
import { replay } from '../../../engine/record/replay.ts'

/** What was said before, the move, what it counts as, rules it names. */
type Case = readonly [before: readonly string[], move: string, as: string, rules: readonly string[]]

const attack: readonly Case[] = [
  [[], 'Ann: Jab > Ben', 'attack', ['turn.attack', 'jab']],
  [[], 'Ann: Skateboard > Ben', 'attack', ['turn.attack', 'skateboard']],
  [[], 'Ann: another Skateboard > Ben', 'attack', ['turn.attack', 'skateboard']],
  [[], 'Ann: Haka + Jab > Ben', 'attack', ['turn.attack', 'buff.one-play', 'haka', 'jab']],
  [[], 'Ann: Steroids + King Hit > Ben', 'attack', ['turn.attack', 'buff.one-play', 'steroids', 'king-hit']],
  [[], 'Ann: 4 Eggs > Ben 2, Cas 2', 'attack', ['eggs.four', 'eggs.separate', 'four-eggs']],
  [[], 'Ann: Hacky Sack', 'attack', ['hacky.chain', 'hacky-sack']],
  [[], 'Ann: Nark + Jab > Ben', 'attack', ['nark.attack', 'nark', 'jab']],
]

const action: readonly Case[] = [
  [[], 'Ann: Haka', 'buff', ['turn.buff-alone']],
  [[], 'Ann: 2min Noodles', 'utility', ['noodles.turn', 'noodles']],
  [[], 'Ann: Grab > Ben', 'grab', ['grab.attack', 'grab']],
  [['* Ben skateboard 1'], "Ann: Grab > Ben's Skateboard", 'grab', ['grab.attack', 'skateboard.steal', 'grab']],
  [[], 'Ann: Swap 2', 'swap', ['turn.swap']],
  [[], 'Ann: pass', 'pass', ['turn.pass']],
  [[], 'Ann: Down Trow > Ben', 'utility', ['down-trow.action', 'down-trow.steal', 'down-trow']],
  [[], 'Ben: Down Trow > Ann', 'interrupt', ['down-trow.any-time', 'down-trow.steal', 'down-trow']],
  [
    ['Ann: Jab > Ben'],
    'Cas: Down Trow > Ann',
    'interrupt',
    ['down-trow.any-time', 'down-trow.stop', 'down-trow.steal', 'down-trow'],
  ],
]

const answer: readonly Case[] = [
  [['Ann: Jab > Ben'], 'Ben: take', 'take', ['defend.choose']],
  [['Ann: Jab > Ben'], 'Ben: Fend', 'defence', ['defend.choose', 'block.contact']],
  [['Ann: Jab > Ben'], 'Ben: Skateboard', 'defence', ['defend.choose', 'block.contact', 'skateboard.two-uses']],
  [['Ann: Jab > Ben'], 'Ben: Dodge', 'defence', ['defend.choose', 'dodge.no-contact', 'dodge']],
  [['Ann: Jab > Ben'], 'Ben: Sidestep', 'defence', ['defend.choose', 'dodge.no-contact', 'sidestep']],
  [['Ann: Jab > Ben'], 'Ben: Slippery Gypsy', 'defence', ['dodge.no-contact', 'slippery-gypsy']],
  [['Ann: Jab > Ben'], 'Ben: Slow-mo Dodge', 'defence', ['defend.slow-mo', 'dodge.no-contact', 'slow-mo-dodge']],
  [['Ann: 4 Eggs > Ben'], 'Ben: Fend', 'defence', ['defend.choose', 'eggs.no-contact', 'fend']],
  [['Ann: Haymaker > Ben'], 'Ben: Dodge', 'defence', ['defend.choose', 'haymaker.pass', 'dodge']],
  [['* Ben skateboard 1', "Ann: Grab > Ben's Skateboard"], 'Ben: take', 'take', ['defend.choose', 'skateboard.stolen']],
]

const after: readonly Case[] = [
  [['Ann: Jab > Ben', 'Ben: Fend'], 'Ben: Grab > Ann', 'grab', ['grab.contact', 'grab']],
  [['Ann: Jab > Ben', 'Ben: Fend'], 'Ann: Grab > Ben', 'grab', ['grab.contact', 'grab.defender-first', 'grab']],
  [
    ['Ann: Jab > Ben', 'Ben: Skateboard'],
    "Ann: Grab > Ben's Skateboard",
    'grab',
    ['grab.contact', 'skateboard.steal', 'grab'],
  ],
  [['Ann: Grab > Ben', 'Ben: take'], 'Ann: Noogie', 'follow-up', ['grab.follow-up', 'noogie']],
  [['Ann: Grab > Ben', 'Ben: take'], 'Ann: Bite', 'follow-up', ['grab.follow-up', 'bite']],
]

const round: readonly Case[] = [
  [['Ann: Nark + Jab > Cas', 'Cas: take'], 'Ben: Jab', 'attack', ['nark.circle', 'jab']],
  [['Ann: Nark + Jab > Cas', 'Cas: take'], 'Ben: 4 Eggs', 'attack', ['nark.circle', 'nark.eggs', 'four-eggs']],
  [['Ann: Nark + Jab > Cas', 'Cas: take'], 'Ben: no attack card', 'claim', ['nark.unable']],
  [['Ann: Hacky Sack'], 'Ben: Bite', 'chain', ['hacky.chain']],
  [['Ann: Hacky Sack'], 'Ben: no attack card', 'claim', ['hacky.hit']],
]

describe.each([
  ['an attack', attack],
  ['another action', action],
  ['an answer', answer],
  ['after a contact or a Grab', after],
  ['in a round', round],
])('%s', (_, cases) => {
  test.each(cases)('%j, then %s: %s %j', (before, move, as, rules) => {
    const head = 'game: one-outs\nplayers: Ann, Ben, Cas, Dot\ndealer: Dot\n'
    const read = readRecord(`${head}\n${[...before, move].join('\n')}\n`, ruleset)
    if (!read.ok) throw new Error(JSON.stringify(read.problem))
    const verdict = [...replay(read.value, ruleset)].at(-1)?.verdict
    expect(verdict).toMatchObject({ legal: true, as })
    expect(verdict?.rules).toEqual(expect.arrayContaining([...rules]))
  })
})
