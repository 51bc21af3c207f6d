import { expect, test } from 'vitest'
import { parseReminder } from '../index.ts'
import { whenOf } from '../when.ts'

const at = (text: string, clock: string) => {
  const now = new Date(`2026-11-30T${clock}+05:30`)
  const { date, time } = whenOf(
    parseReminder(text, { now, timeZone: 'Asia/Kolkata' }),
    { date: null, time: null },
    { day: '2026-11-30', time: clock },
  )
  return `${date} ${time}`
}

test.each([
  ['soak rajma overnight', '12:00:00', '2026-11-30 20:30:00'],
  ['Soak chole overnight for tomorrow lunch', '12:00:00', '2026-11-30 20:30:00'],
  ['soak chole overnight for lunch on thursday', '12:00:00', '2026-12-02 20:30:00'],
  ['soak chole overnight tomorrow', '12:00:00', '2026-12-01 20:30:00'],
  ['rajma raat bhar bhigona hai', '07:00:00', '2026-11-30 20:30:00'],
  ['soak rajma overnight at 9 pm', '12:00:00', '2026-11-30 21:00:00'],
])('TASK-1 %s, said at %s, is work of the evening: %s', (text, clock, expected) => {
  expect(at(text, clock)).toBe(expected)
})
