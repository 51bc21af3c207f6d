import { expect, test } from 'vitest'
import { leastServingsOf } from '../compute/least-batch.ts'
import { isLongKeeping } from '../compute/long-keeping.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { recipe } from './recipe.ts'
import { recipeIdOf } from './recipe-of-dish.ts'

const { dishes } = cookbook()
const saysItKeeps = (id: string) =>
  recipe(recipeIdOf(id), 1)!.tips.some((tip) => tip.endsWith('and what is left keeps.'))
const jar = 'Keep it in a clean, dry jar, and take it out with a dry spoon.'
const hasJar = (id: string) => recipe(recipeIdOf(id))!.tips.includes(jar)

test.each([
  ['all-india/pineapple-jam', true],
  ['tamil-nadu/sambar-podi', true],
  ['all-india/white-sauce', false],
  ['all-india/homemade-curd', false],
  ['andhra-pradesh/mamidi-tandra', false],
  ['all-india/amla-candy', false],
])('COOK-12 %s is told to be kept in a jar: %s', (id, isTold) => {
  expect(hasJar(id)).toBe(isTold)
})

test('COOK-12 only durable dishes show how long they keep: none with fresh coconut, herbs, egg, milk, cream or curd', () => {
  const batches = [...dishes.values()].filter((dish) => leastServingsOf(dish) > 1)
  expect(batches.length).toBeGreaterThan(400)
  const said = batches.filter(({ id }) => saysItKeeps(id))
  expect(said.length).toBeGreaterThan(150)
  expect(said.filter((dish) => !isLongKeeping(dish))).toEqual([])
  const fresh =
    /^(?:grated coconut|coconut milk|coriander leaf|mint leaf|egg|(?:full-cream |whole )?milk|fresh cream|curd|paneer|khoya|chhena)$/
  expect(said.filter(({ portions }) => portions.some(({ food }) => fresh.test(food.name))).map(({ id }) => id)).toEqual(
    [],
  )
  // The pickles still have the tip.
  expect(said.filter(({ course }) => course === 'pickle').length).toBeGreaterThan(70)
})
