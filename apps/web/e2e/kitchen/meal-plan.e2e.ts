import { expect, test } from '../fixtures.ts'
import { cards, openPlan, planOf, recordToasts, refuse } from '../kitchen.ts'

test.use({ worker: true })

const milestones = ['Checking what you’ve seen lately', 'Choosing seasonal dishes', 'Writing the recipes'] as const
const ready = 'Your fresh meal plan is ready'

test('RECIPE-10 a fresh plan is made in the background, reports 20, 40 and 80 %, is shown and stored', async ({
  signedIn,
  person,
}) => {
  const toasts = await recordToasts(signedIn)
  await openPlan(signedIn)
  const before = await planOf(signedIn, person)
  await signedIn.getByRole('button', { name: 'New Fresh Plan' }).click()
  await expect(signedIn.getByText('Did you know?')).toBeVisible()
  await expect.poll(toasts, { timeout: 45_000 }).toEqual([...milestones, ready])
  const after = await planOf(signedIn, person)
  expect(after.sections.Breakfast![0]!.id).not.toBe(before.sections.Breakfast![0]!.id)
  await expect(cards(signedIn).first()).toContainText(after.sections.Breakfast![0]!.title)
  expect(await signedIn.evaluate(() => localStorage.getItem('cachedMealPlan'))).toContain(
    after.sections.Breakfast![0]!.id,
  )
})

test('RECIPE-10 a plan in the making survives a cut network and a reload, and no milestone is lost', async ({
  signedIn,
  person,
}) => {
  const toasts = await recordToasts(signedIn)
  await openPlan(signedIn)
  const before = await planOf(signedIn, person)
  await signedIn.route('**/task-status/**', (route) => route.abort())
  await signedIn.getByRole('button', { name: 'New Fresh Plan' }).click()
  await expect.poll(toasts).toContain('Failed to check generation status')
  await expect(cards(signedIn).first()).toContainText(before.sections.Breakfast![0]!.title)
  await signedIn.unroute('**/task-status/**')
  await signedIn.reload()
  await expect.poll(toasts, { timeout: 45_000 }).toContain(ready)
  const shown = (await toasts()).filter((sentence) => milestones.some((one) => one === sentence))
  expect(shown).toEqual(milestones)
  const after = await planOf(signedIn, person)
  await expect(cards(signedIn).first()).toContainText(after.sections.Breakfast![0]!.title)
  expect(after.sections.Breakfast![0]!.id).not.toBe(before.sections.Breakfast![0]!.id)
})

test('RECIPE-10 each failure has its sentence: no plan, no background, no plan in the normal way, a failed task', async ({
  signedIn,
}) => {
  const toasts = await recordToasts(signedIn)
  await signedIn.route(/\/api\/recipes\/meal-plan/, refuse(400))
  await signedIn.goto('/recipes')
  await expect(signedIn.getByText('Failed to fetch meal plan', { exact: true })).toBeVisible()
  await signedIn.unroute(/\/api\/recipes\/meal-plan/)
  await signedIn.getByRole('button', { name: 'Retry' }).click()
  await expect(cards(signedIn)).toHaveCount(4)

  const fresh = signedIn.getByRole('button', { name: 'New Fresh Plan' })
  const start = '**/api/recipes/generate-background'
  await signedIn.route(start, refuse(500))
  await signedIn.route(/regenerate=true/, async (route) => {
    expect(new URL(route.request().url()).searchParams.get('_cache_bust')).toBeTruthy()
    await route.continue()
  })
  await fresh.click()
  await expect.poll(toasts).toEqual(['Background generation failed, falling back to normal mode', ready])

  await signedIn.route(/regenerate=true/, refuse(500))
  await fresh.click()
  await expect.poll(toasts).toContain('Failed to generate new plan. Please try again.')

  await signedIn.unroute(start)
  await signedIn.route(start, (route) =>
    route.fulfill({ json: { status: 'started', task_id: '00000000-0000-4000-8000-000000000000' } }),
  )
  await signedIn.route('**/task-status/**', (route) =>
    route.fulfill({ json: { status: 'failed', progress: 40, message: 'x', result: null, error: 'No rice left' } }),
  )
  await fresh.click()
  await expect.poll(toasts).toContain('Generation failed: No rice left')
})

test('RECIPE-9 RECIPE-10 facts rotate every 3 s, and after 60 polls it has timed out', async ({ signedIn }) => {
  const toasts = await recordToasts(signedIn)
  await signedIn.clock.install()
  // Mocked within the page, so that two minutes can pass at once.
  await signedIn.addInitScript(() => {
    const real = window.fetch
    Object.assign(window, { polls: 0 })
    window.fetch = async (input, init) => {
      const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
      if (url.includes('/generate-background')) {
        return Response.json({ status: 'started', task_id: '00000000-0000-4000-8000-000000000000' })
      }
      if (!url.includes('/task-status/')) return real(input, init)
      ;(window as unknown as { polls: number }).polls++
      return Response.json({ status: 'progress', progress: 0, message: 'Waiting', result: null, error: null })
    }
  })
  await openPlan(signedIn)
  await signedIn.getByRole('button', { name: 'New Fresh Plan' }).click()
  const fact = signedIn.locator('[data-fact]')
  await expect(fact).toBeVisible()
  const first = await fact.textContent()
  await signedIn.clock.runFor(3000)
  await expect(fact).not.toHaveText(first!)
  await signedIn.clock.runFor(125_000)
  await expect.poll(toasts).toEqual(['Background generation timed out'])
  expect(await signedIn.evaluate(() => (window as unknown as { polls: number }).polls)).toBe(60)
})

test('RECIPE-11 the day’s plan is fetched once and stored, and an older one is shown offline', async ({
  signedIn,
  person,
}) => {
  const asks: URL[] = []
  signedIn.on('request', (request) => {
    if (request.url().includes('/meal-plan')) asks.push(new URL(request.url()))
  })
  await openPlan(signedIn)
  // Asked for before anybody's city is known, so the server fills in the account's.
  expect(asks.map((url) => url.search)).toEqual([''])
  const { date, location } = await planOf(signedIn, person)
  expect(location).toBe('Mumbai, India')
  expect(await signedIn.evaluate(() => localStorage.getItem('lastFetchDate'))).toBe(date)
  await signedIn.reload()
  await expect(cards(signedIn)).toHaveCount(4)
  expect(asks).toHaveLength(1)

  // Data stored for another day or person is fetched again: see saved-plan.test.ts.
  await signedIn.evaluate(() => localStorage.setItem('lastFetchDate', '2020-01-01'))
  await signedIn.route(/\/api\/recipes\/meal-plan/, (route) => route.abort())
  await signedIn.reload()
  await expect(signedIn.getByText(/You’re offline\. Showing the plan for/)).toBeVisible({ timeout: 20_000 })
  await expect(cards(signedIn)).toHaveCount(4)
  expect(asks.length).toBeGreaterThan(1)
})

test('COOK-4 lunch and dinner say where their plate is from, breakfast says nothing', async ({ signedIn, person }) => {
  await openPlan(signedIn)
  const { plates } = await planOf(signedIn, person)
  await expect(signedIn.getByText(/^A plate from /)).toHaveCount(0)
  for (const category of ['Lunch', 'Dinner'] as const) {
    await signedIn.getByRole('button', { name: category }).click()
    await expect(signedIn.getByText(`A plate from ${plates![category]!}`, { exact: true })).toBeVisible()
  }
})
