/** What a person can do with a page and read off it, in whichever browser it is. */
import type { Place } from './places.ts'

export interface Driven {
  /** `sidepanel`, `popup` or `table`, for errors. */
  readonly name: string
  click(place: Place): Promise<void>
  tap(place: Place): Promise<void>
  fill(place: Place, text: string): Promise<void>
  type(text: string): Promise<void>
  press(chord: string): Promise<void>
  count(place: Place): Promise<number>
  text(place?: Place): Promise<string>
  texts(place: Place): Promise<string[]>
  waitForText(wanted: string | RegExp, place?: Place): Promise<string>
  waitForPlace(place: Place): Promise<void>
  waitForNo(place: Place): Promise<void>
  eval<Args extends readonly unknown[], Answer>(
    run: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>
  waitFor<Args extends readonly unknown[], Answer>(
    what: string,
    run: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer>
}
