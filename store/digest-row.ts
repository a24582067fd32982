/** The digest that lies beside a session, checked like every other part of a row. */
import { DIGEST_VERSION, type Digest } from '../engine/digest.ts'
import { count, list, MalformedRow, number, object, text, yesOrNo } from './checks.ts'

/** Whether it is a digest as today's code makes them. Any other is as good as none: it can be made anew. */
export function isDigest(value: unknown): value is Digest {
  try {
    const one = object(value, '')
    if (one.v !== DIGEST_VERSION) return false
    yesOrNo(one.over, '')
    yesOrNo(one.hp, '')
    text(one.words, '')
    const seats = list(one.seats, '').map((seat) => object(seat, ''))
    for (const seat of seats) {
      for (const key of ['place', 'taken', 'cards']) number(seat[key], '')
      if (seat.out !== null) number(seat.out, '')
      if (list(seat.dealt, '').map((dealt) => number(dealt, '')).length !== seats.length) return false
      for (const pair of list(seat.played, '')) {
        const [card, times] = list(pair, '')
        text(card, '')
        number(times, '')
      }
    }
    return one.winner === null || count(one.winner, '') < seats.length
  } catch (error) {
    if (error instanceof MalformedRow) return false
    throw error
  }
}
