/** What stands below the pad: the line, and the last entries. */
import { Line } from '../declare/Line.tsx'
import { Entries } from './Entries.tsx'
import type { OpenSession } from './model.ts'

export function Foot({ session }: { readonly session: OpenSession }) {
  return (
    <>
      <Line session={session} />
      <Entries session={session} />
    </>
  )
}
