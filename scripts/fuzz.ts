/**
 * Throws hostile input at everything that reads: `npm run -s fuzz -- [--inputs N] [--seed S] [--target NAME]`. A million
 * inputs unless said otherwise, shared out over typed lines, records, stored rows, backup files and imports. What fails is
 * printed with its seed, made smaller by fast-check. Exit status: 0 all held, 1 something did not, 2 wrong usage.
 */
import 'fake-indexeddb/auto'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { lines } from '../test/engine/fuzz/lines.ts'
import { records } from '../test/engine/fuzz/records.ts'
import { backups, imports } from '../test/store/fuzz/backups.ts'
import { rows } from '../test/store/fuzz/rows.ts'
import { Pace } from './terminal.ts'

/** What is thrown at what, and its share of all inputs. */
const targets = {
  lines: { property: lines, share: 0.45 },
  records: { property: records, share: 0.05 },
  rows: { property: rows, share: 0.25 },
  backups: { property: backups, share: 0.248 },
  imports: { property: imports, share: 0.002 },
} as const satisfies Record<string, { property: fc.IRawProperty<never> | fc.IRawProperty<unknown>; share: number }>

const USAGE = `Usage: npm run -s fuzz -- [--inputs N] [--seed S] [--target NAME]
       NAME is one of ${Object.keys(targets).join(', ')}`

/** Inputs of one seed. */
const CHUNK = 2000

async function main(): Promise<number> {
  const plan = planned()
  if (plan === undefined) {
    console.error(USAGE)
    return 2
  }
  // The engine may say what it could not write; here that is what is tried.
  console.error = () => {}
  let failed = 0
  for (const [name, { property, share }] of Object.entries(targets)) {
    if (plan.target !== undefined && plan.target !== name) continue
    const inputs = Math.ceil(plan.inputs * (plan.target === undefined ? share : 1))
    failed += await hurl(name, property as fc.IRawProperty<unknown>, inputs, plan.seed)
  }
  return failed > 0 ? 1 : 0
}

/** One target, a chunk of inputs a seed: the seed of a chunk and its number of inputs say all of it. */
async function hurl(name: string, property: fc.IRawProperty<unknown>, inputs: number, seed: number): Promise<number> {
  const pace = new Pace()
  let done = 0
  const rate = () => `${name}: ${done} inputs, ${pace.perSecond(done)}/s`
  for (let chunk = 0; done < inputs; chunk++) {
    const numRuns = Math.min(CHUNK, inputs - done)
    const found = await fc.check(property, { seed: seed + chunk, numRuns })
    if (found.failed) {
      console.log(`FAILED: ${name}, seed ${seed + chunk}: ${fc.defaultReportMessage(found)}`)
      console.log(found.errorInstance instanceof Error ? found.errorInstance.stack : String(found.errorInstance))
      console.log(`# again: npm run -s fuzz -- --target ${name} --seed ${seed + chunk} --inputs ${numRuns}`)
      return 1
    }
    done += numRuns
    pace.tell(rate)
  }
  console.log(`held: ${rate()}, from seed ${seed}`)
  return 0
}

interface Plan {
  readonly inputs: number
  readonly seed: number
  readonly target: string | undefined
}

function planned(): Plan | undefined {
  try {
    const { values } = parseArgs({
      options: {
        inputs: { type: 'string', default: '1000000' },
        seed: { type: 'string', default: '1' },
        target: { type: 'string' },
      },
    })
    const { inputs, seed, target } = values
    if (!/^[1-9]\d{0,9}$/.test(inputs) || !/^\d{1,9}$/.test(seed)) return undefined
    if (target !== undefined && !Object.hasOwn(targets, target)) return undefined
    return { inputs: Number(inputs), seed: Number(seed), target }
  } catch {
    return undefined
  }
}

process.exitCode = await main()
