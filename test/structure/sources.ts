/** The repository as its tests read it. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** The rooms, in the direction of travel: a file imports from its own room and from those after it. */
export const ROOMS = ['entrypoints', 'components', 'store', 'engine'] as const
export type Room = (typeof ROOMS)[number]

/** Every file that is in the repository or would be with the next commit, relative to the root. */
export function repository(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  return listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(file))
    .sort()
}

export function read(file: string): string {
  return readFileSync(file, 'utf8')
}

/** Nothing where something is there, else the sentence that says what is missing and where it belongs. */
export function unless(there: unknown, missing: string): string[] {
  return there ? [] : [missing]
}

/** Whether a text says an id, not as a part of a longer one. */
export function says(text: string, id: string): boolean {
  return new RegExp(`(?<![\\w.-])${id.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w)`).test(text)
}

/** Code of the four rooms. */
export function code(): string[] {
  return repository().filter((file) => roomOf(file) !== undefined && /\.tsx?$/.test(file))
}

export function roomOf(file: string): Room | undefined {
  return ROOMS.find((room) => file.startsWith(`${room}/`))
}

/** The game whose own folder, of the engine or of the components, a file lies in. */
export function gameOf(file: string, games: readonly string[]): string | undefined {
  return games.find((game) => file.startsWith(`engine/${game}/`) || file.startsWith(`components/${game}/`))
}

/** What a file imports, types and late loading included: paths relative to the root, or names of packages. */
export function importsOf(file: string): string[] {
  const text = read(file)
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const requests = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) => one.entries.map((entry) => entry.moduleRequest?.value ?? '')),
    // Calls, and the types of TypeScript that look like them.
    ...[...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map((found) => found[1] ?? ''),
  ]
  const named = requests.filter((request) => request !== '')
  return [...new Set(named)].map((request) =>
    request.startsWith('.') ? path.posix.join(path.posix.dirname(file), request.replace(/\?.*$/, '')) : request,
  )
}

/** Every string a file of code says, comments not among them. */
export function stringsOf(file: string): string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one)
    else if (typeof node === 'object' && node !== null) {
      const { type, value } = node as { type?: unknown; value?: unknown }
      if (type === 'Literal' && typeof value === 'string') found.push(value)
      if (type === 'TemplateElement') found.push((value as { cooked: string }).cooked)
      if (type === 'JSXText' && typeof value === 'string') found.push(value)
      for (const inside of Object.values(node)) visit(inside)
    }
  }
  visit(parseSync(file, read(file)).program)
  return found
}
