/**
 * Learns what each clue counts when Ask weighs findings against each other (`engine/ask/rank.ts`), and prints it:
 * `npm run -s weights`. Learnt from the banks of questions but those by which nothing was or is tuned (`NOT_LEARNT`), and from
 * the ways people ask themselves: a quarter of them at a time is left out of the game and asked of the rest. The same
 * texts give the same weights.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type AskedGame, type Candidate, candidatesOf, prepare, understand } from '../engine/ask/ask.ts'
import type { Finding, Knowledge, Lesson } from '../engine/ask/knowledge.ts'
import { learning } from '../engine/ask/learn.ts'
import { loadLessons } from '../engine/ask/lessons.ts'
import { loadParts } from '../engine/ask/load.ts'
import { type Clues, sharesOf } from '../engine/ask/rank.ts'
import { games } from '../engine/rulesets.ts'
import { KOREAN, UNTOUCHED } from '../test/engine/ask/questions.ts'

/** A question with what it could be answered with: what speaks for each, and whether it is right. */
interface Example {
  readonly clues: readonly Clues[]
  readonly right: readonly boolean[]
}

interface Asked {
  readonly q: string
  readonly right: (candidate: Candidate) => boolean
}

const BANKS = 'test/engine/ask'
const NOT_LEARNT: ReadonlySet<string> = new Set([...UNTOUCHED, 'fifth', KOREAN])
const PARTS = 4
/** Of the ways left out, one in so many is asked: there are many times more of them than of real questions. */
const ONE_IN = 8
/** Steps of the descent, how far one goes, and how much large weights are held back. */
const STEPS = 300
const RATE = 0.05
const KEPT_SMALL = 0.001

const examples: Example[] = []
for (const { id } of games) {
  const [parts, lessons] = await Promise.all([loadParts(id), loadLessons(id)])
  const knowledge = parts[4]
  const made = (some: readonly Lesson[]) => prepare(...parts, learning(knowledge, some))
  const whole = made(lessons)
  for (const one of questionsOf(id)) learnFrom(whole, one)
  for (let part = 0; part < PARTS; part++) {
    const inPart = (way: string) => hashed(way) % PARTS === part
    const rest = lessons.map((one) =>
      one.spoken === true ? { ...one, ways: one.ways.filter((way) => !inPart(way)) } : one,
    )
    const without = made(rest)
    for (const statement of lessons)
      for (const way of statement.spoken === true ? statement.ways : [])
        if (inPart(way) && hashed(`${way}?`) % ONE_IN === 0) learnFrom(without, asQuestion(way, statement, knowledge))
  }
  console.error(`${id}: ${examples.length} questions so far`)
}
for (const [clue, weight] of Object.entries(learnt(examples))) console.info(`  '${clue}': ${weight.toFixed(3)},`)

function learnFrom(asked: AskedGame, { q, right }: Asked): void {
  const { reading, matches } = understand(asked, q)
  const candidates = candidatesOf(asked, reading, matches)
  const rights = candidates.map(right)
  // Where nothing right was found there is nothing to choose.
  if (rights.includes(true)) examples.push({ clues: candidates.map(({ clues }) => clues), right: rights })
}

function questionsOf(id: string): readonly Asked[] {
  return readdirSync(BANKS)
    .map((bank) => path.join(BANKS, bank, `${id}.jsonl`))
    .filter((file) => existsSync(file) && !NOT_LEARNT.has(path.basename(path.dirname(file))))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
    .map((line) => {
      const { q, kind, rules } = JSON.parse(line) as Finding & { readonly q: string }
      return {
        q,
        right: ({ finding }) => finding.kind === kind && (kind === 'unknown' || rules.includes(finding.rules[0] ?? '')),
      }
    })
}

/** A way as somebody would say it: with a card where it has a place for one. */
function asQuestion(way: string, statement: Lesson, { classes, cards }: Knowledge): Asked {
  const q = way
    .split(' ')
    .filter((word) => !word.startsWith('-'))
    .join(' ')
    .replace(/\{([a-z0-9-]+)\}/g, (_, name: string) => {
      const members = classes[name] ?? []
      const card = members[hashed(way) % Math.max(1, members.length)] ?? ''
      return cards[card]?.[0] ?? name
    })
    .replace(/[!_]/g, ' ')
  const { kind, rules, work } = statement
  const same = ({ finding }: Candidate) =>
    finding.kind === kind && (kind === 'unknown' || finding.rules[0] === rules[0])
  // What is worked out says yes of one card and no of another.
  return { q, right: work === undefined ? same : ({ clues }) => clues['worked out'] === 1 }
}

function hashed(text: string): number {
  let hash = 7
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0
  return hash
}

/** Makes the right answers as likely as can be, by Adam's gradient descent; each clue counts in units of its own spread. */
function learnt(all: readonly Example[]): Record<string, number> {
  const names = [...new Set(all.flatMap(({ clues }) => clues.flatMap((one) => Object.keys(one))))]
  const spread = Object.fromEntries(names.map((name) => [name, spreadOf(name, all)]))
  const weights: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]))
  const moment: Record<string, number> = { ...weights }
  const square: Record<string, number> = { ...weights }
  for (let step = 1; step <= STEPS; step++) {
    const slope = slopeOf(all, weights as Clues, names)
    for (const name of names) {
      const scale = spread[name] ?? 1
      const by = (slope[name] ?? 0) / scale + KEPT_SMALL * (weights[name] ?? 0) * scale
      moment[name] = 0.9 * (moment[name] ?? 0) + 0.1 * by
      square[name] = 0.999 * (square[name] ?? 0) + 0.001 * by * by
      const size = Math.sqrt((square[name] ?? 0) / (1 - 0.999 ** step)) + 1e-8
      weights[name] = (weights[name] ?? 0) - (RATE * (moment[name] ?? 0)) / (1 - 0.9 ** step) / size / scale
    }
  }
  return weights
}

function slopeOf(all: readonly Example[], weights: Clues, names: readonly string[]): Record<string, number> {
  const slope: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]))
  for (const { clues, right } of all) {
    const shares = sharesOf(clues, weights)
    const good = shares.reduce((sum, share, at) => sum + (right[at] === true ? share : 0), 0)
    for (const [at, one] of clues.entries()) {
      const share = shares[at] ?? 0
      const off = share - (right[at] === true ? share / Math.max(good, 1e-12) : 0)
      for (const [name, value] of Object.entries(one)) slope[name] = (slope[name] ?? 0) + (off * value) / all.length
    }
  }
  return slope
}

function spreadOf(name: string, all: readonly Example[]): number {
  const values = all.flatMap(({ clues }) => clues.map((one) => one[name as keyof Clues] ?? 0))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) + 1e-9
}
