/** Puts a declaration together to be checked: any card, legal or not, at anybody. */

import { Card } from '../declare/Card.tsx'
import { GroupTitle } from '../declare/GroupTitle.tsx'
import { say as check, tapChoice, tapPick, tapVictim } from '../declare/tap.ts'
import '../declare/pad.css'
import type { OpenSession } from '../table/model.ts'
import { nameOf } from '../table/namer.ts'
import { Share } from '../table/Share.tsx'
import { Seats } from './Said.tsx'
import { words } from './words.ts'

export function Compose({ session }: { readonly session: OpenSession }) {
  const say = words.value
  const moment = session.now.value
  const { stage, victims, ways, said, seat, move, picking, choice } = session.laying.value
  const Own = session.pieces.Cards
  switch (stage) {
    case 'victim':
      return (
        <Seats
          session={session}
          label={say.atWhom}
          only={[...victims.keys()]}
          onChoose={(victim) => tapVictim(session, victim)}
        />
      )
    case 'share':
      return (
        <>
          <ol class="tiles sheet">
            {[...victims.keys()].map((victim) => (
              <Share key={victim} session={session} moment={moment} seat={victim} />
            ))}
          </ol>
          {move === undefined ? null : (
            <button type="button" class="button is-ink is-wide" onClick={() => check(session, move)}>
              {say.checkIt}
            </button>
          )}
        </>
      )
    case 'pick': {
      if (picking === undefined || seat === undefined) return null
      const { pick, values } = picking
      const { Mark } = pick
      return (
        <div class="said-seats">
          <p>{pick.ask(moment, seat, choice === undefined ? '' : nameOf(moment, choice.id))}</p>
          {values.map((value) => {
            const label = pick.label(moment, value)
            return (
              <button
                type="button"
                class="chip"
                key={value}
                data-key={label}
                onClick={() => tapPick(session, pick.key, value)}
              >
                {Mark === undefined ? null : <Mark moment={moment} value={value} />}
                {label}
              </button>
            )
          })}
        </div>
      )
    }
    case 'way':
      return (
        <div class="said-seats">
          <p>{say.whichWay}</p>
          {ways.map((way) => (
            <button type="button" class="chip" key={JSON.stringify(way.move)} onClick={() => check(session, way.move)}>
              {session.pieces.way(moment, way.move)}
            </button>
          ))}
        </div>
      )
  }
  const alone = said.length > 0 && seat !== undefined ? { seat, cards: said } : undefined
  return (
    <>
      {alone === undefined ? null : (
        <button type="button" class="button" onClick={() => check(session, alone)}>
          {say.checkAlone(said.map((id) => nameOf(moment, id)).join(' + '))}
        </button>
      )}
      {Own === undefined ? <AllCards session={session} /> : <Own session={session} />}
    </>
  )
}

/** Every card and word in its group. What is legal is lifted here too, but everything can be asked about. */
function AllCards({ session }: { readonly session: OpenSession }) {
  const say = words.value
  const { choices, seat, said } = session.laying.value
  const ids = [...new Set([...session.pieces.groups, ...choices.map((choice) => choice.group)])]
  return (
    <section class="pad" aria-label={say.cards}>
      {ids.map((id) => {
        const group = choices.filter((choice) => choice.group === id)
        if (group.length === 0) return null
        return (
          <div key={id}>
            <GroupTitle session={session} group={id} />
            <ul class="cards is-three">
              {group.map((choice) => (
                <Card
                  key={choice.id}
                  session={session}
                  choice={choice}
                  legal={
                    choice.legal ||
                    (seat !== undefined && session.pieces.waits(session.now.value, seat, choice.id, said))
                  }
                  checks
                  open={undefined}
                  onTap={() => tapChoice(session, choice)}
                />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
