/** The set-up: `setup.players`, `setup.deal`, `setup.first`, and the houses and stories that are printed on the cards. */
import { foldPrinted } from '../record/names.ts'
import { scan, splitList, unquote } from '../record/quote.ts'
import { type Problem, type Result, type Rulings, rulingsInForce, type Setup } from '../ruleset.ts'
import { LONGEST_NAME, playerProblems, rulingProblems } from '../setup.ts'
import { rulings } from './rulings.ts'
import { finish, type State } from './state.ts'
import { NO_RUNS } from './story.ts'
import { passTo } from './turn.ts'

/** `setup.players`. */
export const SEATS = [2, 4] as const
/** `setup.deal`. */
export const HAND = 8
/** Houses where nothing else is said. */
export const USUAL_HOUSES = 'Red, Blue, Green, Yellow'
/** More would fit on no pad. */
const MOST_HOUSES = 12
const MOST_STORIES = 40

/** Stands for a `#` while a list is cut; names come from keyboards, which do not have it. */
const HASH = '\ue023'

/** Starts a session. Problems beyond those of every game: `list.empty`, `list.many`, `list.twice`, `list.long`, `list.none`. */
export function start(setup: Setup, chosen: Rulings): Result<State, readonly Problem[]> {
  const problems = [...playerProblems(setup, SEATS), ...rulingProblems(rulings, chosen)]
  const houses = listOf('houses', setup.options.houses ?? USUAL_HOUSES, MOST_HOUSES, problems)
  const stories = listOf('stories', setup.options.stories ?? '', MOST_STORIES, problems)
  if (houses.length === 0) problems.push({ where: 'houses', reason: 'list.empty', params: {} })
  if (problems.length > 0) return { ok: false, problem: problems }
  return {
    ok: true,
    value: finish({
      rulings: rulingsInForce(rulings, chosen),
      turnNumber: 1,
      happened: [],
      houses,
      stories,
      hands: setup.players.map(() => HAND),
      escaped: [],
      house: null,
      direction: 1,
      runs: NO_RUNS,
      open: null,
      pass: passTo(setup.dealer),
      story: null,
    }),
  }
}

/** The names in a header, each without its quotes, and what is wrong with them. */
function listOf(where: string, text: string, most: number, problems: Problem[]): string[] {
  const wrong = (reason: string, params: Problem['params']) => problems.push({ where, reason, params })
  // In a set-up there are no comments: what would begin one in a record belongs to a name.
  const names = splitList(scan(text.replaceAll('#', HASH)))
    .map((one) => unquote(one.text).replaceAll(HASH, '#').trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '')
  const seen = new Set<string>()
  for (const name of names) {
    const folded = foldPrinted(name)
    if (name.length > LONGEST_NAME) wrong('list.long', { most: LONGEST_NAME })
    else if (seen.has(folded)) wrong('list.twice', { name })
    // `= house none` says that there is no House.
    else if (folded === 'none') wrong('list.none', { name })
    seen.add(folded)
  }
  if (names.length > most) wrong('list.many', { most, count: names.length })
  return names
}
