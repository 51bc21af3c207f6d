import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, remember, test } from '../fixtures.ts'

test.use({ worker: true })

const anEmail = () => `${randomUUID()}@example.in`

test('AUTH-1 AUTH-2 the first visit shows the product and a sign-in card; switching its mode clears it', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your AI Daily Planner')
  for (const feature of [
    'AI-Powered Reminders',
    'Smart Recipe Suggestions',
    'Unified Shopping',
    'Interactive Calendar',
  ]) {
    await expect(page.getByText(feature)).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByLabel('Email').fill('someone@example.in')
  await page.getByRole('textbox', { name: 'Password' }).fill('secret')

  await page.getByRole('button', { name: /Sign up/ }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('')
  const password = page.getByRole('textbox', { name: 'Password' })
  await expect(password).toHaveValue('')
  await password.fill('abc')
  await expect(page.getByText('Password is missing:')).toBeVisible()

  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page
    .getByRole('button', { name: /Sign in/ })
    .last()
    .click()
  await expect(page.getByText('Password is missing:')).toBeHidden()
})

test('AUTH-3 the checklist follows the typing', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /Sign up/ }).click()
  const password = page.getByRole('textbox', { name: 'Password' })
  for (const rule of ['At least 8 characters', 'At least 1 uppercase letter', 'At least 1 number']) {
    await expect(page.getByText(rule).first()).toBeVisible()
  }
  await password.fill('marigold')
  const missing = page.getByText('Password is missing:').locator('..')
  await expect(missing).toContainText('At least 1 uppercase letter')
  await expect(missing).toContainText('At least 1 number')
  await expect(missing).not.toContainText('At least 8 characters')
  const border = () => password.evaluate((input) => getComputedStyle(input).borderColor)
  const red = await border()
  await password.fill('Marigold7')
  await expect(page.getByText('Password meets all requirements!')).toBeVisible()
  await expect(page.getByText('Password is missing:')).toBeHidden()
  await expect.poll(border).not.toBe(red)
})

test('AUTH-4 a password that misses a rule is reported and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/auth/') && sent.push(request.url()))
  await page.goto('/')
  await page.getByRole('button', { name: /Sign up/ }).click()
  await page.getByLabel('Full name').fill('Asha Rao')
  await page.getByLabel('Email').fill(anEmail())
  await page.getByRole('textbox', { name: 'Password' }).fill('marigold')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Password must contain: At least 1 uppercase letter, At least 1 number')).toBeVisible()
  expect(sent).toEqual([])
})

test('AUTH-5 AUTH-6 signing up, out and in again', async ({ page }) => {
  const email = anEmail()
  await page.goto('/orders')
  await page.getByRole('button', { name: /Sign up/ }).click()
  await page.getByLabel('Full name').fill('Asha Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('Marigold7')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Account created successfully!')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{43}$/)
  await page
    .getByRole('dialog', { name: /Welcome/ })
    .getByRole('button', { name: 'Close' })
    .click()

  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await page.getByLabel('Email').fill(email.toUpperCase())
  await page.getByRole('textbox', { name: 'Password' }).fill('Marigold7')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Daily Dashboard' })).toBeVisible()
})

test('AUTH-6 sign-in errors are shown after a cross mark', async ({ page, person, context }) => {
  await page.goto('/')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('Wrong1234')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('❌ Incorrect email or password. Please try again.')).toBeVisible()

  await page.getByRole('button', { name: /Sign up/ }).click()
  await page.getByLabel('Full name').fill('Asha Rao')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('Marigold7')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('❌ Email already registered. Try logging in.')).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('❌ Connection error. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
})

test('SHELL-2 a stranger gets the auth screen at every path, and reads the legal texts in a dialog', async ({
  page,
}) => {
  for (const path of ['/dashboard', '/cart', '/privacy-policy', '/admin', '/nowhere/at/all']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('while nobody answers', () => {
  // A test cannot delay requests made by the service worker.
  test.use({ worker: false })

  test('SHELL-3 while the session loads there is a spinner, and never a glimpse of the auth screen', async ({
    signedIn,
  }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await signedIn.route('**/api/auth/me', async (route) => {
      await held
      await route.continue()
    })
    await signedIn.goto('/dashboard')
    await expect(signedIn.getByText('Loading Daily Planner...').first()).toBeVisible()
    await expect(signedIn.getByRole('heading', { name: 'Welcome back' })).toBeHidden()
    answer()
    await expect(signedIn.getByRole('heading', { name: 'Your Daily Dashboard' })).toBeVisible()
    await expect(signedIn.getByText('Loading Daily Planner...').filter({ visible: true })).toHaveCount(0)
  })

  test('AUTH-5 a refused token is dropped at once; without an answer it is dropped after three attempts', async ({
    signedIn,
  }) => {
    let asked = 0
    await signedIn.route('**/api/auth/me', (route) => {
      asked++
      return route.fulfill({ status: 503, json: { detail: 'Away' } })
    })
    await signedIn.goto('/')
    await expect(signedIn.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(asked).toBe(3)
    expect(await signedIn.evaluate(() => localStorage.getItem('token'))).toBeNull()

    await signedIn.unrouteAll()
    await signedIn.evaluate(() => localStorage.setItem('token', 'A'.repeat(43)))
    await signedIn.goto('/')
    await expect(signedIn.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await signedIn.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})

test('after a password change in one tab, other tabs continue with the new token', async ({
  signedIn,
  person,
  context,
}) => {
  await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(new Date()), suggested_time: '23:55' })
  await signedIn.goto('/settings#account')
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Add reminder' }).click()
  const text = other.getByRole('dialog').getByRole('textbox').first()
  await text.fill('buy milk at 11:50 pm')
  await other.evaluate(() => Object.assign(window, { wasHere: true }))
  const asked: string[] = []
  other.on('request', (request) => asked.push(new URL(request.url()).pathname))

  await signedIn.getByRole('button', { name: 'Change password' }).click()
  await signedIn.getByRole('textbox', { name: 'Current password', exact: true }).fill(person.password)
  await signedIn.getByRole('textbox', { name: 'New password', exact: true }).fill('Marigold8')
  await signedIn.getByRole('button', { name: 'Save password' }).click()
  const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))
  await expect.poll(() => tokenOf(other)).not.toBe(person.token)
  const renewed = await tokenOf(signedIn)

  const made = other.waitForResponse('**/api/reminders/ai')
  await expect(text).toHaveValue('buy milk at 11:50 pm')
  await other.getByRole('button', { name: 'Create Reminder' }).click()
  expect((await made).status()).toBe(200)
  expect((await made).request().headers().authorization).toBe(`Bearer ${renewed}`)
  await other.getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByRole('heading', { name: 'Buy milk' })).toBeVisible()
  expect(await other.evaluate(() => 'wasHere' in window)).toBe(true)
  expect(asked).not.toContain('/api/auth/me')

  await context.setOffline(true)
  await other.getByRole('button', { name: 'Mark Complete', exact: true }).first().click()
  await expect(other.getByText('Waiting to sync', { exact: true })).toBeVisible()
  expect(await other.evaluate(sendersKept)).toEqual([renewed])
})

/** Returns the tokens under which the queued calls of this device will be sent. */
const sendersKept = () =>
  new Promise((resolve) => {
    indexedDB.open('planner-waiting').onsuccess = ({ target }) => {
      const { result: database } = target as IDBOpenDBRequest
      const people = database.transaction('people').objectStore('people').getAll()
      people.onsuccess = () => {
        database.close()
        resolve(people.result.map(({ token }: { token: string }) => token))
      }
    }
  })

test('signing out in one tab signs the other out too', async ({ signedIn, context }) => {
  await signedIn.goto('/dashboard')
  await expect(signedIn.getByRole('heading', { name: 'Your Daily Dashboard' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/recipes')
  await expect(other.getByRole('heading', { name: 'Culinary India Hub' })).toBeVisible()
  await signedIn.getByRole('button', { name: 'User menu' }).click()
  await signedIn.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('AUTH-2 a sign-up whose answer was lost, sent again, opens the account that it made', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /Sign up/ }).click()
  await page.getByLabel('Full name').fill('Meera Iyer')
  await page.getByLabel('Email').fill(anEmail())
  await page.getByRole('textbox', { name: 'Password' }).fill('Marigold7')
  await page.route('**/api/auth/register', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const create = page.getByRole('button', { name: 'Create Account' })
  await create.click()
  await expect(page.getByText(/connect/i).first()).toBeVisible()
  await page.unroute('**/api/auth/register')
  await create.click()
  // Signed in: every new person is greeted.
  await expect(page.getByRole('heading', { name: 'Welcome to Daily Planner' })).toBeVisible()
})
