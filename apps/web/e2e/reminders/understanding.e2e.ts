import type { Page } from '@playwright/test'

import { dayOf, expect, expectAccessible, inWords, remember, test } from '../fixtures.ts'

const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
const agendaOf = (page: Page) => page.getByRole('region', { name: /Agenda/ })

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Add reminder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create AI Reminder' })
  return { dialog, text: dialog.getByRole('textbox').first() }
}

test('READ-2 several reminders of one line are taken or left, created at once and undone together', async ({
  signedIn,
}) => {
  await signedIn.goto(`/#day=${dayOf(tomorrow)}`)
  const { dialog, text } = await openDialog(signedIn)
  await text.fill('tomorrow 5 pm call mom, tomorrow 6 pm buy milk and tomorrow 7 pm pick up laundry')
  await expect(dialog.getByRole('group', { name: '3 reminders' })).toBeVisible()
  await dialog.getByRole('checkbox', { name: /Buy milk/ }).uncheck()
  await expectAccessible(signedIn)
  await dialog.getByRole('button', { name: 'Create 2 reminders' }).click()
  await expect(dialog).toBeHidden()
  const titles = agendaOf(signedIn).getByRole('heading', { level: 3 })
  await expect(titles).toHaveText(['Call mom', 'Pick up laundry'])
  // Both disappear from the page at once: the reload waits until the server has deleted them too.
  let left = 2
  const removed = signedIn.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.ok() && --left === 0,
  )
  await signedIn.getByRole('button', { name: 'Undo' }).click()
  await expect(titles).toHaveCount(0)
  await removed
  await signedIn.reload()
  await expect(agendaOf(signedIn).getByText('Nothing planned yet')).toBeVisible()
})

test('READ-5 READ-6 a question is answered, and a change by a sentence is shown, made and undone', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'plumber', suggested_date: dayOf(tomorrow), suggested_time: '17:00' })
  await signedIn.goto(`/#day=${dayOf(tomorrow)}`)
  const { dialog, text } = await openDialog(signedIn)
  await text.fill('what do I have tomorrow')
  await expect(dialog.getByRole('region', { name: 'Your request' })).toContainText(`${inWords(tomorrow)}5:00 pmPlumber`)
  await expectAccessible(signedIn)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toBeHidden()

  await openDialog(signedIn)
  await text.fill('plumber ko 7 baje kar do')
  await expect(dialog.getByRole('radio', { name: /Plumber.*5:00 pm.*7:00 pm/ })).toBeChecked()
  await expectAccessible(signedIn)
  await expect(dialog.getByRole('button', { name: 'Move' })).toBeVisible()
  await text.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(agendaOf(signedIn).getByText('7:00 pm', { exact: true })).toBeVisible()
  await signedIn.getByRole('button', { name: 'Undo' }).click()
  await expect(agendaOf(signedIn).getByText('5:00 pm', { exact: true })).toBeVisible()

  // Without 'ko': a change if a plumber is on the list, else a new reminder.
  await openDialog(signedIn)
  await text.fill('carpenter 8 baje kar do')
  await expect(dialog.getByRole('button', { name: 'Create Reminder' })).toBeVisible()
  await text.fill('plumber 8 baje kar do')
  await expect(dialog.getByRole('radio', { name: /Plumber.*5:00 pm.*8:00 pm/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'A new reminder instead' }).click()
  await expect(dialog.getByRole('button', { name: 'Create Reminder' })).toBeVisible()
  await text.fill('')
  await signedIn.keyboard.press('Escape')

  // The text box above the agenda does not make it a reminder either.
  const line = agendaOf(signedIn).getByRole('textbox', { name: 'Add a reminder' })
  await line.fill('plumber 8 baje kar do')
  await expect(signedIn.locator('output').filter({ hasText: 'Moves: Plumber (asks you first)' })).toBeVisible()
  await line.press('Enter')
  await expect(dialog.getByRole('radio', { name: /Plumber.*5:00 pm.*8:00 pm/ })).toBeChecked()
  await text.fill('')
  await signedIn.keyboard.press('Escape')

  await openDialog(signedIn)
  // An explicit day: late in the evening, the default would be the day already shown, and there would be no 'Show'
  // button.
  await text.fill('pay 500 to sunita@okhdfc, 98765 43210 in 3 days at 5 pm')
  const chips = dialog.getByRole('list', { name: 'Understood' })
  await expect(chips.getByRole('link', { name: 'Call 9876543210' })).toHaveAttribute('href', 'tel:9876543210')
  await expect(chips.getByRole('link', { name: 'Pay ₹500' })).toHaveAttribute('href', /^upi:/)
  await expectAccessible(signedIn)

  await text.press('Enter')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await signedIn.getByRole('button', { name: 'Show', exact: true }).first().click()
  const row = agendaOf(signedIn).getByRole('listitem').filter({ hasText: 'Pay 500' })
  await row.getByRole('button', { name: 'Edit' }).click()
  const uses = signedIn.getByRole('dialog', { name: 'Edit Reminder' }).getByRole('list', { name: /Call, pay/ })
  await expect(uses.getByRole('link', { name: 'Call 9876543210' })).toBeVisible()
})

test.describe('while the network is cut', () => {
  test.use({ worker: true })

  test('READ-5 a change by a sentence waits on the device', async ({ signedIn, person, context }) => {
    await remember(signedIn, person, { text: 'buy milk', suggested_date: dayOf(tomorrow), suggested_time: '08:00' })
    await signedIn.goto(`/#day=${dayOf(tomorrow)}`)
    await expect(agendaOf(signedIn).getByText('Buy milk')).toBeVisible()
    await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    const { dialog, text } = await openDialog(signedIn)
    await text.fill('done with milk')
    await dialog.getByRole('button', { name: 'Mark Complete' }).click()
    await expect(agendaOf(signedIn).getByRole('button', { name: 'Mark Incomplete' })).toBeVisible()
    await expect(agendaOf(signedIn).getByText('Waiting to sync')).toBeVisible()
    await context.setOffline(false)
    await expect(agendaOf(signedIn).getByText('Waiting to sync')).toHaveCount(0)
  })
})

test('READ-5 TASK-7 what asks to be reminded ahead of a reminder sets its alert, and of nothing there makes a new one', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'school bus', suggested_date: dayOf(tomorrow), suggested_time: '07:15' })
  await signedIn.goto(`/#day=${dayOf(tomorrow)}`)
  const { dialog, text } = await openDialog(signedIn)
  await text.fill('remind me 15 min before the picnic')
  await expect(dialog.getByRole('list', { name: 'Understood' })).toBeVisible()
  await text.fill('school bus se 15 min pehle yaad dilana')
  await expect(dialog.getByRole('group', { name: 'Remind you 15 minutes before this?' })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /School bus.*7:15 am.*7:00 am/ })).toBeChecked()
  await expectAccessible(signedIn)
  await text.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(signedIn.getByText('Reminds you 15 minutes before', { exact: true })).toBeVisible()
  const leads = async () => {
    const headers = { authorization: `Bearer ${person.token}` }
    const [bus] = (await (await signedIn.request.get('/api/reminders', { headers })).json()) as {
      lead_minutes?: number[]
    }[]
    return bus!.lead_minutes ?? null
  }
  await expect.poll(leads).toEqual([15])
  await signedIn.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(leads).toBeNull()

  // A reminder of that name exists, but not on that day: this is a new one, with its day and time as usual.
  await openDialog(signedIn)
  const later = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000)
  const weekday = later.toLocaleDateString('en', { weekday: 'long', timeZone: 'Asia/Kolkata' })
  await text.fill(`school bus is not coming on ${weekday}`)
  await expect(dialog.getByRole('list', { name: 'Understood' })).toContainText(inWords(later))
  await expect(dialog.getByText('You have no reminder')).toHaveCount(0)
  await expect(dialog.getByLabel('Date')).toBeAttached()
  await expect(dialog.getByRole('button', { name: 'Create Reminder' })).toBeEnabled()
})

test('TASK-7 a pasted list becomes one reminder with a checklist', async ({ signedIn, person }) => {
  await signedIn.goto('/')
  const { dialog, text } = await openDialog(signedIn)
  await text.fill('Pack for Goa trip tomorrow 10 am:\n- sunscreen\n- charger')
  const understood = dialog.getByRole('list', { name: 'Understood' })
  await expect(understood).toContainText('2 to tick: sunscreen, charger')
  await expect(understood).toContainText(inWords(tomorrow))
  await expectAccessible(signedIn)
  await dialog.getByRole('button', { name: 'Create Reminder' }).click()
  await signedIn.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
  const headers = { authorization: `Bearer ${person.token}` }
  const [made] = (await (await signedIn.request.get('/api/reminders', { headers })).json()) as Record<string, unknown>[]
  expect(made).toMatchObject({
    title: 'Pack for Goa trip',
    time: '10:00:00',
    checklist: [
      { text: 'sunscreen', done: false },
      { text: 'charger', done: false },
    ],
  })
})

test('HOME-4 READ-5 a sentence for the shopping list goes there with one tap, or becomes a reminder with one tap', async ({
  signedIn,
}) => {
  await signedIn.goto('/')
  const { dialog, text } = await openDialog(signedIn)
  await text.fill('shopping list me besan 1 kg aur ghee jod do')
  const card = dialog.getByRole('region', { name: 'Shopping list' })
  await expect(card.getByRole('listitem')).toHaveText(['besan 1 kg', 'ghee'])
  await expectAccessible(signedIn)
  await card.getByRole('button', { name: 'Create a reminder instead' }).click()
  await expect(dialog.getByRole('button', { name: 'Create Reminder' })).toBeVisible()
  await text.fill('')
  await text.fill('दूध और अंडे लिस्ट में डाल दो')
  await expect(card.getByRole('listitem')).toHaveText(['दूध', 'अंडे'])

  // Refused text stays in the box.
  await signedIn.route('**/api/shopping-list/items', (route) =>
    route.fulfill({ status: 422, json: { detail: 'The list is full' } }),
  )
  await dialog.getByRole('button', { name: 'Add to shopping list' }).click()
  await expect(signedIn.getByText('The list is full.')).toBeVisible()
  await expect(text).toHaveValue('दूध और अंडे लिस्ट में डाल दो')
  await signedIn.unroute('**/api/shopping-list/items')
  await text.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(signedIn.getByText('2 items added to the shopping list')).toBeVisible()

  // So does the text box above the agenda.
  const line = agendaOf(signedIn).getByRole('textbox', { name: 'Add a reminder' })
  await line.fill('list: paneer 500g, hari mirch')
  await expect(signedIn.locator('output').filter({ hasText: 'Add to shopping list: paneer 500g' })).toBeVisible()
  await line.press('Enter')
  await expect(card.getByRole('listitem')).toHaveText(['paneer 500 g', 'hari mirch'])
  await dialog.getByRole('button', { name: 'Add to shopping list' }).click()
  await expect(dialog).toBeHidden()
  await signedIn.goto('/recipes#list')
  for (const name of ['दूध', 'अंडे', 'Paneer', 'Hari mirch'])
    await expect(signedIn.getByRole('checkbox', { name }).first()).toBeVisible()
})
