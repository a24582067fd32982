/** Two players side by side, in the sessions that both played in. */
import { useState } from 'preact/hooks'
import { foldName } from '../../engine/record/names.ts'
import type { PlayerTally, Tally } from './tally.ts'
import { words } from './words.ts'

interface HeadToHeadProps {
  readonly tally: Tally
  /** At least two. */
  readonly players: readonly PlayerTally[]
}

export function HeadToHead({ tally, players }: HeadToHeadProps) {
  const say = words.value
  const [chosen, setChosen] = useState<readonly [string?, string?]>([])
  // Whoever was chosen stays chosen as long as the filters leave them in.
  const names = players.map((one) => one.name)
  const here = (name: string | undefined) => names.find((one) => name !== undefined && foldName(one) === foldName(name))
  const first = here(chosen[0]) ?? names.find((name) => name !== here(chosen[1])) ?? ''
  const kept = here(chosen[1])
  const second = kept !== undefined && kept !== first ? kept : (names.find((name) => name !== first) ?? '')
  const meeting = tally.meeting(foldName(first), foldName(second))
  const rows =
    meeting === undefined
      ? []
      : [
          [say.won, ...meeting.wins] as const,
          [say.better, ...meeting.better] as const,
          ...(meeting.dealt === undefined ? [] : [[say.dealtThem, ...meeting.dealt] as const]),
        ]
  return (
    <section aria-labelledby="head-to-head-h">
      <h2 id="head-to-head-h">{say.headToHead}</h2>
      <div class="across-filters">
        <Who label={say.one} name={first} names={names} not={second} onChoose={(name) => setChosen([name, second])} />
        <Who label={say.other} name={second} names={names} not={first} onChoose={(name) => setChosen([first, name])} />
      </div>
      {meeting === undefined ? (
        <p class="across-note">{say.neverMet(first, second)}</p>
      ) : (
        <>
          <p class="across-note">{say.together(meeting.sessions, meeting.finished)}</p>
          <div class="across-scroll sheet">
            <table class="across-table" aria-labelledby="head-to-head-h">
              <thead>
                <tr>
                  <td />
                  <th scope="col">{first}</th>
                  <th scope="col">{second}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(([label, one, other]) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{one}</td>
                    <td>{other}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}

interface WhoProps {
  readonly label: string
  readonly name: string
  readonly names: readonly string[]
  /** Who is chosen on the other side. */
  readonly not: string
  readonly onChoose: (name: string) => void
}

function Who({ label, name, names, not, onChoose }: WhoProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={name} onChange={(event) => onChoose(event.currentTarget.value)}>
        {names
          .filter((one) => one !== not)
          .map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
      </select>
    </label>
  )
}
