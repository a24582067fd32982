/** The referee command as other programs use it: output, exit status, start time. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const RUN = ['scripts/run.mjs', 'referee']
const folder = mkdtempSync(path.join(tmpdir(), 'referee-'))
afterAll(() => rmSync(folder, { recursive: true }))

// The first start bundles the script.
beforeAll(() => {
  spawnSync('node', [...RUN, '--help'])
})

function referee(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync('node', [...RUN, ...args], { encoding: 'utf8', input })
  return { status, out: stdout.split('\n').slice(0, -1), err: stderr }
}

/** Objects of `--json`, for a record on standard input. */
function objects(record: string) {
  const { status, out, err } = referee(['--json', '-'], record)
  return { status, err, lines: out.map((line) => JSON.parse(line)) }
}

function file(name: string, content: string | Uint8Array): string {
  const place = path.join(folder, name)
  writeFileSync(place, content)
  return place
}

const head = 'game: one-outs\nplayers: Ann, Ben, Cas\ndealer: Cas\n\n'

describe('the objects of --json', () => {
  test('have the keys of the interface, in its order', () => {
    const { lines } = objects(`${head}Ann: Jab > Ben\nBen: Fend\n`)
    expect(Object.keys(lines[1])).toEqual([
      'file',
      'line',
      'kind',
      'text',
      'verdict',
      'as',
      'rules',
      'hinges',
      'notes',
      'why',
      'state',
    ])
    expect(lines[1]).toMatchObject({
      file: '-',
      line: 6,
      kind: 'move',
      text: 'Ben: Fend',
      verdict: 'legal',
      as: 'defence',
      rules: ['defend.choose', 'block.contact'],
      hinges: [],
      notes: [],
      state: {
        turn: 'Ann',
        ask: { kind: 'contact', who: ['Ben', 'Ann'] },
        limit: 4,
        suddenDeath: false,
        players: [
          { name: 'Ann', hp: 7, hand: 3, skateboards: [], out: false },
          { name: 'Ben', hp: 7, hand: 3, skateboards: [], out: false },
          { name: 'Cas', hp: 7, hand: 4, skateboards: [], out: false },
        ],
        winner: null,
      },
    })
    expect(lines[1].why).toContain('Fend')
  })

  test('tell of an expectation and of an assertion whether they hold, and what is the case where not', () => {
    const { status, lines } = objects(
      `${head}? Ann: Steroids + Haka + Jab > Ben => illegal buff.one ~buffs\n? Ann: Jab > Ben => illegal win\n= Ann hp 7\n= Ann hp 8\n= ask defend Ben\n`,
    )
    expect(status).toBe(1)
    expect(lines.map(({ kind, holds, got }) => [kind, holds, got])).toEqual([
      ['check', true, undefined],
      ['check', false, 'legal'],
      ['assertion', true, undefined],
      ['assertion', false, '7'],
      ['assertion', false, 'turn Ann'],
    ])
    expect(lines[0]).toMatchObject({ verdict: 'illegal', hinges: ['buffs'] })
    expect(lines[0].rules[0]).toBe('buff.one')
  })

  test('name notes by their id', () => {
    const { lines } = objects(
      `${head}Ann: Nark + Jab > Cas\nCas: take\nBen: no attack card\nBen: Jab > Ann => legal !claim.contradicted\n`,
    )
    expect(lines[3]).toMatchObject({ notes: ['claim.contradicted'], holds: true })
  })

  test('say of an unreadable line where and why, and the replay goes on', () => {
    const { status, lines } = objects(`${head}Ann: Jap > Ben\n  * Zed hp 3\nnonsense\nAnn: Jab > Ben\n`)
    expect(status).toBe(2)
    expect(lines.map(({ line, kind, verdict, column }) => [line, kind, verdict, column])).toEqual([
      [5, 'move', 'unreadable', 6],
      [6, 'correction', 'unreadable', 5],
      [7, 'move', 'unreadable', 1],
      [8, 'move', 'legal', undefined],
    ])
    expect(lines[0].why).toBe('there is no card "Jap"; did you mean Jab?')
    expect(lines[0].state).toEqual(lines[2].state)
    expect(lines[3].state.ask).toEqual({ kind: 'defend', who: ['Ben'] })
  })

  test('of corrections and overruled moves', () => {
    const { status, lines } = objects(`${head}* Ann hp 3\n! Ann: Haka + 4 Eggs > Ben\n* Ann skateboard 7\n`)
    expect(status).toBe(1)
    expect(lines.map(({ kind, verdict }) => [kind, verdict])).toEqual([
      ['correction', 'legal'],
      ['overruled', 'illegal'],
      ['correction', 'illegal'],
    ])
    expect(lines[1].rules[0]).toBe('buff.four-eggs')
    expect(lines[1].state.players[0]).toMatchObject({ hp: 3, hand: 2 })
    expect(lines[2].why).not.toBe('')
  })

  test.each([
    ['one-card', 'top: 4S', ['turn', 'ask', 'top', 'suit', 'direction', 'pending', 'stock', 'players', 'winner']],
    ['out-of-the-woods', 'houses: Red', ['turn', 'ask', 'house', 'direction', 'run', 'players', 'winner', 'loser']],
  ])('have the public summary of %s', (game, header, keys) => {
    const { lines } = objects(`game: ${game}\nplayers: Ann, Ben\ndealer: Ann\n${header}\n\ndone\n`)
    expect(Object.keys(lines[0].state)).toEqual(keys)
  })
})

describe('the exit status', () => {
  const good = file('good.txt', `${head}Ann: Jab > Ben\nBen: take\n= Ben hp 5\n`)
  const illegal = file('illegal.txt', `${head}Ben: Jab > Ann\nAnn: pass\n= turn Ben\n`)
  const unreadable = file('unreadable.txt', `${head}Ann: Jap\n= turn Ben\n`)

  test.each([
    ['0: all legal and held', [good], 0],
    ['1: an illegal move that nobody expected', [illegal], 1],
    ['2: a line that cannot be read, also where an assertion fails', [unreadable], 2],
    ['2: no such file', [path.join(folder, 'missing.txt')], 2],
    ['2: a folder', [folder], 2],
    ['the highest of several', [good, illegal, good], 1],
    ['the highest of several, also where the rest is good', [path.join(folder, 'missing.txt'), good], 2],
    ['2: no file', [], 2],
    ['2: no such option', ['--jsn', good], 2],
    ['0: help', ['--help'], 0],
  ])('%s', (_, args, status) => {
    expect(referee(args).status).toBe(status)
  })

  test.each([
    ['a question that is answered with no is no failure', '? Ben: Jab > Ann', 0],
    ['what the table overruled is no failure', '! Ben: Jab > Ann', 0],
    ['an expected refusal is no failure', 'Ben: Jab > Ann => illegal turn.owner', 0],
    ['a refusal for another reason is one', 'Ben: Jab > Ann => illegal win', 1],
    ['a legal move where a refusal was expected is one', 'Ann: Jab > Ben => illegal', 1],
    ['a missing note is one', 'Ann: Jab > Ben => legal !claim.contradicted', 1],
    ['a missing hinge is one', 'Ann: Jab > Ben => legal ~buffs', 1],
    ['no note where none may be is none', 'Ann: Jab > Ben => legal !none', 0],
  ])('%s', (_, line, status) => {
    expect(objects(`${head}${line}\n`).status).toBe(status)
  })

  test('2: a bad header, with every problem and its place', () => {
    const bad = file('bad.txt', 'game: one-outs\nplayers: Ann, Ann, Cas\ndealer: Zed\nhp 3\n\nAnn: pass\n')
    const { status, out, err } = referee(['--json', bad])
    expect({ status, out }).toEqual({ status: 2, out: [] })
    expect(err.split('\n').slice(0, -1)).toEqual([
      `${bad}:2:15: two players are called "Ann"`,
      `${bad}:3:9: nobody here is called "Zed"`,
      `${bad}:4:1: a header line is written "key: value", not "hp 3"`,
    ])
  })

  test('2: a set-up that the game refuses, in the game’s words', () => {
    expect(objects('game: one-outs\nplayers: Ann, Ben\ndealer: Ann\n\n')).toMatchObject({
      status: 2,
      err: expect.stringMatching(/^-:2:10: .*at least 3 players/),
    })
  })
})

describe('the text output', () => {
  test('is a line an entry: verdict, what it rests on, why, what happened', () => {
    const { out } = referee(['-'], `${head}Ann: Jab > Ben # ouch\nBen: take\n= Ben hp 4\nBen: Jap\n`)
    expect(out).toHaveLength(4)
    expect(out[0]).toMatch(/^-:5 {2}legal {2}Ann: Jab > Ben {2}\[turn\.attack jab\] {2}— .+ {2}→ Ann plays Jab$/)
    expect(out[1]).toMatch(/Ben −2 HP/)
    expect(out[2]).toBe('-:7  does not hold  = Ben hp 4  — it is 5')
    expect(out[3]).toMatch(/^-:8:6 {2}unreadable {2}Ben: Jap {2}— there is no card/)
  })

  test('brings no control character of a record to the terminal', () => {
    const { out, err } = referee(['-'], `${head}Ann: \u001b[31mJab\u0007\n`)
    expect(out.join('') + err.trimEnd()).not.toMatch(/\p{Cc}/u)
  })

  test('ends quietly when nobody reads on', async () => {
    const long = file('long.txt', head + '? Ann: pass\n'.repeat(20_000))
    const child = spawn('node', [...RUN, long], { stdio: ['ignore', 'pipe', 'pipe'] })
    let complaint = ''
    child.stderr.on('data', (data) => {
      complaint += data
    })
    child.stdout.once('data', () => child.stdout.destroy())
    await new Promise((resolve) => child.on('close', resolve))
    expect(complaint).toBe('')
  })
})

test('reads what editors of other systems save', () => {
  const utf16 = Buffer.from(`\ufeff${head.replaceAll('\n', '\r\n')}Ann: pass\r\n`, 'utf16le')
  expect(referee([file('utf16.txt', utf16)]).status).toBe(0)
  expect(referee([file('utf8.txt', `\ufeff${head}Ann: pass`)]).status).toBe(0)
})

test('every record of the repository holds, replayed in one go', () => {
  const records = readdirSync('test/records', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .map((name) => path.join('test/records', name))
  expect(records.length).toBeGreaterThan(20)
  const { status, out } = referee(['--json', ...records])
  expect(status).toBe(0)
  expect(new Set(out.map((line) => JSON.parse(line).file)).size).toBe(records.length)
})

test('npm run -s referee is the command', () => {
  const output = execFileSync('npm', ['run', '-s', 'referee', '--', '--json', '-'], {
    input: `${head}done\n`,
    encoding: 'utf8',
  })
  expect(JSON.parse(output)).toMatchObject({ kind: 'move', text: 'done', verdict: 'legal', as: 'done' })
})
