import { expect, test } from 'vitest'
import { linesNow } from '../../../test/case.ts'
import '../../languages/all.ts'
import { parseReminder } from '../../index.ts'

const read = (text: string) => parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' })

test.each([
  ['Aarav ko exam se ek din pehle yaad dilana 18 dec', '2026-12-17', 'Aarav ko exam'],
  ['exam se ek din pehle mujhe yaad dilana 18 dec', '2026-12-17', 'Exam'],
  ['exam se do din pehle padhai 18 dec', '2026-12-16', 'Exam padhai 18 dec'],
  ['ek din pehle yaad dilana exam 18 dec', '2026-12-17', 'Exam 18 dec'],
  ['one day before exam on 18 dec', '2026-12-17', 'Exam on 18 dec'],
  ['exam 18 dec ko hai, ek din pehle yaad dilana', '2026-12-17', 'Exam'],
  ['ek din pehle mujhe batana exam 18 dec', '2026-12-17', 'Batana exam 18 dec'],
  ['Diwali se do din pehle mithai', '2027-10-27', 'Mithai'],
])('READ-8 “%s” is on %s', (text, date, title) => {
  expect(read(text)).toMatchObject({ date, title })
})

test('READ-8 the time named with the event’s date is that of the reminder', () => {
  expect(read('exam se ek din pehle yaad dilana 18 dec subah 8 baje')).toMatchObject({
    date: '2026-12-17',
    time: '08:00:00',
  })
})

test.each([
  ['exam se ek hafte pehle aur ek din pehle yaad dilana 18 dec', '2026-12-11'],
  ['exam 18 dec ko hai, ek hafte pehle aur ek din pehle yaad dilana', '2026-12-11'],
])('READ-8 of two distances before one date the first counts: “%s”', (text, date) => {
  expect(read(text).date).toBe(date)
})

test.each(['dawai do din pehle li thi, doctor 18 dec', 'do din pehle bill aaya, bharna hai 18 dec'])(
  'READ-8 something that happened days ago leaves a later date as it is: “%s”',
  (text) => expect(read(text).date).toBe('2026-12-18'),
)
