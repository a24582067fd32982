/** The plainest questions, as Koreans put them. */
export const plain = `
yes seven.call: 7 내면 무늬 바꿀 수 있어; 7 내고 무늬 바꿔도 돼; 7 내면 모양 바꿀 수 있나요; 7로 무늬 바꾸는 거 맞지; 세븐 내면 모양 정해도 돼; 7 내면 모양 부를 수 있어요; 7 내고 원하는 무늬 불러도 되나요
fact one-card.caught = 1: 원카드 안 외치면 어떻게 돼; 원카드 안 외치면 몇 장 먹어; 원카드 안 외치고 걸리면 어떻게 되나요; 원카드 못 외쳐서 잡히면 몇 장이야
fact stock.reshuffle = shuffle the discard pile, all but its top card, into a new stock: 덱 다 떨어지면; 더미가 다 떨어지면 어떻게 해; 뽑을 카드가 없으면 어떡해
`
