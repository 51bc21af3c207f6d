import { expect, test } from '../fixtures.ts'
import { cards, changePlan, openPlan } from '../kitchen.ts'

for (const [size, top] of [
  [{ width: 1280, height: 900 }, 350],
  [{ width: 360, height: 780 }, 290],
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
  await cards(signedIn).nth(1).getByRole('button', { name: 'More', exact: true }).click()
  await expect(signedIn.getByRole('menuitem')).toHaveText(['Swap this dish', 'Share'])
})

test('LOOK-9 on a phone the diet switch has words', async ({ signedIn }) => {
  await signedIn.setViewportSize({ width: 360, height: 780 })
  await openPlan(signedIn)
  for (const words of ['Veg Only', 'Veg + Non-Veg']) {
    const { width } = (await signedIn.getByText(words, { exact: true }).boundingBox())!
    expect(width).toBeGreaterThan(40)
  }
})
