/** What is a question, and what somebody declares. */
import { expect, test } from 'vitest'
import { isAsking } from '../../../../engine/ask/asking.ts'

test.each(['can i jab', 'Can i jab', '  may i jab', 'how many cards', 'jab max?', '? jab', 'has nova drawn'])(
  'asked: %s',
  (text) => {
    expect(isAsking(text)).toBe(true)
  },
)

test.each(['', 'nova jabs max', 'max can jab', 'candy', 'maybe jab', 'xcan i jab', 'jab!', 'done'])(
  'said: %s',
  (text) => {
    expect(isAsking(text)).toBe(false)
  },
)
