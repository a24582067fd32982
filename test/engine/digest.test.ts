import { describe, expect, it } from 'vitest'
import { digest, searchable } from '../../engine/digest.ts'
import type { Happening, Ruleset } from '../../engine/ruleset.ts'
import { type GameId, loadGame } from '../../engine/rulesets.ts'
import type { LogEntry } from '../../engine/session.ts'
import { timelineOf } from './replayed.ts'
import { CARD, FIX, seen, told, without } from './telling.ts'

async function digested(text: string, more: readonly LogEntry[] = [], id: GameId = 'one-outs') {
  const game: Ruleset = await loadGame(id)
  const { timeline, names } = timelineOf(text, game, more)
  return digest(game, timeline, names)
}

const game = `game: one-outs
players: Ann, Ben, Cas
dealer: Cas
hp: 4

Ann: Tail Whip > Ben
Ben: take
Cas: 2min Noodles
done
Ann: Jab > Cas
Cas: Fend
Cas: Grab > Ann
Ann: take
`

describe('a digest', () => {
  it('says who hit whom, who fell when, and what each played', async () => {
    const { seats, over, winner, hp } = await digested(game)
    expect({ over, winner, hp }).toEqual({ over: false, winner: null, hp: true })
    expect(seats.map(({ dealt, taken, cards }) => ({ dealt, taken, cards }))).toEqual([
      { dealt: [0, 4, 0], taken: 1, cards: 2 },
      { dealt: [0, 0, 0], taken: 4, cards: 0 },
      { dealt: [1, 0, 0], taken: 0, cards: 3 },
    ])
    expect(seats.map(({ place, out }) => [place, out])).toEqual([
      [1, null],
      [3, 1],
      [1, null],
    ])
    expect(seats[0]?.played).toEqual([
      ['tail-whip', 1],
      ['jab', 1],
    ])
  })

  it('ranks whoever won first and whoever fell first last', async () => {
    const { seats, over, winner } =
      await digested(`${game.replace('hp: 4', 'hp: 1').split('Cas: 2min')[0]}! Cas: Jab > Ann
* Ann hp 0
`)
    expect([over, winner]).toEqual([true, 2])
    expect(seats.map(({ place }) => place)).toEqual([2, 3, 1])
  })

  it('leaves nothing of what was undone', async () => {
    const undone = await digested(game, [{ kind: 'undo' }, { kind: 'undo' }])
    expect(undone.seats[2]).toMatchObject({ dealt: [0, 0, 0], cards: 2 })
    expect(undone.words.split('\n')).not.toContain('grab')
  })

  it('ranks whoever escaped and was brought back by where they ended', async () => {
    const lines = '* Ann hand 0\n* Ann hand 2\n* Ben hand 0\n* Cas hand 0\n'
    const { seats, over, winner } = await digested(
      `game: out-of-the-woods\nplayers: Ann, Ben, Cas\ndealer: Ann\n\n${lines}`,
      [],
      'out-of-the-woods',
    )
    expect({ over, winner }).toEqual({ over: true, winner: 1 })
    expect(seats.map(({ place }) => place)).toEqual([3, 1, 2])
  })

  it('ranks whoever escaped first before who escaped later, and those before who is still in', async () => {
    const lines = '* Ben hand 0\n* Ann hand 0\n'
    const { seats, over, winner, hp } = await digested(
      `game: out-of-the-woods\nplayers: Ann, Ben, Cas, Dan\ndealer: Ann\n\n${lines}`,
      [],
      'out-of-the-woods',
    )
    expect({ over, winner, hp }).toEqual({ over: false, winner: 1, hp: false })
    expect(seats.map(({ place, out }) => [place, out])).toEqual([
      [2, null],
      [1, null],
      [3, null],
      [3, null],
    ])
  })

  it('ranks whoever was put out later before who was put out first, and as in who came back', async () => {
    const places = async (lines: string) =>
      (await digested(`game: one-outs\nplayers: Ann, Ben, Cas, Dan\ndealer: Dan\n\n${lines}`)).seats.map(
        ({ place }) => place,
      )
    expect(await places('* Cas hp 0\n* Ann hp 0\n')).toEqual([3, 1, 4, 1])
    expect(await places('* Cas hp 0\n* Ann hp 0\n* Cas hp 2\n')).toEqual([4, 1, 1, 1])
  })

  it('counts no correction as a hit, and nothing that was refused or no longer holds', async () => {
    const head = 'game: one-outs\nplayers: Ann, Ben, Cas\ndealer: Cas\n\n'
    const { seats } = await digested(`${head}* Ben hp 3\n? Cas: Jab > Ann\n? Ann: Jab > Ben\n`)
    expect(seats.map(({ dealt, taken, played }) => [...dealt, taken, played.length])).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ])
    const edited = await digested(`${head}Ann: Jab > Ben\nBen: take\nBen: Grab > Cas\nCas: take\n`, [
      { kind: 'changed', of: 0, entry: { kind: 'move', move: { seat: 0, cards: [], word: 'pass' } } },
    ])
    expect(edited.seats.map(({ dealt, played }) => [...dealt, ...played.flat()])).toEqual([
      [0, 0, 0],
      [0, 0, 1, 'grab', 1],
      [0, 0, 0],
    ])
    expect(edited.words.split('\n'), 'their words can still be found').toContain('take')
  })

  it('has what each played most first', async () => {
    const { seats } = await digested(`game: one-outs
players: Ann, Ben, Cas
dealer: Cas

Ann: Jab > Ben
Ben: take
Ben: pass
Cas: pass
Ann: Grab > Ben
Ben: take
Ben: pass
Cas: pass
Ann: Grab > Cas
Cas: take
`)
    expect(seats[0]?.played).toEqual([
      ['grab', 2],
      ['jab', 1],
    ])
  })

  it('holds every word there is: answers with hyphens both ways, things taken, kinds of corrections', async () => {
    const { words } = await digested(`game: one-outs
players: Ann, Ben, Cas
dealer: Cas

Ann: Grab > Ben's Skateboard
done
* Ann skateboard none
! Ben: Down Trow > Ann, got nothing
? Cas: Jab > Ann
`)
    const list = words.split('\n')
    for (const word of [
      'grab',
      'skateboard',
      'done',
      'correction',
      'overruled',
      'down trow',
      'nothing',
      'refused',
      'jab',
    ])
      expect(list, word).toContain(word)
    expect(new Set(list).size).toBe(list.length)
    expect(list).not.toContain('move')
  })

  it('holds each word once, as it is searched for', async () => {
    const { words } = await digested(game)
    expect(words.split('\n')).toEqual(['tail whip', '2min noodles', 'jab', 'fend', 'grab', 'take', 'done'])
    expect(searchable(' Slow-mo   Dodge')).toBe('slowmo dodge')
  })
})

describe('of what happened a digest', () => {
  const names = ['Ann', 'Ben', 'Cas']
  const hit = { kind: 'hp', seat: 1, change: -2, by: 2, card: 'rock' } as const
  const dealt = (...happened: readonly Happening[]) =>
    digest(seen({ turn: 'Ann' }), told([CARD, ...happened]), names).seats.map((seat) => seat.dealt)
  const nothing = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]

  it('adds up the HP that others lost, and nothing else', () => {
    expect(dealt(hit, { ...hit, change: -1 }, { ...hit, seat: 0 })).toEqual([...nothing.slice(0, 2), [2, 3, 0]])
    for (const other of [
      { ...hit, by: 1 },
      without(hit, 'by'),
      { ...hit, change: 2 },
      { ...hit, change: 0 },
      without(hit, 'change'),
      { ...hit, kind: 'hand' },
      { ...hit, kind: 'hand', change: 2 },
    ])
      expect(dealt(other), JSON.stringify(other)).toEqual(nothing)
    expect(digest(seen({}), told([FIX, hit]), names).seats.map((seat) => seat.dealt)).toEqual(nothing)
  })

  it('takes as out whoever is not back since', () => {
    const out = { kind: 'out', seat: 1, by: 2, card: 'rock' } as const
    const places = (...then: readonly Happening[]) =>
      digest(seen({ turn: 'Ann' }), told([CARD, out], [CARD, ...then]), names).seats.map(({ place, out }) => [
        place,
        out,
      ])
    for (const then of [[], [hit], [{ ...hit, change: 1 }]])
      expect(places(...then)).toEqual([
        [1, null],
        [3, 1],
        [1, null],
      ])
    expect(places({ kind: 'back', seat: 1 }).map(([place]) => place)).toEqual([1, 1, 1])
  })

  it('puts whoever has won before everybody, whatever became of the others', () => {
    const won = (winner: string) => digest(seen({ winner }), told([CARD]), names)
    expect([won('Ann').winner, won('Cas').winner, won('Ann').over]).toEqual([0, 2, true])
    expect(won('Cas').seats.map(({ place }) => place)).toEqual([2, 2, 1])
    expect(digest(seen({ turn: 'Ben' }), told([CARD]), names)).toMatchObject({ winner: null, over: false, hp: true })
    expect(digest(seen({ hp: false }), told([CARD]), names).hp).toBe(false)
  })

  it('has the words of whatever was said: cards aimed at too, answers, no numbers', () => {
    const { words } = digest(
      seen({}),
      told([
        {
          kind: 'move',
          move: {
            ...{ seat: 0, cards: ['rock'], word: 'no-attack-card' },
            targets: [{ seat: 1, card: 'board' }, { seat: 2 }],
            details: { count: 3, with: ['paper'], got: 'Nothing' },
          },
        },
      ]),
      names,
    )
    expect(words.split('\n')).toEqual(['big rock', 'board', 'noattackcard', 'no attack card', 'paper', 'nothing'])
  })
})
