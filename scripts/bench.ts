/**
 * Measures engine, store and surfaces: `npm run bench`, or `npm run bench -- NAME…` for some of it. Medians of several rounds; where
 * there is a peer, its rounds and ours take turns. Exit status 1 where a goal is not met.
 */
import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Result } from '../bench/measure.ts'

// What is compared runs as it would in a product. Set before anything is loaded that looks at it.
process.env.NODE_ENV = 'production'

const parts: Readonly<Record<string, () => Promise<Result[]>>> = {
  attacks: async () => (await import('../bench/attacks.ts')).attacks(),
  turns: async () => (await import('../bench/turns.ts')).turns(),
  verdicts: async () => (await import('../bench/verdicts.ts')).verdicts(),
  folding: async () => (await import('../bench/folding.ts')).folding(),
  records: async () => (await import('../bench/records.ts')).records(),
  referee: async () => (await import('../bench/records.ts')).referee(),
  sizes: async () => (await import('../bench/sizes.ts')).sizes(),
  store: async () => (await import('../bench/store.ts')).storing(),
  popup: async () => (await import('../bench/popup.ts')).popup(),
  taps: async () => (await import('../bench/taps.ts')).taps(),
  history: async () => (await import('../bench/history.ts')).history(),
}

function shown({ what, value, unit, goal }: Result): string {
  const digits = value >= 1000 ? 0 : value >= 10 ? 1 : 3
  const number = value.toLocaleString('en', { maximumFractionDigits: digits })
  const verdict = goal === undefined ? '' : `  ${goal.met ? 'met' : 'MISSED'}: ${goal.text}`
  return `${what.padEnd(58)} ${number.padStart(12)} ${unit}${verdict}`
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
console.log(
  `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}`,
)
let missed = 0
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  for (const result of await measure()) {
    console.log(shown(result))
    if (result.goal?.met === false) missed++
  }
}
process.exitCode = missed > 0 ? 1 : 0
