/** What belongs to each game. A game is loaded when it is named, so that a surface carries only what it shows. */

import type { Knowledge } from './ask/knowledge.ts'
import { type GameId, games } from './games.ts'
import type { Phrasing } from './phrase/phrase.ts'
import { fold } from './record/names.ts'
import type { Ruleset } from './ruleset.ts'
import type { GameText, Language, RuleText } from './text.ts'

export { type GameId, games } from './games.ts'

/** Names that a game has in another language than English, where it is not called by what is printed on its box. */
const NAMES: Readonly<Partial<Record<Language, Readonly<Partial<Record<GameId, string>>>>>> = {
  ko: { 'one-card': '원카드' },
}

/** What a game is called in a language, before its words are loaded; its id where this version does not know it. */
export function gameName(id: string, language: Language): string {
  const known = games.find((game) => game.id === id)
  return known === undefined ? id : (NAMES[language]?.[known.id] ?? known.name)
}

/** Words in every language. */
type Spoken<Words> = Readonly<Record<Language, () => Promise<Words>>>

/** What is understood in English, and in another language where there are words for it. */
type Understood<Words> = Readonly<Partial<Spoken<Words>>> & Pick<Spoken<Words>, 'en'>

/** What there is to load of a game. */
interface Parts {
  ruleset(): Promise<Ruleset>
  readonly text: Spoken<GameText>
  readonly rules: Spoken<RuleText>
  readonly phrasing: Understood<Phrasing>
  readonly knowledge: Understood<Knowledge>
  sample(): Promise<string>
}

const parts: Readonly<Record<GameId, Parts>> = {
  'one-outs': {
    ruleset: async () => (await import('./one-outs/index.ts')).ruleset,
    text: {
      en: async () => (await import('./one-outs/text/en.ts')).text,
      ko: async () => (await import('./one-outs/text/ko.ts')).text,
    },
    rules: {
      en: async () => (await import('./one-outs/text/en-rules.ts')).rules,
      ko: async () => (await import('./one-outs/text/ko-rules.ts')).rules,
    },
    phrasing: { en: async () => (await import('./one-outs/phrases.ts')).phrasing },
    knowledge: {
      en: async () => (await import('./one-outs/ask/knowledge.ts')).knowledge,
    },
    sample: async () => (await import('./one-outs/sample.ts')).sample,
  },
  'one-card': {
    ruleset: async () => (await import('./one-card/index.ts')).ruleset,
    text: {
      en: async () => (await import('./one-card/text/en.ts')).text,
      ko: async () => (await import('./one-card/text/ko.ts')).text,
    },
    rules: {
      en: async () => (await import('./one-card/text/en-rules.ts')).rules,
      ko: async () => (await import('./one-card/text/ko-rules.ts')).rules,
    },
    phrasing: {
      en: async () => (await import('./one-card/phrases.ts')).phrasing,
      async ko() {
        const [{ phrasingOf }, { vocabulary }] = await Promise.all([
          import('./one-card/phrases.ts'),
          import('./one-card/text/ko-phrases.ts'),
        ])
        return phrasingOf(vocabulary)
      },
    },
    knowledge: {
      en: async () => (await import('./one-card/ask/knowledge.ts')).knowledge,
      ko: async () => (await import('./one-card/ask/ko-knowledge.ts')).knowledge,
    },
    sample: async () => (await import('./one-card/sample.ts')).sample,
  },
  'out-of-the-woods': {
    ruleset: async () => (await import('./out-of-the-woods/index.ts')).ruleset,
    text: {
      en: async () => (await import('./out-of-the-woods/text/en.ts')).text,
      ko: async () => (await import('./out-of-the-woods/text/ko.ts')).text,
    },
    rules: {
      en: async () => (await import('./out-of-the-woods/text/en-rules.ts')).rules,
      ko: async () => (await import('./out-of-the-woods/text/ko-rules.ts')).rules,
    },
    phrasing: { en: async () => (await import('./out-of-the-woods/phrases.ts')).phrasing },
    knowledge: {
      en: async () => (await import('./out-of-the-woods/ask/knowledge.ts')).knowledge,
    },
    sample: async () => (await import('./out-of-the-woods/sample.ts')).sample,
  },
}

/** The game that an id or a name means, however it is spelled. */
export function gameNamed(text: string): GameId | undefined {
  const wanted = fold(text)
  return games.find((game) => fold(game.id) === wanted || fold(game.name) === wanted)?.id
}

/** The rules of a game. */
export function loadGame(id: GameId): Promise<Ruleset> {
  return parts[id].ruleset()
}

/** The words a game needs at first paint. */
export function loadText(id: GameId, language: Language): Promise<GameText> {
  return parts[id].text[language]()
}

/** Rule texts and the questions of the rulings. */
export function loadRuleText(id: GameId, language: Language): Promise<RuleText> {
  return parts[id].rules[language]()
}

/** How a game reads sentences as people type them: English ones in any language, others where their words are known. */
export function loadPhrasing(id: GameId, language: Language = 'en'): Promise<Phrasing> {
  return inLanguage(parts[id].phrasing, language)
}

function inLanguage<Words>(understood: Understood<Words>, language: Language): Promise<Words> {
  return (understood[language] ?? understood.en)()
}

/** A play record of a session in the middle of the game, to be tried. */
export function loadSample(id: GameId): Promise<string> {
  return parts[id].sample()
}

/** What a game knows about rules questions in a language; in English where it understands no other (`isAskedIn`). */
export function loadKnowledge(id: GameId, language: Language = 'en'): Promise<Knowledge> {
  return inLanguage(parts[id].knowledge, language)
}
