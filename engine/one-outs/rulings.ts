/**
 * Table rulings of One-Outs: where the published page is silent or disagrees with itself. The first option is
 * the default; the words are in `text/en-rulings.ts`.
 */
import type { Ruling } from '../ruleset.ts'

export const rulings: readonly Ruling[] = [
  {
    id: 'countered',
    options: ['down-trow-stops-all', 'no-counter'],
    rules: ['down-trow.any-time', 'lunch-box', 'tail-whip'],
  },
  { id: 'buffs', options: ['one', 'stack'], rules: ['buff.one'] },
  { id: 'buff-hacky-sack', options: ['yes', 'no'], rules: ['buff.attack-only', 'hacky-sack', 'hacky.hit'] },
  { id: 'buff-grab', options: ['no', 'yes'], rules: ['buff.attack-only', 'grab.attack'] },
  { id: 'haymaker-home', options: ['yes', 'no'], rules: ['haymaker.pass'] },
  { id: 'haymaker-in-nark', options: ['yes', 'no'], rules: ['haymaker.pass', 'nark.each'] },
  { id: 'hacky-in-nark', options: ['plain', 'chain'], rules: ['nark.attack', 'nark.circle', 'hacky.chain'] },
  { id: 'hacky-keeps', options: ['any-attack', 'standalone'], rules: ['hacky.chain', 'hacky.must'] },
  { id: 'eggs-in-nark', options: ['victim', 'split'], rules: ['nark.circle', 'nark.eggs', 'eggs.four'] },
  { id: 'nark-slow-mo', options: ['yes', 'no'], rules: ['nark.circle', 'defend.slow-mo'] },
  { id: 'grab-blocked', options: ['no', 'yes'], rules: ['grab.attack', 'grab.contact', 'block.contact'] },
  { id: 'board-grab-who', options: ['pair', 'anyone'], rules: ['grab.contact-pair', 'skateboard.steal'] },
  { id: 'buff-follow-up', options: ['no', 'yes'], rules: ['buff.attack-only', 'grab.follow-up'] },
  { id: 'nark-narker-out', options: ['yes', 'no'], rules: ['nark.circle', 'out'] },
  { id: 'down-trow-idle', options: ['yes', 'no'], rules: ['down-trow.any-time'] },
  { id: 'down-trow-own', options: ['yes', 'no'], rules: ['down-trow.any-time', 'down-trow.action'] },
  { id: 'down-trow-chain', options: ['yes', 'no'], rules: ['down-trow.any-time', 'down-trow.stop'] },
  { id: 'spent-board', options: ['no', 'yes'], rules: ['skateboard.two-uses', 'skateboard.steal'] },
  { id: 'heal-cap', options: ['no-cap', 'start'], rules: ['noodles.turn', 'setup.hp'] },
  { id: 'sudden-death-hand', options: ['keep', 'discard'], rules: ['limit.three', 'draw-up'] },
  { id: 'hacky-defend', options: ['no', 'yes'], rules: ['hacky.hit', 'defend.choose'] },
]
