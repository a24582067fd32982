/** What the order and the shape of a question's words tell, in a small language of our own (`toy.ts`). */
import { describe, expect, test } from 'vitest'
import { askedPart, turns } from '../../../../engine/ask/cues.ts'
import { read } from '../../../../engine/ask/reading.ts'
import { wordsOf } from '../../../../engine/ask/words.ts'
import { knowledge, reader } from './toy.ts'

const words = (text: string) => wordsOf(text, knowledge.tongue.forms)
const ids = (text: string): readonly string[] => read(text, reader()).tokens.map(({ id }) => id)
/** The meanings of a kind. */
const those = (text: string, kind: RegExp): string =>
  ids(text)
    .filter((id) => kind.test(id))
    .join(' ')

describe('the part that asks', () => {
  test.each([
    ['i jab, can i draw', 1],
    ['can i draw, i jabbed', 0],
    ['can i draw, can i jab', 1],
    ['i jab max now, may i', 0],
    ['i jab max. he fends', 0],
    ['i jab max. now he fends', 1],
    ['jab', 0],
    ['', 0],
    ['so scan all of it now and then, nova jabs max', 0],
    ['a b c d e f, nova cans max', 0],
  ])('%s: %i', (text, part) => {
    expect(askedPart(words(text))).toBe(part)
  })

  test.each(
    'can could may do does did is are am will would should must has have how what who when where which why allowed'.split(
      ' ',
    ),
  )('%s asks', (word) => {
    expect(askedPart(words(`so ${word} jab, nova jabs max today again`))).toBe(0)
    expect(askedPart(words(`so ${word}x jab, nova jabs max today again`))).toBe(1)
    expect(askedPart(words(`so x${word} jab, nova jabs max today again`))).toBe(1)
  })
})

test('words that turn a sentence into a question', () => {
  for (const word of 'can could may do does did is are am will would should must has have was were'.split(' ')) {
    expect(turns(word), word).toBe(true)
    expect(turns(`x${word}`) || turns(`${word}x`), word).toBe(false)
  }
  for (const word of ['how', 'what', 'jab']) expect(turns(word), word).toBe(false)
})

describe('a card named twice, two cards, two people', () => {
  test.each([
    ['jab a jab', 'card:jab*2 is:two-cards'],
    ['jab jab jab', 'card:jab*2 card:jab*2 is:two-cards'],
    ['jab and nark', 'is:two-cards'],
    ['3 jab', 'is:two-cards'],
    ['swap and swap', ''],
    ['jab', ''],
    ['nova jabs, he said', ''],
    ['nova fends Kim', 'is:two-persons'],
    ['nova fends nova', 'is:two-persons'],
  ])('%s', (text, told) => {
    expect(those(text, /\*2$|^is:/)).toBe(told)
  })

  test('they stand where the second one does', () => {
    const at = (text: string, id: string) => read(text, reader()).tokens.find((token) => token.id === id)?.at
    expect(at('swap jab nark fend', 'is:two-cards')).toBe(2)
    expect(at('nova fends Kim and Max', 'is:two-persons')).toBe(4)
    expect(at('jab my jab', 'card:jab*2')).toBe(2)
  })
})

test('how many players are spoken of', () => {
  expect(those('3 players with 2 hp', /^players/)).toBe('players:3')
  expect(those('2 players 4 players', /^players/)).toBe('players:2 players:4')
  expect(those('12 players', /^players/)).toBe('players:12')
  expect(those('all players', /^players/)).toBe('')
  expect(those('just 2', /^players/)).toBe('players:2')
  expect(those('2 hp', /^players/)).toBe('')
  expect(those('players', /^players/)).toBe('')
})

describe('a turn that is somebody else’s', () => {
  test.each([
    ['nova turn', 'off-turn'],
    ['nova go', 'off-turn'],
    ['novas turn jab', 'off-turn card:jab'],
    ['nova goes', 'person w:goe'],
    ['nova overturn', 'person w:overturn'],
    ['nova go again', 'off-turn go-again'],
    ['nova jab turn', 'person card:jab w:turn'],
    ['nova still having her turn', 'off-turn'],
    ['nova the a still having her turn', 'off-turn'],
    ['nova the a it still having her turn', 'person keep-turn'],
    ['nova swap still having her turn', 'person swap keep-turn'],
    ['jab still having her turn', 'card:jab keep-turn'],
    ['so Kim is on turn', 'w:so off-turn w:is w:on w:turn'],
    ['so Kim was on turn', 'w:so off-turn w:was w:on w:turn'],
    ['so Kim is up', 'w:so off-turn w:is w:up'],
    ['so Kim was up now', 'w:so off-turn w:was w:up w:now'],
    ['so Kim is upset', 'w:so person w:is w:upset'],
    ['so Kim now is up', 'w:so person w:now w:is w:up'],
    ['jab is on turn', 'card:jab w:is w:on w:turn'],
    ['my turn', 'own-turn'],
  ])('%s', (text, told) => {
    expect(ids(text).join(' ')).toBe(told)
  })
})

test('it stands where the player and the turn do', () => {
  const token = read('so nova turn', reader()).tokens.find(({ id }) => id === 'off-turn')
  expect([token?.at, token?.to]).toEqual([1, 3])
})

describe('what is asked to be done', () => {
  const deed = (text: string): string => those(text, /^do:/)

  test.each([
    ['can i draw', 'do:draw'],
    ['jab, can i swap', 'do:swap'],
    ['i jab can i swap', 'do:swap'],
    ['can i draw or jab', 'do:draw'],
    ['can i draw then swap', 'do:draw'],
    ['can i take the spade', 'do:card:spade'],
    ['so can Kim jab', 'do:card:jab'],
    ['can nark', 'do:card:nark'],
    ['can i do the jab', 'do:card:jab'],
    ['so do i', ''],
    ['can order jab', ''],
    ['so can kim jab', ''],
    ['can draw jab', ''],
    ['jab can i', ''],
    ['scan i jab', ''],
    ['cannot i jab', ''],
    ['can imp jab', ''],
    ['can him jab', ''],
    ['i jab', ''],
    ['can i hp', ''],
  ])('%s: %s', (text, done) => {
    expect(deed(text)).toBe(done)
  })

  test.each('can could may do does did must should will would is are am has have'.split(' '))(
    '%s asks for it',
    (modal) => {
      expect(deed(`${modal} they jab`)).toBe('do:card:jab')
      expect(deed(`so ${modal}x they jab`)).toBe('')
    },
  )

  test.each(
    (
      'i we you he she it they the my your his her their a an any anyone someone somebody anybody everyone everybody ' +
      'every another other that this not u each all person player attacker defender victim narker'
    ).split(' '),
  )('%s does it', (subject) => {
    expect(deed(`may ${subject} swap`)).toBe('do:swap')
    expect(deed(`may ${subject}qq swap`) + deed(`may qq${subject} swap`)).toBe('')
  })

  test.each('be been being get gets got is was gotten getting can'.split(' '))(
    '%s: it is done to the first card',
    (passive) => {
      expect(deed(`can jab ${passive} fended`)).toBe('do:card:fend')
      expect(those(`jab ${passive} fended`, />/)).toBe('card:fend>card:jab')
    },
  )

  test('what is done to a card stands near it', () => {
    expect(deed('can jab so then be fended')).toBe('do:card:fend')
    expect(deed('can jab so then now be fended')).toBe('do:card:jab')
    expect(deed('can jab not fended')).toBe('do:card:jab')
    expect(deed('be sure, can i jab a fend')).toBe('do:card:jab')
  })
})

describe('which of two cards does something to the other', () => {
  test.each([
    ['jab a fend', 'card:jab>card:fend'],
    ['fend a jab', 'card:fend>card:jab'],
    ['jab was fended', 'card:fend>card:jab'],
    ['jab was fend', 'card:jab>card:fend'],
    ['jab and fended', 'card:jab>card:fend'],
    ['fend be jabbed', 'card:jab>card:fend'],
    ['was jab fended', 'card:jab>card:fend'],
    ['jab nark fend', 'card:jab>card:fend'],
    ['jab jab fend', 'card:jab>card:jab card:jab>card:fend'],
    ['jab nark', ''],
    ['fend', ''],
  ])('%s: %s', (text, order) => {
    expect(those(text, />/)).toBe(order)
  })

  test('it stands where both do', () => {
    const token = read('so jab was fended now', reader()).tokens.find(({ id }) => id.includes('>'))
    expect([token?.at, token?.to]).toEqual([1, 4])
  })
})

describe('what sort of question it is', () => {
  const asks = (text: string): string => [...read(text, reader()).asks].join(' ')

  test.each([
    ['how many cards', 'count'],
    ['how many can i draw', 'count'],
    ['who can i jab', 'who'],
    ['when can i jab', 'when'],
    ['what do i draw', 'what'],
    ['what happens now', 'happens'],
    ['nova jabs, what happens', 'happens'],
    // It turns verb and subject round before any word that asks.
    ['can i pick who draws', 'polar'],
    ['is it me who draws', 'polar'],
    ['so is nova who draws', 'polar'],
    ['nova jab is who draws', 'who'],
    ['is not who draws', 'polar'],
    ['can i jab or who', 'who'],
    ['can i jab or when draw', 'when'],
    ['can i jab or swap', 'polar'],
    ['jab is', 'polar'],
    // `when i nark` is a clause of its own.
    ['when i nark can i jab', 'polar'],
    ['when nark can i jab', 'when'],
    ['who i nark can i jab', 'who'],
    ['when the nark comes can i jab', 'polar'],
    // Asking for a yes at the end.
    ['how many cards, ok', 'polar'],
    ['how many cards okay', 'polar'],
    ['how many cards so', 'count'],
    ['swap jab', 'polar'],
    ['jab who now, can i draw', 'polar'],
    ['who jabs now, how many cards', 'count'],
    ['somehow can i see who draws', 'polar'],
    ['whoever can i see who draws', 'polar'],
    ['can i see the total', 'polar'],
    ['who draws, i swap all my cards', 'who'],
  ])('%s: %s', (text, sort) => {
    expect(asks(text)).toBe(sort)
  })

  test.each('ok okay right correct allowed legal legit fine yeah'.split(' '))('… %s?', (word) => {
    expect(asks(`who draws ${word}`)).toBe('polar')
    expect(asks(`who draws ${word}x`) + asks(`who draws x${word}`)).toBe('whowho')
  })

  test.each('i you he she it we they someone somebody a the'.split(' '))('when %s …', (somebody) => {
    expect(asks(`when ${somebody} nark can i jab`)).toBe('polar')
    expect(asks(`when ${somebody}q nark can i jab`)).toBe('when')
    expect(asks(`when q${somebody} nark can i jab`)).toBe('when')
  })
})
