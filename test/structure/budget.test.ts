import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { read } from './sources.ts'

/** JavaScript a page loads before it shows anything, in bytes as they lie on the disk. */
const BUDGET = 160_000

/** Scripts of a page and all they import at once, relative to the build. */
function loadedAtStart(build: string, page: string): string[] {
  const html = read(path.posix.join(build, page))
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="\/?([^"]+)"/g)].map((found) => found[1] ?? '')
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
  const sizes = loadedAtStart(`.output/${build}`, page).map((file) => ({
    file,
    bytes: Buffer.byteLength(read(`.output/${build}/${file}`)),
  }))
  expect(sizes.length).toBeGreaterThan(1)
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(BUDGET)
})
