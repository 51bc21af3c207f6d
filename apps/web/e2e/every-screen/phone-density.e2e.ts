import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { dayOf, expect, expectAccessible, type Person, test } from '../fixtures.ts'
import { cards, openPlan } from '../kitchen.ts'
import { put } from '../shop.ts'

const boxOf = async (one: Locator) => (await one.boundingBox())!
const endOf = async (one: Locator) => {
  const { y, height } = await boxOf(one)
  return y + height
}

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } })

test('LOOK-7 a newcomer’s agenda begins within 330 px below the address notice, with example sentences', async ({
  page,
}) => {
  const details = { email: `${randomUUID()}@example.in`, password: 'Marigold7', full_name: 'Asha Rao' }
  const answer = await page.request.post('/api/auth/register', {
    data: details,
    headers: { 'x-forwarded-for': '10.7.31.5' },
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.post('/api/profile/complete-tutorial', { headers })).status()).toBe(200)
  await page.addInitScript((given) => localStorage.setItem('token', given), token)
  await page.goto('/')
  const notice = page.getByRole('region', { name: 'Email address' })
  await expect(notice).toContainText(`Confirm your email address ${details.email}`)
  expect((await boxOf(notice)).height).toBeLessThanOrEqual(52)
  const agenda = page.getByRole('region', { name: /Agenda/ })
  expect((await boxOf(agenda)).y).toBeLessThanOrEqual(330)
  expect((await boxOf(page.getByRole('heading', { level: 1 }))).y).toBeGreaterThanOrEqual(await endOf(notice))

  const sentences = agenda.getByRole('list', { name: 'What you can say' })
  await expect(sentences.getByRole('button')).toHaveCount(2)
  await expectAccessible(page)
  await sentences.getByRole('button', { name: /mummy ko call/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Create AI Reminder' })
  await expect(dialog.getByRole('textbox').first()).toHaveValue('kal subah 8 baje mummy ko call')
  await expect(dialog.getByRole('button', { name: /^8:00 am/ })).toBeVisible()
})

test('LOOK-7 with two dishes to cook the first card of the plan begins within 400 px, and one tap shows both', async ({
  signedIn,
  person,
}) => {
  await choose(person, signedIn.request)
  await openPlan(signedIn)
  const cooking = signedIn.getByRole('region', { name: 'Cooking today' })
  await expect(cooking.getByRole('listitem')).toHaveCount(0)
  const all = cooking.getByRole('button', { name: 'All 2 dishes' })
  await expect(all).toBeVisible()
  expect((await boxOf(cards(signedIn).first())).y).toBeLessThanOrEqual(400)
  await all.click()
  await expect(cooking.getByRole('listitem')).toHaveCount(2)
  await expect(cooking.getByRole('button', { name: /eat.*change who eats/ })).toBeVisible()
  // Each of them is large enough to tap.
  for (const button of await cooking.getByRole('button').all())
    expect((await boxOf(button)).height).toBeGreaterThanOrEqual(44)
  await expect(cooking.getByRole('button', { name: 'All 2 dishes' })).toHaveCount(0)
})

test('LOOK-7 a recipe’s ingredients begin within 500 px, and its buttons have one line each', async ({ signedIn }) => {
  await signedIn.goto('/recipes#r=punjab.dal-makhani')
  const recipe = signedIn.getByRole('dialog', { name: 'Dal Makhani' })
  const ingredients = recipe.getByRole('heading', { name: 'Ingredients' })
  await expect(ingredients).toBeVisible()
  expect((await boxOf(ingredients)).y).toBeLessThanOrEqual(500)
  const lines = await recipe.getByRole('button', { name: 'Add All Ingredients to Cart' }).evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
})

test('LOOK-7 orders begin within 230 px, below four counters in one row', async ({ signedIn, person }) => {
  await put(signedIn, person, {
    type: 'recipe',
    item_id: 'punjab.dal-tadka',
    name: 'Dal Tadka',
    action: 'order_online',
  })
  const headers = { authorization: `Bearer ${person.token}` }
  const placed = await signedIn.request.post('/api/orders', { headers, data: {} })
  expect(placed.ok(), await placed.text()).toBe(true)
  await signedIn.goto('/orders')
  const order = signedIn.getByRole('heading', { name: /^Order #/ }).first()
  await expect(order).toBeVisible()
  const tops = await Promise.all(
    ['Pending', 'Confirmed', 'Delivered', 'Total Orders'].map(async (name) =>
      Math.round((await boxOf(signedIn.locator('dl').first().getByText(name, { exact: true }))).y),
    ),
  )
  expect(new Set(tops).size).toBe(1)
  expect((await boxOf(order)).y).toBeLessThanOrEqual(230)
  // Titled by its dishes, with the number small above them.
  await expect(order).toContainText('Dal Tadka')
})

async function choose({ token }: Person, request: import('@playwright/test').APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  for (const [recipe_id, meal] of [
    ['punjab.dal-makhani', 'dinner'],
    ['goa.goan-fish-curry', 'lunch'],
  ]) {
    const data = { recipe_id, day: dayOf(new Date()), meal }
    expect((await request.post('/api/recipes/chosen', { headers, data })).ok()).toBe(true)
  }
}
