import { searchRecipes } from '@planner/kitchen'
import { expect, test } from 'vitest'
import { fits } from './fits.ts'

test.each([
  'panir butter masla',
  'shahi tukda',
  'aloo gobi',
  'avocado toast',
  'kerala fish curry',
  'कढ़ी चावल',
  'pizza',
  'biriyani',
  'dal without onion',
  'gobhi manchurian',
  'rasmalai recipe',
  'jain snacks',
  'kaddu ki sabzi',
])('our own search has it: %s', (query) => {
  expect(fits(query, searchRecipes(query, { limit: 24 }))).toBe(true)
})

test.each([
  'tiramisu',
  'sushi',
  'mexican burrito bowl',
  'pad thai',
  'kimchi fried rice',
  'falafel wrap',
  'vegan brownie',
])('our own search has something else: %s', (query) => {
  expect(fits(query, searchRecipes(query, { limit: 24 }))).toBe(false)
})
