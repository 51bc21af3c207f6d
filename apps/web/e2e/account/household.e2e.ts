import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, remember, server, test } from '../fixtures.ts'

test('HOME-1 HOME-2 HOME-7 two people join by an invitation link, and both see a change without reloading', async ({
  signedIn,
  person,
  browser,
  request,
}) => {
  await signedIn.goto('/settings#household')
  const home = signedIn.getByRole('region', { name: 'Household' })
  // A typed but unsaved name is used for the invitation too.
  const named = signedIn.waitForResponse((answer) => answer.request().postData()?.includes('Rizvis') ?? false)
  await home.getByLabel('Name').fill('Rizvis')
  await home.getByRole('button', { name: 'Invite' }).click()
  expect((await named).ok()).toBe(true)
  const invite = signedIn.getByRole('dialog', { name: 'Invite to your household' })
  await invite.getByRole('button', { name: 'Create invitation' }).click()
  await expect(invite.getByRole('img', { name: 'Invitation QR code' })).toBeVisible()
  await expectAccessible(signedIn)
  const whatsapp = await invite.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  const hash = /#join=[\w-]+/.exec(new URL(whatsapp!).searchParams.get('text')!)![0]
  await invite.getByRole('button', { name: 'Done' }).click()

  const details = { email: `${randomUUID()}@example.in`, password: 'Marigold7', full_name: 'Rohan Rao' }
  const headers = { 'x-forwarded-for': '10.77.1.2' }
  const answer = await request.post('/api/auth/register', { data: details, headers })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  await server.proveAddress(details.email)
  await request.post('/api/profile/complete-tutorial', { headers: { authorization: `Bearer ${token}` } })
  const context = await browser.newContext()
  await context.addInitScript((own) => localStorage.setItem('token', own), token)
  const his = await context.newPage()
  await his.goto(`/settings${hash}`)
  const join = his.getByRole('dialog', { name: /^Join Rizvis/ })
  await expect(join).toContainText('Everything you have now stays private')
  await join.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(his.getByRole('list', { name: 'Members' })).toContainText('Asha Rao')
  // Her page updates by itself.
  await expect(home.getByRole('list', { name: 'Members' })).toContainText('Rohan Rao')
  await expectAccessible(signedIn)

  await his.goto('/')
  await signedIn.goto('/')
  await signedIn.getByRole('button', { name: 'Add reminder' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
  // A line each, with the value beside its label.
  const tops = ['For', 'If it isn’t done, notify'].map(
    async (label) => (await dialog.getByLabel(label, { exact: true }).boundingBox())!.y,
  )
  const [first, second] = (await Promise.all(tops)) as [number, number]
  expect(second - first).toBeGreaterThanOrEqual(44)
  expect(second - first).toBeLessThanOrEqual(52)
  await dialog.getByRole('textbox').first().fill('Rohan ko aaj raat 11:59 baje doodh lane bolo')
  await expect(dialog.getByLabel('For', { exact: true })).toContainText('Rohan')
  await expect(dialog.getByLabel('For', { exact: true }).locator('option:checked')).toHaveText('Rohan')
  await dialog.getByRole('button', { name: 'Create Reminder' }).click()
  await signedIn.getByRole('button', { name: 'Confirm' }).click()
  const row = his.getByRole('listitem').filter({ hasText: /doodh/i }).first()
  await expect(row).toContainText('For you')
  const hers = signedIn.getByRole('listitem').filter({ hasText: /doodh/i }).first()
  await expect(hers).toContainText('seen')

  // What he can't do is back with her, and her page says so; a slip of the thumb is undone.
  await row.getByRole('button', { name: 'I can’t' }).click()
  await expect(row).toHaveCount(0)
  await expect(hers).toContainText('Rohan can’t')
  await his.getByRole('button', { name: 'Undo' }).first().click()
  await expect(row).toContainText('For you')
  await expect(hers).toContainText('For Rohan')

  // What is overdue from an earlier day still shows whose it is, and can be taken.
  const old = { suggested_date: dayOf(new Date(Date.now() - 3 * 86_400_000)), suggested_time: '09:00' }
  await remember(signedIn, person, { text: 'book the gas cylinder', ...old, date_picked: true, audience: 'anyone' })
  const overdue = (page: Page) => page.getByRole('region', { name: /^Overdue/ }).getByRole('listitem')
  await expect(overdue(signedIn)).toContainText('Anyone')
  await overdue(his).getByRole('button', { name: 'I’ll do it' }).click()
  await expect(overdue(his)).toContainText('For you')
  await expect(overdue(signedIn)).toContainText('For Rohan')

  // The text box above the agenda shows whom it is for as well.
  const line = signedIn.getByRole('textbox', { name: 'Add a reminder' })
  await line.fill('remind rohan to bring the ladder tomorrow 5pm')
  await expect(signedIn.locator('output').filter({ hasText: '5:00 pm' })).toBeVisible()
  await line.press('Enter')
  await expect(dialog.getByLabel('For', { exact: true }).locator('option:checked')).toHaveText('Rohan')
  await dialog.getByRole('textbox').first().fill('remind everyone to bring chairs tomorrow 5pm')
  await expect(dialog.getByLabel('For', { exact: true }).locator('option:checked')).toHaveText('Everyone')
  // A member's name is recognised in lower case too, and the question names them.
  await dialog.getByRole('textbox').first().fill('rohan ko yaad dilana kal subah 9 baje gas wale ko phone kare')
  await expect(dialog.getByLabel('For', { exact: true }).locator('option:checked')).toHaveText('Rohan')
  await dialog.getByRole('button', { name: 'Create Reminder' }).click()
  const question = signedIn.getByRole('alertdialog')
  await expect(question).toContainText('"Gas wale ko phone kare"')
  await expect(question).toContainText('For Rohan')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question).toBeHidden()
  // A sentence sent before it was parsed here is still for the people it names.
  await line.fill('sabko yaad dilana kal shaam 5 baje mehman aa rahe hain')
  await line.press('Enter')
  const confirmed = question.or(dialog)
  await expect(confirmed).toContainText('Everyone')
  await context.close()
})

test('HOME-1 an invited person sees who invites them, and is asked to join before the tour', async ({
  signedIn,
  person,
  browser,
}) => {
  const headers = { authorization: `Bearer ${person.token}` }
  expect((await signedIn.request.put('/api/household', { headers, data: { name: 'Raos' } })).ok()).toBe(true)
  const made = await signedIn.request.post('/api/household/invitations', { headers, data: { role: 'adult' } })
  const { code } = (await made.json()) as { code: string }
  const context = await browser.newContext()
  const his = await context.newPage()
  await his.goto(`/settings#join=${code}`)
  const invitation = his.getByText('Asha Rao invites you to Raos. Sign in or sign up to join.')
  await expect(invitation).toBeVisible()
  await his.getByRole('button', { name: /Sign up/ }).click()
  await expect(invitation).toBeVisible()
  await expectAccessible(his)
  await his.getByLabel('Full name').fill('Rohan Rao')
  await his.getByLabel('Email').fill(`${randomUUID()}@example.in`)
  await his.getByRole('textbox', { name: 'Password' }).fill('Marigold7')
  await his.getByRole('button', { name: 'Create Account' }).click()
  const join = his.getByRole('dialog', { name: 'Join Raos?' })
  await expect(join).toContainText('Asha Rao invites you')
  await expect(his.locator('[role=dialog]')).toHaveCount(1)
  await join.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(his.getByRole('dialog').getByRole('button', { name: 'Next' })).toBeVisible()
  await expect(his.locator('[role=dialog]')).toHaveCount(1)
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('HOME-1 a helper’s wrong number is named at its field, and the row of a helper fits', async ({ signedIn }) => {
    await signedIn.goto('/settings#household')
    await signedIn.getByRole('button', { name: 'Add helper' }).click()
    const dialog = signedIn.getByRole('dialog', { name: 'Add helper' })
    await dialog.getByLabel('Name').fill('Kamla bai')
    const number = dialog.getByLabel('Mobile number (optional)')
    await number.fill('00 1234 5')
    await dialog.getByRole('button', { name: 'Add helper' }).click()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByText(/phone number/)).toBeVisible()
    await expect(signedIn.locator('[data-sonner-toast]')).toHaveCount(0)
    await number.fill('98260 12345')
    await dialog.getByRole('button', { name: 'Add helper' }).click()
    const row = signedIn.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: 'Kamla bai' })
    const line = (await row.getByText('+919826012345').boundingBox())!
    expect(line.height).toBeLessThan(48)
    const button = (await row.getByRole('button', { name: 'Confirm number' }).boundingBox())!
    expect(button.y).toBeGreaterThanOrEqual(line.y + line.height)
    expect(button.x + button.width).toBeLessThanOrEqual(390)
    await expectAccessible(signedIn)
  })
})

test('a helper without a number gets one from the list of members', async ({ signedIn, person }) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const added = await signedIn.request.post('/api/household/members', {
    headers,
    data: { name: 'Lata', language: 'hi' },
  })
  expect(added.ok()).toBe(true)
  await signedIn.goto('/settings#household')
  const row = signedIn.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: 'Lata' })
  await row.getByRole('button', { name: 'Add number of Lata' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Lata’s number' })
  await dialog.getByRole('button', { name: 'Add number' }).click()
  await expect(dialog.getByText('Please enter a valid phone number')).toBeVisible()
  const number = dialog.getByLabel('Mobile number')
  await number.fill('00 1234 5')
  await dialog.getByRole('button', { name: 'Add number' }).click()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(signedIn.locator('[data-sonner-toast]')).toHaveCount(0)
  await number.fill('98200 12345')
  await expectAccessible(signedIn)
  await dialog.getByRole('button', { name: 'Add number' }).click()
  await expect(row).toContainText('Not confirmed')
  await expect(row.getByRole('button', { name: 'Confirm number' })).toBeVisible()
})
