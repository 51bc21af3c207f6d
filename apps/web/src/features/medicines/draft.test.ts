import { medicineOf } from '@planner/reminder-language/medicine'
import { expect, test } from 'vitest'

import { changeOf, creationOf, dosesOf, draftOf, draftOfReading, faultOf, stockOf } from './draft.ts'

const here = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }
const read = () => draftOfReading(medicineOf('Dolo 650 din mein do baar 5 din khane ke baad', here)!, null)

test('TASK-10 a medicine is created as it was read: two times a day, after food, ten doses', () => {
  const draft = read()
  expect(dosesOf(draft)).toBe(10)
  expect(creationOf(draft)).toMatchObject({
    name: 'Dolo 650',
    food: 'after',
    days: 5,
    times: [
      { time: '08:00', amount: 1 },
      { time: '20:00', amount: 1 },
    ],
    stock: null,
  })
  expect(draftOfReading(medicineOf('mummy ko ecosprin din mein do baar khane ke baad', here)!, 'mummy').name).toBe(
    'Ecosprin (mummy)',
  )
})

test('TASK-10 an invalid medicine is reported with a sentence', () => {
  const draft = read()
  const [first] = draft.times
  expect(faultOf(draft)).toBeNull()
  expect(faultOf({ ...draft, name: ' ' })).toBe('Please enter a name')
  expect(faultOf({ ...draft, times: [{ time: '', amount: '1' }] })).toBe('Please pick a time for each dose')
  expect(faultOf({ ...draft, times: [{ time: '08:00', amount: 'one' }] })).toBe('Please enter the amount of each dose')
  expect(faultOf({ ...draft, times: [first!, first!] })).toBe('Each time of day can be used once')
  expect(faultOf({ ...draft, days: '0' })).toBe('Days must be from 1 to 400, or empty')
  expect(faultOf({ ...draft, stock: 'a strip' })).toBe('Please enter how much you have as a number')
  expect(faultOf({ ...draft, stock: '2,5' })).toBeNull()
})

test('TASK-10 a change sends only what differs, and the stock by itself', () => {
  const medicine = {
    id: 'a',
    name: 'Telma 40',
    unit: 'tablet',
    food: null,
    note: '',
    times: [{ time: '21:00:00', amount: 1 }],
    recurrence: 'daily',
    starts_on: '2026-11-20',
    ends_on: null,
    paused: false,
    paused_until: null,
    left: 10,
    runs_out_on: '2026-11-30',
    refill_days: 3,
    refill_list: false,
    refill_on: '2026-11-27',
    mine: true,
  } as const
  const draft = draftOf({ ...medicine, times: [...medicine.times] })
  const there = { ...medicine, times: [...medicine.times] }
  expect(changeOf(draft, there)).toEqual({ id: 'a' })
  expect(stockOf(draft, there)).toBeUndefined()
  const changed = { ...draft, name: 'Telma 80', stock: '30', onList: true }
  expect(changeOf(changed, there)).toEqual({ id: 'a', name: 'Telma 80', refill_days: 3, refill_list: true })
  expect(stockOf(changed, there)).toBe(30)
  expect(stockOf({ ...draft, stock: '' }, there)).toBeNull()
})
