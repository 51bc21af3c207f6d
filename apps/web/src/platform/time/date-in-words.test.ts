import { daysFrom } from '@planner/days/plain-date'
import { expect, test } from 'vitest'
import {
  dateInWords,
  dayAndMonthInWords,
  durationInWords,
  longDateInWords,
  momentInSentence,
  momentInWords,
  monthInWords,
  nearDateInWords,
  timeInWords,
} from './date-in-words.ts'

test('SHELL-11 dates are written as in India', () => {
  expect(dateInWords('2026-11-21')).toBe('Sat, 21 Nov 2026')
  expect(longDateInWords('2026-11-21')).toBe('Saturday, 21 November 2026')
  expect(dayAndMonthInWords('2026-01-05')).toBe('5 Jan')
  expect(monthInWords('2026-01-05')).toBe('January 2026')
})

test('SHELL-11 days are said with the words that the standard has for India', () => {
  const parts = (day: string, length: 'short' | 'long') =>
    Object.fromEntries(
      new Intl.DateTimeFormat('en-IN', {
        timeZone: 'UTC',
        weekday: length,
        month: length,
        day: 'numeric',
        year: 'numeric',
      })
        .formatToParts(Date.parse(day))
        .map(({ type, value }) => [type, value]),
    )
  for (const day of daysFrom({ from: '2027-12-25', to: '2029-01-05' })) {
    const [short, long] = [parts(day, 'short'), parts(day, 'long')]
    expect(dateInWords(day)).toBe(`${short.weekday}, ${short.day} ${short.month} ${short.year}`)
    expect(longDateInWords(day)).toBe(`${long.weekday}, ${long.day} ${long.month} ${long.year}`)
  }
})

test.each([
  ['18:30', '6:30 pm'],
  ['18:30:00', '6:30 pm'],
  ['09:00:00', '9:00 am'],
  ['00:05:00', '12:05 am'],
  ['12:00', '12:00 pm'],
])('SHELL-11 %s is said %s', (time, words) => {
  expect(timeInWords(time)).toBe(words)
})

test.each([
  ['2026-11-20', 'Yesterday'],
  ['2026-11-21', 'Today'],
  ['2026-11-22', 'Tomorrow'],
  ['2026-11-23', 'Mon, 23 Nov'],
])('%s is %s on 21 November', (day, words) => {
  expect(nearDateInWords(day, '2026-11-21')).toBe(words)
})

test.each([
  [1, '1 minute'],
  [10, '10 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [120, '2 hours'],
  [1440, '1 day'],
])('%i minutes are written %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words)
})

test('an instant is shown as the day and time in its time zone', () => {
  const now = new Date('2026-11-21T10:00:00Z')

  expect(momentInWords(Date.parse('2026-11-21T13:00:00Z'), 'Asia/Kolkata', now)).toBe('Today, 6:30 pm')
  expect(momentInWords(Date.parse('2026-11-21T19:00:00Z'), 'Asia/Kolkata', now)).toBe('Tomorrow, 12:30 am')
  expect(momentInSentence(Date.parse('2026-11-20T13:00:00Z'), 'Asia/Kolkata', now)).toBe('yesterday, 6:30 pm')
})
