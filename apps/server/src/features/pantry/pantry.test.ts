import { randomUUID } from 'node:crypto'
import { pantry as limits } from '@planner/contract/constants/kitchen'
import * as household from '@planner/contract/household'
import * as chosen from '@planner/contract/kitchen/chosen-dishes'
import * as pantry from '@planner/contract/kitchen/pantry'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as list from '@planner/contract/kitchen/shopping-list'
import { expect, test } from 'vitest'
import { dayMs } from '#platform/clock.ts'
import { createHousehold } from '#test/create-household.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { pantryWork } from './work.ts'

const dish = 'punjab.dal-makhani'
const today = '2026-11-20'

const has = async (person: Person) =>
  Object.fromEntries((await person.call(pantry.show, {})).items.map(({ key, amount }) => [key, amount]))
const idOf = async (person: Person, key: string) =>
  (await person.call(pantry.show, {})).items.find((item) => item.key === key)!.id
const tickAll = async (person: Person, ticked: boolean) => {
  const { lines } = await person.call(list.show, {})
  const ids = lines.filter((line) => line.ticked !== ticked).flatMap(({ entries }) => entries.map(({ id }) => id))
  await person.call(list.tick, { ids, ticked })
}
const buy = async (person: Person, ...texts: string[]) => {
  await person.call(list.add, { items: texts.map((text) => ({ id: randomUUID(), text })) })
  await tickAll(person, true)
  await person.call(list.clear, {})
}

test('HOME-9 ticking the list adds to the pantry of the household, and taking the tick back undoes it exactly', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu, stranger } = await createHousehold(server)
  await asha.call(pantry.add, { items: ['pyaaz 500 g'], foods: ['ghee'] })
  const before = await has(rohan)
  expect(before).toEqual({ onion: '500 g', ghee: '' })
  const texts = ['2 kilo onion', '3 onions', 'ghee 200 g', 'soap', '₹10 ka dhaniya', 'ek packet Maggi']
  await anu.call(list.add, { items: texts.map((text) => ({ id: randomUUID(), text })) })
  await tickAll(anu, true)
  expect(await has(asha)).toEqual({
    onion: '2.8 kg',
    ghee: '200 g',
    '~soap': '',
    coriander: '',
    '~maggi': '1 packet',
  })
  await tickAll(rohan, false)
  expect(await has(asha)).toEqual(before)
  expect(await has(stranger)).toEqual({})
})

test('HOME-9 who joins a household brings the pantry along, and what both have is added up', async () => {
  await using server = await startTestServer()
  const [asha, rohan] = [await server.aPerson(), await server.aPerson()]
  await asha.call(pantry.add, { items: ['pyaaz 500 g', 'namak 1 kg'], foods: ['ghee'] })
  await rohan.call(pantry.add, { items: ['3 pyaaz', 'ghee 200 g', 'aloo 1 kg'], foods: ['salt'] })
  const { code } = await asha.call(household.invite, {})
  await rohan.call(household.join, { code })
  expect(await has(asha)).toEqual({ onion: '800 g', ghee: '200 g', salt: '1 kg', potato: '1 kg' })
  expect(await has(rohan)).toEqual(await has(asha))
})

test('HOME-9 cooking a chosen dish uses up pantry items, and undoing it restores them', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { id } = await asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'dinner', servings: 4 })
  const { lines } = await asha.call(list.show, {})
  const needed = lines.find(({ key }) => key === 'sabut-urad')!
  await tickAll(asha, true)
  const bought = await has(asha)
  // Only a whole pack can be bought.
  expect(bought['sabut-urad']).toBe('500 g')
  await asha.call(pantry.add, { items: [], foods: ['onion'] })
  await asha.call(chosen.change, { id, cooked: true })
  const after = await has(asha)
  expect(Number.parseFloat(after['sabut-urad']!)).toBeCloseTo(500 - Number.parseFloat(needed.amount), 0)
  // The amount of onions is unknown.
  expect(after.onion).toBe('')
  // Marking it again takes nothing more.
  await asha.call(chosen.change, { id, cooked: true, left_servings: 2 })
  expect(await has(asha)).toEqual(after)
  await asha.call(chosen.change, { id, cooked: false })
  expect(await has(asha)).toEqual({ ...bought, onion: '' })

  // What was bought meanwhile stays when cooking is undone.
  await asha.call(chosen.change, { id, cooked: true })
  await buy(asha, 'sabut urad 1 kg')
  await asha.call(chosen.change, { id, cooked: false })
  expect((await has(asha))['sabut-urad']).toBe('1.5 kg')
  // Eating leftovers takes nothing out.
  await asha.call(chosen.change, { id, cooked: true, left_servings: 4 })
  const left = await has(asha)
  const eaten = await asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'lunch', leftover_of: id })
  await asha.call(chosen.change, { id: eaten.id, cooked: true })
  expect(await has(asha)).toEqual(left)
})

test('HOME-9 items that run low, are used up or are old are suggested until listed or postponed', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu } = await createHousehold(server)
  await buy(asha, 'sabut urad 250 g', 'palak 2 bunches', 'rice 5 kg')
  const proposed = async () =>
    (await rohan.call(list.show, {})).proposed.map(({ name, why, detail }) => [name, why, detail])
  expect(await proposed()).toEqual([])
  await rohan.call(pantry.change, { id: await idOf(rohan, 'rice'), amount: '1 kg' })
  await rohan.call(pantry.change, { id: await idOf(rohan, 'sabut-urad'), amount: '0' })
  expect(await proposed()).toEqual([
    ['rice', 'low', '1 kg left'],
    ['sabut urad', 'out', 'used up'],
  ])
  server.clock.advance(6 * dayMs)
  expect(await proposed()).toEqual([
    ['palak', 'old', '6 days old'],
    ['rice', 'low', '1 kg left'],
    ['sabut urad', 'out', 'used up'],
  ])
  await anu.call(list.add, { items: [{ id: randomUUID(), text: 'chawal 5 kg' }] })
  await anu.call(pantry.change, { id: await idOf(anu, 'spinach'), not_now: true })
  expect((await proposed()).map(([name]) => name)).toEqual(['sabut urad'])
  server.clock.advance(8 * dayMs)
  expect((await proposed()).map(([name]) => name)).toEqual(['palak', 'sabut urad'])
  await asha.call(pantry.remove, { id: await idOf(asha, 'spinach') })
  expect((await proposed()).map(([name]) => name)).toEqual(['sabut urad'])
  // Used-up items are deleted after a month.
  server.clock.advance(31 * dayMs)
  await pantryWork[0]!.run(server.context)
  const { rows } = await server.pool.query('select key from pantry_items')
  expect(rows).toEqual([{ key: 'rice' }])
})

test('HOME-9 dishes cookable from the pantry respect the person’s diet of today', async () => {
  await using server = await startTestServer()
  const { asha, rohan, stranger } = await createHousehold(server)
  const foods = ['paneer', 'spinach', 'onion', 'tomato', 'ginger', 'garlic', 'cream', 'egg', 'potato', 'atta', 'ghee']
  await asha.call(pantry.add, { items: ['paneer 500 g'], foods })
  const { dishes } = await rohan.call(pantry.dishes, {})
  expect(dishes).toHaveLength(limits.dishesShown)
  expect(dishes[0]!.missing).toEqual([])
  const full = await rohan.call(recipes.one, { id: dishes[0]!.id })
  expect(full.title).toBe(dishes[0]!.title)
  await rohan.call(recipes.setDiet, { egg: false, exclude_allergens: ['milk'] })
  const fit = (await rohan.call(pantry.dishes, {})).dishes
  expect(fit.length).toBeGreaterThan(5)
  for (const { id } of fit) expect((await rohan.call(recipes.one, { id })).against).toEqual([])
  // A used-up item does not count as being at home.
  for (const { id } of (await asha.call(pantry.show, {})).items) await asha.call(pantry.change, { id, amount: '0' })
  expect(await asha.call(pantry.dishes, {})).toEqual({ dishes: [] })
  expect(await stranger.call(pantry.dishes, {})).toEqual({ dishes: [] })
})

test('HOME-9 a device’s own pantry is moved to the account once, and existing amounts stay', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(pantry.add, { items: ['2 kg onion'], foods: [] })
  const foods = ['onion', 'ghee', 'no-such-food', 'egg']
  await asha.call(pantry.add, { items: [], foods })
  expect(await asha.call(pantry.add, { items: [], foods })).toMatchObject({ items: { length: 3 } })
  expect(await has(asha)).toEqual({ onion: '2 kg', ghee: '', egg: '' })
})

test.each([
  ['500 g', '500 g'],
  ['dedh kilo', '1.5 kg'],
  ['2 packets', '2 packets'],
  ['6', '6'],
  [null, ''],
  ['0', ''],
])('HOME-9 %s of something is %s', async (said, shown) => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(pantry.add, { items: ['5 kg onion'] })
  await asha.call(pantry.change, { id: await idOf(asha, 'onion'), amount: said })
  expect(await has(asha)).toEqual({ onion: shown })
})

test('HOME-9 a pantry has at most 400 items; a tick never fails because of it; an invalid amount is refused', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  await server.pool.query(
    `insert into pantry_items (id, household_id, key, name, since, changed_at)
     select gen_random_uuid(), household_id, '~x' || n, 'x' || n, now(), now() from users, generate_series(1, $2::int) n
     where id = $1`,
    [asha.id, limits.max - 1],
  )
  const both = await Promise.all(['ghee', 'egg'].map((food) => asha.ask(pantry.add, { items: [], foods: [food] })))
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)).toMatchObject({
    detail: 'A pantry can hold up to 400 items; remove some first',
  })
  await buy(asha, 'rice 1 kg')
  expect((await asha.call(pantry.show, {})).items).toHaveLength(limits.max)
  const id = await idOf(asha, '~x1')
  expect(await asha.ask(pantry.change, { id, amount: 'a lot' })).toMatchObject({
    status: 422,
    detail: 'Write an amount such as 500 g, 2 litres or 6',
  })
  const gone = { status: 404, detail: 'That item is no longer in the pantry' }
  expect(await ravi.ask(pantry.change, { id, amount: '1 kg' })).toMatchObject(gone)
  expect(await ravi.ask(pantry.remove, { id })).toMatchObject(gone)
})
