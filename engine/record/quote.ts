/**
 * Quoting in records. A name (or a header's value) may stand in double quotes, with the escapes of JSON
 * inside; between them no character has a meaning of its own. The writer quotes only what would not read
 * back otherwise. A quote opens at the start of a word only, so a name like `5" Jim` needs none.
 */

/** A line without its comment, and a copy of it in which whatever is quoted is blotted out. */
export interface Scanned {
  readonly text: string
  /** As long as `text`: characters that mean something stand in it only where they do. */
  readonly mask: string
  /** Places of the quoted parts, quotes included: from, to (exclusive). */
  readonly quoted: readonly (readonly [number, number])[]
}

const OPENS_AFTER = /[\s,:>+=*?!~(]/

/** Finds comment and quotes of one line. Linear, whatever stands in it. */
export function scan(line: string): Scanned {
  const first = line.search(/["#]/)
  if (first < 0) return plain(line)
  const quoted: [number, number][] = []
  let end = line.length
  for (let at = first; at < line.length; at++) {
    const char = line[at]
    if (char === '#') {
      end = at
      break
    }
    if (char !== '"' || (at > 0 && !OPENS_AFTER.test(line[at - 1] ?? ''))) continue
    const close = closing(line, at)
    // A quote that never closes is an ordinary character, and so is every later one.
    if (close < 0) {
      const comment = line.indexOf('#', at)
      end = comment < 0 ? line.length : comment
      break
    }
    quoted.push([at, close + 1])
    at = close
  }
  const text = line.slice(0, end).trimEnd()
  if (quoted.length === 0) return plain(text)
  let mask = ''
  let done = 0
  for (const [from, to] of quoted) {
    mask += text.slice(done, from) + '_'.repeat(to - from)
    done = to
  }
  return { text, mask: mask + text.slice(done), quoted }
}

function plain(line: string): Scanned {
  const text = line.trimEnd()
  return { text, mask: text, quoted: [] }
}

function closing(line: string, open: number): number {
  for (let at = open + 1; at < line.length; at++) {
    if (line[at] === '\\') at++
    else if (line[at] === '"') return at
  }
  return -1
}

/** Cuts a list at its commas. Each part with the place where it starts, without the spaces around it. */
export function splitList(list: Scanned): { readonly text: string; readonly column: number }[] {
  const parts: { text: string; column: number }[] = []
  let from = 0
  while (from <= list.text.length) {
    const comma = list.mask.indexOf(',', from)
    const to = comma < 0 ? list.text.length : comma
    const written = list.text.slice(from, to)
    parts.push({ text: written.trim(), column: from + written.length - written.trimStart().length })
    from = to + 1
  }
  return parts
}

/** A part of a scanned line, with the places in it counted from its start. */
export function part(whole: Scanned, from: number, to = whole.text.length): Scanned {
  const quoted =
    whole.quoted.length === 0
      ? whole.quoted
      : whole.quoted
          .filter(([open, close]) => open >= from && close <= to)
          .map(([open, close]) => [open - from, close - from] as const)
  return { text: whole.text.slice(from, to), mask: whole.mask.slice(from, to), quoted }
}

/** What a written name or value says: without its quotes where it stands in quotes as a whole, else trimmed as it is. */
export function unquote(written: string): string {
  const text = written.trim()
  if (!text.startsWith('"') || closing(text, 0) !== text.length - 1 || text.length < 2) return text
  return text.slice(1, -1).replace(/\\(u[0-9a-fA-F]{4}|[\s\S])/g, (_, what: string) => {
    if (what.length === 5) return String.fromCharCode(Number.parseInt(what.slice(1), 16))
    return ESCAPES[what] ?? what
  })
}

const ESCAPES: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
})

/** A text in double quotes, so that `unquote` gives it back. */
export function quote(text: string): string {
  // JSON escapes lone surrogates and control characters; the others below would look like line ends or like aliases.
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ue000\ue001]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

// Characters with a meaning in a record, control characters, lone halves of surrogate pairs, and what aliases are made of.
const ODD = /[":,#>+=()~\p{Cc}\p{Cs}\u2028\u2029\ufeff\ue000\ue001]/u

/** Whether a name has to be written in quotes. */
export function isOdd(name: string): boolean {
  return ODD.test(name) || /^[?*!]/.test(name) || name !== name.trim() || name === ''
}

/** A name as a record writes it. */
export function writeName(name: string): string {
  return isOdd(name) ? quote(name) : name
}

/**
 * What stands for a quoted name while a game's notation reads or writes a declaration, so that a notation never
 * has to know about quotes: two private characters around the seat.
 */
export function alias(seat: number): string {
  return `\ue000${seat}\ue001`
}

/** Puts something else in the place of every alias in a text. */
export function replaceAliases(text: string, put: (seat: number) => string): string {
  return text.includes('\ue000') ? text.replace(/\ue000(\d+)\ue001/g, (_, seat: string) => put(Number(seat))) : text
}

/** The place of the next character that is no space, from a place on; the end of the text where there is none. */
export function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && /\s/.test(text[at] ?? '')) at++
  return at
}
