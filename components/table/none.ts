import type { Pieces } from './pieces.ts'

/** What a game leaves out that has no groups of its own to note, no card that waits, sticks or is shared out. */
export const none = {
  place: () => [],
  banner: () => undefined,
  groupNote: () => undefined,
  short: () => undefined,
  waits: () => false,
  sticks: () => false,
  sharing: () => undefined,
  interrupt: undefined,
  more: () => undefined,
  way: ({ ruleset, names }, move) => ruleset.notation.write(move, names),
  size: () => undefined,
  landed: () => undefined,
} as const satisfies Partial<Pieces>
