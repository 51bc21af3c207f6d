import { expect, test } from 'vitest'
import { comesOften } from './comes-often.ts'

const often = (recurrence: string, festival: string | null = null) => comesOften({ recurrence, festival })

test.each(['daily', 'weekdays', 'weekly', 'FREQ=DAILY;INTERVAL=2', 'FREQ=WEEKLY;BYDAY=MO,FR', 'RRULE:FREQ=WEEKLY'])(
  'TASK-5 a missed day of %s may be skipped together with others',
  (recurrence) => expect(often(recurrence)).toBe(true),
)

test.each([
  'none',
  'monthly',
  'yearly',
  'FREQ=MONTHLY;BYMONTHDAY=5',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
  'FREQ=DAILY;INTERVAL=30',
  'FREQ=DAILY;BYMONTHDAY=1',
  'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=14',
])('TASK-5 a missed day of %s is left for the person to decide', (recurrence) => expect(often(recurrence)).toBe(false))

test('TASK-5 a missed lunar day is left for the person to decide', () => {
  expect(often('monthly', 'Ekadashi')).toBe(false)
})
