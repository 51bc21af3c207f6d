import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'
import { intentOf, settled } from './intent.ts'
import { changedTo } from './targets.ts'

const options = { now: linesNow, timeZone: 'Asia/Kolkata' }
const titled = (title: string) => ({ title, completed: false })

test.each([
  ['move monday 1:1 to 4', '1:1 with Asha', '2026-11-23', '16:00:00'],
  ['move standup tomorrow to 11', 'Standup', '2026-11-21', '11:00:00'],
  ['move gym to 7', 'Gym', null, '19:00:00'],
  ['please move my dentist to 11', 'Dentist', null, '11:00:00'],
  ['reschedule call with Ravi to 3', 'Call with Ravi', null, '15:00:00'],
  ['postpone yoga to 8 tomorrow', 'Yoga', '2026-11-21', '08:00:00'],
  ['push monday review to 2', 'Review', '2026-11-23', '14:00:00'],
  ['change gym time to 6', 'Gym', null, '18:00:00'],
  ['move the 3pm call to 4', 'Call', null, '16:00:00'],
  ['move review from 3 to 4', 'Review', null, '16:00:00'],
  ['move standup to 11 please', 'Standup', null, '11:00:00'],
])('READ-5 %s moves %s', (text, title, date, time) => {
  const request = settled(intentOf(text, options), [titled(title)])
  expect([request.intent, request.reading.time]).toEqual(['change', time])
  if (date !== null) expect(request.reading.date).toBe(date)
})

test.each([
  ['move gym to 7', 'Yoga'],
  ['move files to folder 4', 'Files'],
  ['move sofa to flat 11', 'Sofa'],
  ['change password to 8 letters', 'Password'],
  ['push code to 4 servers', 'Code'],
])('READ-5 %s is a new reminder beside %s', (text, title) => {
  expect(settled(intentOf(text, options), [titled(title)]).intent).toBe('create')
})

test.each([
  ['move gym to 7', '06:00:00', '07:00:00'],
  ['move gym to 7', '18:00:00', '19:00:00'],
  ['move gym to 11', '09:30:00', '11:00:00'],
  ['move the 3 pm call to 4', '15:00:00', '16:00:00'],
])('READ-5 %s of %s is at %s', (text, before, after) => {
  const { perhaps } = intentOf(text, options)
  const target = {
    reminder: { title: 'Gym', time: before, time_zone: 'Asia/Kolkata', recurrence: 'daily', completed: false },
    day: '2026-11-21',
  }
  expect(changedTo(text, perhaps!, target, { read: parseReminder, now: linesNow })).toEqual({
    date: '2026-11-21',
    time: after,
  })
})
