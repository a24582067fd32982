/** What the documents name is there: files, links, commands; and every command is written down. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { read, repository, unless } from './sources.ts'

const files = repository()
const documents = files.filter((file) => file.endsWith('.md'))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Commands that npm calls by itself. */
const BY_THEMSELVES = ['postinstall']

/** What stands between backticks, blocks of commands and records not among it. */
function quoted(text: string): string[] {
  return [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside)
}

/** Paths as documents shorten them: under the heading of a room the room is left out, and of a file the ending. */
const ROOTS = ['', 'engine/', 'store/', 'components/', 'test/', 'test/engine/']

describe.each(documents)('%s', (file) => {
  const text = read(file)

  test('names only files that there are', () => {
    const paths = quoted(text).filter((inside) => /^[\w.-]+(\/[\w.-]+)*(\/|\.(tsx?|mjs|md|json|css|txt))$/.test(inside))
    expect(
      paths.flatMap((named) =>
        unless(
          ROOTS.some((root) => existsSync(root + named)) || files.some((one) => one.includes(`/${named}`)),
          `${file} names ${named}, which is not there`,
        ),
      ),
    ).toEqual([])
  })

  test('links only to what is there', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to)
    expect(
      links.flatMap((to) =>
        unless(
          /^https:/.test(to) || existsSync(path.join(path.dirname(file), to.replace(/#.*/, ''))),
          `${file} links to ${to}`,
        ),
      ),
    ).toEqual([])
  })

  test('names only commands that there are', () => {
    const commands = [...text.matchAll(/\bnpm (?:run (?:-s )?)?([\w:]+)/g)].map(([, command = '']) => command)
    expect(
      commands.flatMap((command) =>
        unless(
          command === 'ci' || scripts[command] !== undefined,
          `${file} names npm run ${command}, which is no script`,
        ),
      ),
    ).toEqual([])
  })
})

test('every command is written down', () => {
  const all = documents.map(read).join('\n')
  expect(
    Object.keys(scripts).flatMap((command) =>
      unless(
        BY_THEMSELVES.includes(command) || new RegExp(`\\bnpm (run (-s )?)?${command}(?![\\w:])`).test(all),
        `npm run ${command} is in no document: CONTRIBUTING.md`,
      ),
    ),
  ).toEqual([])
})
