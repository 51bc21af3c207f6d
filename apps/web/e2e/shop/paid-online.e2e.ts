import { test as base, type Control, controlOf, expect, expectAccessible } from '../fixtures.ts'
import { startServer } from '../separate-server.ts'
import { dal, inviteVendor, ordersOf, placeButton, put } from '../shop.ts'

/** A server with a payment gateway, which the shared one does not have. */
const test = base.extend<object, { shop: Control & { url: string } }>({
  shop: [
    async ({ playwright }, provide, { parallelIndex }) => {
      // As in separate-clock.ts: each worker runs one of these servers at a time.
      const port = Number(process.env.E2E_PORT) + 2 + 2 * parallelIndex
      await using server = await startServer(playwright, port, { WITH_GATEWAY: '1' })
      await provide({ url: server.url, ...controlOf(port + 1) })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ shop }, provide) => provide(shop.url),
})

test('SHOP-5 SHOP-9 the page of a vendor says what was paid online, and asks for no more money', async ({
  shop,
  context,
  signedIn,
  person,
}) => {
  const { id, address } = await inviteVendor(signedIn, person, shop)
  const linkSent = async (messages: number): Promise<string> => {
    await expect.poll(async () => (await shop.outboxOf(address)).length, { timeout: 15_000 }).toBe(messages)
    return /\/v\/\S+/.exec((await shop.outboxOf(address)).at(-1)!.body)![0]
  }
  const headers = { authorization: `Bearer ${person.token}` }
  const vendor = await context.newPage()
  await vendor.goto(await linkSent(1))
  await vendor.getByRole('button', { name: 'Yes, send me orders' }).click()
  await expect(vendor.getByText('You’re receiving orders.')).toBeVisible()

  await put(signedIn, person, { ...dal, vendor_id: id })
  await signedIn.goto('/cart')
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
  await vendor.goto(await linkSent(2))
  await vendor.getByRole('button', { name: 'In stock', exact: true }).click()
  await expect(vendor.getByRole('button', { name: 'Payment received' })).toBeVisible()

  await signedIn.goto('/orders')
  await signedIn.getByRole('button', { name: /^Pay now/ }).click()
  const paying = signedIn.getByRole('dialog', { name: 'Payment page of the stand-in' })
  await paying.getByRole('button', { name: 'Pay' }).click()
  await expect(signedIn.getByText('Payment received')).toBeVisible()

  // The page is still open as it was before the payment.
  await vendor.getByRole('button', { name: 'Payment received' }).click()
  await expect(vendor.getByText('The customer has already paid for this order online')).toBeVisible()
  await expect(vendor.getByText('Paid online: ₹499.00')).toBeVisible()
  await expect(vendor.getByRole('button', { name: 'Payment received' })).toHaveCount(0)
  await expectAccessible(vendor)
  await vendor.getByRole('button', { name: 'Delivered' }).click()
  expect(await ordersOf(signedIn, person)).toMatchObject([{ payment: { status: 'paid' }, total_amount: 499 }])

  const [{ id: order } = { id: '' }] = (await (await signedIn.request.get('/api/orders', { headers })).json()) as {
    id: string
  }[]
  const lines = [{ index: 0, kind: 'damaged' }]
  const reported = await signedIn.request.post(`/api/orders/${order}/problems`, { headers, data: { lines } })
  expect(reported.status()).toBe(200)
  await vendor.reload()
  await vendor.getByText('Refund', { exact: true }).click()
  await expect(vendor.getByText('We refund this. You don’t need to do anything.')).toBeVisible()
  await expect(vendor.getByText('Refund the customer yourself')).toHaveCount(0)
  await vendor.getByRole('button', { name: 'Send: Refund' }).click()
  await expect(vendor.getByText('Refund due to the customer')).toHaveCount(0)
  await signedIn.goto('/orders')
  await expect(
    signedIn.getByText(/^Refund due: ₹.* of your online payment\. We’ll process it manually\.$/),
  ).toBeVisible()
  await expect(signedIn.getByRole('button', { name: /^Pay now/ })).toHaveCount(0)
})

test('SHOP-5 who pays at the gateway what the shop has confirmed already reads that it is refunded', async ({
  shop,
  context,
  signedIn,
  person,
}) => {
  const { id, address } = await inviteVendor(signedIn, person, shop)
  const linkSent = async (messages: number): Promise<string> => {
    await expect.poll(async () => (await shop.outboxOf(address)).length, { timeout: 15_000 }).toBe(messages)
    return /\/v\/\S+/.exec((await shop.outboxOf(address)).at(-1)!.body)![0]
  }
  const vendor = await context.newPage()
  await vendor.goto(await linkSent(1))
  await vendor.getByRole('button', { name: 'Yes, send me orders' }).click()
  await put(signedIn, person, { ...dal, vendor_id: id })
  await signedIn.goto('/cart')
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
  await vendor.goto(await linkSent(2))
  await expect(vendor.getByText('If you accept: total with GST: ₹499.00')).toBeVisible()
  await vendor.getByRole('button', { name: 'In stock', exact: true }).click()

  await signedIn.goto('/orders')
  await signedIn.getByRole('button', { name: /^Pay now/ }).click()
  const paying = signedIn.getByRole('dialog', { name: 'Payment page of the stand-in' })
  await expect(paying).toBeVisible()
  await vendor.getByRole('button', { name: 'Payment received' }).click()
  await expect(vendor.getByRole('button', { name: 'Payment received' })).toHaveCount(0)
  await paying.getByRole('button', { name: 'Pay' }).click()
  await expect(signedIn.getByText(/^You paid for this order twice\. .*₹499\.00/).first()).toBeVisible()
  await expect(signedIn.getByText('Payment received', { exact: true })).toHaveCount(0)
  await expect(signedIn.getByText('Paid to the shop directly')).toBeVisible()
})
