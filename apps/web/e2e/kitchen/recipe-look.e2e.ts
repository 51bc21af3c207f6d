import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { openPlan } from '../kitchen.ts'

const boxOf = async (one: Locator) => (await one.boundingBox())!

test.describe('360 px', () => {
  test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } })

  test('LOOK-9 a recipe’s facts have names in a grid of three, its buttons words in one line, and its end one list', async ({
    signedIn,
  }) => {
    await signedIn.goto('/recipes#r=punjab.dal-makhani')
    const recipe = signedIn.getByRole('dialog', { name: 'Dal Makhani' })
    const facts = recipe.getByRole('term')
    await expect(facts).toHaveText(['Prep Time', 'Cook Time', 'Waiting', 'Serves', 'Calories', 'Per serving'])
    const places = await facts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(new Set(places.map(({ x }) => Math.round(x))).size).toBe(3)
    const foot = await Promise.all(
      ['Cook this…', 'Add All Ingredients to Cart'].map((name) => boxOf(recipe.getByText(name, { exact: true }))),
    )
    expect(new Set(foot.map(({ y }) => Math.round(y))).size).toBe(1)
    for (const { height, width } of foot) {
      expect(height).toBeLessThanOrEqual(49)
      expect(width).toBeGreaterThanOrEqual(44)
    }
    const widths = await Promise.all(
      ['Add to shopping list', /^Buy Ingredients/, /^Order Online/, /^Hire a Chef/, 'Make it mine', 'Print'].map(
        async (name) => (await boxOf(recipe.getByRole('button', { name }).last())).width,
      ),
    )
    expect(new Set(widths)).toEqual(new Set([320]))
  })

  test('LOOK-9 the hub’s title is as large as other pages’, its bands stand apart, and what is cut fades', async ({
    signedIn,
  }) => {
    await signedIn.goto('/cart')
    const sizeOf = () =>
      signedIn.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontSize)
    await expect(signedIn.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    const size = await sizeOf()
    await openPlan(signedIn)
    expect(await sizeOf()).toBe(size)
    const days = await boxOf(signedIn.getByRole('group', { name: 'Plan day' }))
    const category = await boxOf(signedIn.getByRole('button', { name: 'Breakfast 4 recipes' }))
    expect(category.y - days.y - days.height).toBeGreaterThanOrEqual(12)
    expect(category.y - days.y - days.height).toBeLessThanOrEqual(16)
    const strip = signedIn.getByRole('group', { name: 'Plan day' })
    expect(await strip.evaluate((one) => getComputedStyle(one).maskImage)).toContain('gradient')
    await expect(signedIn.getByRole('button', { name: 'New Fresh Plan' })).toHaveText('New Fresh Plan')
  })

  test('LOOK-9 a recipe that is not there leads to the search', async ({ signedIn }) => {
    await signedIn.goto('/recipes#r=no.such-dish')
    const dialog = signedIn.getByRole('dialog')
    await expect(dialog.getByText('Recipe not found')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await expectAccessible(signedIn)
    await dialog.getByRole('button', { name: 'Search recipes' }).click()
    await expect(signedIn.getByRole('tab', { name: 'Recipe Search' })).toHaveAttribute('aria-selected', 'true')
    await expect(dialog).toHaveCount(0)
  })
})

test('LOOK-9 at 1280 px the facts stand beside the picture, eight ingredients are in sight, both lists begin at one line, and arrows only where something is hidden', async ({
  signedIn,
}) => {
  await signedIn.setViewportSize({ width: 1280, height: 900 })
  await openPlan(signedIn)
  await expect(signedIn.getByRole('button', { name: 'Scroll categories right' })).toBeHidden()
  await signedIn.goto('/recipes#r=punjab.dal-makhani')
  const recipe = signedIn.getByRole('dialog', { name: 'Dal Makhani' })
  await expect(recipe.getByRole('term')).toHaveCount(6)
  const facts = await recipe
    .getByRole('term')
    .evaluateAll((all) => all.map((one) => one.parentElement!.getBoundingClientRect()))
  expect(new Set(facts.map(({ y }) => Math.round(y))).size).toBe(3)
  expect(facts[0]!.height).toBeLessThanOrEqual(66)
  const ingredients = recipe.getByRole('region', { name: 'Ingredients' }).getByRole('listitem')
  const headingOf = (name: string) => boxOf(recipe.getByRole('heading', { name }))
  const [left, right] = [await headingOf('Ingredients'), await headingOf('Cooking Instructions')]
  expect(Math.abs(left.y + left.height / 2 - right.y - right.height / 2)).toBeLessThanOrEqual(2)
  const actions = await boxOf(recipe.getByRole('button', { name: 'Cook mode' }))
  const eighth = await boxOf(ingredients.nth(7))
  expect(eighth.y + eighth.height).toBeLessThanOrEqual(actions.y)
  await expect(ingredients.filter({ hasText: 'of garlic' })).toHaveCount(0)
})

test('LOOK-9 a step names its duration once, and the links to the parts of a recipe show the current one', async ({
  signedIn,
}) => {
  await signedIn.setViewportSize({ width: 360, height: 780 })
  await signedIn.goto('/recipes#r=gujarat.sev-usal')
  const recipe = signedIn.getByRole('dialog', { name: 'Sev Usal' })
  const soak = recipe.getByRole('region', { name: 'Cooking Instructions' }).getByRole('listitem').first()
  await expect(soak).toContainText('for 8 h.')
  await expect(soak).not.toContainText('8 hours')
  await soak.scrollIntoViewIfNeeded()
  const parts = recipe.getByRole('navigation', { name: 'Recipe sections' })
  await parts.getByRole('button', { name: 'Ingredients' }).click()
  await expect(parts.getByRole('button', { name: 'Ingredients' })).toHaveAttribute('aria-current', 'location')
  await parts.getByRole('button', { name: 'Method' }).click()
  await expect(parts.getByRole('button', { name: 'Method' })).toHaveAttribute('aria-current', 'location')
  await expect(parts.getByRole('button', { name: 'Ingredients' })).not.toHaveAttribute('aria-current')
})

for (const width of [768, 1280])
  test(`LOOK-9 at ${width} px the ingredients stay in sight beside a long method, and the tips end where it ends`, async ({
    signedIn,
  }) => {
    await signedIn.setViewportSize({ width, height: 900 })
    await signedIn.goto('/recipes#r=punjab.dal-makhani')
    const recipe = signedIn.getByRole('dialog', { name: 'Dal Makhani' })
    const method = recipe.getByRole('region', { name: 'Cooking Instructions' })
    const ingredients = recipe.getByRole('region', { name: 'Ingredients' })
    await expect(method.getByRole('listitem')).not.toHaveCount(0)
    await method.evaluate((one) => {
      const scroller = one.closest('[data-scrolls]')!
      scroller.scrollTop += one.getBoundingClientRect().top - scroller.getBoundingClientRect().top + 100
    })
    await expect(ingredients.getByRole('heading')).toBeInViewport({ ratio: 1 })
    const last = await boxOf(ingredients.getByRole('listitem').last())
    const actions = await boxOf(recipe.getByRole('button', { name: 'Cook mode' }))
    expect(last.y + last.height).toBeLessThanOrEqual(actions.y)
    const left = await recipe.getByRole('region', { name: 'Ingredients' }).evaluate((one) => {
      const grid = one.parentElement!.parentElement!
      const tips = grid.lastElementChild!.getBoundingClientRect()
      const { right, bottom } = [...grid.children].at(-2)!.getBoundingClientRect()
      return {
        beside: tips.right < right,
        clear: tips.top - one.getBoundingClientRect().bottom,
        end: bottom - tips.bottom,
      }
    })
    expect(left.beside).toBe(true)
    expect(left.clear).toBeGreaterThanOrEqual(0)
    expect(Math.abs(left.end)).toBeLessThanOrEqual(2)
  })

test('LOOK-9 ingredients are ticked off for the session, whatever the number of people, and a step starts its timer', async ({
  signedIn,
}) => {
  await signedIn.goto('/recipes#r=punjab.dal-makhani')
  const recipe = signedIn.getByRole('dialog', { name: 'Dal Makhani' })
  const water = recipe.getByRole('checkbox', { name: /water/ })
  await water.check()
  await recipe.getByRole('button', { name: 'More servings' }).click()
  await expect(recipe.getByRole('checkbox', { name: /water/ })).toBeChecked()
  await recipe.getByRole('button', { name: 'Close' }).click()
  await expect(recipe).toHaveCount(0)
  await signedIn.evaluate(() => {
    location.hash = 'r=punjab.dal-makhani'
  })
  await expect(water).toBeChecked()
  await expectAccessible(signedIn)
  await recipe.getByRole('button', { name: 'Timer of step 6, 1 h' }).click()
  const running = recipe.getByRole('button', { name: 'Stop timer of step 6' })
  await expect(running).toHaveText(/^(59:\d\d|1:00:00)$/)
  await running.click()
  await expect(recipe.getByRole('button', { name: 'Timer of step 6, 1 h' })).toBeVisible()
})

test('LOOK-9 on a phone an ingredient is ticked by a tap on its whole line or a key, also half below the footer', async ({
  signedIn,
}) => {
  await signedIn.setViewportSize({ width: 360, height: 780 })
  await signedIn.goto('/recipes#r=punjab.dal-makhani')
  const recipe = signedIn.getByRole('dialog', { name: 'Dal Makhani' })
  const water = recipe.getByRole('checkbox', { name: /water/ })
  const lines = recipe.getByRole('region', { name: 'Ingredients' }).getByRole('listitem')
  const line = await boxOf(lines.filter({ hasText: 'water' }))
  const target = await boxOf(water)
  expect(target.width).toBeGreaterThanOrEqual(line.width - 1)
  expect(target.height).toBeGreaterThanOrEqual(line.height - 2)
  await water.click({ position: { x: target.width - 8, y: 8 } })
  await expect(water).toBeChecked()
  await water.press('Space')
  await expect(water).not.toBeChecked()
  await water.evaluate((one) => {
    const scroller = one.closest('[data-scrolls]')!
    const { top, height } = one.getBoundingClientRect()
    scroller.scrollTop += top + height / 2 - scroller.getBoundingClientRect().bottom
  })
  await expectAccessible(signedIn)
})

for (const height of [640, 860])
  test(`LOOK-9 in cook mode the ingredients beside the step fit a window of ${height} px`, async ({ signedIn }) => {
    await signedIn.setViewportSize({ width: 1280, height })
    await signedIn.goto('/recipes#r=punjab.dal-makhani')
    await signedIn.getByRole('button', { name: 'Cook mode' }).click()
    const cook = signedIn.getByRole('dialog', { name: 'Dal Makhani' })
    await cook.getByRole('button', { name: 'Next' }).click()
    const panel = await boxOf(cook.getByRole('group').filter({ hasText: 'Ingredients' }))
    const next = await boxOf(cook.getByRole('button', { name: 'Next' }))
    expect(panel.y + panel.height).toBeLessThanOrEqual(next.y)
  })
