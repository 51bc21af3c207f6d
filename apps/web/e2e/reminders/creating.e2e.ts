import { dayOf, expect, expectAccessible, remember, test } from '../fixtures.ts'

const dayMs = 24 * 60 * 60 * 1000
const today = new Date()
const tomorrow = new Date(today.getTime() + dayMs)

const openDialog = async (page: import('@playwright/test').Page) => {
  await page.getByRole('button', { name: 'Add reminder' }).click()
  return page.getByRole('dialog', { name: 'Create AI Reminder' })
}

test('TASK-1 a reminder for a far day leaves the page on today, with a way there, and the next one is for today', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, {
    text: 'call the plumber',
    suggested_date: dayOf(tomorrow),
    suggested_time: '18:00',
  })
  await signedIn.goto('/')
  const dialog = await openDialog(signedIn)
  await dialog.getByRole('textbox').first().fill('pay the advance tax in 20 days')
  await dialog.getByRole('button', { name: 'Create Reminder' }).click()
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  const made = signedIn.getByText(/^Reminder created for /)
  await expect(made).toBeVisible()
  await expect(signedIn).not.toHaveURL(/#day=/)
  await openDialog(signedIn)
  await expect(dialog.getByLabel('Date')).toHaveValue(dayOf(new Date()))
  await signedIn.keyboard.press('Escape')
  await signedIn.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(signedIn).toHaveURL(/#day=/)
  await expect(signedIn.getByRole('heading', { level: 3, name: /advance tax/i })).toBeVisible()

  await signedIn.goto('/')
  await signedIn.locator(`[data-day="${dayOf(new Date(today.getTime() + 2 * dayMs))}"] button`).click()
  await expect(dialog.getByLabel('Date')).toHaveValue(dayOf(new Date(today.getTime() + 2 * dayMs)))
})

test('TASK-3 Escape at the question and a reload keep what was typed', async ({ signedIn }) => {
  await signedIn.goto('/')
  const dialog = await openDialog(signedIn)
  const text = dialog.getByRole('textbox').first()
  await text.fill('book the cylinder')
  await text.press('Enter')
  await expect(signedIn.getByRole('alertdialog')).toBeVisible()
  await signedIn.keyboard.press('Escape')
  await expect(text).toHaveValue('book the cylinder')
  await signedIn.reload()
  await openDialog(signedIn)
  await expect(text).toHaveValue('book the cylinder')
})

test('TASK-3 TASK-11 Cancel at the question goes back to the text', async ({ signedIn }) => {
  await signedIn.goto('/')
  const dialog = await openDialog(signedIn)
  const text = dialog.getByRole('textbox').first()
  await text.fill('wash the car today at 11:57 pm')
  await text.press('Enter')
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(text).toHaveValue('wash the car today at 11:57 pm')
  await expect(text).toBeFocused()
  await dialog.getByRole('button', { name: 'Create Reminder' }).click()
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(signedIn.getByRole('heading', { name: 'Wash the car' })).toHaveCount(1)
})

test('TASK-3 a refresh at the question saves nothing and keeps the text; a lost answer makes nothing twice', async ({
  signedIn,
}) => {
  await signedIn.goto('/')
  const dialog = await openDialog(signedIn)
  const text = dialog.getByRole('textbox').first()
  const made = signedIn.getByRole('heading', { name: 'Fetch the blouse' })
  await text.fill('fetch the blouse today at 11:56 pm')
  await text.press('Enter')
  await expect(signedIn.getByRole('alertdialog')).toBeVisible()
  await signedIn.reload()
  await openDialog(signedIn)
  await expect(text).toHaveValue('fetch the blouse today at 11:56 pm')
  await expect(made).toHaveCount(0)

  // The server creates it, but the page is left before the answer arrives.
  await text.press('Enter')
  const reached = Promise.withResolvers<void>()
  await signedIn.route(
    '**/api/reminders/ai',
    async (route) => {
      await route.fetch()
      reached.resolve()
    },
    { times: 1 },
  )
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await reached.promise
  await signedIn.reload()
  await expect(made).toHaveCount(1)
  await openDialog(signedIn)
  await expect(text).toHaveValue('fetch the blouse today at 11:56 pm')
  await text.press('Enter')
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toHaveCount(0)
  await signedIn.reload()
  await expect(made).toHaveCount(1)
})

test('TASK-3 a reminder that was completed by mistake is open again with one tap', async ({ signedIn }) => {
  await signedIn.goto('/')
  const dialog = await openDialog(signedIn)
  await dialog.getByRole('textbox').first().fill('water the plants today at 11:58 pm')
  await dialog.getByRole('textbox').first().press('Enter')
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  const agenda = signedIn.getByRole('region', { name: /Agenda/ })
  await agenda.getByRole('button', { name: 'Mark Complete' }).click()
  const toast = signedIn.getByRole('listitem').filter({ hasText: 'Reminder completed' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(agenda.getByRole('button', { name: 'Mark Complete' })).toBeVisible()
})

test('TASK-3 TASK-11 a creation is undone, and redone', async ({ signedIn }) => {
  await signedIn.goto('/')
  const plants = signedIn.getByRole('region', { name: /Agenda/ }).getByRole('heading', { level: 3, name: /plants/i })
  const dialog = await openDialog(signedIn)
  await dialog.getByRole('textbox').first().fill('water the plants today at 11:58 pm')
  await dialog.getByRole('textbox').first().press('Enter')
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(plants).toBeVisible()
  await expect(signedIn.getByRole('dialog')).toHaveCount(0)
  await expect(signedIn.getByRole('button', { name: 'Undo' })).toBeVisible()
  await signedIn.keyboard.press('Control+z')
  await expect(plants).toHaveCount(0)
  // There is nothing else to undo.
  await expect(signedIn.getByText('Undone: reminder created', { exact: true })).toBeVisible()
  await signedIn.keyboard.press('Control+z')
  await signedIn.keyboard.press('Control+y')
  await expect(plants).toBeVisible()
  await signedIn.keyboard.press('Control+z')
  await expect(plants).toHaveCount(0)
})

test('TASK-11 Enter creates, Enter confirms, and Shift with Enter begins a line', async ({ signedIn }) => {
  await signedIn.goto('/')
  const dialog = await openDialog(signedIn)
  const text = dialog.getByRole('textbox').first()
  await text.fill('call the plumber tomorrow')
  await text.press('Shift+Enter')
  await expect(text).toHaveValue('call the plumber tomorrow\n')
  await expect(signedIn.getByRole('alertdialog')).toHaveCount(0)
  await text.press('Enter')
  await expect(signedIn.getByRole('alertdialog').getByRole('button', { name: 'Confirm' })).toBeFocused()
  await signedIn.keyboard.press('Enter')
  await signedIn.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(signedIn.getByRole('region', { name: /Agenda/ }).getByText(/call the plumber/i)).toBeVisible()
})

test('TASK-3 typing on after Enter does not answer the question and is kept', async ({ signedIn }) => {
  await signedIn.goto('/')
  const dialog = await openDialog(signedIn)
  const text = dialog.getByRole('textbox').first()
  await text.fill('flight to Delhi tomorrow 6:40am remind me 3 hours before')
  await text.press('Enter')
  const question = signedIn.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Confirm' })).toBeFocused()
  await expect(question).toContainText('6:40 am')
  await expect(question).toContainText('reminds 3 h before')
  await signedIn.keyboard.type('pay rent')
  await expect(question).toBeVisible()
  // Enter completes the next sentence first, and only then answers the question.
  await signedIn.keyboard.press('Enter')
  await expect(question).toContainText('Flight to Delhi')
  await signedIn.keyboard.press('Enter')
  await expect(question).toContainText('Pay rent')
  await signedIn.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
})

test('TASK-12 a birthday on a date repeats every year by itself, and a tap makes it once only', async ({
  signedIn,
}) => {
  await signedIn.goto('/')
  const dialog = await openDialog(signedIn)
  const text = dialog.getByRole('textbox').first()
  const understood = dialog.getByRole('list', { name: 'Understood' })
  await text.fill('gift for Rohan 12 March')
  await expect(understood).toContainText('12 Mar')
  await expect(understood).not.toContainText(/every year/i)
  await text.fill('Rohan birthday 12 March')
  await expect(understood).toContainText(/every year/i)
  for (const width of [360, 1280]) {
    await signedIn.setViewportSize({ width, height: 800 })
    await expectAccessible(signedIn)
  }
  await understood.getByRole('button', { name: /every year/i }).click()
  await expect(understood).not.toContainText(/every year/i)
  await expect(understood.getByRole('button', { name: /birthday.*stays in the title/ })).toBeVisible()
  await text.press('Enter')
  await expect(signedIn.getByRole('alertdialog')).not.toContainText(/every year/i)
})

test('TASK-3 a kept text is continued at its end', async ({ signedIn }) => {
  await signedIn.goto('/')
  const dialog = await openDialog(signedIn)
  const text = dialog.getByRole('textbox').first()
  await text.fill('call the plumber ')
  await signedIn.keyboard.press('Escape')
  await signedIn.reload()
  await openDialog(signedIn)
  await expect(text).toBeFocused()
  await signedIn.keyboard.type('tomorrow')
  await expect(text).toHaveValue('call the plumber tomorrow')
})

test('TASK-11 quick add says what cannot be applied, and the question says it again', async ({ signedIn }) => {
  const once = 'We can’t repeat a reminder within the same day, so we’ll create just one'
  await signedIn.goto('/')
  const box = signedIn.getByRole('textbox', { name: 'Add a reminder' })
  await box.fill('walk every 45 minutes')
  const said = signedIn.getByRole('status').filter({ hasText: once })
  await expect(said).toBeVisible()
  await expect(said).not.toContainText(/every 45/i)
  await box.press('Enter')
  const question = signedIn.getByRole('alertdialog')
  await expect(question).toContainText(once)
  await expect(question).not.toContainText('Repeats')
  await question.getByRole('button', { name: 'Cancel' }).click()

  await box.fill('meeting 30 Feb 5pm')
  await expect(signedIn.getByText('“30 Feb” isn’t a real date')).toBeVisible()
  await box.press('Enter')
  await expect(question).toContainText('“30 Feb” isn’t a real date')
})

test('TASK-11 an interval with a window is a list of reminders to confirm', async ({ signedIn }) => {
  await signedIn.goto('/')
  const box = signedIn.getByRole('textbox', { name: 'Add a reminder' })
  await box.fill('drink water every 2 hours from 2pm to 8pm daily')
  await expect(signedIn.getByText(/4 reminders · Drink water/)).toBeVisible()
  await box.press('Enter')
  await expect(signedIn.getByRole('dialog').getByRole('button', { name: 'Create 4 Reminders' })).toBeVisible()
})
