/** How people ask whether the card that is turned up at the start does anything. */
import type { Sayings } from '../../ask/lexicon.ts'

export const opening = {
  /** The card that is turned up at the start. */
  start: [
    '(opening|starting|initial) *',
    'start (card|is|was)',
    'first (card|flip|upcard)',
    '(flip|flipped|turned (up|over)) .. (start|beginning|first|deal)',
    '(start|beginning|first|opening) .. (flip|flipped|turned (up|over))',
    '(the|a) (flip|upcard|turn up|starter) (is|was)',
    'at the (very |)(start|beginning|outset)',
    'to (start|begin) with',
  ],
  acts: [
    '(draw|draws|drew|pick up|picks up|take|takes|attack|attacks|attacked|hit|hits|skip|skips|skipped|miss|misses|lose|loses|reverse|reverses|direction|other way|again|twice|effect|penalty|do anything|does anything|do something|answer)',
    'count as an attack',
    '(name|names|call|calls|pick|picks|choose|chooses|say|says|wish) .. suit',
  ],
  /** Nothing changes. */
  stays: ['(stay|stays|same|unchanged|as it was|nothing)', 'do not'],
  else: [
    '(on it|goes on|go on|follow|match|matches|fit|fits|its suit|own suit|which card|how many|last card|one card|reshuffle|deal|dealt|what if|first player is|who starts)',
  ],
} satisfies Sayings<string>
