/** Finds the browsers that `npm test` and `npm start` drive, and installs them where that is ours to do. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

type BrowserName = 'chromium' | 'firefox'

/** Names on the PATH, the likeliest first, then places outside it. */
const PLACES: Readonly<Record<BrowserName, readonly string[]>> = {
  chromium: [
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  firefox: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
}

/** A Korean face: without one Korean pages are measured, and printed, in empty boxes. */
const KOREAN = 'fonts-nanum'

/** Debian packages. */
const PACKAGES: Readonly<Record<BrowserName, readonly string[]>> = {
  chromium: ['chromium', 'fonts-liberation', KOREAN],
  firefox: ['firefox-esr'],
}

/** Looked for once, whatever comes of it. */
let looked = false

/** Whether it is known that there is no Korean face. */
function lacksKorean(): boolean {
  if (looked) return false
  looked = true
  const { error, stdout } = spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' })
  return error === undefined && stdout === ''
}

/** Path of the browser's program, or undefined when there is none. */
function findBrowser(name: BrowserName): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = PLACES[name].flatMap((place) =>
    path.isAbsolute(place) ? [place] : folders.map((folder) => path.join(folder, place)),
  )
  return candidates.find(executable)
}

function executable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Paths of the browsers. Those that are missing are installed with apt when this is root on a Debian.
 * @throws when one is missing and cannot be installed
 */
export function needBrowsers<Name extends BrowserName>(...names: Name[]): Record<Name, string> {
  const missing = names.filter((name) => findBrowser(name) === undefined)
  const packages = missing.flatMap((name) => PACKAGES[name])
  if (lacksKorean() && !packages.includes(KOREAN)) packages.push(KOREAN)
  if (packages.length > 0 && process.getuid?.() === 0) {
    console.log(`Installing ${packages.join(', ')}`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], ['install', '-y', ...packages]])
      spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const found = names.map((name) => {
    const file = findBrowser(name)
    if (file === undefined)
      throw new Error(`No ${name} found. Install it, or put it on the PATH as ${PLACES[name][0] ?? name}.`)
    return [name, file] as const
  })
  return Object.fromEntries(found) as Record<Name, string>
}
