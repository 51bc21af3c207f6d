import { randomUUID } from 'node:crypto'
import * as cart from '@planner/contract/cart'
import { shoppingList as limits } from '@planner/contract/constants/kitchen'
import * as household from '@planner/contract/household'
import * as chosen from '@planner/contract/kitchen/chosen-dishes'
import { toCart } from '@planner/contract/kitchen/list-to-cart'
import * as pantry from '@planner/contract/kitchen/pantry'
import * as list from '@planner/contract/kitchen/shopping-list'
import * as orders from '@planner/contract/orders'
import { expect, test } from 'vitest'
import { createHousehold } from '#test/create-household.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { bringStaples } from './staples/staples.ts'
import { shoppingListWork } from './work.ts'

const dish = 'punjab.dal-makhani'
const today = '2026-11-20'

const items = (...texts: string[]) => texts.map((text) => ({ id: randomUUID(), text }))
const add = (person: Person, ...texts: string[]) => person.call(list.add, { items: items(...texts) })

/** Returns lines such as '2 kg Pyaaz', with a tick before ticked ones. */
const linesOf = ({ lines }: list.ShoppingList) =>
  lines.map(({ ticked, amount, name }) => `${ticked ? '✓ ' : ''}${amount} ${name}`.trim())
const shown = async (person: Person) => linesOf(await person.call(list.show, {}))
const lineOf = ({ lines }: list.ShoppingList, key: string) => lines.find((line) => line.key === key && !line.ticked)!
const tick = async (person: Person, key: string, ticked = true) => {
  const { lines } = await person.call(list.show, {})
  const ids = lines.filter((line) => line.key === key && line.ticked !== ticked).flatMap(({ entries }) => entries)
  return person.call(list.tick, { ids: ids.map(({ id }) => id), ticked })
}

test('HOME-4 members share one list, merged by item and aisle, with who added what; strangers see nothing', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu, stranger } = await createHousehold(server)
  await add(asha, '2 kilo pyaaz', 'ek packet Maggi', 'soap')
  const after = await add(rohan, '500 g onion', '1 packet pyaaz', 'प्याज़ 1 kilo', 'Aashirvaad atta 5 kg')
  expect(linesOf(after)).toEqual(['3.5 kg + 1 packet Onion', '5 kg Aashirvaad atta', '1 packet Maggi', 'Soap'])
  expect(after.lines.map(({ aisle }) => aisle)).toEqual([
    'Vegetables & fruit',
    'Rice & flours',
    'Snacks & drinks',
    'Personal care',
  ])
  const onions = lineOf(after, 'onion')
  expect(onions.entries.map(({ text, by, dish: of }) => [text, after.people[by!], of]).toSorted(byText)).toEqual([
    ['1 packet pyaaz', 'Rohan', null],
    ['2 kilo pyaaz', 'Asha', null],
    ['500 g onion', 'Rohan', null],
    ['प्याज़ 1 kilo', 'Rohan', null],
  ])
  expect(onions.price).toBeGreaterThan(50)
  expect(after.total).toBe(after.lines.reduce((sum, { price }) => sum + price, 0))

  // A child can add and tick items, and change their own.
  await add(anu, 'chips')
  expect(await tick(anu, 'onion')).toMatchObject({})
  expect(await shown(asha)).toContain('✓ 3.5 kg + 1 packet Onion')
  expect((await rohan.call(list.show, {})).lines.find(({ ticked }) => ticked)).toMatchObject({ ticked_by: 'Anu' })
  const soap = lineOf(await anu.call(list.show, {}), '~soap').entries[0]!
  const notHers = { status: 403, detail: 'A child can change only their own items' }
  expect(await anu.ask(list.remove, { ids: [soap.id], removed: true })).toMatchObject(notHers)
  expect(await anu.ask(list.edit, { id: soap.id, text: 'gun' })).toMatchObject(notHers)
  const chips = lineOf(await anu.call(list.show, {}), '~chip').entries[0]!
  expect(linesOf(await anu.call(list.edit, { id: chips.id, text: '3 chips' }))).toContain('3 Chips')
  await anu.call(list.remove, { ids: [chips.id], removed: true })
  expect(await shown(asha)).not.toContain('3 Chips')
  expect(linesOf(await asha.call(list.remove, { ids: [chips.id], removed: false }))).toContain('3 Chips')

  expect(await shown(stranger)).toEqual([])
  expect(linesOf(await stranger.call(list.tick, { ids: [soap.id], ticked: true }))).toEqual([])
  expect(await stranger.ask(list.edit, { id: soap.id, text: 'x' })).toMatchObject({ status: 404 })
  expect(linesOf(await stranger.call(list.remove, { ids: [soap.id], removed: true }))).toEqual([])
  expect(await shown(asha)).toContain('Soap')
})

test('HOME-4 a ticked item stays a day or until it is cleared, and is found in what was bought', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await add(asha, '5 kg atta', 'soap', 'milk 1 litre')
  await tick(asha, 'atta')
  await tick(asha, '~soap')
  await asha.call(list.clear, {})
  expect(await shown(asha)).toEqual(['1 litre Milk'])
  await tick(asha, 'milk')
  expect(await shown(asha)).toEqual(['✓ 1 litre Milk'])
  server.clock.advance(25 * 3_600_000)
  expect(await shown(asha)).toEqual([])
  await add(asha, 'Aashirvaad atta 10 kg')
  await tick(asha, '~aashirvaad atta')
  const { things } = await asha.call(list.bought, {})
  expect(things.map(({ text, times }) => [text, times])).toEqual([
    ['Aashirvaad atta 10 kg', 1],
    ['5 kg atta', 1],
    ['milk 1 litre', 1],
    ['soap', 1],
  ])
  // Deleted after three months.
  server.clock.advance(100 * 24 * 3_600_000)
  for (const { run } of shoppingListWork) await run(server.context)
  expect((await server.pool.query('select count(*)::int as count from shopping_items')).rows).toEqual([{ count: 0 }])
})

test('HOME-4 a tick shows to the others at once: the household’s topic moves with every change', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const version = async () => (await rohan.call(household.changes, {})).versions.list ?? 0
  const versions = [await version()]
  await add(asha, 'soap')
  versions.push(await version())
  await tick(asha, '~soap')
  versions.push(await version())
  await asha.call(list.addStaple, { text: 'milk', days: 1, after: 'interval' })
  versions.push(await version())
  expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other))
  expect((await rohan.call(household.changes, {})).versions.pantry).toBeGreaterThan(0)
})

test('HOME-4 a chosen dish puts what it needs on the list, for its servings, until it is removed or cooked', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const needs = async (key: string) => {
    const { lines } = await rohan.call(list.show, {})
    return lines.find((line) => line.key === key && !line.ticked)
  }
  const { id } = await asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'dinner', servings: 4 })
  const urad = (await needs('sabut-urad'))!
  expect(urad).toMatchObject({ aisle: 'Dals & pulses', entries: [{ by: 0, dish: 0 }] })
  expect(urad.buy).toMatch(/g pack/)
  const grams = (text: string) => (/kg/.test(text) ? 1000 : 1) * Number.parseFloat(text)
  await asha.call(chosen.change, { id, servings: 8 })
  expect(grams((await needs('sabut-urad'))!.amount)).toBeCloseTo(2 * grams(urad.amount), 0)
  // The same item, so that a tick made offline still counts.
  expect((await needs('sabut-urad'))!.entries).toMatchObject([{ id: urad.entries[0]!.id }])
  expect(await needs('water')).toBeUndefined()
  expect(await needs('salt')).toBeUndefined()

  // A typed item is added up with what the dish needs.
  await add(rohan, 'rajma 1 kg')
  const rajma = (await needs('rajma'))!
  expect(new Set(rajma.entries.map(({ dish: of }) => of))).toEqual(new Set([0, null]))
  expect(grams(rajma.amount)).toBeGreaterThan(1)

  await tick(rohan, 'sabut-urad')
  await asha.call(chosen.remove, { id })
  expect((await needs('rajma'))!.entries).toMatchObject([{ text: 'rajma 1 kg' }])
  expect((await rohan.call(list.show, {})).lines.map(({ key }) => key)).toEqual(['sabut-urad', 'rajma'].toSorted())

  const again = await asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'lunch' })
  expect(await needs('butter')).toBeDefined()
  await asha.call(chosen.change, { id: again.id, cooked: true })
  expect(await needs('butter')).toBeUndefined()
  await asha.call(chosen.change, { id: again.id, cooked: false })
  expect(await needs('butter')).toBeDefined()
  // The dish's day is over.
  server.clock.set(new Date('2026-11-21T04:30:00Z'))
  expect(await needs('butter')).toBeUndefined()
})

test('HOME-4 HOME-9 a dish’s ingredients at home are not bought unless over half is missing; typed items always are', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(list.addRecipe, { recipe_id: dish })
  const before = lineOf(await asha.call(list.show, {}), 'rajma')
  expect(before).toMatchObject({ have: false, at_home: null })
  await asha.call(pantry.add, { items: ['rajma 5 kg'], foods: ['butter'] })
  const after = await asha.call(list.show, {})
  expect(lineOf(after, 'rajma')).toMatchObject({ have: true, at_home: '5 kg', price: 0, packs: 0 })
  expect(lineOf(after, 'butter')).toMatchObject({ have: true, at_home: 'some' })
  // A typed item keeps its name and, if the dish's share is at home, its amount.
  const typed = lineOf(await add(asha, 'kidney beans 1 kg'), 'rajma')
  expect([typed.name, typed.amount, typed.have]).toEqual(['Kidney beans', '1 kg', false])
  expect(lineOf(await add(asha, 'butter 500 g'), 'butter')).toMatchObject({ have: false, at_home: 'some' })
})

test('HOME-4 a recipe’s ingredients are added once, also by a repeated call', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const [key] = [{ 'idempotency-key': randomUUID() }]
  const first = await asha.call(list.addRecipe, { recipe_id: dish, serves: 8 }, key)
  expect(first.lines.length).toBeGreaterThan(8)
  expect(await asha.call(list.addRecipe, { recipe_id: dish, serves: 8 }, key)).toEqual(first)
  const [soap] = [items('soap')]
  await asha.call(list.add, { items: soap })
  await asha.call(list.remove, { ids: [soap[0]!.id], removed: true })
  // A device that missed the answer repeats the call.
  expect(linesOf(await asha.call(list.add, { items: soap }))).not.toContain('Soap')
  expect(await asha.ask(list.addRecipe, { recipe_id: 'no.such-dish' })).toMatchObject({ status: 404 })
})

test('HOME-4 a dish that is on the list is added once more only on request, and planning it doubles nothing', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const amount = async () => lineOf(await asha.call(list.show, {}), 'sabut-urad').amount
  const { id } = await asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'dinner', servings: 4 })
  const once = await amount()
  const there = { status: 409, detail: 'Dal Makhani is already on the shopping list, for 4 servings' }
  expect(await rohan.ask(list.addRecipe, { recipe_id: dish, serves: 4 })).toMatchObject(there)
  expect(await amount()).toBe(once)
  await rohan.call(list.addRecipe, { recipe_id: dish, serves: 4, again: true })
  expect(Number.parseFloat(await amount())).toBeCloseTo(2 * Number.parseFloat(once), 0)
  expect(await rohan.ask(list.addRecipe, { recipe_id: dish, serves: 4 })).toMatchObject({
    detail: 'Dal Makhani is already on the shopping list, for 8 servings',
  })

  // Planned for another meal: what was added without a day is for it.
  await asha.call(chosen.change, { id, cooked: true })
  expect(await amount()).toBe(once)
  await asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'lunch', servings: 4 })
  expect(await amount()).toBe(once)
  // A day later nothing of it is on the list.
  server.clock.set(new Date('2026-11-22T04:30:00Z'))
  await rohan.call(list.addRecipe, { recipe_id: dish, serves: 4 })
})

test('HOME-4 a staple comes back every few days, or after it was bought, and never twice', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu } = await createHousehold(server)
  const day = async (moment: string) => {
    server.clock.set(new Date(`2026-11-${moment}:00+05:30`))
    // Two processes at once.
    await Promise.all([bringStaples(server.context), bringStaples(server.context)])
    return shown(asha)
  }
  await day('20T10:00')
  await asha.call(list.addStaple, { text: 'doodh 2 litre', days: 2, after: 'interval' })
  const both = await asha.call(list.addStaple, { text: '10 kg atta', days: 20, after: 'bought' })
  expect(both.staples).toMatchObject([
    { name: 'atta', amount: '10 kg', after: 'bought', days: 20, next_at: null },
    { name: 'doodh', amount: '2 litres', after: 'interval', days: 2, next_at: '2026-11-21T23:30:00.000Z' },
  ])
  expect(linesOf(both)).toEqual(['2 litres Doodh', '10 kg Atta'])
  // Still on the list, so nothing is added.
  expect(await day('22T10:00')).toEqual(['2 litres Doodh', '10 kg Atta'])
  await tick(rohan, 'milk')
  await tick(rohan, 'atta')
  await rohan.call(list.clear, {})
  expect(await day('23T10:00')).toEqual([])
  expect(await day('24T10:00')).toEqual(['2 litres Doodh'])
  await tick(rohan, 'milk')
  // Atta was bought on the 22nd.
  server.clock.set(new Date('2026-12-12T10:00:00+05:30'))
  await bringStaples(server.context)
  expect(await shown(rohan)).toEqual(['2 litres Doodh', '10 kg Atta'])

  // An unticked item was not bought.
  await tick(rohan, 'atta')
  expect((await rohan.call(list.show, {})).staples[0]!.next_at).toBe('2026-12-31T23:30:00.000Z')
  await tick(rohan, 'atta', false)
  expect((await rohan.call(list.show, {})).staples[0]!.next_at).toBeNull()

  const id = both.staples[0]!.id
  const adultsOnly = { status: 403, detail: 'Only an adult in your household can do this' }
  expect(await anu.ask(list.addStaple, { text: 'chips', days: 1, after: 'interval' })).toMatchObject(adultsOnly)
  expect(await anu.ask(list.removeStaple, { id })).toMatchObject(adultsOnly)
  // Adding it again changes its interval.
  const changed = await rohan.call(list.addStaple, { text: 'atta 5 kg', days: 30, after: 'bought' })
  expect(changed.staples).toHaveLength(2)
  await rohan.call(list.removeStaple, { id })
  expect(await rohan.ask(list.removeStaple, { id })).toMatchObject({ status: 404 })
  expect((await asha.call(list.show, {})).staples).toHaveLength(1)
})

const byText = (one: readonly unknown[], other: readonly unknown[]) => (String(one[0]) < String(other[0]) ? -1 : 1)

/** Inserts this many items, typed or of a dish. */
const plant = ({ pool }: TestServer, { id }: Person, count: number, dishName: string | null) =>
  pool.query(
    `insert into shopping_items (id, household_id, user_id, said, said_at, key, food, name, dish, state, state_at, added_at)
     select gen_random_uuid(), household_id, id, 'x' || n, now(), '~x' || n, case when $3::text is not null then 'onion' end, 'x' || n,
       $3::text, 'open', now(), now()
     from users, generate_series(1, $2::int) n where id = $1`,
    [id, count, dishName],
  )

test('HOME-4 a list has at most 300 items, also with parallel additions, and limits are reported', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await plant(server, asha, limits.openMax - 2, null)
  const asked = await Promise.all(['a', 'b', 'c', 'd'].map((text) => asha.ask(list.add, { items: items(text) })))
  expect(asked.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 409, 409])
  expect(asked.find(({ status }) => status === 409)).toMatchObject({
    detail: 'A shopping list can hold up to 300 items; tick or remove some first',
  })
  expect(await asha.ask(list.add, { items: items('x'.repeat(81)) })).toMatchObject({
    status: 422,
    detail: 'An item must be at most 80 characters',
  })
  expect(await asha.ask(list.add, { items: items(...Array.from({ length: 51 }, () => 'x')) })).toMatchObject({
    status: 422,
    detail: 'At most 50 items at once',
  })
  await server.pool.query('delete from shopping_items')
  await plant(server, asha, limits.ofDishesMax - 3, 'Dal')
  expect(await asha.ask(list.addRecipe, { recipe_id: dish })).toMatchObject({
    status: 409,
    detail: 'A shopping list can hold up to 2,500 ingredients; tick some or choose fewer dishes first',
  })
  expect(await asha.ask(chosen.choose, { recipe_id: dish, day: today, meal: 'lunch' })).toMatchObject({ status: 409 })
  expect((await asha.call(chosen.list, {})).dishes).toEqual([])
})

test('HOME-4 a household has at most 60 staples', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await server.pool.query(
    `insert into shopping_staples (id, household_id, said, key, name, after, days, created_at)
     select gen_random_uuid(), household_id, 'x', '~x' || n, 'x', 'bought', 3, now() from users, generate_series(1, 60) n
     where id = $1`,
    [asha.id],
  )
  expect(await asha.ask(list.addStaple, { text: 'soap', days: 3, after: 'bought' })).toMatchObject({
    status: 409,
    detail: 'A household can have up to 60 staples; remove one first',
  })
})

test('HOME-4 what one member bought offline is at home, also if another took it off the list meanwhile', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const [onions, rice] = items('2 kg onion', '5 kg rice')
  await asha.call(list.add, { items: [onions!, rice!] })
  const atHome = async () => (await asha.call(pantry.show, {})).items.map(({ name, amount }) => [name, amount])
  const minutes = (count: number) => count * 60_000
  const pass = (ms: number) => server.clock.advance(ms)
  pass(minutes(60))

  // He bought onions half an hour before she removed them, and is back online after that.
  await asha.call(list.remove, { ids: [onions!.id], removed: true })
  pass(minutes(10))
  const late = { ids: [onions!.id], ticked: true, waited_ms: minutes(40) }
  await rohan.call(list.tick, late)
  await rohan.call(list.tick, late)
  expect(await atHome()).toEqual([['onion', '2 kg']])
  expect(await shown(asha)).toEqual(['5 kg Rice'])
  // He can take it back as well.
  await rohan.call(list.tick, { ...late, ticked: false, waited_ms: minutes(39) })
  expect(await atHome()).toEqual([])

  // The other way round: his purchase arrives first, then her removal, which she made offline.
  await rohan.call(list.tick, { ids: [rice!.id], ticked: true })
  pass(minutes(10))
  await asha.call(list.remove, { ids: [rice!.id], removed: true, waited_ms: minutes(5) })
  expect((await atHome()).map(([name]) => name)).toEqual(['rice'])
})

test('HOME-4 HOME-8 joining a household brings list and pantry along; leaving takes nothing of them', async () => {
  await using server = await startTestServer()
  const { asha, stranger: meera } = await createHousehold(server)
  await add(meera, 'soap', 'milk 1 litre')
  await meera.call(list.addStaple, { text: 'tea', days: 9, after: 'bought' })
  await meera.call(pantry.add, { items: ['rice 2 kg', 'ghee 500 g'], foods: [] })
  await asha.call(pantry.add, { items: ['rice 1 kg'], foods: [] })
  await add(asha, 'milk 500 ml')
  const { code } = await asha.call(household.invite, { role: 'adult' })
  const { means } = await meera.call(household.preview, { code })
  expect(means.join(' ')).toContain('Your shopping list and pantry become part of the household’s')
  await meera.call(household.join, { code })
  expect(await shown(asha)).toEqual(['1.5 litres Milk', 'Soap', 'Tea'])
  expect((await asha.call(list.show, {})).staples).toHaveLength(1)
  expect((await asha.call(pantry.show, {})).items.map(({ name, amount }) => [name, amount])).toEqual([
    ['ghee', '500 g'],
    ['rice', '3 kg'],
  ])

  const { id } = await meera.call(chosen.choose, { recipe_id: dish, day: today, meal: 'lunch' })
  const together = await asha.call(list.show, {})
  expect((await meera.call(household.leaving, {})).means.join(' ')).toContain('The shopping list and the pantry stay')
  await meera.call(household.leave, {})
  // The dish stays planned, for one person fewer.
  const without = await asha.call(list.show, {})
  const grams = (of: list.ShoppingList) => Number.parseFloat(lineOf(of, 'sabut-urad').amount)
  expect(grams(without)).toBeCloseTo((grams(together) * 3) / 4, 0)
  expect(without.people).not.toContain('Stranger')
  await asha.call(chosen.remove, { id })
  expect(await shown(asha)).toEqual(['1.5 litres Milk', 'Soap', 'Tea'])
  expect(await shown(meera)).toEqual([])
  expect((await meera.call(pantry.show, {})).items).toEqual([])
})

const toBuy = ({ lines }: list.ShoppingList) => lines.filter((line) => line.to_cart > 0)
const putInCart = (person: Person, of: list.ShoppingList) =>
  person.call(cart.addAll, {
    items: toBuy(of).map((line) => ({ ...toCart(line), quantity: line.to_cart })),
    missing_only: true,
  })
const inCart = async (person: Person) =>
  (await person.call(cart.get, {})).items.map(({ name, quantity }) => `${quantity} × ${name}`)

test('HOME-4 what is in the cart or ordered is marked on the list, and only what is missing is added', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const before = await add(asha, '2 kilo pyaaz', 'ek packet Maggi', 'nahane ka sabun 4')
  expect(before.lines.map(({ sent }) => sent)).toEqual([null, null, null])
  // Two taps or tabs: the second still has the earlier list.
  await Promise.all([putInCart(asha, before), putInCart(asha, before)])
  const once = await inCart(asha)
  expect(once).toHaveLength(3)
  const after = await asha.call(list.show, {})
  expect(after.lines.map(({ sent, to_cart }) => [sent, to_cart])).toEqual(Array(3).fill(['cart', 0]))
  expect((await rohan.call(list.show, {})).lines.map(({ sent }) => sent)).toEqual(['cart', 'cart', 'cart'])

  // With more on the list, only the difference is missing.
  const more = await add(rohan, '1 kilo pyaaz', '1 packet maggi')
  expect(toBuy(more).map(({ key }) => key)).toEqual(['onion', expect.stringContaining('maggi')])
  await putInCart(asha, await asha.call(list.show, {}))
  const cartNow = await asha.call(cart.get, {})
  expect(cartNow.items).toHaveLength(3)
  const onion = lineOf(await asha.call(list.show, {}), 'onion')
  expect(cartNow.items.find(({ item_id }) => item_id === 'onion@1000')).toMatchObject({ quantity: onion.packs })

  // Removed from the cart, it is missing again.
  const index = cartNow.items.findIndex(({ item_id }) => item_id === 'onion@1000')
  await asha.call(cart.put, { items: [{ index, quantity: 0 }] })
  expect(lineOf(await asha.call(list.show, {}), 'onion')).toMatchObject({ sent: null, to_cart: onion.packs })

  // Ordered after it was put on the list.
  const { rows } = await server.pool.query<{ lines: unknown }>('select lines from carts where user_id = $1', [asha.id])
  await server.pool.query(
    `insert into orders (id, user_id, order_date, status, lines, timeline, subtotal_paise, cgst_paise, sgst_paise, total_paise, payment_method, awaits_price)
     values (gen_random_uuid(), $1, $2, 'pending', $3, '[]', 0, 0, 0, 0, 'on_delivery', false)`,
    [asha.id, server.clock.now(), JSON.stringify(rows[0]!.lines)],
  )
  await asha.call(cart.empty, {})
  const ordered = await asha.call(list.show, {})
  expect(ordered.lines.map(({ key, sent }) => [key, sent])).toEqual([
    ['onion', null],
    [expect.stringContaining('maggi'), 'ordered'],
    [expect.any(String), 'ordered'],
  ])
  expect(toBuy(ordered).map(({ key }) => key)).toEqual(['onion'])
  await server.pool.query("update orders set status = 'cancelled'")
  expect(toBuy(await asha.call(list.show, {}))).toHaveLength(3)
})

test('HOME-4 SHOP-3 a brand reaches the cart as it was written, in its amount, beside the plain food; packs are few', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const texts = [
    'Tata salt 1 kg',
    'Amul butter 500 g',
    '1 litre Gemini oil',
    'Fortune sunflower oil 2 litre',
    'salt 1 kg',
  ]
  const listed = await add(asha, ...texts, 'Tata tea 250 g', '4 kg atta')
  expect(listed.lines.every(({ price }) => price > 0)).toBe(true)
  expect(lineOf(listed, '~tata salt').price).toBe(lineOf(listed, 'salt').price)
  await putInCart(asha, listed)
  expect((await inCart(asha)).toSorted()).toEqual(
    [
      '1 × Tata salt, 1 kg',
      '1 × Amul butter, 500 g',
      '1 × Gemini oil, 1 litre',
      '1 × Fortune sunflower oil, 2 litres',
      '1 × Tata tea, 250 g',
      '1 × salt, 1 kg pack',
      '4 × atta, 1 kg pack',
    ].toSorted(),
  )
  expect(toBuy(await asha.call(list.show, {}))).toEqual([])

  // A second brand is not covered by the first, or by the unbranded item.
  await putInCart(asha, await add(asha, 'Catch salt 1 kg', 'salt 500 g'))
  expect((await inCart(asha)).filter((name) => name.includes('salt')).toSorted()).toEqual(
    ['1 × Tata salt, 1 kg', '1 × Catch salt, 1 kg', '3 × salt, 500 g pack'].toSorted(),
  )
  // The pantry has one food, whatever the brand.
  await tick(asha, '~tata salt')
  await tick(asha, '~catch salt')
  const { items } = await asha.call(pantry.show, {})
  expect(items.map(({ key, amount }) => [key, amount])).toEqual([['salt', '2 kg']])
})

test('HOME-4 SHOP-3 what is bought by number reaches the cart in that number, not as part of its name', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const texts = [
    '2 Vim bar',
    '3 Parle biscuit',
    'Pepsi 2 bottle',
    '2 packet namak',
    '6 kele',
    '1 dozen ande',
    '7 nimbu',
  ]
  await putInCart(asha, await add(asha, ...texts, '2 packet Amul butter', '500 g Dettol powder', '2 kg aloo'))
  const inNumbers = [
    '2 × Vim bar',
    '3 × Parle biscuit',
    '2 × Pepsi bottle',
    '2 × Namak packet',
    '6 × Kele, 1 piece',
    '1 × Ande, 1 tray of 12',
    '7 × Nimbu, 1 piece',
    '2 × Amul butter packet',
    '1 × 500 g Dettol powder',
    '2 × Aloo, 1 kg loose',
  ]
  expect((await inCart(asha)).toSorted()).toEqual(inNumbers.toSorted())
  expect(toBuy(await asha.call(list.show, {}))).toEqual([])

  // More of the same adds the difference only; another kind of amount replaces the number.
  await putInCart(asha, await add(asha, '1 Vim bar', '1 darjan kele', '2 packet Parle biscuit'))
  const now = await inCart(asha)
  expect(now).toHaveLength(inNumbers.length)
  expect(now).toEqual(expect.arrayContaining(['3 × Vim bar', '18 × Kele, 1 piece', '1 × 3 + 2 packets Parle biscuit']))
  expect(toBuy(await asha.call(list.show, {}))).toEqual([])
})

test('HOME-4 SHOP-3 a food keeps the name it was typed by, and what recipes take out of it is no name in a shop', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const listed = await add(asha, '6 nimbu', '2 nariyal')
  expect(lineOf(listed, 'lemon')).toMatchObject({ name: 'Nimbu', hindi: 'नींबू', amount: '6' })
  await putInCart(asha, listed)
  expect(await inCart(asha)).toEqual(['6 × Nimbu, 1 piece', '2 × Nariyal, 1 piece'])
  // Two people's words for one food: its name in a shop. Anything else is not a word for it.
  await putInCart(asha, await add(asha, '2 lemons'))
  expect(await inCart(asha)).toContain('8 × lemon, 1 piece')
  const { pack_id: id } = lineOf(await asha.call(list.show, {}), 'lemon')
  await asha.call(cart.add, { type: 'ingredient', item_id: id!, name: 'Gold, 1 piece', quantity: 1 })
  expect(await inCart(asha)).toContain('9 × lemon, 1 piece')
})

test('HOME-4 what was added once more stays apart when the dish is chosen again, and when it is removed', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const grams = async () => Number.parseFloat(lineOf(await asha.call(list.show, {}), 'sabut-urad').amount)
  const lunch = { recipe_id: dish, day: today, meal: 'lunch' as const }
  const { id } = await asha.call(chosen.choose, { ...lunch, servings: 4 })
  const once = await grams()
  await asha.call(list.addRecipe, { recipe_id: dish, serves: 4, again: true })
  await asha.call(chosen.choose, { ...lunch, servings: 8 })
  expect(await grams()).toBeCloseTo(3 * once, 0)
  await asha.call(chosen.remove, { id })
  expect(await grams()).toBeCloseTo(once, 0)
})

test('HOME-4 what was on the list before its dish was planned is there again when the dish is not', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const lunch = { recipe_id: dish, day: today, meal: 'lunch' as const }
  const before = await asha.call(list.addRecipe, { recipe_id: dish, serves: 4 })
  server.clock.set(new Date('2026-11-20T04:31:00Z'))
  const planned = await asha.call(chosen.choose, { ...lunch, servings: 8 })
  await asha.call(chosen.remove, { id: planned.id })
  expect(await asha.call(list.show, {})).toEqual(before)
  // Cooked: they were used.
  const { id } = await asha.call(chosen.choose, { ...lunch, servings: 8 })
  await asha.call(chosen.change, { id, cooked: true })
  await asha.call(chosen.remove, { id })
  expect((await asha.call(list.show, {})).lines).toEqual([])
})

test('HOME-4 what dishes need of a food is part of the one brand of it that is on the list', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await add(asha, 'Amul butter 10 kg')
  await asha.call(chosen.choose, { recipe_id: dish, day: today, meal: 'dinner', servings: 4 })
  const line = async (key: string) => (await asha.call(list.show, {})).lines.find((one) => one.key === key)
  expect(await line('~amul butter')).toMatchObject({ amount: '10 kg', pack: null })
  expect(await line('butter')).toBeUndefined()
  await add(asha, 'butter 100 g')
  expect(await line('butter')).toMatchObject({ food: 'butter' })
})

test('HOME-4 SHOP-3 what is ticked as bought in an order, or delivered, is bought on the list, too', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const listed = await add(asha, 'Tata salt 1 kg', '2 kg onion', 'soap')
  await putInCart(asha, listed)
  const order = await asha.call(orders.create, {})
  expect((await asha.call(list.show, {})).lines.map(({ sent }) => sent)).toEqual(['ordered', 'ordered', 'ordered'])
  await add(asha, 'milk 1 litre')
  const lines = order.items.map(({ name }, index) => ({ index, bought: name !== 'Soap', price: 50 }))
  await asha.call(orders.bought, { id: order.id, part_id: order.parts[0]!.id, lines })
  const after = await asha.call(list.show, {})
  expect(linesOf(after).toSorted()).toEqual(['1 litre Milk', 'Soap', '✓ 1 kg Tata salt', '✓ 2 kg Onion'])
  expect(after.total).toBe(lineOf(after, 'milk').price)
  const { items: stock } = await asha.call(pantry.show, {})
  expect(stock.map(({ key }) => key).toSorted()).toEqual(['onion', 'salt'])
})

test('HOME-4 SHOP-3 what is wanted after it was ordered is a line of its own, and the delivery ticks the first', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await putInCart(asha, await add(asha, 'milk 1 litre', 'Amul butter 500 g'))
  const order = await asha.call(orders.create, {})
  server.clock.advance(60_000)
  const state = ({ lines }: list.ShoppingList) =>
    lines.map(({ name, amount, sent, to_cart: missing }) => `${amount} ${name} ${sent ?? missing}`).toSorted()
  const again = await add(asha, 'milk 1 litre', 'Amul butter 500 g')
  expect(state(again)).toEqual([
    '1 litre Milk 1',
    '1 litre Milk ordered',
    '500 g Amul butter 1',
    '500 g Amul butter ordered',
  ])
  await putInCart(asha, again)
  expect(state(await asha.call(list.show, {}))).toEqual([
    '1 litre Milk cart',
    '1 litre Milk ordered',
    '500 g Amul butter cart',
    '500 g Amul butter ordered',
  ])
  const lines = order.items.map((_, index) => ({ index, bought: true, price: 50 }))
  await asha.call(orders.bought, { id: order.id, part_id: order.parts[0]!.id, lines })
  expect(linesOf(await asha.call(list.show, {})).toSorted()).toEqual([
    '1 litre Milk',
    '500 g Amul butter',
    '✓ 1 litre Milk',
    '✓ 500 g Amul butter',
  ])
})
