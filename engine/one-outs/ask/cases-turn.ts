/** Cases of Buffs, blocked Grabs, Skateboards and Down Trows that a ruling decides. */
import type { Case } from './cases.ts'
import type { Put } from './put.ts'

/** Something that only comes after a block. */
const AFTER =
  /\b(after|following|out of|from) (a |the |my |his |her |our )?(block|fend|contact|blocking|fending)\b|\b(blocked|fended|contact|blocking|grabs? back)\b/
const OUTSIDER =
  /\b(third|bystander|outsider|outside|neighbour|anyone|anybody|everyone|everybody|any player|all (the )?players|for all|by all|grabbable by all|free for all|the rest of us|whole (table|circle)|not (in|involved|part)|nothing to do with|isnt involved|is not involved|was not (in|involved|attacked|part)|somebody who|someone else|someone elses|somebody else s|not in the|two others|two (seats|people)|over there|sit out|sitting out|off turn|who may|who is allowed|only (the )?(two|those|attacker|pair)|open for|other than me|just those two|those two)\b/

/** Both Buffs by name. */
const BOTH =
  /\b(haka|hakka|haker)\b.{0,40}\b(steroids?|roids|steriods)\b|\b(steroids?|roids|steriods)\b.{0,40}\b(haka|hakka|haker)\b/

const board = (put: Put): boolean => put.board
const plainTrow = (put: Put): boolean =>
  put.trow &&
  !put.any('card:down-trow*2') &&
  !put.says(
    /\b(second|another|one too|own one|back|mine cancel) down trow|down trows? (a|the|his|her|my|that) down trow\b/,
  )

/** Cases of turns, in no order: each says what it is not. */
export const turns: readonly Case[] = [
  {
    about: 'two Buffs on one attack',
    fits: (put) =>
      !put.nark &&
      !put.hacky &&
      !put.card('four-eggs', 'grab', 'noodles', 'down-trow', 'noogie', 'bite') &&
      !put.any('card:haka*2', 'card:steroids*2', 'all-eggs') &&
      (BOTH.test(put.text) ||
        (put.any('class:buff', 'two-kinds') &&
          put.buffs === 0 &&
          !put.says(/\b(hakas?|hakkas?|steroids?|roids)\b/) &&
          put.says(
            /\b(both|two|2|double|stack|stacks|more than (one|a single|1)|second|how many|limit|limited|maximum|max|cap|only (ever )?(one|a)|(one|1|a single) (buff|booster|boost)|as many)\b/,
          ))) &&
      !put.says(
        /\b(each|difference|better|bigger|versus|vs|or|which|do they|next turn|last turn|alone|by itself|later|two hakas|same buff|same sort|defend|fend me|jab and a|hand limit|two cards|turns|another player|use only one turn|in it|buffed|one buff and|if one is|if you have both|separate|boost two)\b/,
      ),
    scene: { lines: [], move: 'Ann: Haka + Steroids + Jab > Ben' },
    rules: ['buff.one'],
    counts: true,
  },
  {
    about: 'a Buff on Hacky Sack',
    fits: (put) =>
      put.hacky &&
      put.buff &&
      !put.nark &&
      !put.trow &&
      put.count(({ attack, id }) => attack !== undefined && id !== 'hacky-sack') === 0 &&
      !put.says(
        /\b(keep|keeps|keeping|kept|chain|in the hacky|comes|came|at me|stay|my card|as (my|a|the) card|would that do|will that do|continue|only (a|own|have|card)|hope|once it is|no buffs?|without|for the hacky)\b/,
      ),
    scene: { lines: [], move: 'Ann: Haka + Hacky Sack' },
    rules: ['buff.attack-only', 'hacky.hit', 'hacky-sack'],
  },
  {
    about: 'a Buff on a Grab of the own turn',
    fits: (put) =>
      put.card('grab') &&
      put.buff &&
      !put.followUp &&
      !put.nark &&
      !put.hacky &&
      !put.trow &&
      !put.says(AFTER) &&
      !put.says(
        /\b(defender|noodles|steal|and a (jab|hopoate)|landed|lands|follow|then attack|attacker grabs|block|fend)\b/,
      ) &&
      put.count(({ attack }) => attack !== undefined) - (put.board ? 1 : 0) <= 0,
    scene: { lines: [], move: 'Ann: Haka + Grab > Ben' },
    rules: ['buff.attack-only', 'grab.attack'],
  },
  {
    about: 'a Buff on what follows a Grab',
    fits: (put) =>
      put.followUp &&
      put.buff &&
      !put.nark &&
      !put.hacky &&
      !put.trow &&
      !put.says(/\b(without|no) (a )?grab|\bout of nowhere\b|\bnark\b/) &&
      (put.card('grab') || put.says(/\b(can|may|could|is|are|do|does|so|my|the|a)\b/)),
    scene: { lines: ['Ann: Grab > Ben', 'Ben: take'], move: 'Ann: Haka + Noogie > Ben' },
    rules: ['buff.attack-only', 'grab.follow-up'],
  },
  {
    about: 'a Down Trow against Lunch Box or Tail Whip',
    fits: (put) =>
      plainTrow(put) &&
      put.card('lunch-box', 'tail-whip') &&
      !put.hacky &&
      !put.says(/\b(my own|own (attack|play)|steal|stole|got a|get a|then (a )?(tail|lunch)|use it|swing)\b/),
    scene: { lines: ['Ann: Tail Whip > Ben'], move: 'Ben: Down Trow > Ann' },
    rules: ['down-trow.any-time', 'down-trow.stop'],
  },
  {
    about: 'a Down Trow against a Down Trow',
    fits: (put) =>
      put.trow &&
      (put.any('card:down-trow*2') ||
        put.says(
          /\bdown trow(s|ed|ing)?\b.{0,60}\b(got one|have one|ive one|one (as well|too)|mine cancel|with (mine|my own)|my own down trow|stopped by another|another one|another down trow|second one)\b|\b(stop|stopping|answer|beat|cancel|interrupt|reverse|stops|is there (any|anything|a way)|no way).{0,30}\bdown trow\b.{0,20}\b(with|by|using)\b.{0,12}(another|own|a second|mine)|\bcan a down trow be (stopped|countered|interrupted|down trowed)\b/,
        )) &&
      !put.card('lunch-box', 'tail-whip') &&
      !put.says(/\b(two down trow cards|twice|per round|each turn|double down trow)\b/),
    scene: { lines: ['Ann: Jab > Ben', 'Ben: Down Trow > Ann'], move: 'Cam: Down Trow > Ben' },
    rules: ['down-trow.any-time', 'down-trow.stop'],
  },
  {
    about: 'a Down Trow in a play of one’s own',
    fits: (put) =>
      plainTrow(put) &&
      !put.card('lunch-box', 'tail-whip') &&
      put.says(
        /\b(my own (attack|play|nark|hacky|haymaker|tail whip|turn to get out|eggs|hopoate|king hit|jab|hacky sack)|own (attack|play)|his own (attack|play)|(attack|nark|play|hacky) (i|he|she) (started|made|began)|i (started|began) (this|a|the)|turn player .*own|call it off|interrupt myself|(attacker|turn player|one who attacked) .*down trow.*(own|himself|his own)|bail out|i (attacked|threw|narked|jabbed) .*(badly|regret|backfir|off with)|i attacked .*before (she|he) grabs|during (his|my) own|inside his own|backfiring|going badly|play i began|break off my)\b/,
      ) &&
      !put.says(
        /\b(lose my own|my own turn (just|to steal)|steal on my own|own turn and then|then (attack|jab)|then an attack|my own next|card (i|from))\b/,
      ),
    scene: { lines: ['Ann: Jab > Ben'], move: 'Ann: Down Trow > Cam' },
    rules: ['down-trow.any-time', 'down-trow.action'],
  },
  {
    about: 'a Down Trow with nothing to stop',
    fits: (put) =>
      plainTrow(put) &&
      !put.says(
        /\b(my (own )?(turn|go)|on turn and|as my action|my action)\b(?<!not my turn|not my go|is not my go|before my turn|isnt my go)/,
      ) &&
      !put.count(({ attack }) => attack !== undefined) &&
      (put.any('idle') ||
        put.says(
          /\b(nothing|nobody|no one|no 1|noone) (is |s |has )?(going on|happening|played|attacking|done|started|to (stop|counter|interrupt)|on|attacked|anyone|doing)|\b(between (two )?turns|between goes|idle|out of the blue|random(ly)?|quiet|calm|peaceful|without a play|no (play|attack) (on|in progress|going|to)|need (something|an attack|a play)|has(nt| not) (started|made|done)|still thinking about (his|her) turn|whenever i (fancy|like)|just to (nick|take|get|steal)|only (for|using)|before (she|he|the next) (player )?(does|acts|has|starts)|nothing on\b|require an attack|is a play needed)\b/,
        )) &&
      !put.says(
        /\b(lose (my|a)|does the turn|turn away|at random from|ends? (her|his) turn|lose his turn|with no attack|no attacks?,? what|has no attack|stop the|nark|empty)\b/,
      ),
    scene: { lines: [], move: 'Cam: Down Trow > Ben' },
    rules: ['down-trow.any-time'],
  },
  {
    about: 'somebody outside of the contact who wants the board that blocked',
    fits: (put) =>
      board(put) &&
      (put.grab ||
        put.says(
          /\b(up for grabs|snatch|nab|nick|grabbable|take|get that|swoop|swooping|yoink|get at|chance at|fair game|free for all|go(ing)? for|wants? (the|that) (board|skate))\b/,
        )) &&
      !put.trow &&
      !put.nark &&
      !put.hacky &&
      (put.blocked ||
        put.says(
          /\b(just used|used to (block|defend)|used for defend|defend|defended|block|contact|(board|skate) (that )?just)\b/,
        )) &&
      (put.says(OUTSIDER) || put.any('third')) &&
      !put.says(
        /\b(can i grab (him|her|them|pete|one)|blocked (me|my)|block me|my attack|attack me|that same board|with (the|that) board block|blocks? (the|a) grab|steal(ing)? (my|his) board)\b/,
      ),
    scene: { lines: ['Ann: Jab > Ben', 'Ben: Skateboard'], move: "Cam: Grab > Ben's Skateboard" },
    rules: ['grab.contact-pair', 'skateboard.steal'],
    counts: true,
  },
  {
    about: 'a board that its block used up',
    fits: (put) =>
      board(put) &&
      (put.grab ||
        put.says(
          /\b(up for grabs|nick|snatch|grabbable|take it|take that|have it|yoink|stealable|stolen|save|pick up|get at)\b/,
        )) &&
      !put.trow &&
      !put.nark &&
      !put.hacky &&
      (put.blocked || put.says(/\b(block|blocks|defended|defend|stops)\b/)) &&
      (put.any('spent') ||
        put.says(
          /\b(second (use|time|block|attack|go)|last (use|go|block)|final (use|block)|used (it )?up|one use left|spent|ran out|run out|flipped (board|skateboard|skate)|face up (board|skateboard)|with a flipped|worn out|finished it|used twice|defended twice|old board|just died|blocked again|2nd)\b/,
        )) &&
      !put.says(
        /\b(last (round|turn)|turns? ago|next turn|earlier|in the bin now|discarded earlier|attacked (me|for) .*(second|2nd) time|attack with it|with (that|the|its) (same|very)|block (the|a|that) grab|he (is )?grab|grabs my|grabbing my|third|bystander|i (fended|blocked)|hit (me|him)|my flipped|my own|dies|kills|1 hp)\b/,
      ),
    scene: {
      lines: ['* Ben skateboard 1', 'Ann: Jab > Ben', 'Ben: Skateboard', 'Ben: decline'],
      move: "Ann: Grab > Ben's Skateboard",
    },
    rules: ['skateboard.two-uses', 'skateboard.steal'],
  },
  {
    about: 'a block against a Grab that was the action',
    fits: (put) =>
      put.card('grab') &&
      put.blocked &&
      !put.followUp &&
      !put.trow &&
      !put.nark &&
      !put.hacky &&
      !put.buff &&
      put.count(({ attack, id }) => attack !== undefined && id !== 'skateboard') === 0 &&
      !put.says(
        /\b(nobody|no one|without a|no) block|\bpassed up\b|\b(do i still|fend off a grab$|able to fend|being stolen|want to steal|one who blocked|blocked too|after (the|my|a) (block|contact)|in contact, he|we were in contact|came after|follow grab|his grab back|grab back (got|was))\b/,
      ) &&
      put.says(
        /\bgrab (\w+ ){0,4}(was|got|get|gets|is|being) (blocked|fended|stopped)|\b(blocked|fended|fending|blocking|block vs|fend versus|fend on|blocks|stopped|fends? off|defending against) (off )?(a|my|his|her|the|an|plain|turn|someones|) ?(\w+ )?grab\b|\bgrab(bed)? .{0,12}i (just )?(block|fend|blocked|fended)\b|\bi go for a grab and\b|\b(opened? with|opening|opens with|as (my|his|her|their|the|an) (action|move|attack|turn)|my action|her action|his action|action|on (my|his|her|their) (own )?(turn|go)|(my|his|her|your|a|someones) (turn|go)( s)? grab|turn grab|turn player|for my turn|my turn|used grab|grabbed? (someone|somebody|me|her|him|nia|leo|liv) on|if someone opens)\b/,
      ) &&
      put.says(/\b(contact|touch|touching|grab|grabs|grabbed|grabbing|grab back|open to|free)\b/) &&
      !put.says(
        /\b(after contact|grab back (got|was)|contact grab|out of contact|second grab|third|may i (fend|block)|can (i|a) (fend|block)|lose|loses|hp|can a grab be|(off|out of) turn|its still|not (my|his|her) turn|still (lou|his|her)|is a grab on|that same grab|lets it|doesnt grab|may i fend|whose turn|even though|his turn|my board|flipped|defender|first)\b/,
      ),
    // Ben is next: the one who blocks is somebody else, whose Grab could only be out of contact.
    scene: { lines: ['Ann: Grab > Cam', 'Cam: Fend'], move: 'Cam: Grab > Ann' },
    rules: ['grab.attack', 'grab.contact'],
  },
]
