import { expect, test, vi } from 'vitest'
import { cities } from '../../test/plan/households.ts'
import { type Walk, walk } from '../../test/plan/walk.ts'
import { partsOf } from './candidate.ts'
import { kitchenPool } from './candidate-pool.ts'
import { planDay } from './plan-day.ts'
import { isPlate } from './plate.ts'
import { swap } from './swap.ts'

vi.setConfig({ testTimeout: 300_000 })

const part = (walks: readonly Walk[], key: 'plates' | 'onePlace' | 'meals' | 'recipes' | 'variations') =>
  walks.reduce((sum, one) => sum + one[key], 0)

test('COOK-4 a year in Delhi: plates of one place, nothing again within 90 days, nothing against the diet, mornings kept', () => {
  const year = walk({ city: 'Delhi', vegOnly: true, profile: {}, days: 365 })
  expect(year).toMatchObject({ repeats: 0, violations: 0, unfilled: 0, wrongMix: 0, sweetTeas: 0 })
  expect(year).toMatchObject({ kin: 0, slowBreakfasts: 0, outOfSeason: 0 })
  expect(year.plates / year.meals).toBeGreaterThanOrEqual(0.9)
  expect(year.onePlace / year.meals).toBeGreaterThanOrEqual(0.9)
  expect(year.variations / year.recipes).toBeLessThanOrEqual(0.25)
  expect(year.kinOrSameMain / year.recipes).toBeLessThanOrEqual(0.01)
  expect(year.dishes).toBeGreaterThan(0)
  expect(year.missed).toEqual([])
})

test('COOK-4 days of the year in eight cities, both diets, Jain and no onion: plates of one place, and feasts with what they must have', () => {
  const walks = cities.flatMap((city) =>
    [
      { vegOnly: false, profile: {} },
      { vegOnly: true, profile: {} },
      { vegOnly: true, profile: { jain: true } },
      { vegOnly: true, profile: { noOnionGarlic: true } },
    ].flatMap((household) => [
      walk({ city, ...household, first: 9, days: 6 }),
      // From Onam to Ganesh Chaturthi, Navratri to Dussehra, Diwali to Chhath.
      ...[237, 292, 311].map((first) => walk({ city, ...household, first, days: 2 })),
    ]),
  )
  expect(part(walks, 'plates') / part(walks, 'meals')).toBeGreaterThanOrEqual(0.9)
  expect(part(walks, 'onePlace') / part(walks, 'meals')).toBeGreaterThanOrEqual(0.9)
  for (const one of walks)
    expect(one).toMatchObject({ repeats: 0, violations: 0, unfilled: 0, wrongMix: 0, missed: [] })
})

test('COOK-4 four dishes are a plate whichever sits where, and not without a staple or anything wet', () => {
  const rice = { parts: partsOf('staple', 'rice') }
  const dal = { parts: partsOf('dal', 'dal') }
  const sabzi = { parts: partsOf('side', 'sabzi') }
  const raita = { parts: partsOf('relish', 'raita') }
  const fry = { parts: partsOf('main', 'fry') }
  expect(isPlate([raita, sabzi, dal, rice])).toBe(true)
  expect(isPlate([rice, dal, sabzi, fry])).toBe(true)
  expect(isPlate([sabzi, dal, fry, raita])).toBe(false)
  expect(isPlate([rice, raita, sabzi, fry])).toBe(false)
  expect(isPlate([rice, dal, sabzi])).toBe(false)
})

test('COOK-4 a plan names the place of its plates and what each dish is', () => {
  const plan = planDay({ date: '2026-07-05', vegOnly: true, city: 'Kochi', seen: [], seed: 'plates' })
  for (const { category, place, roles, recipes } of plan.sections) {
    expect(roles.length).toBe(recipes.length)
    expect(place !== undefined).toBe(category === 'Lunch' || category === 'Dinner')
  }
})

test('COOK-4 a day that the household fasts by itself is vrat throughout', () => {
  const plan = planDay({
    date: '2026-07-07',
    vegOnly: false,
    city: 'Delhi',
    seen: [],
    seed: 'fast',
    profile: { fast: true },
  })
  const recipes = plan.sections.flatMap((section) => section.recipes)
  expect(recipes.length).toBe(20)
  expect(recipes.filter(({ diet }) => !diet.vrat)).toEqual([])
})

test('COOK-4 a swap keeps the part that a dish has on the plate, and the plate’s place', () => {
  const request = { date: '2026-07-06', vegOnly: true, city: 'Chennai', seen: [], seed: 'swap' }
  const plan = planDay(request)
  for (const category of ['Lunch', 'Dinner'] as const) {
    const { recipes } = plan.sections.find((one) => one.category === category)!
    for (const [index, recipe] of recipes.entries()) {
      const before = kitchenPool().find(recipe.id)!
      const after = kitchenPool().find(swap(request, plan, { category, index })!.id)!
      expect(
        after.parts.some((one) => before.parts.includes(one)),
        `${recipe.id} ${after.id}`,
      ).toBe(true)
    }
  }
})
