import { expect, test } from './test-server.ts'

test.use({ worker: true })

test('a reminder is made, completed, edited and deleted by the keyboard alone, from signing in', async ({
  page,
  person,
}) => {
  const keys = page.keyboard
  const agenda = page.getByRole('region', { name: /Agenda/ })
  /** Presses Tab until the control of this name has focus; each must be reached within some steps. */
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
  // Not lost to the top of the document: the agenda's heading has it, or the page around it.
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
})
