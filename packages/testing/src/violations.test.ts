import { expect, test } from 'vitest'
import { violations } from './violations.ts'

test('names what breaks the rule', () => {
  expect(violations([1, 2, 3], (number) => number > 1)).toEqual([2, 3])
  expect(violations([1], (number) => number > 1)).toEqual([])
})

test('an audit over an empty scope fails', () => {
  expect(() => violations([], () => true)).toThrow('empty')
})
