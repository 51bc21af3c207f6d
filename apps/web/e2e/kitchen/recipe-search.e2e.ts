import type { Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { cards, expectFit, recordToasts, refuse } from '../kitchen.ts'

test('RECIPE-8 a search is made by Enter and by the button, and names what it found', async ({ signedIn }) => {
  await signedIn.goto('/recipes')
  await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
  const input = signedIn.getByRole('combobox', { name: 'Search recipes' })
  await signedIn.getByRole('tabpanel').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(signedIn.getByText('Please enter a search query')).toBeVisible()
  await input.fill('palak paneer')
  await input.press('Enter')
  const title = signedIn.getByRole('heading', { name: /^Search Results \(\d+ recipes found\)$/ })
  await expect(title).toBeVisible()
  expect(await title.textContent()).toBe(`Search Results (${await cards(signedIn).count()} recipes found)`)
  await input.fill('qqqzzzxx')
  await signedIn.getByRole('tabpanel').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(signedIn.getByText('No recipes found', { exact: true })).toBeVisible()
  await expect(signedIn.getByText('No recipes found. Try different keywords!')).toBeVisible()
})

test('RECIPE-8 a search that fails says why, and can be tried again', async ({ signedIn }) => {
  const toasts = await recordToasts(signedIn)
  const calls = '**/api/recipes/search'
  await signedIn.route(calls, refuse(404))
  await signedIn.goto('/recipes')
  await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
  // No suggestions meanwhile, because their refusal would end the session as well.
  await signedIn.getByRole('button', { name: 'Biryani' }).click()
  await expect(signedIn.getByText('Search service not available', { exact: true })).toBeVisible()
  for (const [answer, sentence] of [
    [(route: Route) => route.abort(), 'Network error. Please check your connection.'],
    [refuse(500), 'Failed to search recipes. Please try again.'],
    [refuse(403), 'Please log in to search recipes'],
  ] as const) {
    await signedIn.unroute(calls)
    await signedIn.route(calls, answer)
    await signedIn.getByRole('button', { name: 'Retry' }).click()
    await expect(signedIn.getByText(sentence, { exact: true }).first()).toBeVisible()
  }
  expect(await toasts()).toEqual(['Please log in to search recipes'])

  // This ends the session, so that only the toast reports it.
  await signedIn.unroute(calls)
  await signedIn.route(calls, refuse(401))
  await signedIn.getByRole('button', { name: 'Retry' }).click()
  await expect(signedIn.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect
    .poll(async () => (await toasts()).filter((one) => one === 'Please log in to search recipes'))
    .toHaveLength(2)
})

test('RECIPE-8 suggestions appear while typing, work by keyboard, and are never stale', async ({ signedIn }) => {
  await signedIn.goto('/recipes')
  await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
  const queries: string[] = []
  signedIn.on('request', (request) => {
    if (request.url().endsWith('/api/recipes/search')) queries.push((request.postDataJSON() as { query: string }).query)
  })
  const input = signedIn.getByRole('combobox', { name: 'Search recipes' })
  await input.pressSequentially('paneer', { delay: 20 })
  const first = signedIn.getByRole('option').first()
  await expect(first).toBeVisible()
  expect(queries.at(-1)).toBe('paneer')
  expect(queries.length).toBeLessThan(5)
  const title = await first.locator('span').first().textContent()
  await input.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await input.press('Enter')
  await expect(signedIn.getByRole('dialog', { name: title! })).toBeVisible()
})

test('RECIPE-8 if nothing fits, a model writes a recipe, which is marked as such', async ({ signedIn }) => {
  let answer: () => void = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  let dish: Record<string, unknown> = {}
  await signedIn.route('**/api/recipes/search', async (route) => {
    const response = await route.fetch()
    const found = (await response.json()) as { recipes: Record<string, unknown>[] }
    dish = {
      ...found.recipes[0],
      id: 'written.model.0b8f7c8e-6a51-4c55-9a59-6f2f5a1f7c11.tiramisu',
      written_by: 'model',
    }
    await route.fulfill({ response, json: { ...found, recipes: found.recipes.slice(0, 3), further: true } })
  })
  await signedIn.route('**/api/recipes/search/further', async (route) => {
    await asked
    await route.fulfill({ json: { recipe: { ...dish, title: 'Tiramisu of the house' } } })
  })
  await signedIn.goto('/recipes')
  await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
  await signedIn.getByRole('button', { name: 'Biryani' }).click()
  await expect(signedIn.getByText('Searching further…')).toBeVisible()
  await expect(cards(signedIn)).toHaveCount(3)
  answer()
  const written = signedIn.getByRole('article', { name: 'Tiramisu of the house' })
  await expect(written).toContainText('Written by AI')
  await expect(signedIn.getByText('Searching further…')).toBeHidden()
  await expect(cards(signedIn)).toHaveCount(4)
  await expectFit(signedIn)
  await written.getByRole('button', { name: 'View Recipe' }).click()
  await expect(signedIn.getByRole('dialog')).toContainText('AI wrote this recipe')
})

test('COOK-2 a missing dish is named, and the closest matches are listed separately', async ({ signedIn }) => {
  await signedIn.goto('/recipes')
  await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
  const input = signedIn.getByRole('combobox', { name: 'Search recipes' })
  await input.fill('<i>mushroom</i> ghee roast')
  await input.press('Enter')
  await expect(
    signedIn.getByRole('heading', { name: 'We don’t have <i>mushroom</i> ghee roast. Closest matches:', exact: true }),
  ).toBeVisible()
  await expect(signedIn.getByRole('article', { name: 'Chicken Ghee Roast' })).toBeVisible()
  await expectFit(signedIn)

  await input.fill('cabbage thoran')
  await input.press('Enter')
  await expect(cards(signedIn).first()).toHaveAccessibleName('Cabbage Thoran')
  await expect(signedIn.getByRole('heading', { name: 'Variations' })).toBeVisible()
  await expect(signedIn.getByRole('heading', { name: 'Closest matches' })).toBeVisible()
  await expect(signedIn.getByText('We have no')).toBeHidden()
})

test('COOK-2 dishes hidden by the diet are counted, and one tap lists them with the reason', async ({
  signedIn,
  person,
}) => {
  const headers = { authorization: `Bearer ${person.token}` }
  await signedIn.request.put('/api/recipes/diet', { headers, data: { exclude_allergens: ['milk'] } })
  await signedIn.goto('/recipes')
  await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
  const input = signedIn.getByRole('combobox', { name: 'Search recipes' })
  await input.fill('dal makhani')
  await input.press('Enter')
  const hidden = signedIn.getByRole('button', { name: '1 hidden by your diet' })
  await expect(hidden).toHaveAttribute('aria-expanded', 'false')
  await expect(signedIn.getByText('Contains milk: Dal Makhani')).toBeHidden()
  await hidden.click()
  await expect(hidden).toHaveAttribute('aria-expanded', 'true')
  await expect(signedIn.getByText('Contains milk: Dal Makhani')).toBeVisible()
  await expect(signedIn.getByText('We have no')).toBeHidden()
  await expectFit(signedIn)
})

test('COOK-2 suggestions are dishes, found by any of their names', async ({ signedIn }) => {
  await signedIn.goto('/recipes')
  await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
  const input = signedIn.getByRole('combobox', { name: 'Search recipes' })
  await input.fill('makhani da')
  await expect(signedIn.getByRole('option', { name: 'Dal Makhani Makhani Dal' })).toBeVisible()
})

test('COOK-13 a kitchen opens from the list and by its address, its dishes over it, and fits every screen', async ({
  signedIn,
}) => {
  await signedIn.goto('/recipes')
  await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
  await signedIn.getByRole('link', { name: 'Kerala', exact: true }).click()
  const heading = signedIn.getByRole('heading', { name: 'Kerala', exact: true })
  await expect(heading).toBeFocused()
  await expect(cards(signedIn)).toHaveCount(10)
  // The fields above are hidden behind the app bar; focusing them by keyboard scrolls them into view.
  await signedIn.keyboard.press('Shift+Tab')
  await signedIn.keyboard.press('Shift+Tab')
  const focused = signedIn.locator('select:focus')
  const barBottom = await signedIn.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
  await expect
    .poll(() => focused.evaluate((field) => field.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(barBottom)
  for (const width of [360, 768, 1280]) {
    await signedIn.setViewportSize({ width, height: 900 })
    await expectFit(signedIn)
  }
  await signedIn.goto('/recipes#place=goa')
  await expect(signedIn.getByRole('heading', { name: 'Goa', exact: true })).toBeVisible()
  await signedIn
    .getByRole('button', { name: /^View Recipe/ })
    .first()
    .click()
  await expect(signedIn.getByRole('dialog')).toBeVisible()
  await signedIn.goBack()
  await expect(signedIn.getByRole('dialog')).toBeHidden()
  await expect(signedIn.getByRole('heading', { name: 'Goa', exact: true })).toBeVisible()
  await signedIn.getByRole('link', { name: 'All kitchens' }).click()
  await expect(signedIn.getByRole('heading', { name: 'Kitchens of India' })).toBeVisible()
})
