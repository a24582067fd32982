/** Whether somebody plays on who has just drawn: for an attack, after a King, or on an ordinary turn. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { judgeScene } from '../../ask/scene.ts'
import { textOf } from '../../ask/words.ts'
import { mentionsOf } from './mentions.ts'
import { meaningsOf, no, yes } from './said-so.ts'

const DREW =
  /\b(drew|drawn|(picked|taken|took|grabbed|pulled|ate|eaten|swallowed|swallow|eat|gobble|gobbled|cop|copped|collected)( up| on)?|after (the )?(draw|drawing|picking up|taking|eating|attack draw|penalty)|(had|have|has) to (take|draw|pick up|eat|swallow)|draw for|drawing for|paid)\b/
const PLAYS_NOW =
  /\b((may|can|could|am i allowed to|do i get to|allowed to|able to|is it ok to|ok to|get to|may i still|can i still|still) (i |you |he |she |they |we |one |it |that |\w+ )?(still |now |then |also |just |go |directly |even )*(play|plays|put|lay|slam|slap|drop|use|throw|go down|be played|chuck|dump|place|answer|attack)|(slam|slap|drop|put|lay|play|chuck|throw|whack) (it|that|them|one|a card|1|this)( card)?( straight| right| down| now| immediately| at once|$)|straight down|still (\w+ )?(turn|go)\b|(my|his|her) (turn|go) (still|now)|still (get|have) (my|a|his|her) (normal |usual |own )?(turn|go)|still on|play on|(get|have) (another|one more) (play|go|turn)|go down (right |straight |now|at once|this turn))\b/
const OVER =
  /\b((turn|go) (is |be )?(over|gone|done|finished|ended|up|lost|passes|ends)|(lose|miss|forfeit|lost) (a|my|the|his|her) (turn|go)|is it the next|next (player|one|person|guy|girl) (is )?(on|up|now|plays)|end(s)? (my|the|his|her) (turn|go)|(is|are) (my|the|his|her) (turn|go) (over|gone|done|finished|up)|skipped|(that|it) (was|is) (my|the|his|her) (whole |entire )?(turn|go))\b/
const ELSE =
  /\b(two cards|2 cards|both|pair|next (player|one|girl|guy|person) .{0,25}(draw|take|too|as well|again|owe)|how many|whose|who|instead of|rather than|2 draws|another card and|second card|(although|but|even though) it (was|is)|until|till|keep (on )?drawing|owe|rest|one card$|one more|draw (again|another)|say 1 card|answer with (it|the card))\b/
const ATTACKED =
  /\b(attack|attacked|attacks|hit|hits|stack|stacked|penalty|pending|owed|damage|ate|eaten|eat|(drew|took|picked up|taken|drawn|take|swallowed|swallow|eat|ate|collected) (the |all |my |those |up )*(2|3|4|5|6|7|8|9|10|13|two|three|four|five|six|seven|ten|thirteen|lot)|on me|at me)\b/
const QUIET =
  /\b(no attack|not attacked|nobody (was |is )?(attack|attacked|attacking)|without an attack|not for an attack|normal turn|ordinary turn|not attack)\b/

const SECOND =
  /\b(do|must|should|may|can|have) (i|he|she|you|we) (now |then |also |have to |need to )*(draw|take|pick up|pick) (up )?(a second|another|one more|1 more|again|more|a 2nd)\b/

/** Whether one has to, and not whether one may. */
const MADE_TO =
  /\b(must (i|he|she|you|we|they) (play|lay|put|drop|use)|(do|does) (i|he|she|you|we|they) (have|need) to (play|lay|put|drop|use)|forced to|(have|has|need) to (play|lay) )\b/

/** One more card after the first: only where the turn goes on after an attack. */
function another(text: string, attacked: boolean, king: boolean): Finding | undefined {
  if (/\b(next|until|till|of (it|them))\b/.test(text)) return undefined
  if (attacked) return yes('attack.then-turn', 'turn.play-or-draw')
  return no(king ? 'king.again' : 'turn.play-or-draw')
}

/** Whether the turn goes on; undefined where that is not asked. */
export function playsOn({ game, reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  if (!reading.asks.has('polar') || !DREW.test(text)) return undefined
  if (SECOND.test(text))
    return another(text, ATTACKED.test(text) && !QUIET.test(text), meaningsOf(reading).has('class:king'))
  if (ELSE.test(text)) return undefined
  const now = PLAYS_NOW.test(text)
  const over = OVER.test(text)
  const either = now && over && /\bor\b/.test(text)
  if (!now && !over) return undefined
  const ids = meaningsOf(reading)
  if (['one-card', 'multi', 'hand-empty', 'start-card', 'discard-pile', 'reshuffle'].some((id) => ids.has(id)))
    return undefined
  if (now && MADE_TO.test(text)) return undefined
  const king = ids.has('class:king')
  const laid = mentionsOf(reading)
  const attacked =
    !QUIET.test(text) &&
    (ATTACKED.test(text) ||
      laid.some(
        ({ rank, exact }) =>
          rank === '2' || rank === 'A' || rank === 'joker' || (exact !== undefined && exact.damage > 0),
      ))
  // Whether that very card goes on what lies there is another question.
  if (attacked && (laid.some(({ exact }) => exact !== undefined && exact.damage === 0) || king)) return undefined
  const before = attacked ? ['Ann: 2S', 'Ben: draw'] : king ? ['Ann: KS', 'Ann: draw'] : ['Ann: draw']
  const judged = judgeScene(game, {
    lines: before,
    move: `${attacked ? 'Ben' : 'Ann'}: 3S`,
    options: { top: '4S' },
    rulings: { direction: 'clockwise' },
  })
  if (judged === undefined) return undefined
  const rules = [attacked ? 'attack.then-turn' : king ? 'king.again' : 'turn.play-or-draw']
  if (either)
    return {
      kind: 'fact',
      rules,
      rulings: [],
      fact: judged.verdict.legal ? 'it is still the same player’s turn' : 'the turn is over',
    }
  return { kind: judged.verdict.legal === now ? 'yes' : 'no', rules, rulings: [] }
}
