/** What lies on the table, where a game shows it: between the players and the question. */
import './middle.css'
import type { OpenSession } from './model.ts'
import type { MiddleProps } from './pieces.ts'

export function Middle({ session, size }: { readonly session: OpenSession } & Pick<MiddleProps, 'size'>) {
  const Own = session.pieces.Middle
  if (Own === undefined) return null
  return (
    <div class={size === 'large' ? 'middle is-large' : 'middle'}>
      <Own session={session} moment={session.now.value} {...(size === undefined ? {} : { size })} />
    </div>
  )
}
