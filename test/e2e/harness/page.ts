/** Reads one page of the extension: the side panel, the popup or a tab, all alike. Nothing waits for time to pass. */
import { describePlace, findAll, findOne, type Place } from './places.ts'
import { until } from './until.ts'
import type { Wire } from './wire.ts'

export class Page {
  /** `sidepanel`, `popup` or `table`, for errors and file names. */
  readonly name: string
  /** Errors the page reported: exceptions, console errors, breaches of the content security policy. */
  readonly problems: string[] = []
  /** Addresses the page asked for since the harness listens, blocked ones too; a reload asks for all of its own again. */
  readonly requests: string[] = []
  protected readonly wire: Wire
  readonly #close: () => Promise<void>

  constructor(name: string, wire: Wire, close: () => Promise<void>) {
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

  /**
   * Runs a function in the page and gives its answer; a promise is waited for. It sees nothing of the test but its
   * arguments.
   */
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

  /** Waits until a function that runs in the page says something other than false, null or undefined. */
  async waitFor<Args extends readonly unknown[], Answer>(
    what: string,
    run: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer> {
    const answer = await until<{ is: Answer }>(`${what} (${this.name})`, async () => {
      const is = await this.eval(run, ...args)
      return is === false || is === null || is === undefined ? undefined : { is: is as Answer }
    })
    return answer.is
  }

  /** Waits until the page shows this text. */
  async waitForText(wanted: string | RegExp, place: Place = 'body'): Promise<string> {
    return until(`${wanted} on ${this.name}`, async () => {
      const text = await this.text(place)
      if (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)) return text
      throw new Error(`it says ${JSON.stringify(text.slice(0, 2000))}`)
    })
  }

  /** Waits until something is there. */
  async waitForPlace(place: Place): Promise<void> {
    await until(`${describePlace(place)} on ${this.name}`, () => findOne(this.wire, place))
  }

  /** Waits until nothing is there. */
  async waitForNo(place: Place): Promise<void> {
    await until(`no ${describePlace(place)} on ${this.name}`, async () => {
      const found = await findAll(this.wire, place)
      return found.length === 0
    })
  }

  /** How many there are now. */
  async count(place: Place): Promise<number> {
    return (await findAll(this.wire, place)).length
  }

  /** The text a reader sees, white space as one space. */
  async text(place: Place = 'body'): Promise<string> {
    return this.with(place, (element) =>
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
      (element instanceof HTMLElement ? element.innerText : (element.textContent ?? '')).replace(/\s+/g, ' ').trim(),
    )
  }

  /** The text of each thing at a place. */
  async texts(place: Place): Promise<string[]> {
    const found = await findAll(this.wire, place)
    return Promise.all(
      found.map((element) => this.#on(element, (one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim())),
    )
  }

  /** Runs a function in the page on the one element at a place. */
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
