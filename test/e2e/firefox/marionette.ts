/** Firefox's own remote control, spoken over a socket: `length:[0, id, command, parameters]` there, `length:[1, id, error, result]` back. */
import net from 'node:net'
import { until } from '../harness/until.ts'

interface Asked {
  readonly command: string
  resolve(result: unknown): void
  reject(problem: Error): void
}

const COLON = ':'.charCodeAt(0)

export class Marionette {
  readonly #socket: net.Socket
  readonly #asked = new Map<number, Asked>()
  #unread = Buffer.alloc(0)
  #sent = 0

  private constructor(socket: net.Socket) {
    this.#socket = socket
    socket.on('data', (data) => this.#hear(data))
    socket.on('error', (problem) => this.#end(problem.message))
    socket.on('close', () => this.#end('the connection is closed'))
  }

  /** Connects as soon as the browser listens. */
  static async connect(port: number): Promise<Marionette> {
    const socket = await until(
      'Firefox to listen',
      () => {
        const trying = net.connect(port, '127.0.0.1')
        return new Promise<net.Socket>((resolve, reject) => {
          trying.once('connect', () => resolve(trying))
          trying.once('error', reject)
        })
      },
      60_000,
    )
    return new Marionette(socket)
  }

  #hear(data: Buffer): void {
    this.#unread = Buffer.concat([this.#unread, data])
    for (;;) {
      const colon = this.#unread.indexOf(COLON)
      if (colon < 0) return
      const end = colon + 1 + Number(this.#unread.subarray(0, colon))
      if (this.#unread.length < end) return
      const message = JSON.parse(this.#unread.subarray(colon + 1, end).toString())
      this.#unread = this.#unread.subarray(end)
      // The first message is a greeting.
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message
      const asked = this.#asked.get(id)
      this.#asked.delete(id)
      if (error) asked?.reject(new Error(`${asked.command}: ${error.error}: ${error.message}`))
      else asked?.resolve(result)
    }
  }

  #end(why: string): void {
    for (const asked of this.#asked.values()) asked.reject(new Error(`${asked.command}: ${why}`))
    this.#asked.clear()
  }

  /** Sends a command and gives its result. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of the protocol are read where they are asked for
  send(command: string, params: Record<string, unknown> = {}): Promise<any> {
    const id = ++this.#sent
    const text = JSON.stringify([0, id, command, params])
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { command, resolve, reject })
      this.#socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  }

  /**
   * Runs a function in the page, or in the browser itself after `context('chrome')`, and gives its answer. It sees
   * nothing of the test but its arguments.
   */
  async eval<Args extends readonly unknown[], Answer>(
    run: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    const { value } = await this.send('WebDriver:ExecuteAsyncScript', {
      script: `const done = arguments[arguments.length - 1];
        (async (...args) => (${run})(...args))(...Array.prototype.slice.call(arguments, 0, -1))
          .then((is) => done({ is }), (problem) => done({ problem: String(problem) }))`,
      args,
    })
    if (value.problem !== undefined) throw new Error(value.problem)
    return value.is
  }

  /** Whether the next commands are about the page or about the browser around it. */
  context(value: 'content' | 'chrome'): Promise<unknown> {
    return this.send('Marionette:SetContext', { value })
  }

  close(): void {
    this.#socket.destroy()
  }
}
