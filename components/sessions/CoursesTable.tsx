/** The chart's numbers as a table: the start, and every entry that changed one. */
import { Shape } from '../shared/Icon.tsx'
import { entryLine } from '../table/entries.ts'
import type { Past } from './past.ts'
import { words } from './words.ts'
import './numbers.css'

interface CoursesTableProps {
  readonly past: Past
  readonly place: number
  readonly onPlace: (place: number) => void
}

export function CoursesTable({ past, place, onPlace }: CoursesTableProps) {
  const say = words.value
  const { courses, names, timeline, game } = past
  const changed = courses.turns
    // An entry belongs to the turn it was said in, which is that of the place before it.
    .map((_, at) => ({
      turn: courses.turns[Math.max(0, at - 1)] ?? 1,
      at,
      values: courses.courses.map((course) => course.values[at] ?? 0),
    }))
    .filter(
      ({ at, values }) => at === 0 || values.some((value, seat) => value !== courses.courses[seat]?.values[at - 1]),
    )
  // The row that holds at the place looked at: the last one not after it.
  const here = changed.findLast(({ at }) => at <= place)?.at
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls by itself must be reachable by keys
    <section class="courses" aria-label={say.coursesTable(game.pieces.count.unit(2))} tabIndex={0}>
      <table class="stats">
        <thead>
          <tr>
            <th scope="col">{say.entry}</th>
            <th scope="col">{say.atTurn}</th>
            {names.map((name, seat) => (
              <th key={name} scope="col">
                <Shape seat={seat} />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changed.map(({ turn, at, values }) => {
            const line = timeline.lines[at - 1]
            return (
              <tr key={at} class={at === here ? 'is-now' : undefined}>
                <th scope="row">
                  <button type="button" class="courses-entry" onClick={() => onPlace(at)}>
                    {at === 0 ? say.start : at}
                    {line === undefined ? null : <span>{entryLine(line.entry, game.ruleset, names)}</span>}
                  </button>
                </th>
                <td>{turn}</td>
                {values.map((value, seat) => (
                  <td key={names[seat]}>
                    {at > 0 && value !== courses.courses[seat]?.values[at - 1] ? <b>{value}</b> : value}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p class="courses-note">{say.tableNote}</p>
    </section>
  )
}
