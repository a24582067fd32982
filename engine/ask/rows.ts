/**
 * What is being learnt: for each feature a weight for every answer it speaks for or against. Those are a few of all
 * answers, so only they are kept, in the order in which they came.
 */
import { UNIT } from './evidence.ts'

/** Answers a row has room for at first. */
const ROOM = 8

export class Rows {
  readonly #answers: number
  /** By feature, the answers of its row. */
  readonly #of: Int16Array[] = []
  readonly #weights: Float32Array[] = []
  /** What each weight is ahead of its mean, times the steps that count. */
  readonly #ahead: Float32Array[] = []
  readonly #lengths: Int32Array
  /** By feature and answer, where in the row it stands, from 1; 0 where it does not. */
  readonly #places: Int16Array

  constructor(features: number, answers: number) {
    this.#answers = answers
    this.#lengths = new Int32Array(features)
    this.#places = new Int16Array(features * answers)
    for (let feature = 0; feature < features; feature++) {
      this.#of.push(new Int16Array(ROOM))
      this.#weights.push(new Float32Array(ROOM))
      this.#ahead.push(new Float32Array(ROOM))
    }
  }

  /** Adds the weights of a feature to the sums, which are by answer. */
  addTo(sums: Float64Array, feature: number): void {
    const of = this.#of[feature] as Int16Array
    const weights = this.#weights[feature] as Float32Array
    const length = this.#lengths[feature] as number
    for (let at = 0; at < length; at++) {
      const answer = of[at] as number
      sums[answer] = (sums[answer] as number) + (weights[at] as number)
    }
  }

  /** Moves a weight by a step. @param counting the steps that counted before it for the mean */
  move(feature: number, answer: number, step: number, counting: number): void {
    const at = this.#placeOf(feature, answer)
    const weights = this.#weights[feature] as Float32Array
    const ahead = this.#ahead[feature] as Float32Array
    weights[at] = (weights[at] as number) + step
    ahead[at] = (ahead[at] as number) + step * counting
  }

  #placeOf(feature: number, answer: number): number {
    const known = this.#places[feature * this.#answers + answer] as number
    if (known > 0) return known - 1
    const at = this.#lengths[feature] as number
    if (at === (this.#of[feature] as Int16Array).length) this.#widen(feature, 2 * at)
    ;(this.#of[feature] as Int16Array)[at] = answer
    this.#lengths[feature] = at + 1
    this.#places[feature * this.#answers + answer] = at + 1
    return at
  }

  #widen(feature: number, room: number): void {
    const wider = <Row extends Int16Array | Float32Array>(made: Row, rows: Row[]): void => {
      made.set(rows[feature] as Row)
      rows[feature] = made
    }
    wider(new Int16Array(room), this.#of)
    wider(new Float32Array(room), this.#weights)
    wider(new Float32Array(room), this.#ahead)
  }

  /**
   * The mean of all that a feature's weights were, in units: each answer followed by its weight, in the order of the
   * answers, without those that come to nothing.
   * @param counted the steps that counted
   */
  mean(feature: number, counted: number): number[] {
    const of = this.#of[feature] as Int16Array
    const found: (readonly [answer: number, units: number])[] = []
    for (let at = 0; at < (this.#lengths[feature] as number); at++) {
      const weight = (this.#weights[feature]?.[at] as number) - (this.#ahead[feature]?.[at] as number) / counted
      const units = Math.round(Math.fround(weight) / UNIT)
      if (units !== 0) found.push([of[at] as number, units])
    }
    return found.sort(([one], [other]) => one - other).flat()
  }
}
