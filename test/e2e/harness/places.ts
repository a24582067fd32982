/** Finding things on a page as a person does: by what they are and what they are called. */
import type { Wire } from './wire.ts'

/** A CSS selector, or a role and an accessible name as the browser computes them. */
export type Place =
  | string
  | {
      readonly role: string
      /** The whole name, or a pattern it matches. */
      readonly name?: string | RegExp
      readonly within?: Place
      /** Which of several, from 0; without it there has to be exactly one. */
      readonly nth?: number
    }

/** A place in words, for errors. */
export function describePlace(place: Place): string {
  if (typeof place === 'string') return place
  const name = place.name === undefined ? '' : ` ${place.name instanceof RegExp ? place.name : `“${place.name}”`}`
  const within = place.within === undefined ? '' : ` in ${describePlace(place.within)}`
  return `${place.role}${name}${within}`
}

/** Object ids of everything at a place, in document order. */
export async function findAll(wire: Wire, place: Place): Promise<string[]> {
  if (typeof place === 'string') return bySelector(wire, place)
  const root = place.within === undefined ? await bySelector(wire, ':root') : [await findOne(wire, place.within)]
  const { nodes } = await wire.send('Accessibility.queryAXTree', {
    objectId: root[0],
    role: place.role,
    ...(typeof place.name === 'string' ? { accessibleName: place.name } : {}),
  })
  const named = nodes.filter(
    (node: { ignored: boolean; name?: { value: string } }) =>
      !node.ignored && (!(place.name instanceof RegExp) || place.name.test(node.name?.value ?? '')),
  )
  return Promise.all(
    named.map(async ({ backendDOMNodeId }: { backendDOMNodeId: number }) => {
      const { object } = await wire.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId })
      return object.objectId
    }),
  )
}

/**
 * Object id of what is at a place.
 * @throws when nothing is there, or more than one thing and no `nth`
 */
export async function findOne(wire: Wire, place: Place): Promise<string> {
  const found = await findAll(wire, place)
  const nth = typeof place === 'string' ? undefined : place.nth
  if (nth === undefined && found.length > 1) throw new Error(`${found.length} times ${describePlace(place)}`)
  const one = found[nth ?? 0]
  if (one === undefined) throw new Error(`no ${describePlace(place)}`)
  return one
}

async function bySelector(wire: Wire, selector: string): Promise<string[]> {
  const { result } = await wire.send('Runtime.evaluate', {
    expression: `[...document.querySelectorAll(${JSON.stringify(selector)})]`,
  })
  const { result: properties } = await wire.send('Runtime.getProperties', {
    objectId: result.objectId,
    ownProperties: true,
  })
  return properties
    .filter((property: { name: string }) => /^\d+$/.test(property.name))
    .map((property: { value: { objectId: string } }) => property.value.objectId)
}
