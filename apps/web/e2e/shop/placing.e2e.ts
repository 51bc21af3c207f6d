import type { Route } from '@playwright/test'
import { expect, server, test } from '../fixtures.ts'
import { cartOf, choicesOf, dal, diyas, inviteVendor, lineOf, ordersOf, placeButton, put } from '../shop.ts'

test.use({ worker: true })

const refuse = (route: Route) => route.fulfill({ status: 500, json: { detail: 'No' } })

test('CART-8 if the changes cannot be sent, nothing is ordered', async ({ signedIn, person }) => {
  await put(signedIn, person, dal)
  await signedIn.goto('/cart')
  await signedIn.getByRole('button', { name: 'One more of Dal Tadka' }).click()
  await signedIn.route('**/api/cart', (route) =>
    route.request().method() === 'PUT' ? refuse(route) : route.fallback(),
  )
  await placeButton(signedIn).click()
  await expect(signedIn.getByText('Failed to update quantity', { exact: true })).toBeVisible()
  expect(await ordersOf(signedIn, person)).toEqual([])
  await expect(lineOf(signedIn, 'Dal Tadka').getByText('₹998.00')).toBeVisible()

  await signedIn.unroute('**/api/cart')
  await signedIn.route('**/api/orders', refuse)
  await placeButton(signedIn).click()
  await expect(signedIn.getByText('Failed to place order', { exact: true })).toBeVisible()
  expect(await ordersOf(signedIn, person)).toEqual([])
})

test('CART-8 the order contains what the page showed, including vendor, replacement and address', async ({
  signedIn,
  person,
}) => {
  await put(signedIn, person, dal)
  await signedIn.goto('/cart')
  await signedIn.getByRole('button', { name: 'One more of Dal Tadka' }).click()
  const line = await choicesOf(signedIn, 'Dal Tadka')
  const vendor = line.getByRole('combobox', { name: 'Shop' })
  await expect.poll(() => vendor.getByRole('option').count()).toBeGreaterThan(3)
  await vendor.selectOption({ index: 1 })
  await line.getByRole('combobox', { name: 'If out of stock' }).selectOption('similar')
  await signedIn.keyboard.press('Escape')
  const change = signedIn.getByRole('button', { name: /Change address and time$/ })
  await change.click()
  await signedIn.getByLabel(/Address/).fill('14 Hill Road, Bandra')
  await signedIn.getByLabel(/PIN code/).fill('4000')
  await placeButton(signedIn).click()
  await expect(signedIn.getByLabel(/PIN code/)).toBeFocused()
  await expect(signedIn.locator('[data-sonner-toast]')).toContainText('Enter all six digits of the PIN code.')
  expect(await ordersOf(signedIn, person)).toEqual([])
  await signedIn.getByLabel(/PIN code/).fill('400050')
  await signedIn.reload()
  await expect(change).toContainText('14 Hill Road, Bandra, 400050')
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders#placed=/)
  // A list that the person hands over: nobody has it yet.
  const notice = signedIn.getByRole('region', { name: 'Your list is ready to send' })
  await expect(notice).toContainText('No shop has your list yet. Send it now')
  await expect(notice).toContainText('Approx. at the shop₹998.00')
  const [order] = await ordersOf(signedIn, person)
  expect(order).toMatchObject({ address: '14 Hill Road, Bandra', pin_code: '400050', total_amount: 1177.64 })
  expect(order!.items).toMatchObject([{ quantity: 2, replacement: 'similar', vendor_id: expect.any(String) }])
  expect((await cartOf(signedIn, person)).items).toEqual([])
  const badge = signedIn.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Cart/ })
  await expect(badge).toHaveText('Cart')
})

test('CART-8 a double click makes one order', async ({ signedIn, person }) => {
  await put(signedIn, person, dal)
  await signedIn.goto('/cart')
  await placeButton(signedIn).dblclick()
  await expect(signedIn).toHaveURL(/\/orders/)
  expect(await ordersOf(signedIn, person)).toHaveLength(1)
})

test('CART-8 an answer that was lost does not become a second order', async ({ signedIn, person }) => {
  await put(signedIn, person, dal)
  await signedIn.goto('/cart')
  const keys: (string | undefined)[] = []
  await signedIn.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await expect(lineOf(signedIn, 'Dal Tadka')).toBeVisible()
  // The cart on the page stays unchanged, as without a connection.
  await signedIn.route('**/api/cart', (route) => route.abort())
  await placeButton(signedIn).click()
  await expect(signedIn.getByText('Failed to place order', { exact: true })).toBeVisible()
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(await ordersOf(signedIn, person)).toHaveLength(1)
})

test('CART-8 a cart that was changed elsewhere is shown again, and not ordered', async ({ signedIn, person }) => {
  await put(signedIn, person, dal)
  await signedIn.goto('/cart')
  await expect(lineOf(signedIn, 'Dal Tadka')).toBeVisible()
  await signedIn.route('**/api/cart', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  )
  await put(signedIn, person, diyas)
  await signedIn.getByRole('button', { name: 'One more of Dal Tadka' }).click()
  await placeButton(signedIn).click()
  await signedIn.unroute('**/api/cart')
  await expect(signedIn.getByRole('alert').getByText('Your cart was changed on another device')).toBeVisible()
  await expect(lineOf(signedIn, 'Clay diyas')).toBeVisible()
  await expect(lineOf(signedIn, 'Dal Tadka').getByText('₹998.00')).toBeVisible()
  expect(await ordersOf(signedIn, person)).toEqual([])

  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
  expect((await ordersOf(signedIn, person))[0]!.items).toMatchObject([{ quantity: 2 }, { quantity: 2 }])
})

test('CART-8 ordering while offline fails with its sentence, and nothing is lost', async ({
  signedIn,
  person,
  context,
}) => {
  await put(signedIn, person, dal)
  await signedIn.goto('/cart')
  await signedIn.getByRole('button', { name: 'One more of Dal Tadka' }).click()
  await context.setOffline(true)
  await placeButton(signedIn).click()
  await expect(signedIn.getByText('Failed to place order', { exact: true })).toBeVisible()
  await expect(lineOf(signedIn, 'Dal Tadka').getByText('₹998.00')).toBeVisible()
  await context.setOffline(false)
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
  expect((await ordersOf(signedIn, person))[0]!.items).toMatchObject([{ quantity: 2 }])
})

test('CART-8 a shop that was just switched off is named, and is no longer chosen', async ({ signedIn, person }) => {
  await server.makeAdmin(person.email)
  const headers = { authorization: `Bearer ${person.token}` }
  const aShop = async (name: string) => {
    const data = {
      name,
      category: 'grocery',
      description: 'Corner shop',
      location: 'Pan India',
      services: ['Groceries'],
    }
    const added = await signedIn.request.post('/api/admin/vendors', { headers, data })
    return (await added.json()) as { id: string }
  }
  const name = `Laxmi ${person.email.slice(0, 8)}`
  const { id } = await aShop(name)
  await put(signedIn, person, { ...dal, action: 'buy_ingredients' })
  await signedIn.goto('/cart')
  const line = await choicesOf(signedIn, 'Dal Tadka')
  const vendor = line.getByRole('combobox', { name: 'Shop' })
  await expect.poll(() => vendor.getByRole('option').allTextContents()).toContainEqual(expect.stringContaining(name))
  await vendor.selectOption(id)
  await signedIn.keyboard.press('Escape')
  const off = await signedIn.request.put(`/api/admin/vendors/${id}`, { headers, data: { is_active: false } })
  expect(off.status()).toBe(200)

  await placeButton(signedIn).click()
  await expect(
    signedIn.getByText(`${name} takes no more orders; please choose another shop`, { exact: true }),
  ).toBeVisible()
  await expect(signedIn.getByText('Failed to place order', { exact: true })).toBeVisible()
  await expect(signedIn.getByText('Failed to update quantity', { exact: true })).toHaveCount(0)
  expect(await ordersOf(signedIn, person)).toEqual([])
  await choicesOf(signedIn, 'Dal Tadka')
  await expect(vendor).toHaveValue('')
  await expect(vendor.getByRole('option').filter({ hasText: name })).toHaveCount(0)
  await signedIn.keyboard.press('Escape')
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
  const [order] = await ordersOf(signedIn, person)
  expect(order!.items).not.toMatchObject([{ vendor_id: id }])
})

test('SHOP-6 the shop follows the PIN code at once, and an order that would go to another one is not placed', async ({
  context,
  signedIn,
  person,
}) => {
  const { id, address } = await inviteVendor(signedIn, person, server)
  const headers = { authorization: `Bearer ${person.token}` }
  const change = (data: object) => signedIn.request.put(`/api/admin/vendors/${id}`, { headers, data })
  const name = `Meena ${person.email.slice(0, 8)}`
  expect((await change({ name, pin_codes: ['400093'] })).status()).toBe(200)
  await expect.poll(async () => (await server.outboxOf(address)).length, { timeout: 15_000 }).toBe(1)
  const vendor = await context.newPage()
  await vendor.goto(/\/v\/\S+/.exec((await server.outboxOf(address))[0]!.body)![0])
  await vendor.getByRole('button', { name: 'Yes, send me orders' }).click()
  await expect(vendor.getByText('You’re receiving orders.')).toBeVisible()
  await vendor.close()
  await put(signedIn, person, { ...dal, action: 'buy_ingredients' })
  await signedIn.goto('/cart')
  const ours = signedIn.getByRole('region').filter({ hasText: 'Our choice' }).last()
  await expect(ours).toBeVisible()
  await expect(ours).not.toContainText(name)
  await signedIn.getByRole('button', { name: /Change address and time$/ }).click()
  await signedIn.getByLabel(/PIN code/).fill('400093')
  await expect(ours).toContainText(name)
  await signedIn.getByLabel(/PIN code/).fill('400050')
  await expect(ours).not.toContainText(name)
  await signedIn.getByLabel(/PIN code/).fill('400093')
  await expect(ours).toContainText(name)

  expect((await change({ is_active: false })).status()).toBe(200)
  await placeButton(signedIn).click()
  await expect(
    signedIn.getByText('The shop for Dal Tadka has changed. Please check your cart and place the order again'),
  ).toBeVisible()
  expect(await ordersOf(signedIn, person)).toEqual([])
  await expect(ours).not.toContainText(name)
  const shown = await ours.getAttribute('aria-label')
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
  const [order] = await ordersOf(signedIn, person)
  expect(order!.items).toMatchObject([{ vendor_name: shown }])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('SHOP-7 a list without prices says who sets them instead of ₹0, and its time leaves the cart', async ({
    signedIn,
    person,
  }) => {
    await put(signedIn, person, { type: 'product', item_id: 'free-5 kg atta', name: '5 kg atta', unpriced: true })
    await signedIn.goto('/cart')
    await signedIn.getByRole('button', { name: 'Place order, Priced by the shop' }).click()
    const notice = signedIn.getByRole('region', { name: 'Your list is ready to send' })
    await expect(notice).toContainText('TotalPriced by the shop')
    await expect(notice).not.toContainText('₹')
    await expect(signedIn.getByRole('button', { name: /^Order .*Priced by the shop/ })).toBeVisible()
    await expect.poll(async () => (await cartOf(signedIn, person)).deliver_by).toBeNull()
    await signedIn.getByRole('link', { name: /Cart/ }).first().click()
    await expect(signedIn.getByText('Your cart is empty', { exact: true })).toBeVisible()
    await expect(signedIn.getByText('Your cart was changed on another device')).toHaveCount(0)
  })
})
