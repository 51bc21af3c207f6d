import type { Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, type Person, remember, test } from '../fixtures.ts'

const panelOf = (page: Page) => page.getByRole('region', { name: 'Smart AI Recommendations' })
const today = () => dayOf(new Date())
const dentist = () => ({
  text: 'dentist appointment for mummy',
  suggested_date: today(),
  suggested_time: '23:30',
})
const cityOf = async (page: Page, person: Person) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const { user } = (await (await page.request.get('/api/profile/me', { headers })).json()) as {
    user: { current_city: string | null }
  }
  return user.current_city
}

test('DASH-8 the first open reminder of the day comes with suggestions, and one goes into the cart', async ({
  signedIn,
  person,
}) => {
  const { id } = await remember(signedIn, person, dentist())
  await signedIn.goto('/')
  const panel = panelOf(signedIn)
  await expect(panel.getByText(/Dentist appointment/i)).toBeVisible()
  const first = panel
    .getByRole('listitem')
    .filter({ has: signedIn.getByRole('button', { name: 'Add to cart' }) })
    .first()
  await expect(first.getByText('Healthcare')).toHaveCount(1)
  // A row shows who and why; the figures are behind the 'why' button.
  expect((await first.boundingBox())!.height).toBeLessThanOrEqual(66)
  await expect(first.getByText(/^Fits/)).toHaveCount(0)
  await expect(panel.getByText(/rated|of 5/)).toHaveCount(0)
  await first.getByRole('button', { name: /^Why this\?/ }).click()
  await expect(first.getByText(/^₹{1,3}$/)).toBeVisible()
  await expect(first.getByText(/^Est\. ₹[\d,]+\.00, quote pending$/)).toBeVisible()
  await expect(first.getByText(/Fits [\d.]+ of 10/)).toBeVisible()
  await expect(first.getByRole('link', { name: /Website/ })).toHaveAttribute('rel', /noopener/)
  await expect(panel.getByText(/We pick these from a directory/)).toBeVisible()

  const sent = signedIn.waitForRequest('**/api/vendor-interaction')
  await first.getByRole('button', { name: 'Add to cart' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ reminder_id: id, action: 'added_to_cart' })
  await expect(signedIn.getByText(/added to your cart$/)).toBeVisible()
  const badge = signedIn.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Cart/ })
  await expect(badge).toContainText('1')
  const headers = { authorization: `Bearer ${person.token}` }
  const { items } = (await (await signedIn.request.get('/api/cart', { headers })).json()) as { items: object[] }
  expect(items).toMatchObject([{ type: 'service', reminder_id: id, quoted: false, quantity: 1 }])
})

test('DASH-8 each row of the agenda asks for its own suggestions', async ({ signedIn, person }) => {
  await remember(signedIn, person, dentist())
  await remember(signedIn, person, {
    text: 'book a cab to the airport',
    suggested_date: today(),
    suggested_time: '23:45',
  })
  await signedIn.goto('/')
  await expect(
    panelOf(signedIn)
      .getByText(/Dentist/i)
      .first(),
  ).toBeVisible()
  const row = signedIn
    .getByRole('region', { name: /Agenda/ })
    .getByRole('listitem')
    .filter({ hasText: /cab/i })
  await row.getByRole('button', { name: 'Get recommendations' }).click()
  await expect(panelOf(signedIn)).toBeFocused()
  const panel = panelOf(signedIn)
  await expect(panel.getByText('Transport').first()).toBeAttached()
  await expect(panel.getByRole('button', { name: 'Add to cart' })).toHaveCount(3)
  await panel.getByRole('button', { name: /^Show \d more$/ }).click()
  expect(await panel.getByRole('button', { name: 'Add to cart' }).count()).toBeGreaterThan(3)
})

test('DASH-8 a bill is paid where it is paid: it has no price and does not go into the cart', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'bijli ka bill bharna', suggested_date: today(), suggested_time: '23:30' })
  await signedIn.goto('/')
  const panel = panelOf(signedIn)
  const first = panel
    .getByRole('listitem')
    .filter({ has: signedIn.getByRole('link', { name: 'Pay' }) })
    .first()
  await expect(first.getByRole('link', { name: 'Pay' })).toHaveAttribute('rel', /noopener/)
  await first.getByRole('button', { name: /^Why this\?/ }).click()
  await expect(first.getByText(/Fits [\d.]+ of 10/)).toBeVisible()
  await expect(panel.getByText(/₹/)).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
})

test('DASH-8 a failed addition is reported; failed feedback is ignored', async ({ signedIn, person }) => {
  await remember(signedIn, person, dentist())
  await signedIn.route('**/api/vendor-interaction', (route) => route.fulfill({ status: 500, json: { detail: 'No' } }))
  await signedIn.goto('/')
  const add = panelOf(signedIn).getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  await expect(signedIn.getByText(/added to your cart$/)).toBeVisible()
  await signedIn.route('**/api/cart/add', (route) => route.fulfill({ status: 500, json: { detail: 'No' } }))
  await add.click()
  await expect(signedIn.getByText('Failed to add to cart.', { exact: true })).toBeVisible()
})

for (const [what, answer, sentence] of [
  ['not found', { status: 404, json: { detail: 'x' } }, 'Reminder not found - please try creating a new reminder'],
  ['broken', { status: 500, json: { detail: 'x' } }, 'Server error - our AI is taking a break. Please try again.'],
  ['refused', { status: 429, json: { detail: 'Slow down' } }, 'Failed to load recommendations: Slow down'],
  [
    'empty',
    { status: 200, json: { suggested_providers: [], suggested_activities: [] } },
    'No recommendations found for this reminder',
  ],
] as const) {
  test(`DASH-9 suggestions that are ${what} say so, to the letter`, async ({ signedIn, person }) => {
    await remember(signedIn, person, dentist())
    await signedIn.route('**/api/vendors/suggestions/*', (route) => route.fulfill(answer))
    await signedIn.goto('/')
    await expect(panelOf(signedIn).getByText(sentence, { exact: true })).toBeVisible()
  })
}

test('DASH-9 without a reminder id no request is sent', async ({ signedIn, person }) => {
  await remember(signedIn, person, dentist())
  await signedIn.route('**/api/reminders', async (route) => {
    const list = (await (await route.fetch()).json()) as object[]
    await route.fulfill({ json: list.map((reminder) => ({ ...reminder, id: '' })) })
  })
  await signedIn.goto('/')
  await expect(panelOf(signedIn).getByText('No reminder ID provided', { exact: true })).toBeVisible()
})

test.describe('with a position', () => {
  test.use({ geolocation: { latitude: 12.97, longitude: 77.59 }, permissions: ['geolocation'] })

  test('DASH-11 a tap finds the city, saves it and shows it', async ({ signedIn, person }) => {
    await signedIn.goto('/')
    const chip = signedIn.getByRole('button', { name: /Use my location/ })
    await expect(chip).toHaveText('Mumbai (default)')
    const kept = signedIn.waitForRequest('**/api/users/update-location')
    await chip.click()
    expect((await kept).postDataJSON()).toMatchObject({
      city: 'Bangalore',
      location: 'Bangalore, Karnataka, India',
      latitude: 12.97,
      longitude: 77.59,
    })
    await expect(chip).toHaveText('Bangalore')
    expect(await cityOf(signedIn, person)).toBe('Bangalore')
    await signedIn.goto('/cart')
    await expect(signedIn.getByRole('button', { name: /Use my location/ })).toHaveText('Bangalore')
  })

  test('DASH-11 the map’s source is named, and a failure is only logged', async ({ signedIn }) => {
    await signedIn.route('**/api/location/reverse?*', (route) =>
      route.fulfill({ json: { city: 'Pune', location: 'Pune, India', attribution: '© OpenStreetMap contributors' } }),
    )
    await signedIn.goto('/')
    const chip = signedIn.getByRole('button', { name: /Use my location/ })
    await chip.click()
    await expect(signedIn.getByText('© OpenStreetMap contributors')).toBeVisible()
    await expect(chip).toHaveText('Pune')
    await expect(signedIn.getByRole('status').getByText('Using Pune')).toHaveCount(1)
    // Nothing covers the chip, not even while the pointer rests on it.
    await expect(signedIn.locator('[data-sonner-toast]')).toHaveCount(0)

    await signedIn.route('**/api/users/update-location', (route) =>
      route.fulfill({ status: 500, json: { detail: 'No' } }),
    )
    const logged = signedIn.waitForEvent('console', (message) => message.text().includes('Couldn’t find the place'))
    await chip.click()
    await logged
    await expect(chip).toHaveText('Pune')
    await expect(signedIn.locator('[data-sonner-toast][data-type="error"]')).toHaveCount(0)
  })
})

test('DASH-11 without sharing a location the city stays Mumbai', async ({ signedIn, person, context }) => {
  await context.clearPermissions()
  await signedIn.goto('/')
  const chip = signedIn.getByRole('button', { name: /Use my location/ })
  await chip.click()
  await expect(signedIn.getByText('Your location stays private. Using Mumbai.')).toBeVisible()
  await expect(chip).toHaveText('Mumbai (default)')
  expect(await cityOf(signedIn, person)).toBeNull()
})

test('DASH-11 a city can be chosen; our seven cities come first', async ({ signedIn, person }) => {
  await signedIn.goto('/')
  const cities = signedIn.getByLabel('Choose city')
  await expect(cities.locator(':scope > option')).toHaveText([
    'Mumbai',
    'Delhi',
    'Bangalore',
    'Chennai',
    'Kolkata',
    'Pune',
    'Hyderabad',
  ])
  const more = cities.locator('optgroup[label="More cities"] > option')
  await expect(more.filter({ hasText: /^Nagpur$/ })).toHaveCount(1)
  await expect(more.filter({ hasText: /^Mumbai$/ })).toHaveCount(0)
  await cities.selectOption('Chennai')
  await expect(signedIn.getByRole('button', { name: /Use my location/ })).toHaveText('Chennai')
  await expect.poll(() => cityOf(signedIn, person)).toBe('Chennai')
})

for (const { width, colorScheme } of [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('DASH-8 the panel is accessible and does not scroll sideways', async ({ signedIn, person }) => {
      await remember(signedIn, person, dentist())
      await signedIn.goto('/')
      await expect(panelOf(signedIn).getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
      await expectAccessible(signedIn)
      const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await signedIn.evaluate(sideways)).toBe(0)
    })
  })
}
