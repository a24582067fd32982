/** Words by which a story is cut into clauses, and its people are told apart. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** They join a clause to the one before. */
export const joining = words('and then but so if when while now because after before plus')
/** Between such a word and what the clause begins with. */
export const between = words('now then so also next')
/** Verbs without anybody before them that begin a clause, as in `and got a jab`. */
export const verbs = words('not get gets got say says said take takes took cop cops')
/** They ask where no verb is turned. */
export const asking = words('how what whats who whos when where')

export const somebody = words(
  'i me we you u he she they it his her my the a another someone somebody anyone everyone nobody its',
)
export const me = words('i me my mine we us our you your u myself')
export const them = words('he him his she her hers they them their')
/** Somebody who is not named. */
export const some = words(
  'someone somebody some1 opponent bloke guy girl mate dude lady friend player attacker defender victim brother sister mum dad wife husband girlfriend boyfriend son daughter cousin',
)
/** Behind one of these it is somebody new. */
export const newcomer = words('a another some someone somebody some1')
export const owning = words('my his her their your our whose')
