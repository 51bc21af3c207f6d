import { dayOf, expect, expectAccessible, remember, test } from '../fixtures.ts'

test('LOOK-1 in the create dialog the title stands 16 px below the suggestions', async ({ signedIn }) => {
  await signedIn.goto('/')
  await signedIn.getByRole('button', { name: 'Add reminder' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
  await dialog.getByRole('textbox').first().fill('kal subah 9 baje team ko report bhejna')
  const title = dialog.getByText('Team ko report bhejna', { exact: true })
  await expect(title).toBeVisible()
  const pill = (await dialog.getByRole('button', { name: 'Raat' }).locator('span').boundingBox())!
  expect(Math.abs((await title.boundingBox())!.y - pill.y - pill.height - 16)).toBeLessThanOrEqual(1)
})

test.describe('on a phone of 360 x 780', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('LOOK-1 the create dialog says the day once, and its suggestions begin with the days', async ({ signedIn }) => {
    await signedIn.goto('/')
    await signedIn.getByRole('button', { name: 'Add reminder' }).click()
    const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
    await dialog.getByRole('textbox').first().fill('har somvar subah 9 baje team ko report bhejna')
    await expect(dialog.getByRole('list', { name: 'Understood' }).getByText(/^Mon, /)).toBeVisible()
    await expect(dialog.getByText(/^Mon, /)).toHaveCount(1)
    // Opened at its beginning, with the days in view, whichever word was understood.
    const days = dialog.getByRole('group', { name: 'Day' })
    for (const name of ['Today', 'Tomorrow', 'Weekend'])
      await expect(days.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    const field = (await dialog.getByRole('textbox').first().boundingBox())!
    const first = (await days.getByRole('button', { name: 'Today' }).boundingBox())!
    expect(Math.abs(first.x - field.x)).toBeLessThanOrEqual(1)
  })

  test('LOOK-1 the edit form fits a phone: every field and Delete are in view without scrolling', async ({
    signedIn,
    person,
  }) => {
    const today = dayOf(new Date())
    await remember(signedIn, person, { text: 'water the tulsi', suggested_date: today, suggested_time: '23:55' })
    await signedIn.goto('/')
    await signedIn
      .getByRole('heading', { name: /water the tulsi/i })
      .first()
      .tap()
    const dialog = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
    await expect(dialog.getByLabel('Recurrence')).toHaveValue('none')
    for (const one of [
      dialog.getByLabel('Recurrence'),
      dialog.getByRole('button', { name: 'Take a photo' }),
      dialog.getByRole('button', { name: 'Delete' }),
    ])
      await expect(one).toBeInViewport({ ratio: 1 })
    for (const name of ['Add a file', 'Take a photo', 'Delete', 'Cancel', 'Save changes']) {
      const box = (await dialog.getByRole('button', { name, exact: true }).boundingBox())!
      expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(44)
    }
    await expectAccessible(signedIn)
  })
})
