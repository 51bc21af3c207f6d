import * as cart from '@planner/contract/cart'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as reminders from '@planner/contract/reminders'
import * as vendors from '@planner/contract/vendors'
import { violations } from '@planner/testing/violations'
import { expect, test } from 'vitest'
import { type Person, startTestServer } from '#test/test-server.ts'

/** Returns our own words of a reason: the rest quotes the reminder. */
const oursOf = (why: string) => why.slice(0, why.indexOf('“'))
const namesMeat = (text: string) => /\b(meat|chicken|mutton|fish|eggs?|prawns?|biryani|keema|haleem)\b/i.test(text)

/** Returns all vendors recommended for these reminders, with the reasons. */
async function recommended(person: Person, texts: readonly string[], date?: string) {
  const found: { provider_name: string; why_relevant: string }[] = []
  for (const text of texts) {
    const { id } = await person.call(reminders.createFromText, { text: date ? `${text} on ${date}` : text })
    const { suggested_providers: providers } = await person.call(vendors.suggestions, { reminder_id: id })
    found.push(...providers)
  }
  return found
}

const foodReminders = [
  'buy groceries',
  'order dinner',
  'order biryani for the party',
  'buy chicken and eggs',
  'lunch at a restaurant',
]

test('COOK-3 the diet is stored on the account, and omitted fields are unchanged', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const usual = await asha.call(recipes.diet, {})
  expect(usual).toMatchObject({ veg_only: false, jain_days: [], fast_days: [], no_meat_days: [], version: 0 })
  const change = {
    veg_only: true,
    jain_days: ['Monday'],
    fast_days: ['Tuesday', 'Saturday'],
    no_meat_days: ['Tuesday', 'Thursday', 'Saturday'],
    exclude_allergens: ['milk'],
  } satisfies Partial<recipes.Diet>
  const saved = await asha.call(recipes.setDiet, change)
  expect(saved).toMatchObject({ ...change, version: 1, replanned: { today: 0, ahead: 0, kept: 0 } })
  expect(await asha.call(recipes.setDiet, { vrat: true })).toMatchObject({ ...change, vrat: true, version: 2 })
  expect(await asha.call(recipes.setDiet, { vrat: true })).toMatchObject({ version: 2 })
  expect(await asha.call(recipes.diet, {})).toEqual({ ...usual, ...change, vrat: true, version: 2 })
  expect(await ravi.call(recipes.diet, {})).toEqual(usual)
})

test.each([
  [{ jain_days: ['Someday'] }, 'A weekday must be'],
  [{ fast_days: 'Monday' }, ''],
  [{ no_meat_days: Array(8).fill('Monday') }, 'At most seven weekdays'],
  [{ exclude_allergens: Array(13).fill('milk') }, 'At most 12 allergens'],
  [{ veg_only: 'yes' }, 'veg_only must be true or false'],
])('COOK-3 an invalid diet is refused: %j', async (change, detail) => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.ask(recipes.setDiet, change)).toMatchObject({
    status: 422,
    detail: expect.stringContaining(detail) as string,
  })
})

test('COOK-3 a recipe says what is against it on its day: one, search, and those that are saved', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { recipes: found } = await asha.call(recipes.search, { query: 'chicken curry' })
  const { id } = found[0]!
  expect(found[0]!.against).toEqual([])
  await asha.call(recipes.save, { id })
  await asha.call(recipes.setDiet, { no_meat_days: ['Friday'], jain_days: ['Sunday'] })
  expect((await asha.call(recipes.one, { id })).against).toEqual(['not vegetarian'])
  expect((await asha.call(recipes.one, { id, date: '2026-11-21' })).against).toEqual([])
  expect((await asha.call(recipes.one, { id, date: '2026-11-22' })).against).toEqual(['not Jain'])
  expect((await asha.call(recipes.saved, {})).recipes[0]!.against).toEqual(['not vegetarian'])
  server.clock.set(new Date('2026-11-21T04:30:00Z'))
  expect((await asha.call(recipes.saved, {})).recipes[0]!.against).toEqual([])
})

test('COOK-3 a saved recipe says which meat it has', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(recipes.setDiet, { pork: true })
  const { recipes: found } = await asha.call(recipes.search, { query: 'pork vindaloo' })
  const pork = found.find(({ quantities }) => quantities.some(({ name }) => /pork/i.test(name)))!
  await asha.call(recipes.save, { id: pork.id })
  expect((await asha.call(recipes.saved, {})).recipes[0]!.against).toEqual([])
  await asha.call(recipes.setDiet, { pork: false })
  expect((await asha.call(recipes.saved, {})).recipes[0]!.against).toEqual(['has pork'])
  expect((await asha.call(recipes.one, { id: pork.id })).against).toEqual(['has pork'])
})

test('COOK-3 nobody recommends meat or egg to a Jain household, whatever its reminders say', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const before = await recommended(asha, foodReminders)
  expect(before.some(({ why_relevant: why }) => namesMeat(oursOf(why)))).toBe(true)
  await asha.call(recipes.setDiet, { jain: true })
  const after = await recommended(asha, foodReminders)
  expect(
    violations(after, ({ provider_name: name, why_relevant: why }) => namesMeat(`${name} ${oursOf(why)}`)),
  ).toEqual([])
})

test('COOK-3 nobody recommends an allergen that is left out', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect((await recommended(asha, ['buy milk'])).map(({ provider_name: name }) => name)).toContain('Mother Dairy')
  await asha.call(recipes.setDiet, { exclude_allergens: ['milk', 'fish'] })
  const after = await recommended(asha, ['buy milk', 'buy groceries'])
  expect(
    violations(after, ({ why_relevant: why }) => /milk|curd|cheese|fish/i.test(why.slice(why.indexOf('”')))),
  ).toEqual([])
})

test('COOK-3 recommendations follow the diet of the reminder’s day', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(recipes.setDiet, { no_meat_days: ['Tuesday'] })
  const names = async (day: string) =>
    (await recommended(asha, ['buy chicken'], day)).map(({ provider_name: name }) => name)
  expect(await names('24 November')).not.toContain('Licious')
  expect(await names('25 November')).toContain('Licious')
})

test('COOK-3 cart hints name no excluded food, and no vendor of it', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { recipes: found } = await asha.call(recipes.search, { query: 'chicken curry' })
  const { id, title } = found[0]!
  await asha.call(cart.add, { type: 'recipe', item_id: id, name: title, action: 'order_online' })
  // This dish suits both diets below.
  const jainDish = {
    type: 'recipe',
    item_id: 'all-india.jain-bhel',
    name: 'Jain Bhel',
    action: 'order_online',
  } as const
  await asha.call(cart.add, jainDish)
  expect((await asha.call(cart.smartSuggestions, {})).suggestions.some(({ items }) => items.includes(title))).toBe(true)
  await asha.call(recipes.setDiet, { jain: true })
  const { suggestions } = await asha.call(cart.smartSuggestions, {})
  expect(violations(suggestions, (one) => namesMeat(`${one.title} ${one.description} ${one.items.join()}`))).toEqual([])
  const { recommendations } = await asha.call(cart.vendorRecommendations, {
    cart_items: [{ type: 'ingredient' }, { type: 'recipe', action: 'order_online' }],
  })
  const listed = await asha.call(vendors.list, {})
  const named = Object.values(recommendations)
    .flat()
    .map(({ vendor_id: vendor }) => listed.find((one) => one.id === vendor)!)
  expect(violations(named, ({ name, description }) => namesMeat(`${name} ${description}`))).toEqual([])
})

test('COOK-3 the tip of the day never mentions an excluded food', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  await asha.call(recipes.setDiet, { jain: true, exclude_allergens: ['milk'] })
  const own: string[] = []
  const others: string[] = []
  for (let day = 0; day < 85; day++) {
    server.clock.set(new Date(Date.UTC(2026, 10, 20 + day, 5)))
    own.push((await asha.call(recipes.kitchenTip, {})).tip)
    others.push((await ravi.call(recipes.kitchenTip, {})).tip)
  }
  const speaksOf = (tip: string) =>
    /\b(chicken|mutton|keema|fish|prawns|egg|milk|curd|paneer|ghee|potato(es)?|onions?|garlic)\b/i.test(tip)
  expect(others.some(speaksOf)).toBe(true)
  expect(violations(own, speaksOf)).toEqual([])
})

test('COOK-3 a plan’s texts name no excluded food and no removed dish', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const days = Array.from({ length: 8 }, (_, day) => new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10))
  const titles = new Set<string>()
  for (const date of days) {
    const { sections } = await asha.call(recipes.mealPlan, { date })
    for (const category of recipes.categories) for (const { title } of sections[category]) titles.add(title)
  }
  await asha.call(recipes.setDiet, { jain: true })
  for (const date of days) {
    const { culturalTips: tips, theme, sections } = await asha.call(recipes.mealPlan, { date })
    expect(
      violations(tips, (tip) => /\b(meat|chicken|mutton|fish|prawns?)\b/i.test(tip) && !/leave out/.test(tip)),
    ).toEqual([])
    for (const category of recipes.categories) for (const { title } of sections[category]) titles.delete(title)
    const gone = [...titles]
    expect(gone.filter((title) => [theme, ...tips].some((text) => text.includes(title)))).toEqual([])
  }
})
