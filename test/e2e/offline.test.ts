/**
 * Nothing leaves the extension: a session is played on every surface while the network is watched, and then every way
 * out that a page or the service worker has is tried at a server that counts who comes.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { declare, sampleSession, startSession } from './harness/session.ts'
import type { Surface } from './harness/surface.ts'
import { until } from './harness/until.ts'
import type { Wire } from './harness/wire.ts'

let tableside: Tableside
let worker: Wire
let panel: Surface
let popup: Surface
let tab: Surface
const asked: string[] = []

let server: Server
let port: number
/**
 * What was asked of it. A connection alone is no request: Chromium opens one ahead for a frame or a form before its
 * own policy refuses to send anything over it.
 */
const came: string[] = []

beforeAll(async () => {
  server = createServer((request, answer) => {
    came.push(`${request.method} ${request.url}`)
    answer.end('here')
  })
  server.on('upgrade', (request, socket) => {
    came.push(`upgrade ${request.url}`)
    socket.destroy()
  })
  server.on('clientError', (problem, socket) => {
    came.push(problem.message)
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  tableside = await Tableside.launch()
  worker = await tableside.worker()
  worker.on('Network.requestWillBeSent', ({ request }) => asked.push(request.url))
  await worker.send('Network.enable')
  await worker.send('Runtime.enable')
  panel = await tableside.panel()
  tab = await tableside.tab()
})
afterAll(async () => {
  await tableside.close()
  server.close()
})

test('a whole session asks for nothing but the extension’s own files', async () => {
  const sample = await sampleSession('one-outs')
  await startSession(panel, sample)
  for (const line of sample.lines) await declare(panel, line)
  popup = await tableside.popup()
  await popup.click({ role: 'button', name: /^Take it/ })
  for (const screen of ['History', 'Rules', 'Settings', 'Table'])
    await tab.click({ role: 'link', name: screen, within: { role: 'navigation', name: 'Pages' } })
  for (const surface of [panel, popup, tab]) {
    await surface.reload()
    await surface.waitForText('Nova’s turn', '#question')
    const own = surface.requests.filter((url) => url.startsWith(tableside.url('')))
    expect(own.length, `${surface.name} is watched`).toBeGreaterThan(2)
    expect(surface.requests.filter((url) => !own.includes(url) && !url.startsWith('data:'))).toEqual([])
  }
  expect(asked).toEqual([])
})

test('it may ask for no host at all', async () => {
  const permissions = await tab.eval(() => {
    const { chrome } = globalThis as unknown as {
      chrome: { permissions: { getAll(): Promise<{ origins: string[] }> } }
    }
    return chrome.permissions.getAll()
  })
  expect(permissions.origins).toEqual([])
})

/** Every way out of a page. Each gives what became of it: `refused`, or what came through. */
async function tryAllOfPage(host: string): Promise<Record<string, string>> {
  const http = `http://${host}`
  const after = (element: HTMLElement, address: 'src' | 'href' | 'data') =>
    new Promise<string>((resolve) => {
      element.onload = () => resolve('loaded')
      element.onerror = () => resolve('refused')
      Object.assign(element, { [address]: `${http}/${element.tagName}` })
      document.body.append(element)
    })
  const fails = async (run: () => Promise<unknown>) => {
    try {
      await run()
      return 'came through'
    } catch {
      return 'refused'
    }
  }
  const opens = (one: EventTarget) =>
    new Promise<string>((resolve) => {
      one.addEventListener('open', () => resolve('opened'))
      one.addEventListener('error', () => resolve('refused'))
    })
  const violated = (run: () => void) =>
    new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', () => resolve('refused'), { once: true })
      run()
    })
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, more = {}) =>
    Object.assign(document.createElement(tag), more)
  const tried = {
    fetch: await fails(() => fetch(http)),
    'fetch without cors': await fails(() => fetch(http, { mode: 'no-cors' })),
    XMLHttpRequest: await fails(
      () =>
        new Promise((resolve, reject) => {
          const request = new XMLHttpRequest()
          request.onload = resolve
          request.onerror = reject
          request.open('GET', http)
          request.send()
        }),
    ),
    WebSocket: await opens(new WebSocket(`ws://${host}`)),
    EventSource: await opens(new EventSource(http)),
    sendBeacon: await violated(() => navigator.sendBeacon(http, 'x')),
    Image: await after(new Image(), 'src'),
    script: await after(make('script'), 'src'),
    style: await after(make('link', { rel: 'stylesheet' }), 'href'),
    video: await after(make('video'), 'src'),
    object: await after(make('object'), 'data'),
    frame: await violated(() => document.body.append(make('iframe', { src: http }))),
    font: await fails(() => new FontFace('far', `url(${http}/font)`).load()),
    worker: await fails(
      () => new Promise((resolve, reject) => Object.assign(new Worker(http), { onerror: reject, onmessage: resolve })),
    ),
    form: await violated(() => {
      const form = make('form', { action: http, method: 'post' })
      document.body.append(form)
      form.submit()
    }),
    eval: await fails(async () => Function('return 1')()),
  }
  return tried
}

test('every way out of a page is refused, and nobody comes', async () => {
  for (const surface of [panel, popup, tab]) {
    const tried = await surface.eval(tryAllOfPage, `127.0.0.1:${port}`)
    for (const [way, became] of Object.entries(tried)) expect(became, `${way} on ${surface.name}`).toBe('refused')
    // The reports of the last refusals come a moment after them.
    await until('the breaches to be reported', () => surface.problems.some((one) => one.includes('form-action')))
    expect(surface.problems.filter((one) => !/Content Security Policy|violates/.test(one))).toEqual([])
    surface.problems.length = 0
  }
  expect(came).toEqual([])
})

test('and every way out of the service worker', async () => {
  const tried = async (host: string) => {
    const out: Record<string, string> = {}
    for (const mode of ['cors', 'no-cors'] as const)
      out[mode] = await fetch(`http://${host}`, { mode }).then(
        () => 'came through',
        () => 'refused',
      )
    out.WebSocket = await new Promise<string>((resolve) => {
      const socket = new WebSocket(`ws://${host}`)
      socket.onopen = () => resolve('opened')
      socket.onerror = () => resolve('refused')
    })
    return out
  }
  const { result, exceptionDetails } = await worker.send('Runtime.evaluate', {
    expression: `(${tried})(${JSON.stringify(`127.0.0.1:${port}`)})`,
    awaitPromise: true,
    returnByValue: true,
  })
  expect(exceptionDetails).toBeUndefined()
  expect(result.value).toEqual({ cors: 'refused', 'no-cors': 'refused', WebSocket: 'refused' })
  expect(came).toEqual([])
})

test('the server would have noticed: a page that leaves the extension reaches it', async () => {
  await tab.eval((address) => {
    location.href = address
  }, `http://127.0.0.1:${port}/left`)
  await until('somebody to come', () => came.includes('GET /left'))
})
