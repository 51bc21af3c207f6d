import { expect, test } from '../fixtures.ts'
import { dal, diyas, placeButton, put } from '../shop.ts'

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } })

test('LOOK-9 on a phone the steps of an order stand below each other, and no name breaks inside a word', async ({
  signedIn,
  person,
}) => {
  await put(signedIn, person, dal)
  const headers = { authorization: `Bearer ${person.token}` }
  expect((await signedIn.request.post('/api/orders', { headers, data: {} })).status()).toBe(200)
  await signedIn.goto('/orders')
  const steps = signedIn.getByRole('list', { name: 'Order history' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  const boxes = await steps.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
  )
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1)
  expect(boxes.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y).toSorted((one, other) => one - other))
  const name = steps.nth(1).getByText('Confirmed', { exact: true })
  expect((await name.boundingBox())!.height).toBeLessThan(30)
})

test('LOOK-9 where and by when stand in one line above the items, and a tap opens the form', async ({
  signedIn,
  person,
}) => {
  await put(signedIn, person, dal)
  await signedIn.goto('/cart')
  const line = signedIn.getByRole('button', { name: /Change address and time$/ })
  await expect(line).toContainText('400050')
  const { y, height } = (await line.boundingBox())!
  expect(y + height).toBeLessThan((await signedIn.getByRole('heading', { name: 'Items' }).boundingBox())!.y)
  // The address stands once: its form is folded while it is complete, and opens below the line.
  await expect(signedIn.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  await expect(signedIn.getByRole('heading', { name: 'Deliver to' })).toHaveCount(0)
  await line.click()
  expect((await signedIn.getByLabel('Address').boundingBox())!.y).toBeLessThan(
    (await signedIn.getByRole('heading', { name: 'Items' }).boundingBox())!.y,
  )
  await expect(signedIn.getByLabel('Address')).toBeFocused()
  await signedIn.getByLabel('Address').fill('')
  await expect(signedIn.getByRole('button', { name: /Add address and time$/ })).toContainText('Enter the delivery')
})

test('SHOP-12 a PIN code outside the city is pointed out beside the address and at “Place order”', async ({
  signedIn,
  person,
}) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const moved = await signedIn.request.put('/api/profile/update', { headers, data: { location: 'Kolkata' } })
  expect(moved.status()).toBe(200)
  await put(signedIn, person, dal)
  await signedIn.goto('/cart')
  const warning = 'PIN code 400050 isn’t in Kolkata. Check the address or the city.'
  await expect(signedIn.getByRole('button', { name: /Change address and time$/ })).toContainText(warning)
  const floating = signedIn.getByRole('button', { name: /^Place order, / })
  // Said in full once; the button only reminds of it.
  await expect(signedIn.getByText(warning)).toHaveCount(1)
  const reminder = signedIn.getByText('Check the PIN code first.').locator('visible=true')
  const beside = reminder.last()
  await expect(floating).toBeVisible()
  const { y, height } = (await beside.boundingBox())!
  expect((await floating.boundingBox())!.y - y - height).toBeLessThan(24)
  await placeButton(signedIn).evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await expect(floating).toBeHidden()
  await expect(reminder.last()).toBeInViewport()
})

test('LOOK-9 on a phone the bin is well away from “Change shop”; on wide screens all amounts end at one edge', async ({
  signedIn,
  person,
}) => {
  await put(signedIn, person, dal, diyas)
  await signedIn.goto('/cart')
  const change = (await signedIn
    .getByRole('button', { name: `Change shop or substitution for ${dal.name}` })
    .boundingBox())!
  const bin = (await signedIn.getByRole('button', { name: `Remove ${dal.name}` }).boundingBox())!
  expect(bin.x - change.x - change.width).toBeGreaterThanOrEqual(24)
  for (const width of [768, 1280]) {
    await signedIn.setViewportSize({ width, height: 860 })
    const amounts = signedIn
      .getByRole('main')
      .locator('section section')
      .getByText(/^₹[\d,.]+$/)
    const ends = await amounts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)))
    expect(ends.length).toBeGreaterThan(1)
    expect(new Set(ends).size).toBe(1)
  }
})

test('LOOK-9 the floating “Place order” is gone while the summary’s own is in sight', async ({ signedIn, person }) => {
  await put(signedIn, person, dal, diyas)
  await signedIn.goto('/cart')
  const floating = signedIn.getByRole('button', { name: /^Place order, / })
  await expect(floating).toBeVisible()
  await placeButton(signedIn).evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await expect(floating).toBeHidden()
  await signedIn.evaluate(() => window.scrollTo(0, 0))
  await expect(floating).toBeVisible()
})

test('LOOK-9 at 1280 px the address comes before the suggestions, and the total stays in sight to the end', async ({
  signedIn,
  person,
}) => {
  await signedIn.setViewportSize({ width: 1280, height: 860 })
  await put(signedIn, person, dal, diyas)
  await signedIn.goto('/cart')
  const top = async (name: string) => (await signedIn.getByRole('heading', { name }).boundingBox())!.y
  await expect(signedIn.getByRole('heading', { name: 'Delivery' })).toBeVisible()
  await expect(signedIn.getByRole('heading', { name: 'Smart Suggestions' })).toBeVisible()
  const address = signedIn.getByRole('button', { name: /Change address and time$/ })
  expect((await address.boundingBox())!.y).toBeLessThan(await top('Smart Suggestions'))
  await signedIn.getByRole('heading', { name: 'Delivery' }).evaluate((heading) => heading.scrollIntoView())
  const total = (await signedIn.getByText('Grand Total').boundingBox())!
  expect(total.y).toBeGreaterThanOrEqual(64)
})
