import { expect, test } from 'vitest'
import { parseReminder } from '../src/index.ts'
import { type Case, linesNow } from './case.ts'
import { allLines } from './lines/all.ts'
import { english } from './lines/english.ts'
import { hinglish } from './lines/hinglish.ts'

function read(text: string, timeZone = 'Asia/Kolkata', now = linesNow): Case {
  const { date, time, timeDefaulted, title, recurrence, festival } = parseReminder(text, { now, timeZone })
  const when = date === null ? '' : `${date} ${timeDefaulted ? '~' : ''}${time!.replace(/:00$/, '')}`
  if (recurrence && festival) return [text, when, title, recurrence, festival]
  return recurrence ? [text, when, title, recurrence] : [text, when, title]
}

test.each([...allLines])('%s is understood', (_name, cases) => {
  expect(cases.map(([text]) => read(text))).toEqual(cases)
})

test('there are at least 500 lines, none twice', () => {
  const texts = allLines.flatMap(([, cases]) => cases.map(([text]) => text))
  expect(texts.length).toBeGreaterThan(500)
  expect(new Set(texts).size).toBe(texts.length)
})

test('the same wall clock gives the same reading in every zone of the person', () => {
  // 10:00 on 20 November 2026 in Auckland and in New York.
  const there = [
    ['Pacific/Auckland', new Date('2026-11-19T21:00:00Z')],
    ['America/New_York', new Date('2026-11-20T15:00:00Z')],
  ] as const
  for (const [timeZone, now] of there) {
    for (const [text] of [...hinglish, ...english]) expect(read(text, timeZone, now)).toEqual(read(text))
  }
})
