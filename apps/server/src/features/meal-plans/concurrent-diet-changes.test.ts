import * as cart from '@planner/contract/cart'
import * as explanations from '@planner/contract/explanations'
import * as recipes from '@planner/contract/kitchen/recipes'
import { violations } from '@planner/testing/violations'
import { expect, test } from 'vitest'
import { type Person, startTestServer } from '#test/test-server.ts'

// 2026-11-20 is a Friday and Kartik Ekadashi (Devuthani), a strict fast.

const all = ({ sections }: recipes.MealPlan) => recipes.categories.flatMap((category) => sections[category])
const isMeat = ({ veg_type: type }: recipes.Recipe) => type === 'Non-Veg'
const places = ({ sections }: recipes.MealPlan) =>
  recipes.categories.flatMap((category) => sections[category].map(({ id }, index) => `${category} ${index} ${id}`))

/** Returns today's plan and one ahead, before and after a change. */
async function changed(person: Person, change: Partial<recipes.Diet>, ahead = '2026-11-22') {
  const before = [await person.call(recipes.mealPlan, {}), await person.call(recipes.mealPlan, { date: ahead })]
  const { replanned } = await person.call(recipes.setDiet, change)
  const after = [await person.call(recipes.mealPlan, {}), await person.call(recipes.mealPlan, { date: ahead })]
  return { before, after, replanned }
}

type Class = { what: string; change: Partial<recipes.Diet>; unfit: (recipe: recipes.Recipe) => boolean; ahead?: string }

const classes: Class[] = [
  {
    what: 'allergens',
    change: { exclude_allergens: ['fish', 'crustacean', 'peanut', 'milk'] },
    unfit: ({ allergens }) => ['fish', 'crustacean', 'peanut', 'milk'].some((one) => allergens.includes(one)),
  },
  { what: 'Jain', change: { jain: true }, unfit: ({ flags }) => !flags.jain },
  { what: 'vegan', change: { vegan: true }, unfit: ({ flags }) => !flags.vegan },
  { what: 'Veg Only', change: { veg_only: true }, unfit: ({ veg_type: type }) => type !== 'Veg' },
  {
    what: 'no egg',
    change: { egg: false },
    unfit: ({ veg_type: type, allergens }) => type === 'Egg' || allergens.includes('egg'),
  },
  { what: 'no onion, no garlic', change: { no_onion_garlic: true }, unfit: ({ flags }) => !flags.no_onion_garlic },
  {
    what: 'no meat on chosen weekdays',
    change: { no_meat_days: ['Friday', 'Sunday'] },
    unfit: ({ veg_type: type }) => type !== 'Veg',
  },
  { what: 'Jain on chosen weekdays', change: { jain_days: ['Friday', 'Sunday'] }, unfit: ({ flags }) => !flags.jain },
  { what: 'a fast on chosen weekdays', change: { fast_days: ['Friday', 'Sunday'] }, unfit: ({ flags }) => !flags.vrat },
]

test.each(classes)(
  'COOK-3 a new diet counts for today and the days ahead at once: $what',
  async ({ change, unfit }) => {
    await using server = await startTestServer()
    const asha = await server.aPerson()
    const { before, after, replanned } = await changed(asha, change)
    for (const [day, plan] of after.entries()) {
      expect(violations(all(plan), unfit)).toEqual([])
      expect(all(plan).flatMap(({ against }) => against)).toEqual([])
      expect(all(plan)).toHaveLength(20)
      const stays = recipes.categories.flatMap((category) =>
        before[day]!.sections[category].flatMap((recipe, index) =>
          unfit(recipe) ? [] : [`${category} ${index} ${recipe.id}`],
        ),
      )
      expect(places(plan)).toEqual(expect.arrayContaining(stays))
    }
    const [today, ahead] = before.map((plan) => all(plan).filter(unfit).length)
    expect(replanned).toEqual({ today, ahead, kept: 0 })
    expect(today! + ahead!).toBeGreaterThan(0)
  },
)

test('COOK-3 a new diet counts for today at once: pork', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const plan = await asha.call(recipes.mealPlan, {})
  await asha.call(recipes.setDiet, { pork: true })
  const found = await asha.call(recipes.search, { query: 'pork vindaloo' })
  const pork = found.recipes.find(({ quantities }) => quantities.some(({ name }) => /pork/i.test(name)))!
  const sections = Object.fromEntries(recipes.categories.map((one) => [one, plan.sections[one].map(({ id }) => id)]))
  const other = plan.sections.Lunch.findIndex(isMeat)
  sections.Lunch![other] = pork.id
  await server.pool.query('update meal_plans set recipes = $1 where user_id = $2', [JSON.stringify(sections), asha.id])
  expect((await asha.call(recipes.mealPlan, {})).sections.Lunch[other]).toMatchObject({ id: pork.id, against: [] })

  expect((await asha.call(recipes.setDiet, { pork: false })).replanned).toEqual({ today: 1, ahead: 0, kept: 0 })
  const after = await asha.call(recipes.mealPlan, {})
  expect(after.sections.Lunch[other]).toMatchObject({ type: 'Non-Veg', against: [] })
  expect(places(after).filter((one) => !places(plan).includes(one))).toHaveLength(1)
})

test('COOK-3 the fasts of the calendar count for the days on which they are', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { before, after } = await changed(asha, { vrat: true })
  expect(all(after[0]!).every(({ flags }) => flags.vrat)).toBe(true)
  expect(after[0]!.notes[0]).toMatch(/Ekadashi: every dish is suitable for the fast/)
  expect(places(after[1]!)).toEqual(places(before[1]!))
})

test('COOK-3 rules of a weekday leave the other days as they are', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { before, after, replanned } = await changed(asha, { no_meat_days: ['Tuesday', 'Sunday'] })
  expect(places(after[0]!)).toEqual(places(before[0]!))
  expect(after[0]!.notes).toEqual(before[0]!.notes)
  expect(replanned).toMatchObject({ today: 0, kept: 0 })
  expect(all(after[1]!).some(isMeat)).toBe(false)
  expect(after[1]!.notes).toContain('You eat no meat on Sundays: every dish is vegetarian.')
  const fresh = await asha.call(recipes.mealPlan, { date: '2026-11-24' })
  expect(all(fresh).every(({ veg_type: type }) => type === 'Veg')).toBe(true)
})

test('COOK-3 dishes in the cart or ordered stay in the plan, marked with what is against the diet', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const plan = await asha.call(recipes.mealPlan, {})
  const [whole, cooked, other] = all(plan).filter(isMeat)
  await asha.call(cart.add, { type: 'recipe', item_id: whole!.id, name: whole!.title, action: 'order_online' })
  await asha.call(cart.addRecipeIngredients, { recipe_id: cooked!.id })
  const { replanned } = await asha.call(recipes.setDiet, { jain: true, exclude_allergens: ['milk'] })
  const after = await asha.call(recipes.mealPlan, {})
  const marked = all(after).filter(({ against }) => against.length > 0)
  expect(marked.map(({ id }) => id)).toEqual(expect.arrayContaining([whole!.id, cooked!.id]))
  expect(replanned.kept).toBe(marked.length)
  expect(marked.every(({ against }) => against.includes('not Jain'))).toBe(true)
  expect(all(after).map(({ id }) => id)).not.toContain(other!.id)
  for (const { allergens, against, flags } of all(after)) {
    expect(against.includes('contains milk')).toBe(allergens.includes('milk'))
    expect(against.includes('not Jain')).toBe(!flags.jain)
  }
  const { facts } = await asha.call(explanations.why, { about: 'dish', id: whole!.id })
  expect(facts[0]).toMatch(
    /^We kept it because it’s in your cart or an order, but it doesn’t fit your diet: .*not Jain\.$/,
  )
})

test('COOK-3 Veg Only is stored on the account; vegetarian dishes and the other plan stay', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const mixed = await asha.call(recipes.mealPlan, {})
  expect((await asha.call(recipes.setDiet, { veg_only: true })).replanned.today).toBe(10)
  const veg = await asha.call(recipes.mealPlan, {})
  expect(veg).toMatchObject({ vegOnly: true, diet_version: 1 })
  expect(places(veg)).toEqual(
    expect.arrayContaining(places(mixed).filter((_, index) => all(mixed)[index]!.veg_type === 'Veg')),
  )
  // An old client that still requests the mixed plan gets what the household eats.
  expect(await asha.call(recipes.mealPlan, { veg_only: 'false' })).toEqual(veg)
  const swapped = await asha.call(recipes.swap, { recipe_id: veg.sections.Lunch[0]!.id })
  expect(swapped).toMatchObject({ vegOnly: true })
  const found = await asha.call(recipes.search, { query: 'curry' })
  expect(violations(found.recipes, ({ veg_type: type }) => type !== 'Veg')).toEqual([])

  await asha.call(recipes.setDiet, { veg_only: false })
  expect(await asha.call(recipes.mealPlan, {})).toMatchObject({ vegOnly: false, sections: mixed.sections })
})

test('COOK-3 a client that asks for Veg Only by itself still gets it, and the account stays as it is', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.call(recipes.mealPlan, { veg_only: 'true' })).toMatchObject({ vegOnly: true })
  expect(await asha.call(recipes.mealPlan, {})).toMatchObject({ vegOnly: false })
  expect(await asha.call(recipes.diet, {})).toMatchObject({ veg_only: false, version: 0 })
})

test('COOK-3 a diet that leaves hardly anything shows fewer dishes, none against it; a wider one fills the empty places', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(recipes.mealPlan, {})
  const narrow: Partial<recipes.Diet> = {
    jain: true,
    vegan: true,
    exclude_allergens: ['milk', 'mustard', 'gluten', 'peanut', 'sesame', 'soy', 'tree-nut'],
    fast_days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  }
  await asha.call(recipes.setDiet, narrow)
  const strict = await asha.call(recipes.mealPlan, {})
  expect(violations(all(strict), ({ against }) => against.length > 0)).toEqual([])
  expect(all(strict).length).toBeLessThan(20)
  const missing = 20 - all(strict).length
  const fewer = missing === 1 ? '1 dish fewer' : `${missing} dishes fewer`
  expect(strict.notes.filter((note) => note.includes(fewer))).toHaveLength(1)
  // Dishes that fit keep their places, also when the same change is repeated.
  await asha.call(recipes.setDiet, narrow)
  expect(places(await asha.call(recipes.mealPlan, {}))).toEqual(expect.arrayContaining(places(strict)))

  const { replanned } = await asha.call(recipes.setDiet, {
    jain: false,
    vegan: false,
    exclude_allergens: [],
    fast_days: [],
  })
  const wide = await asha.call(recipes.mealPlan, {})
  expect(all(wide)).toHaveLength(20)
  expect(places(wide)).toEqual(expect.arrayContaining(places(strict)))
  expect(replanned.today).toBe(20 - all(strict).length)
  expect(wide.notes.filter((note) => note.includes('fewer than usual'))).toEqual([])
})

test('COOK-3 a plan that is made while the diet changes keeps to the new one', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
  await Promise.all([
    ...days.map((date) => asha.ask(recipes.mealPlan, { date })),
    asha.call(recipes.setDiet, { jain: true }),
  ])
  for (const date of days) {
    const plan = await asha.call(recipes.mealPlan, { date })
    expect(violations(all(plan), ({ flags }) => !flags.jain)).toEqual([])
  }
})
