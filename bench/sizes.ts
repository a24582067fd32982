/** How large what people get is: what every surface starts with, the largest game, and the whole package. */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Result, under } from './measure.ts'

const BUILD = '.output/chrome-mv3'

/** Every file below a folder, with its size in bytes. */
function filesIn(folder: string): { readonly file: string; readonly bytes: number }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => {
      const file = path.join(one.parentPath, one.name)
      return { file: path.relative(folder, file).replaceAll(path.sep, '/'), bytes: statSync(file).size }
    })
}

export function sizes(): Result[] {
  const files = filesIn(BUILD)
  const kilobytes = (those: RegExp) =>
    files.filter(({ file }) => those.test(file)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const start = kilobytes(/^(chunks\/start-|first-paint\.js)/)
  return [
    {
      what: 'JavaScript that a surface starts with',
      value: start,
      unit: 'kB',
      goal: under(160, start, 'at most 160 kB'),
    },
    { what: 'and that of One-Outs on the table', value: kilobytes(/^games\/one-outs(-en|-pieces)?\.js/), unit: 'kB' },
    { what: 'Dexie, loaded after the first paint', value: kilobytes(/^chunks\/dexie-/), unit: 'kB' },
    { what: 'the whole package', value: kilobytes(/./), unit: 'kB' },
  ]
}
