import 'fake-indexeddb/auto'
import { signal } from '@preact/signals'
import { afterEach, expect, it, vi } from 'vitest'
import { openWindow, until } from './windows.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['with somebody to hear it is theirs', true],
  ['with nobody to hear it is a fault of the page', false],
])('a query that is followed and fails, %s', async (_, heard) => {
  const on = openWindow()
  const failures = signal<readonly unknown[]>([])
  const thrown = signal<readonly unknown[]>([])
  const later = queueMicrotask
  vi.stubGlobal('queueMicrotask', (work: () => void) =>
    later(() => {
      try {
        work()
      } catch (error) {
        thrown.value = [...thrown.peek(), error]
      }
    }),
  )
  const fault = new Error('a fault')
  const query = () => Promise.reject(fault)
  const failed = (error: unknown) => {
    failures.value = [...failures.peek(), error]
  }
  const stop = on.follow(['values'], query, () => {}, ...(heard ? [failed] : []))
  await until(heard ? failures : thrown, (all) => all.length > 0)
  expect([failures.value, thrown.value]).toEqual(heard ? [[fault], []] : [[], [fault]])
  stop()
})
