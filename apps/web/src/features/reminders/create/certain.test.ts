import { parseReminder } from '@planner/reminder-language'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aReminder } from '../../../../test/a-reminder.ts'
import { plannedOf } from '../agenda/planned.ts'
import { certain, isConfirmed } from './certain.ts'
import { readBeyond } from './reading/read-beyond.ts'

const here = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }

function seen(text: string, typed = text) {
  const reading = parseReminder(text, here)
  const beyond = readBeyond(text, { reading, list: null }, here, new QueryClient())
  const understood = { reading, beyond, readText: text, marks: [], day: null }
  return certain(typed, understood, plannedOf(reading, { date: '2026-11-20', time: '' }, here))
}

test.each([
  ['call mummy tomorrow at 7 pm', { title: 'Call mummy', date: '2026-11-21', time: '19:00:00', recurrence: 'none' }],
  ['pay the milkman at 6 pm', { title: 'Pay the milkman', date: '2026-11-20', time: '18:00:00', recurrence: 'none' }],
])('TASK-11 one Enter is enough where the question below the box was certain: %s', (text, expected) => {
  expect(seen(text)).toEqual(expected)
})

test.each([
  'call mummy tomorrow',
  'call mummy',
  'pay rent on 31 February at 5 pm',
  'call mom at 5 and pick up laundry at 7 pm',
  'crocin 650 twice a day for 5 days',
  'plumber ko 7 baje kar do',
])('TASK-11 a question remains where something is uncertain or missing: %s', (text) => {
  expect(seen(text)).toBeNull()
})

test('TASK-11 text typed after the question was shown is asked about', () => {
  expect(seen('call mummy tomorrow at 7 pm', 'call mummy tomorrow at 7 pm and papa')).toBeNull()
})

test('TASK-11 what the server read otherwise is asked about', () => {
  const read = aReminder({ title: 'Call mummy', date: '2026-11-21', time: '19:00:00' })
  const saw = { title: 'Call mummy', date: '2026-11-21', time: '19:00:00', recurrence: 'none' }
  expect(isConfirmed(read, saw)).toBe(true)
  expect(isConfirmed({ ...read, read_by: 'model' }, saw)).toBe(false)
  expect(isConfirmed(read, { ...saw, time: '07:00:00' })).toBe(false)
  expect(isConfirmed(read, { ...saw, recurrence: 'daily' })).toBe(false)
})
