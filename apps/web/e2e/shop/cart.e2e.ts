import type { Route } from '@playwright/test'
import { dayOf, expect, expectAccessible, remember, test } from '../fixtures.ts'
import { cartOf, choicesOf, dal, diyas, lineOf, ordersOf, placeButton, put, summaryOf } from '../shop.ts'

test.use({ worker: true })

const refuse = (route: Route) => route.fulfill({ status: 500, json: { detail: 'No' } })

test('CART-1 an empty cart says so and leads to the recipes', async ({ signedIn }) => {
  await signedIn.goto('/cart')
  await expect(signedIn.getByText('Your cart is empty', { exact: true })).toBeVisible()
  await signedIn.getByRole('link', { name: 'Browse Recipes' }).click()
  await expect(signedIn).toHaveURL(/\/recipes$/)
})

test('CART-1 CART-6 SHOP-1 lines show what they are and what they cost, and the summary the tax', async ({
  signedIn,
  person,
}) => {
  await put(signedIn, person, dal, diyas)
  const asked: string[] = []
  signedIn.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signedIn.goto('/cart')
  const line = lineOf(signedIn, 'Clay diyas')
  await expect(line.getByText('₹699.00')).toBeVisible()
  expect(asked.filter((path) => path === '/api/cart')).toHaveLength(1)
  await expect(line.getByText('₹349.50 each')).toBeVisible()
  await expect(line.getByText(/^Quoted price/)).toBeVisible()
  await expect(lineOf(signedIn, 'Dal Tadka').getByText(/Quoted price/)).toHaveCount(0)
  const summary = summaryOf(signedIn)
  for (const words of ['Subtotal', '₹1,198.00', 'CGST (9%)', 'SGST (9%)', '₹1,413.64']) {
    await expect(summary.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(summary.getByText('₹107.82')).toHaveCount(2)
  // SHOP-1 Nobody delivers: the page says so next to the order button and next to the specification's delivery facts.
  await expect(summary.getByText('Hand over your list', { exact: true })).toBeVisible()
  await expect(summary.getByText('Pay the shop directly.')).toBeVisible()
  await expect(summary.getByText('Free delivery')).toHaveCount(0)
  const delivery = signedIn.getByRole('region', { name: 'Delivery', exact: true })
  for (const fact of [
    'We don’t deliver this yet. Arrange delivery with the shop.',
    'Free delivery over ₹500',
    '30-60 minutes',
    'UPI, net banking and cards',
    'Support in English and Hindi',
  ]) {
    await expect(delivery.getByText(fact)).toBeVisible()
  }
})

test('CART-2 quantities stay on the page, survive a reload, count in the badge, and are not sent', async ({
  signedIn,
  person,
}) => {
  await put(signedIn, person, dal)
  const sent: string[] = []
  signedIn.on('request', (request) => {
    if (['PUT', 'DELETE'].includes(request.method())) sent.push(request.url())
  })
  await signedIn.goto('/cart')
  const more = signedIn.getByRole('button', { name: 'One more of Dal Tadka' })
  await more.click()
  await more.click()
  await expect(lineOf(signedIn, 'Dal Tadka').getByText('₹1,497.00')).toBeVisible()
  const badge = signedIn.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Cart/ })
  await expect(badge).toContainText('3')
  await signedIn.reload()
  await expect(lineOf(signedIn, 'Dal Tadka').getByText('₹1,497.00')).toBeVisible()
  await expect(badge).toContainText('3')
  await signedIn.getByRole('button', { name: 'One less of Dal Tadka' }).click()
  await expect(lineOf(signedIn, 'Dal Tadka').getByText('₹998.00')).toBeVisible()
  expect(sent).toEqual([])
  expect((await cartOf(signedIn, person)).items[0]).toMatchObject({ quantity: 1 })
})

test('CART-2 signing out removes the cart from the device', async ({ signedIn, person }) => {
  await put(signedIn, person, dal)
  await signedIn.goto('/cart')
  await signedIn.getByRole('button', { name: /Change address and time$/ }).click()
  await signedIn.getByLabel(/Address/).fill('14 Hill Road, Bandra')
  const kept = () => signedIn.evaluate(() => JSON.stringify(localStorage))
  expect(await kept()).toContain('Hill Road')
  await signedIn.getByRole('button', { name: 'User menu' }).click()
  await signedIn.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(signedIn.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await kept()).not.toContain('Hill Road')
})

test('CART-2 signing out removes cart and agenda also from pages that don’t show them', async ({
  signedIn,
  person,
}) => {
  await put(signedIn, person, dal)
  await remember(signedIn, person, {
    text: 'call the notary',
    suggested_date: dayOf(new Date()),
    suggested_time: '23:55',
  })
  const kept = () => signedIn.evaluate(() => JSON.stringify(localStorage))
  await signedIn.goto('/')
  await expect.poll(kept).toContain('notary')
  await signedIn.goto('/cart')
  await expect.poll(kept).toContain('Dal Tadka')
  await signedIn.goto('/settings')
  await signedIn.getByRole('button', { name: 'User menu' }).click()
  await signedIn.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(signedIn.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await kept()).not.toMatch(/notary|Dal Tadka|Asha/)
})

test('CART-2 CART-7 reducing below one removes a line, and Undo brings it back', async ({ signedIn, person }) => {
  await put(signedIn, person, dal, diyas)
  await signedIn.goto('/cart')
  await signedIn.getByRole('button', { name: 'One less of Dal Tadka' }).click()
  await expect(lineOf(signedIn, 'Dal Tadka')).toHaveCount(0)
  await expect.poll(async () => (await cartOf(signedIn, person)).items.length).toBe(1)
  await signedIn.getByRole('button', { name: 'Undo' }).click()
  await expect(lineOf(signedIn, 'Dal Tadka')).toBeVisible()
  expect((await cartOf(signedIn, person)).items).toHaveLength(2)
})

test('CART-7 each failure has its sentence, to the letter', async ({ signedIn, person }) => {
  await put(signedIn, person, dal)
  await signedIn.route('**/api/cart', refuse)
  await signedIn.goto('/cart')
  await expect(signedIn.getByText('Failed to fetch cart', { exact: true })).toBeVisible()
  await signedIn.unroute('**/api/cart')
  await signedIn.getByRole('button', { name: 'Retry' }).click()
  await expect(lineOf(signedIn, 'Dal Tadka')).toBeVisible()

  await signedIn.route('**/api/cart/item/*', refuse)
  await signedIn.getByRole('button', { name: 'Remove Dal Tadka' }).click()
  await expect(signedIn.getByText('Failed to remove item', { exact: true })).toBeVisible()
  await expect(lineOf(signedIn, 'Dal Tadka')).toBeVisible()
})

test('SHELL-8 items added in another tab are shown and announced', async ({ signedIn, person }) => {
  await put(signedIn, person, dal)
  await signedIn.goto('/cart')
  await expect(lineOf(signedIn, 'Dal Tadka')).toBeVisible()
  await put(signedIn, person, diyas)
  await expect(lineOf(signedIn, 'Clay diyas')).toBeVisible()
  await expect(signedIn.getByText('Your cart was changed on another device')).toBeVisible()
  await signedIn.getByRole('button', { name: 'OK' }).click()
  await expect(signedIn.getByText('Your cart was changed on another device')).toHaveCount(0)
})

test('CART-3 CART-4 vendors fit the city and the line, and the recommended ones say why', async ({
  signedIn,
  person,
}) => {
  await put(signedIn, person, { ...dal, action: 'buy_ingredients' })
  const asked = signedIn.waitForRequest('**/api/cart/vendor-recommendations')
  await signedIn.goto('/cart')
  expect((await asked).postDataJSON()).toMatchObject({
    cart_items: [{ type: 'recipe' }],
    user_location: { city: 'Mumbai', lat: expect.any(Number), lng: expect.any(Number) },
  })
  const line = await choicesOf(signedIn, 'Dal Tadka')
  const vendor = line.getByRole('combobox', { name: 'Shop' })
  await expect(vendor.getByRole('option', { name: /Nature's Basket/ })).toHaveCount(1)
  await expect(vendor.getByRole('option', { name: /Modern Bazaar/ })).toHaveCount(0)
  const advised = line.getByRole('button', { name: /Recommended.*for Dal Tadka/ })
  await advised.click()
  await expect(advised).toHaveAttribute('aria-pressed', 'true')
  await expect(line.getByText(/^Offers /)).toBeVisible()

  await signedIn.keyboard.press('Escape')
  await signedIn.getByLabel('Choose city').selectOption('Delhi')
  await choicesOf(signedIn, 'Dal Tadka')
  await expect(vendor.getByRole('option', { name: /Modern Bazaar/ })).toHaveCount(1)
  await expect(vendor.getByRole('option', { name: /Nature's Basket/ })).toHaveCount(0)
})

test('CART-4 CART-5 without advice the cart works the same, without a notice', async ({ signedIn, person }) => {
  const logged: string[] = []
  signedIn.on('console', (message) => logged.push(message.text()))
  for (const path of ['**/api/cart/vendor-recommendations', '**/api/cart/smart-suggestions', '**/api/vendors']) {
    await signedIn.route(path, refuse)
  }
  await put(signedIn, person, dal)
  await signedIn.goto('/cart')
  await expect(lineOf(signedIn, 'Dal Tadka')).toBeVisible()
  await expect.poll(() => logged.join()).toContain('No advice on savings')
  await expect.poll(() => logged.join()).toContain('No advice on vendors')
  await expect(signedIn.locator('[data-sonner-toast]')).toHaveCount(0)
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
})

test('CART-5 smart suggestions show their arithmetic and what they save', async ({ signedIn, person }) => {
  await put(signedIn, person, dal)
  await signedIn.goto('/cart')
  const card = signedIn.getByRole('region', { name: 'Smart Suggestions' })
  // The only saving is stated once.
  await expect(card.getByText('₹200.00')).toHaveCount(1)
  await expect(card.getByText('₹499.00 − ₹299.00 = ₹200.00 saved before tax.')).toBeVisible()
  await expect(card.getByText('Substitution')).toHaveCount(1)
  await card.getByRole('button', { name: `See item: ${dal.name}` }).click()
  await expect(signedIn.getByRole('button', { name: `Change shop or substitution for ${dal.name}` })).toBeFocused()
})

for (const { width, colorScheme } of [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('CART-1 a filled cart is accessible and neither scrolls sideways nor jumps', async ({ signedIn, person }) => {
      await put(signedIn, person, dal, diyas)
      await signedIn.addInitScript(() => {
        Object.assign(window, { shifted: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            sources: { node: Node | null }[]
          })[]) {
            // The badge in the top bar belongs to the shell.
            const inside = entry.sources.some(({ node }) => document.querySelector('main')?.contains(node))
            if (inside) Object.assign(window, { shifted: (window as { shifted?: number }).shifted! + entry.value })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await signedIn.goto('/cart')
      await expect(signedIn.getByRole('region', { name: 'Smart Suggestions' })).toBeVisible()
      await expect(signedIn.getByText('Our choice', { exact: true }).first()).toBeVisible()
      await expectAccessible(signedIn)
      const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await signedIn.evaluate(sideways)).toBe(0)
      expect(await signedIn.evaluate(() => (window as { shifted?: number }).shifted)).toBe(0)
    })
  })
}

test('CART-1 the cart works with the keyboard alone', async ({ signedIn, person }) => {
  await put(signedIn, person, dal, diyas)
  await signedIn.goto('/cart')
  await signedIn.getByRole('button', { name: 'One more of Dal Tadka' }).focus()
  await signedIn.keyboard.press('Enter')
  await expect(lineOf(signedIn, 'Dal Tadka').getByText('₹998.00')).toBeVisible()
  await signedIn.keyboard.press('Tab')
  await expect(signedIn.getByRole('button', { name: /^Change shop or substitution for Dal Tadka/ })).toBeFocused()
  await signedIn.keyboard.press('Tab')
  await expect(signedIn.getByRole('button', { name: 'Remove Dal Tadka' })).toBeFocused()
  await signedIn.keyboard.press('Enter')
  await expect(lineOf(signedIn, 'Dal Tadka')).toHaveCount(0)
  await expect(signedIn.getByRole('heading', { name: /Items/ })).toBeFocused()
  // Not while a line is being removed.
  await expect(placeButton(signedIn)).toBeEnabled()
  await placeButton(signedIn).focus()
  await signedIn.keyboard.press('Enter')
  await expect(signedIn).toHaveURL(/\/orders/)
})

test('SHOP-6 the vendor the cart names as our choice is the one ordered from', async ({ signedIn, person }) => {
  await put(signedIn, person)
  await signedIn.goto('/cart')
  await signedIn.getByRole('link', { name: 'Browse Recipes' }).waitFor()
  await put(signedIn, person, { type: 'product', item_id: 'free-2 kg onions', name: '2 kg onions' })
  await signedIn.reload()
  const chosen = await signedIn.getByRole('region').filter({ hasText: 'Our choice' }).last().getAttribute('aria-label')
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
  const [order] = await ordersOf(signedIn, person)
  expect(order!.items.map(({ vendor_name: name }) => name)).toEqual([chosen])
})

test.describe('360 px', () => {
  test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

  test('SHOP-7 a line is at most 150 px; one shop for everything, written-in items, emptying and undo', async ({
    signedIn,
    person,
  }) => {
    const long = {
      ...diyas,
      item_id: 'long',
      name: 'Hand-painted clay diyas for Deepavali, a box of twenty-four pieces',
    }
    await put(signedIn, person, { ...dal, action: 'buy_ingredients' }, diyas, long)
    await signedIn.goto('/cart')
    await signedIn.getByLabel('Add anything else').fill('5 kg atta, 2 soap')
    await signedIn.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(lineOf(signedIn, '5 kg atta').getByText('Priced by the shop')).toBeVisible()
    await expect(signedIn.getByText('Your cart was changed on another device')).toHaveCount(0)
    await expect(signedIn.getByText('Our choice', { exact: true }).first()).toBeVisible()
    const heights = await signedIn
      .getByRole('listitem')
      .filter({ has: signedIn.getByRole('button', { name: /^Remove / }) })
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
    expect(heights).toHaveLength(5)
    expect(Math.max(...heights)).toBeLessThanOrEqual(150)

    const shop = signedIn.getByLabel('Shops', { exact: true })
    await expect(shop.getByRole('option', { name: /^BigBasket/ })).toHaveCount(1)
    await shop.selectOption((await shop.getByRole('option', { name: /^BigBasket/ }).getAttribute('value'))!)
    await expect(signedIn.getByRole('region', { name: 'BigBasket', exact: true }).getByRole('listitem')).toHaveCount(5)
    await expectAccessible(signedIn)

    await signedIn.getByRole('button', { name: 'Empty cart' }).click()
    await expect(signedIn.getByText('Your cart is empty', { exact: true })).toBeVisible()
    await signedIn.getByRole('button', { name: 'Undo' }).click()
    await expect(lineOf(signedIn, '5 kg atta')).toBeVisible()
    expect((await cartOf(signedIn, person)).items).toHaveLength(5)
  })
})
