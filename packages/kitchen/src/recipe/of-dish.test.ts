import { odd } from '@planner/testing/odd'
import { expect, test } from 'vitest'
import { cookbook } from '../read/load-cookbook.ts'
import { variationsOf } from '../read/variation.ts'
import { recipeIdOf } from './of-dish.ts'
import { recipe } from './recipe.ts'

test('COOK-1 a dish of the cookbook is a recipe: its own sentences with the amounts, scaled', () => {
  const dal = recipe('punjab.dal-makhani')!
  expect(dal.title).toBe('Dal Makhani')
  expect(dal.instructions[0]).toMatch(/^Soak 200 g whole black urad and 40 g rajma together/)
  expect(dal.ingredients).toContain('10 g ginger, grated')
  expect(recipe('punjab.dal-makhani', 8)!.ingredients).toContain('400 g whole black urad')
  expect(dal.standMinutes).toBeGreaterThanOrEqual(600)
  expect(dal.steps.find(({ minutes }) => minutes === 600)?.kind).toBe('stand')
  expect(dal.allergens).toEqual(['milk'])
  expect(recipe('punjab.no-such-dish')).toBeUndefined()
})

test('COOK-1 every dish and every variation gives a whole recipe, for one and for twelve', () => {
  const ids = [...cookbook().dishes.values()].flatMap((dish) => [
    recipeIdOf(dish.id),
    ...variationsOf(dish).map((slug) => `${recipeIdOf(dish.id)}.${slug}`),
  ])
  const isBroken = (id: string) =>
    [1, 4, 12].some((serves) => {
      const made = recipe(id, serves)
      if (!made || made.id !== id) return true
      const words = [...made.instructions, ...made.ingredients].join(' ')
      return /undefined|NaN|\b0 (g|ml|tsp)\b|[@~{}]/.test(words) || made.quantities.some(({ grams }) => !(grams > 0))
    })
  expect(odd(ids, isBroken)).toEqual([])
})
