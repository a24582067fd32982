import { describe, expect, it } from 'vitest'
import { HUES, huesOf } from '../../../components/out-of-the-woods/hues.ts'

describe('the colours of houses', () => {
  it('are those that their names say', () => {
    expect(huesOf(['Red', 'Blue', 'Green', 'Yellow'])).toEqual(['red', 'blue', 'green', 'yellow'])
    expect(huesOf(['house of GOLD', 'Silver moon'])).toEqual(['yellow', 'grey'])
  })

  it('are left over for houses without one in their name', () => {
    expect(huesOf(['Foxes', 'Red', 'Owls'])).toEqual(['blue', 'red', 'green'])
  })

  it('are given once each, as long as there are enough', () => {
    const twelve = ['Red', 'Crimson', ...Array.from({ length: 10 }, (_, place) => `House ${place}`)]
    expect(new Set(huesOf(twelve)).size).toBe(HUES.length)
    expect(huesOf(twelve)[0]).toBe('red')
  })

  it('do not see a colour inside another word', () => {
    expect(huesOf(['Redwood', 'Red'])).toEqual(['blue', 'red'])
  })
})
