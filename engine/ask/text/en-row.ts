/** Words that stand between people who are named one after the other, and say nothing but who sits where. */
export const joining: readonly string[] = (
  'and then to next after that is finally last comes followed by left of the order play player players we ' +
  'us sit sat sitting seated seating in round table a turn be are with goes two three four'
).split(' ')
