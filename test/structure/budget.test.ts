import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { games } from '../../engine/games.ts'
import { read } from './sources.ts'

/** JavaScript a page loads before it shows anything, in bytes as they lie on the disk. */
const BUDGET = 160_000

/** Scripts of a page, relative to the build. */
function scriptsOf(build: string, page: string): string[] {
  return [...read(path.posix.join(build, page)).matchAll(/<script\b[^>]*\bsrc="\/?([^"]+)"/g)].map(
    (found) => found[1] ?? '',
  )
}

/** Scripts and all they import at once, relative to the build. */
function withImports(build: string, scripts: readonly string[]): string[] {
  const loaded = new Set<string>()
  const load = (file: string): void => {
    if (loaded.has(file)) return
    loaded.add(file)
    const { module } = parseSync(file, read(path.posix.join(build, file)))
    for (const one of module.staticImports) load(path.posix.join(path.posix.dirname(file), one.moduleRequest.value))
    for (const { entries } of module.staticExports)
      for (const { moduleRequest } of entries)
        if (moduleRequest !== null) load(path.posix.join(path.posix.dirname(file), moduleRequest.value))
  }
  for (const script of scripts) load(script)
  return [...loaded]
}

test.each(
  ['chrome-mv3', 'firefox-mv3'].flatMap((build) =>
    ['popup.html', 'sidepanel.html', 'table.html'].map((page) => [build, page] as const),
  ),
)(`%s %s loads at most ${BUDGET / 1000} kB of JavaScript at start`, (build, page) => {
  const output = `.output/${build}`
  const sizes = withImports(output, scriptsOf(output, page)).map((file) => ({
    file,
    bytes: Buffer.byteLength(read(`${output}/${file}`)),
  }))
  expect(sizes.length).toBeGreaterThan(1)
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(BUDGET)
})

test.each(['chrome-mv3', 'firefox-mv3'].flatMap((build) => games.map(({ id }) => [build, id] as const)))(
  '%s asks for everything the table of %s waits for before the program is there',
  (build, game) => {
    const output = `.output/${build}`
    const asked = [...read(`${output}/first-paint.js`).matchAll(/[`"']\/(games\/[^`"']+\.js)[`"']/g)].map((found) =>
      (found[1] ?? '').replace(/\$\{[^}]*\}/, game),
    )
    expect(asked).toContain(`games/${game}.js`)
    const known = new Set([...withImports(output, scriptsOf(output, 'popup.html')), ...asked])
    expect(withImports(output, [`games/${game}.js`]).filter((file) => !known.has(file))).toEqual([])
  },
)
