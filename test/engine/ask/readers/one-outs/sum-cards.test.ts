/** What One-Outs makes of questions that `sum-cards.ts` reads, or leaves to others. */
import { tells } from './told.ts'

tells(`
depends sudden-death-hand / limit.three draw-up defend.choose: what happens to the fourth card when sudden death starts
fact draw-up limit.four = 2: i played two cards how many do i draw
fact draw-up limit.four = 2: I had 4 cards and played nark and jab. how many do i draw
fact draw-up limit.three = 2: two left, i have 3 cards and play 2 of them. how many do I draw back
fact nark.circle nark.each nark.attack = 3: four of us, nark on me, everyone has a card. how many attacks come
fact nark.circle nark.each nark.attack = 5: six players, nark on me, everyone has an attack. how many attacks do i have to answer
fact setup.hand = 24: six of us. how many cards get dealt out before the game starts, all together
nothing: two of us left, his jab is on me, to how many do we draw after it
nothing: does sudden death begin when three are left
fact nark.circle nark.each nark.attack = 4: five players, Ash narks Bo. everyone has an attack and plays it, no eggs or hackys, Bo defends nothing and lives. how many attack cards land on him
nothing: how many cards do i draw after a play
nothing: narked, slow mo, three players left in line, what happens with them
fact setup.hand = 24: six of us are dealt cards, how many cards altogether
fact setup.hand = 20: how many cards are dealt to 5 players in total
fact draw-up limit.four = 3: i play three cards out of four, how many do i draw
fact draw-up limit.three = 1: two of us left, i have 3 cards and play one, how many do i draw up
fact draw-up limit.four = 2: i am left with 2 cards, how many do i draw
fact draw-up limit.four = 2: i played nark and jab, how many do i draw
fact nark.circle nark.each nark.attack = 5: six of us, nark, everyone has an attack, how many attacks does the victim face
nothing: six of us, i nark with eggs, everyone attacks, how many attacks hit the victim
`)
