import { expect, expectAccessible, test } from '../fixtures.ts'
import { cards, changePlan, openPlan } from '../kitchen.ts'

for (const [size, top] of [
  [{ width: 1280, height: 900 }, 350],
  [{ width: 360, height: 780 }, 270],
] as const)
  test(`LOOK-1 the first dish begins within ${top} px at a width of ${size.width} and its card is at most 380 px high`, async ({
    signedIn,
  }) => {
    await signedIn.setViewportSize(size)
    await openPlan(signedIn)
    const card = await cards(signedIn).first().boundingBox()
    expect(card!.y).toBeLessThanOrEqual(top)
    expect(card!.height).toBeLessThanOrEqual(380)
    expect(card!.x + card!.width).toBeLessThanOrEqual(size.width)
    const scrolls = await signedIn.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(scrolls).toBe(false)
  })

test('LOOK-1 inside the app on a phone the footer takes at most 120 px beside the tab bar', async ({ signedIn }) => {
  await signedIn.setViewportSize({ width: 360, height: 780 })
  await openPlan(signedIn)
  const footer = signedIn.locator('footer')
  const { height } = (await footer.boundingBox())!
  const below = await footer.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingBottom))
  expect(height - below).toBeLessThanOrEqual(120)
})

test('LOOK-1 the whole card opens the recipe, except for its own buttons', async ({ signedIn }) => {
  await openPlan(signedIn)
  const card = cards(signedIn).first()
  await card.getByRole('button', { name: 'Save recipe' }).click()
  await expect(card.getByRole('button', { name: 'Unsave recipe' })).toBeVisible()
  await expect(signedIn.getByRole('dialog')).toHaveCount(0)
  await card.click({ position: { x: 40, y: 80 } })
  await expect(signedIn.getByRole('dialog')).toBeVisible()
})

test('LOOK-9 the cards of a row have their facts and buttons on the same lines, and one menu for the rest', async ({
  signedIn,
}) => {
  await signedIn.setViewportSize({ width: 1280, height: 900 })
  await changePlan(signedIn, ({ sections }) => {
    sections.Breakfast![1]!.title = 'A dish whose name is so long that it needs a second line on its card'
  })
  await openPlan(signedIn)
  for (const part of [
    cards(signedIn).getByText(/ kcal$/),
    cards(signedIn).getByRole('button', { name: 'View Recipe' }),
    cards(signedIn).getByRole('button', { name: 'Add All Ingredients to Cart' }),
  ]) {
    const tops = await part.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y)))
    expect(tops).toHaveLength(4)
    expect(new Set(tops).size).toBe(1)
  }
  // What a card sells stands in one quiet row.
  const sold = ['Add All Ingredients to Cart', 'Buy ₹299', 'Order ₹499', 'Chef ₹2,999'].map((name) =>
    cards(signedIn).first().getByRole('button', { name }),
  )
  const lines = await Promise.all(sold.map(async (one) => (await one.boundingBox())!.y))
  expect(new Set(lines.map(Math.round)).size).toBe(1)
  await cards(signedIn).nth(1).getByRole('button', { name: 'More', exact: true }).click()
  await expect(signedIn.getByRole('menuitem')).toHaveText(['Swap this dish', 'Share'])
})

test('LOOK-9 on a phone the title has one line, beside the diet switch by its two marks, and no tab is cut', async ({
  signedIn,
}) => {
  await signedIn.setViewportSize({ width: 360, height: 780 })
  await openPlan(signedIn)
  const title = (await signedIn.getByRole('heading', { level: 1 }).boundingBox())!
  expect(title.height).toBeLessThan(40)
  for (const name of ['Veg Only', 'Veg + Non-Veg']) {
    const { x, y, width } = (await signedIn.getByRole('radio', { name, exact: true }).boundingBox())!
    expect(width).toBeGreaterThanOrEqual(44)
    expect(x).toBeGreaterThan(title.x + title.width)
    expect(y).toBeLessThan(title.y + title.height)
  }
  const tabs = signedIn.getByRole('tablist')
  for (const name of ['Daily Meal Plan', 'Recipe Search', 'Shopping List', 'My Recipes'])
    await expect(tabs.getByRole('tab', { name, exact: true })).toBeInViewport({ ratio: 1 })
  expect(await tabs.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
  // In one line each; the categories begin at the page's margin, though arrows scroll them.
  expect((await tabs.boundingBox())!.height).toBeLessThanOrEqual(48)
  const breakfast = (await signedIn.getByRole('button', { name: 'Breakfast 4 recipes' }).boundingBox())!
  expect(Math.abs(breakfast.x - title.x)).toBeLessThanOrEqual(1)
})

test('LOOK-1 on a phone no line of facts of a found dish starts or ends with a dot', async ({ signedIn }) => {
  await signedIn.setViewportSize({ width: 360, height: 900 })
  await signedIn.goto('/recipes')
  await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
  const input = signedIn.getByRole('combobox', { name: 'Search recipes' })
  await input.fill('palak paneer')
  await input.press('Enter')
  await expect(cards(signedIn).first()).toHaveAccessibleName('Palak Paneer')
  const dots = await cards(signedIn)
    .getByText('·', { exact: true })
    .evaluateAll((all) =>
      all.map((dot) => {
        let clip = dot.parentElement!
        while (getComputedStyle(clip).overflowX !== 'hidden') clip = clip.parentElement!
        const topOf = (one: Element | null) => one!.getBoundingClientRect().top
        const own = dot.parentElement!
        return {
          shown: dot.getBoundingClientRect().right > clip.getBoundingClientRect().left,
          between: Math.abs(topOf(own) - topOf(own.previousElementSibling)) < 2,
        }
      }),
    )
  expect(dots.some(({ between }) => between)).toBe(true)
  expect(dots.some(({ between }) => !between)).toBe(true)
  for (const { shown, between } of dots) expect(shown).toBe(between)
})

for (const width of [360, 768])
  test(`LOOK-9 at ${width} px found dishes stand in rows of one width, and a menu has what a card has at its foot`, async ({
    signedIn,
  }) => {
    await signedIn.setViewportSize({ width, height: 900 })
    await signedIn.goto('/recipes')
    await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
    const input = signedIn.getByRole('combobox', { name: 'Search recipes' })
    await input.fill('palak paneer')
    await input.press('Enter')
    await expect(cards(signedIn).first()).toHaveAccessibleName('Palak Paneer')
    const boxes = await cards(signedIn).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(new Set(boxes.map(({ x, width: its }) => `${x} ${its}`)).size).toBe(1)
    for (const { height } of boxes) expect(height).toBeLessThanOrEqual(170)
    const row = cards(signedIn).first()
    for (const name of ['View Recipe', 'Cook this…', 'Save recipe'])
      await expect(row.getByRole('button', { name })).toBeVisible()
    await row.getByRole('button', { name: 'More' }).click()
    await expect(signedIn.getByRole('menuitem')).toHaveText([
      'Add All Ingredients to Cart',
      'Buy ₹299',
      'Order ₹499',
      'Chef ₹2,999',
      'Share',
    ])
    await expectAccessible(signedIn)
    const added = signedIn.waitForResponse('**/api/cart/add')
    await signedIn.getByRole('menuitem', { name: 'Buy ₹299' }).click()
    expect((await added).ok()).toBe(true)
    await row.click({ position: { x: 40, y: 40 } })
    await expect(signedIn.getByRole('dialog', { name: 'Palak Paneer' })).toBeVisible()
  })
