/** A table of One-Outs on a surface: what a person sees of it, and what they tap. */
import { expect } from 'vitest'
import type { Driven } from './driven.ts'
import type { Place } from './places.ts'
import { seat } from './session.ts'
import type { Surface } from './surface.ts'
import { until } from './until.ts'

/** Four who sit at the table in the source's own examples. */
export const FOUR = ['Charlie', 'Dave', 'Max', 'Nova']

/** The head of a record and its first eight entries: an attack fended off, what the Grab led to, and a Buff. */
export const OPENING = `game: one-outs
players: ${FOUR.join(', ')}
dealer: Nova
hp: 7

Charlie: Crane Kick > Dave
Dave: Fend
Dave: Grab > Charlie
Charlie: take
Dave: Noogie
Charlie: take
Dave: Haka + Jab > Max
Max: take
`

export interface Seats {
  readonly players: readonly string[]
  readonly dealer: string
  /** Starting HP; 7 where it is not said. */
  readonly hp?: number
}

export class Table<On extends Driven = Surface> {
  readonly surface: On
  /** How often it was tapped since this was set to 0. */
  taps = 0

  constructor(surface: On) {
    this.surface = surface
  }

  /** Starts a session by hand: from the empty table, or from the menu of the one that is open. */
  async start({ players, dealer, hp = 7 }: Seats): Promise<void> {
    const { surface } = this
    await this.newSession()
    await seat(surface, players)
    await surface.click({ role: 'radio', name: `${dealer} deals` })
    await surface.fill({ role: 'textbox', name: 'Starting HP' }, String(hp))
    await surface.click({ role: 'button', name: /^Start, / })
    await surface.waitForPlace({ role: 'heading', name: 'One-Outs' })
  }

  /** Goes to a new session: from the empty table, from the one that is open, or out of a check on it. */
  async newSession(): Promise<void> {
    const { surface } = this
    const first = { role: 'link', name: 'Start a session' } as const
    const play = { role: 'button', name: 'Play', within: '.bar .switch' } as const
    const way = await until('a way to a new session', async () => {
      if (await this.#there(first)) return first
      if (await this.#there('.bar .switch')) return play
      return (await this.#there(MENU)) ? MENU : undefined
    })
    if (way === first) return surface.click(first)
    if (way === play) await surface.click(play)
    await this.menu('New session')
  }

  async #there(place: Place): Promise<boolean> {
    return (await this.surface.count(place)) > 0
  }

  /** Opens the menu and takes something in it. */
  async menu(entry: string): Promise<void> {
    await this.surface.click(MENU)
    const role = /session|History|Rules|Settings/.test(entry) ? 'link' : 'button'
    await this.surface.click({ role, name: entry, within: '.menu' })
  }

  /** Taps one thing with a finger. */
  async tap(place: Place): Promise<void> {
    await this.surface.tap(place)
    this.taps++
  }

  /** Taps cards and words on the pad, one after the other. */
  async cards(...names: string[]): Promise<void> {
    for (const name of names) await this.tap(this.card(name))
  }

  /** A card or word on the pad, whatever stands under its name. */
  card(name: string): Place {
    return { role: 'button', name: new RegExp(`^${escaped(name)}(?![\\w’])(?! Grab)`), within: '.pad' }
  }

  /** Taps a player whose tile is lit as a possible victim. */
  victim(name: string): Promise<void> {
    return this.tap({ role: 'button', name: new RegExp(`^${escaped(name)}(?!:)`), within: '.tiles, .bigs' })
  }

  /** Taps an answer that stands in the question. */
  answer(name: string): Promise<void> {
    return this.tap({ role: 'button', name: new RegExp(`^${escaped(name)}(?!\\w)`), within: '.question' })
  }

  /** Taps the − or + of a player. */
  step(name: string, change: 'less' | 'more'): Promise<void> {
    return this.tap({ role: 'button', name: `${name}: one HP ${change}` })
  }

  /** Everything on the table: the question, and a line a player: `5 HP 3/4 ●○ turn`. */
  seen(): Promise<Record<string, string>> {
    return this.surface.eval(() => {
      const text = (element: Element | null | undefined) => (element?.textContent ?? '').trim()
      const seen: Record<string, string> = { ask: text(document.querySelector('#question')) }
      for (const tile of document.querySelectorAll('.tiles > .tile')) {
        const name = text(tile.querySelector('.tile-name > span')) || text(tile.querySelector('.tile-name'))
        const hp = tile.querySelector('.hp-num:not(.is-before)')
        const hand = tile.querySelector('.hand')
        const boards = [...tile.querySelectorAll('.board')].map((board) =>
          [...board.querySelectorAll('.pip')].map((pip) => (pip.matches('.is-used') ? '○' : '●')).join(''),
        )
        seen[name] = [
          `${text(hp?.firstChild as unknown as Element)} ${text(hp?.querySelector('.hp-unit'))}`,
          hand === null ? text(tile.querySelector('.tile-meta')) : text(hand).replace(/[^\d/]/g, ''),
          ...boards,
          ...[...tile.querySelectorAll('.tag')].map(text),
        ]
          .filter((part) => part !== '')
          .join(' ')
      }
      return seen
    })
  }

  /** Waits until the table asks this and shows these players so; players that are not named may stand as they like. */
  async shows(ask: string | RegExp, players: Readonly<Record<string, string>> = {}): Promise<void> {
    await expect
      .poll(() => this.seen(), { timeout: 20_000, message: `the table on ${this.surface.name}` })
      .toMatchObject({ ask: typeof ask === 'string' ? ask : expect.stringMatching(ask), ...players })
  }

  /** The last entries, newest first: `Dave: Fend | contact`. */
  entries(): Promise<string[]> {
    return this.surface.eval(() =>
      [...document.querySelectorAll('.book .entry')].map((row) =>
        [row.querySelector('.entry-text'), row.querySelector('.entry-end')]
          .map((part) => (part?.textContent ?? '').trim())
          .filter((part) => part !== '')
          .join(' | '),
      ),
    )
  }

  /** Waits until these are the newest entries, newest first. */
  async logs(...newest: string[]): Promise<void> {
    await expect
      .poll(async () => (await this.entries()).slice(0, newest.length), {
        timeout: 20_000,
        message: 'the last entries',
      })
      .toEqual(newest)
  }

  /** How many entries the whole log has. */
  count(): Promise<number> {
    return this.surface.eval(() => Number(/\d+/.exec(document.querySelector('a.more')?.textContent ?? '0')?.[0]))
  }
}

const MENU = { role: 'button', name: 'Menu' } as const

/** `Max’s turn: attack, …`: what the table asks at the beginning of a turn. */
export function turn(name: string): string {
  return `${name}’s turn: attack, swap, a Utility card, or pass`
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
