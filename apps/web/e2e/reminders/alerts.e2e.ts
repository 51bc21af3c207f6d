import { alertTag } from '@planner/contract/notifications'
import type { Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, remember, server, test } from '../fixtures.ts'

test.use({ worker: true })

type Shown = { title: string; body: string; tag: string; requireInteraction: boolean; actions: string[] }

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map((one): Shown => {
      const { title, body, tag, requireInteraction } = one
      const { actions } = one as Notification & { actions: { title: string }[] }
      return { title, body, tag, requireInteraction, actions: actions.map((action) => action.title) }
    })
  })

/** The day and time in India two hours from now, at a full minute. */
function inTwoHours() {
  const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 120 * 60_000)
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(at)
  return { at, suggested_date: dayOf(at), suggested_time: time }
}

/** Delivers a push to the page's service worker, as the browser would. */
async function push(page: Page, message: object): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const client = await page.context().newCDPSession(page)
  const registrations: { registrationId: string }[] = []
  client.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations))
  await client.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: registrations.at(-1)!.registrationId,
    data: JSON.stringify(message),
  })
}

/** The server's push message for an occurrence. */
const about = async (id: string, day: string) => ({
  title: 'Pay rent',
  body: 'Due now, 11:55 pm.',
  tag: alertTag(id, day, 'due'),
  url: '/dashboard',
  ticket: await server.ticketFor(id, day),
})

/** Taps a button of the only notification, inside the service worker, because a test cannot reach the system's own. */
async function tap(page: Page, action: string): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  await worker!.evaluate(async (action) => {
    type Scope = {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, init: object) => Event
    }
    const scope = globalThis as unknown as Scope
    const [notification] = await scope.registration.getNotifications()
    const event = new scope.NotificationEvent('notificationclick', { notification, action })
    let work: unknown
    // Browsers refuse it on synthetic events.
    Object.defineProperty(event, 'waitUntil', { value: (promise: unknown) => (work = promise) })
    globalThis.dispatchEvent(event)
    await work
  }, action)
}

test('DASH-10 without permission to notify, the open page itself shows what rings', async ({ signedIn, person }) => {
  const { at, ...suggested } = inTwoHours()
  await remember(signedIn, person, { text: 'call the plumber', ...suggested })
  await signedIn.route('**/api/cart', (route) => route.fulfill({ json: { items: [], version: 0 } }))
  await signedIn.clock.install()
  await signedIn.goto('/')
  await expect(signedIn.getByRole('heading', { name: 'Your Daily Dashboard' })).toBeVisible()
  await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
  const toast = signedIn.locator('[data-sonner-toast]').filter({ hasText: 'Call the plumber' })
  await signedIn.clock.runFor(at.getTime() - 60 * 60_000 - (await signedIn.evaluate(() => Date.now())))
  await expect(toast).toContainText(/In 1 hour, at /)
  await expect(toast.getByRole('button', { name: 'Show' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await signedIn.emulateMedia({ colorScheme })
    await expectAccessible(signedIn, 'colours')
  }
  expect(await shownOn(signedIn)).toEqual([])

  // It is not for whoever uses the device next.
  await signedIn.getByRole('button', { name: 'User menu' }).click()
  await signedIn.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(signedIn.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(toast).toHaveCount(0)
})

test.describe('with permission', () => {
  test.use({ permissions: ['notifications'] })

  test('DASH-10 the open tab rings an hour before and on time, once each, by the tags of the server', async ({
    signedIn,
    person,
  }) => {
    const { at, ...suggested } = inTwoHours()
    const { id } = await remember(signedIn, person, { text: 'call the plumber', ...suggested })
    // Two hours of polling the cart every five seconds, compressed into seconds, would exceed the rate limit.
    await signedIn.route('**/api/cart', (route) => route.fulfill({ json: { items: [], version: 0 } }))
    await signedIn.clock.install()
    await signedIn.goto('/')
    await expect(signedIn.getByRole('heading', { name: 'Your Daily Dashboard' })).toBeVisible()
    await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
    await signedIn.clock.runFor(60_000)
    expect(await shownOn(signedIn)).toEqual([])

    const day = suggested.suggested_date
    await signedIn.clock.runFor(at.getTime() - 60 * 60_000 - (await signedIn.evaluate(() => Date.now())))
    await expect
      .poll(async () => (await shownOn(signedIn)).map(({ tag }) => tag))
      .toEqual([alertTag(id, day, 'before')])
    const [first] = await shownOn(signedIn)
    expect(first).toMatchObject({ title: 'Call the plumber', requireInteraction: true })
    expect(first!.body).toMatch(/^In 1 hour, at /)

    await signedIn.clock.runFor(61 * 60_000)
    await expect
      .poll(async () => (await shownOn(signedIn)).map(({ tag }) => tag).sort())
      .toEqual([alertTag(id, day, 'before'), alertTag(id, day, 'due')])
  })

  test('DASH-10 an alert that is answered on another device is closed here', async ({ signedIn, person }) => {
    const day = dayOf(new Date())
    const late = { suggested_date: day, suggested_time: '23:58', date_picked: true }
    const answered = await remember(signedIn, person, { text: 'call the plumber', ...late })
    const open = await remember(signedIn, person, { text: 'water the ferns', ...late })
    await signedIn.goto('/')
    await expect(signedIn.getByRole('heading', { name: /plumber/i }).first()).toBeVisible()
    const tags = [answered, open].map(({ id }) => alertTag(id, day, 'before'))
    for (const [at, tag] of tags.entries()) {
      await push(signedIn, { title: 'Soon', body: 'In 1 hour', tag, url: '/dashboard' })
      await expect.poll(async () => (await shownOn(signedIn)).length).toBe(at + 1)
    }
    await signedIn.request.put(`/api/reminders/${answered.id}`, {
      headers: { authorization: `Bearer ${person.token}` },
      data: { completed: true },
    })
    await signedIn.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(async () => (await shownOn(signedIn)).map(({ tag }) => tag)).toEqual([tags[1]])
  })

  test('DASH-10 the open tab rings each snoozed alert again', async ({ signedIn, person }) => {
    const day = dayOf(new Date())
    const { id } = await remember(signedIn, person, {
      text: 'call the plumber',
      suggested_date: day,
      // Due already, so that a snooze counts from now.
      suggested_time: '00:01',
      date_picked: true,
    })
    await signedIn.route('**/api/cart', (route) => route.fulfill({ json: { items: [], version: 0 } }))
    await signedIn.clock.install()
    // The alert loop requests this when it starts; time that passes before is not checked for alerts.
    const begun = signedIn.waitForResponse('**/api/notifications/preferences')
    await signedIn.goto('/')
    await begun
    const agenda = signedIn.getByRole('region', { name: /Agenda/ })
    // The server's clock does not move, so each snooze counts from the same time there.
    for (const [snooze, passMinutes] of [
      ['10 minutes', 11],
      ['1 hour', 50],
    ] as const) {
      const over = (await signedIn.evaluate(() => Date.now())) + passMinutes * 60_000
      await agenda.getByRole('button', { name: 'Snooze' }).click()
      await signedIn.getByRole('menuitem', { name: snooze }).click()
      // Rendered from the server's answer: only now does the page know of this snooze, so that time may pass.
      await expect(agenda.getByText(/Snoozed until/)).toBeVisible()
      // In steps of half a minute, so that the page can process the server's answers in between.
      await expect
        .poll(
          async () => {
            if ((await signedIn.evaluate(() => Date.now())) < over) await signedIn.clock.runFor(30_000)
            return (await shownOn(signedIn)).filter(({ tag }) => tag === alertTag(id, day, 'snoozed'))
          },
          { timeout: 60_000, intervals: [150] },
        )
        .toMatchObject([{ title: 'Call the plumber', body: expect.stringMatching(/^Snoozed reminder for /) }])
      await signedIn.evaluate(async () => {
        for (const one of await (await navigator.serviceWorker.ready).getNotifications()) one.close()
      })
      // So that the next alert is not confused with this one.
      await signedIn.clock.runFor(2 * 60_000)
      await expect(agenda.getByText(/Snoozed until/)).toBeHidden()
    }
  })

  test('a push is shown by the service worker, and leads to the planner when it is tapped', async ({ signedIn }) => {
    await signedIn.goto('/')
    const message = {
      title: 'Call the plumber',
      body: 'Due now, 6:30 pm.',
      tag: 'reminder:1:2026-11-21:due',
      url: '/dashboard',
    }
    await push(signedIn, message)
    await expect
      .poll(() => shownOn(signedIn))
      .toMatchObject([{ title: message.title, body: message.body, tag: message.tag, requireInteraction: true }])
  })

  test('NOTIFY-1 Done on a notification completes the reminder, and the open page shows it', async ({
    signedIn,
    person,
  }) => {
    const today = dayOf(new Date())
    const { id } = await remember(signedIn, person, {
      text: 'pay rent',
      suggested_date: today,
      suggested_time: '23:55',
    })
    await signedIn.goto('/')
    await push(signedIn, await about(id, today))
    await expect.poll(() => shownOn(signedIn)).toMatchObject([{ actions: ['Done', 'Snooze'] }])
    await tap(signedIn, 'done')
    await expect(signedIn.getByText('Reminder completed')).toBeVisible()
    await expect(signedIn.getByRole('button', { name: 'Mark Incomplete' })).toBeVisible()
    await expect.poll(() => shownOn(signedIn)).toEqual([])
  })

  test('NOTIFY-1 Snooze tapped offline is queued and sent once online', async ({ signedIn, person, context }) => {
    const today = dayOf(new Date())
    const { id } = await remember(signedIn, person, {
      text: 'pay rent',
      suggested_date: today,
      suggested_time: '23:55',
    })
    await signedIn.goto('/')
    await push(signedIn, await about(id, today))
    await expect.poll(() => shownOn(signedIn)).toHaveLength(1)
    await context.setOffline(true)
    await tap(signedIn, 'snooze')
    await expect(signedIn.getByText('You’re offline. This will be sent when you’re back online')).toBeVisible()
    await context.setOffline(false)
    await expect(signedIn.getByText('Snoozed for 10 minutes')).toBeVisible()
  })

  test('NOTIFY-1 a notification that can no longer be answered says so', async ({ signedIn }) => {
    await signedIn.goto('/')
    await push(signedIn, { title: 'Old', body: 'Now.', tag: 'old', url: '/dashboard', ticket: 'x'.repeat(40) })
    await expect.poll(() => shownOn(signedIn)).toHaveLength(1)
    await tap(signedIn, 'done')
    await expect(signedIn.getByText(/This notification has expired/)).toBeVisible()
  })
})

test('DASH-10 while no channel at all reaches the person, one line says so and leads to the settings', async ({
  signedIn,
  person,
}) => {
  await signedIn.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  const answer = await signedIn.request.put('/api/profile/update', {
    headers: { authorization: `Bearer ${person.token}` },
    data: { email_notifications: false, sms_notifications: false, whatsapp_notifications: false },
  })
  expect(answer.ok()).toBe(true)
  await signedIn.goto('/')
  await signedIn.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(signedIn.getByText('Reminders reach you only while this page is open.')).toBeVisible()
  await expectAccessible(signedIn)
  await signedIn.getByRole('link', { name: 'Set up a channel' }).click()
  await expect(signedIn.getByText('None of your channels is working yet.')).toBeVisible()
})

test('DASH-10 permission is requested only after a tap, and a refusal is reported', async ({ signedIn }) => {
  await signedIn.goto('/')
  await expect(signedIn.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  await signedIn.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await signedIn.reload()
  await expect(signedIn.getByText('Notifications blocked. Enable in browser settings.')).toBeVisible()
})
