import { expect, test } from 'vitest'

import { minutesInWords } from './minutes-in-words.ts'

test('RECIPE-6 short times stay as the recipe says them, long ones read in hours', () => {
  expect(minutesInWords('15 mins')).toBe('15 mins')
  expect(minutesInWords('119 mins')).toBe('119 mins')
  expect(minutesInWords('840 mins')).toBe('14 h')
  expect(minutesInWords('150 mins')).toBe('2 h 30 mins')
  expect(minutesInWords('overnight')).toBe('overnight')
})
