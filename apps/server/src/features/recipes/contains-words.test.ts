import { recipe } from '@planner/kitchen'
import { expect, test } from 'vitest'
import { containsWords } from './contains-words.ts'

const dal = recipe('punjab.dal-makhani')!

test.each(['dal makhani', 'daal makhni recipe', 'urad dal makhani', 'punjabi dal'])(
  'a recipe holds every word of %s',
  (query) => {
    expect(containsWords(query, dal)).toBe(true)
  },
)

test.each(['paneer makhani', 'tiramisu', 'recipe', 'कढ़ी चावल', ''])('a recipe is not what is meant by %j', (query) => {
  expect(containsWords(query, dal)).toBe(false)
})
