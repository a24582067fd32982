import type { Rule } from './ruleset.ts'

/**
 * What the rules of a game are written down with, by kind and section.
 * @param headings of the published rules, as far as a rule comes from them
 */
export function rulesUnder<Headings extends Readonly<Record<string, string>>>(headings: Headings) {
  const of =
    (kind: Rule['kind']) =>
    (section: string) =>
    (id: string, source: keyof Headings & string): Rule => ({ id, section, source: headings[source] as string, kind })
  return { effect: of('effect'), forbids: of('forbids') }
}
