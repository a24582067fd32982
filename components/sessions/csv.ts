/** A session as a table for spreadsheets: a row an entry, what was said, the verdict, and where everybody stands after it. */
import { triedAs } from '../../engine/session.ts'
import { entryText } from '../table/entries.ts'
import type { Past } from './past.ts'
import { words } from './words.ts'

/** The session as comma-separated values (RFC 4180), with a heading row in the language in use. Lines end in CRLF. */
export function writeCsv(past: Past): string {
  const { game, names, rows } = past
  const { ruleset, pieces } = game
  const { headings, kinds, legal, illegal, column } = words.value.csv
  const { key, unit } = pieces.count
  const lines = [[...headings, ...names.map((name) => column(name, unit(2)))]]
  for (const { line, index, turn } of rows) {
    const said = entryText(line.entry, ruleset, names)
    const after = past.at(index + 1).view
    lines.push([
      String(index + 1),
      String(turn),
      kinds[triedAs(line) ?? line.entry.kind] ?? line.entry.kind,
      said.seat === undefined ? '' : (names[said.seat] ?? ''),
      said.text,
      line.verdict === undefined ? '' : line.verdict.legal ? legal : illegal,
      line.verdict?.rules.join(' ') ?? '',
      ...after.players.map((player) => String(player[key] ?? '')),
    ])
  }
  // A spreadsheet takes a file without the mark at its beginning for something else than UTF-8.
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Quoted where it must be. A text that a spreadsheet would run as a formula is marked as text: names are anybody's. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
