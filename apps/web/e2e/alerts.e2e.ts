import { alertTag } from '@planner/contract/notifications'
import type { Page } from '@playwright/test'
import { dayOf, expect, remember, test } from './house.ts'

type Shown = { title: string; body: string; tag: string; requireInteraction: boolean; vibrate?: number[] }

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, tag, requireInteraction }) => ({ title, body, tag, requireInteraction }) as Shown)
  })

/** Two hours from now, on a whole minute, as the day and time of a reminder in India. */
function inTwoHours() {
  const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 120 * 60_000)
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(at)
  return { at, suggested_date: dayOf(at), suggested_time: time }
}

test.describe('with permission', () => {
  test.use({ permissions: ['notifications'] })

  test('DASH-10 the open tab rings an hour before and on time, once each, by the tags of the server', async ({
    signedIn,
    person,
  }) => {
    const { at, ...suggested } = inTwoHours()
    const { id } = await remember(signedIn, person, { text: 'call the plumber', ...suggested })
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

  test('a push is shown by the service worker, and leads to the planner when it is tapped', async ({ signedIn }) => {
    await signedIn.goto('/')
    await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
    const client = await signedIn.context().newCDPSession(signedIn)
    const registrations: { registrationId: string }[] = []
    client.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations))
    await client.send('ServiceWorker.enable')
    await expect.poll(() => registrations.length).toBeGreaterThan(0)
    const message = {
      title: 'Call the plumber',
      body: 'Now, 6:30 pm.',
      tag: 'reminder:1:2026-11-21:due',
      url: '/dashboard',
    }
    await client.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(signedIn.url()).origin,
      registrationId: registrations.at(-1)!.registrationId,
      data: JSON.stringify(message),
    })
    await expect
      .poll(() => shownOn(signedIn))
      .toMatchObject([{ title: message.title, body: message.body, tag: message.tag, requireInteraction: true }])
  })
})

test('DASH-10 permission is asked only after a tap, and a refusal is told', async ({ signedIn }) => {
  await signedIn.goto('/')
  await expect(signedIn.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  await signedIn.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await signedIn.reload()
  await expect(signedIn.getByText('Notifications blocked. Enable in browser settings.')).toBeVisible()
})
