/** Code of the repository run by itself in a page of the extension, beside whatever the page shows or without any. */
import path from 'node:path'
import { build } from 'esbuild'
import type { Tableside } from './chromium.ts'
import type { Surface } from './surface.ts'

/**
 * Bundles a module.
 * @param entry its path from the root of the repository
 * @returns runs it in a page
 */
export async function injecting(entry: string): Promise<(page: Surface) => Promise<void>> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  const code = outputFiles[0]?.text ?? ''
  // The protocol may run code that the page's own policy would not load.
  return (page) => page.eval(`() => { ${code} }` as unknown as () => void)
}

/** A page of the extension's origin in which nothing of the app runs. */
export async function barePage(tableside: Tableside): Promise<Surface> {
  const page = await tableside.tab('icon/16.png')
  // The browser dresses a picture in styles of its own, which the extension's policy forbids.
  page.problems.length = 0
  return page
}
