import { parseReminder } from '@planner/reminder-language'
import { intentOf, settled } from '@planner/reminder-language/intent'
import * as recurrence from '@planner/reminder-language/recurrence'
import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import { answerTo, changedTo, targetsOf } from './targets.ts'

// Friday 20 November 2026, 10:00 in Kolkata.
const now = new Date('2026-11-20T04:30:00Z')
const evening = new Date('2026-11-20T14:00:00Z')
const timeZone = 'Asia/Kolkata'
const list = [
  aReminder({ id: 'plumber', title: 'Plumber', date: '2026-11-21', time: '17:00:00' }),
  aReminder({ id: 'milk', title: 'Buy milk', date: '2026-11-19', time: '09:00:00' }),
  aReminder({ id: 'gym', title: 'Gym', date: '2026-11-01', time: '06:00:00', recurrence: 'daily' }),
  aReminder({ id: 'dentist', title: 'Dentist with Papa', date: '2027-03-05', time: '11:00:00' }),
  aReminder({ id: 'done', title: 'Milk powder', date: '2026-11-20', completed: true }),
]
const known = { list, now, timeZone, engine: recurrence }
const targets = (text: string) =>
  targetsOf(intentOf(text, { now, timeZone }), known).map(({ reminder, day, all }) => [reminder.id, day, all])

test.each([
  ['done with milk', [['milk', '2026-11-19', false]]],
  ['cancel gym tomorrow', [['gym', '2026-11-21', false]]],
  [
    'gym cancel karo',
    [
      ['gym', '2026-11-20', false],
      ['gym', '2026-11-20', true],
    ],
  ],
  ['plumber ko 7 baje kar do', [['plumber', '2026-11-21', false]]],
  ['cancel dentist', [['dentist', '2027-03-05', false]]],
  ['cancel the piano lesson', []],
  ['cancel plumber on Sunday', []],
])('READ-5 %s is about what is there', (text, found) => expect(targets(text)).toEqual(found))

test('READ-5 what is so from now on is offered for all of a repeating reminder first', () => {
  const { perhaps } = intentOf('gym ab 7 baje hoga', { now, timeZone })
  expect(targetsOf(perhaps!, known).map(({ all }) => all)).toEqual([true, false])
})

const doses = ['08:00:00', '14:00:00', '20:00:00'].map((time) =>
  aReminder({ id: time.slice(0, 2), title: 'Ammi ko Crocin, 1 tablet', date: '2026-11-18', time, recurrence: 'daily' }),
)
const others = [
  aReminder({ id: 'milk', title: 'Doodh utarna hai gas se', date: '2026-11-19', time: '21:00:00' }),
  aReminder({ id: 'gas', title: 'Gas cylinder book karna', date: '2026-11-20', time: '13:00:00' }),
]
test.each([
  ['ammi ko dopahar ki dawai de di', ['14']],
  ['ammi ko raat ki dawai de di', ['20']],
  ['ammi ko subah ki dawai de di', ['08']],
  ['ammi ki dawai de di', ['08', '14', '20']],
  ['gas book kar diya', ['gas', 'milk']],
  ['doodh utar diya', ['milk']],
  ['kal raat ki crocin skip', ['20 2026-11-21']],
  ['aaj dopahar ki crocin nahi deni', ['14']],
  ['crocin band kar do', ['08 all', '08', '14 all', '14', '20 all']],
  ['crocin ka raat wala time 10 baje kar do', ['20 all', '20']],
  ['crocin raat 10 baje kar do', ['08 all', '08', '14 all', '14', '20 all']],
])('READ-5 %s is about %j', (text, wanted) => {
  const list = [...doses, ...others]
  const request = settled(intentOf(text, { now, timeZone }), list)
  const found = targetsOf(request, { ...known, list })
  const named = found.map(({ reminder, day, all }) =>
    [reminder.id, all && 'all', day !== '2026-11-20' && day !== reminder.date && day].filter(Boolean).join(' '),
  )
  expect(named).toEqual(wanted)
})

test.each([
  // At 7:30 pm, yesterday's dose of 9 pm was missed.
  ['ammi ko raat ki telma de di', ['night 2026-11-20', 'night 2026-11-19']],
  ['ammi ko subah wali telma de di', ['morning 2026-11-20']],
  ['telma de di', ['morning 2026-11-20', 'night 2026-11-19', 'night 2026-11-20']],
])('READ-5 %s ticks %j', (text, wanted) => {
  const medicine = { id: 'telma', part: 'dose' as const }
  const telma = { title: 'Ammi telma', date: '2026-11-18', recurrence: 'daily', medicine }
  const list = [
    aReminder({ ...telma, id: 'morning', time: '07:00:00' }),
    aReminder({ ...telma, id: 'night', time: '21:00:00' }),
  ]
  const request = intentOf(text, { now: evening, timeZone })
  const found = targetsOf(request, { ...known, list, now: evening })
  expect(found.map(({ reminder, day }) => `${reminder.id} ${day}`)).toEqual(wanted)
})

const answer = (text: string) => {
  const request = intentOf(text, { now, timeZone })
  expect(request.intent).toBe('ask')
  const { occurrences, from, to } = answerTo(request, text, known)

  return [from, to, occurrences.map(({ reminder, day }) => `${reminder.id} ${day}`)]
}

test.each([
  ['what do I have tomorrow', ['2026-11-21', '2026-11-21', ['gym 2026-11-21', 'plumber 2026-11-21']]],
  ['kal kya hai', ['2026-11-21', '2026-11-21', ['gym 2026-11-21', 'plumber 2026-11-21']]],
  ['am I free on 5 March', ['2027-03-05', '2027-03-05', ['gym 2027-03-05', 'dentist 2027-03-05']]],
  ['when is dentist', ['2026-11-20', '2027-11-21', ['dentist 2027-03-05']]],
])('READ-5 %s is answered', (text, wanted) => expect(answer(text)).toEqual(wanted))

test.each([
  ['plumber ko 7 baje kar do', '2026-11-21', '19:00:00'],
  ['move plumber to 11 am', '2026-11-21', '11:00:00'],
  ['postpone plumber to Monday', '2026-11-23', '17:00:00'],
  ['postpone plumber by two days', '2026-11-23', '17:00:00'],
  ['plumber ko do ghante aage kar do', '2026-11-21', '19:00:00'],
  ['plumber ko Monday 4 baje shift kar do', '2026-11-23', '16:00:00'],
])('READ-5 %s keeps what it does not name', (text, date, time) => {
  const request = intentOf(text, { now, timeZone })
  expect(changedTo(text, request, { reminder: list[0]!, day: '2026-11-21' }, { read: parseReminder, now })).toEqual({
    date,
    time,
  })
})

test('READ-5 moving to a time already past today means the next day', () => {
  const text = 'plumber ko 7 baje kar do'
  const request = intentOf(text, { now: evening, timeZone })
  const today = { reminder: aReminder({ title: 'Plumber', date: '2026-11-20', time: '17:00:00' }), day: '2026-11-20' }
  expect(changedTo(text, request, today, { read: parseReminder, now: evening })).toEqual({
    date: '2026-11-21',
    time: '07:00:00',
  })
})

// Monday 30 November 2026, 10:00 in Kolkata.
const monday = new Date('2026-11-30T04:30:00Z')
const weekly = [
  aReminder({
    id: 'vrat',
    title: 'Vrat',
    date: '2026-11-16',
    time: '09:00:00',
    recurrence: 'weekly',
    completed_dates: ['2026-11-16', '2026-11-23'],
  }),
  aReminder({ id: 'report', title: 'Monday report', date: '2026-11-27', time: '09:00:00' }),
  aReminder({ id: 'late', title: 'Monday report', date: '2026-12-04', time: '09:00:00' }),
  aReminder({
    id: 'tuition',
    title: 'Tuition',
    date: '2026-12-01',
    time: '16:00:00',
    recurrence: 'FREQ=WEEKLY;BYDAY=TU,TH',
  }),
  aReminder({ id: 'milk', title: 'Doodh ka hisaab', date: '2026-11-30', time: '19:00:00' }),
  aReminder({ id: 'milk-late', title: 'Doodh ka hisaab', date: '2026-12-05', time: '19:00:00' }),
]
const tuesday = new Date('2026-12-01T04:30:00Z')
const saturday = new Date('2026-12-05T04:30:00Z')
test.each([
  ['somvar ka vrat ho gaya', monday, ['vrat 2026-11-30']],
  ['monday vrat done', monday, ['vrat 2026-11-30']],
  ['somvar ka vrat ho gaya', tuesday, ['vrat 2026-11-30']],
  ['vrat ho gaya', monday, ['vrat 2026-11-30']],
  ['somvar ka vrat cancel', monday, ['vrat 2026-11-30']],
  ['monday ka vrat skip karo', monday, ['vrat 2026-11-30']],
  ['skip monday vrat', monday, ['vrat 2026-11-30']],
  ['cancel vrat next monday', monday, ['vrat 2026-12-07']],
  ['somvar ka vrat cancel', tuesday, ['vrat 2026-12-07']],
  ['mangalwar ki tuition ho gayi', tuesday, ['tuition 2026-12-01']],
  ['tuesday tuition done', tuesday, ['tuition 2026-12-01']],
  ['tuesday tuition done', saturday, ['tuition 2026-12-01']],
  ['tuesday tuition done', monday, ['tuition 2026-12-01']],
  ['monday report done', tuesday, ['report 2026-11-27']],
  ['doodh ka hisaab ho gaya', monday, ['milk 2026-11-30']],
  ['kal ki tuition ho gayi', new Date('2026-12-02T04:30:00Z'), ['tuition 2026-12-01']],
  ['kal ki tuition cancel', new Date('2026-12-02T04:30:00Z'), ['tuition 2026-12-03']],
] as const)('READ-5 %s, said on %s, is about %j', (text, now, wanted) => {
  const request = settled(intentOf(text, { now, timeZone }), weekly)
  const found = targetsOf(request, { ...known, list: weekly, now })
  expect(found.map(({ reminder, day }) => `${reminder.id} ${day}`)).toEqual(wanted)
})

test.each([
  ['somvar ka vrat shaam 6 baje kar do', '2026-11-30', '18:00:00'],
  ['move monday vrat to 6 pm', '2026-11-30', '18:00:00'],
  ['vrat ko somvar shift kar do', '2026-12-07', '09:00:00'],
  ['somvar ka vrat kal kar do', '2026-12-01', '09:00:00'],
])('READ-5 %s, said on Monday, moves the one of today', (text, date, time) => {
  const request = settled(intentOf(text, { now: monday, timeZone }), weekly)
  const [target] = targetsOf(request, { ...known, list: weekly, now: monday })
  expect(target?.day).toBe('2026-11-30')
  expect(changedTo(text, request, target!, { read: parseReminder, now: monday })).toEqual({ date, time })
})

const bills = [
  aReminder({ id: 'light', title: 'Bijli ka bill', date: '2026-11-27', time: '09:00:00' }),
  aReminder({ id: 'gas', title: 'Gas ka bill', date: '2026-11-30', time: '18:00:00' }),
  aReminder({ id: 'phone', title: 'Phone ka bill', date: '2026-12-20', time: '09:00:00' }),
  aReminder({ id: 'aarav', title: 'Aarav ka birthday', date: '2026-12-22', time: '09:00:00' }),
  aReminder({ id: 'yoga', title: 'Yoga', date: '2026-11-22', time: '07:00:00' }),
  aReminder({ id: 'puja', title: 'Puja', date: '2026-11-22', time: '18:30:00' }),
  aReminder({ id: 'dose', title: 'Crocin', date: '2026-11-20', time: '20:00:00', medicine: { id: 'c', part: 'dose' } }),
]
test.each([
  ['is mahine kya hai', '2026-11-20', '2026-11-30', ['dose', 'yoga', 'puja', 'light', 'gas']],
  ['agle mahine kya hai', '2026-12-01', '2026-12-31', ['phone', 'aarav']],
  ['what do I have next month', '2026-12-01', '2026-12-31', ['phone', 'aarav']],
  ['is hafte kaun se bill hain', '2026-11-20', '2026-11-26', []],
  ['is mahine kaun se bill hain', '2026-11-20', '2026-11-30', ['light', 'gas']],
  ['parso shaam ko kuch hai kya', '2026-11-22', '2026-11-22', ['puja']],
  ['aaj kaun si dawai baki hai', '2026-11-20', '2026-11-20', ['dose']],
  ['birthday kab hai aarav ka', '2026-11-20', '2027-11-21', ['aarav']],
])('READ-5 %s is answered for %s to %s', (text, from, to, wanted) => {
  const request = intentOf(text, { now, timeZone })
  expect(request.intent).toBe('ask')
  const found = answerTo(request, text, { ...known, list: bills })
  expect([found.from, found.to, found.occurrences.map(({ reminder }) => reminder.id)]).toEqual([from, to, wanted])
})
