/** A small game to ask about, in a small language: every phrase that a test reads stands here. */
import type { Knowledge } from '../../../../engine/ask/knowledge.ts'
import { type Reader, readerOf, type Tongue } from '../../../../engine/ask/reader.ts'
import { atOnce } from '../../../../engine/ask/steps.ts'
import { plain } from '../../../../engine/ask/text/en-plain.ts'

const tongue: Tongue = {
  forms: { short: { cant: 'can not' }, irregular: {}, numbers: { two: '2', three: '3', twice: '2' } },
  words: {
    'own-turn': ['my (own |)turn'],
    'keep-turn': ['still having her turn'],
    'many-players': ['(2|3|4|12) players', 'all players'],
    'go-again': ['go again'],
    'two-players': ['just 2'],
    hp: ['hp', 'life'],
    most: ['max', 'most'],
    same: ['sam'],
    'lose hp': ['hurt badly'],
    sad: ['badly out of it'],
    field: ['the hay'],
    'the-go': ['the go'],
    '': ['by the way'],
  },
  idle: ['the', 'a', 'of', 'to', 'it', 'with', 'must', 'swab'],
  ordinary: ['order', 'nothing', 'spada'],
  names: ['max', 'nova', 'sam', 'will'],
  near: [],
  plain,
  asks: {
    count: ['how many', 'total$'],
    who: ['who'],
    when: ['when'],
    what: ['what (is|do)'],
    happens: ['what happens'],
    polar: ['^(can|is|do)'],
  },
}

export const knowledge: Knowledge = {
  tongue,
  cards: {
    jab: ['jab'],
    fend: ['fend', 'fend off'],
    haymaker: ['hay maker', 'haymaker'],
    spade: ['3 of spades', 'spade'],
    nark: ['nark'],
  },
  words: { draw: ['draw', 'take a card'], swap: ['swap'], low: ['3'], take: ['take'], hand: ['hand of 3'] },
  classes: { attack: ['jab', 'haymaker'] },
  generic: {},
  near: [],
  ordered: ['card:jab', 'card:fend'],
  cardlike: ['low'],
  deeds: ['draw', 'swap'],
  idle: ['please'],
  facts: {},
  works: {},
}

/** Made anew, so that nothing is remembered of it. @param learnt stems of ways */
export const reader = (learnt: readonly string[] = [], more: Partial<Tongue> = {}): Reader =>
  atOnce(readerOf({ ...knowledge, tongue: { ...tongue, ...more } }, learnt))
