import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { asked, cards, expectFit, fromMenu, openPlan, planOf, recordToasts } from '../kitchen.ts'

test('the week ahead has plans of its own, one dish can be swapped, and diet preferences hold for search', async ({
  signedIn,
  person,
}) => {
  await openPlan(signedIn)
  const today = await planOf(signedIn, person)
  const days = signedIn.getByRole('group', { name: 'Plan day' }).getByRole('button')
  await expect(days).toHaveCount(8)
  await days.nth(3).click()
  await expect(cards(signedIn)).toHaveCount(4)
  await expect(cards(signedIn).first()).not.toContainText(today.sections.Breakfast![0]!.title)
  await days.first().click()
  const first = cards(signedIn).first()
  await expect(first).toContainText(today.sections.Breakfast![0]!.title)
  await fromMenu(first, 'Swap this dish')
  await expect(signedIn.getByText('Swapped for another dish')).toBeVisible()
  const after = await planOf(signedIn, person)
  expect(after.sections.Breakfast!.map(({ id }) => id)).not.toContain(today.sections.Breakfast![0]!.id)
  for (const { title } of after.sections.Breakfast!)
    await expect(signedIn.getByRole('article', { name: title })).toBeVisible()

  await signedIn.getByRole('button', { name: 'Diet preferences' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Diet preferences' })
  await dialog.getByRole('switch', { name: 'Jain' }).check()
  await dialog.getByRole('checkbox', { name: 'Peanut' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await asked(signedIn, person, '/api/recipes/diet')).toMatchObject({
    jain: true,
    exclude_allergens: ['peanut'],
  })
  await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
  await signedIn.getByRole('button', { name: 'Jain snacks' }).click()
  await expect(signedIn.getByRole('heading', { name: /^Search Results/ })).toBeVisible()
  await expect(cards(signedIn).getByText('Non-Veg', { exact: true })).toHaveCount(0)
})

test('a shopping list is merged, leaves out the pantry, and goes into the cart in one call', async ({
  signedIn,
  person,
}) => {
  const calls: string[] = []
  signedIn.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/cart/')) calls.push(new URL(request.url()).pathname)
  })
  await openPlan(signedIn)
  await signedIn.getByRole('button', { name: 'Shopping list' }).click()
  const dialog = signedIn.getByRole('tabpanel', { name: 'Shopping List' })
  await expect(dialog.getByText('Nothing to buy')).toBeVisible()
  await dialog.getByRole('region', { name: 'Dishes on the list' }).getByRole('checkbox').first().check()
  const add = dialog.getByRole('button', { name: /^Add \d+ to cart$/ })
  await expect(add).toBeEnabled()
  const count = Number(/\d+/.exec((await add.textContent())!)![0])
  await dialog
    .getByRole('button', { name: /^I have this/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: `Add ${count - 1} to cart` }).click()
  await expect(signedIn.getByText(new RegExp(`^${count - 1} items? added to cart$`))).toBeVisible()
  const { items } = await asked<{ items: { type: string }[] }>(signedIn, person, '/api/cart')
  expect(items.map(({ type }) => type)).toEqual(Array.from({ length: count - 1 }, () => 'ingredient'))
  expect(calls).toEqual(['/api/cart/add-all'])
})

/** Calls made to the device: wake locks, tones, vibrations, notifications. */
type Device = { locks: number; released: number; tones: number; shakes: number; notes: string[] }
const device = (page: Page) => page.evaluate(() => (window as unknown as { device: Device }).device)

/** Fakes a device that grants everything and records the calls. */
async function fakeDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Device = { locks: 0, released: 0, tones: 0, shakes: 0, notes: [] }
    class Lock extends EventTarget {
      async release() {
        noted.released++
      }
    }
    class Sound {
      currentTime = 0
      destination = {}
      createGain = () => ({ gain: { value: 0 }, connect: () => {} })
      createOscillator = () => ({
        frequency: { value: 0 },
        connect: () => {},
        start: () => noted.tones++,
        stop: () => {},
      })
      close = async () => {}
    }
    const give = (on: object, name: string, value: unknown) =>
      Object.defineProperty(on, name, { value, configurable: true, writable: true })
    give(window, 'device', noted)
    give(window, 'AudioContext', Sound)
    give(navigator, 'vibrate', () => noted.shakes++ >= 0)
    give(navigator, 'wakeLock', {
      request: async () => {
        noted.locks++
        return new Lock()
      },
    })
    give(window, 'Notification', { permission: 'granted' })
    ServiceWorkerRegistration.prototype.showNotification = async (title) => void noted.notes.push(title)
  })
}

/** Moves one finger between two points in steps, as a hand would. */
async function stroke(touch: CDPSession, from: [number, number], to: [number, number]): Promise<void> {
  const at = ([x, y]: [number, number]) => ({ touchPoints: [{ x, y }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const between: [number, number] = [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(between) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, worker: true })

  test('cook mode goes step by step, by button, key and swipe, keeps the screen on, and its timers are heard', async ({
    signedIn,
    context,
  }) => {
    const toasts = await recordToasts(signedIn)
    await fakeDevice(signedIn)
    await signedIn.clock.install()
    await openPlan(signedIn)
    await cards(signedIn).first().getByRole('button', { name: 'View Recipe' }).click()
    await signedIn.getByRole('button', { name: 'Cook mode' }).click()
    const cook = signedIn.getByRole('dialog').last()
    const isAt = (step: number) => expect(cook.getByText(new RegExp(`^Step ${step} of`))).toBeVisible()
    await isAt(1)
    await expect.poll(() => device(signedIn)).toMatchObject({ locks: 1, released: 0 })

    await signedIn.keyboard.press('ArrowRight')
    await isAt(2)
    await signedIn.keyboard.press('ArrowLeft')
    await isAt(1)
    const touch = await context.newCDPSession(signedIn)
    await stroke(touch, [320, 300], [90, 310])
    await isAt(2)
    // A vertical stroke scrolls, and a short one is an accidental touch.
    await stroke(touch, [200, 420], [170, 200])
    await stroke(touch, [200, 300], [160, 300])
    await isAt(2)
    await stroke(touch, [90, 300], [320, 290])
    await isAt(1)

    await cook.getByRole('button', { name: /Start timer/ }).click()
    await expect(cook.getByRole('timer')).toHaveText(/^\d+:\d\d/)
    const [minutes] = (await cook.getByRole('timer').textContent())!.split(':')
    await cook.getByRole('button', { name: 'Next' }).click()
    await expect(cook.getByRole('button', { name: /^Step 1 · / })).toBeVisible()
    expect(await device(signedIn)).toMatchObject({ tones: 0, notes: [] })
    // The cook looks at something else: the wake lock is lost while the page is hidden and reacquired afterwards.
    await look(signedIn, 'hidden')
    await signedIn.clock.fastForward((Number(minutes) + 1) * 60_000)
    await signedIn.clock.runFor(1000)
    await expect.poll(() => device(signedIn)).toMatchObject({ tones: 3, shakes: 1, notes: ['Step 1 timer is done'] })
    await look(signedIn, 'visible')
    await expect.poll(() => device(signedIn)).toMatchObject({ locks: 2 })
    expect(await toasts()).toEqual(['Step 1 timer is done'])
    await expect(cook.getByRole('button', { name: 'Step 1 · 0:00' })).toBeVisible()

    await signedIn.keyboard.press('End')
    await cook.getByRole('button', { name: 'Done' }).click()
    await expect(cook.getByText(/^Step \d/)).toBeHidden()
    await expect.poll(toasts).toContain('Enjoy your meal!')
    await expect.poll(() => device(signedIn)).toMatchObject({ released: 1, tones: 3 })
  })
})

test('TASK-4 Back closes cook mode, then the recipe; a running timer is shown on every page, survives a reload and rings', async ({
  signedIn,
}) => {
  const toasts = await recordToasts(signedIn)
  await fakeDevice(signedIn)
  await signedIn.clock.install()
  await openPlan(signedIn)
  await cards(signedIn).first().getByRole('button', { name: 'View Recipe' }).click()
  await signedIn.getByRole('button', { name: 'Cook mode' }).click()
  await signedIn.getByRole('button', { name: /Start timer/ }).click()
  await signedIn.goBack()
  await expect(signedIn.getByRole('button', { name: 'Exit cook mode' })).toHaveCount(0)
  await expect(signedIn.getByRole('button', { name: 'Cook mode' })).toBeVisible()
  await signedIn.goBack()
  await expect(signedIn.getByRole('dialog')).toHaveCount(0)
  const timers = signedIn.getByRole('region', { name: 'Timers' })
  await expect(timers.getByRole('timer')).toHaveText(/^\d+:\d\d/)

  await signedIn.goto('/orders')
  await expect(timers.getByRole('timer')).toHaveText(/^\d+:\d\d/)
  const [minutes] = (await timers.getByRole('timer').textContent())!.split(':')
  await signedIn.clock.fastForward((Number(minutes) + 1) * 60_000)
  await signedIn.clock.runFor(1000)
  await expect.poll(toasts).toContain('Step 1 timer is done')
  await expect(timers.getByRole('timer')).toHaveText('0:00')
  await signedIn.reload()
  await timers.getByRole('button', { name: 'Dismiss timer' }).click()
  await expect(timers).toHaveCount(0)
})

test('RECIPE-6 several timers are one chip with the next to ring, which opens to all of them', async ({ signedIn }) => {
  await fakeDevice(signedIn)
  await signedIn.clock.install()
  await signedIn.goto('/orders')
  await signedIn.evaluate(() => {
    const timers = [5, 9, 20].map((minutes, at) => ({
      id: `timer ${at}`,
      recipeId: 'punjab.dal-tadka',
      dish: 'Dal Tadka',
      step: at + 1,
      name: `Step ${at + 1}`,
      endsAt: Date.now() + minutes * 60_000,
      done: false,
    }))
    localStorage.setItem('cookTimers', JSON.stringify(timers))
  })
  await signedIn.reload()
  const timers = signedIn.getByRole('region', { name: 'Timers' })
  await expect(timers.getByRole('timer')).toHaveText(/^(5:00|4:5\d)$/)
  await timers.getByRole('button', { name: /^3 timers/ }).click()
  await expect(timers.getByRole('timer')).toHaveCount(3)
  await timers.getByRole('button', { name: 'Stop timer' }).first().click()
  await timers.getByRole('button', { name: '2 timers' }).click()
  await expect(timers.getByRole('timer')).toHaveText(/^(9:00|8:[45]\d)$/)
})

test('RECIPE-6 a timer that has rung goes by itself after an hour, while the page is open and when it opens again', async ({
  signedIn,
}) => {
  const toasts = await recordToasts(signedIn)
  await fakeDevice(signedIn)
  await signedIn.clock.install()
  const timers = signedIn.getByRole('region', { name: 'Timers' })
  const cookDal = async () => {
    await signedIn.goto('/orders')
    await signedIn.evaluate(() => {
      const dal = { id: 'dal', recipeId: 'punjab.dal-tadka', dish: 'Dal', step: 1, name: 'Step 1', done: false }
      localStorage.setItem('cookTimers', JSON.stringify([{ ...dal, endsAt: Date.now() + 60_000 }]))
    })
    await signedIn.reload()
    await expect(timers.getByRole('timer')).toHaveText(/^(1:00|0:5\d)$/)
    await signedIn.clock.fastForward('02:00')
    await signedIn.clock.runFor(1000)
    await expect.poll(toasts).toContain('Step 1 timer is done')
    await expect(timers.getByRole('timer')).toHaveText('0:00')
  }
  await cookDal()
  await signedIn.clock.fastForward('57:00')
  await expect(timers.getByRole('timer')).toHaveText('0:00')
  await signedIn.clock.fastForward('03:00')
  await expect(timers).toHaveCount(0)

  await cookDal()
  await signedIn.goto('about:blank')
  await signedIn.clock.fastForward('01:01:00')
  await signedIn.goto('/orders')
  await expect(signedIn.getByRole('heading', { level: 1 })).toBeVisible()
  await signedIn.clock.runFor(1000)
  await expect(timers).toHaveCount(0)
})

/** Sets whether the tab is visible. */
const look = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 1280 },
] as const) {
  test.describe(`at ${width} px in ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })
    // Axe checks ten views here.
    test.slow()

    test('every kitchen view is accessible and neither shifts nor scrolls sideways', async ({ signedIn }) => {
      await signedIn.addInitScript(() => {
        Object.assign(window, { shifted: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) (window as unknown as { shifted: number }).shifted += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await openPlan(signedIn)
      await expectFit(signedIn)
      expect(await signedIn.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001)

      await cards(signedIn).first().getByRole('button', { name: 'View Recipe' }).click()
      await expect(signedIn.getByRole('heading', { name: 'Nutrition Benefits' })).toBeVisible()
      await expectFit(signedIn)
      await signedIn.getByRole('button', { name: 'Share Recipe' }).click()
      await expect(signedIn.getByRole('dialog', { name: 'Share Recipe' })).toBeVisible()
      await expectFit(signedIn)
      await signedIn.keyboard.press('Escape')
      await signedIn.getByRole('button', { name: 'Cook mode' }).click()
      await signedIn.getByRole('button', { name: /Start timer/ }).click()
      await expectFit(signedIn)
      await signedIn.getByRole('button', { name: 'Exit cook mode' }).click()
      await signedIn.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

      await signedIn.getByRole('tab', { name: 'Shopping List' }).click()
      await signedIn.getByRole('region', { name: 'Dishes on the list' }).getByRole('checkbox').first().check()
      await expect(signedIn.getByRole('button', { name: /^Add [1-9]\d* to cart$/ })).toBeVisible()
      // If the top bar covers half of a checkbox, axe takes the visible part for its size.
      await signedIn.evaluate(() => scrollTo(0, 0))
      await expectFit(signedIn)
      await signedIn.getByRole('tab', { name: 'Daily Meal Plan' }).click()
      await signedIn.getByRole('button', { name: 'Diet preferences' }).click()
      await expect(signedIn.getByRole('switch', { name: 'Vegan' })).toBeVisible()
      await expectFit(signedIn)
      await signedIn.keyboard.press('Escape')

      await signedIn.getByRole('tab', { name: 'Recipe Search' }).click()
      await signedIn.getByRole('combobox', { name: 'Search recipes' }).pressSequentially('dal')
      await expect(signedIn.getByRole('option').first()).toBeVisible()
      await expectFit(signedIn)
      await signedIn.keyboard.press('Enter')
      await expect(signedIn.getByRole('heading', { name: /^Search Results/ })).toBeVisible()
      await expectFit(signedIn)
    })
  })
}
