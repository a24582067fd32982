/** Whole numbers as text, small ones short: to the base 32, the lowest digit first, and a digit says whether more follow. */

/** The digits that end a number, then those that do not. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const BASE = 32

const worthOf = new Uint8Array(128)
for (const [value, digit] of [...DIGITS].entries()) worthOf[digit.charCodeAt(0)] = value

/** @param numbers whole, from 0 up to 2³⁰ */
export function inDigits(numbers: readonly number[]): string {
  let text = ''
  for (const number of numbers) {
    let rest = number
    for (; rest >= BASE; rest = Math.floor(rest / BASE)) text += DIGITS[BASE + (rest % BASE)]
    text += DIGITS[rest]
  }
  return text
}

/** The numbers that `inDigits` wrote. */
export function numbersIn(text: string): number[] {
  const numbers: number[] = []
  let number = 0
  let worth = 1
  for (let at = 0; at < text.length; at++) {
    const value = worthOf[text.charCodeAt(at)] ?? 0
    number += (value % BASE) * worth
    if (value < BASE) {
      numbers.push(number)
      number = 0
      worth = 1
    } else worth *= BASE
  }
  return numbers
}

/** A number below 0 as one that is not: 0, −1, 1, −2 … are 0, 1, 2, 3 … */
export function toUnsigned(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number
}

export function toSigned(number: number): number {
  return number % 2 === 0 ? number / 2 : -(number + 1) / 2
}
