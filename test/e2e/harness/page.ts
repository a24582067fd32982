/** Reads one page of the extension: the side panel, the popup or a tab, all alike. Nothing waits for time to pass. */
import { Legible } from './driven.ts'
import { findAll, findOne, type Place } from './places.ts'
import type { Wire } from './wire.ts'

export class Page extends Legible {
  readonly name: string
  /** Errors the page reported: exceptions, console errors, breaches of the content security policy. */
  readonly problems: string[] = []
  /** Addresses the page asked for since the harness listens, blocked ones too; a reload asks for all of its own again. */
  readonly requests: string[] = []
  protected readonly wire: Wire
  readonly #close: () => Promise<void>

  constructor(name: string, wire: Wire, close: () => Promise<void>) {
    super()
    this.name = name
    this.wire = wire
    this.#close = close
  }

  /** Starts to listen and waits until the page has loaded. */
  async begin(): Promise<void> {
    this.wire.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text } }) =>
      this.problems.push(`${this.name}: ${exception?.description ?? text}`),
    )
    this.wire.on('Runtime.consoleAPICalled', ({ type, args }) => {
      if (type !== 'error' && type !== 'assert') return
      const said = args.map((one: { value?: unknown; description?: string }) => one.value ?? one.description)
      this.problems.push(`${this.name}: ${said.join(' ')}`)
    })
    this.wire.on('Log.entryAdded', ({ entry }) => {
      if (entry.level === 'error') this.problems.push(`${this.name}: ${entry.text} ${entry.url ?? ''}`)
    })
    this.wire.on('Network.requestWillBeSent', ({ request }) => this.requests.push(request.url))
    this.wire.on('Network.webSocketCreated', ({ url }) => this.requests.push(url))
    for (const domain of ['Runtime', 'Log', 'Page', 'DOM', 'Accessibility', 'Network'])
      await this.wire.send(`${domain}.enable`)
    await this.waitFor('the page to load', () => document.readyState === 'complete')
  }

  async eval<Args extends readonly unknown[], Answer>(
    run: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    return this.value(`(${run})(${args.map((arg) => JSON.stringify(arg)).join(',')})`)
  }

  /** Bytes of the page's heap, once what is not needed any more has gone. */
  async heap(): Promise<number> {
    await this.wire.send('HeapProfiler.collectGarbage')
    return (await this.wire.send('Runtime.getHeapUsage')).usedSize
  }

  protected async value<Answer>(expression: string): Promise<Answer> {
    const { result, exceptionDetails } = await this.wire.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    })
    if (exceptionDetails !== undefined)
      throw new Error(`${this.name}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`)
    return result.value
  }

  async count(place: Place): Promise<number> {
    return (await findAll(this.wire, place)).length
  }

  async texts(place: Place): Promise<string[]> {
    const found = await findAll(this.wire, place)
    return Promise.all(
      found.map((element) => this.#on(element, (one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim())),
    )
  }

  async with<Args extends readonly unknown[], Answer>(
    place: Place,
    run: (element: Element, ...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    return this.#on(await findOne(this.wire, place), run, ...args)
  }

  async #on<Args extends readonly unknown[], Answer>(
    objectId: string,
    run: (element: Element, ...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    const { result, exceptionDetails } = await this.wire.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: `function (...args) { return (${run})(this, ...args) }`,
      arguments: args.map((value) => ({ value })),
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails !== undefined)
      throw new Error(`${this.name}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`)
    return result.value
  }

  /** Role and name of what has the focus, as a screen reader would say it: `button: Undo`. */
  async focused(): Promise<string> {
    const { result } = await this.wire.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { nodes } = await this.wire.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    return `${nodes[0]?.role?.value ?? 'nothing'}: ${nodes[0]?.name?.value ?? ''}`
  }

  async reload(): Promise<void> {
    await this.eval(() => {
      Object.assign(globalThis, { leaving: true })
    })
    await this.wire.send('Page.reload')
    await this.waitFor('the page to load again', () => !('leaving' in globalThis) && document.readyState === 'complete')
  }

  /** Closes the page as its user does. */
  async close(): Promise<void> {
    await this.#close()
  }
}
