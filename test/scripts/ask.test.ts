/** The ask command, run as people run it. */
import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

function run(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'ask', ...args], {
    encoding: 'utf8',
    input,
  })
  return { status, lines: stdout.split('\n').filter((line) => line !== ''), stderr }
}

const objects = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

describe('npm run ask', () => {
  test('one question as JSON: kind, rules, rulings, fact and what the screen shows', () => {
    const { status, lines } = run(['--game', 'one-outs', '--json', 'how many buffs can go on one attack'])
    expect(status).toBe(0)
    const [said] = objects(lines)
    expect(Object.keys(said ?? {})).toEqual(['kind', 'rules', 'rulings', 'fact', 'answer'])
    expect(said).toMatchObject({ kind: 'depends', rules: ['buff.one'], rulings: ['buffs'], fact: '' })
  })

  test('a Korean question on a game that is asked about in Korean is answered in Korean', () => {
    const { lines } = run(['--game', 'one-card', '--json', '내 차례 아닐 때 카드 내도 돼?'])
    const [said] = objects(lines)
    expect(said).toMatchObject({ kind: 'no', rules: expect.arrayContaining(['turn.owner']) })
    expect(said?.answer).toMatch(/^아니요/)
  })

  test('a file of questions of several games: a line an answer, with its id, in order', () => {
    const file = [
      { id: 'a', game: 'one-card', q: 'how many cards for the black joker' },
      { id: 'b', game: 'One-Outs', q: 'where can i buy the game' },
    ]
    const { status, lines } = run(['--file', '-'], file.map((line) => JSON.stringify(line)).join('\n'))
    expect(status).toBe(0)
    expect(objects(lines)).toMatchObject([
      { id: 'a', kind: 'fact', fact: '10' },
      { id: 'b', kind: 'unknown', fact: '' },
    ])
  })

  test('for people: the answer and what it rests on', () => {
    const { lines } = run(['--game', 'out-of-the-woods', 'can i block a skip'])
    expect(lines[0]).toMatch(/^No\. .*\[answer\.skip/)
  })

  test.each([
    ['no question', ['--game', 'one-outs'], ''],
    ['no such game', ['--game', 'chess', 'who starts'], ''],
    ['no such file', ['--file', 'nowhere.jsonl'], ''],
    ['a line that is no question', ['--game', 'one-outs', '--file', '-'], 'who starts'],
    ['no such option', ['--loud', 'who starts'], ''],
  ])('%s: exit status 2, and why', (_, args, input) => {
    const { status, lines, stderr } = run(args, input)
    expect([status, lines]).toEqual([2, []])
    expect(stderr.trim()).not.toBe('')
  })
})
