import { medicineOf } from '@planner/reminder-language/medicine'
import { expect, test } from 'vitest'

import { changeOf, creationOf, dosesOf, draftOf, draftOfReading, faultOf, stockOf, unlikelyIn } from './draft.ts'

const here = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }
const today = '2026-11-20'
const draftFrom = (text: string) => draftOfReading(medicineOf(text, here)!, null, today)
const read = () => draftFrom('Dolo 650 din mein do baar 5 din khane ke baad')

const saved = {
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

test('TASK-10 a medicine is created as it was read: two times a day, after food, ten doses', () => {
  const draft = read()
  expect(dosesOf(draft)).toBe(10)
  expect(creationOf(draft, today)).toMatchObject({
    name: 'Dolo 650',
    food: 'after',
    days: 5,
    times: [
      { time: '08:00', amount: 1 },
      { time: '20:00', amount: 1 },
    ],
    stock: null,
  })
  expect(
    draftOfReading(medicineOf('mummy ko ecosprin din mein do baar khane ke baad', here)!, 'mummy', today).name,
  ).toBe('Ecosprin (mummy)')
})

test('TASK-10 insulin without its number of units can’t be saved before it is entered', () => {
  const draft = draftFrom('abba ki insulin khane se pehle din me 3 baar')
  expect(draft.times.map(({ amount }) => amount)).toEqual(['', '', ''])
  expect(faultOf(draft, today)).toBe('Please enter the amount of each dose')
})

test('TASK-10 an invalid medicine is reported with a sentence', () => {
  const draft = read()
  const [first] = draft.times
  expect(faultOf(draft, today)).toBeNull()
  expect(faultOf({ ...draft, name: ' ' }, today)).toBe('Please enter a name')
  expect(faultOf({ ...draft, times: [{ time: '', amount: '1' }] }, today)).toBe('Please pick a time for each dose')
  expect(faultOf({ ...draft, times: [{ time: '08:00', amount: 'one' }] }, today)).toBe(
    'Please enter the amount of each dose',
  )
  expect(faultOf({ ...draft, times: [first!, first!] }, today)).toBe('Each time of day can be used once')
  expect(faultOf({ ...draft, days: '0' }, today)).toBe('Days must be from 1 to 400, or empty')
  expect(faultOf({ ...draft, stock: 'a strip' }, today)).toBe('Please enter how much you have as a number')
  expect(faultOf({ ...draft, stock: '2,5' }, today)).toBeNull()
})

test('TASK-10 a change sends only what differs, and the stock by itself', () => {
  const draft = draftOf({ ...saved, times: [...saved.times] })
  const there = { ...saved, times: [...saved.times] }
  expect(changeOf(draft, there)).toEqual({ id: 'a' })
  expect(stockOf(draft, there)).toBeUndefined()
  const changed = { ...draft, name: 'Telma 80', stock: '30', onList: true }
  expect(changeOf(changed, there)).toEqual({ id: 'a', name: 'Telma 80', refill_days: 3, refill_list: true })
  expect(stockOf(changed, there)).toBe(30)
  expect(stockOf({ ...draft, stock: '' }, there)).toBeNull()
})

test('TASK-10 a medicine of certain days is created on them, and its days and first day can be edited', () => {
  const draft = draftFrom('take vitamin d every saturday after breakfast')
  expect(creationOf(draft, today)).toMatchObject({ recurrence: 'FREQ=WEEKLY;BYDAY=SA', starts_on: '2026-11-21' })
  const onTwo = { ...draft, repeat: { ...draft.repeat, weekdays: ['WE', 'SA'] } }
  expect(creationOf(onTwo, today)).toMatchObject({ recurrence: 'FREQ=WEEKLY;BYDAY=WE,SA' })
  expect(faultOf({ ...draft, repeat: { ...draft.repeat, weekdays: [] } }, today)).toBe(
    'Please pick how often it repeats, from 1 to 1,000, and on which days',
  )
  expect(creationOf({ ...draft, recurrence: 'daily' }, today)).toMatchObject({ recurrence: 'daily' })
  for (const text of [
    'vitamin d 1 tablet every other monday after lunch',
    'vitamin d 1 tablet every 3 days after lunch',
    'vitamin d 1 tablet every last sunday after lunch',
    'vitamin d 1 tablet on the 5th of every month after lunch',
  ]) {
    const { recurrence } = medicineOf(text, here)!
    const isMonthly = recurrence === 'FREQ=MONTHLY;BYMONTHDAY=5'
    expect(creationOf(draftFrom(text), today).recurrence).toBe(isMonthly ? 'monthly' : recurrence)
  }
})

test('TASK-10 an edit of a medicine’s days sends them with their first day', () => {
  const medicine = { ...saved, times: [...saved.times], recurrence: 'weekly', starts_on: '2026-11-24' }
  const draft = draftOf(medicine)
  expect(changeOf(draft, medicine)).toEqual({ id: 'a' })
  expect(draft.repeat).toMatchObject({ every: '1', unit: 'weeks', weekdays: ['TU'] })
  expect(changeOf({ ...draft, repeat: { ...draft.repeat, weekdays: ['SA'] } }, medicine)).toEqual({
    id: 'a',
    recurrence: 'FREQ=WEEKLY;BYDAY=SA',
    starts_on: '2026-11-24',
  })
  expect(changeOf({ ...draft, startsOn: '2026-12-01' }, medicine)).toMatchObject({ starts_on: '2026-12-01' })
})

test('TASK-10 certain days of a daily medicine are days of the week, and a rule the form can’t express stays', () => {
  const daily = { ...saved, times: [...saved.times] }
  const draft = draftOf(daily)
  expect(draft).toMatchObject({ recurrence: 'daily', ownRule: null, repeat: { unit: 'weeks', every: '1' } })
  expect(changeOf({ ...draft, recurrence: 'custom' }, daily).recurrence).toBe('FREQ=WEEKLY;BYDAY=FR')
  const rule = 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1'
  expect(draftOf({ ...daily, recurrence: rule })).toMatchObject({ recurrence: rule, ownRule: rule })
  expect(draftOf({ ...daily, recurrence: 'weekly' })).toMatchObject({ recurrence: 'custom', ownRule: null })
})

test('TASK-10 an amount that nobody takes at once is asked about', () => {
  const draft = read()
  expect(unlikelyIn([draft])).toBeNull()
  expect(unlikelyIn([draft, { ...draft, times: [{ time: '08:00', amount: '12' }] }])).toBe('12 tablets')
  expect(unlikelyIn([{ unit: 'ml', times: [{ time: '08:00', amount: '12,5' }] }])).toBeNull()
})
