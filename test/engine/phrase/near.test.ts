/** Sentences cut into meanings, with words of our own: what is understood, what is taken for a typing error, what is not. */
import { expect, test } from 'vitest'
import { type Lexicon, lexiconOf, type Token, tokensOf, type Vocabulary } from '../../../engine/phrase/lexicon.ts'

const EMPTY: Vocabulary = { cards: {}, words: {}, marks: {}, filler: [], numbers: {} }

function lexicon(words: Partial<Vocabulary>): Lexicon {
  return lexiconOf({ ...EMPTY, ...words })
}

/** A lexicon of cards that mean themselves. */
const cards = (...ids: string[]): Lexicon => lexicon({ cards: Object.fromEntries(ids.map((id) => [id, [id]])) })

/** Each token as its meaning: `jab`, `~jab` where it was bent, `jab's`, `?jbb (jab)` where it is unknown. */
function told(token: Token): string {
  if (token.kind === 'unknown')
    return `${token.bent ? '~' : ''}?${token.text}${token.nearest === undefined ? '' : ` (${token.nearest})`}`
  const meant =
    token.kind === 'name'
      ? `#${token.seat}`
      : token.kind === 'card'
        ? token.id
        : token.kind === 'word'
          ? token.word
          : token.kind === 'mark'
            ? token.mark
            : token.kind === 'number'
              ? String(token.value)
              : token.kind
  return `${token.bent ? '~' : ''}${meant}${token.owner ? "'s" : ''}`
}

const read = (text: string, words: Lexicon, names: readonly string[] = []): string =>
  tokensOf(text, words, names).map(told).join(' ')

test('a card is also a verb', () => {
  const verbs = cards('jab', 'nudge', 'kick', 'push', 'box', 'fetch', 'toss', '4 up!')
  for (const [card, forms] of Object.entries({
    jab: ['jab', 'jabs', 'jabbed', 'jabbing', 'jabed', 'jabing'],
    nudge: ['nudge', 'nudges', 'nudged', 'nudging'],
    kick: ['kick', 'kicks', 'kicked', 'kicking'],
    push: ['push', 'pushes', 'pushed', 'pushing'],
    box: ['box', 'boxes', 'boxed'],
    fetch: ['fetch', 'fetches'],
    toss: ['toss', 'tosses', 'tossing'],
  }))
    for (const form of forms) expect(read(form, verbs), form).toBe(card)
})

test('only what is said of a card is a verb of it', () => {
  // Each is one slip away and so would be bent; as it stands it is no form.
  const verbs = cards('kick', 'jabs up')
  for (const [text, reading] of [
    ['kicking', 'kick'],
    ['kickes', '~kick'],
    ['kickking', '~kick'],
    ['undefineded', '?undefineded'],
    ['jabsuped', 'jabs up'],
    ['jabsupes', '~jabs up'],
    ['jabsupped', 'jabs up'],
  ] as const)
    expect(read(text, verbs), text).toBe(reading)
  expect(read('batchhing', cards('batch'))).toBe('~batch')
  expect(read('4eds', lexicon({ cards: { four: ['4'] } }))).toBe('?4eds')
  expect(read('x4s', lexicon({ cards: { four: ['x4'] } }))).toBe('?x4s (x4)')
})

test('of two meanings of one spelling the first counts, and an empty spelling means nothing', () => {
  expect(read('jab', lexicon({ cards: { jab: ['jab'] }, words: { other: ['jab'] } }))).toBe('jab')
  const empty = lexicon({ words: { none: ['', '-'] } })
  expect([...empty.meanings.keys(), ...empty.particles]).toEqual([])
  const one = { ...EMPTY, words: { first: ['go'] } }
  expect(read('go', lexiconOf(one, { ...EMPTY, words: { second: ['go'] } }))).toBe('first')
})

test('names go before cards, the first of two equal names counts, and a name of signs alone is none', () => {
  expect(read('jab', cards('jab'), ['Jab'])).toBe('#0')
  expect(read('ann', cards('jab'), ['Ann', 'ann'])).toBe('#0')
  expect(read('jab -', cards('jab'), ['-'])).toBe('jab')
  expect(read("' jab", cards('jab'), ["'"])).toBe('jab')
  expect(read('s', cards('jab'), ["'"])).not.toContain('#')
})

test('a name is read without its accents, unless that is another player, two of them, or a card', () => {
  const names = ['Chloé', 'Ånn', 'Änn', 'José', 'Jose', 'Jáb', '민']
  expect(read('chloe jab', cards('jab'), names)).toBe('#0 jab')
  expect(read('chloes jab', cards('jab'), names)).toBe("#0's jab")
  expect(read('ann', cards('jab'), names)).not.toBe('#1')
  expect(read('ann', cards('jab'), names)).not.toBe('#2')
  expect(read('josé jose', cards('jab'), names)).toBe('#3 #4')
  expect(read('jab jáb', cards('jab'), names)).toBe('jab #5')
  expect(read('민', cards('jab'), names)).toBe('#6')
})

test('something of a player is told with or without the apostrophe, or with it behind an s', () => {
  const names = ['Nova', 'Nils', 'Mo', 'Mos']
  for (const text of ["nova's jab", 'nova’s jab', 'novas jab', "NOVA'S jab"])
    expect(read(text, cards('jab'), names), text).toBe("#0's jab")
  expect(read("nils' jab", cards('jab'), names)).toBe("#1's jab")
  expect(read('nova jab', cards('jab'), names)).toBe('#0 jab')
  // A player may be called what another's things would be.
  expect(read('mos jab', cards('jab'), names)).toBe('#3 jab')
  // What is in the middle of a word does not make it anybody's.
  expect(read("o'neil jab", cards('jab'), ["O'Neil"])).toBe('#0 jab')
  expect(read("'nova' jab", cards('jab'), names)).toBe('#0 jab')
  expect(read("'susan' jab", cards('jab'), ['Susan'])).toBe('#0 jab')
  expect(read("nova'jab", cards('jab'), names)).not.toContain("'s")
})

test('the longest phrase is taken, of up to five words', () => {
  const words = lexicon({ words: { long: ['one two four six ten'], short: ['one two'], six: ['a b c d e f'] } })
  expect(read('one two four six ten', words)).toBe('long')
  expect(read('one two', words)).toBe('short')
  expect(read('a b c d e f', words)).not.toContain('six')
})

test('every token says where it stands', () => {
  const at = tokensOf("  Nova's king  hit! 12 zzzzzz", cards('king hit'), ['Nova']).map(({ from, to }) => [from, to])
  expect(at).toEqual([
    [2, 8],
    [9, 18],
    [20, 22],
    [23, 29],
  ])
})

test('a number has up to three digits and nothing else', () => {
  const none = cards('abcdefgh')
  expect(read('7 12 999', none)).toBe('7 12 999')
  expect(read('1000', none)).toBe('?1000')
  expect(read('7th', none)).toBe('?7th')
  expect(read('b7', none)).toBe('?b7')
})

test('a slip is forgiven: a letter too much, too few, another, or two that are swapped', () => {
  for (const text of ['kicks up', 'kick p', 'kixk up', 'kcik up'])
    expect(read(text, cards('kick up')), text).toContain('kick up')
  for (const text of ['dodgge', 'dode', 'dofge', 'ddoge']) expect(read(text, cards('dodge')), text).toBe('~dodge')
})

test('in a long word two slips are forgiven, in a short one none', () => {
  expect(read('sidestep', cards('sidestep'))).toBe('sidestep')
  expect(read('sdestpe', cards('sidestep'))).toBe('?sdestpe (sidestep)')
  expect(read('sidetspp', cards('sidestep'))).toBe('~sidestep')
  expect(read('sxxxstep', cards('sidestep'))).toBe('?sxxxstep (sidestep)')
  expect(read('jb', cards('jab'))).toBe('?jb (jab)')
  expect(read('jxb', cards('jab'))).toBe('~jab')
  expect(read('jxbs', cards('jab'))).toBe('~jab')
  expect(read('abc', lexicon({ words: { ab: ['ab'] } }))).toBe('?abc (ab)')
})

test('over several words one slip is forgiven', () => {
  const words = lexicon({ words: { all: ['alpha beta gamma'], two: ['delta omega'] } })
  expect(read('alpha bta gamma', words)).toBe('~all')
  expect(read('alpha bta gama', words)).not.toContain('all')
  expect(read('delt omga', words)).toBe('~two')
})

test('a word of up to 24 letters is bent, a longer one is not even compared', () => {
  const long = 'abcdefghijklmnopqrstuvwx'
  expect(read(`${long.slice(1)}y`, cards(long))).toBe(`~${long}`)
  expect(read(`${long}y`, cards(long))).toBe(`?${long}y`)
  expect(read(`${long.slice(3)}yyy`, cards(long))).toBe(`?${long.slice(3)}yyy (${long})`)
  expect(read('zzzzzzzzzzzzzzzzzzzzzzzz', cards(long))).toBe('?zzzzzzzzzzzzzzzzzzzzzzzz')
})

test('between two meanings that are equally near nobody chooses, between a nearer and a further one the nearer counts', () => {
  expect(read('dodgk', cards('dodge', 'dodgy'))).toBe('?dodgk (dodge)')
  expect(read('sidesteep', cards('sidestepper', 'sidestep'))).toBe('~sidestep')
  expect(read('sidesteep', cards('sidestep', 'sidestepper'))).toBe('~sidestep')
  for (const two of [
    ['abcdefghyz', 'abcdefgh'],
    ['abcdefgh', 'abcdefghyz'],
  ])
    expect(read('abcdefghx', cards(...two))).toBe('~abcdefgh')
  // Two spellings of one thing are one meaning.
  expect(read('dodgk', lexicon({ cards: { dodge: ['dodge', 'dodgy'] } }))).toBe('~dodge')
})

test('a name is weighed against the words', () => {
  expect(read('novva', cards('jab'), ['Nova'])).toBe('~#0')
  expect(read('novva', cards('novena'), ['Nova'])).toBe('~#0')
  expect(read('abcdefghx', cards('abcdefghyz'), ['Abcdefgh'])).toBe('~#0')
  expect(read('abcdefghx', cards('abcdefgh'), ['Abcdefghyz'])).toBe('~abcdefgh')
  expect(read('sidestepp', cards('sidestep'), ['Sidesteps'])).toBe('?sidestepp (Sidesteps)')
  expect(read('sidesteep', cards('sidestep'), ['Sidestepped'])).toBe('~sidestep')
  expect(read('sidesteep', cards('sidestepped'), ['Sidestep'])).toBe('~#0')
})

test('short words between the others are not bent to', () => {
  const words = lexicon({
    marks: { at: ['onn'], against: ['against'] },
    filler: ['while'],
    numbers: { seven: 7 },
    words: { take: ['take'] },
  })
  expect(read('onn against while seven take', words)).toBe('at against filler 7 take')
  expect(read('otn', words)).toBe('?otn')
  expect(read('agianst', words)).toBe('~against')
  expect(read('whlie', words)).toBe('?whlie')
  expect(read('sevne', words)).toBe('?sevne')
  expect(read('tkae', words)).toBe('~take')
})

test('what is not understood is told with the nearest spelling, a name before an equally near word', () => {
  const words = lexicon({ cards: { hop: ['Hopoate'], hay: ['Haymaker'] } })
  expect(read('haaamkr', words)).toBe('?haaamkr (Haymaker)')
  expect(read('hoxxxte', words)).toBe('?hoxxxte (Hopoate)')
  expect(read('hxxxxte', words)).toBe('?hxxxxte')
  expect(read('xxb', lexicon({ words: { jab: ['jab'] } }))).toBe('?xxb (jab)')
  expect(read('xxx', lexicon({ words: { jab: ['jab'] } }))).toBe('?xxx')
  expect(read('xyzzy', words)).toBe('?xyzzy')
  expect(read('abcxy', cards('abcuv'), ['Abcst'])).toBe('?abcxy (Abcst)')
  expect(read('abcxy', cards('abcuy', 'abcvw'), ['Abcst'])).toBe('~abcuy')
  expect(read('abcdefgh', cards('abcdefxyz'), ['Abcdxyzz'])).toBe('?abcdefgh (abcdefxyz)')
})

test('a particle at the end of a word changes nothing, whichever it is', () => {
  const words = lexicon({ cards: { seven: ['칠'] }, particles: ['을', '이'] })
  expect(read('칠 칠을 칠이 민이', words, ['민'])).toBe('seven seven seven #0')
  expect(read('을', words)).toBe('?을 (칠)')
  expect(read('꽃을', words)).toBe('?꽃을 (칠)')
})

test('of several particles the one is taken that leaves a word', () => {
  const words = lexicon({ cards: { seven: ['칠'] }, particles: ['이', '은이'] })
  expect(read('칠은이', words)).toBe('seven')
})

test('the same words are read the same again, after as many others as anybody types', () => {
  const words = cards('sidestep', 'haymaker')
  expect(read('sidstep', words)).toBe('~sidestep')
  expect(read('sidstep', words)).toBe('~sidestep')
  for (let number = 0; number < 2_100; number++) read(`q${number.toString(36)}xz`, words)
  expect(read('sidstep', words)).toBe('~sidestep')
  expect(read('hymaker', words)).toBe('~haymaker')
})
