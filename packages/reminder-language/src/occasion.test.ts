import { expect, test } from 'vitest'

import { occasionInWords, occasionOf, sinceYearIn } from './occasion.ts'

test.each([
  ['Rohan’s birthday', 2018, 'Rohan turns 8'],
  ["Rohan's birthday born 2018", 2018, 'Rohan turns 8'],
  ['Mummy ka birthday', 1966, 'Mummy turns 60'],
  ['अनु का जन्मदिन', 2025, 'अनु turns 1'],
  ['Wish Ravi a happy birthday', 1990, 'Turns 36'],
  ['Rohan’s birthday', null, null],
  ['Rohan’s birthday', 2026, null],
  ['Our wedding anniversary', 2014, '12 years'],
  ['Car insurance', null, 'Renewal 2026'],
  ['Renew the passport', 2016, 'Renewal 2026'],
  ['Service the car', 2016, null],
])('TASK-12 %s, counted from %s, is %s in 2026', (title, since_year, words) => {
  expect(occasionInWords({ title, recurrence: 'yearly', since_year }, '2026-11-25')).toBe(words)
})

test('TASK-12 only what comes once a year is an occasion', () => {
  const birthday = { title: 'Rohan’s birthday', since_year: 2018 }
  expect(occasionInWords({ ...birthday, recurrence: 'none' }, '2026-11-25')).toBeNull()
  expect(occasionInWords({ ...birthday, recurrence: 'FREQ=YEARLY;BYMONTH=11' }, '2026-11-25')).toBe('Rohan turns 8')
  expect(occasionOf('Buy a birthday cake')).toBe('birthday')
  expect(occasionOf('Call the plumber')).toBeNull()
})

test('TASK-12 a birth year is read only if stated as one, and never in the future', () => {
  expect(sinceYearIn('Rohan birthday 25 Nov every year, born 2018', 2026)).toBe(2018)
  expect(sinceYearIn('anniversary, married in 2014', 2026)).toBe(2014)
  expect(sinceYearIn('passport 2030', 2026)).toBeNull()
  expect(sinceYearIn('born 2030', 2026)).toBeNull()
})
