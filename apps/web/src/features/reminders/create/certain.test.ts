import { parseReminder } from '@planner/reminder-language'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aReminder } from '../../../../test/a-reminder.ts'
import { plannedOf } from '../agenda/planned.ts'
import { certain, isConfirmed } from './certain.ts'
import { readBeyond } from './reading/read-beyond.ts'

const here = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }

function seen(text: string, typed = text, at = here) {
  const reading = parseReminder(text, at)
  const beyond = readBeyond(text, { reading, list: null }, at, new QueryClient())
  const understood = { reading, beyond, readText: text, marks: [], day: null }
  return certain(typed, understood, plannedOf(reading, { date: '2026-11-20', time: '' }, at))
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

test('TASK-11 a “today” whose hour has passed is asked about', () => {
  const evening = { ...here, now: new Date('2026-11-20T11:33:00Z') }
  expect(seen('aaj 3 baje plumber ko call', undefined, evening)).toBeNull()
  expect(seen('aaj 7 baje plumber ko call', undefined, evening)).toMatchObject({ date: '2026-11-20', time: '19:00:00' })
})

test.each([
  ['yoga every sunday at 8am', '2026-11-22', 'weekly'],
  ['standup every weekday at 9:30', '2026-11-23', 'weekdays'],
  ['pay rent on 1st of every month 8am', '2026-12-01', 'monthly'],
  ['pay rent on 30th of every month 8am', '2026-11-30', 'monthly'],
  ['1:1 with Rohan every thursday 2-2:30pm', '2026-11-26', 'weekly'],
])('TASK-11 a repetition that the server stores by its short name is not asked about again: %s', (text, date, name) => {
  const saw = seen(text)!
  expect(saw.date).toBe(date)
  expect(saw.recurrence).toBe(name)
  expect(isConfirmed(aReminder(saw), saw)).toBe(true)
  expect(isConfirmed(aReminder({ ...saw, recurrence: 'daily' }), saw)).toBe(false)
})

test('TASK-11 a time counted from now may have moved on by the time Enter is pressed', () => {
  const saw = { title: 'Call the bank', date: '2026-11-20', time: '23:59:30', recurrence: 'none' }
  const read = aReminder(saw)
  expect(isConfirmed({ ...read, date: '2026-11-21', time: '00:01:00' }, saw)).toBe(true)
  expect(isConfirmed({ ...read, time: '23:59:00' }, saw)).toBe(false)
  expect(isConfirmed({ ...read, date: '2026-11-21', time: '00:02:00' }, saw)).toBe(false)
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
