/** Backups to bring in. */

/** A backup of so many sessions, a minute apart, the first of them the oldest. */
export function backupOf(count: number): string {
  const lines = Array.from({ length: count }, (_, nth) => {
    const at = 1_700_000_000_000 + nth * 60_000
    const setup = { players: ['Ann', 'Ben', nth === 0 ? 'Oldest' : 'Cas'], dealer: 0, options: { hp: '7' } }
    const head = { game: 'one-outs', edition: 1, setup, rulings: {} }
    const summary = { entries: 1, turn: 1, over: false, winner: null, text: '' }
    const players = setup.players.map((name) => name.toLowerCase())
    const session = { id: `many-${nth}`, v: 1, game: 'one-outs', head, players, started: at, updated: at, summary }
    const entry = { kind: 'correction', fix: { kind: 'hp', seat: 1, value: 3 } }
    return [{ session }, { v: 1, at, entry }]
  })
  const end = { houseRules: 0, sessions: count, entries: count }
  const all = [{ tableside: 'backup', version: 1, made: 1 }, ...lines.flat(), { end }]
  return all.map((line) => JSON.stringify(line)).join('\n')
}
