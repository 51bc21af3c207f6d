import { test as base, expect, expectAccessible } from '../fixtures.ts'
import { startServer } from '../separate-server.ts'

/** A server with a Telegram bot, a WhatsApp number and a mailbox, none of which the shared one has. */
const test = base.extend<object, { own: { url: string } }>({
  own: [
    async ({ playwright }, provide, { parallelIndex }) => {
      // As in separate-clock.ts: each worker runs one of these servers at a time.
      const port = Number(process.env.E2E_PORT) + 2 + 2 * parallelIndex
      await using server = await startServer(playwright, port, {
        WITH_TELEGRAM: '1',
        WITH_TWILIO: '1',
        WITH_MAIL_IN: '1',
      })
      await provide({ url: server.url })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ own }, provide) => provide(own.url),
})

test('INOUT-2 Telegram is linked by the code that Settings shows, and unlinked there', async ({ signedIn, own }) => {
  const control = `http://127.0.0.1:${Number(new URL(own.url).port) + 1}`
  const write = (text: string) => fetch(`${control}/telegram/write?chat=4711&text=${encodeURIComponent(text)}`)
  const saysLast = (words: string) =>
    expect(async () => {
      const last = await fetch(`${control}/telegram/last?chat=4711`)
      expect(await last.json()).toContain(words)
    }).toPass()
  await signedIn.goto('/settings#telegram')
  const section = signedIn.getByRole('region', { name: 'Telegram' })
  await section.getByRole('button', { name: 'Link Telegram' }).click()
  const code = await section.getByLabel('Code for @planner_test_bot').inputValue()
  await expect(section.getByRole('link', { name: 'Open Telegram' })).toHaveAttribute(
    'href',
    `https://t.me/planner_test_bot?start=${code}`,
  )
  await expectAccessible(signedIn)
  await write(code)
  await expect(section.getByText('Linked to Asha')).toBeVisible()
  await expect(section.getByRole('switch', { name: 'Reminders in Telegram' })).toBeChecked()
  await write('call the plumber tomorrow at 6:30 pm')
  await saysLast('Saved')
  await signedIn.goto('/dashboard')
  await expect(signedIn.getByText('Call the plumber').first()).toBeVisible()
  await signedIn.goto('/settings#telegram')
  await section.getByRole('switch', { name: 'Reminders in Telegram' }).uncheck()
  await expectAccessible(signedIn)
  await section.getByRole('button', { name: 'Unlink' }).click()
  await expect(section.getByRole('button', { name: 'Link Telegram' })).toBeVisible()
  await saysLast('no longer linked')
})

test('INOUT-2 WhatsApp shows the number to write to, and what is missing', async ({ signedIn }) => {
  await signedIn.goto('/settings#whatsapp')
  const section = signedIn.getByRole('region', { name: 'WhatsApp', exact: true })
  await expect(section.getByText('Write to +15005550007')).toBeVisible()
  await expect(section.getByText('We only act on messages from your verified number. Add it first.')).toBeVisible()
  await expect(signedIn.getByRole('region', { name: 'SMS, WhatsApp and voice' })).toContainText('Write to +15005550007')
  await expectAccessible(signedIn)
})

test('INOUT-3 the address for forwarding mail is created, renewed and turned off', async ({ signedIn }) => {
  await signedIn.goto('/settings#mail-in')
  const section = signedIn.getByRole('region', { name: 'Email forwarding' })
  await section.getByRole('button', { name: 'Create address' }).click()
  const address = section.getByLabel('Your secret address')
  await expect(address).toHaveValue(/^planner\+[0-9a-z]{20}@example\.in$/)
  await expectAccessible(signedIn)
  const first = await address.inputValue()
  await section.getByRole('button', { name: 'New address' }).click()
  await expect(address).not.toHaveValue(first)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByRole('button', { name: 'Create address' })).toBeVisible()
})
