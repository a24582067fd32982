import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tableside-run-'))
  mkdirSync(path.join(folder, 'scripts'))
  mkdirSync(path.join(folder, 'node_modules'))
  cpSync('scripts/run.mjs', path.join(folder, 'scripts/run.mjs'))
  symlinkSync(path.resolve('node_modules/esbuild'), path.join(folder, 'node_modules/esbuild'))
  write('scripts/say.ts', "import { word } from './word.ts'\nconsole.log(word, ...process.argv.slice(2))\n")
  write('scripts/word.ts', "export const word: string = 'first'\n")
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string): void {
  writeFileSync(path.join(folder, file), text)
}

function run(...args: string[]): Promise<{ status: number | null; out: string; error: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', ...args], { cwd: folder })
    let out = ''
    let error = ''
    child.stdout.on('data', (data) => {
      out += data
    })
    child.stderr.on('data', (data) => {
      error += data
    })
    child.on('close', (status) => resolve({ status, out, error }))
  })
}

test('runs a script with its arguments, the second time as the first', async () => {
  for (let time = 0; time < 2; time++)
    expect(await run('say', 'one', '--two')).toEqual({ status: 0, out: 'first one --two\n', error: '' })
})

test('sees a change of content in a file that the script imports, whatever its date', async () => {
  await run('say')
  write('scripts/word.ts', "export const word: string = 'other'\n")
  utimesSync(path.join(folder, 'scripts/word.ts'), 0, 0)
  expect((await run('say')).out).toBe('other\n')
})

test('says what does not compile, runs nothing old, and runs again once it is mended', async () => {
  await run('say')
  write('scripts/word.ts', 'export const word = \n')
  const broken = await run('say')
  expect(broken).toMatchObject({ status: 2, out: '' })
  expect(broken.error).toContain('scripts/word.ts:2')
  write('scripts/word.ts', "export const word: string = 'mended'\n")
  expect((await run('say')).out).toBe('mended\n')
})

test('several that start at once all run, and leave one bundle', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => run('say')))
  expect(all).toEqual(Array.from({ length: 6 }, () => ({ status: 0, out: 'first\n', error: '' })))
  expect(readdirSync(path.join(folder, 'node_modules/.cache/tableside'))).toEqual(['say.mjs'])
})

test('goes on with the status the script ends with, and refuses what is no name', async () => {
  write('scripts/say.ts', 'process.exitCode = 3\n')
  expect((await run('say')).status).toBe(3)
  expect((await run('../say')).status).toBe(2)
})
