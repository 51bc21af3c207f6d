import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Person, server, test } from '../fixtures.ts'
import { deliveryFields } from '../shop.ts'

type Order = { id: string; user_id: string; total_amount: number }
type Vendor = { id: string; name: string }

async function ask<T>(page: Page, { token }: Person, method: string, path: string, data?: object): Promise<T> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  expect(answer.status(), `${method} ${path}`).toBe(200)
  return (await answer.json()) as T
}

const dal = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'buy_ingredients' }
const diyas = { type: 'product', item_id: 'diya', name: 'Clay <b>diyas</b>', price: 349.5, quantity: 2 }

async function anOrder(page: Page, person: Person, ...lines: object[]): Promise<Order> {
  for (const line of lines) await ask(page, person, 'POST', '/api/cart/add', line)
  await ask(page, person, 'PUT', '/api/cart', deliveryFields())
  return ask<Order>(page, person, 'POST', '/api/orders', {})
}

const shortId = ({ id }: Order) => `#${id.slice(-8).toUpperCase()}`

/** Creates another person, who is not an administrator. */
async function aMember(page: Page, full_name: string): Promise<Person> {
  const details = { email: `${randomUUID()}@example.in`, password: 'Marigold7', full_name }
  const answer = await page.request.post('/api/auth/register', {
    data: details,
    headers: { 'x-forwarded-for': `10.8.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}` },
  })
  return { ...details, token: ((await answer.json()) as { access_token: string }).access_token }
}

const searching = /\/api\/admin\/\w+\?.*search=/

const vendorRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

test('ADMIN-1 ADMIN-2 the dashboard counts, lists people, shows one and writes that down', async ({
  signedIn,
  person,
}) => {
  await server.makeAdmin(person.email)
  const name = `Kavya <i>${randomUUID().slice(0, 8)}</i>`
  const kavya = await aMember(signedIn, name)
  const order = await anOrder(signedIn, kavya, dal)
  await signedIn.goto('/admin')
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expect(signedIn.getByText('Manage users, vendors, and monitor system performance')).toBeVisible()
  for (const card of ['Total Users', 'Total Reminders', 'Total Orders', 'Active Vendors']) {
    await expect(signedIn.getByRole('term').filter({ hasText: card })).toBeVisible()
  }
  await expect(signedIn.getByRole('tab')).toHaveText(['Users', 'Vendors', 'Orders'])
  await expect(signedIn.getByRole('columnheader')).toHaveText(['User', 'Email', 'Role', 'Join Date', 'Actions'])

  const search = signedIn.getByRole('searchbox', { name: 'Search users' })
  await search.fill(`nobody ${randomUUID()}`)
  await expect(signedIn.getByText('No matches')).toBeVisible()
  await signedIn.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect(search).toHaveValue('')
  await expect(signedIn.getByRole('row').nth(1)).toBeVisible()
  await search.fill(name)
  await expect(signedIn.getByText('1 user', { exact: true })).toBeVisible()
  const row = signedIn.getByRole('row').nth(1)
  await expect(row).toContainText(name)
  await expect(row).toContainText(kavya.email)
  await expect(row.getByText('User', { exact: true })).toBeVisible()
  await expect(row).toContainText(/[A-Z][a-z]{2} \d{1,2}, 20\d\d/)
  const csv = signedIn.getByRole('button', { name: 'Download users as CSV' })
  const [download] = await Promise.all([signedIn.waitForEvent('download'), csv.click()])
  expect(download.suggestedFilename()).toMatch(/^users-20\d\d-\d\d-\d\d\.csv$/)
  expect((await readFile(await download.path(), 'utf8')).split('\r\n')).toHaveLength(3)

  await expect(row.getByRole('button', { name: `View ${name}` })).toBeVisible()
  // The whole row opens it.
  await row.click({ position: { x: 40, y: 20 } })
  const drawer = signedIn.getByRole('dialog', { name })
  await expect(drawer).toContainText(`Order ${shortId(order)}`)
  await drawer.getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = signedIn.getByRole('alertdialog', { name: `Sign ${name} out everywhere?` })
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(drawer).toContainText('0 devices')
  const headers = { authorization: `Bearer ${kavya.token}` }
  expect((await signedIn.request.get('/api/auth/me', { headers })).status()).toBe(401)
  await signedIn.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)

  await signedIn.getByRole('link', { name: 'Audit log' }).click()
  await signedIn.getByRole('combobox', { name: 'Event' }).selectOption('Profile viewed by an administrator')
  await signedIn.getByRole('searchbox', { name: 'Search people' }).fill(kavya.email)
  await expect(signedIn.getByText('1 entry', { exact: true })).toBeVisible()
  await expect(signedIn.getByRole('row').nth(1)).toContainText(`on the account of ${name}`)
  await signedIn.getByRole('combobox', { name: 'Event' }).selectOption('Devices signed out')
  await expect(signedIn.getByRole('row').nth(1)).toContainText('1 device')
})

test('ADMIN-3 a vendor is added, edited, deactivated at once, and deleted after a confirmation', async ({
  signedIn,
  person,
}) => {
  await server.makeAdmin(person.email)
  const name = `Aaradhya Sweets ${randomUUID().slice(0, 8)}`
  await signedIn.goto('/admin#vendors')
  await expect(signedIn.getByRole('columnheader')).toHaveText([
    'Vendor',
    'Category',
    'Location',
    'Rating',
    'Status',
    'Actions',
  ])
  await signedIn.getByRole('button', { name: 'Add Vendor' }).click()
  const form = signedIn.getByRole('dialog', { name: 'Add New Vendor' })
  await expect(form.getByRole('combobox', { name: 'Price Range' })).toHaveValue('$')
  await expect(form.getByRole('switch', { name: 'Active' })).toBeChecked()
  await form.getByRole('textbox', { name: 'Website' }).fill('javascript:alert(1)')
  await form.getByRole('button', { name: 'Add Vendor' }).click()
  for (const sentence of ['Name must not be empty', 'Location must not be empty', 'Website must start with https://']) {
    await expect(form.getByText(sentence)).toBeVisible()
  }
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('combobox', { name: 'Category' }).selectOption('Gift Shop')
  await form.getByRole('textbox', { name: 'Description' }).fill('Mithai <script>alert(1)</script>')
  await form.getByRole('combobox', { name: 'Location' }).fill('Pune')
  await form.getByRole('textbox', { name: 'Website' }).fill('')

  // A refusal keeps the input.
  await signedIn.route('**/api/admin/vendors', (route) => route.fulfill({ status: 500, json: { detail: 'No' } }))
  await form.getByRole('button', { name: 'Add Vendor' }).click()
  await expect(signedIn.getByText('Failed to create vendor', { exact: true })).toBeVisible()
  await signedIn.unroute('**/api/admin/vendors')
  await form.getByRole('button', { name: 'Add Vendor' }).click()
  await expect(signedIn.getByText('Vendor created successfully', { exact: true })).toBeVisible()
  const row = vendorRow(signedIn, name)
  await expect(row).toContainText('Mithai <script>alert(1)</script>')
  await expect(row.getByText('Gift Shop')).toBeVisible()

  const more = row.getByRole('button', { name: `More about ${name}` })
  const choose = async (action: string) => {
    await more.click()
    await signedIn.getByRole('menuitem', { name: action }).click()
    await expect(signedIn.getByRole('menu')).toHaveCount(0)
  }
  await signedIn.route('**/api/admin/vendors/*', (route) => route.fulfill({ status: 500, json: { detail: 'No' } }))
  await choose('Deactivate')
  await expect(signedIn.getByText('Failed to update vendor', { exact: true })).toBeVisible()
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  await signedIn.unroute('**/api/admin/vendors/*')
  await choose('Deactivate')
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible()
  await expect(signedIn.getByText('Vendor updated successfully', { exact: true })).toBeVisible()

  await choose('Edit')
  const edit = signedIn.getByRole('dialog', { name: 'Edit Vendor' })
  await edit.getByRole('combobox', { name: 'Location' }).fill('Pan India')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(edit).toHaveCount(0)
  await expect(row.getByText('Pan India')).toBeVisible()

  await choose('Delete')
  const question = signedIn.getByRole('alertdialog', { name: 'Are you sure you want to delete this vendor?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(signedIn.getByText('Vendor deleted successfully', { exact: true })).toBeVisible()
  await expect(row).toHaveCount(0)
  const left = await ask<Vendor[]>(signedIn, person, 'GET', `/api/admin/vendors?search=${encodeURIComponent(name)}`)
  expect(left).toEqual([])
})

test('LOOK-1 on a phone the lists begin within 470 px, filters unfold, and Add Vendor keeps its name', async ({
  signedIn,
  person,
}) => {
  await server.makeAdmin(person.email)
  await anOrder(signedIn, person, dal)
  await signedIn.setViewportSize({ width: 360, height: 780 })
  for (const [tab, list] of [
    ['users', 'Users'],
    ['vendors', 'Vendors'],
    ['orders', 'Recent Orders'],
  ] as const) {
    await signedIn.goto('about:blank')
    await signedIn.goto(`/admin#${tab}`)
    const row = signedIn.getByRole('list', { name: list }).getByRole('listitem').first()
    await expect(row).toBeVisible()
    expect((await row.boundingBox())!.y, tab).toBeLessThanOrEqual(470)
    const filters = signedIn.getByRole('button', { name: 'Filters', exact: true })
    await expect(signedIn.getByRole('main').getByRole('combobox')).toHaveCount(0)
    await filters.press('Enter')
    await expect(signedIn.getByRole('main').getByRole('combobox')).toHaveCount(2)
    await expect(signedIn.getByRole('button', { name: `Download ${tab} as CSV` })).toBeVisible()
    await expectAccessible(signedIn)
  }
  await signedIn.getByRole('combobox', { name: 'Status' }).selectOption('Pending')
  await expect(signedIn.getByRole('button', { name: 'Filters, in use' })).toBeVisible()
  await signedIn.goto('/admin#vendors')
  await signedIn.getByRole('button', { name: 'Add Vendor' }).click()
  await expect(signedIn.getByRole('dialog', { name: 'Add New Vendor' })).toBeVisible()
})

test('LOOK-1 at 1280 px orders stand in columns below their names, and vendors are sorted as people sort', async ({
  signedIn,
  person,
}) => {
  await server.makeAdmin(person.email)
  await signedIn.setViewportSize({ width: 1280, height: 900 })
  for (const line of [dal, diyas]) await anOrder(signedIn, person, line)
  await signedIn.goto('/admin#orders')
  const orders = signedIn.getByRole('list', { name: 'Recent Orders' })
  await expect(orders.getByRole('listitem').nth(1)).toBeVisible()
  const starts = await orders
    .getByRole('button')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.getBoundingClientRect().x)))
  for (const row of starts) expect(row).toEqual(starts[0])
  const names = await signedIn
    .getByText('Customer', { exact: true })
    .evaluate((name) => [...name.parentElement!.children].map((one) => one.getBoundingClientRect().x))
  expect(names).toEqual(starts[0]!.slice(0, names.length))
  await expectAccessible(signedIn)

  await signedIn.goto('/admin#vendors')
  const headers = signedIn.getByRole('rowheader')
  await expect(headers.nth(9)).toBeVisible()
  const vendors = await headers.evaluateAll((all) => all.map((one) => one.firstElementChild!.textContent))
  expect(vendors).toEqual(vendors.toSorted(new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true }).compare))
})

test('one line says whether all channels work, and each background job has a row', async ({ signedIn, person }) => {
  await server.makeAdmin(person.email)
  let paused = ''
  let unused = ''
  await signedIn.route('**/api/admin/operations', async (asked) => {
    const answer = await asked.fetch()
    const all = (await answer.json()) as { channels: { channel: string }[]; outgoing: object }
    const channels = all.channels.map((one) => ({
      ...one,
      healthy: one.channel !== paused,
      delivered: one.channel === unused ? 0 : 1,
    }))
    const json = { ...all, channels, oldest_due_at: null, outgoing: { ...all.outgoing, stopped_at: null } }
    await asked.fulfill({ response: answer, json })
  })
  await signedIn.goto('/admin#operations')
  await expect(signedIn.getByText('All channels work.')).toBeVisible()
  const jobs = signedIn.getByRole('region', { name: 'Jobs' })
  await expect(jobs.getByRole('columnheader')).toHaveText(['Job', 'State'])
  await expect(jobs.getByRole('rowheader').first()).toBeVisible()
  // A channel that carried nothing is not called working.
  unused = 'sms'
  await signedIn.reload()
  await expect(signedIn.getByText('No channel is paused. No reminders in the last 24 hours over: SMS.')).toBeVisible()
  paused = 'sms'
  await signedIn.reload()
  await expect(signedIn.getByText('Paused: SMS.')).toBeVisible()
  await expect(signedIn.getByText('All channels work.')).toHaveCount(0)
})

test('a working channel is one row that opens, and what needs attention is open', async ({ signedIn, person }) => {
  await server.makeAdmin(person.email)
  await signedIn.route('**/api/admin/operations', async (asked) => {
    const answer = await asked.fetch()
    const all = (await answer.json()) as { channels: { channel: string; last_failure: unknown }[] }
    const channels = all.channels.map((one) => ({ ...one, healthy: one.channel !== 'sms', last_failure: null }))
    await asked.fulfill({ response: answer, json: { ...all, channels } })
  })
  await signedIn.goto('/admin#operations')
  const channel = (name: string) =>
    signedIn.getByRole('listitem').filter({ has: signedIn.getByRole('heading', { level: 3, name, exact: true }) })
  await expect(channel('SMS').getByText('Delivered')).toBeVisible()
  await expect(channel('Email').getByText('Delivered')).toBeHidden()
  await channel('Email').getByRole('heading').click()
  await expect(channel('Email').getByText('Delivered')).toBeVisible()
})

test('an order that is still to be paid online says so, also before it is confirmed', async ({ signedIn, person }) => {
  await server.makeAdmin(person.email)
  const customer = await aMember(signedIn, `Rohan ${randomUUID().slice(0, 8)}`)
  await anOrder(signedIn, customer, dal)
  await signedIn.route('**/api/admin/orders?*', async (asked) => {
    const answer = await asked.fetch()
    const page = (await answer.json()) as { orders: object[] }
    const orders = page.orders.map((order) => ({ ...order, payment_method: 'gateway' }))
    await asked.fulfill({ response: answer, json: { ...page, orders } })
  })
  await signedIn.goto('/admin#orders')
  await signedIn.getByRole('searchbox', { name: 'Search orders' }).fill(customer.full_name)
  await expect(signedIn.getByText('1 order', { exact: true })).toBeVisible()
  const entry = signedIn.getByRole('list', { name: 'Recent Orders' }).getByRole('listitem')
  await expect(entry).toContainText('Not paid yet')
  await entry.getByRole('button').click()
  const dialog = signedIn.getByRole('dialog')
  await expect(dialog.getByText('Not paid yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm order' }).click()
  await expect(signedIn.getByRole('alertdialog')).toContainText('hasn’t been paid online yet')
})

test('ADMIN-4 an order moves forward by confirmed steps, its quoted price first', async ({ signedIn, person }) => {
  await server.makeAdmin(person.email)
  const customer = await aMember(signedIn, `Rohan ${randomUUID().slice(0, 8)}`)
  const order = await anOrder(signedIn, customer, dal, diyas)
  await signedIn.goto('/admin#orders')
  await expect(signedIn.getByRole('heading', { level: 2, name: 'Recent Orders' })).toBeVisible()
  await signedIn.getByRole('searchbox', { name: 'Search orders' }).fill(customer.full_name)
  await expect(signedIn.getByText('1 order', { exact: true })).toBeVisible()
  const entry = signedIn.getByRole('list', { name: 'Recent Orders' }).getByRole('listitem')
  for (const words of [
    `Order ${shortId(order)}`,
    'Pending',
    '₹1,177.64 $1177.64',
    `2 items · User ${order.user_id.slice(-6)}`,
    customer.full_name,
  ]) {
    await expect(entry).toContainText(words)
  }

  await entry.getByRole('button').click()
  const dialog = signedIn.getByRole('dialog')
  await expect(dialog.getByText('Clay <b>diyas</b>').last()).toBeVisible()
  const confirm = dialog.getByRole('button', { name: 'Confirm order' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('button', { name: 'Accept prices' }).click()
  await expect(confirm).toBeEnabled()
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Comes on Monday')
  await confirm.click()
  const question = signedIn.getByRole('alertdialog')
  await expect(question).toContainText(`Confirm order ${shortId(order)}?`)
  await question.getByRole('button', { name: 'Confirm order' }).click()
  await expect(question).toHaveCount(0)
  await expect(dialog.getByText('Comes on Monday')).toBeVisible()

  // Meanwhile another administrator has cancelled the order.
  await ask(signedIn, person, 'PUT', `/api/admin/orders/${order.id}`, { status: 'cancelled' })
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click()
  await question.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(
    signedIn.getByText('Couldn’t update the order: This order can no longer be changed that way.'),
  ).toBeVisible()
  await expect(dialog.getByText('Cancelled orders can’t be changed')).toBeVisible()
})

test('ADMIN-5 a member never sees the page, and each failed part shows its own error', async ({ signedIn, person }) => {
  await signedIn.goto('/admin')
  await expect(signedIn).toHaveURL(/\/dashboard$/)
  await server.makeAdmin(person.email)
  const refuse = (status: number, detail: string) =>
    signedIn.route('**/api/admin/dashboard', (route) => route.fulfill({ status, json: { detail } }))
  await refuse(403, 'Admin access required')
  await signedIn.goto('/admin')
  await expect(signedIn.getByText('Admin access required', { exact: true })).toBeVisible()
  await signedIn.unroute('**/api/admin/dashboard')
  await refuse(400, 'No')
  await signedIn.getByRole('button', { name: 'Retry' }).click()
  await expect(signedIn.getByText('Failed to fetch admin data', { exact: true })).toBeVisible()
  await signedIn.unroute('**/api/admin/dashboard')

  const answers = Promise.withResolvers<void>()
  await signedIn.route('**/api/admin/dashboard', async (route) => {
    await answers.promise
    await route.continue()
  })
  await signedIn.reload()
  await expect(signedIn.getByText('Loading admin dashboard...')).toBeVisible()
  await signedIn.route('**/api/admin/orders?*', (route) =>
    route.fulfill({ json: { orders: [], total: 0, page_size: 50 } }),
  )
  answers.resolve()
  await signedIn.getByRole('tab', { name: 'Orders' }).click()
  await expect(signedIn.getByText('No recent orders', { exact: true })).toBeVisible()
  await expect(signedIn.getByText('Orders will appear here when users start purchasing')).toBeVisible()
})

for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('ADMIN-1 every view of the admin page is accessible and does not scroll sideways', async ({
      signedIn,
      person,
    }) => {
      await server.makeAdmin(person.email)
      const order = await anOrder(signedIn, person, dal, diyas)
      const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      const isFit = async () => {
        await expectAccessible(signedIn)
        expect(await signedIn.evaluate(sideways)).toBe(0)
      }
      // The samples shown until real suggestions are found must be readable as well.
      const lookFor = async (kind: string, words: string) => {
        const busy = signedIn.getByRole('main').locator('[aria-busy=true]')
        const found = Promise.withResolvers<void>()
        await signedIn.route(searching, (route) => found.promise.then(() => route.continue()))
        await signedIn.getByRole('searchbox', { name: `Search ${kind}` }).fill(words)
        await expect(busy).toBeVisible()
        await isFit()
        found.resolve()
        await expect(busy).toHaveCount(0)
        await signedIn.unroute(searching)
        await expect(signedIn.getByText(`1 ${kind.slice(0, -1)}`, { exact: true })).toBeVisible()
      }
      await signedIn.goto('/admin')
      await lookFor('users', person.email)
      await isFit()
      await signedIn.getByRole('button', { name: `View ${person.full_name}` }).click()
      await expect(signedIn.getByRole('dialog').getByText(shortId(order))).toBeVisible()
      await isFit()
      await signedIn.keyboard.press('Escape')
      await signedIn.getByRole('tab', { name: 'Vendors' }).click()
      await signedIn.getByRole('searchbox', { name: 'Search vendors' }).fill('Swiggy')
      await expect(signedIn.getByText(/^1–\d of \d vendors$/)).toBeVisible()
      await isFit()
      await signedIn.getByRole('button', { name: 'Add Vendor' }).click()
      await signedIn.getByRole('dialog').getByRole('button', { name: 'Add Vendor' }).click()
      await expect(signedIn.getByText('Name must not be empty')).toBeVisible()
      await isFit()
      await signedIn.keyboard.press('Escape')
      await signedIn.getByRole('tab', { name: 'Orders' }).click()
      await lookFor('orders', shortId(order))
      await isFit()
      await signedIn.getByRole('button', { name: `Order ${shortId(order)}` }).click()
      await expect(signedIn.getByRole('dialog').getByText('Grand Total')).toBeVisible()
      await isFit()
      await signedIn.keyboard.press('Escape')
      await signedIn.getByRole('link', { name: 'Audit log' }).click()
      await expect(signedIn.getByRole('navigation', { name: 'Pages of entries' })).toBeVisible()
      await isFit()
      await signedIn.getByRole('link', { name: 'Operations' }).click()
      await expect(signedIn.getByRole('heading', { name: 'Services' })).toBeVisible()
      await isFit()
    })
  })
}
