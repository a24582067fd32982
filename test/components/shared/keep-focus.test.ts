import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFocus } from '../../../components/shared/keepFocus.ts'

let leave = (): void => {}
beforeEach(() => {
  leave = keepFocus()
})
afterEach(() => {
  leave()
  document.body.replaceChildren()
})

const page = (html: string) => {
  document.body.innerHTML = html
}
const at = (id: string) => document.getElementById(id) as HTMLElement
/** Somebody is at an element when another goes, with everything in it; where the focus is once the page stands anew. */
async function goes(id: string, at_ = id): Promise<string> {
  at(at_).focus()
  at(id).remove()
  await Promise.resolve()
  return document.activeElement?.id || (document.activeElement?.localName ?? '')
}

describe('what has the focus goes, and it is taken by', () => {
  const list = `<main><h1 id="title" tabindex="-1"></h1><ul id="list">
    <li id="a"><button class="name" id="a1"></button><button class="drop" id="a2"></button></li>
    <li id="b"><button class="name" id="b1"></button><button class="drop" id="b2"></button></li>
  </ul><button id="after"></button></main>`

  it.each([
    ['the same key of the next row', 'a', 'a2', 'b2'],
    ['what comes before, at the end of a list', 'b', 'b2', 'a2'],
    ['what is next to it', 'a1', 'a1', 'a2'],
    ['what is left of its part', 'a2', 'a2', 'a1'],
    ['what comes after its part', 'list', 'b1', 'after'],
    ['what comes before its part', 'after', 'after', 'b2'],
  ])('%s', async (_, gone, had, takes) => {
    page(list)
    expect(await goes(gone, had)).toBe(takes)
  })

  it('the first thing of the part around it that has anything', async () => {
    page('<main><button id="top"></button><div><p><button id="key"></button></p></div></main>')
    expect(await goes('key')).toBe('top')
  })

  it('nothing that cannot be used', async () => {
    page('<main><button id="key"></button><button disabled id="no"></button><a id="to" href="#x"></a></main>')
    expect(await goes('key')).toBe('to')
  })

  it('what stands in its place', async () => {
    page('<main><p><button id="old"></button></p><button id="other"></button></main>')
    at('old').focus()
    const made = document.createElement('button')
    made.id = 'new'
    at('old').replaceWith(made)
    await Promise.resolve()
    expect(document.activeElement?.id).toBe('new')
  })
})

describe('the focus is left alone', () => {
  it('where it was put somewhere by whoever took the key away', async () => {
    page('<main><button id="key"></button><button id="next"></button><button id="wanted"></button></main>')
    at('key').focus()
    at('key').remove()
    at('wanted').focus()
    await Promise.resolve()
    expect(document.activeElement?.id).toBe('wanted')
  })

  it('where something else goes', async () => {
    page('<main><button id="key"></button><button id="other"></button></main>')
    expect(await goes('other', 'key')).toBe('key')
  })

  it('where nothing had it', async () => {
    page('<main><button id="key"></button><button id="other"></button></main>')
    at('key').remove()
    await Promise.resolve()
    expect(document.activeElement).toBe(document.body)
  })

  it.each([
    [
      'in a part that keeps it itself',
      '<main data-keeps-focus><p><button id="key"></button></p><a href="#x"></a></main>',
    ],
    [
      'with a whole screen',
      '<div><main id="screen"><button id="key"></button></main><a href="#x"></a></div>',
      'screen',
    ],
  ])('%s', async (_, html, gone = 'key') => {
    page(html)
    expect(await goes(gone, 'key')).toBe('body')
  })

  it('once it is no longer watched', async () => {
    page('<main><button id="key"></button><button id="next"></button></main>')
    leave()
    expect(await goes('key')).toBe('body')
  })
})
