import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, type Person, server, test } from '../fixtures.ts'
import { dal, diyas, inviteVendor, ordersOf, placeButton, put } from '../shop.ts'

const phone = { viewport: { width: 360, height: 780 } }

/** Opens the newest link mailed to a vendor, on a phone without an account here. */
async function openMailed(browser: Browser, address: string, messages: number): Promise<Page> {
  await expect.poll(async () => (await server.outboxOf(address)).length, { timeout: 15_000 }).toBe(messages)
  const { body } = (await server.outboxOf(address)).at(-1)!
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(/\/v\/\S+/.exec(body)![0])
  return page
}

/** Creates a vendor that takes orders by email. */
async function aVendor(browser: Browser, page: Page, person: Person): Promise<{ id: string; address: string }> {
  const { id, address } = await inviteVendor(page, person, server)
  const invitation = await openMailed(browser, address, 1)
  await invitation.getByRole('button', { name: 'Yes, send me orders' }).click()
  await expect(invitation.getByText('You’re receiving orders.')).toBeVisible()
  await invitation.context().close()
  return { id, address }
}

/** Checks that nothing is wider than the phone, and that every button is at least 44 px high. */
async function expectThumbs(page: Page): Promise<void> {
  const heights = await page
    .locator('button:visible, summary:visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}

test('SHOP-9 SHOP-11 a customer writes to the shop, reports what is wrong after delivery, and the shop answers', async ({
  browser,
  signedIn,
  person,
}) => {
  const { id, address } = await aVendor(browser, signedIn, person)
  await put(signedIn, person, { ...dal, vendor_id: id }, { ...diyas, vendor_id: id })
  await signedIn.goto('/cart')
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
  const shop = await openMailed(browser, address, 2)
  await shop.getByRole('button', { name: 'Accept everything' }).click()
  await expect(shop.getByRole('button', { name: 'Ready' })).toBeVisible()

  await signedIn.goto('/orders')
  await signedIn.getByRole('button', { name: 'Message the shop' }).click()
  const message = signedIn.getByRole('dialog', { name: /Message the shop/ })
  await expectAccessible(signedIn)
  await message.getByLabel('Your message').fill('Please ring the upper bell')
  await signedIn.context().setOffline(true)
  await message.getByRole('button', { name: 'Send' }).click()
  await expect(signedIn.getByText('There’s no connection, so nothing was sent.')).toBeVisible()
  await expect(message.getByLabel('Your message')).toHaveValue('Please ring the upper bell')
  await signedIn.context().setOffline(false)
  await message.getByRole('button', { name: 'Send' }).click()
  await expect(signedIn.getByText('No reply yet')).toBeVisible()
  const read = await openMailed(browser, address, 3)
  await expect(read.getByText('Please ring the upper bell')).toBeVisible()
  await expectThumbs(read)
  await expectAccessible(read)
  await read.getByLabel('Your reply').fill('Will do')
  await read.getByRole('button', { name: 'Send' }).click()
  await expect(read.getByText('You replied: Will do')).toBeVisible()
  await read.getByRole('button', { name: 'Delivered' }).click()
  await read.context().close()
  await shop.context().close()

  await signedIn.reload()
  await expect(signedIn.getByText('The shop replied: Will do')).toBeVisible()
  await signedIn.getByRole('button', { name: /^Report a problem with order/ }).click()
  const report = signedIn.getByRole('dialog', { name: 'Report a problem' })
  await report.getByRole('button', { name: 'Send' }).click()
  await expect(report.getByText('Choose at least one item.')).toBeVisible()
  await report.getByLabel('Dal Tadka').check()
  await report.getByLabel('What’s wrong?').selectOption('Wrong price')
  await report.getByRole('button', { name: 'Send' }).click()
  await expect(report.getByLabel('Billed, ₹ each')).toHaveAccessibleDescription(/Enter the price you were billed/)
  await report.getByLabel('Billed, ₹ each').fill('520')
  await report.getByLabel('2 × Clay diyas').check()
  await report.getByLabel('What’s wrong?').nth(1).selectOption('Damaged or spoiled')
  await report.getByLabel('In your own words').nth(1).fill('Two are broken')
  await expectAccessible(signedIn)
  await report.getByRole('button', { name: 'Send' }).click()
  const problems = signedIn.getByRole('region', { name: 'Problems you reported' })
  await expect(problems.getByText('Waiting for a reply')).toHaveCount(2)
  await expect(signedIn.getByRole('button', { name: /^Report a problem with order/ })).toHaveCount(0)

  // An administrator sees the problems waiting for an answer.
  await signedIn.goto('/admin#orders')
  await signedIn.getByRole('combobox', { name: 'Status' }).selectOption('Open problem')
  await expect(signedIn.getByRole('list', { name: 'Recent Orders' }).getByText('Open problem').first()).toBeVisible()

  await signedIn
    .getByRole('button', { name: /Open problem/ })
    .first()
    .click()
  await expect(signedIn.getByRole('form', { name: /Clay diyas/ })).toBeVisible()
  await expectAccessible(signedIn)
  await signedIn.getByRole('form', { name: /Clay diyas/ }).scrollIntoViewIfNeeded()

  const answers = await openMailed(browser, address, 4)
  await expect(answers.getByText('billed at ₹520.00 each')).toBeVisible()
  await expectThumbs(answers)
  await expectAccessible(answers)
  const opened = answers.locator('details[open]')
  await answers.getByText('Refund', { exact: true }).nth(1).click()
  await opened.getByLabel('Amount, ₹').fill('200')
  await opened.getByLabel('Note to the customer (optional)').fill('Sorry')
  await opened.getByRole('button', { name: 'Send: Refund' }).click()
  await expect(answers.getByText('You refund ₹200.00.')).toBeVisible()
  await answers.getByText('Correct the price', { exact: true }).click()
  await answers.getByRole('button', { name: 'Send: Correct the price' }).click()
  await expect(answers.getByText('You corrected the price to')).toBeVisible()
  await answers.context().close()

  await signedIn.goto('/orders')
  await expect(problems.getByText('Refund of ₹200.00: Sorry')).toBeVisible()
  await expect(problems.getByText('Price corrected to ₹499.00 each')).toBeVisible()
  await expectAccessible(signedIn)
  // ₹499.00 and twice ₹349.50, less ₹200.00.
  expect(await ordersOf(signedIn, person)).toMatchObject([{ status: 'delivered', total_amount: 998 }])
})

test('SHOP-10 a customer cancels an order that its shop has accepted, and the shop reads what is not wanted', async ({
  browser,
  signedIn,
  person,
}) => {
  const { id, address } = await aVendor(browser, signedIn, person)
  await put(signedIn, person, { ...dal, vendor_id: id })
  await signedIn.goto('/cart')
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
  const shop = await openMailed(browser, address, 2)
  await shop
    .getByRole('button', { name: 'Accept everything' })
    .or(shop.getByRole('button', { name: 'In stock' }))
    .first()
    .click()
  await expect(shop.getByRole('button', { name: 'Ready' })).toBeVisible()
  await signedIn.goto('/orders')
  await signedIn.getByRole('button', { name: /^Cancel order/ }).click()
  const question = signedIn.getByRole('alertdialog')
  await expect(question).toContainText('The shop has already accepted this order')
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(signedIn.getByText('Order cancelled')).toBeVisible()
  await expect.poll(async () => (await server.outboxOf(address)).length, { timeout: 15_000 }).toBe(3)
  expect((await server.outboxOf(address)).at(-1)!.subject).toMatch(/was cancelled: 1 × Dal Tadka$/)
  await shop.reload()
  await expect(shop.getByText('This order was cancelled. Please don’t deliver it.')).toBeVisible()
  await shop.context().close()
})
