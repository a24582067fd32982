/** Every option of every ruling matters to a record that has it: under another option the record fails. */
import { describe, expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { failure } from '../replayed.ts'
import { files, recordOf, replayed } from './records.ts'

describe('rulings', () => {
  const options = ruleset.rulings.flatMap(({ id, options: all }) =>
    all.flatMap((option) => all.filter((other) => other !== option).map((other) => ({ id, option, other }))),
  )

  test.each(options)('$id=$option: a record fails under $other', ({ id, option, other }) => {
    const usual = ruleset.rulings.find((ruling) => ruling.id === id)?.options[0]
    const telling = files
      .map(recordOf)
      .filter(({ record }) => (record.head.rulings[id] ?? usual) === option)
      .filter((record) => replayed(record, { [id]: other }).some((line) => failure(line) !== undefined))
    expect(telling.length).toBeGreaterThan(0)
  })
})
