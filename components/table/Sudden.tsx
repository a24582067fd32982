/** A notice in words, for as long as it holds: "Two left: hand limit 3". */
import type { OpenSession } from './model.ts'
import './sudden.css'

export function Sudden({ session }: { readonly session: OpenSession }) {
  const banner = session.pieces.banner(session.now.value)
  if (banner === undefined) return null
  return (
    <p class="sudden">
      <b>{banner.title}</b>
      <span>{banner.note}</span>
    </p>
  )
}
