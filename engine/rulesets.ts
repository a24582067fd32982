/** The closed list of games. A game is loaded when it is named, so that a surface carries only what it shows. */

import type { Phrasing } from './phrase/phrase.ts'
import { fold } from './record/names.ts'
import type { Ruleset } from './ruleset.ts'
import type { GameText, RuleText } from './text.ts'

export const games = [
  { id: 'one-outs', name: 'One-Outs' },
  { id: 'one-card', name: 'One Card' },
  { id: 'out-of-the-woods', name: 'Out of the Woods' },
] as const

export type GameId = (typeof games)[number]['id']

interface Parts {
  ruleset(): Promise<Ruleset>
  text(): Promise<GameText>
  rules(): Promise<RuleText>
  phrasing(): Promise<Phrasing>
}

const parts: Readonly<Record<GameId, Parts>> = {
  'one-outs': {
    ruleset: async () => (await import('./one-outs/index.ts')).ruleset,
    text: async () => (await import('./one-outs/text/en.ts')).text,
    rules: async () => (await import('./one-outs/text/en-rules.ts')).rules,
    phrasing: async () => (await import('./one-outs/phrases.ts')).phrasing,
  },
  'one-card': {
    ruleset: async () => (await import('./one-card/index.ts')).ruleset,
    text: async () => (await import('./one-card/text/en.ts')).text,
    rules: async () => (await import('./one-card/text/en-rules.ts')).rules,
    phrasing: async () => (await import('./one-card/phrases.ts')).phrasing,
  },
  'out-of-the-woods': {
    ruleset: async () => (await import('./out-of-the-woods/index.ts')).ruleset,
    text: async () => (await import('./out-of-the-woods/text/en.ts')).text,
    rules: async () => (await import('./out-of-the-woods/text/en-rules.ts')).rules,
    phrasing: async () => (await import('./out-of-the-woods/phrases.ts')).phrasing,
  },
}

/** The game that an id or a name means, however it is spelled. */
export function gameNamed(text: string): GameId | undefined {
  const wanted = fold(text)
  return games.find((game) => fold(game.id) === wanted || fold(game.name) === wanted)?.id
}

export function loadGame(id: GameId): Promise<Ruleset> {
  return parts[id].ruleset()
}

/** The words a game needs at first paint. */
export function loadText(id: GameId): Promise<GameText> {
  return parts[id].text()
}

/** Rule texts and the questions of the rulings. */
export function loadRuleText(id: GameId): Promise<RuleText> {
  return parts[id].rules()
}

/** How a game reads sentences as people type them. */
export function loadPhrasing(id: GameId): Promise<Phrasing> {
  return parts[id].phrasing()
}
