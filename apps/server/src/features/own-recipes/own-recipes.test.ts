import * as cart from '@planner/contract/cart'
import * as chosen from '@planner/contract/kitchen/chosen-dishes'
import * as own from '@planner/contract/kitchen/own-recipes'
import * as recipes from '@planner/contract/kitchen/recipes'
import { expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

const khichdi = `---
title: Our khichdi
serves: 2
meals: [lunch, dinner]
---

Rinse @rice{100%g} and @moong dal{60%g}. Add @salt{1%tsp}.

Cook with @water{700%ml} until soft. ~{20%minutes}
`
const form: own.OwnForm = {
  title: 'Lemon rice of ours',
  serves: 4,
  meals: ['lunch'],
  course: 'rice',
  role: 'main',
  place: '',
  ingredients: [
    { name: 'Rice', amount: 300, unit: 'g', preparation: '' },
    { name: 'lemon', amount: 1, unit: '', preparation: 'juiced' },
    { name: 'salt', amount: 1.5, unit: 'tsp', preparation: '' },
  ],
  steps: ['Cook the rice until soft. ~{12%minutes}', 'Stir in the juice of the lemon and serve.'],
  notes: ['Better the next day.'],
}

const page = async (server: TestServer, name: string) => server.app.inject({ url: `/r/${name}` })

test('COOK-6 a recipe is written as text or as a form, opens like any other, scales, is saved, shopped for and chosen', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const written = await asha.call(own.write, { text: khichdi })
  expect(written).toMatchObject({
    title: 'Our khichdi',
    text: khichdi.trim(),
    is_vegetarian: true,
    unsettled: 0,
    to_settle: [],
  })
  const { recipe_id: id } = written
  expect(await asha.call(recipes.one, { id, serves: '4' })).toMatchObject({ id, serves: 4, own: { unsettled: [] } })
  await asha.call(recipes.save, { id })
  const list = await asha.call(recipes.shoppingList, { recipes: [{ id, serves: 4 }] })
  expect(list.items.map(({ id: item, grams }) => [item, grams])).toContainEqual(['moong-dal', 120])
  expect((await asha.call(cart.addRecipeIngredients, { recipe_id: id })).items_added).toBe(2)
  const meal = { recipe_id: id, day: '2026-11-20', meal: 'lunch' as const }
  expect(await asha.call(chosen.choose, meal)).toMatchObject({ title: 'Our khichdi' })

  const formed = await asha.call(own.write, { form })
  expect(formed.recipe).toMatchObject({
    title: 'Lemon rice of ours',
    serves: 4,
    category: 'Lunch',
    cook_time: '12 mins',
  })
  expect(formed.text).toContain('Cook the @rice{300%g} until soft. ~{12%minutes}')
  expect(formed.text).toContain('Ingredients: @salt{1.5%tsp}.')
  expect(formed.recipe.instructions).toHaveLength(2)
  expect(formed.form.ingredients).toContainEqual({ name: 'lemon', amount: 1, unit: '', preparation: 'juiced' })
  expect((await asha.call(own.list, {})).recipes.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Our khichdi', 'Lemon rice of ours']),
  )

  await asha.call(own.rewrite, { id: written.id, text: khichdi.replace('Our khichdi', 'Khichdi') })
  expect((await asha.call(chosen.list, {})).dishes[0]!.title).toBe('Khichdi')
  await asha.call(own.remove, { id: written.id })
  expect(await asha.ask(recipes.one, { id })).toMatchObject({ status: 404, detail: 'Recipe not found' })
  expect((await asha.call(chosen.list, {})).dishes).toEqual([])
  expect((await asha.call(own.list, {})).recipes).toHaveLength(1)
})

test('COOK-6 an unreadable recipe is refused with its line; markup in it stays text', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const refused = async (text: string) => (await asha.ask(own.write, { text })).detail
  expect(await refused(khichdi.replace('1%tsp', '1%bowl'))).toMatch(/^Line 7: 'salt': unknown unit 'bowl'; use g, /)
  expect(await refused('Boil @rice{1%cup}.')).toMatch(/^Line 1: the front matter/)
  expect(await refused('x'.repeat(20_001))).toBe('The recipe must be at most 20,000 characters')
  expect(await refused(`${khichdi}> ${'दाल'.repeat(2500)}`)).toBe('The recipe must be at most 20 kB')
  expect(await asha.ask(own.write, {})).toMatchObject({ status: 422, detail: 'The recipe must not be empty' })
  const script = '<script>alert(1)</script>'
  const hostile = await asha.call(own.write, {
    text: khichdi.replace('Our khichdi', `"${script}"`).replace('soft', script),
  })
  expect(hostile).toMatchObject({ title: script })
  expect(hostile.recipe.placeholder).not.toContain('script')
  const { share_token: token } = await asha.call(own.share, { id: hostile.id })
  const { body } = await page(server, token)
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(body).not.toContain('<script')
})

test('COOK-6 an unknown ingredient is asked about; until it is settled the recipe is unsafe for all and in no plan', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const text = khichdi.replace('Add @salt', 'Add @gunpowder dust{1%tsp} and @salt')
  const written = await asha.call(own.write, { text, planned: true })
  expect(written).toMatchObject({ unsettled: 1, is_vegetarian: false, to_settle: [{ name: 'gunpowder dust' }] })
  expect(written.recipe.allergens).toHaveLength(12)
  const planned = async (date: string) =>
    Object.values((await asha.call(recipes.mealPlan, { date })).sections)
      .flat()
      .map(({ id }) => id)
  expect(await planned('2026-11-20')).not.toContain(written.recipe_id)
  const told = {
    'gunpowder dust': {
      diet: 'veg' as const,
      allergens: ['sesame' as const],
      vegan: true,
      jain: true,
      onion_garlic: false,
    },
  }
  const settled = await asha.call(own.rewrite, { id: written.id, told })
  expect(settled).toMatchObject({ unsettled: 0, is_vegetarian: true, recipe: { allergens: ['sesame'] } })
  expect(await asha.call(recipes.shoppingList, { recipes: [{ id: written.recipe_id }] })).toMatchObject({
    unpriced: ['gunpowder dust'],
  })
  expect(await planned('2026-11-21')).toContain(written.recipe_id)
  // An allergy keeps it out of the next plan.
  await asha.call(recipes.setDiet, { exclude_allergens: ['sesame'] })
  await server.pool.query('delete from shown_recipes')
  expect(await planned('2026-11-22')).not.toContain(written.recipe_id)
})

test('COOK-6 a planned recipe takes the place of a dish of its meal and diet, one a day, and gives it back when deleted', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const mine = await Promise.all(
    ['one', 'two'].map((name) => asha.call(own.write, { text: khichdi.replace('Our', name), planned: true })),
  )
  const unplanned = await asha.call(own.write, { text: khichdi })
  const plan = async (date: string) => (await asha.call(recipes.mealPlan, { date })).sections
  const isOwn = ({ id }: { id: string }) => id.startsWith('own.')
  for (const date of ['2026-11-20', '2026-11-21', '2026-11-22']) {
    const sections = Object.values(await plan(date))
    const found = sections.flat().filter(isOwn)
    expect([date, found.length]).toEqual([date, date === '2026-11-22' ? 0 : 1])
    expect(found.map(({ id }) => id)).not.toContain(unplanned.recipe_id)
    for (const section of sections) {
      expect(section).toHaveLength(4)
      expect(section.filter(({ is_vegetarian }) => is_vegetarian)).toHaveLength(2)
    }
  }
  const shown = Object.values(await plan('2026-11-20'))
    .flat()
    .find(isOwn)!
  await asha.call(recipes.swap, { recipe_id: shown.id })
  expect(
    Object.values(await plan('2026-11-20'))
      .flat()
      .some(isOwn),
  ).toBe(false)
  for (const { id } of mine) await asha.call(own.remove, { id })
  const after = Object.values(await plan('2026-11-21'))
  expect(after.map((section) => section.filter((dish) => !isOwn(dish)).length)).toEqual([4, 4, 4, 4, 4])
})

test('COOK-6 COOK-7 an own recipe is there for its writer alone, until a link is made; withdrawn, it opens no more', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const { id, recipe_id: recipe } = await asha.call(own.write, { text: khichdi })
  const asks: ((person: Person) => Promise<{ status: number }>)[] = [
    (person) => person.ask(recipes.one, { id: recipe }),
    (person) => person.ask(recipes.save, { id: recipe }),
    (person) => person.ask(recipes.shoppingList, { recipes: [{ id: recipe }] }),
    (person) => person.ask(cart.addRecipeIngredients, { recipe_id: recipe }),
    (person) => person.ask(chosen.choose, { recipe_id: recipe, day: '2026-11-20', meal: 'lunch' }),
    (person) => person.ask(own.copy, { recipe_id: recipe }),
    (person) => person.ask(own.one, { id }),
    (person) => person.ask(own.share, { id }),
  ]
  expect(await Promise.all(asks.map(async (ask) => (await ask(ravi)).status))).toEqual(asks.map(() => 404))
  expect((await page(server, recipe)).statusCode).toBe(404)
  const { share_token: token } = await asha.call(own.share, { id })
  expect((await asha.call(own.share, { id })).share_token).toBe(token)
  const shared = await page(server, token)
  expect([shared.statusCode, shared.body.includes('<h1>Our khichdi</h1>')]).toEqual([200, true])
  for (const personal of [asha.email, asha.id, id]) expect(shared.body).not.toContain(personal)
  await asha.call(own.withdraw, { id })
  expect((await page(server, token)).statusCode).toBe(404)
  expect((await asha.call(own.share, { id })).share_token).not.toBe(token)
})

test('COOK-6 any dish is made yours, and all are exported as one text that can be written again', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const plan = await asha.call(recipes.mealPlan, {})
  const ids = ['punjab.dal-makhani', 'punjab.dal-tadka', plan.sections.Dinner[0]!.id]
  for (const id of ids) await asha.call(own.copy, { recipe_id: id })
  const { form: first, id } = (await asha.call(own.copy, { recipe_id: ids[0]! })) as own.Whole
  const changed = await asha.call(own.rewrite, { id, form: { ...first, title: 'Dal of ours' } })
  expect(changed.recipe.ingredients).toEqual((await asha.call(recipes.one, { id: ids[0]! })).ingredients)
  const headers = { authorization: `Bearer ${asha.token}` }
  const file = await server.app.inject({ url: own.exportAll.path, headers })
  expect(file.headers['content-type']).toContain('text/plain')
  const texts = file.body.split('\n%%%\n')
  expect(texts).toHaveLength(4)
  for (const text of texts) await ravi.call(own.write, { text })
  expect((await ravi.call(own.list, {})).recipes.map(({ title }) => title).toSorted()).toEqual(
    (await asha.call(own.list, {})).recipes.map(({ title }) => title).toSorted(),
  )
})

test('COOK-6 at most 500 recipes are kept, however many are written at once, and they count towards the 20 MB', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await server.pool.query(
    `insert into own_recipes (id, user_id, title, text, told, is_vegetarian, unsettled, planned, created_at, updated_at)
     select gen_random_uuid(), $1, 'Dal ' || n, '', '{}', true, 0, false, now(), now() from generate_series(1, 499) n`,
    [asha.id],
  )
  const writes = await Promise.all([1, 2, 3].map(() => asha.ask(own.write, { text: khichdi })))
  expect(writes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  await server.pool.query(
    `update own_recipes set text = (select string_agg(md5(random()::text || title || n), '') from generate_series(1, 620) n)`,
  )
  await server.pool.query(
    `insert into own_recipes select gen_random_uuid(), user_id, title, text, told, is_vegetarian, unsettled, planned, null, null, null, created_at, updated_at
     from own_recipes, generate_series(1, 2)`,
  )
  const saved = await asha.ask(recipes.save, { id: 'punjab.dal-makhani' })
  expect(saved).toMatchObject({ status: 409, detail: expect.stringMatching(/20 MB/) })
})
