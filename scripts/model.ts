/**
 * Walks every reachable state of small tables of each game, under the defaults and under each single other ruling:
 * `npm run -s model -- [--game GAME] [--quick] [--defaults] [--only TEXT]`. A state that is not as it must be ends it with
 * the record that leads there. Exit status: 0 all held, 1 one did not, 2 wrong usage.
 */
import { parseArgs } from 'node:util'
import { type Table, tables } from '../test/engine/model/tables.ts'
import type { Walked } from '../test/engine/model/walk.ts'
import { messageOf } from './terminal.ts'

const USAGE = `Usage: npm run -s model -- [--game GAME] [--quick] [--defaults] [--only TEXT]
       --quick: the smallest tables only; --defaults: no other rulings; --only: tables whose line says TEXT, as in "1 HP, buffs"`

/** More states than that are no small table. */
const MOST = 3_000_000

function main(): number {
  const plan = planned()
  if (plan === undefined) {
    console.error(USAGE)
    return 2
  }
  const chosen = tables
    .filter((table) => titleOf(table).includes(plan.only))
    .filter((table) => plan.game === undefined || table.game === plan.game)
    .filter((table) => (!plan.quick || table.quick) && (!plan.defaults || table.ruling === ''))
  const sum = { states: 0, moves: 0, twins: 0 }
  const kinds = new Map<string, number>()
  for (const [nth, table] of chosen.entries()) {
    const begun = performance.now()
    let walked: Walked
    try {
      walked = table.walk({ most: MOST, pads: 0.01, corrected: 0.03, twins: 300 })
    } catch (problem) {
      console.log(titleOf(table))
      console.log(messageOf(problem))
      return 1
    }
    sum.states += walked.states
    sum.moves += walked.moves
    sum.twins += walked.twins
    for (const [kind, { closed }] of Object.entries(walked.open))
      kinds.set(`${table.game}: ${kind}`, (kinds.get(`${table.game}: ${kind}`) ?? 0) + closed)
    const beyond = Object.entries(walked.beyond).map(([bound, states]) => `${states} with ${bound}`)
    console.log(
      [
        `${nth + 1}/${chosen.length} ${titleOf(table)}:`,
        `${walked.states} states, ${walked.moves} moves, ${walked.over} ends, ${walked.depth} moves deep,`,
        `${((performance.now() - begun) / 1000).toFixed(1)} s${beyond.length === 0 ? '' : `; beyond: ${beyond.join(', ')}`}`,
      ].join(' '),
    )
  }
  console.log(`held: ${sum.states} states, ${sum.moves} moves; ${sum.twins} states compared with another of their key`)
  for (const [kind, closed] of kinds) console.log(`  ${kind} closed by ${closed} moves`)
  return 0
}

function titleOf({ game, name, ruling }: Table): string {
  return `${game}, ${name}, ${ruling || 'defaults'}`
}

interface Plan {
  readonly game: string | undefined
  readonly quick: boolean
  readonly defaults: boolean
  readonly only: string
}

function planned(): Plan | undefined {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string' },
        quick: { type: 'boolean', default: false },
        defaults: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
      },
    })
    const { game, quick, defaults, only } = values
    if (game !== undefined && !tables.some((table) => table.game === game)) return undefined
    return { game, quick, defaults, only }
  } catch {
    return undefined
  }
}

process.exitCode = main()
