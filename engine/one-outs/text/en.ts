/** One-Outs in English: the words of the table. Rule texts are in `en-rules.ts`. */
import { setupProblems } from '../../text/en-setup.ts'
import { card, player, plus, signed } from '../../text/params.ts'
import type { GameText, Namer } from '../../text.ts'
import type { Params } from '../../verdict.ts'

const who = player('who')
const victim = player('victim')
const hp = (count: unknown): string => `${count} HP`
const count = (number: unknown, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`
const by = (p: Params, say: Namer): string => ((p.by as number) < 0 ? '' : ` from ${say.player(p.by as number)}`)

const dodge = { short: 'no contact' }

export const text: GameText = {
  name: 'One-Outs',
  tagline: 'HP, attacks and answers',
  cards: {
    'four-eggs': { name: '4 Eggs', short: '4 × −1' },
    bite: { name: 'Bite', short: 'after a Grab' },
    'crane-kick': { name: 'Crane Kick', short: '−2' },
    'hacky-sack': { name: 'Hacky Sack', short: 'chain' },
    haymaker: { name: 'Haymaker', short: '−4' },
    hopoate: { name: 'Hopoate', short: '−3' },
    jab: { name: 'Jab', short: '−2' },
    'king-hit': { name: 'King Hit', short: '−6' },
    'lunch-box': { name: 'Lunch Box', short: '−2' },
    nark: { name: 'Nark', short: '+ 1 attack' },
    'nipple-gripple': { name: 'Nipple Gripple', short: '−1' },
    noogie: { name: 'Noogie', short: 'after a Grab' },
    'sack-tap': { name: 'Sack Tap', short: '−2' },
    skateboard: { name: 'Skateboard', short: '−3' },
    'another-skateboard': { name: 'another Skateboard', short: '−3' },
    'tail-whip': { name: 'Tail Whip', short: '−4' },
    dodge: { name: 'Dodge', ...dodge },
    sidestep: { name: 'Sidestep', ...dodge },
    'slippery-gypsy': { name: 'Slippery Gypsy', ...dodge },
    'slow-mo-dodge': { name: 'Slow-mo Dodge', short: 'the whole play' },
    fend: { name: 'Fend', short: 'contact' },
    noodles: { name: '2min Noodles', short: '+3 HP' },
    'down-trow': { name: 'Down Trow', short: 'anyone, any time' },
    grab: { name: 'Grab', short: '−1' },
    haka: { name: 'Haka', short: '+2' },
    steroids: { name: 'Steroids', short: '+1' },
  },
  groups: { attack: 'Attack', defence: 'Dodge and block', buff: 'Buff', utility: 'Utility', word: 'Or say' },
  words: {
    take: 'Take it',
    pass: 'Pass',
    decline: 'No thanks',
    'no-attack-card': 'No Attack card',
    swap: 'Swap',
    done: 'Nobody wants to',
  },
  asks: {
    turn: (p, say) => `${who(p, say)}’s turn: attack, swap, a Utility card, or pass`,
    defend: (p, say) => `${who(p, say)}: answer ${plus(p, say)}${by(p, say)}`,
    contact: (p, say) => `A block made contact: ${who(p, say)} may Grab ${say.player(p.by as number)}`,
    'follow-up': (p, say) => `The Grab landed: ${who(p, say)} may follow with Noogie or Bite on ${victim(p, say)}`,
    nark: (p, say) => `${who(p, say)}: one Attack card at ${victim(p, say)}, or none in hand`,
    'hacky-sack': (p, say) => `${who(p, say)}: keep the Hacky Sack going, or none in hand`,
    heal: (p, say) => `${who(p, say)} heals ${hp(p.amount)}, unless somebody plays Down Trow`,
    theft: (p, say) => `${who(p, say)} draws an Attack card from ${victim(p, say)}, unless somebody plays Down Trow`,
    over: (p, say) => ((p.winner as number) < 0 ? 'Nobody is left' : `${say.player(p.winner as number)} wins`),
  },
  reasons: {
    take: (p, say) => `${who(p, say)} takes ${plus(p, say)}: ${hp(p.damage)} less.`,
    'defence.dodge': (p, say) =>
      `${who(p, say)} avoids ${say.card(p.against as string)} with ${card(p, say)}. A dodge makes no contact.`,
    'defence.slow-mo': (p, say) =>
      `${who(p, say)} avoids ${say.card(p.against as string)} and every later attack of this play.`,
    'defence.pass': (p, say) => `${who(p, say)} avoids the Haymaker; it passes to the next player, 1 weaker.`,
    'defence.contact': (p, say) =>
      `${who(p, say)} stops ${say.card(p.against as string)} with ${card(p, say)}. That makes contact.`,
    'defence.block': (p, say) =>
      `${who(p, say)} stops ${say.card(p.against as string)} with ${card(p, say)}, without contact.`,
    decline: (p, say) => `${who(p, say)} lets the chance go.`,
    'decline.heal': (p, say) => `Nobody stops it: ${who(p, say)} heals.`,
    'decline.theft': (p, say) => `Nobody stops it: ${who(p, say)} draws from ${victim(p, say)}.`,
    grab: (p, say) =>
      `${who(p, say)} grabs ${victim(p, say)}: ${hp(p.damage)} if it lands, and then a Noogie or Bite may follow.`,
    'grab.board': (p, say) =>
      `${who(p, say)} goes for ${victim(p, say)}’s Skateboard: if it lands the Skateboard changes hands, fresh, and ${victim(p, say)} loses 1 HP.`,
    'follow-up': (p, say) =>
      `${who(p, say)} follows the Grab with ${card(p, say)} on ${victim(p, say)}, ${hp(p.damage)}.`,
    claim: (p, say) => `${who(p, say)} holds no Attack card and is passed over.`,
    'claim.hacky': (p, say) => `${who(p, say)} cannot keep the Hacky Sack going: ${hp(p.damage)} less, and it ends.`,
    attack: (p, say) => `${who(p, say)} attacks ${victim(p, say)} with ${plus(p, say)}, ${hp(p.damage)} if it lands.`,
    'attack.nark': (p, say) => `${who(p, say)} joins the Nark on ${victim(p, say)} with ${plus(p, say)}.`,
    'attack.nark-starts': (p, say) =>
      `${who(p, say)} narks ${victim(p, say)}; everybody else must join with one Attack card if able.`,
    'attack.eggs': (p, say) => `${who(p, say)} throws four eggs, each its own −1 attack.`,
    'attack.hacky': (p, say) =>
      `${who(p, say)} starts a Hacky Sack; whoever cannot keep it going loses ${hp(p.damage)}.`,
    chain: (p, say) => `${who(p, say)} keeps the Hacky Sack going with ${card(p, say)}.`,
    interrupt: (p, say) => `${who(p, say)} stops the play and draws an Attack card from ${victim(p, say)}.`,
    'interrupt.idle': (p, say) =>
      `${who(p, say)} draws an Attack card from ${victim(p, say)}; the turn stays where it is.`,
    'utility.down-trow': (p, say) => `${who(p, say)} draws an Attack card from ${victim(p, say)} as the turn’s action.`,
    'utility.noodles': (p, say) => `${who(p, say)} eats 2min Noodles: 3 HP more.`,
    swap: (p, say) => `${who(p, say)} swaps ${count(p.count, 'card')}.`,
    pass: (p, say) => `${who(p, say)} passes.`,
    buff: (p, say) => `${who(p, say)} plays ${plus(p, say)} alone, for show: it changes nothing, now or later.`,
    done: () => 'Nobody adds anything; the play is over.',

    win: (p, say) =>
      (p.winner as number) < 0 ? 'The game is over.' : `The game is over: ${say.player(p.winner as number)} has won.`,
    out: (p, say) => `${who(p, say)} is out.`,
    waiting: (p, say) => `The game waits for ${say.player(p.asked as number)} to answer first.`,
    'turn.owner': (p, say) => `It is ${say.player(p.turn as number)}’s turn, not ${who(p, say)}’s.`,
    'turn.one-action': (p, say) =>
      `${plus(p, say)} is not one action. A turn is one attack, one Swap, one Utility card, or a pass.`,
    'turn.one-action.word': (p, say) =>
      `There is nothing for ${who(p, say)} to answer; it is ${who(p, say)}’s turn to act.`,
    'turn.one-action.buff': (p, say) => `${plus(p, say)}: a Buff on its own is one card, at nobody.`,
    'turn.one-action.defence': (p, say) =>
      `${card(p, say)} only answers an attack; it is no action for ${who(p, say)}’s turn.`,
    'turn.attack': (p, say) => `At whom does ${who(p, say)} play ${plus(p, say)}? An attack names its victim.`,
    'turn.attack.one': (p, say) => `${plus(p, say)} goes at one player.`,
    'turn.swap': () => 'A Swap is at least one card, and names no more Skateboards than it swaps.',
    'target.other': (p, say) =>
      p.who === p.victim
        ? `${who(p, say)} cannot be the target of their own card.`
        : `${victim(p, say)} is out and cannot be the target.`,
    'hand.enough': (p, say) => `${who(p, say)} holds ${count(p.hand, 'card')}, not enough for ${plus(p, say)}.`,
    'hand.enough.swap': (p, say) =>
      `${who(p, say)} holds ${count(p.hand, 'card')} and cannot swap ${p.count} that way.`,
    'hand.enough.boards': (p, say) =>
      `To swap ${count(p.count, 'card')}, ${who(p, say)} has to name a Skateboard with them.`,
    'eggs.four': () => 'The eggs have to add up to four, at least one for each player named.',
    'hacky.chain.one': (p, say) => `${plus(p, say)}: one Attack card alone keeps a Hacky Sack going.`,
    'hacky.chain.card': (p, say) => `${card(p, say)} does not keep a Hacky Sack going; it takes an Attack card.`,
    'hacky.chain.target': () => 'In a Hacky Sack a card is played at nobody.',
    'hacky.must': (p, say) => `${who(p, say)} has to play an Attack card, or say there is none in hand.`,
    'hacky.must.board': (p, say) => `${who(p, say)} holds a Skateboard, and that is an Attack card.`,
    'nark.needs-attack': (p, say) =>
      `A Nark needs one attack with it, from the same player; ${plus(p, say)} is not that.`,
    'nark.usable': (p, say) => `${card(p, say)} cannot be the attack of a Nark.`,
    'nark.circle': (p, say) =>
      `${who(p, say)} has to play an Attack card at ${victim(p, say)}, or say there is none in hand.`,
    'nark.circle.board': (p, say) => `${who(p, say)} holds a Skateboard, and that is an Attack card.`,
    'nark.circle.one': (p, say) =>
      `${who(p, say)} has to play one Attack card at ${victim(p, say)}; ${plus(p, say)} is not that.`,
    'nark.circle.victim': (p, say) => `In this Nark every card goes at ${victim(p, say)}.`,
    'nark.circle.split': (p, say) => `At this table all four eggs of a Nark go at ${victim(p, say)}.`,
    'buff.nark': (p, say) => `No Buff goes on an attack of a Nark, so not ${plus(p, say)}.`,
    'buff.four-eggs': (p, say) => `No Buff goes on 4 Eggs, so not ${plus(p, say)}.`,
    'buff.attack-only': (p, say) => `No Buff goes on ${card(p, say)} here.`,
    'buff.one': (p, say) =>
      `${who(p, say)} puts ${say.list((p.cards as readonly string[]).map((id) => say.card(id)))} on one attack, more than this table allows.`,
    'follow-up.needs-grab': (p, say) => `${card(p, say)} needs a Grab by ${who(p, say)} that has just landed.`,
    'grab.follow-up': (p, say) => `${card(p, say)} has to go at ${victim(p, say)}, whom the Grab hit.`,
    'grab.follow-up.one': (p, say) => `One Noogie or one Bite may follow the Grab on ${victim(p, say)}.`,
    'grab.contact.shape': (p, say) => `${who(p, say)} may Grab alone, and names whom.`,
    'grab.declined': (p, say) => `${who(p, say)} has already let the chance to Grab go.`,
    'grab.contact-pair': (p, say) =>
      `Only ${say.player(p.defender as number)} and ${say.player(p.attacker as number)} are in contact; ${who(p, say)} is not.`,
    'grab.contact-pair.victim': (p, say) =>
      `${say.player(p.defender as number)} and ${say.player(p.attacker as number)} are in contact; ${victim(p, say)} is not.`,
    'skateboard.same-board': (p, say) =>
      `The Skateboard being grabbed cannot defend itself; ${who(p, say)} needs another card.`,
    'skateboard.hidden': (p, say) => `${victim(p, say)} has no Skateboard face up, and a hidden one cannot be grabbed.`,
    'skateboard.spent': (p, say) => `${victim(p, say)}’s Skateboard is used up and gone.`,
    'defend.card': (p, say) =>
      `${card(p, say)} is no answer here. Only a defence card answers an attack; otherwise ${who(p, say)} takes the ${hp(p.damage)}.`,
    'defend.choose': (p, say) => `${who(p, say)} has to play a defence card or take the ${hp(p.damage)}.`,
    'defend.choose.one': (p, say) =>
      `One defence card answers one attack; ${who(p, say)} plays one, or takes the ${hp(p.damage)}.`,
    'defend.choose.target': () => 'A defence card is aimed at nobody.',
    'down-trow.no-combo': (p, say) => `Down Trow is never part of an attack, so not ${plus(p, say)}.`,
    'down-trow.any-time.chain': () => 'At this table a Down Trow cannot be stopped by another one.',
    'down-trow.any-time.countered': (p, say) => `At this table Down Trow does not stop ${card(p, say)}.`,
    'down-trow.any-time.own': (p, say) => `At this table ${who(p, say)} cannot stop the play they started.`,
    'down-trow.any-time.idle': (p, say) =>
      `There is no play to stop, and at this table ${who(p, say)} may only play it on their own turn then.`,
    'down-trow.steal': (p, say) => `From whom does ${who(p, say)} draw? Down Trow names one other player.`,
    'down-trow.steal.board': (p, say) =>
      `${victim(p, say)} holds a Skateboard, so there is an Attack card to draw${p.card === 'nothing' ? '' : `, and ${card(p, say)} is not it`}.`,
    'down-trow.steal.attack': (p, say) => `${card(p, say)} is no Attack card, so it cannot be drawn.`,
    'down-trow.steal.empty': (p, say) => `${victim(p, say)} has no cards to draw from.`,
  },
  notes: {
    'claim.contradicted': (p, say) =>
      `${who(p, say)} said in turn ${p.turn} that there was no Attack card, and has gained none since.`,
    'grab.defender-first': (p, say) =>
      `${say.player(p.defender as number)} had the first chance to Grab; it is gone now.`,
    'over-limit': (p, say) =>
      `${who(p, say)} holds ${count(p.hand, 'card')}, over the limit of ${p.limit}, and draws none until below it.`,
  },
  as: {
    attack: 'an attack',
    defence: 'a defence',
    take: 'taking it',
    grab: 'a Grab',
    'follow-up': 'a follow-up',
    claim: 'a claim',
    chain: 'a card in the chain',
    interrupt: 'an interrupt',
    utility: 'a Utility card',
    swap: 'a Swap',
    pass: 'a pass',
    buff: 'a Buff for show',
    decline: 'letting the chance go',
    done: 'the end of the play',
  },
  happened: {
    'hp.hit': (p, say) => `${who(p, say)} ${signed(p.change)} HP`,
    'hp.heal': (p, say) => `${who(p, say)} ${signed(p.change)} HP`,
    'hp.correction': (p, say) => `${who(p, say)} ${signed(p.change)} HP, corrected`,
    'hand.play': (p, say) => `${who(p, say)} plays ${card(p, say)}`,
    'hand.draw-up': (p, say) => `${who(p, say)} draws ${p.change}`,
    'hand.discard': (p, say) => `${who(p, say)} discards ${-(p.change as number)}`,
    'hand.steal': (p, say) => `${who(p, say)} gains a card`,
    'hand.stolen': (p, say) =>
      `${who(p, say)} loses ${p.card === undefined ? 'a card' : card(p, say)} to ${say.player(p.by as number)}`,
    'hand.out': (p, say) => `${who(p, say)}’s cards leave the game`,
    'hand.correction': (p, say) => `${who(p, say)} ${signed(p.change)} cards, corrected`,
    'board.flipped': (p, say) => `${who(p, say)}’s Skateboard is face up, 1 use left`,
    'board.spent': (p, say) => `${who(p, say)}’s Skateboard is used up`,
    dodged: (p, say) => `${who(p, say)} avoids ${card(p, say)}`,
    blocked: (p, say) => `${who(p, say)} stops ${card(p, say)}`,
    contact: (p, say) => `${who(p, say)} and ${say.player(p.by as number)} are in contact`,
    'passed-by': (p, say) => `${card(p, say)} passes ${who(p, say)} by, in slow motion`,
    'passed-on': (p, say) => `${card(p, say)} passes on to ${who(p, say)}, now ${hp(p.change)}`,
    stopped: (p, say) => `${who(p, say)} stops the play`,
    'stole-nothing': (p, say) => `${who(p, say)} draws nothing`,
    swap: (p, say) => `${who(p, say)} swaps ${count(p.change, 'card')}`,
    claim: (p, say) => `${who(p, say)} holds no Attack card`,
    out: (p, say) =>
      p.card === undefined
        ? `${who(p, say)} is out`
        : `${who(p, say)} is out: ${card(p, say)}${p.by === undefined ? '' : ` from ${say.player(p.by as number)}`}`,
    back: (p, say) => `${who(p, say)} is back in`,
    'sudden-death': () => 'Two left: hand limit 3',
    win: (p, say) => `${who(p, say)} wins`,
    turn: (p, say) => `${who(p, say)}’s turn`,
    correction: (p, say) => `${who(p, say)}: corrected`,
    overruled: (p, say) => `The table lets ${who(p, say)}’s play stand`,
  },
  problems: {
    ...setupProblems,
    'players.few': (p) =>
      `One-Outs needs at least ${count(p.fewest, 'player')}; there ${p.count === 1 ? 'is' : 'are'} ${p.count}.`,
    'players.many': (p) => `At most ${count(p.most, 'player')} can play; there are ${p.count}.`,
    hp: (p) => `Everyone starts with ${p.fewest} to ${p.most} HP, a whole number.`,
    'correction.number': (p) => `A correction needs a whole number from 0 to ${p.most}.`,
    'correction.skateboard': (p, say) =>
      `A Skateboard has 1 or 2 uses left, and ${who(p, say)} needs a card in hand that could be one.`,
    'correction.turn': (p, say) => `${who(p, say)} is out and cannot be on turn.`,
    'correction.kind': () => 'There is no such correction.',
  },
}
