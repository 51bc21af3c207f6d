import { randomUUID } from 'node:crypto'
import { legalNames, legalTitles } from '@planner/contract/legal/names'
import { storedOnDevice } from '@planner/contract/legal/stored-on-device'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'

// No cookie choice yet, and the tour not seen.
test.use({ cookiesChosen: false })

const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
} as const
const desk = { viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } } as const

const chosen = { necessary: true, functional: true, analytics: false, marketing: false }

/** Signs in a new person before the page is opened. */
async function aNewcomer(page: Page, { asked = false } = {}): Promise<void> {
  const details = { email: `${randomUUID()}@example.in`, password: 'Marigold7', full_name: 'Asha Rao' }
  const headers = { 'x-forwarded-for': `10.9.${Math.ceil(Math.random() * 250)}.${Math.ceil(Math.random() * 250)}` }
  const answer = await page.request.post('/api/auth/register', { data: details, headers })
  const { access_token } = (await answer.json()) as { access_token: string }
  const consent = asked ? JSON.stringify({ ...chosen, timestamp: new Date().toISOString() }) : null
  await page.addInitScript(
    ([token, choice]) => {
      localStorage.setItem('token', token!)
      if (choice) localStorage.setItem('cookieConsent', choice)
    },
    [access_token, consent],
  )
}

const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null') as unknown)

test.describe('on a phone, dark', () => {
  test.use({ ...phone, colorScheme: 'dark' })

  test('ONBOARD-1 ONBOARD-2 ONBOARD-3 the tour greets a new person in six steps, by buttons, dots, keys and swipes, once, and again from the profile', async ({
    page,
  }) => {
    await aNewcomer(page, { asked: true })
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const times = (call: string) => asked.filter((one) => one === call).length
    await page.goto('/dashboard')

    const tour = page.getByRole('dialog')
    const heading = tour.getByRole('heading')
    await expect(heading).toHaveText('Welcome to Daily Planner')
    await expect(tour).toHaveAccessibleName('Welcome to Daily Planner')
    expect(times('GET /api/profile/me')).toBe(1)
    await expectAccessible(page)
    const previous = tour.getByRole('button', { name: 'Previous' })
    const next = tour.getByRole('button', { name: 'Next' })
    const step = (number: number) => tour.getByRole('button', { name: new RegExp(`^Step ${number} of 6`) })
    await expect(previous).toBeDisabled()
    await expect(step(1)).toHaveAttribute('aria-current', 'step')
    await expect(tour.getByRole('button', { name: /^Step/ })).toHaveCount(6)

    await next.click()
    await expect(heading).toHaveText('Smart reminders')
    await page.keyboard.press('ArrowRight')
    await expect(heading).toHaveText('Recipes for every day')
    await swipe(page, -160)
    await expect(heading).toHaveText('One shopping cart')
    await swipe(page, 160)
    await swipe(page, -160)
    await swipe(page, -160)
    await expect(heading).toHaveText('Integrations')
    await step(1).click()
    await expect(heading).toHaveText('Welcome to Daily Planner')
    await step(2).click()
    await previous.click()
    // The button is now disabled, but the keys still work.
    await page.keyboard.press('End')
    await expect(heading).toHaveText('You’re all set')
    await expectAccessible(page)
    expect(times('POST /api/profile/complete-tutorial')).toBe(0)
    const stored = page.waitForResponse('**/api/profile/complete-tutorial')
    await tour.getByRole('button', { name: 'Get Started' }).click()
    await expect(tour).toBeHidden()
    expect((await stored).status()).toBe(200)

    const read = page.waitForResponse('**/api/profile/me')
    await page.goto('/profile')
    await read
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await expect(tour).toHaveCount(0)
    await page.getByRole('button', { name: /tutorial/i }).click()
    await expect(heading).toHaveText('Welcome to Daily Planner')
    await page.keyboard.press('Escape')
    await expect(tour).toBeHidden()
  })

  test('ONBOARD-4 the banner comes after a second, disturbs nothing, and the preferences hold what they say', async ({
    page,
  }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.addInitScript(watchPaint)
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'About cookies' })
    await expect(page.locator('html[data-alive]')).toBeAttached()
    await page.clock.runFor(900)
    await expect(banner).toHaveCount(0)
    await page.clock.runFor(150)
    await page.clock.resume()
    await expect(banner).toBeVisible()
    for (const name of ['Preferences', 'Necessary Only', 'Accept All']) {
      await expect(banner.getByRole('button', { name })).toBeVisible()
    }
    expect(await page.evaluate(() => painted)).toEqual({ shift: 0, largestIsBanner: false })
    await expectAccessible(page)

    await banner.getByRole('button', { name: 'Preferences' }).click()
    const panel = page.getByRole('region', { name: 'Cookie preferences' })
    const necessary = panel.getByRole('switch', { name: 'Necessary' })
    const functional = panel.getByRole('switch', { name: 'Functional' })
    await expect(necessary).toBeChecked()
    await expect(necessary).toBeDisabled()
    await expect(functional).toBeChecked()
    await expect(panel.getByRole('switch', { name: 'Analytics' })).not.toBeChecked()
    await expect(panel.getByRole('switch', { name: 'Marketing' })).not.toBeChecked()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Cancel' }).click()
    await expect(banner.getByRole('button', { name: 'Preferences' })).toBeFocused()
    expect(await kept(page)).toBeNull()

    await page.keyboard.press('Enter')
    await functional.click()
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(panel).toHaveCount(0)
    expect(await kept(page)).toEqual({
      ...chosen,
      functional: false,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: '1',
    })

    await page.reload()
    await page.clock.runFor(3000)
    await page.getByRole('button', { name: 'Cookies Policy' }).click()
    await expect(banner).toHaveCount(0)
    const policy = page.getByRole('dialog', { name: 'Cookies Policy' })
    await expect(policy).toContainText('Set on')
    await expectAccessible(page)
    await policy.getByRole('button', { name: /Change/ }).click()
    await page.clock.runFor(500)
    await expect(functional).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })
})

test.describe('at a desk, light', () => {
  test.use({ ...desk, colorScheme: 'light', worker: true })

  test('ONBOARD-2 closing the tour is skipping it; it closes though the server fails, which is logged', async ({
    page,
  }) => {
    await aNewcomer(page, { asked: true })
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.route('**/api/profile/complete-tutorial', (route) =>
      route.fulfill({ status: 500, json: { detail: 'No' } }),
    )
    await page.goto('/recipes')
    const tour = page.getByRole('dialog', { name: 'Welcome to Daily Planner' })
    await expect(tour).toBeVisible()
    await expectAccessible(page)
    await tour.getByRole('button', { name: 'Close' }).click()
    await expect(tour).toBeHidden()
    await expect.poll(() => logged.join()).toContain('Couldn’t save that the tour was seen')
  })

  test('ONBOARD-4 the choice can be changed in the settings, and nothing outside the policy is stored', async ({
    page,
    person,
  }) => {
    await page.addInitScript((token) => localStorage.setItem('token', token), person.token)
    await page.goto('/settings#general')
    const banner = page.getByRole('region', { name: 'About cookies' })
    const noted = page.waitForResponse('**/api/privacy/consent')
    await banner.getByRole('button', { name: 'Accept All' }).click()
    expect((await noted).status()).toBe(200)
    expect(await kept(page)).toMatchObject({ functional: true, analytics: true, marketing: true })
    await page.getByRole('radio', { name: 'Dark' }).click()
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')

    await page.getByRole('button', { name: 'Change cookie preferences' }).click()
    await page.getByRole('switch', { name: 'Functional' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/^Necessary, Analytics, Marketing\. Set on/)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await page.goto('/recipes')
    await expect(page.getByRole('button', { name: /View Recipe/ }).first()).toBeVisible()
    const names = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
    ])
    const stored = storedOnDevice.map(({ name }) => name)
    for (const name of names)
      expect(
        stored.some((one) => name.startsWith(one)),
        name,
      ).toBe(true)
  })

  test('LEGAL-1 the four texts have contents, as pages, as plain pages, in print and before sign-up', async ({
    page,
    person,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /Sign up/ }).click()
    await expect(page.getByText('By creating an account you agree')).toBeVisible()
    const notice = page.getByRole('paragraph').filter({ hasText: 'Under 18?' })
    await expect(notice).toContainText('We use your name, email and what you enter only to run your planner.')
    await expect(notice).toContainText('withdraw consent, complain to us or the Data Protection Board')
    const rights = page.context().waitForEvent('page')
    await notice.getByRole('link', { name: 'Your rights' }).click()
    const policy = await rights
    await expect(policy.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
    await policy.close()
    await page.getByRole('region', { name: 'About cookies' }).getByRole('button', { name: 'Necessary Only' }).click()
    await page.evaluate((token) => localStorage.setItem('token', token), person.token)

    const today = new Date().toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
    for (const path of ['/privacy-policy', '/terms-conditions', '/cookies-policy', '/disclaimer']) {
      await page.goto(path)
      await expect(page.getByText(`Last Updated: ${today}`)).toBeVisible()
      await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
    }
    await page.goto('/privacy-policy#children')
    await expect(page.getByRole('heading', { name: 'Children' })).toBeInViewport()
    await page.getByRole('link', { name: 'Your rights' }).click()
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeFocused()
    await expect(page.getByText('has not named a contact or grievance officer yet')).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Children' })).toBeVisible()

    await page.emulateMedia({ media: 'screen' })
    for (const name of legalNames) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme: width === 360 ? 'dark' : 'light' })
        await page.goto(`/legal/${name}`)
        await expect(page.getByRole('heading', { level: 1, name: legalTitles[name] })).toBeVisible()
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    }
  })
})

declare const painted: { shift: number; largestIsBanner: boolean }

/** Runs in the page: records layout shifts, and whether the banner became the largest contentful paint. */
function watchPaint(): void {
  const seen = { shift: 0, largestIsBanner: false }
  Object.assign(globalThis, { painted: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    const { element } = list.getEntries().at(-1) as unknown as { element: Element | null }
    seen.largestIsBanner = element?.closest('[aria-labelledby="consent-heading"]') != null
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Swipes with a finger by this many pixels. */
async function swipe(page: Page, by: number): Promise<void> {
  const device = await page.context().newCDPSession(page)
  const from = { x: 180 - by / 2, y: 420 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: from.y }] })
  await touch('touchStart', from.x)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from.x + by * share)
  await touch('touchEnd')
  await device.detach()
}
