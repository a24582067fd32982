/** How people say what their own table plays: an option of a ruling, and what says so. */
import type { Sayings } from '../../ask/lexicon.ts'

/** It is stated, and not asked. */
const we = '(^we|!(do|can|may|should|could|must|if|when) we)'
const here = '(here|with us|at our (place|table)|at ours)'
const sets = '(set|sets|pair|pairs|doubles|multi|several cards|several of a rank|more than one card|equal ranks)'
const fine = '(ok|okay|fine|allowed|on)'

export const house = {
  'multi=yes': [
    `${we} (do |)(play|allow) ${sets}`,
    `(with|where) (${sets}|it|that) (is |are |)(allowed|ok)`,
    `${sets} (is|are) ${fine} ${here}`,
    `^${sets} (allowed|are allowed)`,
    'multi is on',
    `${here} (you|we) may play (equal|the same|same) (rank|ranks)`,
    'house rule (lets us|allows us to|says we may) play (pair|pairs|sets)',
    `(pair|pairs|sets|of them) under the house rule`,
  ],
  'multi=no': [
    `${we} play (one|1|single) (card|cards) at a time`,
    `(no|only single) (sets|pairs|cards) ${here}`,
    `${sets} are (not allowed|forbidden)`,
    `${we} (do not|never) (play|allow) ${sets}`,
  ],
  'attack-cap=20': [
    `${we} (do |)cap`,
    `${we} (do |)play with (a|the) (cap|limit)`,
    '(with|under) the (20 |)(cap|limit)',
    '(cap|limit) is (on|20)',
    '(cap|limit|capped) (it |)(at|of) 20',
  ],
  'attack-cap=none': [`no (cap|limit) ${here}`, `${we} (do |)play without (a|the) (cap|limit)`],
  'attack-follow=any': [
    `any attack card (answers|goes|does) ${here}`,
    `${here} any attack card (answers|goes|does)`,
    `${we} (let|allow) any attack card( to|) answer`,
    'house rule any answer',
    'everything answers everything',
  ],
  'attack-follow=yes': [
    `(answer|answers) (have to|has to|must) (match|follow) ${here}`,
    'table says (an |)(answer|answers) (must|have to|has to) (match|follow)',
    `${we} play that (answer|answers) (follow|match|must follow)`,
  ],
  'attack-order=at-least': [
    `(weaker|lower) (answer|answers) (cost|costs) (a card |one |)${here}`,
    `${we} play (that a (weaker|lower) (answer|one) costs|at least as strong|at least)`,
    `at least as strong (is on|${here})`,
    '(with|under) the (strength|at least) rule',
    'under at least',
  ],
  'attack-order=free': [`(weaker |)(answer|answers) are free ${here}`],
  'call-penalty=no': [`no call penalty ${here}`, 'call penalty is off', `${we} play without (the |a |)call penalty`],
  'joker-on-joker=no': [`(joker|jokers) may not meet ${here}`, `joker on joker is (forbidden|not allowed) ${here}`],
  'joker-on-joker=yes': [`${we} allow joker on joker`, `${here} (joker|jokers) may meet`],
  'finish=plain': [
    `only plain (card|cards) (may|can) finish ${here}`,
    'plain finish only',
    `${here} the last card (must|has to) be plain`,
    `(special|specials|special cards) (can not|may not) be last ${here}`,
    `${we} do not allow special last (card|cards)`,
  ],
  'finish=any': [
    `any card (may|can) finish ${here}`,
    `${we} allow (every|any) last card`,
    `no rule about the last card ${here}`,
  ],
} satisfies Sayings<string>
