import * as household from '@planner/contract/household'
import * as chosen from '@planner/contract/kitchen/chosen-dishes'
import * as own from '@planner/contract/kitchen/own-recipes'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as table from '@planner/contract/kitchen/who-eats'
import * as reminders from '@planner/contract/reminders'
import * as vendors from '@planner/contract/vendors'
import { violations } from '@planner/testing/violations'
import { expect, test } from 'vitest'
import { createHousehold } from '#test/create-household.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

// 2026-11-20 is a Friday.
const today = '2026-11-20'
const dish = 'punjab.dal-makhani'

const listed = async (person: Person) => (await person.call(chosen.list, {})).dishes
const all = ({ sections }: recipes.MealPlan) => recipes.categories.flatMap((category) => sections[category])
const bump = (server: TestServer, ms = 60_000) => server.clock.advance(ms)

test('HOME-5 the chosen dishes are the household’s: all see and change them, and two who choose the same choose it once', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu, stranger } = await createHousehold(server)
  await Promise.all(
    [asha, rohan].map((person) => person.call(chosen.choose, { recipe_id: dish, day: today, meal: 'dinner' })),
  )
  const [dal] = await listed(anu)
  expect(await listed(anu)).toMatchObject([{ title: 'Dal Makhani', people: 3, servings: 3 }])
  expect(await listed(stranger)).toEqual([])
  expect(await stranger.ask(chosen.change, { id: dal!.id, cooked: true })).toMatchObject({ status: 404 })
  // Rohan cooks, and Asha eats the leftovers the next day.
  await rohan.call(chosen.change, { id: dal!.id, cooked: true, left_servings: 2 })
  const lunch = { recipe_id: dish, day: '2026-11-21', meal: 'lunch', leftover_of: dal!.id } as const
  expect(await asha.call(chosen.choose, lunch)).toMatchObject({ leftover: true, servings: 2 })
  expect((await listed(rohan)).map((one) => [one.leftover, one.left_servings, one.servings])).toEqual([
    [false, 0, 3],
    [true, 0, 2],
  ])
})

test('HOME-5 eaters are set meal by meal, also by two members at once, and servings follow', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu, stranger } = await createHousehold(server)
  const lata = await asha.call(household.addHelper, { name: 'Lata' })
  const dinner = await asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'dinner' })
  const apart = await asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'lunch', servings: 7 })
  await Promise.all([
    asha.call(table.seat, { day: today, meals: ['dinner'], seats: [{ member_id: anu.id, eats: false }] }),
    rohan.call(table.seat, { day: today, meals: ['dinner'], seats: [{ member_id: lata.id, eats: true }], guests: 3 }),
  ])
  const shown = await anu.call(table.show, {})
  expect(shown.meals.map(({ meal, eaters, guests }) => [meal, eaters, guests])).toEqual([
    ['breakfast', 3, 0],
    ['lunch', 3, 0],
    ['tea', 3, 0],
    ['dinner', 6, 3],
  ])
  expect(shown.meals[3]!.seats.map(({ name, eats }) => `${name} ${eats}`).toSorted()).toEqual([
    'Anu false',
    'Asha true',
    'Lata true',
    'Rohan true',
  ])
  const numbers = async () => (await listed(rohan)).map(({ id, people, servings }) => [id, people, servings])
  expect(await numbers()).toEqual([
    [apart.id, 3, 7],
    [dinner.id, 6, 6],
  ])
  await asha.call(table.seat, { day: today, meals: ['dinner', 'lunch'], guests: 0 })
  expect(await numbers()).toEqual([
    [apart.id, 3, 7],
    [dinner.id, 3, 3],
  ])
  // Back to everyone eating, after a number was set.
  await asha.call(chosen.change, { id: dinner.id, people: 9 })
  expect(await asha.call(chosen.change, { id: dinner.id, people: null })).toMatchObject({ people: 3, servings: 3 })

  const seat = { day: today, meals: ['dinner' as const] }
  expect(await asha.ask(table.seat, { ...seat, guests: 11 })).toMatchObject({
    status: 409,
    detail: 'A meal can be for up to 12 people',
  })
  expect(await asha.ask(table.seat, { ...seat, seats: [{ member_id: stranger.id, eats: true }] })).toMatchObject({
    status: 404,
    detail: 'That person isn’t in your household',
  })
  expect(await asha.ask(table.seat, { ...seat, day: '2026-12-20' })).toMatchObject({ status: 422 })
  // A removed helper or member eats at no meal.
  await asha.call(household.removeMember, { id: lata.id })
  await asha.call(household.removeMember, { id: anu.id })
  expect((await rohan.call(table.show, {})).meals[3]).toMatchObject({ eaters: 2 })
})

test('HOME-5 the diet of everybody who eats counts for plan, search, recommendations and the table', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu } = await createHousehold(server)
  const before = await rohan.call(recipes.mealPlan, {})
  const chosenBefore = await rohan.call(chosen.choose, { recipe_id: dish, day: today, meal: 'dinner' })
  expect(chosenBefore.not_for).toEqual([])
  await asha.call(recipes.setDiet, { exclude_allergens: ['milk'], veg_only: true })

  const after = await rohan.call(recipes.mealPlan, {})
  expect(after.diet_version).not.toBe(before.diet_version)
  expect(after.diet_version).toBe((await rohan.call(recipes.diet, {})).version)
  const isChosen = ({ id }: recipes.Recipe) => id === dish
  const unfit = (recipe: recipes.Recipe) =>
    !isChosen(recipe) && (recipe.allergens.includes('milk') || recipe.veg_type !== 'Veg')
  expect(all(before).filter(unfit).length).toBeGreaterThan(0)
  expect(violations(all(after), unfit)).toEqual([])
  // Dishes that still suit keep their places.
  const stays = all(before).filter((recipe) => !unfit(recipe))
  expect(all(after).map(({ id }) => id)).toEqual(expect.arrayContaining(stays.map(({ id }) => id)))

  // A tap on a marked dish shows adults the reason; a child sees only whom it does not suit.
  const marks = async (person: Person) => [
    (await person.call(recipes.one, { id: dish })).against,
    (await listed(person))[0]!.not_for,
  ]
  expect(await marks(rohan)).toEqual([['Not for Asha: milk'], ['Not for Asha: milk']])
  expect(await marks(anu)).toEqual([['Not for Asha'], ['Not for Asha']])
  expect(await marks(asha)).toEqual([['contains milk'], ['contains milk']])
  const found = await rohan.call(recipes.search, { query: 'butter chicken' })
  expect(found.recipes.filter(unfit)).toEqual([])
  expect(found.hidden.reasons.map(({ reason }) => reason)).toContain('non-veg')
  const { id: reminder_id } = await rohan.call(reminders.createFromText, {
    text: 'order dinner from a restaurant at 8 pm',
  })
  const offered = async () => JSON.stringify(await rohan.call(vendors.suggestions, { reminder_id }))
  expect(await offered()).not.toContain('KFC India')

  // A person who eats elsewhere all day does not count, so the plan may contain what only they avoid.
  const day = { day: today, seats: [{ member_id: asha.id, eats: false }] }
  await asha.call(table.seat, { ...day, meals: ['breakfast', 'lunch', 'tea'] })
  expect((await marks(rohan))[0]).toEqual(['Not for Asha: milk'])
  await asha.call(table.seat, { ...day, meals: ['dinner'] })
  expect(await marks(rohan)).toEqual([[], []])
  expect(await offered()).toContain('KFC India')
})

test('HOME-5 sharing a diet is optional and explained before joining', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  await asha.call(recipes.setDiet, { exclude_allergens: ['milk'] })
  const against = async (person: Person) => (await person.call(recipes.one, { id: dish })).against
  expect(await against(rohan)).toEqual(['Not for Asha: milk'])
  expect(await asha.call(table.shareDiet, { share: false })).toEqual({ shares_diet: false })
  expect(await against(rohan)).toEqual([])
  expect(await against(asha)).toEqual(['contains milk'])
  expect((await asha.call(table.show, {})).shares_diet).toBe(false)
  const stranger = await server.aPerson()
  const { code } = await asha.call(household.invite, {})
  expect((await stranger.call(household.preview, { code })).means).toContain(
    'Your diet and allergies count for what the household eats, and adults see why a dish isn’t for you. You can turn that off.',
  )
})

test('HOME-5 a member’s fast applies to that member’s dishes, not to everyone’s', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  await asha.call(recipes.setDiet, { fast_days: ['Friday'] })
  expect(all(await asha.call(recipes.mealPlan, {})).every(({ flags }) => flags.vrat)).toBe(true)
  const his = all(await rohan.call(recipes.mealPlan, {}))
  expect(his.every(({ flags }) => flags.vrat)).toBe(false)
  expect(his.flatMap(({ against }) => against)).toEqual([])
})

test('HOME-5 an own recipe on the table is read by all, changed and deleted by its author', async () => {
  await using server = await startTestServer()
  const { asha, rohan, stranger } = await createHousehold(server)
  const text = `---
title: Nani’s Khichdi
serves: 2
---

Rinse @rice{100%g} and @moong dal{100%g}.

Cook with @water{800%ml} until soft. ~{25%minutes}
`
  const { id: recipeId, recipe_id: id } = await asha.call(own.write, { text })
  expect(await rohan.ask(recipes.one, { id })).toMatchObject({ status: 404 })
  await asha.call(chosen.choose, { recipe_id: id, day: today, meal: 'dinner' })
  expect(await rohan.call(recipes.one, { id })).toMatchObject({ title: 'Nani’s Khichdi' })
  const list = await rohan.call(recipes.shoppingList, { recipes: [{ id, serves: 3 }] })
  expect(list.items.map(({ name }) => name).join()).toMatch(/rice/i)
  expect(await stranger.ask(recipes.one, { id })).toMatchObject({ status: 404 })
  expect(await rohan.ask(own.remove, { id: recipeId })).toMatchObject({ status: 404 })
  await asha.call(own.remove, { id: recipeId })
  expect(await listed(rohan)).toEqual([])
})

test('HOME-5 joining brings the chosen dishes, leaving leaves them, and a deleted household takes them along', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson({ full_name: 'Asha' })
  const rohan = await server.aPerson({ full_name: 'Rohan' })
  const pick = (person: Person, recipe_id: string) =>
    person.call(chosen.choose, { recipe_id, day: today, meal: 'dinner' })
  await pick(asha, dish)
  await pick(rohan, dish)
  await pick(rohan, 'punjab.sarson-da-saag')
  const { code } = await asha.call(household.invite, {})
  bump(server)
  await rohan.call(household.join, { code })
  const titles = async (person: Person) => (await listed(person)).map(({ title, people }) => `${title} ${people}`)
  // Two people eat now: nobody lives alone any more.
  expect((await titles(asha)).toSorted()).toEqual(['Dal Makhani 2', 'Sarson da Saag 2'])
  await rohan.call(household.leave, {})
  expect(await titles(rohan)).toEqual([])
  expect(await titles(asha)).toHaveLength(2)
  const { rows } = await server.pool.query('select user_id from chosen_dishes order by user_id nulls last')
  expect(rows.map(({ user_id: id }) => id)).toEqual([asha.id, null])
})

test('HOME-5 chosen dishes and who eats are live', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const versions = async () => (await rohan.call(household.changes, {})).versions
  const before = await versions()
  await asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'dinner' })
  await asha.call(table.seat, { day: today, meals: ['dinner'], guests: 2 })
  await asha.call(recipes.setDiet, { jain: true })
  await asha.call(table.shareDiet, { share: false })
  const after = await versions()
  expect(after.table! - (before.table ?? 0)).toBe(1)
  expect(after.diets! - (before.diets ?? 0)).toBe(3)
})

test('HOME-5 the number of guests set for a day is kept for the days after, that of a single meal is not', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson({ full_name: 'Asha' })
  const rohan = await server.aPerson({ full_name: 'Rohan' })
  const eatersOn = async (day: string) =>
    (await asha.call(table.show, { day })).meals.map(({ eaters, guests }) => `${eaters} with ${guests}`)
  const [tomorrow, later] = ['2026-11-21', '2026-11-25']
  expect(await eatersOn(later)).toEqual(Array(4).fill('4 with 0'))
  await asha.call(table.seat, { day: today, meals: ['breakfast', 'lunch', 'tea', 'dinner'], guests: 2 })
  expect(await eatersOn(later)).toEqual(Array(4).fill('3 with 2'))
  expect(await asha.call(chosen.choose, { recipe_id: dish, day: later, meal: 'lunch' })).toMatchObject({ people: 3 })
  await asha.call(table.seat, { day: tomorrow, meals: ['dinner'], guests: 8 })
  expect(await eatersOn(tomorrow)).toEqual(['3 with 2', '3 with 2', '3 with 2', '9 with 8'])
  // Somebody is away for one meal; the guests still eat it.
  await asha.call(table.seat, { day: later, meals: ['tea'], seats: [{ member_id: asha.id, eats: false }] })
  expect(await eatersOn(later)).toEqual(['3 with 2', '3 with 2', '2 with 2', '3 with 2'])
  // Rohan was one of them.
  const { code } = await asha.call(household.invite, {})
  await rohan.call(household.join, { code })
  expect((await eatersOn('2026-11-26'))[3]).toBe('3 with 1')
})
