import * as ownRecipes from '@planner/contract/kitchen/own-recipes'
import * as recipe from '@planner/contract/kitchen/recipe'
import { expect, test } from 'vitest'
import * as cookbook from '../../../packages/kitchen/src/read/vocabulary.ts'

test('the API and the cookbook know the same allergens, courses and units', () => {
  expect(recipe.allergens).toEqual(cookbook.allergens)
  expect(ownRecipes.courses).toEqual(cookbook.courses)
  // In a form an amount may lack its unit.
  expect(ownRecipes.units).toEqual(['', ...cookbook.units])
})
