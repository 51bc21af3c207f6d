import { expect, test } from 'vitest'
import { odd } from './odd.ts'

test('names what breaks the rule', () => {
  expect(odd([1, 2, 3], (number) => number > 1)).toEqual([2, 3])
  expect(odd([1], (number) => number > 1)).toEqual([])
})

test('an audit over an empty scope fails', () => {
  expect(() => odd([], () => true)).toThrow('empty')
})
