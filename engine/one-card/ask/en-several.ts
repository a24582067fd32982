/** How people ask about several cards at once. */
import type { Sayings } from '../../ask/lexicon.ts'

export const several = {
  'at-once': [
    '(at once|together|at the same time|same time|simultaneously|both|as a (pair|set|double|triple)|pair of|a pair|at 1 time)',
    'in 1 (go|turn|move)',
    '(in|on) a single (turn|go|move)',
    '(double|doubles|triple|triples|set|sets|the whole lot|the lot)',
    'all (of them|3|4|my|at once|down|go)',
    'in the same (turn|go|move)',
    '(same turn|1 turn)',
  ],
  lays: [
    '(play|plays|played|put|puts|lay|lays|laid|drop|drops|throw|throws|slam|slams|slap|dump|dumps|chuck|set|down|go|announce|announces|announced|get rid|legal|legit|allowed|ok|okay|fine|out|use|combine|attack|answer|does|place|stack)',
  ],
  /** What they do is asked, and not whether they go. */
  does: [
    '(direction|reverse|reverses|other way|cancel|skip|skips|skipped|jumped|add up|adds up|count double|make 4|makes 4|more plays|extra play|extra plays|more goes|more play|play left|attack cards)',
  ],
  else: [
    '(how many|how much|whose|who|what|when|why|both of us|both players|in a row|pending|in the deck|same card|same time call)',
    'both (others|hold)',
    '(are|is) ... (attack cards|equal)$',
    'drawn',
    '2 (of us|players|people)',
    '(joker|jokers) (stay|in the|belong)',
    '1 (after the other|after another)',
    '(must|have) (i|to) call',
  ],
  'another-card': ['(another|a second|some other|any other|a different) card'],
  'one-turn': ['(one|a single|the same) (turn|go)', '(at once|together)'],
  'no-other': ['king', 'same (rank|number)'],
  'two-of-suit': ['# and (the |)# of (clubs|spades|hearts|diamonds)'],
  'lays-now': [
    '(play|plays|played|lay|lays|laid|put|puts|announce|announces|announced|drop|drops|say|says|throw|throws|claim|claims|slam|slams|down)',
  ],
  'same-moment': ['(at once|together|same time)'],
  /** One laid it, and another answers. */
  apart: ['(on me|hit|hits|attacked|answered|top|lies|called)'],
  three: ['(triple|trio|3 of)'],
  two: ['(pair|both|double|set|all|2|couple|together|at once)'],
  holding: ['(has|had|have|hold|holds|holding|with|only|just|got|a|of|is|on) (1|2|3|4|5|6|7|8|9|single)$'],
  'in-hand': ['^(card|cards|left|in)', '^* left'],
} satisfies Sayings<string>
