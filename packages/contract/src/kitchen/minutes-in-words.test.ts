import { expect, test } from 'vitest'

import { minutesInWords } from './minutes-in-words.ts'

test('RECIPE-6 short times stay as the recipe says them, long ones read in hours', () => {
  expect(minutesInWords('15 mins')).toBe('15 mins')
  expect(minutesInWords('1 mins')).toBe('1 min')
  expect(minutesInWords('59 mins')).toBe('59 mins')
  expect(minutesInWords('60 mins')).toBe('1 h')
  expect(minutesInWords('89 mins')).toBe('1 h 29 mins')
  expect(minutesInWords('840 mins')).toBe('14 h')
  expect(minutesInWords('102 mins')).toBe('1 h 42 mins')
  expect(minutesInWords('121 mins + soak 10 h')).toBe('2 h 1 min + soak 10 h')
  expect(minutesInWords('1 h + wait 8.5 h')).toBe('1 h + wait 8 h 30 mins')
  expect(minutesInWords('overnight')).toBe('overnight')
})
