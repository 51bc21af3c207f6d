import { randomUUID } from 'node:crypto'
import { dayOf, expect, inWords, remember } from '../fixtures.ts'
import { test } from '../separate-clock.ts'

test.use({ worker: true })

// Both share one server, so they run one after the other.
test.describe.configure({ mode: 'default' })

test('a new person signs up, types a sentence, confirms, sees it on the calendar, closes the tab, and is notified', async ({
  page,
  context,
  ownServer,
}) => {
  const email = `${randomUUID()}@example.in`
  const alertsTo = async () => (await ownServer.outboxOf(email)).filter(({ subject }) => !subject.startsWith('Confirm'))
  await page.goto('/')
  await page.getByRole('button', { name: /Sign up/ }).click()
  await page.getByLabel('Full name').fill('Asha Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('Marigold7')
  await page.getByRole('button', { name: 'Create Account' }).click()
  // The tour covers the dashboard, whose heading is inaccessible until it is closed.
  await page
    .getByRole('dialog', { name: /Welcome/ })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(page.getByRole('heading', { name: 'Your Daily Dashboard' })).toBeVisible()

  await page.getByRole('button', { name: 'Add reminder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create AI Reminder' })
  await dialog.getByRole('textbox').first().fill('call the plumber tomorrow at 6:30 pm')
  await expect(dialog.getByRole('button', { name: /^6:30 pm/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Create Reminder' }).click()

  const tomorrow = dayAfter(new Date())
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Create AI reminder "Call the plumber" on ${inWords(tomorrow)} at 6:30 pm?`)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Show', exact: true }).first().click()

  const agenda = page.getByRole('region', { name: /Agenda/ })
  await expect(agenda.getByText('Call the plumber')).toBeVisible()
  await expect(agenda.getByText('6:30 pm', { exact: true })).toBeVisible()
  const linkIn = (mails: { body: string }[]) => /\/#verify=[\w-]+/.exec(mails.map(({ body }) => body).join('\n'))?.[0]
  await expect.poll(async () => linkIn(await ownServer.outboxOf(email))).toBeTruthy()
  await expect(page.getByRole('region', { name: 'Email address' })).toContainText(`Confirm your email address ${email}`)
  await page.goto(linkIn(await ownServer.outboxOf(email))!)
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByText('Email address confirmed')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Email address' })).toBeHidden()
  await context.close()

  const day = dayOf(tomorrow)
  await ownServer.putClockTo(new Date(`${day}T17:30:05+05:30`))
  await expect
    .poll(async () => (await alertsTo()).map(({ subject, body }) => `${subject}: ${body}`))
    .toEqual(['Call the plumber: In 1 hour, at 6:30 pm.'])
  await ownServer.putClockTo(new Date(`${day}T18:30:05+05:30`))
  await expect
    .poll(async () => (await alertsTo()).map(({ body }) => body))
    .toEqual(['In 1 hour, at 6:30 pm.', 'Due now, 6:30 pm.'])
  await ownServer.putClockTo(new Date())
})

test('SETTINGS-1 the history shows each alert with its channels and their outcome', async ({
  signedIn,
  person,
  ownServer,
}) => {
  await signedIn.goto('/settings#deliveries')
  await expect(signedIn.getByText('Nothing sent yet')).toBeVisible()
  const at = new Date(Date.now() + 3 * 60_000)
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(at)
  await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(at), suggested_time: time })
  await ownServer.putClockTo(new Date(at.getTime() + 60_000))
  await expect(async () => {
    await signedIn.reload()
    await expect(signedIn.getByText('Email: kept in the outbox')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(signedIn.getByText(/pay rent/i)).toBeVisible()
  await signedIn.getByRole('link', { name: 'Outbox', exact: true }).click()
  await expect(signedIn.getByText(person.email)).toBeVisible()
})

const dayAfter = (instant: Date) => new Date(instant.getTime() + 24 * 60 * 60 * 1000)
