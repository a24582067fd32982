/** What One-Outs makes of questions that `sum-haymaker.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
fact haymaker turn.attack = 4: haymaker damage
fact haymaker.pass haymaker = 1: haymaker dodged three times, how much is left
fact haymaker.pass haymaker = 1: haymaker, three people in a row dodge it. what does the fourth face
fact haymaker.pass haymaker = 2: haymaker dodged by two people, how much does the third one lose
fact haymaker.pass haymaker = 3: how many times can a haymaker be dodged
fact haymaker.pass haymaker = 3: how strong is a dodged haymaker for the second player
fact haymaker.pass haymaker = 4: after how many dodges is a haymaker over
fact haymaker.pass haymaker = 5: haymaker with haka dodged once, what damage next
fact haymaker.pass haymaker = 5: how many dodges until a steroids haymaker is over
nothing: they all dodge. whose face does the haymaker end up in
fact haymaker.pass haymaker = 2: haymaker dodged by two people, how much does it do to me
fact haymaker.pass haymaker = 4: how many dodges until a haymaker is over
fact haymaker.pass haymaker = 5: haymaker with haka dodged once, how hard does it hit the next
`)
