import * as chosen from '@planner/contract/kitchen/chosen-dishes'
import * as recipes from '@planner/contract/kitchen/recipes'
import { expect, test } from 'vitest'
import { type Person, startTestServer } from '#test/test-server.ts'
import { chosenDishWork } from './work.ts'

const today = '2026-11-20'
const dish = 'punjab.dal-makhani'

const listed = async (person: Person) => (await person.call(chosen.list, {})).dishes

test('COOK-8 a dish is chosen for a meal of a day, for a number of people, and the list is in the order of the meals', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const dinner = await asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'dinner' })
  expect(dinner).toMatchObject({ title: 'Dal Makhani', people: 4, servings: 4, leftover: false, cooked_at: null })
  await asha.call(chosen.choose, { recipe_id: 'punjab.sarson-da-saag', day: '2026-11-22', meal: 'lunch', people: 6 })
  await asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'breakfast', people: 2, servings: 3 })
  expect((await listed(asha)).map(({ day, meal, servings }) => [day, meal, servings])).toEqual([
    [today, 'breakfast', 3],
    [today, 'dinner', 4],
    ['2026-11-22', 'lunch', 6],
  ])
  expect(await listed(ravi)).toEqual([])

  // Idempotent: a second tap, or another tab.
  await Promise.all(
    [5, 5].map((people) => asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'dinner', people })),
  )
  expect((await listed(asha)).filter(({ meal }) => meal === 'dinner')).toMatchObject([{ id: dinner.id, servings: 5 }])
  expect(await asha.call(chosen.change, { id: dinner.id, people: 8 })).toMatchObject({ people: 8, servings: 8 })
  expect(await asha.call(chosen.change, { id: dinner.id, servings: 3 })).toMatchObject({ people: 8, servings: 3 })
  expect(await asha.call(chosen.change, { id: dinner.id, people: 7 })).toMatchObject({ people: 7, servings: 3 })
  await asha.call(chosen.remove, { id: dinner.id })
  expect(await listed(asha)).toHaveLength(2)
  expect(await asha.ask(chosen.remove, { id: dinner.id })).toMatchObject({ status: 404 })
  expect(await ravi.ask(chosen.change, { id: (await listed(asha))[0]!.id, servings: 1 })).toMatchObject({ status: 404 })
})

test('COOK-8 leftovers are suggested, can be planned once, and are not bought', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { id } = await asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'dinner', people: 6 })
  const leftovers = { recipe_id: dish, day: '2026-11-21', meal: 'lunch', leftover_of: id } as const
  expect(await asha.ask(chosen.choose, leftovers)).toMatchObject({
    status: 409,
    detail: 'There are no leftovers of that dish',
  })
  expect(await asha.call(chosen.change, { id, left_servings: 3 })).toMatchObject({ cooked_at: null, left_servings: 0 })
  expect(await asha.call(chosen.change, { id, cooked: true, left_servings: 3 })).toMatchObject({
    cooked_at: '2026-11-20T04:30:00.000Z',
    left_servings: 3,
  })
  server.clock.set(new Date('2026-11-21T04:30:00Z'))
  const eaten = await asha.call(chosen.choose, { ...leftovers, people: 4 })
  expect(eaten).toMatchObject({ leftover: true, servings: 3 })
  expect((await listed(asha)).find((one) => one.id === id)).toMatchObject({ left_servings: 0 })
  await asha.call(chosen.remove, { id: eaten.id })
  expect((await listed(asha)).find((one) => one.id === id)).toMatchObject({ left_servings: 3 })
  const others = { ...leftovers, recipe_id: 'punjab.sarson-da-saag' }
  expect(await asha.ask(chosen.choose, others)).toMatchObject({ status: 404 })

  // Once cooked, the dish can be chosen again; the cooked one stays cooked.
  server.clock.set(new Date('2026-11-20T14:30:00Z'))
  const again = await asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'dinner' })
  expect(again.id).not.toBe(id)
  expect(await asha.call(chosen.change, { id, cooked: false })).toMatchObject({ cooked_at: expect.any(String) })
  // After three days the dish is no longer listed; after three months it is deleted.
  server.clock.set(new Date('2026-11-23T04:30:00Z'))
  expect(await listed(asha)).toEqual([])
  server.clock.set(new Date('2027-03-01T04:30:00Z'))
  await chosenDishWork[0]!.run(server.context)
  expect((await server.pool.query('select count(*)::int as count from chosen_dishes')).rows).toEqual([{ count: 0 }])
})

test('COOK-8 chosen dishes make the shopping list, each for its own servings', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const choose = (servings: number, meal: 'lunch' | 'dinner') =>
    asha.call(chosen.choose, { recipe_id: dish, day: today, meal, servings })
  const [two, six] = [await choose(2, 'lunch'), await choose(6, 'dinner')]
  const gramsFor = async (...dishes: chosen.ChosenDish[]) => {
    const wanted = dishes.map(({ recipe_id: id, servings: serves }) => ({ id, serves }))
    const { items } = await asha.call(recipes.shoppingList, { recipes: wanted })
    return items.find(({ name }) => /urad/i.test(name))!.grams
  }
  expect(await gramsFor(two, six)).toBeCloseTo((await gramsFor(two)) * 4, 0)
})

test.each([
  [{ recipe_id: 'no.such-dish' }, 404, 'Recipe not found'],
  [{ recipe_id: '<script>' }, 422, 'That recipe ID isn’t valid'],
  [{ day: '2026-11-19' }, 422, 'Plans are available for today and the next seven days'],
  [{ day: '2026-11-28' }, 422, 'Plans are available for today and the next seven days'],
  [{ meal: 'supper' }, 422, 'meal must be breakfast, lunch, tea or dinner'],
  [{ people: 0 }, 422, 'At least 1 person'],
  [{ servings: 13 }, 422, 'At most 12'],
  [{ leftover_of: '0190b6a8-0000-7000-8000-000000000000' }, 404, 'That dish is no longer on your list'],
])('COOK-8 an invalid choice of dish is refused: %j', async (wrong, status, detail) => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const right = { recipe_id: dish, day: today, meal: 'lunch' as const }
  expect(await asha.ask(chosen.choose, { ...right, ...wrong } as typeof right)).toMatchObject({ status, detail })
})

test('COOK-8 at most 20 dishes are chosen for a day and 140 ahead, however many ask at once', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await server.pool.query(
    `insert into chosen_dishes (id, user_id, recipe_id, title, is_vegetarian, day, meal, people, servings, leftover, chosen_at)
     select gen_random_uuid(), $1, 'a.b' || n, 'Dal', true, $2::date + n / 20, 'lunch', 4, 4, false, now()
     from generate_series(1, 138) n`,
    [asha.id, today],
  )
  const asks = ['lunch', 'dinner', 'tea'] as const
  const choose = (day: string) =>
    Promise.all(
      asks.map((meal) => asha.ask(chosen.choose, { recipe_id: dish, day, meal }).then(({ status }) => status)),
    )
  expect((await choose(today)).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  expect((await choose('2026-11-27')).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
})
