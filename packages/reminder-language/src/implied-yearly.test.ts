import { expect, test } from 'vitest'
import { isImpliedYearly, withYearlyOccasion } from './implied-yearly.ts'
import { parseReminder } from './index.ts'

const options = { now: new Date('2026-11-20T10:00:00+05:30'), timeZone: 'Asia/Kolkata' }
const read = (text: string, leaveAlone: { start: number; end: number }[] = []) =>
  withYearlyOccasion(parseReminder(text, { ...options, leaveAlone }), text, leaveAlone)

test.each([
  ['Rohan birthday', true],
  ["Rohan's birthday", true],
  ['Mummy ka birthday', true],
  ['अनु का जन्मदिन', true],
  ['Maa papa ki anniversary', true],
  ['Meena didi ki shaadi ki saalgirah', true],
  ['Our wedding anniversary', true],
  ['Wish Ravi a happy birthday', false],
  ['Buy a birthday cake', false],
  ['Rohan birthday party', false],
  ['Gift for Rohan birthday', false],
  ['Call the plumber', false],
])('TASK-12 %s repeats yearly without saying so: %s', (title, expected) => {
  expect(isImpliedYearly(title)).toBe(expected)
})

test.each([
  ['Rohan birthday 12 March', '2027-03-12'],
  ['bhabhi ka birthday 3 december', '2026-12-03'],
  ['पोती का जन्मदिन 12 दिसंबर को', '2026-12-12'],
  ['our wedding anniversary on 5 Feb at 8 pm', '2027-02-05'],
])('TASK-12 a birthday or anniversary on a day repeats every year: %s', (text, date) => {
  expect(read(text)).toMatchObject({ date, recurrence: 'yearly', festival: null })
})

test('TASK-12 leaving the word alone makes a birthday once only', () => {
  const text = 'Rohan birthday 12 March'
  const word = read(text).spans.find(({ kind }) => kind === 'recurrence')!
  expect(text.slice(word.start, word.end)).toBe('birthday')
  expect(read(text, [word])).toMatchObject({ date: '2027-03-12', recurrence: null, title: 'Rohan birthday' })
})

test.each([
  'Rohan birthday party on Saturday',
  'gift for Rohan birthday 12 March',
  'Rohan birthday',
  'order cake for Asha on 12 March',
])('TASK-12 what is about a birthday, or has no day, stays once: %s', (text) =>
  expect(read(text).recurrence).toBeNull(),
)
