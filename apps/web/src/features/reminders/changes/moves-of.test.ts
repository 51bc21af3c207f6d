import { expect, test } from 'vitest'
import { aReminder } from '../a-reminder.ts'
import { toMove } from './moves-of.ts'

test('TASK-10 a missed dose is never moved among those of another day', () => {
  const call = aReminder({ title: 'Call the plumber', date: '2026-11-20' })
  const dose = aReminder({ title: 'Telma 40', recurrence: 'daily', medicine: { id: call.id, part: 'dose' } })
  const refill = aReminder({ title: 'Refill Telma 40', medicine: { id: call.id, part: 'refill' } })
  const overdue = [call, dose, refill].map((reminder) => ({ reminder, day: '2026-11-20', later: [] }))
  const { mine, ...stay } = toMove(overdue, 'asha')
  expect(mine.map(({ reminder }) => reminder.title)).toEqual(['Call the plumber', 'Refill Telma 40'])
  expect(stay).toEqual({ others: 0, doses: 1 })
})
