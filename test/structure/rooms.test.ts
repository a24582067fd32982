import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../../engine/rulesets.ts'
import { code, gameOf, importsOf, ROOMS, read, roomOf, stringsOf } from './sources.ts'

const ids = games.map((game) => game.id)

/** Packages a room may use. The engine uses none, but for the index of Ask, which is as pure as the engine is. */
const PACKAGES: Readonly<Record<(typeof ROOMS)[number], RegExp>> = {
  entrypoints: /^(preact|@preact\/signals|wxt)(\/|$)/,
  components: /^(preact|@preact\/signals|wxt|minisearch|uplot|@tanstack\/virtual-core)(\/|$)/,
  store: /^(dexie|@preact\/signals|wxt)(\/|$)/,
  engine: /^minisearch$/,
}

/** Files outside a game's own folders that may name a game, and why. */
const NAMES_GAMES: Readonly<Record<string, string>> = {
  'components/games.ts': 'the pieces each game brings to the table',
  'engine/ask/lessons.ts': 'what is learnt of each game, apart from what is loaded of it',
  'engine/games.ts': 'the closed list of games',
  'engine/rulesets.ts': 'what is loaded of each game',
}

test('every room has code', () => {
  for (const room of ROOMS) expect(code().some((file) => roomOf(file) === room)).toBe(true)
})

describe('entrypoints → components → store → engine', () => {
  const arrows = code().flatMap((file) => importsOf(file).map((to) => ({ file, to })))

  test('no import goes the other way, or out of the rooms', () => {
    const wrong = arrows.filter(({ file, to }) => {
      const from = roomOf(file)
      const room = roomOf(to)
      if (from === undefined) return true
      if (room !== undefined) return ROOMS.indexOf(room) < ROOMS.indexOf(from)
      return !PACKAGES[from].test(to)
    })
    expect(wrong).toEqual([])
  })

  test('every import names a file that is there, with its ending', () => {
    const missing = arrows.filter(({ to }) => roomOf(to) !== undefined && !(existsSync(to) && /\.\w+$/.test(to)))
    expect(missing).toEqual([])
  })

  test('no file is found by a pattern, which no test could follow', () => {
    expect(code().filter((file) => read(file).includes('import.meta.glob'))).toEqual([])
  })

  test('a game knows no other game', () => {
    const wrong = arrows.filter(({ file, to }) => {
      const [own, other] = [gameOf(file, ids), gameOf(to, ids)]
      return other !== undefined && own !== undefined && own !== other
    })
    expect(wrong).toEqual([])
  })

  test('only a few listed files outside a game import from it or say its name', () => {
    const naming = code().filter((file) => {
      if (gameOf(file, ids) !== undefined) return false
      return (
        importsOf(file).some((to) => gameOf(to, ids) !== undefined) ||
        stringsOf(file).some((text) => (ids as readonly string[]).includes(text))
      )
    })
    expect(naming).toEqual(Object.keys(NAMES_GAMES).sort())
  })
})

describe('what code may not do', () => {
  const saying = (files: readonly string[], what: RegExp) =>
    files.flatMap(
      (file) =>
        read(file)
          .match(what)
          ?.map((found) => `${file}: ${found}`) ?? [],
    )

  test('the engine has no clock and no chance', () => {
    const engine = code().filter((file) => roomOf(file) === 'engine')
    expect(saying(engine, /\bMath\.random\b|\bnew Date\b|\bDate\.now\b|\bperformance\.|\bcrypto\./g)).toEqual([])
  })

  test('nothing reaches for a network', () => {
    expect(
      saying(code(), /\bfetch\(|\bXMLHttpRequest\b|\bWebSocket\b|\bsendBeacon\b|\bEventSource\b|\bRTCPeer\w+/g),
    ).toEqual([])
  })

  test('text from people never becomes markup or code', () => {
    expect(
      saying(
        code(),
        /\b(inner|outer)HTML\b|\bdangerouslySetInnerHTML\b|\binsertAdjacentHTML\b|\bdocument\.write\b|\beval\(|\bnew Function\b/g,
      ),
    ).toEqual([])
  })
})
