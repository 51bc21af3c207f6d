import { expect, test } from 'vitest'
import { medicineOf } from './medicine.ts'

/** Friday 20 November 2026, 10:00 in India. */
const options = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }

const timesIn = (text: string) =>
  medicineOf(text, options)
    ?.times.map(({ time }) => time.slice(0, 5))
    .join(' ')

test.each([
  ['amoxiclav 625 every 8 hours from 6am for 5 days', 'Amoxiclav 625', '06:00 14:00 22:00', 5],
  ['zocef 500 every 12 hours', 'Zocef 500', '08:00 20:00', null],
  ['take xyz every 6 hours', 'Xyz', '00:00 06:00 12:00 18:00', null],
  ['xyz har 8 ghante lena hai 3 din', 'Xyz', '06:00 14:00 22:00', 3],
  ['har 6 ghante xyz lena', 'Xyz', '00:00 06:00 12:00 18:00', null],
])('TASK-10 “%s” is a medicine by its shape', (text, name, times, days) => {
  expect(medicineOf(text, options)).toMatchObject({ name, days, sure: true })
  expect(timesIn(text)).toBe(times)
})

test.each([
  'take a break every 2 hours',
  'take water every 4 hours',
  'paani lena har 4 ghante',
  'call 100 every 4 hours',
  'platform 625 every 8 hours',
  'take screenshots every 6 hours',
  'check server 404 every 8 hours',
  'rotate logs 500 every 6 hours',
  'machine 500 every 8 hours check',
  'give feedback every 6 hours',
  'khana har 4 ghante khana',
])('TASK-10 “%s” is no medicine', (text) => expect(medicineOf(text, options)).toBeNull())

test.each([
  ['eye drops every 2 hours', '08:00 10:00 12:00 14:00 16:00 18:00 20:00 22:00'],
  ['eye drops every 3 hours for 3 days', '07:00 10:00 13:00 16:00 19:00 22:00'],
  ['eye drops every 2 hours from 6am', '06:00 08:00 10:00 12:00 14:00 16:00 18:00 20:00 22:00'],
  [
    'eye drops every hour from 8am for 5 days',
    '08:00 09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00 18:00 19:00',
  ],
  ['har ghante eye drops', '08:00 09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00 18:00 19:00'],
])('TASK-10 “%s” rings at waking hours, and says so', (text, times) => {
  expect(timesIn(text)).toBe(times)
  expect(medicineOf(text, options)!.doubts).toEqual([{ is: 'waking' }])
})

test.each([
  ['eye drops every 4 hours', '02:00 06:00 10:00 14:00 18:00 22:00'],
  ['eye drops every 2 hours from 8am to 8pm', '08:00 10:00 12:00 14:00 16:00 18:00 20:00'],
])('TASK-10 “%s” rings as the text says, at night too', (text, times) => {
  expect(timesIn(text)).toBe(times)
  expect(medicineOf(text, options)!.doubts).toEqual([])
})

test('TASK-10 what to check in the second of two medicines is pointed out too', () => {
  expect(medicineOf('dolo 650 twice a day and eye drops every 2 hours for 3 days', options)).toMatchObject({
    doubts: [{ is: 'waking' }],
    next: [{ name: 'Eye drops' }],
  })
})
