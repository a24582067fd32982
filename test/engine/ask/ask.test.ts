/** What Ask does with a question besides being right about it. */
import { describe, expect, test } from 'vitest'
import { type AskContext, ask, prepare, preparing } from '../../../engine/ask/ask.ts'
import { learntOf } from '../../../engine/ask/learnt.ts'
import { loadAsk, loadParts } from '../../../engine/ask/load.ts'
import { paced, type Steps } from '../../../engine/ask/steps.ts'
import { readLine } from '../../../engine/record/line.ts'
import type { BaseState, Ruleset } from '../../../engine/ruleset.ts'
import { type GameId, games } from '../../../engine/rulesets.ts'
import { BANKS, questionsOf } from './questions.ts'

const NAMES = ['Nova', 'Max', 'Dave', 'Crane']

const answer = async (game: GameId, question: string, context?: AskContext) =>
  ask(await loadAsk(game), question, context)

/** The table after these lines of a record. */
function tableAfter(game: Ruleset, options: Readonly<Record<string, string>>, lines: readonly string[]): BaseState {
  const started = game.start({ players: NAMES, dealer: 3, options }, {})
  if (!started.ok) throw new Error(started.problem.map((one) => one.where).join())
  return lines.reduce<BaseState>((state, line) => {
    const said = readLine(line, game, NAMES, state)?.said
    if (said?.ok !== true || !('move' in said.value)) throw new Error(line)
    expect(game.judge(state, said.value.move).legal, line).toBe(true)
    return game.play(state, said.value.move)
  }, started.value)
}

describe('people’s own words', () => {
  test.each([
    ['one-outs', 'can i put haka on my king hit', 'can i put hakka on my kinghit'],
    ['one-outs', 'does a dodge make contact', 'does a dogde make contcat'],
    ['one-outs', 'how much do the noodles heal', 'how mch do the noodels heal'],
    ['one-outs', 'can i down trow a tail whip', 'can i dt a tail whip'],
    ['one-card', 'can the black joker go on a heart', 'can the blakc joker go on a haert'],
    ['out-of-the-woods', 'can a bedevil be reflected', 'can a bedevel be refelcted'],
  ] as const)('%s: “%s” and “%s” are one question', async (game, plain, hurried) => {
    const right = await answer(game, plain)
    expect(right.kind).not.toBe('unknown')
    const { kind, rules, fact } = await answer(game, hurried)
    expect({ kind, rules, fact }).toEqual({ kind: right.kind, rules: right.rules, fact: right.fact })
  })

  test.each([
    ['one-outs', 'can I buff 4 eggs', 'so i cant buff 4 eggs, right?', 'no'],
    ['one-outs', 'may i pass my turn', 'i am not allowed to pass my turn, am i?', 'yes'],
    ['out-of-the-woods', 'can i block a skip', 'you can’t block a skip, correct?', 'no'],
  ] as const)('%s: “%s” and its negation get one answer', async (game, plain, negated, kind) => {
    expect((await answer(game, plain)).kind).toBe(kind)
    expect((await answer(game, negated)).kind).toBe(kind)
  })

  test('one answer that serves two questions says what both want to know', async () => {
    const burden = await answer('out-of-the-woods', 'who chooses which card gets handed over with a burden')
    expect(burden.fact).toContain('picked by whoever plays the Burden')
    const theft = await answer('one-outs', 'what happens to a skateboard stolen by down trow')
    expect(theft.fact).toContain('none to a Down Trow')
  })

  test('a question may go on from the one before', async () => {
    const previous = 'how many cards do we deal with 4 players'
    expect((await answer('one-card', previous)).fact).toBe('5')
    expect((await answer('one-card', 'and with two players?', { previous })).fact).toBe('7')
    const damage = 'how much damage does a jab do'
    expect((await answer('one-outs', 'and a king hit?', { previous: damage })).fact).toBe('6')
  })

  test('one that stands on its own is answered alike whatever was asked before', async () => {
    const alone = await answer('one-outs', 'does a dodge make contact')
    const after = await answer('one-outs', 'does a dodge make contact', { previous: 'how much does a jab hurt' })
    expect(after).toEqual(alone)
  })
})

describe('what the engine decides', () => {
  test.each([
    ['king-hit', '6'],
    ['jab', '2'],
    ['tail-whip', '4'],
  ])('%s: the damage is the card’s own', async (card, fact) => {
    expect((await answer('one-outs', `how much damage does ${card.replace('-', ' ')} do`)).fact).toBe(fact)
  })

  test.each([
    ['haka and king hit damage', '8'],
    ['steroids on a tail whip, how much damage', '5'],
  ])('%s', async (question, fact) => {
    expect((await answer('one-outs', question)).fact).toBe(fact)
  })

  test.each([
    ['can noogie be my card in a nark', 'no', 'nark.usable'],
    ['can i use a crane kick in a nark', 'yes', 'nark.circle'],
    ['haka on 4 eggs', 'no', 'buff.four-eggs'],
    ['can a fend keep the hacky going', 'no', 'hacky.chain'],
  ])('%s', async (question, kind, rule) => {
    const { kind: said, rules } = await answer('one-outs', question)
    expect([said, rules[0]]).toEqual([kind, rule])
  })

  test.each([
    ['can the black joker go on a red 5', 'no', 'follow.joker-colour'],
    ['can the queen of hearts go on the 5 of hearts', 'yes', 'follow'],
    ['can the 9 of clubs go on the 4 of hearts', 'no', 'follow'],
  ])('%s', async (question, kind, rule) => {
    const { kind: said, rules } = await answer('one-card', question)
    expect([said, rules[0]]).toEqual([kind, rule])
  })
})

test('two readings that are close are both offered', async () => {
  const { kind, alternatives } = await answer('one-outs', 'can dt be played when its not my turn')
  expect([kind, ...alternatives.map((one) => one.kind)]).toEqual(['yes', 'depends'])
})

test('a yes or a no that hardly stands out is not said; the rule is, and the readings are offered', async () => {
  let torn = 0
  for (const { id } of games) {
    const asked = await loadAsk(id)
    // The banks with most questions that are hard to tell.
    for (const { q } of (['fifth', 'seventh', 'eighth'] as const).flatMap((bank) => questionsOf(bank, id))) {
      const { kind, fact, rules, sentence, alternatives } = ask(asked, q)
      if (kind !== 'fact' || fact !== asked.rules.rules[rules[0] ?? '']?.title) continue
      torn++
      expect(sentence).toBe(asked.rules.rules[rules[0] ?? '']?.text)
      expect(alternatives.map((one) => one.kind)).toContainEqual(expect.stringMatching(/^(yes|no)$/))
    }
  }
  expect(torn).toBeGreaterThan(0)
})

describe('a game made ready in small steps', () => {
  test.each(games.map((game) => game.id))('%s: answers as one made ready at once does', async (id) => {
    const parts = await loadParts(id)
    const whole = prepare(...parts, await learntOf(id))
    let steps = 0
    // Something else happens after every step: another game, that reads with the same words, is made ready.
    const other = preparing(...parts, await learntOf(id))
    const asked = await paced(preparing(...parts, await learntOf(id)), () => {
      other.next()
      return ++steps % 100 === 0 ? Promise.resolve() : undefined
    })
    expect(steps).toBeGreaterThan(300)
    for (const { q } of BANKS.slice(0, 2).flatMap((bank) => questionsOf(bank, id)))
      expect(ask(asked, q)).toEqual(ask(whole, q))
  })

  test('is waited for where somebody else has to have a turn', async () => {
    const done: string[] = []
    const work = function* (): Steps<string> {
      for (const step of ['one', 'two', 'three']) {
        done.push(step)
        yield
      }
      return 'ready'
    }
    let turn = () => {}
    const ready = paced(work(), () =>
      done.length === 2
        ? new Promise((go) => {
            turn = go
          })
        : undefined,
    )
    await Promise.resolve()
    expect(done).toEqual(['one', 'two'])
    turn()
    expect(await ready).toBe('ready')
    expect(done).toEqual(['one', 'two', 'three'])
  })
})

describe('house rules', () => {
  test('the answer names what this table plays', async () => {
    const { rules } = await loadAsk('one-outs')
    const question = 'how many buffs can go on one attack'
    for (const option of ['one', 'stack']) {
      const { kind, rulings, answer: said } = await answer('one-outs', question, { rulings: { buffs: option } })
      expect([kind, rulings[0]]).toEqual(['depends', 'buffs'])
      expect(said).toContain(`This table plays: ${rules.rulings.buffs?.options[option]}`)
    }
  })
})

describe('another language', () => {
  test('has the answers, not the questions; what it has no words for is left to the rule', async () => {
    const [english, korean] = await Promise.all([loadAsk('one-outs'), loadAsk('one-outs', 'ko')])
    for (const question of [
      'can i haka my king hit',
      'does a buff stack',
      'how do you win',
      'what hp are you out at',
    ]) {
      const [one, other] = [ask(english, question), ask(korean, question)]
      expect([other.kind, other.rules, other.rulings, other.fact]).toEqual([one.kind, one.rules, one.rulings, one.fact])
      expect(one.answer).toBe(`${one.lead}. ${one.sentence}`)
      expect(other.sentence).toMatch(/[가-힣]/)
      expect(other.lead).toMatch(/^(\d+|[가-힣 ]*)$/)
    }
  })
})

describe('the table as it stands', () => {
  test('one-outs: whether somebody may do it now, and what they have', async () => {
    const asked = await loadAsk('one-outs')
    const state = tableAfter(asked.game, {}, ['Nova: Jab > Max', 'Max: Fend'])
    const at = (question: string) => ask(asked, question, { state, names: NAMES })
    expect(at('can Max grab Nova now?')).toMatchObject({ kind: 'yes', judged: 'table' })
    expect(at('can Dave grab Nova now?')).toMatchObject({ kind: 'no', judged: 'table', rules: ['grab.contact-pair'] })
    expect(at('how many cards does Max draw?')).toMatchObject({ kind: 'fact', judged: 'table', fact: '1' })
    expect(at('how many cards does Dave draw?')).toMatchObject({ fact: '0' })
    expect(at('how much hp does Nova have?')).toMatchObject({ kind: 'fact', fact: '7', judged: 'table' })
    expect(at('does a dodge make contact?').judged).toBe('rules')
    const { answer: said, lead, sentence, move } = at('can Max grab Nova now?')
    expect(said).toBe(`At this table now: ${lead}. ${sentence}`)
    expect(lead).toBe('Yes')
    const [max, nova] = [NAMES.indexOf('Max'), NAMES.indexOf('Nova')]
    expect(move).toEqual({ seat: max, cards: ['grab'], targets: [{ seat: nova }] })
  })

  test('one-card: how much somebody has to draw', async () => {
    const asked = await loadAsk('one-card')
    const state = tableAfter(asked.game, { top: '3S' }, ['Dave: 2S'])
    expect(ask(asked, 'how many cards does Max draw now?', { state, names: NAMES })).toMatchObject({ fact: '2' })
  })

  test('a play that is typed out is judged like a check', async () => {
    const asked = await loadAsk('one-outs')
    const state = tableAfter(asked.game, {}, [])
    const at = (text: string) => ask(asked, text, { state, names: NAMES })
    expect(at('Nova jabs Max')).toMatchObject({ kind: 'yes', judged: 'play' })
    expect(at('Max jabs Nova')).toMatchObject({ kind: 'no', judged: 'play', rules: ['turn.owner'] })
  })
})

describe('whatever is typed', () => {
  const HOSTILE = [
    '',
    ' ',
    '?',
    '!!!',
    '🥚🥚',
    '__proto__',
    'constructor',
    '<b>jab</b>',
    'a'.repeat(5000),
    '(((('.repeat(200),
  ]

  test.each(games.map((game) => game.id))('%s: nonsense is no ruling', async (game) => {
    for (const text of [...HOSTILE, 'qwertz uiop asdf', 'the weather in wellington tomorrow']) {
      const { kind } = await answer(game, text)
      expect([text.slice(0, 20), kind === 'yes' || kind === 'no']).toEqual([text.slice(0, 20), false])
    }
  })

  test('an answer is plain data', async () => {
    const said = await answer('one-outs', 'can i haka a grab')
    expect(structuredClone(said)).toEqual(said)
    expect(JSON.parse(JSON.stringify(said))).toEqual(said)
  })

  test('questions are answered as they are typed: half of them within 50 ms on any machine', async () => {
    for (const { id } of games) {
      const asked = await loadAsk(id)
      const times = questionsOf(BANKS[0], id).map(({ q }) => {
        const before = process.cpuUsage()
        ask(asked, q)
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1000
      })
      expect(times.sort((one, other) => one - other)[Math.floor(times.length / 2)]).toBeLessThan(50)
    }
  })
})
