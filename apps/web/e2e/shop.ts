import type { Page } from '@playwright/test'
import { type Control, expect, type Person } from './fixtures.ts'

type Cart = { deliver_by: string | null; items: Record<string, unknown>[]; version: number }
type Order = { items: Record<string, unknown>[]; status: string }

/** Calls the API directly. */
async function ask<T>(page: Page, person: Person, method: string, path: string, data?: object): Promise<T> {
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  expect(answer.status(), `${method} ${path}`).toBe(200)
  return (await answer.json()) as T
}

export const cartOf = (page: Page, person: Person) => ask<Cart>(page, person, 'GET', '/api/cart')
export const ordersOf = (page: Page, person: Person) => ask<Order[]>(page, person, 'GET', '/api/orders')

export const dal = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'order_online' }
export const diyas = { type: 'product', item_id: 'diya', name: 'Clay diyas', price: 349.5, quantity: 2 }

/** The delivery address and time required for every order. */
export const deliveryFields = () => ({
  address: '14 Hill Road, Bandra',
  pin_code: '400050',
  deliver_by: new Date(Date.now() + 86_400_000).toISOString(),
})

/** Puts lines into the cart through the API. */
export async function put(page: Page, person: Person, ...lines: object[]): Promise<void> {
  for (const line of lines) await ask(page, person, 'POST', '/api/cart/add', line)
  await ask(page, person, 'PUT', '/api/cart', deliveryFields())
}

/** Creates a vendor that takes orders by email, and mails it an invitation. Makes the person an administrator. */
export async function inviteVendor(
  page: Page,
  person: Person,
  { makeAdmin }: Pick<Control, 'makeAdmin'>,
): Promise<{ id: string; address: string }> {
  await makeAdmin(person.email)
  const address = `kirana-${person.email}`
  const vendor = {
    name: 'Sharma Kirana',
    category: 'grocery',
    description: 'Corner shop',
    location: 'Pan India',
    order_channel: 'email',
    order_to: address,
  }
  const { id } = await ask<{ id: string }>(page, person, 'POST', '/api/admin/vendors', vendor)
  await ask(page, person, 'POST', `/api/admin/vendors/${id}/invite`)
  return { id, address }
}

/** Opens the sheet of a line: its vendor and substitution choices. */
export async function choicesOf(page: Page, name: string) {
  await page.getByRole('button', { name: `Change shop or substitution for ${name}` }).click()
  return page.getByRole('dialog', { name, exact: true })
}

export const lineOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
export const summaryOf = (page: Page) => page.getByRole('region', { name: 'Order Summary (India)' })
export const placeButton = (page: Page) => summaryOf(page).getByRole('button', { name: 'Place order' })
