/** What a half-made declaration still needs, in words: shown as the question, and heard by whoever taps. */
import type { OpenSession } from './model.ts'
import { nameOf } from './namer.ts'
import { words } from './words.ts'

/** A question about what is laid down, and how it is answered. */
export interface Lacking {
  readonly ask: string
  /** How, where no key below the question says so. */
  readonly note: string | undefined
}

/** What is laid down: `Haka + Jab`. */
export function laidDown({ now, laying }: OpenSession): string {
  const { said, choice } = laying.value
  return [...said, ...(choice === undefined ? [] : [choice.id])].map((id) => nameOf(now.value, id)).join(' + ')
}

/** How many pieces are still in hand, where some are shared out. */
export function leftToShare({ laying, draft }: OpenSession): number {
  const out = draft.value.shares.reduce((sum, one) => sum + one.count, 0)
  return (laying.value.sharing?.total ?? 0) - out
}

/**
 * What is missing; undefined where nothing is laid down, or nothing is missing.
 * @param padless where no pad offers the values of a detail, so that the question does
 */
export function lackingOf(session: OpenSession, padless = false): Lacking | undefined {
  const say = words.value
  const moment = session.now.value
  const { seat = 0, stage, sharing, picking, more } = session.laying.value
  const name = moment.names[seat] ?? ''
  const what = laidDown(session)
  switch (stage) {
    case 'with':
      return { ask: say.withWhich(name, what), note: say.tapCard }
    case 'victim':
      return { ask: say.atWhom(name, what), note: say.tapPlayer }
    case 'share': {
      if (sharing === undefined) return undefined
      const left = leftToShare(session)
      return { ask: say.shareOut(name, what), note: `${say.left(left, sharing.unit(left))} ${sharing.each}` }
    }
    case 'pick': {
      if (picking === undefined) return undefined
      const onPad = picking.pick.onPad === true && !padless
      return { ask: picking.pick.ask(moment, seat, what), note: onPad ? say.tapPad : undefined }
    }
    case 'way':
      return { ask: say.whichWay(name, what), note: undefined }
    case 'more':
      return { ask: more?.title ?? '', note: undefined }
    case 'nothing':
    case 'complete':
      return undefined
  }
}
