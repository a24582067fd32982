import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { read } from './sources.ts'

const BUILD = '.output/firefox-mv3'

test('the Firefox build has no errors for Mozilla’s linter, and no warning but the one inside Preact', () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/web-ext/bin/web-ext.js', 'lint', '--source-dir', BUILD, '--output', 'json'],
    { encoding: 'utf8' },
  )
  const { summary, errors, warnings } = JSON.parse(stdout) as {
    summary: Record<string, number>
    errors: unknown[]
    warnings: { code: string; file: string }[]
  }
  expect(errors).toEqual([])
  expect(summary.errors).toBe(0)
  const preact = warnings.filter(
    ({ code, file }) =>
      code === 'UNSAFE_VAR_ASSIGNMENT' && read(path.join(BUILD, file)).includes('dangerouslySetInnerHTML'),
  )
  expect(warnings).toEqual(preact)
  expect(preact.length).toBeLessThanOrEqual(1)
})
