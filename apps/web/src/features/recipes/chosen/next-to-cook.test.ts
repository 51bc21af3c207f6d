import { expect, test } from 'vitest'

import { nextToCook } from './next-to-cook.ts'

const dish = (meal: 'breakfast' | 'lunch' | 'tea' | 'dinner', cooked_at: string | null = null) => ({ meal, cooked_at })

test('LOOK-7 the next dish to cook is the first of the next meal', () => {
  const [dinner, breakfast, lunch] = [dish('dinner'), dish('breakfast'), dish('lunch')]
  const dishes = [dinner, breakfast, lunch]
  expect(nextToCook(dishes, 0)).toBe(breakfast)
  expect(nextToCook(dishes, 11)).toBe(lunch)
  expect(nextToCook(dishes, 16)).toBe(dinner)
})

test('LOOK-7 the next dish skips cooked ones, then falls back to earlier uncooked ones, then to the last', () => {
  const [cooked, lunch] = [dish('dinner', '2026-11-30T12:00:00.000Z'), dish('lunch')]
  expect(nextToCook([lunch, cooked], 20)).toBe(lunch)
  expect(nextToCook([cooked], 8)).toBe(cooked)
  expect(nextToCook([], 8)).toBeUndefined()
})
