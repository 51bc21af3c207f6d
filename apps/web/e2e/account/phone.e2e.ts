import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Person, test } from '../fixtures.ts'

const aNumber = () => `98${String(randomInt(100_000_000)).padStart(8, '0')}`

/** Returns the code from the person's own outbox. */
async function codeOf(page: Page, person: Person): Promise<string> {
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await page.request.get('/api/dev/outbox', { headers })
  const [last] = (await answer.json()) as { body: string }[]
  return /\b\d{6}\b/.exec(last!.body)![0]
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

test('PHONE-1 a number is verified in three steps, and the profile shows it', async ({ signedIn, person }) => {
  const number = aNumber()
  await signedIn.goto('/profile')
  await signedIn.getByRole('button', { name: 'Verify phone number' }).click()
  const field = signedIn.getByRole('textbox', { name: 'Phone number' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'tel')
  await expect(field).toHaveAttribute('inputmode', 'tel')
  await field.fill('98765')
  await signedIn.getByRole('button', { name: 'Send OTP' }).click()
  await expect(signedIn.getByText('Please enter a valid phone number').first()).toBeVisible()

  await field.fill(number)
  await signedIn.getByRole('button', { name: 'Send OTP' }).click()
  const code = signedIn.getByRole('textbox', { name: 'OTP code' })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('maxlength', '6')
  await expect(signedIn.getByText(/New code in \d+ s/)).toBeVisible()
  await code.fill('123')
  await signedIn.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(signedIn.getByText('Please enter the OTP code').first()).toBeVisible()
  const right = await codeOf(signedIn, person)
  await code.fill(wrong(right))
  await signedIn.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(signedIn.getByText('Invalid OTP code. Please try again.').first()).toBeVisible()

  await code.fill(right)
  await signedIn.keyboard.press('Enter')
  await expect(signedIn.getByText('Phone number verified')).toBeVisible()
  await expect(signedIn.getByRole('button', { name: 'Change number' })).toBeVisible()
  await expect(signedIn.getByText(`+91 ${number.slice(0, 5)} ${number.slice(5)}`).first()).toBeVisible()
})

test('PHONE-1 Back leads from the code to the number, Cancel from the number to the start', async ({ signedIn }) => {
  await signedIn.goto('/profile')
  await signedIn.getByRole('button', { name: 'Verify phone number' }).click()
  await signedIn.getByRole('textbox', { name: 'Phone number' }).fill(aNumber())
  await signedIn.getByRole('button', { name: 'Send OTP' }).click()
  await expect(signedIn.getByRole('textbox', { name: 'OTP code' })).toBeVisible()
  await signedIn.reload()
  await expect(signedIn.getByRole('textbox', { name: 'OTP code' })).toBeVisible()
  await signedIn.getByRole('button', { name: 'Back' }).click()
  await expect(signedIn.getByRole('textbox', { name: 'Phone number' })).toBeVisible()
  await signedIn.getByRole('button', { name: 'Cancel' }).click()
  await expect(signedIn.getByRole('button', { name: 'Verify phone number' })).toBeFocused()
})

test('PHONE-1 the server’s refusals are shown', async ({ signedIn }) => {
  await signedIn.goto('/profile')
  await signedIn.route('**/api/sms/**', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Text messages cannot be sent right now' } }),
  )
  await signedIn.getByRole('button', { name: 'Verify phone number' }).click()
  await signedIn.getByRole('textbox', { name: 'Phone number' }).fill(aNumber())
  await signedIn.getByRole('button', { name: 'Send OTP' }).click()
  await expect(signedIn.getByText('Failed to send OTP', { exact: true })).toBeVisible()
  await expect(signedIn.getByText('Text messages cannot be sent right now.')).toBeVisible()

  await signedIn.unroute('**/api/sms/**')
  await signedIn.getByRole('button', { name: 'Send OTP' }).click()
  const code = signedIn.getByRole('textbox', { name: 'OTP code' })
  await code.fill('1234')
  await signedIn.route('**/api/sms/verify-otp', (route) => route.abort())
  await signedIn.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(signedIn.getByText('Verification failed', { exact: true })).toBeVisible()
})

test('SETTINGS-1 Verify asks for a number, Test SMS for a verified one; both work from the settings', async ({
  signedIn,
  person,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signedIn.goto('/settings')
  const section = signedIn.getByRole('region', { name: 'SMS, WhatsApp and voice' })
  await section.getByRole('button', { name: 'Verify' }).click()
  await expect(signedIn.getByText('Please enter a phone number first').first()).toBeVisible()
  await section.getByRole('textbox', { name: 'Phone number' }).fill(aNumber())
  await section.getByRole('button', { name: 'Test SMS' }).click()
  await expect(signedIn.getByText('Please verify your phone number first').first()).toBeVisible()

  await signedIn.route('**/api/sms/send-otp', (route) => route.abort(), { times: 1 })
  await section.getByRole('button', { name: 'Verify' }).click()
  await expect(signedIn.getByText('Failed to send verification SMS', { exact: true })).toBeVisible()
  await section.getByRole('button', { name: 'Verify' }).click()
  await section.getByRole('link', { name: 'See the code in your outbox' }).click()
  const right = await codeOf(signedIn, person)
  await signedIn.getByRole('button', { name: `Copy ${right}` }).click()
  await expect(signedIn.getByText('Code copied')).toBeVisible()

  await signedIn.goBack()
  const code = signedIn.getByRole('textbox', { name: 'OTP code' })
  await code.focus()
  await signedIn.keyboard.press('Control+V')
  await expect(code).toHaveValue(right)
  await section.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(section.getByText('Verified', { exact: true })).toBeVisible()
  await section.getByRole('button', { name: 'Test SMS' }).click()
  await expect(signedIn.getByText('Test SMS saved to your outbox')).toBeVisible()
})

test('PHONE-2 a test message that cannot be sent shows an error', async ({ signedIn, person }) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const number = aNumber()
  await signedIn.request.post('/api/sms/send-otp', { data: { phone_number: number }, headers })
  const code = await codeOf(signedIn, person)
  await signedIn.request.post('/api/sms/verify-otp', { data: { phone_number: number, code }, headers })
  await signedIn.goto('/settings')
  await signedIn.route('**/api/sms/send-notification', (route) =>
    route.fulfill({ status: 503, json: { detail: 'Text messages aren’t set up on this server' } }),
  )
  await signedIn.getByRole('button', { name: 'Test SMS' }).click()
  await expect(signedIn.getByText('Failed to send test SMS', { exact: true })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

    test('PHONE-1 every step is accessible', async ({ signedIn }) => {
      await signedIn.goto('/profile')
      await signedIn.getByRole('button', { name: 'Verify phone number' }).click()
      await signedIn.getByRole('button', { name: 'Send OTP' }).click()
      await expect(signedIn.getByText('Please enter a valid phone number').first()).toBeVisible()
      await expectAccessible(signedIn)
      await signedIn.getByRole('textbox', { name: 'Phone number' }).fill(aNumber())
      await signedIn.getByRole('button', { name: 'Send OTP' }).click()
      await signedIn.getByRole('textbox', { name: 'OTP code' }).fill('12')
      await signedIn.getByRole('button', { name: 'Verify', exact: true }).click()
      await expectAccessible(signedIn)
    })
  })
}
