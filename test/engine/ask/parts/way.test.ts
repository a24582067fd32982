/** The ways people ask, cut into meanings like a question, in a small language of our own (`toy.ts`). */
import { describe, expect, test } from 'vitest'
import { classesOfCards, type Knowledge } from '../../../../engine/ask/knowledge.ts'
import { draftOf } from '../../../../engine/ask/way.ts'
import { knowledge, reader } from './toy.ts'

const known: Knowledge = {
  ...knowledge,
  classes: { ...knowledge.classes, twin: ['jab', 'jab'], ghost: ['zebra', 'fend'] },
  generic: { 'card:nark': 'class:group' },
}

function draft(text: string, spoken = false, own = reader()) {
  const { ids, needed, barred, features } = draftOf(text, spoken, own, known, classesOfCards(known))
  return { ids: ids.join(' '), needed: [...needed].join(' '), barred: barred.join(' '), features }
}

describe('a handful of words', () => {
  test.each([
    ['can i {attack}', 'w:can w:i class:attack', '', ''],
    ['{attack} a {attack}', 'class:attack', '', ''],
    ['{attack}! -swap', 'class:attack', 'class:attack', 'swap'],
    ['card:jab! at own-turn', 'w:at card:jab own-turn', 'card:jab', ''],
    ['own-turn! swap!', 'swap own-turn', 'own-turn swap', ''],
    ['zebra! horse', 'w:zebra w:hors', 'w:zebra', ''],
    ['take_a_card! now', 'draw w:now', 'draw', ''],
    ['-take_a_card jab', 'card:jab', '', 'draw'],
    ['-{attack} -own-turn -card:jab swap', 'swap', '', 'class:attack own-turn card:jab'],
    // `field` is a meaning, but the word for it is another one.
    ['field! swap', 'w:field swap', 'w:field', ''],
    ['hurt! badly hp', 'lose hp', '', ''],
    ['-zebra swap', 'swap', '', 'w:zebra'],
    ['-nark swap', 'swap', '', 'class:group'],
    ['nark! a jab', 'class:group card:jab is:two-cards', 'class:group', ''],
    ['hand-hand jab', 'w:hand card:jab', '', ''],
    ['w:zebra jab', 'card:jab w:zebra', '', ''],
    ['x1 jab', 'w:x1 card:jab', '', ''],
    ['3! hp', 'low hp', 'low', ''],
    ['spode -spode', 'w:spod', '', 'w:spod'],
    ['swap -spode', 'swap', '', 'w:spod'],
    ['jab jab', 'card:jab card:jab*2 is:two-cards card:jab>card:jab', '', ''],
  ])('%s', (text, ids, needed, barred) => {
    const { features: _, ...drafted } = draft(text)
    expect(drafted).toEqual({ ids, needed, barred })
  })
})

describe('a whole sentence', () => {
  test.each([
    // A card stands in for its class, so that who does what to whom is told apart.
    ['can i {attack}', 'w:can w:i class:attack do:class:attack'],
    ['can {attack} be fended', 'w:can class:attack w:be card:fend is:two-cards card:fend>class:attack do:card:fend'],
    ['fend a {attack}', 'card:fend class:attack is:two-cards card:fend>class:attack'],
    ['so card:jab at own-turn', 'w:so card:jab w:at own-turn'],
    // Another card for each place, as far as there are any; a card that has no name stands for none.
    ['{attack} a {attack}', 'class:attack is:two-cards'],
    ['{attack} a {attack} a {attack}', 'class:attack is:two-cards'],
    ['{twin} a {twin}', 'class:twin'],
    ['can i {ghost}', 'w:can w:i class:ghost do:class:ghost'],
    ['card:jab a card:jab', 'card:jab card:jab*2 is:two-cards card:jab>card:jab'],
    ['{nothing} jab', 'card:jab class:nothing'],
    ['card:zebra jab', 'card:jab card:zebra'],
    ['card:constructor jab', 'card:jab card:constructor'],
    ['can i nark', 'w:can w:i class:group do:class:group'],
  ])('%s', (text, ids) => {
    expect(draft(text, true).ids).toBe(ids)
  })

  test('what it needs is the class', () => {
    expect(draft('can i {attack}!', true).needed).toBe('class:attack')
  })
})

test('names are people and nobody’s words', () => {
  const own = reader()
  expect(draft('is Kim jabbed near Zebra', false, own).ids).toBe(
    'w:is person card:jab w:near is:two-persons do:card:jab',
  )
  expect(['kim', 'zebra', 'near'].map((word) => own.known.has(word))).toEqual([false, false, true])
  // What is a phrase is no name, even with a capital letter.
  expect(draft('so Jab', false).ids).toBe('w:so card:jab')
})

test('in a language told by pairs of syllables the pairs are known', () => {
  const own = reader([], { syllables: true })
  draft('가나 다', false, own)
  expect(['가나', '나다', '다라'].map((pair) => own.known.has(pair))).toEqual([true, true, false])
})

describe('what is learnt from', () => {
  const told = (text: string, spoken: boolean) => [...draft(text, spoken).features].sort().join(', ')

  test('of a handful of words: meanings, classes of cards, and words that name none', () => {
    expect(told('jab on fend', false)).toBe(
      'card:fend, card:jab, card:jab>card:fend, class:attack, class:ghost, class:twin, is:two-cards, s:on, w:on',
    )
  })

  test('of a sentence: neighbours, too, a card as its class, and what is in the part that asks', () => {
    expect(told('so jab, can i', true)).toBe(
      '^ so, a:w:can, a:w:i, can i, card:jab, class:attack, class:attack can, class:twin, i $, s:can, s:i, s:so, ' +
        'so class:attack, w:can, w:i, w:so',
    )
    expect(told('hay maker off', true)).toBe(
      '^ class:attack, a:card:haymaker, a:w:off, card:haymaker, class:attack, class:attack off, off $, s:off, w:off',
    )
    expect(told('nark', true)).toBe('^ class:group, a:class:group, class:group, class:group $')
    expect(told('spade', true)).toBe('^ card:spade, a:card:spade, card:spade, card:spade $')
  })
})
