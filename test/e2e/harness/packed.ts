/**
 * The extension as a browser gets it from a store: packed, installed, and updated from an address. An unpacked one is
 * never updated; so a profile is made in which an old version is installed, and a server on this machine has the next.
 */
import { execFileSync } from 'node:child_process'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { needBrowsers } from '../../../scripts/browsers.ts'

export interface Packed {
  /** The extension's id. It has a key of its own, as nobody has the private half of the real one. */
  readonly id: string
  /** Folder of a profile in which the old version is installed. */
  readonly profile: string
  readonly close: () => void
}

/**
 * @param folder empty; gets the profile and the package
 * @param build folder of the built extension
 */
export async function packed(
  folder: string,
  versions: { readonly installed: string; readonly next: string },
  build = path.resolve('.output/chrome-mv3'),
): Promise<Packed> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = publicKey.export({ type: 'spki', format: 'der' })
  // An id is the hash of the key, written with the letters a to p.
  const id = createHash('sha256')
    .update(key)
    .digest('hex')
    .slice(0, 32)
    .replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  const lay = (place: string, version: string): Record<string, unknown> => {
    cpSync(build, place, { recursive: true })
    const file = path.join(place, 'manifest.json')
    const manifest = {
      ...JSON.parse(readFileSync(file, 'utf8')),
      version,
      key: key.toString('base64'),
      update_url: `${address}/updates`,
    }
    writeFileSync(file, JSON.stringify(manifest))
    return manifest
  }
  const next = path.join(folder, 'next')
  lay(next, versions.next)
  const pem = path.join(folder, 'key.pem')
  writeFileSync(pem, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  execFileSync(
    needBrowsers('chromium').chromium,
    [...sandbox, `--pack-extension=${next}`, `--pack-extension-key=${pem}`],
    { stdio: 'ignore' },
  )
  serve(server, id, versions.next, address, readFileSync(`${next}.crx`))
  const profile = path.join(folder, 'profile')
  const place = path.join(id, `${versions.installed}_0`)
  const manifest = lay(path.join(profile, 'Default/Extensions', place), versions.installed)
  const permissions = { api: manifest.permissions, explicit_host: [], manifest_permissions: [], scriptable_host: [] }
  const installed = {
    active_permissions: permissions,
    granted_permissions: permissions,
    manifest,
    path: place,
    // Installed by its user, and switched on.
    location: 1,
    state: 1,
    creation_flags: 1,
    from_webstore: false,
  }
  mkdirSync(path.join(profile, 'Default'), { recursive: true })
  for (const file of ['Preferences', 'Secure Preferences'])
    writeFileSync(
      path.join(profile, 'Default', file),
      JSON.stringify({ extensions: { settings: { [id]: installed } } }),
    )
  return { id, profile, close: () => server.close() }
}

/** What an update server answers: which version there is, and the package. */
function serve(server: Server, id: string, version: string, address: string, crx: Buffer): void {
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/updates')) {
      response.setHeader('content-type', 'text/xml')
      response.end(
        `<?xml version="1.0" encoding="UTF-8"?>
<gupdate xmlns="http://www.google.com/update2/response" protocol="2.0"><app appid="${id}">
<updatecheck codebase="${address}/next.crx" version="${version}" />
</app></gupdate>`,
      )
    } else {
      response.setHeader('content-type', 'application/x-chrome-extension')
      response.end(crx)
    }
  })
}
