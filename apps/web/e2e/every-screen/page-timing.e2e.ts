import type { Page } from '@playwright/test'
import { expect, expectQuiet, test } from '../fixtures.ts'

/** Records the report a page sends when it is left, after a tap that keeps it busy. */
async function listen(page: Page): Promise<() => Promise<[url: string, report: Record<string, unknown>][]>> {
  await page.addInitScript(() => {
    const told: [string, string][] = []
    Reflect.set(window, 'told', told)
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then((text) => told.push([String(url), text]))
      return true
    }
    document.addEventListener('click', () => {
      const until = performance.now() + 120
      while (performance.now() < until);
    })
  })
  return async () => {
    await page.getByRole('heading', { level: 1 }).click()
    // The browser reports an interaction only after the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))))
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    const told = await page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return Reflect.get(window, 'told') as [string, string][]
    })
    return told.map(([url, text]) => [url, JSON.parse(text)])
  }
}

test('where the installation asks for it, a page reports its times once, and nothing else', async ({
  page,
  signedIn,
}) => {
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-page-timing': 'on' } })
  })
  const leave = await listen(page)
  const chunk = page.waitForResponse(/\/assets\/page-timing-.*\.js/)
  await signedIn.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Daily Dashboard' })).toBeVisible()
  await chunk
  const told = await leave()
  expect(told).toHaveLength(1)
  const [url, report] = told[0]!
  expect(url).toBe('/api/page-timing')
  expect(report).toEqual({
    page: 'dashboard',
    inp_ms: expect.any(Number),
    lcp_ms: expect.any(Number),
    cls: expect.any(Number),
  })
  expect(report.inp_ms).toBeGreaterThanOrEqual(100)
  expect(report.cls).toBeLessThan(0.1)
})

test('otherwise it loads nothing for that and says nothing', async ({ page, signedIn }) => {
  const leave = await listen(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await signedIn.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Daily Dashboard' })).toBeVisible()
  await expectQuiet(page)
  expect(await leave()).toEqual([])
  expect(loaded.filter((url) => url.includes('page-timing'))).toEqual([])
})
