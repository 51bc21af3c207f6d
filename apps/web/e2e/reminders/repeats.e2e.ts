import type { Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, inWords, remember, test } from '../fixtures.ts'

const dayMs = 24 * 60 * 60 * 1000
const today = new Date()
const inDays = (days: number) => dayOf(new Date(today.getTime() + days * dayMs))
const agendaOf = (page: Page) => page.getByRole('region', { name: /Agenda/ })

test('TASK-6 a custom repeat: every few weeks on chosen days until a date; an impossible one is reported', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'water the ferns', suggested_date: inDays(0), suggested_time: '23:55' })
  await signedIn.goto('/')
  await agendaOf(signedIn).getByRole('button', { name: 'Edit' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
  await dialog.getByLabel('Recurrence').selectOption({ label: 'Custom…' })
  await dialog.getByLabel('Every').fill('0')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(dialog.getByText(/Please pick how often it repeats/)).toBeVisible()
  await dialog.getByLabel('Every').fill('3')
  await dialog.getByLabel('Unit').selectOption('days')
  await dialog.getByLabel('Ends').selectOption('after')
  await dialog.getByLabel('Number of times').fill('2')
  await expectAccessible(signedIn)
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(agendaOf(signedIn).getByText(/Every 3 days until/)).toBeVisible()
  for (const [days, count] of [
    [3, 1],
    [6, 0],
  ] as const) {
    await signedIn.goto(`/#day=${inDays(days)}`)
    await expect(agendaOf(signedIn).getByRole('heading', { name: 'Water the ferns' })).toHaveCount(count)
  }
})

test('TASK-6 this and following are edited and deleted alone, each undone with one tap', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'walk every day at 11:50 pm', suggested_date: inDays(0) })
  const at = async (days: number, title: string, count: number) => {
    await signedIn.goto(`/#day=${inDays(days)}`)
    await expect(agendaOf(signedIn).getByRole('heading', { level: 3, name: title })).toHaveCount(count)
  }
  await at(2, 'Walk', 1)
  await agendaOf(signedIn).getByRole('button', { name: 'Edit' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
  await dialog.getByRole('radio', { name: 'This and following' }).check()
  await dialog.getByLabel('Title').fill('Swim')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(agendaOf(signedIn).getByRole('heading', { level: 3, name: 'Swim' })).toBeVisible()
  await at(1, 'Walk', 1)
  await at(4, 'Swim', 1)
  await at(4, 'Walk', 0)
  await signedIn.getByRole('button', { name: 'Undo' }).first().click()
  await at(4, 'Walk', 1)
  await at(4, 'Swim', 0)

  await agendaOf(signedIn).getByRole('button', { name: 'Delete' }).click()
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'This and following' }).click()
  await at(3, 'Walk', 1)
  await at(5, 'Walk', 0)
  await signedIn.getByRole('button', { name: 'Undo' }).first().click()
  await at(5, 'Walk', 1)
})

test('TASK-6 TASK-11 this and following, edited and deleted, are undone and redone', async ({ signedIn, person }) => {
  await remember(signedIn, person, { text: 'walk every day at 11:50 pm', suggested_date: inDays(0) })
  await signedIn.goto(`/#day=${inDays(4)}`)
  const agenda = agendaOf(signedIn)
  const walk = agenda.getByRole('heading', { level: 3, name: 'Walk' })
  const swim = agenda.getByRole('heading', { level: 3, name: 'Swim' })
  const toast = (sentence: string) => expect(signedIn.getByText(sentence, { exact: true })).toBeVisible()
  await agenda.getByRole('button', { name: 'Edit' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
  await dialog.getByRole('radio', { name: 'This and following' }).check()
  await dialog.getByLabel('Title').fill('Swim')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(swim).toBeVisible()
  await signedIn.getByRole('button', { name: 'Undo' }).click()
  await expect(walk).toBeVisible()
  await expect(swim).toHaveCount(0)
  await signedIn.getByRole('button', { name: 'Redo' }).click()
  await expect(swim).toBeVisible()
  await expect(walk).toHaveCount(0)
  await signedIn.reload()
  await expect(swim).toBeVisible()

  await signedIn.goto(`/#day=${inDays(6)}`)
  await expect(swim).toBeVisible()
  await agenda.getByRole('button', { name: 'Delete' }).click()
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'This and following' }).click()
  await toast('Reminder deleted')
  await expect(swim).toHaveCount(0)
  await signedIn.keyboard.press('Control+z')
  await expect(swim).toBeVisible()
  await toast('Undone: reminder deleted')
  // There is nothing else to undo.
  await signedIn.keyboard.press('Control+z')
  await signedIn.keyboard.press('Control+y')
  await toast('Reminder deleted')
  await expect(swim).toHaveCount(0)
  await signedIn.keyboard.press('Control+z')
  await expect(swim).toBeVisible()
})

test('TASK-6 this and following, from a form opened before another tab saved, keeps what that tab saved', async ({
  signedIn,
  person,
}) => {
  const { id } = await remember(signedIn, person, { text: 'walk every day at 11:50 pm', suggested_date: inDays(0) })
  await signedIn.goto(`/#day=${inDays(2)}`)
  const agenda = agendaOf(signedIn)
  const dialog = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
  await agenda.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByRole('radio', { name: 'This and following' }).check()
  const saved = await signedIn.request.put(`/api/reminders/${id}`, {
    headers: { authorization: `Bearer ${person.token}` },
    data: { title: 'Walk in Lalbagh', description: 'North gate' },
  })
  expect(saved.ok()).toBe(true)
  await dialog.getByLabel('Time').fill('22:15')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(agenda.getByText('10:15 pm')).toBeVisible()
  await expect(agenda.getByRole('heading', { level: 3, name: 'Walk in Lalbagh' })).toBeVisible()
  await expect(agenda.getByText('North gate')).toBeVisible()
  // The days before have it too, at their own time.
  await signedIn.goto(`/#day=${inDays(1)}`)
  await expect(agenda.getByRole('heading', { level: 3, name: 'Walk in Lalbagh' })).toBeVisible()
  await expect(agenda.getByText('11:50 pm', { exact: true })).toBeVisible()
  // Editing one day alone does the same.
  await agenda.getByRole('button', { name: 'Edit' }).click()
  await signedIn.request.put(`/api/reminders/${id}`, {
    headers: { authorization: `Bearer ${person.token}` },
    data: { description: 'South gate' },
  })
  await dialog.getByLabel('Time').fill('21:30')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(agenda.getByText('9:30 pm')).toBeVisible()
  await expect(agenda.getByText('South gate')).toBeVisible()
})

test('TASK-6 a changed occurrence shows the series it belongs to, is found with it, and leads back to all occurrences', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'walk every day at 11:50 pm', suggested_date: inDays(0) })
  await signedIn.goto(`/#day=${inDays(2)}`)
  const agenda = agendaOf(signedIn)
  const dialog = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
  await agenda.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Time').fill('22:15')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(agenda.getByText('10:15 pm')).toBeVisible()
  await expect(agenda.getByText('Every day, changed this time')).toBeVisible()

  // All occurrences take the new title, including the moved one, which keeps its time.
  await agenda.getByRole('button', { name: 'Edit' }).click()
  await expect(dialog.getByRole('radio', { name: /^Only/ })).toBeChecked()
  await expect(dialog.getByLabel('Recurrence')).toHaveCount(0)
  await expectAccessible(signedIn)
  await dialog.getByLabel('Title').fill('Evening walk')
  await dialog.getByRole('radio', { name: 'All occurrences' }).check()
  await expect(dialog.getByLabel('Title')).toHaveValue('Evening walk')
  await expect(dialog.getByLabel('Time')).toHaveValue('23:50')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(agenda.getByRole('heading', { level: 3, name: 'Evening walk' })).toBeVisible()
  await expect(agenda.getByText('10:15 pm')).toBeVisible()

  await signedIn.keyboard.press('Control+k')
  const search = signedIn.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox').fill('evening walk')
  await expect(search.getByRole('option', { name: /10:15 pm · Every day, changed this time/ })).toBeVisible()
  await signedIn.keyboard.press('Escape')

  // Deleting says what stays, and ends the series from this day on as well, with one undo.
  const question = signedIn.getByRole('alertdialog')
  const evening = agenda.getByRole('heading', { level: 3, name: 'Evening walk' })
  await agenda.getByRole('button', { name: 'Delete' }).click()
  await expect(question).toContainText(
    `"Evening walk" on ${inWords(new Date(`${inDays(2)}T12:00+05:30`))} will be deleted. Its other days stay.`,
  )
  await question.getByRole('button', { name: 'This and following' }).click()
  await expect(signedIn.getByText('Reminder deleted')).toBeVisible()
  await expect(evening).toHaveCount(0)
  await signedIn.goto(`/#day=${inDays(1)}`)
  await expect(evening).toBeVisible()
  await signedIn.goto(`/#day=${inDays(3)}`)
  await expect(agenda.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(evening).toHaveCount(0)
  await signedIn.keyboard.press('Control+z')
  await expect(evening).toBeVisible()
  await signedIn.goto(`/#day=${inDays(2)}`)
  await expect(agenda.getByText('10:15 pm')).toBeVisible()

  await agenda.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'All occurrences' }).click()
  await expect(agenda.getByRole('heading', { level: 3, name: 'Evening walk' })).toHaveCount(0)
  await signedIn.goto(`/#day=${inDays(1)}`)
  await expect(agenda.getByRole('heading', { level: 3, name: 'Evening walk' })).toHaveCount(0)
  // The previous change can be undone on another day, too: by its toast, or by Ctrl+Z after the toast has gone.
  const toast = signedIn.getByRole('listitem').filter({ hasText: 'Reminder deleted' })
  await toast.getByRole('button', { name: /^Undo/ }).click()
  await expect(agenda.getByRole('heading', { level: 3, name: 'Evening walk' })).toBeVisible()
  await signedIn.goto(`/#day=${inDays(2)}`)
  await expect(agenda.getByText('Every day, changed this time')).toBeVisible()
})
