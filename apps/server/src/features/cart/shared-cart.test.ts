import * as cart from '@planner/contract/cart'
import * as household from '@planner/contract/household'
import * as orders from '@planner/contract/orders'
import * as shops from '@planner/contract/shops'
import { expect, test } from 'vitest'
import { createHousehold } from '#test/create-household.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

const dal = { type: 'recipe' as const, item_id: 'punjab.dal-tadka', name: 'Dal', action: 'order_online' as const }
const soap = { type: 'ingredient' as const, item_id: 'free-soap', name: 'Soap', unpriced: true }
const where = {
  address: '14 Hill Road, Bandra',
  pin_code: '400050',
  deliver_by: '2026-11-21T12:30:00.000Z',
}
const seen = async (person: Person) =>
  (await person.call(cart.get, {})).items.map(({ item_id, quantity, by }) => ({ item_id, quantity, by }))

async function sharing(server: TestServer) {
  const home = await createHousehold(server)
  await home.asha.call(household.shareCart, { shared: true })
  return home
}

test('HOME-6 a household can share one cart: all see and change it, and items show who added them', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu, stranger } = await createHousehold(server)
  await asha.call(cart.add, dal)
  await rohan.call(cart.add, dal)
  expect(await seen(anu)).toEqual([])
  expect(await anu.ask(household.shareCart, { shared: true })).toMatchObject({ status: 403 })
  expect(await stranger.ask(household.shareCart, { shared: true })).toMatchObject({
    status: 409,
    detail: 'You’re the only one in your household',
  })
  expect(await rohan.call(household.shareCart, { shared: true })).toMatchObject({ shares_cart: true })
  // Each member's own lines stay in their own cart until they bring them over.
  expect(await asha.call(cart.get, {})).toMatchObject({ items: [], is_shared: true, own_items: 1 })
  await anu.call(cart.add, soap)
  await asha.call(cart.bring, {})
  const line = (by: string) => ({ item_id: dal.item_id, quantity: 1, by })
  expect(await seen(rohan)).toEqual([{ item_id: 'free-soap', quantity: 1, by: anu.id }, line(asha.id)])
  // The same item makes separate lines for two members, and one line for the same member.
  await rohan.call(cart.add, dal)
  await Promise.all([rohan.call(cart.addAll, { items: [dal] }), asha.call(cart.add, dal)])
  expect((await seen(anu)).slice(1)).toEqual([
    { ...line(asha.id), quantity: 2 },
    { ...line(rohan.id), quantity: 2 },
  ])
  expect(await seen(stranger)).toEqual([])
  const { version } = await asha.call(cart.get, {})
  await rohan.call(cart.put, { items: [{ index: 0, quantity: 5 }] }, { 'if-match': `"${version}"` })
  // A change based on an older version is refused.
  expect(
    await asha.ask(cart.put, { items: [{ index: 0, quantity: 0 }] }, { 'if-match': `"${version}"` }),
  ).toMatchObject({ status: 409 })
})

test('HOME-6 turning sharing off returns everyone’s items, and toggling it loses nothing', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu } = await createHousehold(server)
  await rohan.call(cart.add, soap)
  await asha.call(household.shareCart, { shared: true })
  await Promise.all([asha.call(cart.add, dal), rohan.call(cart.add, dal), anu.call(cart.add, soap)])
  await rohan.call(household.shareCart, { shared: false })
  expect(await seen(asha)).toEqual([{ item_id: dal.item_id, quantity: 1 }])
  expect((await seen(rohan)).map(({ item_id }) => item_id)).toEqual(['free-soap', dal.item_id])
  expect((await seen(anu)).map(({ item_id }) => item_id)).toEqual(['free-soap'])
  await asha.call(household.shareCart, { shared: true })
  expect(await seen(asha)).toEqual([])
  expect((await asha.call(cart.get, {})).own_items).toBe(1)
})

test('HOME-6 40 parallel additions while sharing is toggled lose and duplicate nothing', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu } = await createHousehold(server)
  const people = [asha, rohan, anu]
  const adding = Array.from({ length: 40 }, (_, n) =>
    people[n % 3]!.call(cart.add, { ...soap, item_id: `free-${n}`, name: `Soap ${n}` }),
  )
  const switching = [true, false, true, false].map((shared, n) => people[n % 2]!.ask(household.shareCart, { shared }))
  await Promise.all([...adding, ...switching])
  await asha.call(household.shareCart, { shared: false })
  const found = (await Promise.all(people.map(seen))).map((lines) => lines.map(({ item_id }) => item_id))
  const wanted = people.map((_, at) =>
    Array.from({ length: 40 }, (__, n) => n)
      .filter((n) => n % 3 === at)
      .map((n) => `free-${n}`),
  )
  const sorted = (lists: string[][]) => lists.map((list) => list.toSorted((one, other) => one.localeCompare(other)))
  expect(sorted(found)).toEqual(sorted(wanted))
})

test('HOME-6 placing an order needs an adult, empties the cart of all, and every adult sees it', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu, stranger } = await sharing(server)
  await anu.call(cart.add, dal)
  await rohan.call(cart.add, dal)
  await asha.call(cart.put, where)
  expect(await anu.ask(orders.create, {})).toMatchObject({ status: 403 })
  const order = await rohan.call(orders.create, {})
  expect(order).toMatchObject({ is_shared: true, user_id: rohan.id })
  expect(order.items.map(({ by }) => by)).toEqual([anu.id, rohan.id])
  expect(await seen(asha)).toEqual([])
  expect((await asha.call(orders.list, {})).map(({ id }) => id)).toEqual([order.id])
  expect(await asha.call(orders.counts, {})).toMatchObject({ total: 1 })
  expect((await asha.call(orders.search, { query: 'dal' })).orders).toHaveLength(1)
  for (const person of [anu, stranger]) {
    expect(await person.call(orders.list, {})).toEqual([])
    expect(await person.call(orders.counts, {})).toMatchObject({ total: 0 })
    expect(await person.ask(orders.cancel, { id: order.id })).toMatchObject({ status: 404 })
  }
  // By member and month, including tax, exact to the paisa.
  const spend = await asha.call(orders.spend, {})
  expect(spend.members!.map(({ month, member_id }) => [month, member_id])).toEqual([
    ['2026-11', anu.id],
    ['2026-11', rohan.id],
  ])
  const sum = spend.members!.reduce((all, { total }) => all + Math.round(total * 100), 0)
  expect(sum).toBe(Math.round(order.total_amount * 100))
  expect(spend.months).toMatchObject([{ total: order.total_amount }])
  expect((await anu.call(orders.spend, {})).members).toBeUndefined()
  expect(await asha.call(orders.cancel, { id: order.id })).toMatchObject({ status: 'cancelled' })
})

test('HOME-6 two parallel orders and an addition put each item into one order', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu } = await sharing(server)
  await anu.call(cart.add, dal)
  await asha.call(cart.put, where)
  const added = Array.from({ length: 10 }, (_, n) =>
    anu.call(cart.add, { ...dal, item_id: 'punjab.dal-makhani', reminder_id: `${n}` }),
  )
  const placed = await Promise.all([
    asha.ask(orders.create, {}),
    rohan.ask(orders.create, {}),
    ...added.map(async (one) => ({ status: 0, one: await one })),
  ])
  // The second order finds an empty cart, a newer version, or the item added meanwhile.
  for (const { status } of placed.slice(0, 2)) expect([200, 400, 409, 412, 422]).toContain(status)
  expect(placed.some(({ status }) => status === 200)).toBe(true)
  const listed = await asha.call(orders.list, {})
  const ordered = listed.flatMap(({ items }) => items.map(({ reminder_id: id }) => id ?? 'first'))
  const left = (await asha.call(cart.get, {})).items.map(({ reminder_id: id }) => id ?? 'first')
  const all = [...ordered, ...left]
  expect(new Set(all).size).toBe(11)
  expect(all).toHaveLength(11)
})

test('HOME-6 an order of another’s line goes to that member’s own shop', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await sharing(server)
  const shop = await rohan.call(shops.create, { kind: 'kirana', name: 'Gupta Stores', phone: '98765 00009' })
  await rohan.call(cart.add, { ...soap, vendor_id: shop.id })
  await asha.call(cart.put, where)
  const order = await asha.call(orders.create, {})
  expect(order.parts).toMatchObject([{ kind: 'own', vendor_name: 'Gupta Stores', phone: '+919876500009' }])
})

test('HOME-6 a member who leaves takes their items, one who joins shares the cart, and the last one keeps it', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu } = await sharing(server)
  await Promise.all([asha.call(cart.add, dal), rohan.call(cart.add, dal), anu.call(cart.add, dal)])
  await asha.call(cart.put, where)
  const order = await rohan.call(orders.create, {})
  await Promise.all([asha.call(cart.add, dal), rohan.call(cart.add, soap)])
  expect((await rohan.call(household.leaving, {})).means).toContain(
    'What you put into the household’s cart goes to your own; its adults still see orders placed from it.',
  )
  await rohan.call(household.leave, {})
  expect(await seen(rohan)).toEqual([{ item_id: 'free-soap', quantity: 1 }])
  expect(await rohan.call(cart.get, {})).toMatchObject({ is_shared: false, address: where.address })
  expect(await seen(asha)).toEqual([{ item_id: dal.item_id, quantity: 1, by: asha.id }])
  // Both still see the order he placed for the household; in the spending he has no name any more.
  for (const person of [asha, rohan]) expect((await person.call(orders.list, {}))[0]!.id).toBe(order.id)
  expect((await asha.call(orders.spend, {})).members!.map(({ name }) => name)).toContain(null)
  const meera = await server.aPerson({ full_name: 'Meera' })
  const { code } = await asha.call(household.invite, {})
  await meera.call(household.join, { code })
  await meera.call(cart.add, soap)
  expect((await seen(asha)).at(-1)).toMatchObject({ by: meera.id })
  // Asha hands over and joins another household, taking what is hers along.
  await asha.call(household.removeMember, { id: anu.id })
  await asha.call(household.removeMember, { id: meera.id })
  expect((await seen(meera)).map(({ item_id }) => item_id)).toEqual(['free-soap'])
  const invitation = await rohan.call(household.invite, {})
  await asha.call(household.join, { code: invitation.code })
  expect(await asha.call(cart.get, {})).toMatchObject({ is_shared: false })
  expect(await seen(asha)).toEqual([{ item_id: dal.item_id, quantity: 1 }])
  // Nothing is left of the deleted household.
  expect((await server.pool.query('select count(*)::int as n from carts where household_id is not null')).rows).toEqual(
    [{ n: 0 }],
  )
})

test('HOME-6 the cart and orders of a household are live', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await sharing(server)
  const versions = async () => (await rohan.call(household.changes, {})).versions
  const before = await versions()
  await asha.call(cart.add, dal)
  await asha.call(cart.put, where)
  await asha.call(orders.create, {})
  const after = await versions()
  expect(after.cart!).toBeGreaterThan(before.cart!)
  expect(after.orders!).toBe(1)
})
