/** What Out of the Woods makes of more questions. */
import { tells } from './told.ts'

tells(`
fact attack = 5: i had 3 cards. leo attacks me and i draw. how many do i hold
fact attack = Di: four players: Ann, Bo, Cy, Di. Ann skips Bo, Cy attacks. who draws
fact attack turn.owner = Ann: order is Ann, Ben, Cleo. somebody attacks Cleo. who is on
fact attack turn.owner = Ben: order is Ann, Ben, Cleo. an attack hits Ann. whose turn is it
fact bedevil = 7: i had 3 cards. leo bedevils me for 4 and i draw. how many do i hold
fact bedevil = 7: i had 3 cards. leo bedevils me for four cards and i draw them. how many do i hold
fact bedevil = 7: i had 3 cards, leo bedevils me, i drew four. how many do i hold
fact bedevil.call house.change = blue: house is red. leo bedevils me and calls blue. which house is it
fact bedevil.call house.change = red: house is red. leo bedevils me and calls blue, i reflect. which house is it
fact block attack = 1: i had 3 cards, i attack leo, he blocks, i block that. how many do i hold
fact block attack = 4: i had 3 cards, leo attacks me and i block it, he blocks that. how many do i hold
fact block attack = nobody: three players, Ann, Ben and Cy. Ann attacks Ben, Ben blocks. who draws
fact block burden = 2: i had 3 cards, leo burdens me and i block it. how many do i hold
fact burden = 1: i had 3 cards. i burden leo. how many do i hold
fact burden = 4: i had 3 cards. leo burdens me. how many do i hold
fact house.change = blue: house is red. i lay a blue attack on it. which house is it now
fact house.change = blue: house is red. i lay a blue attack and leo blocks it with a plain block. which house is it now
fact house.change = blue: i lay a blue character on red. which house is it now
fact house.change = blue: he blocked my yellow one with a blue block. which house is it
fact house.change = green: house is red. i lay a blue attack and leo blocks it with a green block. which house is it now
fact house.change = green: my green block stopped his attack. which house is it
fact house.change = green: he laid an attack, it has a green house. which house is it
fact house.change = red: she lays a red hansel. which house is it
fact house.change = yellow: he blocked my yellow attack. which house is it
fact reflect reflect.reverse attack = 1: i had 3 cards, i attack leo, he reflects, i reflect that. how many do i hold
fact reflect reflect.reverse attack = Ann: three players, Ann, Ben and Cy. Ann attacks Ben, Ben reflects. who draws
fact reflect reflect.reverse reflect.becomes burden = 1: i had 3 cards, leo burdens me and i reflect it. how many do i hold
fact reflect.reverse = anticlockwise: order is Ann, Ben, Cleo. Ann attacks Ben, Ben reflects. which way do we go
fact skip turn.owner = Ann: three players, Ann, Ben and Cy. Ann draws, Ben skips. whose turn is it
fact skip turn.owner = Ann: three players, Ann, Ben and Cy. Ben skips. whose turn is it
fact turn.owner turn.play-or-draw = the next player: i drew, then played one on my turn. whose turn is it
fact turn.play-or-draw turn.owner = Ben: three players, Ann, Ben and Cy. Ann draws. whose turn is it
no escape: my last card is a character, leo blocks it. am i out
no escape: my last card was a burden, leo reflects it. am i out
no escape: leo had one card left. he plays a skip. is he still in
no reflect.reverse: order is Ann, Ben, Cleo. Ann attacks Ben, Ben reflects. do we go clockwise
no skip: three players, Ann, Ben and Cy. Ann skips Ben. has Cy lost his turn
no turn.play-or-draw turn.owner: i drew one. is it still my turn
yes attack: three players, Ann, Ben and Cy. Ann attacks Ben. has Ben lost his turn
yes attack turn.owner: three players, Ann, Ben and Cy. Ann attacks Ben. is it Cys turn
yes burden.last escape: i had two cards and play a burden. am i out
yes escape: i had one card and play a burden. am i out
yes skip: three players, Ann, Ben and Cy. Ann skips Ben. has Ben lost his turn
nothing: i had 3 cards. leo bedevils me for 2 and i draw. how many do i hold
nothing: i had 3 cards. leo bedevils me and i draw. how many do i hold
nothing: i had 3 cards and got a bedevil, do i draw four
nothing: i had 3 cards. leo attacks me and i draw three. how many do i hold
nothing: i lay a blue character on red and leo blocks it. which house is it now
nothing: leo lays a green character and it is blocked. which house is it
nothing: leo bedevils me and says green, i block it. which house is it
nothing: house is green, she lays a red hansel and it is blocked. which house is it
nothing: my last card is a skip, i play it. am i out
nothing: my last card is an attack, i play it, leo blocks. am i out
nothing: his last card was an attack. he plays it. i reflect. is he out
nothing: his last card was a bedevil. he plays it and i take four. is he out
nothing: leo had one card left. he plays a skip. am i out
nothing: i blocked his last card. is he out
nothing: i reflected his last card, an attack. is he out
nothing: ann draws. whose turn is it
nothing: three players, Ann, Ben and Cy. Ann attacks Cy. who draws
nothing: five players, Ann, Ben, Cy, Di and Ed. Ann skips Ben. whose turn is it
nothing: order is Ann, Ben, Cleo, counterclockwise. Ann attacks. who draws
`)
