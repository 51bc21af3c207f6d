import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Person, server, test } from '../fixtures.ts'

/** Adds Chromium's virtual passkey authenticator, whose user always consents. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Returns an authenticator app's code for a secret (RFC 6238), `steps` half minutes from now. */
function codeOf(secret: string, steps = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(secret, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const hash = createHmac('sha1', key).update(counter).digest()
  const at = hash.at(-1)! & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const steps = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' })

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/')
}

async function enterPassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('SAFE-10 a passkey is added in a real browser, signs in alone, and finishes a sign-in with the password', async ({
  signedIn: page,
  person,
}) => {
  await withAuthenticator(page)
  await page.goto('/settings#account')
  await steps(page).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My phone')
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('Wrong1234')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Incorrect current password.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(steps(page).getByText('My phone')).toBeVisible()
  await expect(steps(page).getByText('10 left')).toBeVisible()

  await signOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Your AI Daily Planner')

  await signOut(page)
  await enterPassword(page, person)
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
})

test('SAFE-10 an authenticator app is set up by its key, and asked for at the sign-in; a recovery code does too', async ({
  signedIn: page,
  person,
}) => {
  await page.goto('/settings#account')
  await steps(page).getByRole('button', { name: 'Set up an authenticator app' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Code from the app' })).toBeFocused()
  await expectAccessible(page)
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '')
  await dialog.getByRole('textbox', { name: 'Code from the app' }).fill(codeOf(secret, -1))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('daily-planner-recovery-codes.txt')
  const recovery = (await codes.first().textContent())!
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()

  await signOut(page)
  await enterPassword(page, person)
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await code.fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('That code is incorrect or was already used.')).toBeVisible()
  await code.fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()

  await signOut(page)
  await enterPassword(page, person)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery.toLowerCase())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
})

test('SAFE-10 an administrator is asked to set up two-step sign-in until it is done', async ({
  signedIn: page,
  person,
}) => {
  await server.makeAdmin(person.email)
  await withAuthenticator(page)
  await page.goto('/admin')
  await expect(page.getByText('Only your password protects this page.')).toBeVisible()
  await page.getByRole('link', { name: 'Set it up' }).click()
  await steps(page).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My phone')
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByText('Only your password protects this page.')).toBeHidden()
})
