export const en = {
  allCards: 'All cards',
  answerCards: (name: string) => `${name}’s cards`,
  group: (group: string) => group,
  back: 'Back',
  openPanel: 'Open side panel',
}
