import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Person, server, test } from '../fixtures.ts'

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens Google's consent page without pressing anything. */
async function consentFrom(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button, exact: true }).first().click(),
  ])
  await expect(popup.getByRole('button', { name: 'Allow' })).toBeVisible()
  return popup
}

/** Signs in at Google. Each test uses a different account, because grants are stored by account. */
async function signInAtGoogle(popup: Page, person: Person): Promise<void> {
  await popup.getByRole('textbox', { name: 'Account' }).fill(person.email)
}

async function allow(page: Page, person: Person, button = 'Connect Google'): Promise<void> {
  const popup = await consentFrom(page, button)
  await signInAtGoogle(popup, person)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Allow' }).click()
  await closed
}

test('GOOGLE-1 GOOGLE-2 four blocks before and after; a popup connects, denying does not, disconnecting asks', async ({
  signedIn,
  person,
}) => {
  await signedIn.goto('/google')
  const connection = block(signedIn, 'Google connection')
  await expect(connection.getByText('Not connected', { exact: true })).toBeVisible()
  for (const name of ['Google connection', 'Calendar sync', 'Email analysis', 'Potential reminders']) {
    await expect(block(signedIn, name)).toBeVisible()
  }
  const sync = block(signedIn, 'Calendar sync').getByRole('button', { name: 'Sync calendar' })
  const analyze = block(signedIn, 'Email analysis').getByRole('button', { name: 'Scan email' })
  for (const button of [sync, analyze]) await expect(button).toBeDisabled()
  await expect(signedIn.getByRole('main').getByRole('combobox')).toHaveCount(0)
  await expect(signedIn.getByRole('link', { name: 'Google', exact: true })).toHaveAttribute('aria-current', 'location')
  await expect(signedIn.getByText('Connect Google first.')).toHaveCount(2)
  await expect(signedIn.getByText('Nothing to review until Google is connected.')).toBeVisible()
  await expectAccessible(signedIn)

  const denying = await consentFrom(signedIn, 'Connect Google')
  expect(await denying.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600])
  const denied = denying.waitForEvent('close')
  await denying.getByRole('button', { name: 'Deny' }).click()
  await denied
  await expect(connection.getByText('Not connected because you didn’t allow access.')).toBeVisible()
  await expect(connection.getByText('Not connected', { exact: true })).toBeVisible()

  await allow(signedIn, person)
  await expect(connection.getByText('Connected', { exact: true })).toBeVisible()
  await expect(connection.getByText(person.email)).toBeVisible()
  await expect(connection.getByText(/^Connected since /)).toBeVisible()
  await expect(connection.getByText('See events on your calendar')).toBeVisible()
  await expect(connection.getByText(/See your email/)).toHaveCount(0)

  // Disconnected on another device meanwhile.
  await signedIn.route(/google\/(calendar\/sync|gmail\/analyze)/, (route) =>
    route.fulfill({ status: 400, json: { detail: 'Google isn’t connected' } }),
  )
  await sync.click()
  await expect(signedIn.getByText('Calendar sync failed: Google isn’t connected').first()).toBeVisible()
  await analyze.click()
  await expect(signedIn.getByText('Email analysis failed: Google isn’t connected').first()).toBeVisible()
  await signedIn.unroute(/google\/(calendar\/sync|gmail\/analyze)/)

  await signedIn.route('**/api/google/connection', (route) => route.fulfill({ status: 502, json: { detail: 'No' } }))
  await connection.getByRole('button', { name: 'Disconnect' }).click()
  const question = signedIn.getByRole('alertdialog', { name: 'Disconnect Google?' })
  await expectAccessible(signedIn)
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await expect(question.getByText('Failed to disconnect Google account')).toBeVisible()
  await signedIn.unroute('**/api/google/connection')
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await expect(question).toBeHidden()
  await expect(connection.getByText('Not connected', { exact: true })).toBeVisible()
})

test('GOOGLE-3 events have their own colour and lie in the chosen period; a second sync adds nothing', async ({
  signedIn,
  person,
}) => {
  await signedIn.goto('/google')
  await allow(signedIn, person)
  const sync = block(signedIn, 'Calendar sync')
  await sync.getByLabel('From').selectOption('1')
  await sync.getByLabel('Until').selectOption('14')
  const asked = signedIn.waitForRequest('**/api/google/calendar/sync')
  await sync.getByRole('button', { name: 'Sync calendar' }).click()
  expect((await asked).postDataJSON()).toEqual({ sync_past_days: 1, sync_future_days: 14 })
  await expect(sync.getByText(/^Calendar synced: \d+ new/)).toBeVisible()
  await expect(sync.getByText(/\d+ events in your planner/)).toBeVisible()
  await sync.getByRole('button', { name: 'Sync calendar' }).click()
  await expect(sync.getByText('Your calendar is up to date.')).toBeVisible()
  await expect(sync.getByText(/^0 synced/)).toBeVisible()
  await expect(sync.getByText(/^Last synced today/)).toBeVisible()
  await sync.getByRole('switch', { name: 'Sync every hour' }).check()
  await expect(sync.getByRole('switch', { name: 'Sync every hour' })).toBeChecked()

  await signedIn.route('**/api/google/calendar/sync', (route) => route.abort())
  await sync.getByRole('button', { name: 'Sync calendar' }).click()
  await expect(sync.getByText('Failed to sync Google Calendar')).toBeVisible()
  await signedIn.unroute('**/api/google/calendar/sync')

  await sync.getByRole('button', { name: 'Sync calendar' }).click()
  await sync.getByRole('link', { name: 'View' }).click()
  await expect(signedIn.getByRole('grid')).toBeVisible()
  await expect(signedIn.getByText('From Google', { exact: true })).toBeVisible()
  await signedIn.goto(`/dashboard#day=${inDays(2)}`)
  const agenda = signedIn.getByRole('region', { name: /Agenda/ })
  await expect(agenda.getByRole('heading', { name: 'Dentist' })).toBeVisible()
  await expect(agenda.getByText('Google Calendar', { exact: true })).toBeVisible()
  await expectAccessible(signedIn)

  await server.takeBack(person.email)
  await signedIn.goto('/google')
  await sync.getByRole('button', { name: 'Sync calendar' }).click()
  await expect(
    sync.getByText('Calendar sync failed: Your Google connection has expired; please connect again'),
  ).toBeVisible()
  await expect(block(signedIn, 'Google connection').getByText('Expired', { exact: true })).toBeVisible()
  await allow(signedIn, person, 'Connect again')
  await expect(block(signedIn, 'Google connection').getByText('Connected', { exact: true })).toBeVisible()
})

test('GOOGLE-4 GOOGLE-5 mail is asked for on its own, and what is found is accepted, edited or dismissed', async ({
  signedIn,
  person,
}) => {
  await signedIn.goto('/google')
  await allow(signedIn, person)
  const analysis = block(signedIn, 'Email analysis')
  const withoutMail = await consentFrom(signedIn, 'Allow Gmail')
  await signInAtGoogle(withoutMail, person)
  await withoutMail.getByRole('checkbox', { name: 'Read your e-mail' }).uncheck()
  await withoutMail.getByRole('button', { name: 'Allow' }).click()
  await expect(analysis.getByText('We don’t have access to your Gmail yet.', { exact: true })).toBeVisible()
  await analysis.getByRole('button', { name: 'Scan email' }).click()
  await expect(analysis.getByText(/^Email analysis failed: We don’t have access to your Gmail yet/)).toBeVisible()

  await allow(signedIn, person, 'Allow Gmail')
  await expect(analysis.getByText('We don’t have access to your Gmail yet.', { exact: true })).toHaveCount(0)
  await analysis.getByLabel('Read up to').selectOption('25')
  const asked = signedIn.waitForRequest('**/api/google/gmail/analyze')
  await analysis.getByRole('button', { name: 'Scan email' }).click()
  expect((await asked).postDataJSON()).toEqual({ max_emails: 25, days_back: 7 })
  await expect(analysis.getByText(/^Found \d+ potential reminders in \d+ emails/)).toBeVisible()
  const found = block(signedIn, 'Potential reminders').getByRole('listitem')
  const bill = found.filter({ hasText: 'electricity' })
  await expect(bill.getByText('₹2,340')).toBeVisible()
  await expect(bill.getByText(/% sure$/)).toBeVisible()
  await expect(bill.getByRole('blockquote')).toContainText('Due date')
  await expectAccessible(signedIn)
  const before = await found.count()

  await signedIn.route('**/reminder/create-from-email', (route) =>
    route.fulfill({ status: 404, json: { detail: 'That suggestion is no longer available' } }),
  )
  await bill.getByRole('button', { name: 'Accept' }).click()
  await expect(bill.getByText('Failed to create reminder from email')).toBeVisible()
  await signedIn.unroute('**/reminder/create-from-email')
  await bill.getByRole('button', { name: 'Accept' }).click()
  await expect(found).toHaveCount(before - 1)
  const rent = found.filter({ hasText: 'Stanza Living' })
  await rent.getByRole('button', { name: 'Edit' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Edit before adding' })
  await dialog.getByLabel('Title').fill('Pay the rent')
  await dialog.getByLabel('Time').fill('18:30')
  await expectAccessible(signedIn)
  await dialog.getByRole('button', { name: 'Add reminder' }).click()
  await expect(found).toHaveCount(before - 2)
  await found.first().getByRole('button', { name: 'Dismiss' }).click()
  await expect(found).toHaveCount(before - 3)

  const headers = { authorization: `Bearer ${person.token}` }
  const reminders = await (await signedIn.request.get('/api/reminders', { headers })).json()
  expect(reminders).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ date: inDays(8), origin: expect.objectContaining({ from: 'mail' }) }),
      expect.objectContaining({ title: 'Pay the rent', time: '18:30:00', date: inDays(5) }),
    ]),
  )
  await analysis.getByRole('button', { name: 'Scan email' }).click()
  await expect(analysis.getByText(/^Nothing new to remember/)).toBeVisible()
  await expect(found).toHaveCount(before - 3)

  // They replace the samples.
  await signedIn.goto('/dashboard')
  await expect(block(signedIn, 'Found in your email').getByRole('listitem')).toHaveCount(Math.min(before - 3, 3))
  await expect(signedIn.getByText('Sample', { exact: true })).toHaveCount(0)
})

test('GOOGLE-2 where popups are blocked this tab goes to Google and comes back connected', async ({
  signedIn,
  person,
}) => {
  await signedIn.addInitScript(() => {
    window.open = () => null
  })
  await signedIn.goto('/google')
  await signedIn.getByRole('button', { name: 'Connect Google', exact: true }).click()
  await signInAtGoogle(signedIn, person)
  await signedIn.getByRole('button', { name: 'Allow' }).click()
  await expect(signedIn).toHaveURL(/\/google$/)
  await expect(block(signedIn, 'Google connection').getByText('Connected', { exact: true })).toBeVisible()

  // The settings show the connection as well, and can connect and disconnect.
  await signedIn.goto('/settings')
  const section = block(signedIn, 'Google')
  await expect(section.getByText('Connected', { exact: true })).toBeVisible()
  await section.getByRole('button', { name: 'Disconnect' }).click()
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(section.getByText('Not connected', { exact: true })).toBeVisible()
})

test('GOOGLE-1 GOOGLE-2 a failed status offers Retry, and a server without Google says so', async ({ signedIn }) => {
  await signedIn.route('**/api/google/connection/status', (route) => route.fulfill({ status: 400, json: {} }))
  await signedIn.goto('/google')
  const connection = block(signedIn, 'Google connection')
  await expect(connection.getByText('Failed to check Google connection status')).toBeVisible()
  await signedIn.unroute('**/api/google/connection/status')
  await signedIn.route('**/api/google/connection/status', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), configured: false } })
  })
  await signedIn.route('**/api/google/auth/url*', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Google isn’t set up on this server' } }),
  )
  await connection.getByRole('button', { name: 'Retry' }).click()
  await expect(connection.getByText(/Google isn’t set up on this server, so you can’t connect/)).toBeVisible()
  await expect(connection.getByRole('button', { name: 'Connect Google' })).toBeDisabled()

  await signedIn.unroute('**/api/google/connection/status')
  await signedIn.reload()
  await connection.getByRole('button', { name: 'Connect Google' }).click()
  await expect(connection.getByText('Failed to initiate Google connection')).toBeVisible()
  await expect(connection.getByText('Google isn’t set up on this server.', { exact: true })).toBeVisible()
  expect(signedIn.context().pages()).toHaveLength(1)
})

/** The day in India this many days from now, 'YYYY-MM-DD'. */
const inDays = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + days * 86_400_000)
