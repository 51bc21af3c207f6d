import { expect, test } from 'vitest'
import { aReminder } from '../a-reminder.ts'
import { twinOf } from './twin.ts'

const there = aReminder({ title: 'LIC premium bharna', date: '2026-12-03', time: '09:00:00' })
const coming = { title: 'Lic  premium, bharna', date: '2026-12-03', time: '09:00:00' }

test('TASK-3 the same thing at the same time is told of before it is made again', () => {
  expect(twinOf(coming, [there], undefined)).toBe(there)
  const daily = { ...there, date: '2026-11-01', recurrence: 'daily' }
  expect(twinOf(coming, [daily], undefined)).toBe(daily)
})

test('TASK-3 another time, another day, another thing and what is done are none', () => {
  expect(twinOf({ ...coming, time: '18:00:00' }, [there], undefined)).toBeUndefined()
  expect(twinOf({ ...coming, date: '2026-12-04' }, [there], undefined)).toBeUndefined()
  expect(twinOf({ ...coming, title: 'LIC premium' }, [there], undefined)).toBeUndefined()
  expect(twinOf(coming, [{ ...there, completed: true }], undefined)).toBeUndefined()
  expect(twinOf({ ...coming, id: there.id }, [there], undefined)).toBeUndefined()
})
