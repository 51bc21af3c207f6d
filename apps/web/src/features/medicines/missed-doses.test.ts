import { expect, test } from 'vitest'
import { aReminder } from '../../../test/a-reminder.ts'
import { missedDoses } from './missed-doses.ts'

test('TASK-10 missed doses are counted as in the dose log: all days, without those taken, skipped or still ahead', () => {
  const dose = aReminder({
    date: '2026-11-10',
    time: '09:00:00',
    recurrence: 'daily',
    completed_dates: ['2026-11-16'],
    skipped_dates: ['2026-11-17'],
  })
  const late = aReminder({ date: '2026-11-20', time: '21:00:00', recurrence: 'daily' })
  const since = { now: new Date('2026-11-21T12:00:00+05:30'), from: '2026-11-15' }
  expect(missedDoses([dose], since, undefined)).toBe(5)
  expect(missedDoses([dose, late], since, undefined)).toBe(6)
})
