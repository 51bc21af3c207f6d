import { expect, test } from './house.ts'
import { cards, openPlan, planOf, refuse } from './kitchen.ts'

test('RECIPE-10 a fresh plan is made in the background, told at 20, 40 and 80, shown and kept', async ({
  signedIn,
  person,
}) => {
  await openPlan(signedIn)
  const before = await planOf(signedIn, person)
  const told: string[] = []
  signedIn.on('response', async (response) => {
    if (!response.url().includes('/task-status/')) return
    const { status, progress } = (await response.json()) as { status: string; progress: number }
    if (status !== 'success') told.push(`${progress}`)
  })
  await signedIn.getByRole('button', { name: 'New Fresh Plan' }).click()
  await expect(signedIn.getByText('Did you know?')).toBeVisible()
  for (const sentence of [
    'Looking up what you have seen lately',
    'Choosing dishes of the season',
    'Writing the recipes',
  ]) {
    await expect(signedIn.locator('[data-sonner-toast]').getByText(sentence)).toBeVisible({ timeout: 20_000 })
  }
  await expect(signedIn.getByText('Your fresh meal plan is ready')).toBeVisible({ timeout: 20_000 })
  expect(new Set(told.filter((one) => Number(one) > 0))).toEqual(new Set(['20', '40', '80']))
  const after = await planOf(signedIn, person)
  expect(after.sections.Breakfast![0]!.id).not.toBe(before.sections.Breakfast![0]!.id)
  await expect(cards(signedIn).first()).toContainText(after.sections.Breakfast![0]!.title)
  expect(await signedIn.evaluate(() => localStorage.getItem('cachedMealPlan'))).toContain(
    after.sections.Breakfast![0]!.id,
  )
})

test('RECIPE-10 a plan in the making survives a cut network and a reload', async ({ signedIn, person }) => {
  await openPlan(signedIn)
  const before = await planOf(signedIn, person)
  await signedIn.route('**/task-status/**', (route) => route.abort())
  await signedIn.getByRole('button', { name: 'New Fresh Plan' }).click()
  await expect(signedIn.getByText('Failed to check generation status', { exact: true })).toBeVisible()
  await expect(cards(signedIn).first()).toContainText(before.sections.Breakfast![0]!.title)
  await signedIn.unroute('**/task-status/**')
  await signedIn.reload()
  await expect(signedIn.getByText('Your fresh meal plan is ready')).toBeVisible({ timeout: 30_000 })
  const after = await planOf(signedIn, person)
  await expect(cards(signedIn).first()).toContainText(after.sections.Breakfast![0]!.title)
  expect(after.sections.Breakfast![0]!.id).not.toBe(before.sections.Breakfast![0]!.id)
})

test('RECIPE-10 where the background fails, the plan is made in the normal way, and each failure has its sentence', async ({
  signedIn,
}) => {
  await openPlan(signedIn)
  const fresh = signedIn.getByRole('button', { name: 'New Fresh Plan' })
  const start = '**/api/recipes/generate-background'
  const status = '**/task-status/**'
  const started = { status: 'started', task_id: '00000000-0000-4000-8000-000000000000' }
  await signedIn.route(start, refuse(500))
  await signedIn.route(/regenerate=true/, async (route) => {
    expect(new URL(route.request().url()).searchParams.get('_cache_bust')).toBeTruthy()
    await route.continue()
  })
  await fresh.click()
  await expect(signedIn.getByText('Background generation failed, falling back to normal mode')).toBeVisible()
  await expect(signedIn.getByText('Your fresh meal plan is ready')).toBeVisible()

  await signedIn.route(/regenerate=true/, refuse(500))
  await fresh.click()
  await expect(signedIn.getByText('Failed to generate new plan. Please try again.')).toBeVisible()

  await signedIn.unroute(start)
  await signedIn.route(start, (route) => route.fulfill({ json: started }))
  await signedIn.route(status, (route) =>
    route.fulfill({ json: { status: 'failed', progress: 40, message: 'x', result: null, error: 'No rice left' } }),
  )
  await fresh.click()
  await expect(signedIn.getByText('Generation failed: No rice left')).toBeVisible()
})

test('RECIPE-9 RECIPE-10 facts rotate every 3 s, and after 60 polls it has timed out', async ({ signedIn }) => {
  await signedIn.clock.install()
  await openPlan(signedIn)
  let polls = 0
  await signedIn.route('**/api/recipes/generate-background', (route) =>
    route.fulfill({ json: { status: 'started', task_id: '00000000-0000-4000-8000-000000000000' } }),
  )
  await signedIn.route('**/task-status/**', (route) => {
    polls++
    return route.fulfill({ json: { status: 'progress', progress: 0, message: 'Waiting', result: null, error: null } })
  })
  await signedIn.getByRole('button', { name: 'New Fresh Plan' }).click()
  const fact = signedIn.locator('[data-fact]')
  await expect(fact).toBeVisible()
  const first = await fact.textContent()
  await signedIn.clock.runFor(3000)
  await expect(fact).not.toHaveText(first!)
  await expect(async () => {
    await signedIn.clock.runFor(2000)
    await expect(signedIn.getByText('Background generation timed out')).toBeVisible({ timeout: 50 })
  }).toPass({ timeout: 50_000, intervals: [10] })
  expect(polls).toBe(60)
})

test('RECIPE-10 a plan that cannot be fetched says so, with a retry', async ({ signedIn }) => {
  await signedIn.route(/\/api\/recipes\/meal-plan/, refuse(400))
  await signedIn.goto('/recipes')
  await expect(signedIn.getByText('Failed to fetch meal plan', { exact: true })).toBeVisible()
  await signedIn.unroute(/\/api\/recipes\/meal-plan/)
  await signedIn.getByRole('button', { name: 'Retry' }).click()
  await expect(cards(signedIn)).toHaveCount(4)
})

test('RECIPE-11 the day’s plan is fetched once, kept by day and person, and shown without a connection', async ({
  signedIn,
  person,
}) => {
  const asks: URL[] = []
  signedIn.on('request', (request) => {
    if (request.url().includes('/meal-plan')) asks.push(new URL(request.url()))
  })
  await openPlan(signedIn)
  expect(asks.map((url) => url.searchParams.get('location'))).toEqual(['Mumbai, India'])
  const { date, theme } = await planOf(signedIn, person)
  expect(await signedIn.evaluate(() => localStorage.getItem('lastFetchDate'))).toBe(date)
  await signedIn.reload()
  await expect(cards(signedIn)).toHaveCount(4)
  expect(asks).toHaveLength(1)

  await signedIn.evaluate(() => localStorage.setItem('lastFetchDate', '2020-01-01'))
  await signedIn.reload()
  await expect(cards(signedIn)).toHaveCount(4)
  expect(asks).toHaveLength(2)

  await signedIn.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('cachedMealPlan')!) as { user: string }
    localStorage.setItem('cachedMealPlan', JSON.stringify({ ...kept, user: 'somebody else' }))
  })
  await signedIn.reload()
  await expect(signedIn.getByRole('heading', { name: theme })).toBeVisible()
  expect(asks).toHaveLength(3)

  await signedIn.evaluate(() => localStorage.setItem('lastFetchDate', '2020-01-01'))
  await signedIn.route(/\/api\/recipes\/meal-plan/, (route) => route.abort())
  await signedIn.reload()
  await expect(signedIn.getByText(/You are offline\. This is the plan of/)).toBeVisible({ timeout: 20_000 })
  await expect(cards(signedIn)).toHaveCount(4)
})
