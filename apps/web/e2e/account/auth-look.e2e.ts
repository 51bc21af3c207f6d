import { expect, test } from '../fixtures.ts'

test('LOOK-1 the sign-in panel stays where it is between its two modes, and Create Account is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const title = page.getByRole('heading', { level: 2, name: 'Welcome back' })
  const before = (await title.boundingBox())!
  await page.getByRole('button', { name: 'Sign up' }).click()
  const after = (await page.getByRole('heading', { level: 2, name: 'Create your account' }).boundingBox())!
  expect(after.y).toBe(before.y)
  const create = (await page.getByRole('button', { name: 'Create Account' }).boundingBox())!
  expect(create.y + create.height).toBeLessThanOrEqual(900)
})

test('LOOK-1 on a phone Create Account is in sight below the notice, with nothing typed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign up' }).click()
  const create = (await page.getByRole('button', { name: 'Create Account' }).boundingBox())!
  expect(create.y + create.height).toBeLessThanOrEqual(780)
})

test('LOOK-1 a phone shows the Hinglish example too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await expect(page.getByText('mummy ko call').first()).toBeVisible()
})

test('LOOK-1 on a laptop the sign-in panel stands in the middle above the legal links', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Sign up' })
  const { top, bottom } = await button.evaluate((one) => {
    let card = one.parentElement!
    while (!card.querySelector('h2')) card = card.parentElement!
    return card.getBoundingClientRect()
  })
  const links = (await page.getByRole('list', { name: 'Legal' }).boundingBox())!
  expect(Math.abs(top - (links.y - bottom))).toBeLessThanOrEqual(60)
})
