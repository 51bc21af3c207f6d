import { failures } from '@planner/contract/failures'
import type { Page } from '@playwright/test'
import { expect, type Person, test } from '../fixtures.ts'
import { cards, expectFit, openPlan, planOf } from '../kitchen.ts'

const vegOnly = (page: Page) => page.getByRole('radio', { name: 'Veg Only' })
const nonVeg = (page: Page) => cards(page).getByText('Non-Veg', { exact: true })

const openDiet = async (page: Page) => {
  await page.getByRole('button', { name: 'Diet preferences' }).click()
  const dialog = page.getByRole('dialog', { name: 'Diet preferences' })
  await expect(dialog.getByRole('table')).toBeVisible()
  return dialog
}

const changeDiet = async (page: Page, { token }: Person, diet: object) => {
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.put('/api/recipes/diet', { headers, data: diet })).status()).toBe(200)
}

test.describe('with necessary cookies alone', () => {
  test.use({ cookiesChosen: false })

  test('COOK-3 Veg Only is kept after a reload and on another device', async ({
    signedIn,
    person,
    browser,
    baseURL,
  }) => {
    await signedIn.goto('/recipes')
    await signedIn
      .getByRole('region', { name: 'About cookies' })
      .getByRole('button', { name: 'Necessary Only' })
      .click()
    await expect(cards(signedIn)).toHaveCount(4, { timeout: 30_000 })
    await expect(nonVeg(signedIn)).toHaveCount(2)
    await vegOnly(signedIn).check()
    await expect(nonVeg(signedIn)).toHaveCount(0)
    await expect(cards(signedIn)).toHaveCount(4)
    await signedIn.reload()
    await expect(vegOnly(signedIn)).toBeChecked()
    await expect(cards(signedIn).getByText('Veg', { exact: true })).toHaveCount(4)

    const device = await browser.newContext({ baseURL: baseURL! })
    const other = await device.newPage()
    await other.addInitScript((token) => localStorage.setItem('token', token), person.token)
    await other.goto('/recipes')
    await expect(vegOnly(other)).toBeChecked()
    await expect(cards(other).getByText('Veg', { exact: true })).toHaveCount(4)
    // A change on another device is shown here, although this browser has stored the day's plan.
    await changeDiet(other, person, { veg_only: false, jain: true })
    await signedIn.reload()
    await expect(vegOnly(signedIn)).not.toBeChecked()
    const { sections } = await planOf(signedIn, person)
    for (const { title } of sections.Breakfast!)
      await expect(signedIn.getByRole('article', { name: title })).toBeVisible()
    await device.close()
  })
})

test('COOK-3 a Veg Only choice stored by an earlier version moves to the account', async ({ signedIn, person }) => {
  await openPlan(signedIn)
  await signedIn.evaluate(() => localStorage.setItem('vegOnly', 'true'))
  await signedIn.reload()
  await expect(vegOnly(signedIn)).toBeChecked()
  await expect(nonVeg(signedIn)).toHaveCount(0)
  expect(await planOf(signedIn, person)).toMatchObject({ vegOnly: true })
  expect(await signedIn.evaluate(() => localStorage.getItem('vegOnly'))).toBeNull()
})

test('COOK-3 offline a diet change is reported as not saved', async ({ signedIn, context }) => {
  await openPlan(signedIn)
  // The code is loaded while the page is idle; without a service worker it is not available offline otherwise.
  await signedIn.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/LiveToaster-/.test(name)),
  )
  await context.setOffline(true)
  await vegOnly(signedIn).click()
  await expect(signedIn.getByText(/You’re offline, so Veg Only wasn’t changed/)).toBeVisible()
  await expect(vegOnly(signedIn)).not.toBeChecked()
  await expect(nonVeg(signedIn)).toHaveCount(2)
  await context.setOffline(false)
  await vegOnly(signedIn).check()
  await expect(nonVeg(signedIn)).toHaveCount(0)
})

test('COOK-3 a saved diet exchanges today’s dishes, and says how many', async ({ signedIn, person }) => {
  await openPlan(signedIn)
  const before = await planOf(signedIn, person)
  const dialog = await openDiet(signedIn)
  await dialog.getByRole('switch', { name: 'Jain' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(signedIn.getByText(/^Saved\. \d+ dishes of today were exchanged\.$/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(nonVeg(signedIn)).toHaveCount(0)
  const after = await planOf(signedIn, person)
  expect(after).not.toEqual(before)
  for (const { title } of after.sections.Breakfast!)
    await expect(signedIn.getByRole('article', { name: title })).toBeVisible()
})

test('COOK-3 a dish against the diet says why, on its card and page', async ({ signedIn, person }) => {
  await openPlan(signedIn)
  const plan = (await planOf(signedIn, person)) as unknown as {
    sections: { Breakfast: { id: string; title: string; veg_type: string }[] }
  }
  const dish = plan.sections.Breakfast.find(({ veg_type: type }) => type !== 'Veg')!
  const headers = { authorization: `Bearer ${person.token}` }
  const line = { type: 'recipe', item_id: dish.id, recipe_id: dish.id, name: dish.title, action: 'order_online' }
  expect((await signedIn.request.post('/api/cart/add', { headers, data: line })).ok()).toBe(true)
  const dialog = await openDiet(signedIn)
  await dialog.getByRole('switch', { name: 'Jain' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(signedIn.getByText(/1 dish in your cart or orders stays and is marked\./)).toBeVisible()
  const card = signedIn.getByRole('article', { name: dish.title })
  await expect(card.getByText('Not Jain')).toBeVisible()
  await expect(signedIn.getByText('Not Jain')).toHaveCount(1)
  await expectFit(signedIn)
  await card.getByRole('button', { name: 'View Recipe' }).click()
  const sheet = signedIn.getByRole('dialog', { name: dish.title })
  await expect(sheet.getByText('Not Jain')).toBeVisible()
  await sheet.getByRole('button', { name: 'More servings' }).click()
  await expect(sheet.getByText('Not Jain')).toBeVisible()
})

test('COOK-3 days without meat, Jain days and fast days can be set in a table by keyboard and screen reader', async ({
  signedIn,
  person,
}) => {
  await signedIn.setViewportSize({ width: 360, height: 740 })
  await openPlan(signedIn)
  const dialog = await openDiet(signedIn)
  const tuesday = dialog.getByRole('row', { name: /^Tuesday/ })
  await expect(tuesday.getByRole('checkbox')).toHaveCount(3)
  await tuesday.getByRole('checkbox', { name: 'Jain on Tuesday' }).focus()
  await signedIn.keyboard.press('Tab')
  await signedIn.keyboard.press('Tab')
  await expect(dialog.getByRole('checkbox', { name: 'No meat on Tuesday' })).toBeFocused()
  await signedIn.keyboard.press('Space')
  await dialog.getByRole('checkbox', { name: 'Fast on Monday' }).check()
  await expectFit(signedIn)
  await dialog.getByRole('switch', { name: 'Veg Only' }).check()
  await expect(dialog.getByRole('checkbox', { name: 'No meat on Sunday' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'No meat on Sunday' })).toBeDisabled()
  await dialog.getByRole('switch', { name: 'Veg Only' }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(signedIn.getByText(/^Saved\./)).toBeVisible()
  const headers = { authorization: `Bearer ${person.token}` }
  const kept = (await (await signedIn.request.get('/api/recipes/diet', { headers })).json()) as object
  expect(kept).toMatchObject({ no_meat_days: ['Tuesday'], fast_days: ['Monday'], jain_days: [], veg_only: false })
})

test('COOK-3 a diet that cannot be saved shows an error and stays in the dialog', async ({ signedIn }) => {
  await openPlan(signedIn)
  await signedIn.route('**/api/recipes/diet', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { detail: 'No' } }) : route.continue(),
  )
  const dialog = await openDiet(signedIn)
  await dialog.getByRole('checkbox', { name: 'No meat on Tuesday' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(signedIn.getByText(failures.dietUpdate)).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'No meat on Tuesday' })).toBeChecked()
})

test('COOK-3 a search runs again after the diet changed', async ({ signedIn }) => {
  await openPlan(signedIn)
  await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
  await signedIn.getByRole('button', { name: 'Biryani' }).click()
  await expect(signedIn.getByRole('heading', { name: /^Search Results/ })).toBeVisible()
  await expect(nonVeg(signedIn).first()).toBeVisible()
  await vegOnly(signedIn).check()
  await expect(nonVeg(signedIn)).toHaveCount(0)
  await expect(cards(signedIn).first()).toBeVisible()
})
