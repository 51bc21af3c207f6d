import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Person, server, test } from '../fixtures.ts'
import { deliveryFields } from '../shop.ts'

type Order = { id: string; status: string; total_amount: number }

async function ask<T>(page: Page, token: string, method: string, path: string, data?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  expect(answer.status(), `${method} ${path}`).toBe(200)
  return (await answer.json()) as T
}

const shortId = ({ id }: Order) => `#${id.slice(-8).toUpperCase()}`
const cardOf = (page: Page, order: Order) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Order ${shortId(order)}` })

async function anOrder(page: Page, { token }: Person, line: object = {}): Promise<Order> {
  await ask(page, token, 'POST', '/api/cart/add', {
    type: 'recipe',
    item_id: 'punjab.dal-tadka',
    name: 'Dal Tadka',
    action: 'buy_ingredients',
    ...line,
  })
  await ask(page, token, 'PUT', '/api/cart', deliveryFields())
  return ask<Order>(page, token, 'POST', '/api/orders', {})
}

/** Creates an administrator and returns their token. */
async function anAdmin(page: Page): Promise<string> {
  const details = { email: `admin-${crypto.randomUUID()}@example.in`, password: 'Marigold7', full_name: 'Meera Iyer' }
  const { access_token } = await ask<{ access_token: string }>(page, 'nobody', 'POST', '/api/auth/register', details)
  await server.makeAdmin(details.email)
  return access_token
}

test('ORDER-1 with no orders the page says so', async ({ signedIn }) => {
  await signedIn.goto('/orders')
  await expect(signedIn.getByText('No orders yet')).toBeVisible()
  for (const name of ['Pending', 'Confirmed', 'Delivered', 'Total Orders']) {
    await expect(signedIn.getByRole('term').filter({ hasText: name })).toBeVisible()
  }
})

test('ORDER-1 orders are listed newest first, counted, with short ids, status and GST', async ({
  signedIn,
  person,
}) => {
  const first = await anOrder(signedIn, person)
  const second = await anOrder(signedIn, person, { quantity: 2 })
  const admin = await anAdmin(signedIn)
  await ask(signedIn, admin, 'PUT', `/api/admin/orders/${first.id}`, { status: 'confirmed' })
  await signedIn.goto('/orders')
  const headings = signedIn.getByRole('main').getByRole('heading', { level: 2, name: /^Order #/ })
  await expect(headings).toHaveCount(2)
  await expect(headings.nth(0)).toContainText(shortId(second))
  await expect(headings.nth(1)).toContainText(shortId(first))
  await expect(headings.nth(0)).toContainText('Pending')
  await expect(headings.nth(1)).toContainText('Confirmed')
  const counters = signedIn.locator('dl').first()
  await expect(counters.getByRole('definition')).toHaveText(['1', '1', '0', '2'])

  // The newest order is expanded.
  const card = cardOf(signedIn, second)
  for (const words of ['CGST (9%)', 'SGST (9%)', '₹598.00', '₹705.64']) {
    await expect(card.getByText(words, { exact: true }).first()).toBeVisible()
  }
  await expect(card.getByText('₹53.82')).toHaveCount(2)
  await expect(card.getByText('Next step')).toHaveCount(1)
  await expect(card.getByText('After that')).toHaveCount(1)
  await signedIn
    .getByRole('button', { name: new RegExp(shortId(first)) })
    .first()
    .click()
  await expect(cardOf(signedIn, first).getByText('₹352.82').first()).toBeVisible()
})

test('ORDER-1 orders that cannot be fetched say so, with a retry', async ({ signedIn }) => {
  await signedIn.route('**/api/orders', (route) => route.fulfill({ status: 400, json: { detail: 'No' } }))
  await signedIn.goto('/orders')
  await expect(signedIn.getByText('Failed to fetch orders', { exact: true })).toBeVisible()
  await signedIn.unroute('**/api/orders')
  await signedIn.getByRole('button', { name: 'Retry' }).click()
  await expect(signedIn.getByText('No orders yet')).toBeVisible()
})

test('ORDER-1 a pending order is cancelled after a question, a cancelled one no more', async ({ signedIn, person }) => {
  const order = await anOrder(signedIn, person)
  await signedIn.goto('/orders')
  await signedIn.getByRole('button', { name: `Cancel order ${shortId(order)}` }).click()
  const question = signedIn.getByRole('alertdialog')
  await expect(question).toContainText(`Cancel order ${shortId(order)}?`)
  await question.getByRole('button', { name: 'Keep order' }).click()
  await expect(question).toHaveCount(0)
  await signedIn.getByRole('button', { name: `Cancel order ${shortId(order)}` }).click()
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(signedIn.getByText('Order cancelled', { exact: true })).toBeVisible()
  await expect(cardOf(signedIn, order).getByText('Cancelled').first()).toBeVisible()
  await expect(signedIn.getByRole('button', { name: /^Cancel order/ })).toHaveCount(0)
})

test('ORDER-1 Reorder puts the items back into the cart', async ({ signedIn, person }) => {
  const order = await anOrder(signedIn, person, { quantity: 3 })
  await signedIn.goto('/orders')
  await signedIn.getByRole('button', { name: `Reorder order ${shortId(order)}` }).click()
  await expect(signedIn).toHaveURL(/\/cart$/)
  await expect(signedIn.getByRole('heading', { name: 'Dal Tadka' })).toBeVisible()
  await expect(signedIn.getByText('₹897.00').first()).toBeVisible()
})

test('ORDER-1 the bill comes as a PDF, and a bill that cannot be made says so', async ({ signedIn, person }) => {
  const order = await anOrder(signedIn, person)
  await signedIn.goto('/orders')
  const bill = signedIn.getByRole('button', { name: `Bill of order ${shortId(order)}, PDF` })
  const [download] = await Promise.all([signedIn.waitForEvent('download'), bill.click()])
  expect(download.suggestedFilename()).toBe(`bill-${shortId(order).slice(1)}.pdf`)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await signedIn.route('**/api/orders/*/bill', (route) => route.fulfill({ status: 500, json: { detail: 'No' } }))
  await bill.click()
  await expect(signedIn.getByText('Couldn’t create the bill. Please try again.')).toBeVisible()
})

test('ORDER-1 one order alone is printed', async ({ signedIn, person }) => {
  const [first, second] = [await anOrder(signedIn, person), await anOrder(signedIn, person)]
  await signedIn.goto('/orders')
  await signedIn.evaluate(() => {
    window.print = () => {}
  })
  await signedIn.getByRole('button', { name: `Print order ${shortId(second)}` }).click()
  await signedIn.emulateMedia({ media: 'print' })
  await expect(cardOf(signedIn, second).getByText('Grand Total')).toBeVisible()
  await expect(cardOf(signedIn, first)).toBeHidden()
  await expect(signedIn.getByRole('contentinfo')).toBeHidden()
  await expect(signedIn.getByRole('button', { name: /Reorder/ })).toHaveCount(0)
  await signedIn.emulateMedia({ media: 'screen' })
  await signedIn.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(cardOf(signedIn, first)).toBeVisible()
})

test('ORDER-1 a vendor is rated once it has delivered', async ({ signedIn, person }) => {
  const vendors = await ask<{ id: string; name: string; category: string; location: string }[]>(
    signedIn,
    person.token,
    'GET',
    '/api/vendors',
  )
  const vendor = vendors.find(({ category, location }) => category === 'grocery' && location === 'Pan India')!
  const order = await anOrder(signedIn, person, { vendor_id: vendor.id })
  await signedIn.goto('/orders')
  await expect(signedIn.getByRole('group', { name: `How was ${vendor.name}?` })).toHaveCount(0)
  const admin = await anAdmin(signedIn)
  for (const status of ['confirmed', 'delivered']) {
    await ask(signedIn, admin, 'PUT', `/api/admin/orders/${order.id}`, { status })
  }
  await signedIn.reload()
  const stars = signedIn.getByRole('group', { name: `How was ${vendor.name}?` })
  await stars.getByRole('radio', { name: '4 stars' }).check()
  await expect(signedIn.getByText(`Thanks for rating ${vendor.name}`)).toBeVisible()
})

test('ORDER-1 spending is shown as charts and text by month and by vendor', async ({ signedIn, person }) => {
  await anOrder(signedIn, person)
  await signedIn.goto('/orders')
  const card = signedIn.getByRole('region', { name: 'Your spending' })
  // The bar's own amount.
  await expect(card.getByText('₹353', { exact: true })).toBeVisible()
  const months = card.getByRole('table', { name: 'By month, including tax' })
  await expect(months.getByRole('row').last()).toContainText('1 order')
  await expect(months.getByRole('row').last()).toContainText('₹352.82')
  await expect(card.getByRole('table', { name: 'By shop, including tax' }).getByRole('row').last()).toContainText(
    '₹352.82',
  )
})

test('an unpaid order says so and can be paid, also once it is confirmed, until it is delivered', async ({
  signedIn,
  person,
}) => {
  const order = await anOrder(signedIn, person)
  // The state of an order whose payment page was closed.
  let status = 'pending'
  await signedIn.route('**/api/orders', async (asked) => {
    const answer = await asked.fetch()
    const [placed] = (await answer.json()) as object[]
    await asked.fulfill({ response: answer, json: [{ ...placed, payment_method: 'gateway', status }] })
  })
  const notice = signedIn.getByRole('region', { name: 'Order placed' })
  const pay = { name: `Pay now, order ${shortId(order)}` }
  for (status of ['pending', 'confirmed']) {
    await signedIn.goto('/')
    await signedIn.goto(`/orders#placed=${order.id}`)
    await expect(notice).toContainText(status === 'pending' ? 'Pay now to confirm it.' : 'Payment is still due.')
    await expect(notice).not.toContainText('Thank you')
    await expect(notice).toContainText(shortId(order))
    await expect(notice.getByRole('button', pay)).toBeVisible()
    // The notice says it all, so that the list does not repeat the order.
    await expect(cardOf(signedIn, order)).toHaveCount(0)
    await expectAccessible(signedIn)
  }
  await notice.getByRole('link', { name: 'View order' }).click()
  await expect(signedIn.getByText('Order placed', { exact: true })).toHaveCount(0)
  await expect(cardOf(signedIn, order).getByRole('button', pay)).toBeVisible()
  // An open order says it once, beside its button.
  await expect(cardOf(signedIn, order).getByText(/payment is still due|not paid|payment due/i)).toHaveCount(1)
  await signedIn.goto(`/orders#placed=${order.id}`)
  status = 'delivered'
  await signedIn.reload()
  await expect(cardOf(signedIn, order)).toContainText('Delivered')
  await expect(signedIn.getByText('Order placed', { exact: true })).toHaveCount(0)
  await expect(cardOf(signedIn, order).getByRole('button', pay)).toBeVisible()
})

for (const { width, colorScheme } of [
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('ORDER-1 orders are accessible and do not scroll sideways', async ({ signedIn, person }) => {
      const order = await anOrder(signedIn, person)
      await signedIn.goto(`/orders#placed=${order.id}`)
      await expect(signedIn.getByText('Your list is ready to send', { exact: true })).toBeVisible()
      await expect(signedIn.getByRole('table').first()).toBeVisible()
      await expectAccessible(signedIn)
      const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await signedIn.evaluate(sideways)).toBe(0)
    })
  })
}
