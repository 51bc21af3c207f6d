import { expect, test } from 'vitest'

import { digitsIn, numberInWords } from './digits.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code is 482913.', '482913'],
  ['१२३४५६', '123456'],
  ['௧௨௩', '123'],
  ['４５', '45'],
  ['abc', ''],
])('PHONE-1 a code may be pasted as %s', (text, digits) => {
  expect(digitsIn(text)).toBe(digits)
})

test.each([
  ['+919876543210', '+91 98765 43210'],
  ['+4915112345678', '+4915112345678'],
  ['98765', '98765'],
])('the number %s is shown as %s', (number, words) => {
  expect(numberInWords(number)).toBe(words)
})
