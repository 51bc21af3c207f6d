import { parseReminder } from '@planner/reminder-language'
import { expect, test } from 'vitest'

import { carried, inTrimmed } from './left-alone.ts'

const text = 'watch Tomorrow at 8 pm'
const tomorrow = { start: 6, end: 14 }
const wordsOf = (spans: { start: number; end: number }[], of: string) =>
  spans.map((span) => of.slice(span.start, span.end))

test.each([
  ['typing on', `${text} with Ravi`, ['Tomorrow']],
  ['a word put before them', `please ${text}`, ['Tomorrow']],
  ['a word changed before them', 'see Tomorrow at 8 pm', ['Tomorrow']],
  ['a word changed after them', 'watch Tomorrow at 9 pm', ['Tomorrow']],
  ['an edit of the words', 'watch Tomorow at 8 pm', []],
  ['a letter put at their end', 'watch Tomorrows at 8 pm', []],
  ['a letter put at their start', 'watch aTomorrow at 8 pm', []],
  ['the words deleted', 'watch  at 8 pm', []],
  ['everything deleted', '', []],
])('DASH-4 words left alone, after %s', (_, after, kept) => {
  expect(wordsOf(carried([tomorrow], text, after), after)).toEqual(kept)
})

test('DASH-4 positions of excluded words are sent relative to the trimmed text', () => {
  const padded = `\n  ${text}  `
  const sent = inTrimmed([{ start: 9, end: 17 }], padded)

  expect(wordsOf(sent, padded.trim())).toEqual(['Tomorrow'])
  expect(inTrimmed([{ start: 0, end: 2 }], padded)).toEqual([])
  expect(
    parseReminder(padded.trim(), { now: new Date('2026-11-20T10:00:00Z'), timeZone: 'Asia/Kolkata', leaveAlone: sent }),
  ).toMatchObject({ title: 'Watch Tomorrow', time: '20:00:00' })
})
