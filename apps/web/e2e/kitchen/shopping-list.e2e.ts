import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, type Person, server, test } from '../fixtures.ts'
import { expectFitInAnyLight } from '../kitchen.ts'

test('HOME-4 HOME-9 LOOK-6 two members shop from one list: typed, ticked and seen at once, offline too, and it is at home then', async ({
  signedIn,
  person,
  browser,
  request,
}) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const invitation = await request.post('/api/household/invitations', { headers, data: { role: 'adult' } })
  const { code } = (await invitation.json()) as { code: string }
  const details = { email: `${randomUUID()}@example.in`, password: 'Marigold7', full_name: 'Rohan Rao' }
  const registered = await request.post('/api/auth/register', {
    data: details,
    headers: { 'x-forwarded-for': '10.77.1.3' },
  })
  const { access_token: token } = (await registered.json()) as { access_token: string }
  await server.proveAddress(details.email)
  const his = { authorization: `Bearer ${token}` }
  await request.post('/api/profile/complete-tutorial', { headers: his })
  expect((await request.post('/api/household/join', { headers: his, data: { code } })).status()).toBe(200)
  const context = await browser.newContext()
  await context.addInitScript((own) => localStorage.setItem('token', own), token)
  const rohan = await context.newPage()

  await signedIn.goto('/recipes#list')
  await rohan.goto('/recipes#list')
  const [list, hisList] = [signedIn, rohan].map((page) => page.getByRole('tabpanel', { name: 'Shopping List' }))
  await list!.getByLabel('Add to the list').fill('2 kilo pyaaz, ek packet Maggi, soap')
  await list!.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(list!.getByRole('region', { name: 'Vegetables & fruit' })).toContainText('Pyaaz, 2 kg')
  // A hint is shown for the first shared list, once.
  await expect(signedIn.getByText('Your first shared list')).toBeVisible()
  await expect(signedIn.getByText('Shared with Rohan Rao. Everyone sees each tick right away.')).toBeVisible()
  await expect(rohan.getByText('Your first shared list')).toHaveCount(0)
  // He sees it without reloading.
  await expect(hisList!.getByRole('region', { name: 'Vegetables & fruit' })).toContainText('Pyaaz, 2 kg', {
    timeout: 2000,
  })
  await expectAccessible(signedIn)

  // The shop has no connection.
  await context.setOffline(true)
  await hisList!.getByRole('checkbox', { name: /Pyaaz/ }).check()
  await hisList!.getByLabel('Add to the list').fill('500 g onion')
  await hisList!.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(hisList!.getByRole('region', { name: 'Just added' })).toContainText('500 g onion')
  await expect(hisList!.getByRole('region', { name: 'Bought' })).toContainText('Pyaaz')
  await context.setOffline(false)
  await expect(list!.getByRole('region', { name: 'Bought' })).toContainText('Rohan')
  await expect(list!.getByRole('region', { name: 'Vegetables & fruit' })).toContainText('Onion, 500 g')

  // Bought items are at home, for both.
  await list!.getByRole('radio', { name: 'At home' }).check()
  await expect(list!.getByLabel('How much pyaaz do you have?')).toHaveValue('2 kg')
  await list!.getByRole('radio', { name: 'To buy' }).check()
  await list!.getByRole('checkbox', { name: /Pyaaz/ }).click()
  await hisList!.getByRole('radio', { name: 'At home' }).check()
  await expect(hisList!.getByText('Nothing in your pantry yet')).toBeVisible()
  await context.close()
})

test('HOME-9 a device’s local pantry moves into the account once, and dishes are found for it', async ({
  signedIn,
  person,
  request,
}) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const me = (await (await request.get('/api/auth/me', { headers })).json()) as { id: string }
  await signedIn.addInitScript((key) => {
    if (sessionStorage.getItem('moved') === null)
      localStorage.setItem(key, '["paneer","spinach","onion","tomato","garlic"]')
    sessionStorage.setItem('moved', '')
  }, `pantry:${me.id}`)
  await signedIn.goto('/recipes#pantry')
  const home = signedIn.getByRole('tabpanel', { name: 'Shopping List' })
  await expect(home.getByLabel('How much paneer do you have?')).toBeVisible()
  expect(await signedIn.evaluate((key) => localStorage.getItem(key), `pantry:${me.id}`)).toBeNull()
  // The dishes are open beside the pantry; on a phone a tap opens them.
  const dish = home.getByText('You have everything').first()
  await expect(dish).toBeVisible()
  const dishes = home.getByRole('group').getByRole('listitem')
  await expect(dishes).toHaveCount(8)
  await home.getByRole('button', { name: 'Show all 24' }).click()
  await expect(dishes).toHaveCount(24)
  await expectAccessible(signedIn)
  await signedIn.setViewportSize({ width: 360, height: 780 })
  await expect(dish).toBeHidden()
  await home.getByText('What can I cook with this?').click()
  await expect(dish).toBeVisible()
  await expectAccessible(signedIn)
})

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('HOME-4 HOME-9 the list and the pantry fit every screen', async ({ signedIn, person, request }) => {
      const headers = { authorization: `Bearer ${person.token}` }
      const items = ['2 kilo pyaaz', 'ek packet Maggi', 'soap', '5 kg atta'].map((text) => ({
        id: randomUUID(),
        text,
      }))
      await request.post('/api/shopping-list/items', { headers, data: { items } })
      await request.post('/api/shopping-list/recipes', { headers, data: { recipe_id: 'punjab.dal-makhani' } })
      await request.post('/api/pantry/items', { headers, data: { items: ['rice 2 kg', 'ghee', 'palak 2 bunches'] } })
      await signedIn.goto('/recipes#list')
      await expect(signedIn.getByText('Pyaaz, 2 kg')).toBeVisible()
      if (width === 360) {
        // The price is beside the name, and what removes the item beyond it.
        const row = signedIn.getByRole('listitem').filter({ hasText: 'Pyaaz, 2 kg' })
        const remove = (await row.getByRole('button', { name: 'Remove Pyaaz' }).boundingBox())!
        expect((await row.getByText(/^₹\d+$/).boundingBox())!.x).toBeLessThan(remove.x)
      }
      for (const name of ['To buy', 'At home', 'Staples', 'Bought']) {
        await signedIn.getByRole('radio', { name }).check()
        await expectFitInAnyLight(signedIn)
      }
    })
  })
}

const many = [
  '2 kilo pyaaz',
  '1 kg aloo',
  'palak',
  'ek packet Maggi',
  'soap',
  '5 kg atta',
  'doodh 2 litre',
  'ghee',
  'rice',
]

async function listMany(request: APIRequestContext, { token }: Person): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const items = many.map((text) => ({ id: randomUUID(), text }))
  await request.post('/api/shopping-list/items', { headers, data: { items } })
}

test('LOOK-9 at 1280 px the list has two columns beside its total, and only the next meal of the plan is open', async ({
  signedIn,
  person,
  request,
}) => {
  await listMany(request, person)
  await signedIn.setViewportSize({ width: 1280, height: 860 })
  await signedIn.goto('/recipes#list')
  const panel = signedIn.getByRole('tabpanel', { name: 'Shopping List' })
  await expect(panel.getByText('Pyaaz, 2 kg')).toBeVisible()
  const lefts = await panel
    .getByRole('checkbox', { name: /Pyaaz|Soap/ })
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)))
  expect(new Set(lefts).size).toBe(2)
  const total = (await panel.getByText('estimate', { exact: true }).boundingBox())!
  expect(total.x).toBeGreaterThan(Math.max(...lefts))
  await expect(panel.getByRole('region', { name: 'Dishes on the list' }).getByRole('checkbox')).toHaveCount(4)
})

test('LOOK-9 on a phone the total of a long list stays in sight above the tab bar', async ({
  signedIn,
  person,
  request,
}) => {
  await listMany(request, person)
  await signedIn.setViewportSize({ width: 360, height: 640 })
  await signedIn.goto('/recipes#list')
  const add = signedIn.getByRole('button', { name: /^Add \d+ to cart$/ })
  await expect(add).toBeVisible()
  const { y, height } = (await add.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(640 - 64)
  // No row shows between the total and the tab bar.
  const behind = await signedIn.evaluate(() => document.elementFromPoint(180, innerHeight - 66)?.textContent)
  expect(behind).toContain('estimate')
})
