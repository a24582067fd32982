/** What the conformance suite has to know of a game beyond its ruleset. */
import type { BaseState, Correction, Declaration, Ruleset, Rulings, Seat } from '../../../engine/ruleset.ts'
import type { SessionHead } from '../../../engine/session.ts'
import type { GameText } from '../../../engine/text.ts'
import type { Random } from './random.ts'

export interface Fixture<State extends BaseState = BaseState> {
  readonly ruleset: Ruleset<State>
  readonly text: GameText
  /** How many players a random table has. */
  seats(random: Random): number
  /** The game's own headers, as a record writes them. */
  options(random: Random): Readonly<Record<string, string>>
  /** Something a person could say here, legal or not, made without asking the engine what is legal. */
  declaration(state: State, random: Random): Declaration
  /** Something that names what this table does not have, and that no record could say: always illegal. */
  impossible?(state: State, random: Random): Declaration
  /** Something a table could correct here, possible or not. */
  correction(state: State, random: Random): Correction
  /**
   * What must be true of every state and is not.
   * @param corrected whether the table has corrected or overruled anything so far: then less is sure
   */
  broken(state: State, corrected: boolean): readonly string[]
  /** The cards of a declaration as the pad takes them, where it takes them in another order or by another id. */
  onPad?(state: State, seat: Seat, cards: readonly string[]): readonly string[]
  /** A random game without corrections is over after so many moves at the most. */
  readonly longest: number
  /** What no random game can reach, as coverage names it (`refusal turn.attack`), and why. */
  readonly unreached: Readonly<Record<string, string>>
  /** Every kind of question that the game can ask. */
  readonly asks: readonly string[]
}

/** The head of a random session: who plays, and by what. */
export function randomHead<State extends BaseState>(fixture: Fixture<State>, random: Random): SessionHead {
  const { ruleset } = fixture
  const players = randomNames(fixture.seats(random), random)
  return {
    game: ruleset.id,
    edition: ruleset.edition,
    setup: { players, dealer: random.int(players.length), options: fixture.options(random) },
    rulings: randomRulings(ruleset, random),
  }
}

/** Something legal from the pad of whoever is asked first; undefined where there is nothing. */
export function fromPad<State extends BaseState>(
  ruleset: Ruleset<State>,
  state: State,
  random: Random,
): Declaration | undefined {
  const [asked] = ruleset.ask(state).who
  if (asked === undefined) return undefined
  const ways = ruleset.choices(state, asked).flatMap((choice) => choice.ways.filter((way) => way.verdict.legal))
  return ways.length > 0 ? random.pick(ways).move : undefined
}

/** Every option of every ruling is likely enough to be in force; every third table plays by the defaults. */
function randomRulings(ruleset: Pick<Ruleset, 'rulings'>, random: Random): Rulings {
  const usual = random.chance(1 / 3)
  return Object.fromEntries(
    ruleset.rulings.map(({ id, options }) => [id, usual ? (options[0] ?? '') : random.pick(options)]),
  )
}

// Names that records have to quote, and names that look like something else.
const NAMES = [
  'Ann',
  'Ben',
  'Cas',
  'Dot',
  'Eve',
  'Ann 2',
  'ben 3',
  'Mary Jane',
  "Chris'",
  "Ann's",
  'Ann + Ben',
  'A: B',
  'Max, the 2nd',
  '#1',
  'a > b',
  '=> legal',
  '? Zoe',
  '* hp',
  '! x',
  '= y',
  'hp',
  'turn',
  'hand 3',
  'ask',
  'none',
  'done',
  'take',
  'draw',
  'Red',
  'Jab',
  'Skateboard',
  "Ann's Skateboard",
  '"Bear"',
  'Bob "Bear" Smith',
  '5" Jim',
  'back\\slash',
  '__proto__',
  'constructor',
  'toString',
  'José',
  'Zoë 🐻',
  '李雷',
  'אבג',
  'x\u0000y',
  'tab\there',
  'line\nbreak',
  '\ud800',
  'calls',
  'one card Ann',
  'with',
  'got nothing',
]

/** Different names; half of the tables have plain ones. */
function randomNames(count: number, random: Random): string[] {
  if (random.chance(0.5)) return ['Ann', 'Ben', 'Cas', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon'].slice(0, count)
  return random.some(NAMES, count)
}
