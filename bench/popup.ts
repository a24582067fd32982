/**
 * How soon a surface shows the table of a long session: the real popup, the real side panel and a tab of a real Chromium
 * with the built extension, each left alone until it has come. Measured in its page, from the start of its navigation to
 * the moment its largest content was painted, which is the table.
 */
import type { Tableside } from '../test/e2e/harness/chromium.ts'
import type { Surface } from '../test/e2e/harness/surface.ts'
import { ENTRIES, longSession } from './long.ts'
import { median, type Result, under } from './measure.ts'

const OPENINGS = 15
const QUESTION = /Ann|Ben|Cas/
/** Runs in a page: when its largest text was painted, the table's question, in milliseconds since navigation began. */
function questionPainted(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      // What is painted before there is a table has gone again, and its entry has no element any more.
      const entries = list.getEntries() as LargestContentfulPaint[]
      const question = entries.find(({ element }) => /turn|answer/.test(element?.textContent ?? ''))
      if (question !== undefined) resolve(question.startTime)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** Longer than a popup takes: nothing else happens meanwhile. */
const alone = () => new Promise<void>((resolve) => setTimeout(resolve, 700))

type Opening = (tableside: Tableside) => Promise<Surface>

/** The surfaces, each opened as people open it and left alone until its table is there. */
const SURFACES = {
  popup: (tableside) => tableside.popup(alone),
  panel: (tableside) => tableside.panel(alone),
  tab: (tableside) => tableside.tab('table.html', alone),
} satisfies Readonly<Record<string, Opening>>

/** Milliseconds from the navigation to the table's paint, the median of many openings. */
async function shown(tableside: Tableside, open: Opening): Promise<number> {
  const painted: number[] = []
  for (let opening = -2; opening < OPENINGS; opening++) {
    const page = await open(tableside)
    await page.waitForText(QUESTION)
    const paint = await page.eval(questionPainted)
    await page.close()
    if (opening >= 0) painted.push(paint)
  }
  return median(painted)
}

export async function popup(): Promise<Result[]> {
  const tableside = await longSession()
  try {
    const results: Result[] = []
    for (const [name, open] of Object.entries(SURFACES)) {
      const took = await shown(tableside, open)
      const goal = name === 'popup' ? { goal: under(100, took, 'under 100 ms') } : {}
      results.push({ what: `the first table of the ${name}, ${ENTRIES} entries`, value: took, unit: 'ms', ...goal })
    }
    return results
  } finally {
    await tableside.close()
  }
}
