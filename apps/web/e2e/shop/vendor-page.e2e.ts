import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, server, test } from '../fixtures.ts'
import { dal, diyas, ordersOf, placeButton, put } from '../shop.ts'

const phone = { viewport: { width: 360, height: 780 } }

/** Opens the newest link mailed to a vendor, on a phone without an account here. */
async function openMailed(browser: Browser, address: string, messages: number): Promise<Page> {
  await expect.poll(async () => (await server.outboxOf(address)).length, { timeout: 10_000 }).toBe(messages)
  const { body } = (await server.outboxOf(address)).at(-1)!
  const page = await (await browser.newContext(phone)).newPage()
  await page.goto(/\/v\/\S+/.exec(body)![0])
  return page
}

/** Checks that every button is at least 44 px high, and that nothing is wider than the phone. */
async function expectThumbs(page: Page): Promise<void> {
  const heights = await page
    .locator('button, summary')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}

test('SHOP-4 SHOP-8 a vendor accepts an invitation, answers an order on its phone, and the customer accepts a price', async ({
  browser,
  signedIn,
  person,
}) => {
  await server.makeAdmin(person.email)
  const name = `Sharma Kirana ${person.email.slice(0, 8)}`
  const address = `kirana-${person.email}`
  const headers = { authorization: `Bearer ${person.token}` }
  const vendor = {
    name,
    category: 'grocery',
    description: 'Corner shop',
    location: 'Pan India',
    order_channel: 'email',
    order_to: address,
    upi_id: 'sharma@okaxis',
  }
  const added = await signedIn.request.post('/api/admin/vendors', { headers, data: vendor })
  expect(added.status()).toBe(200)
  const { id } = (await added.json()) as { id: string }

  await signedIn.goto('/admin#vendors')
  await signedIn.getByRole('searchbox', { name: 'Search vendors' }).fill(name)
  await signedIn.getByRole('button', { name: `More about ${name}` }).click()
  await signedIn.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = signedIn.getByRole('dialog', { name: 'Edit Vendor' })
  // The error of a wrong address is shown at its field.
  const orders = edit.getByLabel('Number or email for orders')
  await orders.fill('12345')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(orders).toHaveAccessibleDescription(/email/i)
  await expect(orders).toBeFocused()
  await orders.fill(address)
  await edit.getByRole('button', { name: 'Send invitation' }).click()
  const invitation = await openMailed(browser, address, 1)
  await expectThumbs(invitation)
  await expectAccessible(invitation)
  await invitation.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(invitation.locator('html')).toHaveAttribute('lang', 'hi')
  await invitation.getByRole('button', { name: 'English' }).click()
  await invitation.getByRole('button', { name: 'Yes, send me orders' }).click()
  await expect(invitation.getByText('You’re receiving orders.')).toBeVisible()
  await invitation.context().close()

  await put(signedIn, person, { ...dal, vendor_id: id })
  await signedIn.goto('/cart')
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
  const page = await openMailed(browser, address, 2)
  await expect(page.getByText('14 Hill Road, Bandra')).toBeVisible()
  await expectThumbs(page)
  await expectAccessible(page)
  // LOOK-9 Three equally wide answers for an item.
  const widths = await page
    .locator('.answers > *')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(2)
  await expect(page.getByRole('banner').getByRole('button', { name: 'हिन्दी' })).toBeVisible()
  await page.getByText('Change', { exact: true }).click()
  await page.getByLabel('Price each, ₹').fill('540')
  await page.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(page.getByText('Waiting for the customer', { exact: true })).toBeVisible()

  await signedIn.reload()
  await expect(signedIn.getByText('The shop offers: Dal Tadka at ₹540.00 each')).toBeVisible()
  await expectAccessible(signedIn)
  // LOOK-9 The question is shown only in its panel, and its answers are above the explanation.
  await expect(signedIn.getByText('Dal Tadka at ₹540.00')).toHaveCount(1)
  const accept = signedIn.getByRole('button', { name: 'Accept' })
  const explained = signedIn.getByText('The shop is waiting for your reply.')
  expect((await accept.boundingBox())!.y).toBeLessThan((await explained.boundingBox())!.y)
  await accept.click()
  await expect(signedIn.getByText('Accepted', { exact: true }).first()).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Ready' }).click()
  await page.getByRole('button', { name: 'Delivered' }).click()
  await expect(page.getByText('Delivered').first()).toBeVisible()
  expect(await ordersOf(signedIn, person)).toMatchObject([{ status: 'delivered', items: [{ price: 540 }] }])

  // While a price is being typed, there is no button to accept everything, which would discard the price.
  await put(signedIn, person, { ...dal, vendor_id: id }, { ...diyas, vendor_id: id })
  await signedIn.goto('/cart')
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
  await page.getByRole('link', { name: 'Your open orders' }).click()
  await page.getByRole('link', { name: /^Order #/ }).click()
  const everything = page.getByRole('button', { name: 'Accept everything' })
  await expect(everything).toBeVisible()
  await page.getByText('Change', { exact: true }).first().click()
  await expect(everything).toBeHidden()
  await page.getByText('Change', { exact: true }).first().click()
  await everything.click()
  await expect(page.getByRole('button', { name: 'Ready' })).toBeVisible()

  // A withdrawn link opens nothing any more, and the page says so in both languages.
  await signedIn.goto('/admin#vendors')
  await signedIn.getByRole('searchbox', { name: 'Search vendors' }).fill(name)
  await signedIn.getByRole('button', { name: `More about ${name}` }).click()
  await signedIn.getByRole('menuitem', { name: 'Edit' }).click()
  await edit.getByRole('button', { name: 'Turn off links' }).click()
  await expect(signedIn.getByText(/turned off/i).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link was turned off' })).toBeVisible()
  await page.context().close()
})
