import { violations } from '@planner/testing/violations'
import { expect, test } from 'vitest'
import { timesOf } from '../compute/times.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { variationsOf } from '../read/variation.ts'
import { recipe } from './recipe.ts'
import { recipeIdOf } from './recipe-of-dish.ts'

test('COOK-1 a dish of the cookbook is a recipe: its own sentences with the amounts, scaled', () => {
  const dal = recipe('punjab.dal-makhani')!
  expect(dal.title).toBe('Dal Makhani')
  expect(dal.instructions[0]).toMatch(/^Soak 200 g whole black urad and 40 g rajma together/)
  expect(dal.ingredients).toContain('10 g ginger, grated')
  expect(recipe('punjab.dal-makhani', 8)!.ingredients).toContain('400 g whole black urad, rinsed')
  expect(dal.standMinutes).toBeGreaterThanOrEqual(600)
  expect(dal.steps.find(({ minutes }) => minutes === 600)?.kind).toBe('stand')
  expect(dal.allergens).toEqual(['milk'])
  expect(recipe('punjab.no-such-dish')).toBeUndefined()
})

test('COOK-1 every dish and every variation gives a whole recipe, for one and for twelve', { timeout: 300_000 }, () => {
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
  expect(violations(ids, isBroken)).toEqual([])
})

test('COOK-1 meat and fish marinate for hours in the refrigerator, paneer where the file leaves it', () => {
  expect(recipe('bohra.bohra-raan')!.instructions.join(' ')).toContain('marinate in the refrigerator for 8 h')
  expect(recipe('east-indian.fish-chinchoni')!.instructions.join(' ')).toContain('marinate for 15 mins')
})

test('COOK-1 no page of a dish shows a doubled word, a mark before a full stop or a tip that says nothing', () => {
  const ids = [...cookbook().dishes.keys()].map(recipeIdOf)
  const isOdd = (id: string) => {
    const { instructions, ingredients, tips } = recipe(id)!
    const text = [...instructions, ...tips].join('\n')
    return (
      /[,;:]\.|\b(strand|slice|stick)s? of [a-z ]+, \1s?\b/.test([text, ...ingredients].join('\n')) ||
      /Whatever the meal|It is the drink|^1 (green|red) chillies/m.test([text, ...ingredients].join('\n'))
    )
  }
  expect(violations(ids, isOdd)).toEqual([])
})

test('COOK-1 a drink is named only where it is the custom of the place, and no tip is true of any dish', () => {
  const shown = [...cookbook().dishes.keys()].map((id) => recipe(recipeIdOf(id))!)
  const generic = shown.filter(
    ({ drinkPairing, tips }) =>
      /saunf water|Jeera water|Thin chaas/.test(drinkPairing) ||
      tips.some((tip) => /^Goes with: |^Drink it (?:fresh|cold)|^Serve it hot\.$/.test(tip)),
  )
  expect(generic.map(({ id }) => id)).toEqual([])
  const paired = shown.filter(({ drinkPairing }) => drinkPairing !== '')
  expect(new Set(paired.map(({ drinkPairing }) => drinkPairing)).size).toBeGreaterThan(20)
  for (const { regionalOrigin, drinkPairing } of paired)
    if (drinkPairing === 'Neer mor') expect(regionalOrigin).toBe('Tamil Nadu')
})

test('COOK-6 an ingredient that an own recipe takes as boiled counts its boiling time', () => {
  const dish = cookbook().dishes.get('all-india/veg-burger')!
  const prepared = (preparation: string) => ({
    ...dish,
    portions: dish.portions.map((one) => (one.food.name === 'potato' ? { ...one, preparation } : one)),
  })
  expect(timesOf(prepared('boiled')).work - timesOf(prepared('')).work).toBe(20)
})
