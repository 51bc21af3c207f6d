import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'
import { whenOf } from '../when.ts'

const options = { now: linesNow, timeZone: 'Asia/Kolkata' }
const read = (text: string) => parseReminder(text, options)
const eventTime = (text: string) => {
  const { date, time } = whenOf(read(text), { date: null, time: null }, { day: '2026-11-20', time: '10:00:00' })
  return `${date} ${time.slice(0, 5)}`
}

test.each([
  ['flight to Delhi 5 Dec 6:40am remind me 3 hours before', 'Flight to Delhi', '2026-12-05 06:40', 180],
  ['flight to Delhi 5 Dec 6:40am, remind me 3 hours earlier', 'Flight to Delhi', '2026-12-05 06:40', 180],
  ['flight 5 Dec 6:40am with reminder 3h before', 'Flight', '2026-12-05 06:40', 180],
  ['demo tomorrow 4 pm alert 30 min before', 'Demo', '2026-11-21 16:00', 30],
  ['demo tomorrow 4 pm remind me before 30 mins', 'Demo', '2026-11-21 16:00', 30],
  ['flight at 6:40am tomorrow remind me an hour and a half before departure', 'Flight', '2026-11-21 06:40', 90],
  ['kal subah 8 baje doctor, 2 ghante pehle yaad dilana', 'Doctor', '2026-11-21 08:00', 120],
  ['flight kal 6:40am, usse aadha ghanta pehle yaad dila dena', 'Flight', '2026-11-21 06:40', 30],
  ['कल सुबह 8 बजे डॉक्टर 2 घंटे पहले याद दिलाना', 'डॉक्टर', '2026-11-21 08:00', 120],
  ['remind me 15 min before my 5 pm call', 'Call', '2026-11-20 17:00', 15],
  ['call vendor tomorrow 9:45am remind me 10 min before #work', 'Call vendor', '2026-11-21 09:45', 10],
  ['standup every weekday 9:45am for 15 min remind me 10 min before #work p1', 'Standup', '2026-11-23 09:45', 10],
  ['kal subah 8 baje doctor, 2 ghante pehle yaad dilana #ghar', 'Doctor', '2026-11-21 08:00', 120],
  ['interview Thu 2-3pm, 15 min before', 'Interview', '2026-11-26 14:00', 15],
  ['rent due 5 Dec remind me 2 days before', 'Rent due', '2026-12-05 09:00', 2880],
  ['flight tomorrow 6pm with 2h lead', 'Flight', '2026-11-21 18:00', 120],
  ['flight tomorrow 6pm with a 2 hour heads up', 'Flight', '2026-11-21 18:00', 120],
  ['deck review monday 4pm 1 day before', 'Deck review', '2026-11-23 16:00', 1440],
  ['exam 5 Dec 10 am, ek din pehle shaam ko yaad dilao', 'Exam', '2026-12-05 10:00', 960],
  ['flight 5 Dec 6 am remind me the evening before', 'Flight', '2026-12-05 06:00', 720],
])('TASK-7 %s keeps the event and rings ahead of it', (text, title, event, minutes) => {
  expect([read(text).title, eventTime(text), read(text).lead?.minutes]).toEqual([title, event, minutes])
})

test('TASK-7 the reading gives the alert’s moment and the event’s', () => {
  expect(read('meeting at 5, remind me 30 min before')).toMatchObject({
    title: 'Meeting',
    date: '2026-11-20',
    time: '16:30:00',
    lead: { minutes: 30, date: '2026-11-20', time: '17:00:00' },
  })
  expect(read('flight 6 Dec 1 am remind me 3 hours before')).toMatchObject({ date: '2026-12-05', time: '22:00:00' })
})

test('TASK-7 a lead time already past leaves the event unchanged, and no reading is in the past', () => {
  const text = 'call at 10:10 am remind me 30 min before'
  expect(eventTime(text)).toBe('2026-11-20 10:10')
  expect(read(text)).toMatchObject({ date: '2026-11-21', time: '09:40:00' })
})

test.each([
  ['buy cake 2 days before Diwali', '2027-10-27 09:00', 'Buy cake'],
  ['book cab 30 minutes before 6 pm', '2026-11-20 17:30', 'Book cab'],
  ['remind me to order cake 2 days before 14 feb', '2027-02-12 09:00', 'Order cake'],
])('TASK-7 %s is a task of its own', (text, when, title) => {
  expect([eventTime(text), read(text).title, read(text).lead]).toEqual([when, title, undefined])
})

test('TASK-7 a person can keep a lead time’s words in the title', () => {
  const text = 'flight 5 Dec 6:40am remind me 3 hours before'
  const span = read(text).spans.find(({ kind }) => kind === 'lead')!
  expect(parseReminder(text, { ...options, leaveAlone: [span] }).lead).toBeUndefined()
})

test.each([
  ['review PR tomorrow 3-4pm', 'Review PR', '2026-11-21 15:00', 60],
  ['review PR tomorrow 3–4 pm', 'Review PR', '2026-11-21 15:00', 60],
  ['review PR tomorrow 3-4:30pm', 'Review PR', '2026-11-21 15:00', 90],
  ['review PR tomorrow 11-1 pm', 'Review PR', '2026-11-21 11:00', 120],
  ['review PR tomorrow 3pm to 4pm', 'Review PR', '2026-11-21 15:00', 60],
  ['review PR tomorrow 3:00-4:30 pm', 'Review PR', '2026-11-21 15:00', 90],
  ['review PR tomorrow from 3 to 4 pm', 'Review PR', '2026-11-21 15:00', 60],
  ['shaam 5 se 6 review', 'Review', '2026-11-20 17:00', 60],
  ['call Priya at 6 for 45 min', 'Call Priya', '2026-11-20 18:00', 45],
  ['call Priya at 6 for 90 minutes', 'Call Priya', '2026-11-20 18:00', 90],
  ['call Priya at 6 for an hour and a half', 'Call Priya', '2026-11-20 18:00', 90],
  ['call Priya at 6 for 1h 30m', 'Call Priya', '2026-11-20 18:00', 90],
  ['call Priya at 6 (45m)', 'Call Priya', '2026-11-20 18:00', 45],
  ['kal 6 baje 1 ghante ke liye yoga', 'Yoga', '2026-11-21 18:00', 60],
  ['कल सुबह 6 बजे आधे घंटे के लिए योग', 'योग', '2026-11-21 06:00', 30],
])('READ-3 %s says how long it takes', (text, title, when, minutes) => {
  expect([read(text).title, eventTime(text), read(text).minutes]).toEqual([title, when, minutes])
})

test.each([
  'dinner 8-30 pm',
  'timer for 20 minutes',
  'walk for 30 minutes',
  'order 3-4 kg at 5 pm',
  'read pages 3–4 tomorrow 5 pm',
])('READ-3 %s names no length', (text) => expect(read(text).minutes).toBeUndefined())

test('TASK-7 a range of hours, a lead and a priority stand together', () => {
  expect(read('review PR tomorrow 3-4pm !!1 remind me 10 min before')).toMatchObject({
    title: 'Review PR',
    minutes: 60,
    priority: 1,
    lead: { minutes: 10, date: '2026-11-21', time: '15:00:00' },
  })
})

test.each([
  ['lunch tomorrow 1pm to 2:30', 'Lunch', '2026-11-21 13:00', 90],
  ['class 4 baje se 5:30 tak kal', 'Class', '2026-11-21 16:00', 90],
  ['kal 11am se 12:30 tak bank', 'Bank', '2026-11-21 11:00', 90],
  ['movie tomorrow 9pm to 11.45', 'Movie', '2026-11-21 21:00', 165],
])('TASK-2 %s ends at the second time', (text, title, event, minutes) => {
  expect([read(text).title, eventTime(text), read(text).minutes]).toEqual([title, event, minutes])
})

test('TASK-7 a length in one word is read: 1h30m', () => {
  expect(read('review 3pm 1h30m')).toMatchObject({ title: 'Review', time: '15:00:00', minutes: 90 })
  expect(read('gym from 3 for 2 hours')).toMatchObject({ title: 'Gym', time: '15:00:00', minutes: 120 })
  expect(read('sync tomorrow noon to 1pm')).toMatchObject({ title: 'Sync', time: '12:00:00', minutes: 60 })
})

test.each([
  ['sync mon 3pm remind 1 day before and 1 hour before', 'Sync', '2026-11-23 15:00', [1440, 60]],
  ['sync mon 3pm remind 1 hour before and 10 min before', 'Sync', '2026-11-23 15:00', [60, 10]],
  ['sync mon 3pm 30m before and 5m before', 'Sync', '2026-11-23 15:00', [30, 5]],
  ['sync mon 15:00 1 day before and 1 hour before', 'Sync', '2026-11-23 15:00', [1440, 60]],
  ['sync mon 3pm for 1h30m alert 30m before and 5m before', 'Sync', '2026-11-23 15:00', [30, 5]],
  ['sync mon 3pm with alerts 1 day and 1 hour before', 'Sync', '2026-11-23 15:00', [1440, 60]],
  ['call mon 3pm remind me 10 minutes and 1 hour before', 'Call', '2026-11-23 15:00', [60, 10]],
  ['call mon 3pm, 1 day before, 1 hour before', 'Call', '2026-11-23 15:00', [1440, 60]],
  ['call mon 3pm remind me 1 day, 1 hour and 10 min before', 'Call', '2026-11-23 15:00', [1440, 60, 10]],
  ['remind me 10 min and 1 hour before my 5 pm call', 'Call', '2026-11-20 17:00', [60, 10]],
  ['kal 5 baje meeting, 1 din pehle aur 1 ghanta pehle yaad dilana', 'Meeting', '2026-11-21 17:00', [1440, 60]],
  ['call mon 3pm remind me 1 hour and 30 minutes before', 'Call', '2026-11-23 15:00', [90]],
  ['gym mon 6pm for 2 hours, remind 30 min before', 'Gym', '2026-11-23 18:00', [30]],
])('TASK-7 %s keeps the event’s day and time and every alert', (text, title, event, leads) => {
  const { title: said, lead } = read(text)
  expect([said, eventTime(text), [lead?.minutes, ...(lead?.also ?? [])]]).toEqual([title, event, leads])
})

test('TASK-7 of several alerts, the reading gives the first that is still to come', () => {
  expect(read('sync today 11am remind 1 day before and 10 min before')).toMatchObject({
    date: '2026-11-20',
    time: '10:50:00',
    lead: { minutes: 1440, date: '2026-11-20', time: '11:00:00', also: [10] },
  })
})
