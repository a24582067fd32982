/** Writes sessions as play records. Whatever is written here, read.ts reads back to the same head and entries. */
import type { Correction, Declaration, Ruleset } from '../ruleset.ts'
import { usualRulings } from '../ruleset.ts'
import type { Line, SessionHead } from '../session.ts'
import { readDeclaration } from './declaration.ts'
import { alias, isOdd, quote, replaceAliases, scan, unquote, writeName } from './quote.ts'

/** A session as a record, ending in a line end. `lines` are the lines in force, as fold() gives them. */
export function writeRecord(game: Ruleset, head: SessionHead, lines: readonly Line[]): string {
  const names = head.setup.players
  return `${[...writeHead(game, head), '', ...lines.map((line) => writeLine(line, game, names))].join('\n')}\n`
}

function writeHead(game: Ruleset, head: SessionHead): string[] {
  const { players, dealer, options } = head.setup
  const lines = [
    `game: ${game.id}`,
    `players: ${players.map(writeName).join(', ')}`,
    `dealer: ${writeName(players[dealer] ?? '')}`,
  ]
  // Written also where it is the default, so that a record means the same when a default changes.
  for (const { key } of game.notation.headers) {
    const value = Object.hasOwn(options, key) ? (options[key] ?? '') : ''
    if (value !== '') lines.push(`${key}: ${writeValue(value)}`)
  }
  const usual = usualRulings(game.rulings)
  const others = game.rulings.filter(({ id }) => head.rulings[id] !== undefined && head.rulings[id] !== usual[id])
  if (others.length > 0) lines.push(`rulings: ${others.map(({ id }) => `${id}=${head.rulings[id]}`).join(', ')}`)
  return lines
}

/** A header's value as it is, or in quotes where it would not come back as it is. */
function writeValue(value: string): string {
  const plain = !/[\r\n]/.test(value) && scan(value).text === value && unquote(value) === value
  return plain ? value : quote(value)
}

/** One entry as the line of a record. */
export function writeLine(line: Line, game: Ruleset, names: readonly string[]): string {
  const { entry, verdict } = line
  switch (entry.kind) {
    case 'correction':
      return `* ${writeCorrection(entry.fix, game, names)}`
    case 'move':
      // A move that no longer holds after an edit of an earlier entry is part of the log all the same.
      return writeDeclaration(entry.move, game, names) + (line.holds ? '' : writeRefusal(verdict?.rules[0]))
    case 'overruled':
      return `! ${writeDeclaration(entry.move, game, names)}`
    case 'refused':
      return `? ${writeDeclaration(entry.move, game, names)}${verdict?.legal ? '' : writeRefusal(verdict?.rules[0])}`
  }
}

function writeRefusal(rule: string | undefined): string {
  return rule === undefined ? ' => illegal' : ` => illegal ${rule}`
}

function writeCorrection(fix: Correction, game: Ruleset, names: readonly string[]): string {
  const corrections = game.notation.corrections
  const field = Object.hasOwn(corrections, fix.kind) ? corrections[fix.kind] : undefined
  // Quoted where it could be taken for a key.
  const player = fix.seat === undefined ? '' : nameBeside(names[fix.seat] ?? '', game)
  const value = field?.value === 'number' || field?.value === 'number-or-none' ? ` ${fix.value ?? 'none'}` : ''
  if (field?.of === 'table') return `${fix.kind}${field.value === 'player' ? ` ${player}` : value}`
  return `${player} ${fix.kind}${value}`
}

function nameBeside(name: string, game: Ruleset): string {
  const words = name.toLowerCase().split(/\s+/)
  return words.some((word) => Object.hasOwn(game.notation.corrections, word)) ? quote(name) : writeName(name)
}

/** A declaration with its speaker: `Nova: Jab > Max`. Names are quoted where it would not read back otherwise. */
export function writeDeclaration(move: Declaration, game: Ruleset, names: readonly string[]): string {
  if (move.seat === null) return move.word ?? 'done'
  const write = (quoted: (name: string) => boolean) => {
    const shown = names.map((name, seat) => (quoted(name) ? alias(seat) : name))
    const text = game.notation.write(move, shown)
    const speaker = names[move.seat ?? 0] ?? ''
    return `${quoted(speaker) ? quote(speaker) : speaker}: ${replaceAliases(text, (seat) => quote(names[seat] ?? ''))}`
  }
  const text = write(isOdd)
  const read = readDeclaration(scan(text), game, names)
  // E.g. players called `Nova` and `Nova 3`, and eggs thrown at them: quotes make clear who is who.
  return read.ok && sameMove(read.value, move) ? text : write(() => true)
}

/** Whether two declarations say the same. */
export function sameMove(one: Declaration, other: Declaration): boolean {
  const details = (move: Declaration) =>
    Object.entries(move.details ?? {}).sort(([left], [right]) => (left < right ? -1 : 1))
  return (
    one.seat === other.seat &&
    one.word === other.word &&
    one.cards.length === other.cards.length &&
    one.cards.every((card, index) => card === other.cards[index]) &&
    (one.targets?.length ?? 0) === (other.targets?.length ?? 0) &&
    (one.targets ?? []).every((target, index) => {
      const its = other.targets?.[index]
      return target.seat === its?.seat && target.count === its.count && target.card === its.card
    }) &&
    JSON.stringify(details(one)) === JSON.stringify(details(other))
  )
}
