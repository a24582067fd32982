/** A line to one page of the browser, over which the DevTools protocol is spoken. */
import type { CDPSession } from 'playwright-core'

export interface Wire {
  // biome-ignore lint/suspicious/noExplicitAny: answers of the protocol are read where they are asked for
  send(method: string, params?: Record<string, unknown>): Promise<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  on(method: string, hear: (params: any) => void): void
}

/**
 * A line to a page that Playwright does not know, such as the side panel and the popup. Their sessions have to be
 * nested in the browser's own ("not flattened"): every message travels wrapped in one of the browser's.
 */
export async function nestedWire(browser: CDPSession, targetId: string): Promise<Wire> {
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false })
  const waiting = new Map<number, { resolve(result: unknown): void; reject(problem: Error): void; method: string }>()
  const hearers = new Map<string, ((params: unknown) => void)[]>()
  let sent = 0

  browser.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return
    const message = JSON.parse(event.message)
    if (message.id === undefined) {
      for (const hear of hearers.get(message.method) ?? []) hear(message.params)
      return
    }
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.error === undefined) asked?.resolve(message.result)
    else asked?.reject(new Error(`${asked.method}: ${message.error.message}`))
  })
  browser.on('Target.detachedFromTarget', (event) => {
    if (event.sessionId !== sessionId) return
    for (const asked of waiting.values()) asked.reject(new Error(`${asked.method}: the page is closed`))
    waiting.clear()
  })

  return {
    send(method, params = {}) {
      const id = ++sent
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, method })
        const message = JSON.stringify({ id, method, params })
        browser.send('Target.sendMessageToTarget', { sessionId, message }).catch((problem) => {
          waiting.delete(id)
          reject(problem)
        })
      })
    },
    on(method, hear) {
      hearers.set(method, [...(hearers.get(method) ?? []), hear])
    },
  }
}

/** A line to an ordinary page. */
export function flatWire(session: CDPSession): Wire {
  const any = session as unknown as {
    send(method: string, params: Record<string, unknown>): Promise<unknown>
    on(method: string, hear: (params: unknown) => void): void
  }
  return {
    send: (method, params = {}) => any.send(method, params),
    on: (method, hear) => any.on(method, hear),
  }
}
