import * as cart from '@planner/contract/cart'
import * as location from '@planner/contract/location'
import * as orders from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import { type Person, startTestServer } from '#test/test-server.ts'
import { seedDirectory } from './seed-directory.ts'

const suggestionsFor = async (person: Person, text: string) => {
  const reminder = await person.call(reminders.createFromText, { text })
  return { reminder, answer: await person.call(vendors.suggestions, { reminder_id: reminder.id }) }
}

// docs/product/decisions.md#25
test('the directory is seeded once, and an admin’s edits survive re-seeding', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  const before = await asha.call(vendors.list, {})
  expect(before.length).toBeGreaterThan(200)
  expect(before.every(({ rating, ratings }) => rating === null && ratings === 0)).toBe(true)
  await admin.call(vendors.update, { id: before[0]!.id, name: 'Another name' })
  await admin.call(vendors.remove, { id: before[1]!.id })
  await Promise.all([seedDirectory(server.context), seedDirectory(server.context)])
  const after = await asha.call(vendors.list, {})
  expect(after).toHaveLength(before.length - 1)
  expect(after.find(({ id }) => id === before[0]!.id)?.name).toBe('Another name')
})

test('DASH-8 API-2 DATA-3 a reminder’s words give providers with reasons, and things to do', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { reminder, answer } = await suggestionsFor(asha, 'nal tapak raha hai, kal subah plumber bulana urgent')
  expect(answer).toMatchObject({ reminder_id: reminder.id, reminder_title: reminder.title })
  expect(answer.suggested_providers[0]).toMatchObject({
    provider_name: 'Urban Company',
    category: 'professional',
    booking_priority: 'high',
    price_range: '₹₹',
    price: 2499,
    rating: null,
    website: 'https://www.urbancompany.com',
  })
  expect(answer.suggested_providers[0]!.why_relevant).toContain('in your reminder')
  expect(answer.suggested_activities[0]!.activity_name).toBe('Find the water shut-off valve')
  const scores = answer.suggested_providers.map(({ relevance_score: score }) => score)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(Math.max(...scores)).toBeLessThanOrEqual(10)
})

test('DASH-8 a reminder that needs no vendor gets no suggestions', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { answer } = await suggestionsFor(asha, 'call mom at 7 pm')
  expect(answer).toMatchObject({ suggested_providers: [], suggested_activities: [] })
})

test('DASH-8 only vendors that serve the person’s city are suggested', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(location.updateLocation, { location: 'Kolkata, India', city: 'Calcutta' })
  const { answer } = await suggestionsFor(asha, 'mithai lena hai')
  const names = answer.suggested_providers.map(({ provider_name: name }) => name)
  expect(names).toContain('K. C. Das')
  expect(names).not.toContain('Karachi Bakery')
})

test('DASH-8 vendors chosen or dismissed before rank higher or lower', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { reminder, answer } = await suggestionsFor(asha, 'book flight to goa')
  const [first, second] = answer.suggested_providers
  for (let n = 0; n < 3; n++) {
    await asha.call(vendors.interact, { vendor_id: second!.id, reminder_id: reminder.id, action: 'added_to_cart' })
    await asha.call(vendors.interact, { vendor_id: first!.id, reminder_id: reminder.id, action: 'dismissed' })
  }
  const again = await asha.call(vendors.suggestions, { reminder_id: reminder.id })
  expect(again.suggested_providers[0]!.id).toBe(second!.id)
  expect(again.suggested_providers.findIndex(({ id }) => id === first!.id)).not.toBe(0)
})

test('DASH-9 a reminder that is not there, or somebody else’s, is not found', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const { reminder } = await suggestionsFor(asha, 'gym')
  const mine = { reminder_id: reminder.id }
  expect(await ravi.ask(vendors.suggestions, mine)).toMatchObject({ status: 404, detail: 'Reminder not found' })
  expect(await ravi.ask(vendors.interact, { ...mine, vendor_id: 'x', action: 'added_to_cart' })).toMatchObject({
    status: 404,
  })
  expect(await asha.ask(vendors.interact, { ...mine, vendor_id: 'x', action: 'hacked' })).toMatchObject({ status: 422 })
  expect(await asha.ask(vendors.suggestions, { reminder_id: 'undefined' })).toMatchObject({ status: 422 })
})

test('DASH-8 a vendor that an admin adds is suggested by its own words', async () => {
  await using server = await startTestServer()
  const [asha, admin] = [await server.aPerson(), await server.anAdmin()]
  await admin.call(vendors.create, {
    name: 'Sunrise Plumbing Works',
    category: 'service',
    description: 'Pipes and taps in Bandra',
    location: 'Mumbai',
    price_range: '$',
    services: ['Plumber at your door'],
  })
  const { answer } = await suggestionsFor(asha, 'sasta plumber chahiye')
  expect(answer.suggested_providers[0]!.provider_name).toBe('Sunrise Plumbing Works')
})

// docs/product/decisions.md#25
test('only customers with a delivered order can rate a vendor, once each', async () => {
  await using server = await startTestServer()
  const [asha, ravi, admin] = [await server.aPerson(), await server.aPerson(), await server.anAdmin()]
  const vendor = (await asha.call(vendors.list, {})).find(({ category }) => category === 'service')!
  expect(await asha.ask(vendors.rate, { id: vendor.id, stars: 5 })).toMatchObject({ status: 403 })
  for (const person of [asha, ravi]) {
    await person.call(cart.add, { type: 'service', item_id: vendor.id, name: vendor.name, vendor_id: vendor.id })
    const { id } = await person.call(orders.create, {})
    await admin.call(orders.setStatus, { id, status: 'confirmed' })
    await admin.call(orders.setStatus, { id, status: 'delivered' })
  }
  expect(await asha.call(vendors.rate, { id: vendor.id, stars: 2 })).toMatchObject({ rating: 2, ratings: 1 })
  expect(await asha.call(vendors.rate, { id: vendor.id, stars: 5 })).toMatchObject({ rating: 5, ratings: 1 })
  await Promise.all(Array.from({ length: 10 }, () => ravi.call(vendors.rate, { id: vendor.id, stars: 4 })))
  expect(await ravi.call(vendors.rate, { id: vendor.id, stars: 4 })).toMatchObject({ rating: 4.5, ratings: 2 })
  expect(await asha.ask(vendors.rate, { id: vendor.id, stars: 6 })).toMatchObject({ status: 422 })
})

test('ADMIN-3 a second vendor of one name and location is asked about, and can be added all the same', async () => {
  await using server = await startTestServer()
  const admin = await server.anAdmin()
  const shop = { name: 'Wadi Kirana', category: 'grocery', description: 'Corner shop', location: 'Nagpur' } as const
  const first = await admin.call(vendors.create, { ...shop, only_new: true })
  const again = { ...shop, name: ' wadi  KIRANA', location: 'nagpur' }
  expect(await admin.ask(vendors.create, { ...again, only_new: true })).toMatchObject({
    status: 409,
    detail: 'A vendor of this name and location is already in the list',
  })
  expect((await admin.ask(vendors.create, { ...again, location: 'Pune', only_new: true })).status).toBe(200)
  expect((await admin.ask(vendors.create, again)).status).toBe(200)
  // One that was deleted does not count.
  const other = await admin.call(vendors.create, { ...shop, name: 'Sitabuldi Stores', only_new: true })
  await admin.call(vendors.remove, { id: other.id })
  expect((await admin.ask(vendors.create, { ...shop, name: 'Sitabuldi Stores', only_new: true })).status).toBe(200)
  expect(first.name).toBe('Wadi Kirana')
})
