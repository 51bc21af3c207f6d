import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'
import { whenOf } from '../when.ts'

const now = { day: '2026-11-20', time: '10:00:00' }
const when = (text: string) =>
  whenOf(
    parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' }),
    { date: null, time: null, picked: undefined },
    now,
  )

test.each([
  ['after work gym', '18:30'],
  ['office ke baad gym', '18:30'],
  ['kaam ke baad market', '18:30'],
  ['gym after work every monday', '18:30'],
  ['before bed journal', '22:00'],
  ['sone se pehle brush', '22:00'],
  ['सोने से पहले दूध', '22:00'],
  ['at sunset walk daily', '18:00'],
  ['at sunrise yoga daily', '06:00'],
  ['khane ke baad walk', '21:00'],
  ['खाने के बाद टहलना', '21:00'],
  ['school ke baad tuition', '15:30'],
  ['kal uthte hi paani', '07:00'],
  ['kal office ke baad gym', '18:30'],
])('READ-4 “%s” is at a sensible hour that is marked as assumed', (text, time) => {
  expect(when(text)).toMatchObject({ time: `${time}:00`, timeFrom: 'default' })
})

test.each([
  'after school fees payment',
  'before work permit expires',
  'Hotel Sunrise bill',
  'books before school reopens',
])('READ-4 “%s” names no time of day', (text) => {
  expect(when(text)).toMatchObject({ time: '18:00:00', timeFrom: 'default' })
})

test('READ-4 a stated hour wins over the routine', () => {
  expect(when('after work gym tomorrow 7pm')).toMatchObject({ time: '19:00:00', timeFrom: 'words' })
})
