/** What each game brings to the table. A game is loaded when its session is opened. */

import type { ReadonlySignal } from '@preact/signals'
import type { Ruleset } from '../engine/ruleset.ts'
import { type GameId, games, loadGame, loadText } from '../engine/rulesets.ts'
import type { GameText } from '../engine/text.ts'
import { spokenTable, wordsArrived } from './shared/words.ts'
import type { Pieces } from './table/pieces.ts'

const pieces: Readonly<Partial<Record<GameId, () => Promise<Pieces>>>> = {
  'one-card': async () => (await import('./one-card/pieces.tsx')).pieces,
  'one-outs': async () => (await import('./one-outs/pieces.tsx')).pieces,
  'out-of-the-woods': async () => (await import('./out-of-the-woods/pieces.tsx')).pieces,
}

/** A game as the table needs it. */
export interface Game {
  readonly ruleset: Ruleset
  /** In the language in use. */
  readonly text: ReadonlySignal<GameText>
  readonly pieces: Pieces
}

const texts = new Map<GameId, Promise<ReadonlySignal<GameText>>>()

function textOf(id: GameId): Promise<ReadonlySignal<GameText>> {
  const known = texts.get(id) ?? spokenTable((language) => loadText(id, language))
  texts.set(id, known)
  return known
}

/** Loads a game with its words and pieces; undefined for a game that this version does not know. */
export async function openGame(id: string): Promise<Game | undefined> {
  const known = games.find((game) => game.id === id)
  if (known === undefined) return undefined
  const [ruleset, text, own] = await Promise.all([
    loadGame(known.id),
    textOf(known.id),
    (pieces[known.id] ?? plainPieces)(),
  ])
  await wordsArrived()
  return { ruleset, text, pieces: own }
}

/** For a game without pieces of its own: the number of cards in hand, and every word that is legal as an answer. */
async function plainPieces(): Promise<Pieces> {
  return (await import('./table/plain.tsx')).pieces
}
