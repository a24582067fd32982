/** Puts the sample table of a game on the table, with names of the language in use. */
import { readRecord } from '../../engine/record/read.ts'
import { type GameId, loadGame, loadSample } from '../../engine/rulesets.ts'
import { putSample } from '../../store/samples.ts'
import { type Recorded, recorded } from '../table/recorded.ts'
import { words } from './words.ts'

/** The sample of a game. Throws where its record does not read, which a test sees to. */
export async function sampleOf(game: GameId): Promise<Recorded> {
  const [ruleset, record] = await Promise.all([loadGame(game), loadSample(game)])
  const { names } = words.value
  const read = readRecord(
    record.replace(/\p{L}+/gu, (word) => (Object.hasOwn(names, word) ? (names[word] ?? word) : word)),
    ruleset,
  )
  const session = read.ok ? recorded(ruleset, read.value) : undefined
  if (session === undefined) throw new Error(`The sample of ${game} does not read`)
  return session
}

/** Opens it in every window. False where it could not be stored. */
export async function trySample(game: GameId): Promise<boolean> {
  return (await putSample(await sampleOf(game), Date.now())).saved
}
