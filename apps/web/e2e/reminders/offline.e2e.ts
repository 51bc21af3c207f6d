import type { Page } from '@playwright/test'
import { dayOf, expect, remember, test } from '../fixtures.ts'
import { asked, planOf, saveDish } from '../kitchen.ts'

test.use({ worker: true })

test('losing the connection signs nobody out: the agenda is shown, marked as offline', async ({
  signedIn,
  person,
  context,
}) => {
  await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(new Date()), suggested_time: '23:55' })
  const dish = (await planOf(signedIn, person)).sections.Lunch![0]!
  await saveDish(signedIn, person, dish)
  const { tip } = await asked<{ tip: string }>(signedIn, person, '/api/recipes/kitchen-tip')
  await signedIn.goto('/')
  const agenda = signedIn.getByRole('region', { name: /Agenda/ })
  await expect(agenda.getByText(/pay rent/i)).toBeVisible()
  await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
  // The worker does not handle the first visit, but the second.
  await signedIn.reload()
  await expect(agenda.getByText(/pay rent/i)).toBeVisible()

  // Loaded once while online, through the worker.
  await signedIn.goto('/profile')
  await expect(signedIn.getByRole('article', { name: dish.title })).toBeVisible()
  await signedIn.goto('/recipes')
  await expect(signedIn.getByText(tip)).toBeVisible()
  await signedIn.goto('/')
  await expect(agenda.getByText(/pay rent/i)).toBeVisible()

  await context.setOffline(true)
  await signedIn.reload()
  await expect(agenda.getByText(/pay rent/i)).toBeVisible()
  await expect(signedIn.getByText('You’re offline. Showing what’s saved on this device.').first()).toBeVisible()
  await signedIn.goto('/settings')
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  // Also in the kitchen: the tip, and complete saved recipes.
  await signedIn.goto('/recipes')
  const tipCard = signedIn.getByRole('region', { name: 'Kitchen Tip of the Day' })
  await expect(tipCard).toContainText(tip)
  await expect(tipCard.getByText('Offline: showing the saved version')).toBeVisible()
  await signedIn.goto('/profile')
  const saved = signedIn.getByRole('region', { name: 'Saved recipes' })
  await expect(saved.getByText('You’re offline. Showing what’s saved on this device.')).toBeVisible()
  await saved.getByRole('button', { name: 'View Recipe' }).click()
  await expect(signedIn.getByRole('dialog', { name: dish.title }).getByText(dish.instructions[0]!)).toBeVisible()
})

test('TASK-3 a device on which one has just signed in opens without a connection', async ({
  page,
  person,
  context,
}) => {
  await remember(page, person, { text: 'pay rent', suggested_date: dayOf(new Date()), suggested_time: '23:55' })
  await page.goto('/')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.keyboard.press('Enter')
  const agenda = page.getByRole('region', { name: /Agenda/ })
  await expect(agenda.getByText(/pay rent/i)).toBeVisible()
  const kept = () =>
    page.evaluate(async () => {
      const answers = await (await caches.open('planner-data-v1')).keys()
      return answers.map(({ url }) => new URL(url).pathname.replace(/^\/kept\/\w+/, ''))
    })
  await expect.poll(kept).toEqual(expect.arrayContaining(['/api/auth/me', '/api/reminders']))

  await context.setOffline(true)
  await page.reload()
  await expect(agenda.getByText(/pay rent/i)).toBeVisible()
  await expect(page.getByText('You’re offline. Showing what’s saved on this device.').first()).toBeVisible()
})

test('after sign-out the next person on the device sees nothing of the previous one', async ({
  signedIn,
  person,
  context,
}) => {
  await remember(signedIn, person, {
    text: 'a secret errand',
    suggested_date: dayOf(new Date()),
    suggested_time: '23:55',
  })
  await signedIn.goto('/')
  await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
  await signedIn.reload()
  await expect(signedIn.getByText(/secret errand/i).first()).toBeVisible()
  await signedIn.getByRole('button', { name: 'User menu' }).click()
  await signedIn.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(signedIn.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

  const kept = () =>
    signedIn.evaluate(async () => {
      const texts: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          if (request.url.includes('/api/')) texts.push(await (await cache.match(request))!.text())
        }
      }
      return texts.join()
    })
  await expect.poll(kept).not.toContain('secret errand')

  await context.setOffline(true)
  await signedIn.evaluate(() => localStorage.setItem('token', 'B'.repeat(43)))
  await signedIn.reload()
  await expect(signedIn.getByText(/secret errand/i)).toHaveCount(0)
})

test('fifty things done offline in two tabs, with a conflict, reach the store once and in their order', async ({
  signedIn: first,
  person,
  context,
}) => {
  test.slow()
  const today = dayOf(new Date())
  const ids: string[] = []
  for (const name of 'abcdefghijkl') {
    const at = { suggested_date: today, suggested_time: '23:50' }
    ids.push((await remember(first, person, { text: `task ${name}`, ...at })).id)
  }
  await first.goto('/')
  const second = await context.newPage()
  await second.goto('/')
  const taps = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  for (const page of [first, second]) {
    await expect(taps(page, 'Mark Complete')).toHaveCount(12)
    await isAtHand(page)
  }

  await context.setOffline(true)
  // 12 + 12 + 12 taps, each tab continuing from what the other did.
  await tapAll(first, 'Mark Complete')
  await expect(taps(second, 'Mark Incomplete')).toHaveCount(12)
  await tapAll(second, 'Mark Incomplete')
  await expect(taps(first, 'Mark Complete')).toHaveCount(12)
  await tapAll(first, 'Mark Complete')
  await expect(first.getByText('Waiting to sync', { exact: true })).toHaveCount(12)
  // 12 more, one of them for a reminder changed elsewhere meanwhile, and two new reminders.
  await expect(taps(second, 'Mark Incomplete')).toHaveCount(12)
  await tapAll(second, 'Mark Incomplete', 11)
  await second.getByRole('listitem').filter({ hasText: 'Task b' }).getByRole('button', { name: 'Edit' }).click()
  await second.getByLabel('Title').fill('task b, said here')
  await second.getByRole('button', { name: 'Save changes' }).click()
  for (const page of [first, second]) {
    await page.getByRole('button', { name: 'Add reminder' }).click()
    await page.getByRole('dialog').getByRole('textbox').first().fill('buy milk at 11:55 pm')
    await page.getByRole('button', { name: 'Create Reminder' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
  }
  for (const page of [first, second]) {
    await expect(page.getByRole('button', { name: '50 changes waiting to sync' })).toBeVisible()
  }
  const headers = { authorization: `Bearer ${person.token}` }
  await first.request.put(`/api/reminders/${ids[1]}`, { data: { title: 'task b, said elsewhere' }, headers })

  await context.setOffline(false)
  for (const page of [first, second]) {
    // Fifty calls, one after another.
    await expect(page.getByText('Waiting to sync', { exact: true })).toHaveCount(0, { timeout: 45_000 })
    await expect(page.getByRole('heading', { name: 'task b, said elsewhere' })).toBeVisible()
    await expect(page.getByRole('button', { name: '1 change needs review' })).toBeVisible()
  }
  const list = await asked<{ title: string; completed: boolean }[]>(first, person, '/api/reminders')
  expect(list.map(({ title, completed }) => `${title}${completed ? ', done' : ''}`).toSorted()).toEqual(
    [
      ...'acdefghijk'.split('').map((name) => `Task ${name}`),
      'Buy milk',
      'Buy milk',
      'Task l, done',
      'task b, said elsewhere',
    ].toSorted(),
  )
  await first.getByRole('button', { name: '1 change needs review' }).click()
  await expect(
    first.getByText('The title changed more recently on another device, so we kept that version.'),
  ).toBeVisible()
})

test('what another app shares is in the create dialog, and signing out asks before it loses what waits', async ({
  signedIn,
  person,
  context,
}) => {
  const shared = { title: 'Kaju katli', text: 'order kaju katli tomorrow at 6 pm', url: 'https://example.in/mithai' }
  await signedIn.goto(`/dashboard?${new URLSearchParams(shared)}`)
  const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
  await expect(dialog.getByRole('textbox').first()).toHaveValue(`Kaju katli ${shared.text} ${shared.url}`)
  // A reload does not open the dialog again.
  expect(new URL(signedIn.url()).search).toBe('')
  await dialog.getByRole('textbox').first().fill(shared.text)

  await isAtHand(signedIn)
  await context.setOffline(true)
  await signedIn.getByRole('button', { name: 'Create Reminder' }).click()
  await signedIn.getByRole('button', { name: 'Confirm' }).click()
  const notice = signedIn.getByRole('button', { name: '1 change waiting to sync' })
  await expect(notice).toBeVisible()

  const question = signedIn.getByRole('alertdialog', { name: 'Sign out and lose 1 change?' })
  const logout = async () => {
    await signedIn.getByRole('button', { name: 'User menu' }).click()
    await signedIn.getByRole('menuitem', { name: 'Logout' }).click()
  }
  await logout()
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toHaveCount(0)
  await expect(notice).toBeVisible()
  await logout()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(signedIn.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

  await context.setOffline(false)
  expect(await queuedOn(signedIn)).toBe(0)
  expect(await asked(signedIn, person, '/api/reminders')).toEqual([])
})

test.describe('another version', () => {
  // The test registers the worker under an address that the page's policy does not allow, which no script of the page
  // could do.
  test.use({ bypassCSP: true })

  test('a new version waits until the person lets it in', async ({ signedIn }) => {
    const scriptOf = () => scriptAt(signedIn)
    await signedIn.goto('/orders')
    await isAtHand(signedIn)
    // A different address counts as a new version in the browser.
    await signedIn.evaluate(async () => void (await navigator.serviceWorker.register('/service-worker.js?next')))
    const offer = signedIn.getByRole('button', { name: 'A new version is ready' })
    await offer.click()
    await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Later' }).click()
    expect(await scriptOf()).toMatch(/service-worker\.js$/)

    await offer.click()
    const loaded = signedIn.waitForEvent('load')
    await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Reload' }).click()
    await loaded
    await expect.poll(scriptOf).toMatch(/\?next$/)
  })
})

/** The address of the worker that controls a page. */
const scriptAt = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')

/** Waits until the worker controls a page, so that everything it needs offline is on the device. */
const isAtHand = (page: Page) => expect.poll(() => scriptAt(page)).toMatch(/service-worker\.js$/)

/** The number of calls queued on this device, whoever they belong to. */
const queuedOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('planner-waiting'))
    const count = await done(database.transaction('calls').objectStore('calls').count())
    database.close()
    return count
  })

/** Taps this many buttons of a name, starting with the first, faster than any person could. */
const tapAll = (page: Page, name: string, count = 12) =>
  page.evaluate(
    async ([label, most]) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>(`button[aria-label="${label}"]`)]
      for (const button of buttons.slice(0, most)) {
        button.click()
        await new Promise(requestAnimationFrame)
      }
    },
    [name, count] as const,
  )
