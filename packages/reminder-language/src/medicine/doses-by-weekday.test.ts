import { expect, test } from 'vitest'
import { medicineOf } from './medicine.ts'

/** Friday 20 November 2026, 10:00 in India. */
const options = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }

/** Returns the doses of a text as 'name amount time days, …'. */
function doses(text: string): string[] {
  const read = medicineOf(text, options)!
  return [read, ...read.next].map(
    ({ name, times, recurrence }) =>
      `${name}, ${times.map(({ time, amount }) => `${amount} at ${time.slice(0, 5)}`).join(' ')}, ${recurrence.replace('FREQ=WEEKLY;BYDAY=', '')}`,
  )
}

test.each([
  [
    'warfarin 5mg on mon wed fri and 2.5mg on tue thu sat sun 8pm',
    ['Warfarin 5mg, 1 at 20:00, MO,WE,FR', 'Warfarin 2.5mg, 1 at 20:00, TU,TH,SA,SU'],
  ],
  [
    'warfarin 5mg on mon wed fri and 2.5mg other days 8pm',
    ['Warfarin 5mg, 1 at 20:00, MO,WE,FR', 'Warfarin 2.5mg, 1 at 20:00, TU,TH,SA,SU'],
  ],
  [
    'warfarin 5mg somvar budhvar shukravar aur 2.5mg baaki din raat 8 baje',
    ['Warfarin 5mg, 1 at 20:00, MO,WE,FR', 'Warfarin 2.5mg, 1 at 20:00, TU,TH,SA,SU'],
  ],
  [
    'warfarin 5mg mon wed fri, 3mg tue thu, 2mg weekends at 7pm',
    ['Warfarin 5mg, 1 at 19:00, MO,WE,FR', 'Warfarin 3mg, 1 at 19:00, TU,TH', 'Warfarin 2mg, 1 at 19:00, SA,SU'],
  ],
  [
    'thyroxine 50 mcg weekdays 75 mcg weekends',
    ['Thyroxine 50 mcg, 1 at 09:00, MO,TU,WE,TH,FR', 'Thyroxine 75 mcg, 1 at 09:00, SA,SU'],
  ],
  [
    'thyronorm 100 on weekdays and 125 on weekends 6am',
    ['Thyronorm 100, 1 at 06:00, MO,TU,WE,TH,FR', 'Thyronorm 125, 1 at 06:00, SA,SU'],
  ],
  ['acitrom 2 mg daily, sunday 3 mg', ['Acitrom 2 mg, 1 at 09:00, MO,TU,WE,TH,FR,SA', 'Acitrom 3 mg, 1 at 09:00, SU']],
  ['eltroxin 50 roz, itwar ko 75', ['Eltroxin 50, 1 at 09:00, MO,TU,WE,TH,FR,SA', 'Eltroxin 75, 1 at 09:00, SU']],
  [
    'warfarin 3 mg weekdays 4 mg weekend at night',
    ['Warfarin 3 mg, 1 at 21:00, MO,TU,WE,TH,FR', 'Warfarin 4 mg, 1 at 21:00, SA,SU'],
  ],
  [
    'warfarin 1 tablet mon wed fri and half tablet other days 8pm',
    ['Warfarin, 1 at 20:00, MO,WE,FR', 'Warfarin, 0.5 at 20:00, TU,TH,SA,SU'],
  ],
])('TASK-10 “%s” keeps each dose on its days, at the hour that is named once', (text, wanted) => {
  expect(doses(text)).toEqual(wanted)
  expect(medicineOf(text, options)).toMatchObject({ sure: true, doubts: [] })
})

test('TASK-10 food and hour at the end of doses by weekday are for all of them', () => {
  expect(medicineOf('levothyroxine 88 mcg mon-fri, 100 mcg sat-sun, empty stomach 6am', options)).toMatchObject({
    food: 'before',
    times: [{ time: '06:00:00' }],
    next: [{ name: 'Levothyroxine 100 mcg', food: 'before', times: [{ time: '06:00:00' }] }],
    doubts: [],
  })
})

test('TASK-10 two strengths on alternate days are taken in turn', () => {
  expect(medicineOf('thyroxine 50 mcg and 75 mcg on alternate days 6am', options)).toMatchObject({
    name: 'Thyroxine 50 mcg',
    recurrence: 'FREQ=DAILY;INTERVAL=2',
    startsOn: '2026-11-21',
    times: [{ time: '06:00:00' }],
    next: [{ name: 'Thyroxine 75 mcg', recurrence: 'FREQ=DAILY;INTERVAL=2', startsOn: '2026-11-22' }],
    sure: true,
  })
})

test('TASK-10 a second strength on days that are not understood is pointed out', () => {
  const read = medicineOf('warfarin 5mg on mon wed fri and 2.5mg odd dates', options)!
  expect(read).toMatchObject({ name: 'Warfarin 5mg', doubts: [{ is: 'unread', words: '2.5mg odd dates' }], sure: true })
})
