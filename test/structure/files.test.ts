import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { read, repository } from './sources.ts'

/** What is longer does more than one thing, or is one of these. */
const LONGEST = 300

/** Longer files, and why they are better whole. */
const LONG: Readonly<Record<string, string>> = {
  'engine/ask/text/en-words.ts': 'a table: the words of questions and what they mean',
  'engine/one-card/ask/en-words.ts': 'a table: the words of questions and what they mean',
  'engine/one-outs/ask/en-words.ts': 'a table: the words of questions and what they mean',
  'engine/one-outs/text/en-rules.ts': 'a table: one entry a rule, in the order of the rules screen',
  'engine/one-outs/text/ko-rules.ts': 'a table: one entry a rule, in the order of the rules screen',
  'test/components/setup/setup.test.tsx': 'one form, what a person does with it',
  'test/e2e/screens/one-outs.ts': 'a table: the states in which One-Outs is looked at',
  'test/engine/record/write.test.ts': 'one writer, part by part of what it writes',
  'test/engine/out-of-the-woods/actions.test.ts': 'records, one a rule',
  'test/engine/out-of-the-woods/answers.test.ts': 'records, one a rule',
  'test/engine/out-of-the-woods/corners.test.ts': 'records, one a corner of the rules',
  'test/engine/out-of-the-woods/real-table.ts': 'all rules told a second time, naively, as one table',
  'test/engine/out-of-the-woods/rulings.test.ts': 'records, one an option of a ruling',
  'test/store/backup.test.ts': 'one file format: written, read back, refused, merged',
  'test/store/sessions.test.ts': 'one list of sessions: found, named, thrown away, brought back',
}

const text = repository().filter((file) => !/\.(png|woff2)$/.test(file))
const written = text.filter((file) => file !== 'package-lock.json')

describe('files', () => {
  test(`have at most ${LONGEST} lines, but for those listed with a reason`, () => {
    const source = written.filter((file) => /\.(tsx?|mjs|js|css|html)$/.test(file))
    const long = source.filter((file) => read(file).split('\n').length - 1 > LONGEST)
    expect(long).toEqual(Object.keys(LONG).sort())
  })

  test('are called after what they are about', () => {
    const vague = /^(utils?|helpers?|managers?|misc|common|stuff|lib)$/i
    const named = text.filter((file) => file.split(/[/.-]|(?<=[a-z])(?=[A-Z])/).some((part) => vague.test(part)))
    expect(named).toEqual([])
  })

  test('re-export nothing, but for the one index of a game', () => {
    const barrels = text.filter((file) => /(^|\/)index\.tsx?$/.test(file) && !/^engine\/[a-z-]+\/index\.ts$/.test(file))
    expect(barrels).toEqual([])
  })

  test('end with one line break and have no space at a line’s end', () => {
    const untidy = text.filter((file) => {
      const content = read(file)
      return content !== '' && (!/[^\n]\n$/.test(content) || /[ \t]$/m.test(content) || content.includes('\r'))
    })
    expect(untidy).toEqual([])
  })

  test('name nothing of the machine they were written on', () => {
    const machine = [
      /(?<![\w.}])\/(home|root|work|Users|tmp|var|mnt)\/\w/,
      /\b[A-Z]:\\\\?\w/,
      new RegExp(['npm', 'js\\.(org|com)'].join('')),
      /\bregistry\.[a-z]/,
      /\b(localhost|127\.0\.0\.1):\d/,
    ]
    const found = text.flatMap((file) =>
      machine.flatMap((pattern) => {
        const hit = pattern.exec(read(file))
        return hit === null ? [] : [`${file}: ${hit[0]}`]
      }),
    )
    expect(found).toEqual([])
  })
})

test('the lock file installs from wherever the machine gets its packages', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { resolved?: string; link?: boolean }>
  }
  expect(Object.values(packages).filter((one) => one.resolved !== undefined)).toEqual([])
})

test('every dependency is one exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  )
  expect(loose).toEqual([])
})

test('what is built or installed is not in the repository', () => {
  const tracked = execFileSync('git', ['ls-files']).toString().split('\n')
  const made = tracked.filter((file) => /^(node_modules|coverage|reports|\.output|\.wxt|\.shots)(\/|$)/.test(file))
  expect(made).toEqual([])
})
