// Runs scripts/NAME.ts: `node scripts/run.mjs NAME ARGS…`. The script and everything it imports from this
// repository are bundled once into node_modules/.cache, and again when the content of any of it has changed, so
// that a command starts as fast as plain JavaScript does. In a script, the root of the repository is not
// import.meta.dirname (the bundle lies elsewhere) but process.cwd(), as with every npm script.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.dirname(import.meta.dirname)
const [name = '', ...args] = process.argv.slice(2)
if (!/^[a-z][a-z-]*$/.test(name)) {
  console.error('Usage: node scripts/run.mjs NAME [ARGS…], where scripts/NAME.ts is the script.')
  process.exit(2)
}
const cached = path.join(root, 'node_modules/.cache/tableside', `${name}.mjs`)

const read = (file) => readFileSync(path.join(root, file), 'utf8')
const hash = (text) => createHash('sha1').update(text).digest('base64url')

/** True when the bundle was made of exactly the sources as they are now. Its first line lists them. */
function fresh() {
  try {
    const bundle = readFileSync(cached, 'utf8')
    const sources = JSON.parse(bundle.slice(2, bundle.indexOf('\n')))
    return Object.entries(sources).every(([file, was]) => hash(read(file)) === was)
  } catch {
    return false
  }
}

async function bundle() {
  const { build } = await import('esbuild')
  const sources = { 'scripts/run.mjs': hash(read('scripts/run.mjs')) }
  // What is hashed is what was bundled, even if somebody saves a file at this moment.
  const remember = {
    name: 'remember',
    setup(on) {
      on.onLoad({ filter: /\.(tsx?|json)$/ }, ({ path: file }) => {
        const contents = readFileSync(file, 'utf8')
        sources[path.relative(root, file)] = hash(contents)
        return { contents, loader: path.extname(file).slice(1) }
      })
    },
  }
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`scripts/${name}.ts`],
    outfile: cached,
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [remember],
  })
  // Renamed into place whole: another process that starts now reads the old bundle or the new one, never half of one.
  mkdirSync(path.dirname(cached), { recursive: true })
  const own = `${cached}.${process.pid}`
  writeFileSync(own, `//${JSON.stringify(sources)}\n${outputFiles[0].text}`)
  renameSync(own, cached)
}

if (!fresh())
  try {
    await bundle()
  } catch (problem) {
    // esbuild has said what does not compile, and where.
    if (!('errors' in problem)) throw problem
    process.exit(2)
  }
process.argv.splice(1, process.argv.length, path.join(root, 'scripts', `${name}.ts`), ...args)
await import(pathToFileURL(cached).href)
