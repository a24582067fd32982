/** Cases of Nark, Hacky Sack and Haymaker that a ruling decides. */
import type { Case } from './cases.ts'

const NARKED = ['Ann: Nark + Jab > Ben']
/** A card that is to keep a Hacky Sack going, and not to answer its hit. */
const KEEPS =
  /\b(keep|keeps|keeping|kept|stay|stays)\b.{0,24}\b(up|going|alive|afloat|on|in the air)\b|\b(chain|(as|for|be|is|do as) (my|a|the) (hacky )?card|card for|hacky card|stay in the hacky|count|counts|valid|count as|instead of an attack)\b/
/** Somebody who asks whether Slow-mo goes on saving him. */
const SAVED =
  /\b(am i|do i stay|i am|me (too|as well)|covers?|protects?|safe|miss|misses|until|avoids?|hit me|dodge the|against me|need to (dodge|defend)|next (turn|play)|my (next|own) (turn|go)|later attacks|(other|later) (attacks|hits)|from every|relax|for me|ask me|answer|another dodge|turn now|another defence)\b/

/** Cases of rounds, in no order: each says what it is not. */
export const rounds: readonly Case[] = [
  {
    about: 'a Haymaker that is dodged in a Nark',
    fits: (put) =>
      put.nark &&
      put.card('haymaker') &&
      !put.hacky &&
      !put.trow &&
      !put.buff &&
      !put.card('slow-mo-dodge') &&
      put.says(
        /\b(dodg|slip|evad|avoid|sidestep|side step|gypsy|gypsie)|\b(pass|passes|passed|passing|travel|travels|fly|flies|move|moves|jump|jumps|go) on\b|\btravel|\b(somebody|someone) (else|other)|passing rule|meant for the nark/,
      ),
    scene: { lines: ['Ann: Nark + Haymaker > Ben', 'Ben: Dodge'], move: 'Cam: Fend' },
    rules: ['haymaker.pass', 'nark.each'],
    counts: true,
  },
  {
    about: 'the rest of a Nark after Slow-mo Dodge',
    fits: (put) =>
      (put.nark || (put.any('victim') && put.says(/\b(round|circle|join|we|others)\b/))) &&
      put.card('slow-mo-dodge') &&
      !put.card('haymaker') &&
      !put.hacky &&
      !put.trow &&
      put.says(
        /\b(rest of (us|the circle)|the rest|others?|next ones?|everyone|everybody|we|us|circle|round|my (nark )?(attack|card|jab|king hit|hopoate|tail whip)|keep|throw|waste|burn|still|continue|goes on|go on|carry on|stop|stops|over|off|end|ends|finished|owe|join|cut|let off|forced)\b/,
      ) &&
      !put.says(SAVED),
    scene: { lines: [...NARKED, 'Ben: Slow-mo Dodge'], move: 'Cam: Jab > Ben' },
    rules: ['nark.circle', 'defend.slow-mo'],
  },
  {
    about: 'a Nark whose narker is out',
    fits: (put) =>
      put.nark &&
      !put.hacky &&
      !put.trow &&
      put.says(
        /\b(narker|starter|(one|guy|player|person|bloke) who (narked|started)|who narked|narker s)\b.{0,40}\b(out|dead|dies|died|die|gone|ko|knocked|killed|eliminated|0|zero)\b|\b(kill|killed|killing|knock|knocked|grabbed)\b.{0,20}\bnarker\b.{0,20}|\bwithout (its|the) narker\b|\bno more narker\b|\b(starter|narker) (is |went |got |lost |was |just )?(out|dead|eliminated|killed|knocked|gone)\b|\bdead player s? nark\b|\bdead players nark\b/,
      ) &&
      put.any('out', 'gone', 'w:dead', 'lose-hp', 'hp', 'w:without'),
    scene: {
      lines: ['* Ann hp 1', ...NARKED, 'Ben: Fend', 'Ben: Grab > Ann', 'Ann: take'],
      move: 'Cam: Jab > Ben',
    },
    rules: ['nark.circle', 'out'],
  },
  {
    about: 'Hacky Sack played into a Nark',
    fits: (put) =>
      put.nark &&
      put.hacky &&
      !put.trow &&
      !put.followUp &&
      !put.says(
        /\b(keep|keeps|alive|only attack|only card|dodges|must i put|as (my|a|the) (hacky )?card|hacky card|in the hacky|hacky s (at|on) me|hackys (at|on) me|hacky (is |comes |came |reaches )?(at|to|on) me|for the hacky|valid|forced|refuse|have got|hold nothing)\b/,
      ) &&
      !put.says(/^(can|may|could) (i|my hacky)|\bnark and then\b|\blike in a\b|\bno attack\b/) &&
      !put.says(
        /\b(go(es)? with (my|a) nark|(attack|card) (that goes |i put |to go |i nark |that comes )with|allowed nark|ok (as|card)|fine as|legal|can i (use|nark with))\b/,
      ),
    scene: { lines: [...NARKED, 'Ben: take', 'Cam: Hacky Sack'], move: 'Ben: take' },
    rules: ['hacky.chain', 'nark.circle', 'nark.attack'],
  },
  {
    about: 'eggs of a Nark at others than its victim',
    fits: (put) =>
      put.nark &&
      (put.card('four-eggs') || put.any('all-eggs')) &&
      !put.buff &&
      !put.trow &&
      !put.card('slow-mo-dodge') &&
      (put.any('split', 'two-victims', 'third', 'is:two-persons') ||
        put.says(
          /\b(someone|somebody|anyone|anybody|some1|others?|other players?|elsewhere|else|spread|share|shared|split|divide|mixed|part|two (at|on|go)|one (at|for|of|egg)|three (at|for|on|of)|free choice|all (the |four )?(eggs )?(for|on|at|go)|all (four )?(eggs )?(hit|go|stay)|must (all|the)|have to (stay|go|hit)|every egg)\b/,
        )) &&
      !put.says(/\bhow (many|much)\b/),
    scene: { lines: [...NARKED, 'Ben: take'], move: 'Cam: 4 Eggs > Ben 2, Dee 2' },
    rules: ['nark.eggs', 'nark.circle'],
  },
  {
    about: 'Noogie, Bite or Nark to keep a Hacky Sack going',
    fits: (put) =>
      put.hacky &&
      !put.trow &&
      !put.buff &&
      !put.card('grab') &&
      (put.followUp ||
        (put.card('nark') &&
          put.says(
            /\b(keep|keeps|keeping|alive|only|as (my|a|the)|hacky card|card for|valid|forced|put (the|my) nark|put down|hackys?( is| s)? (at|on) me|save me|hold nothing|have to burn|burn|chain|printed|count)\b/,
          ) &&
          !put.says(
            /\b(in|into|mid|during|inside|of|answers? (a|the|my|her)|with (a|my)|i) (a |the |my |her |his )?nark(ed)?\b|\bnark(ed)? with\b|\bnark answered\b|\banswers? a nark\b/,
          ))) &&
      !put.says(/\ba bit\b/),
    scene: { lines: ['Ann: Hacky Sack'], move: 'Ben: Noogie' },
    rules: ['hacky.chain', 'hacky.must'],
  },
  {
    about: 'a defence against the hit that ends a Hacky Sack',
    fits: (put) =>
      put.hacky &&
      !put.nark &&
      !put.trow &&
      !put.buff &&
      !put.followUp &&
      (put.defence ||
        put.says(/\b(avoid|avoidable|unavoidable|defend|defends|defendable)\b/) ||
        (put.board && put.says(/\bblock/))) &&
      put.says(
        /\b(hit|damage|dmg|lose|loses|losing|loss|drop|dropped|drops|dropping|hp|point|1|one|save|saves|saved|get out|out of|avoid|dodge it|defend|dodged|fended|blocked|no attacks?|none|couldnt|could not|cannot|ran out|good or not|answer|loser|slow mo|final|last hit)\b/,
      ) &&
      !put.says(KEEPS) &&
      !put.says(
        /\b(am i skipped|must (the|i)|forced|have to play|rather|do i (lose|drop|take)|so i lose|next (player|one) dodge|cards? (i|that) kept)\b/,
      ),
    scene: { lines: ['Ann: Hacky Sack', 'Ben: no attack card'], move: 'Ben: Dodge' },
    rules: ['hacky.hit', 'hacky.chain'],
  },
  {
    about: 'a Haymaker that comes back to its thrower',
    fits: (put) =>
      (put.card('haymaker') || put.says(/\bmy own (hay|haymaker)\b/)) &&
      !put.nark &&
      !put.hacky &&
      !put.trow &&
      !put.buff &&
      !put.card('slow-mo-dodge') &&
      put.says(
        /\b((come|comes|coming|came|swing|swings|loop|loops|circle|circles|bounce|bounces|get|gets) (all the way |right )?(back|round|around|home)|smack me|my own|its own(er)?|own (card|thing|punch|haymaker)|thrower|whoever threw|who threw|i threw|threw it|its thrower|back (at|to|on|in front|around|round)|come home|comes home|coming home|came home|full (circle|lap)|did a lap|all the way round|never going to hit me|(every(one|body)|all three|nobody|all) (else )?(dodge[sd]?|ducked|ducks|takes) (my|the) haymaker|(two|2) (of us|players|left)|three players(,)? (and )?both|circle is done|knock me out|haymaker of a player|went round|goes round|round the (table|circle)|reach(es)? me|boomerang|returns? to|starter|guy who started|hurt myself)\b/,
      ) &&
      !put.says(
        /\b(contact|grab|noogie|landed|fended|knocked out|player before|face|pick|picks|goes at four|first time|with (four|five|six) players|weaker|gets? stronger|can i send|choose|first man)\b/,
      ),
    scene: { players: 3, lines: ['Ann: Haymaker > Ben', 'Ben: Dodge', 'Cam: Dodge'], move: 'Ann: Dodge' },
    rules: ['haymaker.pass'],
  },
]
