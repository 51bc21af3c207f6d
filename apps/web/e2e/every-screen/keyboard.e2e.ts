import { dayOf, expect, expectAccessible, remember, test } from '../fixtures.ts'

test.use({ worker: true })

test('a reminder is made, completed, edited and deleted by the keyboard alone, from signing in', async ({
  page,
  person,
}) => {
  const keys = page.keyboard
  const agenda = page.getByRole('region', { name: /Agenda/ })
  /** Presses Tab until the control with this name has focus; it must be reached within a limited number of steps. */
  const tabTo = async (role: 'button' | 'textbox', name: string) => {
    const there = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'))
    for (let steps = 0; steps < 60 && (await there.count()) === 0; steps++) await keys.press('Tab')
    await expect(there, `Tab leads to ${name}`).toBeVisible()
  }

  await page.goto('/')
  await tabTo('textbox', 'Email')
  await keys.type(person.email)
  await tabTo('textbox', 'Password')
  await keys.type(person.password)
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Daily Dashboard' })).toBeFocused()

  await tabTo('button', 'Add reminder')
  await keys.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  await keys.type('call the plumber today at 11:58 pm')
  await keys.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' })).toBeFocused()
  await keys.press('Enter')
  await expect(agenda.getByRole('heading', { name: 'call the plumber' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add reminder' })).toBeFocused()

  await tabTo('button', 'Mark Complete')
  await keys.press('Enter')
  await expect(agenda.getByRole('button', { name: 'Mark Incomplete' })).toBeFocused()

  await tabTo('button', 'Edit')
  await keys.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await keys.press('Control+A')
  await keys.type('call the electrician')
  await keys.press('Enter')
  await expect(agenda.getByRole('heading', { name: 'call the electrician' })).toBeVisible()
  await expect(agenda.getByRole('button', { name: 'Edit' })).toBeFocused()

  await tabTo('button', 'Delete')
  await keys.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await tabTo('button', 'Delete')
  await keys.press('Enter')
  await expect(agenda.getByRole('heading', { name: 'call the electrician' })).toHaveCount(0)
  // Focus is not lost to the top of the document: the agenda's heading has it, or the page around it.
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
})

test('TASK-11 j and k walk the agenda, x completes, e edits, s snoozes, # deletes, and ? lists all keys', async ({
  signedIn,
  person,
}) => {
  const at = (suggested_time: string) => ({ suggested_date: dayOf(new Date()), suggested_time, date_picked: true })
  await remember(signedIn, person, { text: 'call the plumber', ...at('23:50') })
  await remember(signedIn, person, { text: 'pay rent', ...at('23:55') })
  await signedIn.goto('/')
  const keys = signedIn.keyboard
  const row = (text: RegExp) => signedIn.getByRole('listitem').filter({ hasText: text })
  await expect(row(/rent/)).toBeVisible()
  await keys.press('j')
  await expect(row(/plumber/).getByRole('button', { name: 'Mark Complete' })).toBeFocused()
  await keys.press('j')
  await keys.press('j')
  await keys.press('x')
  await expect(row(/rent/).getByRole('button', { name: 'Mark Incomplete' })).toBeFocused()
  await keys.press('k')
  await keys.press('e')
  const dialog = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
  await expect(dialog.getByLabel('Title')).toHaveValue(/plumber/)
  // Typed letters are text, not shortcuts, and are not discarded without asking.
  await dialog.getByLabel('Title').press('x')
  await keys.press('Escape')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await row(/plumber/)
    .getByRole('button', { name: 'Mark Complete' })
    .focus()
  await keys.press('s')
  await expect(signedIn.getByRole('menuitem').first()).toBeVisible()
  await keys.press('Escape')
  await expect(signedIn.getByRole('menu')).toHaveCount(0)
  await row(/plumber/)
    .getByRole('button', { name: 'Mark Complete' })
    .focus()
  await keys.press('#')
  await expect(signedIn.getByRole('alertdialog')).toBeVisible()
  await keys.press('Escape')

  await keys.press('?')
  const list = signedIn.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toContainText('Complete or reopen')
  await expectAccessible(signedIn)
  await keys.press('Escape')
  await signedIn.goto('/orders')
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  // The key handler is loaded after the page.
  await expect(async () => {
    await keys.press('?')
    await expect(list).toBeVisible({ timeout: 500 })
  }).toPass()
})
