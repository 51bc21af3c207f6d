import type { Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, type Person, remember, test } from '../fixtures.ts'

const today = new Date()
const tomorrow = new Date(Date.now() + 86_400_000)
const agendaOf = (page: Page) => page.getByRole('region', { name: /Agenda/ })

async function rememberDaily(page: Page, person: Person): Promise<void> {
  const { id } = await remember(page, person, {
    text: 'water the tulsi',
    suggested_date: dayOf(today),
    suggested_time: '23:50',
  })
  await page.request.put(`/api/reminders/${id}`, {
    data: { recurrence: 'daily' },
    headers: { authorization: `Bearer ${person.token}` },
  })
}

test('a repeating reminder shows on each of its days, and one is done without the others', async ({
  signedIn,
  person,
}) => {
  await rememberDaily(signedIn, person)
  await signedIn.goto('/')
  const agenda = agendaOf(signedIn)
  await agenda.getByRole('button', { name: 'Mark Complete' }).click()
  await expect(agenda.getByRole('button', { name: 'Mark Incomplete' })).toBeVisible()
  await signedIn.getByRole('region', { name: 'Calendar' }).getByRole('grid').waitFor()
  await signedIn.locator(`[data-day="${dayOf(tomorrow)}"] button`).click()
  await expect(agenda.getByText(/water the tulsi/i)).toBeVisible()
  await expect(agenda.getByRole('button', { name: 'Mark Complete' })).toBeVisible()
  await expect(signedIn.getByRole('dialog')).toHaveCount(0)
})

test('one day of a repeating reminder is changed or deleted, and the others stay', async ({ signedIn, person }) => {
  await rememberDaily(signedIn, person)
  await signedIn.goto(`/#day=${dayOf(tomorrow)}`)
  const agenda = agendaOf(signedIn)
  await agenda.getByRole('button', { name: 'Edit' }).click()
  const dialog = signedIn.getByRole('dialog')
  // The opened day is selected, not the whole series.
  await expect(dialog.getByRole('radio', { name: /^Only / })).toBeChecked()
  await dialog.getByRole('radio', { name: 'All occurrences' }).check()
  await expect(dialog.getByLabel('Date')).toHaveValue(dayOf(today))
  await dialog.getByRole('radio', { name: /^Only / }).check()
  await expect(dialog.getByLabel('Date')).toHaveValue(dayOf(tomorrow))
  await expectAccessible(signedIn)
  await dialog.getByLabel('Title').fill('Water the roses')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(agenda.getByText('Water the roses')).toBeVisible()
  await expect(agenda.getByRole('heading', { name: /water the tulsi/i })).toHaveCount(0)

  await agenda.getByRole('button', { name: 'Back to today' }).click()
  await expect(agenda.getByRole('heading', { name: /water the tulsi/i })).toBeVisible()
  await agenda.getByRole('button', { name: 'Delete' }).click()
  const question = signedIn.getByRole('alertdialog')
  await expect(question).toContainText('and all its repeats will be deleted')
  await expectAccessible(signedIn)
  await question.getByRole('button', { name: /^Only / }).click()
  await expect(agenda.getByText(/water the tulsi/i)).toHaveCount(0)
  await signedIn.reload()
  await expect(agenda.getByRole('heading', { name: /Agenda/ })).toContainText('0')
  await expect(agenda.getByText(/water the tulsi/i)).toHaveCount(0)
  const list = await signedIn.request.get('/api/reminders', { headers: { authorization: `Bearer ${person.token}` } })
  expect((await list.json()).length).toBe(2)
})
