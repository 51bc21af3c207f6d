import type { Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, remember, test } from '../fixtures.ts'

const today = { suggested_date: dayOf(new Date()), suggested_time: '23:55' }
const agendaOf = (page: Page) => page.getByRole('region', { name: /Agenda/ })

test('TASK-7 a priority is read from the sentence and shown, and is not in the title', async ({ signedIn }) => {
  await signedIn.goto('/')
  await signedIn.getByRole('button', { name: 'Add reminder' }).click()
  const text = signedIn.getByRole('dialog').getByRole('textbox').first()
  await text.fill('p1 pay the rent today at 11:58 pm')
  await text.press('Enter')
  await expect(signedIn.getByRole('alertdialog')).toContainText('"Pay the rent"')
  await signedIn.keyboard.press('Enter')
  const row = agendaOf(signedIn).getByRole('listitem').filter({ hasText: 'Pay the rent' })
  await expect(row.getByText('High priority')).toBeVisible()
})

test('TASK-7 priority, tags, duration, alerts and a checklist are said in the form and shown in the row', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'pack for Goa', ...today })
  await signedIn.goto('/')
  const agenda = agendaOf(signedIn)
  await agenda.getByRole('button', { name: 'Edit' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
  await dialog.getByLabel('Description').fill('list: https://example.in/goa?a=1.')
  await dialog.getByText('More', { exact: true }).click()
  await dialog.getByLabel('Priority').selectOption('Medium')
  await dialog.getByLabel('Duration').selectOption('1 hour 30 minutes')
  await dialog.getByLabel('Tags').fill('#goa holiday')
  await dialog.getByLabel('Alerts').selectOption('Custom for this reminder')
  await dialog.getByRole('button', { name: '1 day' }).click()
  await dialog.getByLabel('Ring until done').selectOption('15 minutes')
  const item = dialog.getByLabel('Add a checklist item')
  for (const text of ['sunscreen', 'chargers']) {
    await item.fill(text)
    await item.press('Enter')
  }
  // Each line of a pasted list becomes an item.
  await item.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '- tickets\n[ ] towel\n\n3. cap')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const items = dialog.getByRole('list', { name: 'Checklist' }).getByRole('textbox')
  await expect(items).toHaveCount(5)
  expect(await items.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
    'sunscreen',
    'chargers',
    'tickets',
    'towel',
    'cap',
  ])
  await expectAccessible(signedIn)
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(dialog).toBeHidden()

  await expect(agenda.getByText('Medium priority')).toBeVisible()
  await expect(agenda).toContainText('11:55 pm · 90 min')
  for (const tag of ['#goa', '#holiday']) await expect(agenda.getByText(tag, { exact: true })).toBeVisible()
  await expect(agenda.getByRole('link', { name: 'https://example.in/goa?a=1' })).toHaveAttribute('rel', /noopener/)
  await agenda.getByText('Checklist: 0 of 5').click()
  await agenda.getByRole('checkbox', { name: 'chargers' }).check()
  await expect(agenda.getByText('Checklist: 1 of 5')).toBeVisible()
  await expectAccessible(signedIn)
  await signedIn.reload()
  await expect(agenda.getByText('Checklist: 1 of 5')).toBeVisible()
  await agenda.getByRole('button', { name: 'Edit' }).click()
  await expect(dialog.getByRole('button', { name: '1 day', pressed: true })).toBeVisible()
  await expect(dialog.getByLabel('Ring until done')).toHaveValue('15')
})

test.describe('while the network is cut', () => {
  test.use({ worker: true })

  test('TASK-7 a checklist is ticked without a connection, and sent once there is one', async ({
    signedIn,
    person,
    context,
  }) => {
    const { id } = await remember(signedIn, person, { text: 'pack for Goa', ...today })
    await signedIn.request.put(`/api/reminders/${id}`, {
      headers: { authorization: `Bearer ${person.token}` },
      data: { checklist: [{ text: 'chargers', done: false }] },
    })
    await signedIn.goto('/')
    const agenda = agendaOf(signedIn)
    await agenda.getByText('Checklist: 0 of 1').click()
    await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await agenda.getByRole('checkbox', { name: 'chargers' }).check()
    await expect(agenda.getByText('Waiting to sync')).toBeVisible()
    await context.setOffline(false)
    await expect(agenda.getByText('Waiting to sync')).toHaveCount(0)
    await signedIn.reload()
    await expect(agenda.getByText('Checklist: 1 of 1')).toBeVisible()
  })
})
