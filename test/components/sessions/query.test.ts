import { describe, expect, it } from 'vitest'
import { wanted } from '../../../components/sessions/query.ts'

const now = new Date(2026, 10, 30, 21, 5).getTime()
const asks = (typed: string) => wanted(typed, now, 'en-GB')
const day = (year: number, month: number, date: number) => new Date(year, month - 1, date).getTime()

describe('what is typed to find a session', () => {
  it('is words where it is no date', () => {
    expect(asks('nova')).toEqual({ text: 'nova' })
    expect(asks('  Nova   jab ')).toEqual({ text: 'nova jab' })
    expect(asks('')).toEqual({})
  })

  it('is a game by its name, however it is spelled', () => {
    expect(asks('One-Outs')).toEqual({ text: 'one-outs' })
    expect(asks('out of the woods')).toEqual({ text: 'out-of-the-woods' })
    expect(asks('one card')).toEqual({ text: 'one-card' })
  })

  it('is a day', () => {
    const fourteenth = { from: day(2026, 6, 14), until: day(2026, 6, 15) }
    for (const typed of [
      '14 June',
      'June 14',
      '14th jun',
      '14 June 2026',
      'jun 14, 2026',
      '2026-06-14',
      '14.6.2026',
      '14.6.',
      '14/6',
    ])
      expect(asks(typed), typed).toEqual(fourteenth)
    expect(asks('today')).toEqual({ from: day(2026, 11, 30), until: day(2026, 12, 1) })
    expect(asks('yesterday')).toEqual({ from: day(2026, 11, 29), until: day(2026, 11, 30) })
  })

  it('is a month or a year', () => {
    expect(asks('June')).toEqual({ from: day(2026, 6, 1), until: day(2026, 7, 1) })
    expect(asks('2025-02')).toEqual({ from: day(2025, 2, 1), until: day(2025, 3, 1) })
    expect(asks('2025')).toEqual({ from: day(2025, 1, 1), until: day(2026, 1, 1) })
  })

  it('is the last one that has been where no year is said', () => {
    expect(asks('December')).toEqual({ from: day(2025, 12, 1), until: day(2026, 1, 1) })
    expect(asks('December 2026')).toEqual({ from: day(2026, 12, 1), until: day(2027, 1, 1) })
  })

  it('is a date and words together', () => {
    expect(asks('nova 14 june grab')).toEqual({ text: 'nova grab', from: day(2026, 6, 14), until: day(2026, 6, 15) })
    expect(asks('one-outs June')).toEqual({ text: 'one-outs', from: day(2026, 6, 1), until: day(2026, 7, 1) })
  })

  it('is words where a date cannot be', () => {
    expect(asks('31.2.2026')).toEqual({ text: '31.2.2026' })
    expect(asks('99')).toEqual({ text: '99' })
    expect(asks('14')).toEqual({ text: '14' })
  })

  it('is a player called like a month, unless a day or a year stands with it', () => {
    const players = new Set(['june', 'nova'])
    expect(wanted('June', now, 'en-GB', players)).toEqual({ text: 'june' })
    expect(wanted('June 14', now, 'en-GB', players)).toEqual({ from: day(2026, 6, 14), until: day(2026, 6, 15) })
    expect(wanted('May', now, 'en-GB', players)).toEqual({ from: day(2026, 5, 1), until: day(2026, 6, 1) })
  })

  it('understands dates and games as Korean has them', () => {
    expect(wanted('6월 14일', now, 'ko')).toEqual({ from: day(2026, 6, 14), until: day(2026, 6, 15) })
    expect(wanted('2025년 6월 14일 민', now, 'ko')).toEqual({
      text: '민',
      from: day(2025, 6, 14),
      until: day(2025, 6, 15),
    })
    expect(wanted('2025년 6월', now, 'ko')).toEqual({ from: day(2025, 6, 1), until: day(2025, 7, 1) })
    expect(wanted('2025년', now, 'ko')).toEqual({ from: day(2025, 1, 1), until: day(2026, 1, 1) })
    expect(wanted('원카드 어제', now, 'ko')).toEqual({ text: 'one-card', ...wanted('yesterday', now, 'en-GB') })
  })

  it('understands months in the language in use', () => {
    expect(wanted('juin', now, 'fr')).toEqual({ from: day(2026, 6, 1), until: day(2026, 7, 1) })
  })
})
