import { dayOf, expect, remember, test } from '../fixtures.ts'

const soon = (days: number) => dayOf(new Date(Date.now() + days * 24 * 60 * 60 * 1000))

test('TASK-3 Escape does not discard unsaved text', async ({ signedIn, person }) => {
  await remember(signedIn, person, { text: 'pay rent', suggested_date: soon(0), suggested_time: '23:55' })
  await signedIn.goto('/')
  await signedIn
    .getByRole('region', { name: /Agenda/ })
    .getByRole('button', { name: 'Edit' })
    .click()
  const dialog = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
  await dialog.getByLabel('Title').fill('Pay Mrs Iyer')
  await signedIn.keyboard.press('Escape')
  await expect(dialog.getByText('Leave without saving?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Pay Mrs Iyer')
  await signedIn.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(signedIn.getByRole('heading', { name: 'Pay rent' })).toBeVisible()
})

test('TASK-3 every form in a dialog asks before unsaved text is lost', async ({ signedIn }) => {
  const opened: { at: string; open: () => Promise<unknown>; name: string; field: string; text: string }[] = [
    {
      at: '/settings#household',
      open: () => signedIn.getByRole('button', { name: 'Add helper' }).click(),
      name: 'Add helper',
      field: 'Name',
      text: 'Lata',
    },
    {
      at: '/settings#household',
      open: () => signedIn.getByRole('button', { name: 'Enter a code' }).click(),
      name: 'Join a household',
      field: 'Invitation code',
      text: 'K7Q2M',
    },
  ]
  for (const { at, open, name, field, text } of opened) {
    await signedIn.goto(at)
    await open()
    const dialog = signedIn.getByRole('dialog', { name })
    await dialog.getByLabel(field).first().fill(text)
    await signedIn.goBack()
    await expect(dialog.getByText('Leave without saving?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect(dialog.getByLabel(field).first()).toHaveValue(text)
    await signedIn.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await signedIn.goto('/recipes')
  await signedIn.getByRole('button', { name: 'Diet preferences' }).click()
  const diet = signedIn.getByRole('dialog', { name: 'Diet preferences' })
  await diet.getByRole('switch').first().click()
  await signedIn.goBack()
  await expect(diet.getByText('Leave without saving?')).toBeVisible()
  await diet.getByRole('button', { name: 'Discard' }).click()
  await expect(diet).toHaveCount(0)
})

test('PROFILE-2 a half-written profile survives another page and a reload, until it is saved or cancelled', async ({
  signedIn,
}) => {
  await signedIn.goto('/profile')
  const edit = () => signedIn.getByRole('button', { name: 'Edit profile' }).click()
  await edit()
  await signedIn.getByLabel('Full name').fill('Sunita Deshmukh')
  await signedIn.goto('/dashboard')
  await signedIn.goBack()
  await signedIn.reload()
  await edit()
  await expect(signedIn.getByLabel('Full name')).toHaveValue('Sunita Deshmukh')
  await signedIn.getByRole('button', { name: 'Cancel' }).click()
  await edit()
  await expect(signedIn.getByLabel('Full name')).not.toHaveValue('Sunita Deshmukh')
})

test('NOTIFY-1 a time in quiet hours is pointed out while typing and before creating', async ({ signedIn, person }) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const quiet = { quiet_from: '22:00', quiet_until: '07:00' }
  expect((await signedIn.request.put('/api/notifications/preferences', { headers, data: quiet })).ok()).toBe(true)
  await signedIn.goto('/')
  await signedIn.getByRole('button', { name: 'Add reminder' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
  await dialog.getByRole('textbox').first().fill('parso subah 5:15 baje station jana')
  const note = dialog.getByText('That’s in your quiet hours, so it rings at 9:59 pm and 7:00 am.')
  await expect(note).toBeVisible()
  await dialog.getByRole('textbox').first().fill('parso subah 8:15 baje station jana')
  await expect(note).toHaveCount(0)
  await dialog.getByRole('textbox').first().fill('parso subah 5:15 baje station jana')
  await dialog.getByRole('button', { name: 'Create Reminder' }).click()
  await expect(dialog.getByRole('alertdialog')).toContainText(
    'That’s in your quiet hours, so it rings at 9:59 pm and 7:00 am.',
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('TASK-3 a future reminder moves on by a day, not back to tomorrow', async ({ signedIn, person }) => {
    await remember(signedIn, person, { text: 'meet the tailor', suggested_date: soon(5), suggested_time: '10:00' })
    await signedIn.goto(`/dashboard#day=${soon(5)}`)
    await signedIn
      .getByRole('region', { name: /Agenda/ })
      .getByRole('button', { name: 'More' })
      .click()
    await signedIn.getByRole('button', { name: 'Move to the next day' }).click()
    await signedIn.goto('about:blank')
    await signedIn.goto(`/dashboard#day=${soon(6)}`)
    await expect(signedIn.getByRole('heading', { name: 'Meet the tailor' })).toBeVisible()
  })
})
