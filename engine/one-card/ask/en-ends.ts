/** How people ask whether a card may be the last one. */
import type { Sayings } from '../../ask/lexicon.ts'

export const ends = {
  last: [
    '(very |)(last|final) (card|one)',
    'all (that is|i have) left',
    '(only|just) (a |an |the |1 |one |)*( of *|) left',
    'only have',
    '(go|going|goes|went) out (on|with)',
    '(finish|finishes|finishing|won with|to win|for the win|check out)',
    '(end|ends|ending|win|wins|winning) (on|with)',
  ],
  wins: [
    '(win|wins|winning|won|finish|finishing|out|end|ending|over|legal|allowed|permitted|alright|valid|count|counts|ok|okay|fine|good|can|may|is)',
  ],
  else: [
    '(others|second last|last but|play on|go again|draw|still|weaker|answer|answered|instead|back in|attack is|whatever|anything|or)',
    '!(a|the|an) two',
    '^two',
    '(2|3) cards',
  ],
  /** A number that can only be the card. */
  'last-number': [
    '(last|final) card (is |was |)(a |an |the |)(3|4|5|6|8|9|10)$',
    '(last|final) card (is |was |)(a |an |the |)(3|4|5|6|8|9|10) !(card|cards)',
  ],
  'no-match': ['not (match|fit|follow|go on)', '(wrong suit|neither)'],
  'last-of-all': ['(last|final|only) (card|one)'],
  'may-win': ['(win|can|may|finish|out|anyway)'],
} satisfies Sayings<string>
