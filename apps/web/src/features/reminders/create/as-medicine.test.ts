import { parseReminder } from '@planner/reminder-language'
import { medicineOf } from '@planner/reminder-language/medicine'
import { expect, test } from 'vitest'
import { plannedOf } from '../agenda/planned.ts'
import { asMedicine } from './as-medicine.ts'

/** Friday 20 November 2026, 10:00 in India. */
const here = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }

test.each([
  ['eye drops every 4 hours', '2026-11-20', '14:00:00'],
  ['dolo 650 subah 8 baje 5 din', '2026-11-21', '08:00:00'],
  ['antibiotic every 8 hours starting tomorrow 6am', '2026-11-21', '06:00:00'],
])('TASK-10 the line for “%s” shows the next dose, none that has passed', (text, date, time) => {
  const planned = plannedOf(parseReminder(text, here), { date: '', time: '' }, here)
  expect(asMedicine(planned, medicineOf(text, here), here)).toMatchObject({ date, time })
})
