import { expect, test } from './house.ts'
import { asked, cards, expectFit, openPlan, planOf } from './kitchen.ts'

test('the week ahead has plans of its own, and one dish can be swapped', async ({ signedIn, person }) => {
  await openPlan(signedIn)
  const today = await planOf(signedIn, person)
  const days = signedIn.getByRole('group', { name: 'Day of the plan' }).getByRole('button')
  await expect(days).toHaveCount(8)
  await days.nth(3).click()
  await expect(cards(signedIn)).toHaveCount(4)
  await expect(cards(signedIn).first()).not.toContainText(today.sections.Breakfast![0]!.title)
  await days.first().click()
  const first = cards(signedIn).first()
  await expect(first).toContainText(today.sections.Breakfast![0]!.title)
  await first.getByRole('button', { name: 'Swap this dish' }).click()
  await expect(signedIn.getByText('Swapped for another dish')).toBeVisible()
  const after = await planOf(signedIn, person)
  expect(after.sections.Breakfast!.map(({ id }) => id)).not.toContain(today.sections.Breakfast![0]!.id)
  for (const { title } of after.sections.Breakfast!)
    await expect(signedIn.getByRole('article', { name: title })).toBeVisible()
})

test('cook mode goes step by step, by button and by key, and its timers ring', async ({ signedIn }) => {
  await signedIn.clock.install()
  await openPlan(signedIn)
  await cards(signedIn).first().getByRole('button', { name: 'View Recipe' }).click()
  await signedIn.getByRole('button', { name: 'Cook mode' }).click()
  const cook = signedIn.getByRole('dialog').last()
  await expect(cook.getByText(/^Step 1 of/)).toBeVisible()
  await signedIn.keyboard.press('ArrowRight')
  await expect(cook.getByText(/^Step 2 of/)).toBeVisible()
  await signedIn.keyboard.press('ArrowLeft')
  await expect(cook.getByText(/^Step 1 of/)).toBeVisible()
  const start = cook.getByRole('button', { name: /Start timer/ })
  await start.click()
  await expect(cook.getByRole('timer')).toHaveText(/^\d+:\d\d/)
  await cook.getByRole('button', { name: 'Next' }).click()
  await expect(cook.getByRole('button', { name: /^Step 1 · / })).toBeVisible()
  await signedIn.clock.fastForward('24:00:00')
  await signedIn.clock.runFor(1000)
  await expect(signedIn.getByText('Timer of step 1 is done')).toBeVisible()
  await expect(cook.getByRole('button', { name: 'Step 1 · 0:00' })).toBeVisible()
  await signedIn.keyboard.press('End')
  await cook.getByRole('button', { name: 'Done' }).click()
  await expect(signedIn.getByText('Enjoy your meal!')).toBeVisible()
})

test('a shopping list is merged, leaves out what one has, and goes into the cart', async ({ signedIn, person }) => {
  await openPlan(signedIn)
  await signedIn.getByRole('button', { name: 'Shopping list' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Shopping list' })
  await dialog.getByText('20 of 20 dishes').click()
  await dialog.getByRole('button', { name: 'Choose none' }).click()
  await expect(dialog.getByText('Nothing to buy')).toBeVisible()
  await dialog.getByRole('checkbox').first().check()
  const add = dialog.getByRole('button', { name: /^Add \d+ to cart$/ })
  await expect(add).toBeEnabled()
  const count = Number(/\d+/.exec((await add.textContent())!)![0])
  await dialog
    .getByRole('checkbox', { name: /^I have this/ })
    .first()
    .check()
  await expect(dialog.getByRole('button', { name: `Add ${count - 1} to cart` })).toBeVisible()
  await dialog.getByRole('button', { name: `Add ${count - 1} to cart` }).click()
  await expect(signedIn.getByText(new RegExp(`^${count - 1} ingredients? added to cart$`))).toBeVisible()
  const { items } = await asked<{ items: { type: string }[] }>(signedIn, person, '/api/cart')
  expect(items.map(({ type }) => type)).toEqual(Array.from({ length: count - 1 }, () => 'ingredient'))
})

test('diet preferences are kept, and hold for search', async ({ signedIn, person }) => {
  await openPlan(signedIn)
  await signedIn.getByRole('button', { name: 'Diet preferences' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Diet preferences' })
  await dialog.getByRole('switch', { name: 'Jain' }).check()
  await dialog.getByRole('checkbox', { name: 'Peanut' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await asked(signedIn, person, '/api/recipes/diet')).toMatchObject({
    jain: true,
    exclude_allergens: ['peanut'],
  })
  await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
  await signedIn.getByRole('button', { name: 'Jain snacks' }).click()
  await expect(signedIn.getByRole('heading', { name: /^Search Results/ })).toBeVisible()
  await expect(cards(signedIn).getByText('Non-Veg', { exact: true })).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test.describe(`at ${width} px in ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })
      // Axe reads pages full of drawings more than once here.
      test.slow()

      test('the plan and its dishes have no barrier, do not shift and do not scroll sideways', async ({ signedIn }) => {
        await signedIn.addInitScript(() => {
          Object.assign(window, { shifted: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number
              hadRecentInput: boolean
            })[]) {
              if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await openPlan(signedIn)
        await expectFit(signedIn)
        expect(await signedIn.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001)

        await cards(signedIn).first().getByRole('button', { name: 'View Recipe' }).click()
        await expect(signedIn.getByRole('heading', { name: 'Nutrition Benefits' })).toBeVisible()
        await expectFit(signedIn)
        await signedIn.getByRole('button', { name: 'Share Recipe' }).click()
        await expect(signedIn.getByRole('dialog', { name: 'Share Recipe' })).toBeVisible()
        await expectFit(signedIn)
        await signedIn.keyboard.press('Escape')
        await signedIn.getByRole('button', { name: 'Cook mode' }).click()
        await signedIn.getByRole('button', { name: /Start timer/ }).click()
        await expectFit(signedIn)
      })

      test('list, diet and search have no barrier and do not scroll sideways', async ({ signedIn }) => {
        await openPlan(signedIn)
        await signedIn.getByRole('button', { name: 'Shopping list' }).click()
        await expect(signedIn.getByRole('button', { name: /^Add \d\d+ to cart$/ })).toBeVisible()
        await signedIn.getByText('20 of 20 dishes').click()
        await expectFit(signedIn)
        await signedIn.keyboard.press('Escape')
        await signedIn.getByRole('button', { name: 'Diet preferences' }).click()
        await expect(signedIn.getByRole('switch', { name: 'Vegan' })).toBeVisible()
        await expectFit(signedIn)
        await signedIn.keyboard.press('Escape')

        await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
        await signedIn.getByRole('combobox', { name: 'Search recipes' }).pressSequentially('dal')
        await expect(signedIn.getByRole('option').first()).toBeVisible()
        await expectFit(signedIn)
        await signedIn.keyboard.press('Enter')
        await expect(signedIn.getByRole('heading', { name: /^Search Results/ })).toBeVisible()
        await expectFit(signedIn)
      })
    })
  }
}
