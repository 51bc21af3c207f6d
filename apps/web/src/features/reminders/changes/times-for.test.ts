import { expect, test } from 'vitest'
import { timesFor } from './times-for.ts'

const day = '2026-12-06'
const usual = { time: '09:00:00', time_defaulted: true }

test('TASK-5 many reminders moved to one day are spread over its hours', () => {
  const times = timesFor(
    Array.from({ length: 13 }, () => usual),
    day,
    `${day}T09:40:00`,
  )
  expect(times[0]).toBe('10:00:00')
  expect(new Set(times).size).toBe(13)
  expect(times.at(-1)).toBe('16:00:00')
  const most = timesFor(
    Array.from({ length: 60 }, () => usual),
    day,
    `${day}T09:40:00`,
  )
  expect(Math.max(...Object.values(Object.groupBy(most, (time) => time)).map((of) => of!.length))).toBe(3)
})

test('TASK-5 a chosen future time is kept; a time that is already taken moves on by half an hour', () => {
  const evening = { time: '18:00:00', time_defaulted: false }
  const morning = { time: '08:00:00', time_defaulted: false }
  expect(timesFor([evening, morning, evening, usual], day, `${day}T17:20:00`)).toEqual([
    '18:00:00',
    '18:30:00',
    '18:00:00',
    '19:00:00',
  ])
  // Late in the evening only one hour is left for all.
  expect(timesFor([usual, usual], day, `${day}T22:10:00`)).toEqual(['23:00:00', '23:00:00'])
})
