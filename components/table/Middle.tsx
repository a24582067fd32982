/** What lies on the table, where a game shows it: between the players and the question. */
import type { OpenSession } from './model.ts'
import type { MiddleProps } from './pieces.ts'

export function Middle({ session, ...size }: { readonly session: OpenSession } & Pick<MiddleProps, 'size'>) {
  const Own = session.pieces.Middle
  return Own === undefined ? null : <Own session={session} moment={session.now.value} {...size} />
}
