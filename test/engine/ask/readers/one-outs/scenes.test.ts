/** What One-Outs makes of questions that `scenes.ts` reads, or leaves to others. */
import { knowledge } from '../../../../../engine/one-outs/ask/knowledge.ts'
import { by } from './told.ts'

const { answerWith, asAction, buffOn, damageOf, followUp, groupOf, haymakerLeft, inHacky, inNark, interrupt, kills } =
  knowledge.works

by(answerWith)(`
no defend.card grab defend.one: can i defend a grab
no defend.card grab defend.one: can i block a grab
no defend.card grab defend.one: is a grab an answer to a jab
no defend.card haka defend.one: can i answer a jab with haka
no defend.card jab defend.one: can i answer a jab with a jab
no defend.card noodles defend.one: can i answer a jab with noodles
yes defend.choose dodge defend.one dodge.no-contact: can i answer a jab with a dodge
yes defend.choose dodge defend.one dodge.no-contact: can i dodge four eggs
yes defend.choose dodge defend.one dodge.no-contact haymaker.pass: can i dodge a haymaker
yes defend.choose fend defend.one block.contact: can i answer a jab with a fend
yes defend.choose fend defend.one block.contact: can i block a haymaker
yes defend.choose fend defend.one block.contact: can i fend a noogie
yes defend.choose fend defend.one block.contact: can i fend the lunch box
yes defend.choose sidestep defend.one dodge.no-contact: can i sidestep it
yes defend.choose sidestep defend.one dodge.no-contact: can i sidestep it | attack=king-hit
yes defend.choose sidestep defend.one dodge.no-contact haymaker.pass: can i answer a haymaker with a sidestep
yes defend.choose skateboard defend.one block.contact skateboard.two-uses: can i answer a jab with a skateboard
yes defend.choose skateboard defend.one block.contact skateboard.two-uses: a skateboard is an attack, but can it save me from a jab
yes down-trow.any-time down-trow.stop down-trow.steal down-trow: can i answer a jab with a down trow
nothing: can i dodge a nark
nothing: can i fend a nark
nothing: can i dodge a hacky sack
nothing: what answers it
`)

by(asAction)(`
no follow-up.needs-grab turn.attack noogie: can i play a noogie as my action
no nark.needs-attack nark.attack turn.attack nark: can i play a nark alone
no turn.one-action turn.attack fend: can i play a fend as my action
yes down-trow.action down-trow down-trow.steal: can i down trow somebody as my action
yes grab.attack turn.utility grab turn.one-action: can i grab somebody as my action
yes noodles.turn noodles turn.utility: can i eat noodles
yes turn.attack four-eggs eggs.four eggs.separate: can i play four eggs
yes turn.attack hacky-sack hacky.chain: can i start with a hacky sack
yes turn.attack jab: can i play a jab
yes turn.attack skateboard: can i play a skateboard
yes turn.buff-alone haka: can i play haka alone
nothing: can i play something
`)

by(buffOn)(`
depends buff-follow-up / buff.attack-only buff.one-play haka: can i put haka on a noogie
depends buff-grab / buff.attack-only buff.one-play haka: can i put haka on a grab
depends buff-hacky-sack / buff.one-play haka hacky.chain turn.attack hacky-sack: can i put haka on a hacky sack
no buff.attack-only defend.card: can i put haka on a fend
no buff.attack-only defend.card: can i put steroids on a sidestep
no buff.attack-only turn.one-action: can i put haka on noodles
no buff.attack-only turn.one-action: can i put haka on a down trow
no buff.four-eggs buff.one-play haka: can i put haka on four eggs
no buff.nark buff.one-play haka: can i put haka on a nark
no buff.one buff.one-play haka: can i put two hakas on a jab
no buff.one buff.one-play steroids: can i put both my steroids on a jab
yes buff.one-play haka turn.attack haymaker: can i put haka on a haymaker
yes buff.one-play haka turn.attack haymaker: can i put haka on it | attack=haymaker
yes buff.one-play haka turn.attack jab: can i put haka on a jab
yes buff.one-play haka turn.attack jab: can i put a buff on it
yes buff.one-play steroids turn.attack haymaker: can i put a buff on it | attack=haymaker buff=steroids
yes buff.one-play steroids turn.attack jab: can i put steroids on a jab
`)

by(damageOf)(`
depends buff-grab / buff.attack-only buff.one-play haka: how much does a grab with haka do
fact four-eggs eggs.separate = 1: how much do four eggs do
fact grab grab.attack = 1: how much does a grab do
fact hacky-sack hacky.hit = 1: how much does a hacky sack do
fact haka = +2: how much does haka add
fact haka buff.one-play jab turn.attack = 4: how much does a jab with haka do
fact haymaker turn.attack = 4: how much does a haymaker do
fact jab turn.attack = 2: how much does a jab do
fact king-hit turn.attack = 6: how much does a king hit do
fact noogie grab.follow-up = 1: how much does a noogie do
fact skateboard turn.attack = 3: how much does a skateboard do
fact steroids = +1: how much do steroids add
fact steroids buff.one-play jab turn.attack = 3: how much does a jab with steroids do
nothing: how much does haka on a fend add
nothing: how much does a fend do
nothing: how much does a nark do
nothing: how much does another skateboard do
`)

by(followUp)(`
no grab.follow-up: i grabbed Leo, can i bite Mia
no turn.owner follow-up.needs-grab grab.follow-up: can i do a noogie, then a bite after a grab
yes grab.follow-up bite: can i bite after a grab
yes grab.follow-up noogie: can i noogie after a grab
yes grab.follow-up noogie: can i bite or noogie after a grab
`)

by(groupOf)(`
no fend: is a fend an attack
no jab: is a jab a utility card
no jab: is a jab a buff
no sidestep: is a sidestep a block
yes defend.card fend: is a fend a defence
yes fend: is a fend a block
yes haka: is haka a buff
yes jab: is a jab an attack
yes noodles: are noodles a utility card
nothing: is a sidestep a dodge
nothing: is a fend a dodge
nothing: is a jab a card
nothing: is it an attack
nothing: is a jab or a fend an attack
`)

by(haymakerLeft)(`
fact haymaker.pass haymaker = 0: what is left of a haymaker after 9 dodges
fact haymaker.pass haymaker = 1: three dodges of a haymaker, what damage
fact haymaker.pass haymaker = 1: what is left of a haymaker after three people dodge
fact haymaker.pass haymaker = 2: what does the haymaker hit for after 2 dodges
fact haymaker.pass haymaker = 2: how much is left of a haymaker after two dodges
fact haymaker.pass haymaker = 2: what is left of a haymaker when it is dodged again
fact haymaker.pass haymaker = 3: how strong is a dodged haymaker for the second player
fact haymaker.pass haymaker = 3: how much does a haymaker do after one dodge
fact haymaker.pass haymaker = 3: what is left of a haymaker after one dodge
fact haymaker.pass haymaker = 3: what is left of a haymaker when it is dodged
`)

by(inHacky)(`
depends hacky-keeps / hacky.chain hacky.must bite: can i play a bite on a hacky sack
depends hacky-keeps / hacky.chain hacky.must nark: can i play a nark on a hacky sack
no hacky.chain hacky.must noodles: can i play noodles on a hacky sack
yes hacky.chain hacky.must hacky-sack: can i play a hacky sack on a hacky sack
yes hacky.chain hacky.must jab: can i play a jab on a hacky sack
yes hacky.chain hacky.must king-hit: can i keep the hacky sack going with a king hit
nothing: what keeps a hacky sack going
`)

by(inNark)(`
no nark.circle buff.nark nark.attack haka: can i play haka in a nark
no nark.circle nark.attack fend: can i play a fend in a nark
no nark.circle nark.attack noodles: can i play noodles in a nark
no nark.usable nark.circle nark.attack grab: can i play a grab in a nark
no nark.usable nark.circle nark.attack nark: can i play a nark in a nark
no nark.usable nark.circle nark.attack noogie: can i play a noogie in a nark
yes nark.circle nark.attack hacky-sack nark.each: can i play a hacky sack in a nark
yes nark.circle nark.attack haymaker nark.each: can i play a haymaker in a nark
yes nark.circle nark.attack jab nark.each: can i play a jab in a nark
yes nark.eggs nark.attack four-eggs nark.circle: can i play four eggs in a nark
nothing: what can i play in a nark
`)

by(interrupt)(`
depends countered / down-trow.stop down-trow.any-time down-trow.steal down-trow: can i down trow a lunch box
yes down-trow.stop down-trow.any-time down-trow.steal down-trow: can i down trow a jab
yes down-trow.stop down-trow.any-time down-trow.steal down-trow: can i down trow a king hit
yes down-trow.stop down-trow.any-time down-trow.steal down-trow: can i down trow a haymaker
yes down-trow.stop down-trow.any-time down-trow.steal down-trow: can i down trow a nark
yes down-trow.stop down-trow.any-time down-trow.steal down-trow: can i down trow a noogie
yes down-trow.stop down-trow.any-time down-trow.steal down-trow: can i down trow that
`)

by(kills)(`
fact king-hit turn.attack out = 0: im on 6 and get king hit, what am i on
fact king-hit turn.attack out = 0: im on 2 and get king hit, what am i on
no out king-hit turn.attack: im on 7 and get king hit, am i out
no out king-hit turn.attack: im on 6 and get king hit, am i still in
yes out haka buff.one-play king-hit turn.attack: im on 6 and get king hit with haka, am i out
yes out jab turn.attack: im on 2 and get jabbed, am i out
yes out jab turn.attack: im on 1 and get jabbed, am i out
yes out king-hit turn.attack: im on 6 and get king hit, am i out
nothing: i get jabbed, am i out
nothing: im on 5 and fend, am i out
`)
