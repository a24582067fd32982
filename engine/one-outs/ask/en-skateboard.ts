/** How people ask about the Skateboard. */
export const skateboard = `
fact skateboard.two-uses = 2: how many uses card:skateboard; how many times use card:skateboard; how often card:skateboard; number of uses skateboard;
  uses of skateboard; how many goes on the board; how many blocks skateboard; how many times can i block with board
fact skateboard.two-uses = it is discarded: what happens card:skateboard spent!; skateboard after two uses what happens; where does skateboard go after spent;
  board used up what happens; what happens to my board after the second use
fact skateboard.two-uses = it is flipped face up and stays in hand: what happens card:skateboard first-use!; what do i do with board after first-use!;
  skateboard after first block what happens; when is skateboard flipped; when do i flip board; where does the board go after one use
no skateboard.two-uses: card:skateboard! 3 times; card:skateboard third use; skateboard used twice use again third; board third! time; two attacks and a block with skateboard;
  attack twice and block with same board; use skateboard after spent!; separate uses for attack and defence; 2 attack uses and 2 defence uses;
  skateboard unlimited uses; block 3 times; spent! skateboard still mine; does attacking with the board cost without! a use; attack with board free of uses
yes skateboard.two-uses: card:skateboard! attack one use and block other; attack and block with same-board; does attack with card:skateboard count use;
  card:skateboard! attack use counts; card:skateboard! two blocks; card:skateboard twice; skateboard one attack one defend; use skateboard again!;
  keep board after first-use!; attack and defence uses counted together; used board once to attack still block; is skateboard gone after second use;
  skateboard discarded after spent!; reuse the board; after one block does board stay with me; block again with flipped! board; attack with flipped! board;
  can i still use my flipped! board; does the board stay in hand after first-use!
no skateboard.two-uses: card:skateboard! discarded after first-use!; lose card:skateboard after first-use!; skateboard gone after one use;
  throw away board after blocking once; is the board a single use card; do i discard the board after one block
yes skateboard.steal: card:grab! flipped! card:skateboard; steal flipped! board own-turn; grab skateboard face up; grab visible board;
  take his used skateboard; flipped! board target of grab; nick flipped! board; can i grab a skateboard; steal skateboard with grab; go for flipped! board with grab;
  grab board off him own-turn; grab his flipped! board as my action; person has a flipped! board can i steal it; pinch the face up board;
  is a flipped! board fair game for a grab
yes skateboard.steal grab.contact: contact card:grab! attacker flipped! board; blocked attack grab attackers flipped! board; after contact take board;
  he blocked me with board and not-grab! i grab board; card:skateboard! just used to block card:grab it attacker; blocked my attack with skateboard can i grab the board;
  grab the board that blocked me; contact grab skateboard instead of player; he used board to block my attack can i nick the board
no skateboard.hidden: card:grab! hidden! card:skateboard; steal hidden! board; grab board hidden!; grab skateboard never used; grab skateboard i have not seen;
  take board face-down; grab unflipped board; target hidden! skateboard; steal skateboard hidden! from his hand -face-down-again; think he has skateboard grab it; guess he holds a board;
  he is hiding a board can i grab that; he holds a board not-played! grab it; grab a board nobody has seen; fresh board in his hand grab
no skateboard.hidden skateboard.two-uses: card:grab! spent! board later; grab board from discard; steal skateboard that was spent! earlier; take discarded skateboard;
  pick up his board from the discards
depends spent-board / skateboard.two-uses skateboard.steal: spent! board card:grab!; block with spent! use grab board; second block card:grab! board;
  blocked with last use of skateboard steal it; skateboard spent! in block can grab; grab skateboard on second use; board used up by block steal;
  {block} second time board grab it; his board just made its second block can i snatch it; last use of his board was a block can i still nick it; steal! card:skateboard! spent! {block};
  blocked me with the final use of the board is it gone or can i take it
no skateboard.same-board: same-board! defend!; card:skateboard! block own theft; grabbed board defend itself; block grab with same-board!;
  use same-board! to block; they grab my board block with it same-board; defend with skateboard being stolen; block grab on my board using same-board!;
  use my flipped! board against the grab for it; can the same-board! he is grabbing block the grab; save my board with that very board; card:skateboard! stop steal same-board; use the skateboard to stop the theft of that same-board! skateboard; board defend its own theft
yes skateboard.same-board: other-board! defend grab on board; second board block theft of first; defend board theft with {dodge}!;
  other-board! steal defence; two boards one stolen defend with other; {defence}! card:grab! my-board; grabbing my-board can i {dodge}!; dodge grab for skateboard;
  defend against card:skateboard theft; stop him stealing board with {defence}; can skateboard grab be defended; protect my-board from grab with {defence};
  he goes for my-board can i {dodge}!; is there any way to stop a board theft; one board is being nicked use other-board!
yes skateboard.stolen: stolen board fresh!; steal board full uses; stolen skateboard 2 uses; grabbed board reset uses; nicked board face-down-again;
  steal card:skateboard hidden again; stolen board flip back; is stolen skateboard new; does a nicked board start over
fact skateboard.stolen = 2: how many uses stolen board; stolen card:skateboard how many uses; steal board how many uses left; grabbed board how many uses;
  take flipped board how many uses; stole used board how many uses i have; uses left on a nicked board
no skateboard.stolen: stolen board one use left; stolen skateboard keeps used up use; stolen board stay flipped!; stolen board face up;
  stolen skateboard only 1 use; stolen board already half used
yes skateboard.stolen: card:skateboard! stolen lose-hp!; board grabbed lose-hp!; grab board also damage; lose board and hp; take board do they lose-hp! too;
  lose-hp! when board stolen; stealing skateboard hurt holder; on 1 hp board grabbed out; die when board stolen; last hp and he grabs my-board am i out; steal skateboard on last hp still take;
  steal! board plus damage; he nicks my board do i lose-hp! too; losing the board cost me hp as well
fact skateboard.stolen = 1: how many hp lose-hp board stolen; how much damage stealing board; skateboard stolen how much hp; hp cost of a stolen board
no draw-up skateboard.stolen: board stolen draw-up; stolen skateboard get replacement card; lost board draw new card; lose board do i draw-up immediately!;
  board nicked do i get a card for it
yes skateboard.stolen: board stolen card-down!; one card short after board stolen; stay a card short until draw-up; board nicked am i a card down
fact skateboard.stolen = the Skateboard is fresh for whoever takes it, and its old holder loses 1 HP if it was a Grab, none to a Down Trow: what happens when board grabbed;
  what happens board stolen; what do i get when steal board; what happens when grab on skateboard lands; how does stealing board work
depends board-grab-who / grab.contact-pair skateboard.steal: third! card:grab! board just blocked; third! grab skateboard after block; third! card:grab! card:skateboard! {block};
  any1! grab board just used to defend; not involved grab board; someone else blocked with board can i grab board third; every1 grab skateboard after block;
  who can grab board that blocked; i am not in contact grab board; third steal board after block; outsider take the skateboard; is:two-persons card:skateboard block card:grab board third;
  board blocked over there can i go for it third; person blocked person with board may i grab the board
yes skateboard.steal grab.follow-up: {follow-up} after grab board
no skateboard.steal: steal other card with grab; card:grab! steal card not skateboard; grab to take card from hand; does grab steal card -card:skateboard; grab take fend;
  grab take random card -card:skateboard
yes skateboard: is card:skateboard! attack and defence; skateboard both attack and block; attack with skateboard; skateboard count as attack card;
  is skateboard an attack; can i hit someone with the board
`
