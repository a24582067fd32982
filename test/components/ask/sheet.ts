/** Ask, as a person uses it. */
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { beforeAll, expect } from 'vitest'
import { learntOf } from '../../../engine/ask/learnt.ts'
import { games } from '../../../engine/games.ts'

// A build has learnt. On a new machine, and after a change, that takes a minute, for which no test waits as a person would.
beforeAll(async () => {
  await Promise.all(games.flatMap(({ id, asked }) => asked.map((language) => learntOf(id, language))))
}, 300_000)

/** The key that opens Ask. */
export const key = () => screen.getByRole('button', { name: 'Ask the rules' })
/** Where a question is typed. */
export const line = () => screen.findByLabelText<HTMLInputElement>('Your question')
/** Ask, which lies over the table. */
export const sheet = () => screen.getByRole('dialog', { name: 'Ask the rules' })
/** Waits until it has gone. */
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** Opens it. */
export async function ask() {
  fireEvent.click(key())
  return line()
}
/** Types a question, and does not send it. */
export async function type(question: string) {
  fireEvent.input(await line(), { target: { value: question } })
}
/** Types a question and sends it. */
export async function send(question: string) {
  await type(question)
  fireEvent.submit((await line()).form as HTMLFormElement)
}
/** The answer, once it begins so. */
export async function answer(lead: string): Promise<HTMLElement> {
  const heading = await waitFor(() => {
    const found = document.getElementById('answer')
    expect(found?.textContent).toBe(lead)
    return found as HTMLElement
  })
  return heading.closest('article') as HTMLElement
}
/** What was asked before: each question with what it came to. */
export const past = () =>
  [...document.querySelectorAll('.asked li')].map((row) =>
    [...row.querySelectorAll('span')].map((part) => part.textContent).join(': '),
  )
/** What was read out last. */
export const heard = () => document.querySelector('[role="status"]')?.textContent ?? ''

/** Waits until all that was typed is stored. */
export const stored = () =>
  waitFor(() => expect(Object.keys(localStorage).filter((note) => note.startsWith('tableside.draft.'))).toEqual([]))
