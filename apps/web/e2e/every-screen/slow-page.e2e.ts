import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { dayOf, expect, remember, test } from '../fixtures.ts'
import { diyas, put } from '../shop.ts'

test('a page renders even if its script arrives before the rest of its HTML', async ({ page, person, baseURL }) => {
  const slow = createServer((request, response) => void passOn(baseURL!, request, response)).listen(0, '127.0.0.1')
  await once(slow, 'listening')
  try {
    await page.addInitScript((token) => localStorage.setItem('token', token), person.token)
    await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}/`)
    await expect(page.getByRole('heading', { level: 1, name: 'Your Daily Dashboard' })).toBeVisible()
  } finally {
    slow.closeAllConnections()
    slow.close()
  }
})

test('today’s reminders show before scripts load, and are removed at sign-out', async ({ page, person, signedIn }) => {
  await remember(page, person, {
    text: 'water the tulsi',
    suggested_date: dayOf(new Date()),
    suggested_time: '23:58',
  })
  await signedIn.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Water the tulsi' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('todayAtOneGlance'))).toContain('Water the tulsi')

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  const appShell = page.locator('#boot')
  await expect(appShell.getByText('Water the tulsi')).toBeVisible()
  await expect(appShell.getByText('11:58 pm')).toBeVisible()
  await expect(appShell.getByText('Namaste, ').filter({ visible: true })).toBeVisible()
  await expect(appShell.getByText('Loading reminders')).toBeHidden()

  await page.unroute('**/assets/*.js')
  await page.reload()
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('todayAtOneGlance'))).toBeNull()
})

test('a reopened page shows its last content before scripts load, as text, only for the same session', async ({
  page,
  person,
  signedIn,
}) => {
  const name = 'Diya <img data-hostile src=x onerror="ran=1">'
  await put(page, person, { ...diyas, name })
  await signedIn.goto('/cart')
  await expect(page.getByText(name).first()).toBeVisible()
  const kept = () => page.evaluate(() => localStorage.getItem('lastLook:/cart'))
  await expect.poll(kept, { timeout: 20_000 }).toContain('data-hostile')

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  const look = page.locator('#boot [data-part=look]')
  await expect(look.getByText(name).first()).toBeVisible()
  await expect(page.locator('[data-hostile]')).toHaveCount(0)
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  // Nothing in it looks interactive, or is read out by screen readers.
  await expect(look.locator('button, input, select, textarea, img, [id], [role]')).toHaveCount(0)
  await expect(look).toHaveAttribute('aria-hidden', 'true')

  const token = await page.evaluate(() => localStorage.getItem('token')!)
  await page.evaluate(() => localStorage.setItem('token', `${'x'.repeat(16)}another-person`))
  await page.reload()
  await expect(page.locator('#boot [data-part=outline]')).toBeVisible()
  await expect(look.getByText(name)).toHaveCount(0)

  await page.evaluate((mine) => localStorage.setItem('token', mine), token)
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.locator('#boot')).toHaveCount(0)
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await kept()).toBeNull()
})

/** Proxies the product, but delays the second half of the page. */
async function passOn(product: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { authorization } = request.headers
  const headers = { 'accept-encoding': 'identity', ...(authorization && { authorization }) }
  const answer = await fetch(`${product}${request.url}`, { headers })
  const body = Buffer.from(await answer.arrayBuffer())
  const half = request.url === '/' ? body.indexOf('<div id="root"') : 0
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
  response.write(body.subarray(0, half))
  if (half > 0) await pause(1500)
  response.end(body.subarray(half))
}
