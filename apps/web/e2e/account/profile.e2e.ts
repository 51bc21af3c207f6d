import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, inWords, type Person, remember, server, test } from '../fixtures.ts'
import { expectFit, refuse } from '../kitchen.ts'

const bearer = (person: Person) => ({ authorization: `Bearer ${person.token}` })
const me = async (page: Page, person: Person) => {
  const answer = await page.request.get('/api/profile/me', { headers: bearer(person) })
  return ((await answer.json()) as { user: Record<string, unknown> }).user
}
/** Signs in once more, as from another browser. */
const signInElsewhere = async (page: Page, person: Person, userAgent: string) => {
  const { email, password } = person
  const headers = { 'user-agent': userAgent }
  const answer = await page.request.post('/api/auth/login', { headers, data: { email, password } })
  return ((await answer.json()) as { access_token: string }).access_token
}
const statusOf = async (page: Page, token: string) =>
  (await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status()
const tokenOf = async (page: Page) => (await page.evaluate(() => localStorage.getItem('token')))!
const pixel =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test.use({ viewport: { width: 390, height: 800 } })

test('PROFILE-1 personal info is edited, refusals quote the specification, and another tab updates', async ({
  signedIn,
  person,
  context,
}) => {
  const other = await context.newPage()
  await signedIn.goto('/profile')
  await other.goto('/profile')
  await expect(other.getByRole('heading', { level: 2, name: 'Asha Rao' })).toBeVisible()

  await signedIn.getByRole('button', { name: 'Edit profile' }).click()
  await expect(textbox(signedIn, 'Full name')).toBeFocused()
  expect(await signedIn.getByLabel('Location').getByRole('option').allTextContents()).toEqual([
    'Choose your city',
    ...['Mumbai', 'Delhi', 'Bangalore', 'Chennai', 'Kolkata', 'Pune', 'Hyderabad'].map((city) => `${city}, India`),
  ])
  const name = '<b>Asha</b> <img src=x onerror=alert(1)>'
  await textbox(signedIn, 'Full name').fill(name)
  await signedIn.getByLabel('Location').selectOption('Pune, India')
  await signedIn.getByRole('switch', { name: 'SMS notifications' }).uncheck()
  await textbox(signedIn, 'Phone number').fill('12345')
  await expectFit(signedIn)
  const save = signedIn.getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect(signedIn.getByText('Failed to update profile: That phone number isn’t valid')).toBeVisible()
  await expect(textbox(signedIn, 'Phone number')).toHaveAttribute('aria-invalid', 'true')
  await textbox(signedIn, 'Phone number').fill('')
  await signedIn.route('**/api/profile/update', (route) => route.abort())
  await save.click()
  await expect(signedIn.getByText('Failed to update profile: Unknown error')).toBeVisible()
  await signedIn.unroute('**/api/profile/update')

  const sent = signedIn.waitForRequest('**/api/profile/update')
  await save.click()
  expect((await sent).method()).toBe('PUT')
  expect((await sent).postDataJSON()).toEqual({
    full_name: name,
    phone_number: '',
    location: 'Pune, India',
    sms_notifications: false,
    email_notifications: true,
  })
  await expect(signedIn.getByRole('button', { name: 'Edit profile' })).toBeFocused()
  await expect(signedIn.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(signedIn.getByRole('img', { name: 'x' })).toHaveCount(0)
  expect(await me(signedIn, person)).toMatchObject({ full_name: name, location: 'Pune, India', phone_number: null })

  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(other.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(other.getByText('Pune, India')).toBeVisible()
})

test('PROFILE-2 PROFILE-4 PROFILE-6 ONBOARD-3 counts with a chart, samples, quick actions and the tour; each block fails alone', async ({
  signedIn,
  person,
}) => {
  const today = dayOf(new Date())
  // Open reminders that are not yet due today do not count.
  await remember(signedIn, person, { text: 'call Amma', suggested_date: today, suggested_time: '23:59' })
  const tulsi = { text: 'water the tulsi', suggested_date: today, suggested_time: '23:59' }
  const { id } = await remember(signedIn, person, tulsi)
  const headers = { authorization: `Bearer ${person.token}` }
  const done = await signedIn.request.put(`/api/reminders/${id}`, { data: { completed: true }, headers })
  expect(done.status()).toBe(200)
  for (const call of ['me', 'activity']) await signedIn.route(`**/api/profile/${call}`, refuse(400))
  await signedIn.route('**/api/google/auto-reminders', refuse(400))
  await signedIn.goto('/profile')
  await expect(signedIn.getByText('Failed to fetch profile data')).toBeVisible()
  await signedIn.unroute('**/api/profile/me')
  await signedIn.getByRole('button', { name: 'Retry' }).click()
  const activity = signedIn.getByRole('region', { name: 'Activity' })
  const found = signedIn.getByRole('region', { name: 'Smart auto-reminders' })
  await expect(activity.getByText('Couldn’t load your activity. Please try again.')).toBeVisible()
  await expect(found.getByText('Couldn’t load your auto-reminders. Please try again.')).toBeVisible()
  await signedIn.unroute('**/api/profile/activity')
  await signedIn.unroute('**/api/google/auto-reminders')
  await activity.getByRole('button', { name: 'Retry' }).click()
  await found.getByRole('button', { name: 'Retry' }).click()

  await expect(activity.getByRole('definition').first()).toHaveText('Member')
  await expect(activity.getByText('1 of 1 reminder completed')).toBeVisible()
  await activity.getByText('Show as a table').click()
  await expect(activity.getByRole('row')).toHaveCount(15)
  await expect(activity.getByRole('row').nth(1)).toHaveText(`${inWords(new Date())}11`)
  await expect(found.getByRole('listitem')).toHaveCount(2)
  await expect(found.getByText('Sample', { exact: true })).toHaveCount(2)
  const links = signedIn.getByRole('region', { name: 'Quick actions' }).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/profile',
    '/cart',
    '/orders',
    '/admin',
  ])
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await expectFit(signedIn)
  await signedIn.getByRole('button', { name: 'App tutorial' }).click()
  await expect(signedIn.getByRole('dialog', { name: /Welcome/ })).toBeVisible()
})

test('PROFILE-5 the server decides who becomes administrator; then the page reloads', async ({ signedIn, person }) => {
  let answer = refuse(403, 'There’s already an administrator')
  await signedIn.route('**/api/admin/promote-first-user', (route) => answer(route))
  await signedIn.goto('/profile')
  const button = signedIn.getByRole('button', { name: 'Become Admin' })
  await button.click()
  await expect(signedIn.getByText('There’s already an administrator')).toBeVisible()
  answer = (route) => route.abort()
  await button.click()
  await expect(signedIn.getByText('Failed to promote to admin')).toBeVisible()

  await server.makeAdmin(person.email)
  answer = (route) => route.fulfill({ json: { message: 'You are the administrator now' } })
  const reloaded = signedIn.waitForEvent('load')
  await button.click()
  await expect(signedIn.getByText('You are the administrator now')).toBeVisible()
  await reloaded
  await expect(signedIn.getByText('Administrator', { exact: true })).toBeVisible()
  await expect(signedIn.getByRole('region', { name: 'Activity' }).getByRole('definition').first()).toHaveText('Admin')
  await expect(button).toBeHidden()
})

test('the account view signs devices out, changes the password, exports data and shows account activity', async ({
  signedIn,
  person,
}) => {
  const [phone, laptop] = [
    await signInElsewhere(signedIn, person, pixel),
    await signInElsewhere(signedIn, person, windows),
  ]
  for (const path of ['account/sessions', 'account/audit']) await signedIn.route(`**/api/${path}`, refuse(400))
  await signedIn.goto('/settings#account')
  const devices = signedIn.getByRole('region', { name: 'Your devices' })
  const activity = signedIn.getByRole('region', { name: 'Account activity' })
  for (const block of [devices, activity]) await expect(block.getByRole('alert')).toBeVisible()
  await signedIn.unrouteAll()
  for (const block of [devices, activity]) await block.getByRole('button', { name: 'Retry' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expect(devices.getByRole('listitem').first()).toContainText('This device')
  await devices.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  expect(await statusOf(signedIn, phone)).toBe(401)

  const change = signedIn.getByRole('region', { name: 'Password', exact: true })
  await expect(change.getByRole('textbox')).toHaveCount(0)
  await change.getByRole('button', { name: 'Change password' }).click()
  await expect(textbox(signedIn, 'Current password')).toBeFocused()
  const submit = change.getByRole('button', { name: 'Save password' })
  await submit.click()
  await expect(change.getByText('Please enter your password')).toBeVisible()
  await textbox(signedIn, 'Current password').fill('Wrong1234')
  await textbox(signedIn, 'New password').fill('Marigold8')
  await submit.click()
  await expect(change.getByText('Incorrect current password.')).toBeVisible()
  await expectFit(signedIn)
  await textbox(signedIn, 'Current password').fill(person.password)
  await submit.click()
  await expect(devices.getByText('You’re only signed in on this device.')).toBeVisible()
  await expect(change.getByRole('textbox')).toHaveCount(0)
  await expect(change.getByRole('button', { name: 'Change password' })).toBeFocused()
  expect(await statusOf(signedIn, laptop)).toBe(401)
  await expect(activity.getByText('Password changed')).toBeVisible()
  await expect(activity.getByRole('listitem')).toHaveCount(3)
  await activity.getByRole('button', { name: 'Show all' }).click()
  await expect(activity.getByText('Account created')).toBeVisible()
  // The session continues under another token, also after a reload.
  expect(await tokenOf(signedIn)).not.toBe(person.token)
  await signedIn.reload()
  await expect(activity.getByText('Password changed')).toBeVisible()

  const downloading = signedIn.waitForEvent('download')
  await signedIn.getByRole('button', { name: 'Download my data' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^daily-planner-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { profile: { email: string }[] }
  expect(data.profile[0]!.email).toBe(person.email)
  await expect(activity.getByText('Data exported')).toBeVisible()
})

test('an account is deleted with password and word, and kept after all from any page', async ({ signedIn, person }) => {
  await signedIn.goto('/settings#account')
  const account = signedIn.getByRole('region', { name: 'Delete account' })
  await account.getByRole('button', { name: 'Delete my account…' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Delete your account?' })
  const confirm = dialog.getByRole('button', { name: 'Delete my account' })
  await confirm.click()
  await expect(dialog.getByText('Please enter your password')).toBeVisible()
  await expect(dialog.getByText('Please type DELETE in capital letters')).toBeVisible()
  await expectAccessible(signedIn)
  await textbox(signedIn, 'Your password').fill('Wrong1234')
  await textbox(signedIn, 'Type DELETE to confirm').fill('DELETE')
  await confirm.click()
  await expect(dialog.getByText('Incorrect current password.')).toBeVisible()
  await textbox(signedIn, 'Your password').fill(person.password)
  await confirm.click()
  await expect(dialog).toBeHidden()

  await signedIn.goto('/orders')
  const notice = signedIn.getByRole('region', { name: 'Account deletion' })
  const renewed = { ...person, token: await tokenOf(signedIn) }
  const planned = new Date(String((await me(signedIn, renewed)).deletion_planned_at))
  await expect(notice).toContainText(`Your account will be deleted on ${inWords(planned)}.`)
  await expectFit(signedIn)
  await notice.getByRole('button', { name: 'Keep my account' }).click()
  await expect(notice).toBeHidden()
  expect((await me(signedIn, renewed)).deletion_planned_at).toBeNull()
})

test('with a mail provider, asking for a reset link says where to look for it', async ({ page, person }) => {
  await page.route('**/api/config', async (asked) => {
    const answer = await asked.fetch()
    const installation = (await answer.json()) as { channels: object }
    const channels = { ...installation.channels, email: true }
    await asked.fulfill({ response: answer, json: { ...installation, channels } })
  })
  await page.goto('/')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByText('we’ll send you a link to reset your password')).toBeVisible()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
  await expect(page.getByText('This server can’t send email')).toHaveCount(0)
})

test('a mailed reset link sets a new password, once', async ({ page, person }) => {
  await page.goto('/')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Email')).toBeFocused()
  // This server has no mail provider, which the page says; the mail is kept for the administrator.
  const noMail = page.getByText('This server can’t send email. Ask your administrator for a new password.')
  await expect(noMail).toBeVisible()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'No email was sent' })).toBeFocused()
  await expect(noMail).toBeVisible()
  await expect(page.getByText('Check your inbox')).toHaveCount(0)
  await expectFit(page)
  const linkIn = (mails: { body: string }[]) => /\/#reset=[\w-]+/.exec(mails.map(({ body }) => body).join('\n'))?.[0]
  await expect.poll(async () => linkIn(await server.outboxOf(person.email))).toBeTruthy()
  const link = linkIn(await server.outboxOf(person.email))!

  await page.goto('about:blank')
  await page.goto(link)
  await textbox(page, 'New password').fill('marigold')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Password must contain: At least 1 uppercase letter, At least 1 number')).toBeVisible()
  await textbox(page, 'New password').fill('Marigold9')
  await expectFit(page)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused()
  await expect(page).toHaveURL('/')
  expect(await statusOf(page, person.token)).toBe(401)

  await page.goto('about:blank')
  await page.goto(link)
  await textbox(page, 'New password').fill('Marigold10')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('This link has been used or has expired')).toBeVisible()
  await page.getByRole('button', { name: 'Get a new link' }).click()
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await page.getByLabel('Email').fill(person.email)
  await textbox(page, 'Password').fill('Marigold9')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your Daily Dashboard' })).toBeVisible()
})
