import { expect, test } from 'vitest'
import { aReminder } from '../../../../test/a-reminder.ts'
import { earlierDose } from './earlier-dose.ts'

const day = '2026-12-02'
const medicine = { id: '0190d5f0-0000-4000-8000-00000000000a', part: 'dose' as const }
const dose = (time: string, changes: Parameters<typeof aReminder>[0] = {}) =>
  aReminder({ id: time, title: 'Metformin 500', date: '2026-11-20', time, recurrence: 'daily', medicine, ...changes })
const [morning, evening] = [dose('08:00:00'), dose('20:00:00')]
const at = (time: string) => new Date(`${day}T${time}:00+05:30`)
const asked = (list: Parameters<typeof earlierDose>[0], now = at('08:05')) =>
  earlierDose(list, { reminder: evening, day }, now)?.time ?? null

test('TASK-10 taking the evening dose in the morning asks about the morning dose that is open', () => {
  expect(asked([evening, morning])).toBe('08:00:00')
  expect(asked([evening, dose('14:00:00'), morning])).toBe('08:00:00')
  expect(asked([evening, morning, dose('09:00:00', { date: day, recurrence: 'none' })])).toBe('08:00:00')
})

test('TASK-10 nothing is asked once the dose is due, or if the earlier one is taken, skipped, over or another medicine’s', () => {
  expect(asked([evening, morning], at('20:01'))).toBe(null)
  expect(asked([evening, { ...morning, completed_dates: [day] }])).toBe(null)
  expect(asked([evening, { ...morning, skipped_dates: [day] }])).toBe(null)
  expect(asked([evening, { ...morning, ends_on: '2026-12-01' }])).toBe(null)
  expect(asked([evening, { ...morning, date: '2026-12-03' }])).toBe(null)
  expect(asked([evening, { ...morning, medicine: { ...medicine, id: aReminder().id } }])).toBe(null)
  expect(earlierDose([evening, morning], { reminder: morning, day }, at('07:30'))).toBe(null)
})
