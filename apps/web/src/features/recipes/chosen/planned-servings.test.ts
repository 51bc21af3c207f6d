import { expect, test } from 'vitest'

import { peopleOfMeal, plannedDish, plannedServings } from './planned-servings.ts'

const planned = {
  recipe_id: 'punjab.methi-paratha',
  day: '2026-12-01',
  meal: 'dinner' as const,
  people: 11,
  servings: 11,
  cooked_at: null as string | null,
  leftover: false,
}
const { recipe_id: id, day: today } = planned

test('COOK-8 a dish is cooked for the servings of the day in view, else of the next day that has it', () => {
  const later = { ...planned, day: '2026-12-03', servings: 6 }
  expect(plannedServings([later, planned], id, today)).toBe(11)
  expect(plannedServings([planned, later], id, '2026-12-02')).toBe(6)
  expect(plannedServings([planned], id, '2026-12-02')).toBeNull()
  expect(plannedServings([planned], 'another.dish', today)).toBeNull()
})

test('COOK-8 one that is to be cooked counts before one that is cooked, and leftovers last', () => {
  const cooked = { ...planned, cooked_at: '2026-12-01T05:00:00.000Z', servings: 3 }
  const leftover = { ...planned, leftover: true, servings: 2 }
  expect(plannedServings([leftover, cooked, planned], id, today)).toBe(11)
  expect(plannedServings([leftover, cooked], id, today)).toBe(3)
  expect(plannedServings([leftover], id, today)).toBe(2)
})

test('COOK-8 another dish of a meal is for those of the last one', () => {
  const { meal } = planned
  expect(peopleOfMeal([planned, { ...planned, people: 9 }], { day: today, meal })).toBe(9)
  expect(peopleOfMeal([planned], { day: today, meal: 'lunch' })).toBeNull()
  expect(peopleOfMeal([{ ...planned, leftover: true }], { day: today, meal })).toBeNull()
})

test('COOK-8 the dish that was just cooked is the uncooked one of the day in view, else of the nearest day', () => {
  const [yesterday, later] = [
    { ...planned, day: '2026-11-30' },
    { ...planned, day: '2026-12-05' },
  ]
  expect(plannedDish([later, planned, yesterday], id, today)).toBe(planned)
  expect(plannedDish([later, yesterday], id, today)).toBe(yesterday)
  const cooked = { ...planned, cooked_at: '2026-12-01T05:00:00.000Z' }
  const leftover = { ...planned, leftover: true }
  expect(plannedDish([cooked, leftover, later], id, today)).toBe(later)
  expect(plannedDish([cooked, leftover], id, today)).toBe(leftover)
  expect(plannedDish([cooked], id, today)).toBeUndefined()
})
