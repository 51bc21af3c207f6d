import { dayOf, expect, expectAccessible, inWords, remember, test } from '../fixtures.ts'

const dayMs = 24 * 60 * 60 * 1000
const today = new Date()
const tomorrow = new Date(today.getTime() + dayMs)

const agendaOf = (page: import('@playwright/test').Page) => page.getByRole('region', { name: /Agenda/ })
const dayButton = (page: import('@playwright/test').Page, day: string) => page.locator(`[data-day="${day}"] button`)

test('DASH-1 the dashboard has its title and a calendar with a legend', async ({ signedIn }) => {
  await signedIn.goto('/')
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Your Daily Dashboard' })).toBeVisible()
  const calendar = signedIn.getByRole('region', { name: 'Calendar' })
  await expect(calendar.getByRole('grid')).toBeVisible()
  for (const mark of ['Has reminders', 'Today', 'Selected'])
    await expect(calendar.getByText(mark, { exact: true })).toBeVisible()
})

test('DASH-2 picking a free day asks what to remember on it', async ({ signedIn }) => {
  await signedIn.goto('/')
  await dayButton(signedIn, dayOf(tomorrow)).click()
  await expect(signedIn.getByText(`Create a reminder for ${inWords(tomorrow)}`)).toBeVisible()
  const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
  await expect(dialog.getByLabel('Date')).toHaveValue(dayOf(tomorrow))
  await expect(dialog.getByLabel(/Time/)).toHaveValue('09:00')
})

test('DASH-3 the agenda lists the day with its count, and a reminder is completed and reopened', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, {
    text: 'pay the electricity bill',
    suggested_date: dayOf(tomorrow),
    suggested_time: '11:00',
  })
  await remember(signedIn, person, { text: 'buy paneer', suggested_date: dayOf(tomorrow), suggested_time: '08:15' })
  await signedIn.goto('/')
  await dayButton(signedIn, dayOf(tomorrow)).click()
  const agenda = agendaOf(signedIn)
  await expect(agenda.getByRole('heading', { level: 2 })).toContainText('2')
  await expect(agenda.getByRole('heading', { level: 3 })).toHaveText([/buy paneer/i, /pay the electricity bill/i])
  await expect(agenda.getByText('8:15 am', { exact: true })).toBeVisible()

  const row = agenda.getByRole('listitem').filter({ hasText: /paneer/ })
  await row.getByRole('button', { name: 'Mark Complete' }).click()
  await expect(signedIn.getByText('Reminder completed')).toBeVisible()
  await row.getByRole('button', { name: 'Mark Incomplete' }).click()
  await expect(signedIn.getByText('Reminder reopened')).toBeVisible()
  await signedIn.reload()
  await dayButton(signedIn, dayOf(tomorrow)).click()
  await expect(row.getByRole('button', { name: 'Mark Complete' })).toBeVisible()
})

test('DASH-4 the create dialog asks for missing fields, then confirms; Cancel creates nothing and keeps the text', async ({
  signedIn,
}) => {
  await signedIn.goto('/')
  await signedIn.getByRole('button', { name: 'Add reminder' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
  const submit = dialog.getByRole('button', { name: 'Create Reminder' })
  const text = dialog.getByRole('textbox').first()
  await expect(submit).toBeDisabled()
  await text.fill('   ')
  await submit.click()
  await expect(dialog.getByText('Please enter a reminder description')).toBeVisible()
  await dialog.getByText('Date and time').click()
  await dialog.getByLabel('Date').fill('')
  await expect(submit).toBeDisabled()
  await text.press('Enter')
  await expect(dialog.getByText('Please select a date for the reminder')).toBeVisible()

  await dialog.getByLabel('Date').fill(dayOf(tomorrow))
  await text.fill('book the cylinder')
  await submit.click()
  const question = signedIn.getByRole('alertdialog')
  await expect(question).toContainText(`Create AI reminder "Book the cylinder" on ${inWords(tomorrow)} at 9:00 am?`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(text).toHaveValue('book the cylinder')
  await signedIn.reload()
  await expect(agendaOf(signedIn).getByText('Book the cylinder')).toHaveCount(0)
})

test.describe('on a device in Dubai', () => {
  test.use({ timezoneId: 'Asia/Dubai' })

  test('TASK-2 the preview and the question both name India’s time zone', async ({ signedIn }) => {
    await signedIn.goto('/')
    await signedIn.getByLabel('Add a reminder').fill('dentist tomorrow 4pm')
    await expect(signedIn.getByText(/4:00 pm · .*India Standard Time/)).toBeVisible()
    await signedIn.keyboard.press('Enter')
    await expect(signedIn.getByRole('alertdialog')).toContainText(
      'Times follow your profile’s time zone (India Standard Time), not this device’s.',
    )
  })

  test('the dashboard, the week and the edit form name the zone of their times, which can be kept or switched', async ({
    signedIn,
    person,
  }) => {
    await remember(signedIn, person, {
      text: 'visit the dentist',
      suggested_date: dayOf(tomorrow),
      suggested_time: '16:00',
    })
    await signedIn.goto(`/#day=${dayOf(tomorrow)}`)
    const notice = signedIn.getByRole('complementary', { name: 'Time zone' })
    await expect(notice).toContainText('This device is on Dubai time, and times here are India time.')
    await expectAccessible(signedIn)
    await agendaOf(signedIn).getByRole('button', { name: 'Edit' }).click()
    const dialog = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
    await expect(dialog).toContainText('Times follow your profile’s time zone (India Standard Time)')
    await signedIn.keyboard.press('Escape')
    await signedIn.goto('/#view=week')
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Use Dubai time' }).click()
    await expect(notice).toHaveCount(0)
    await signedIn.goto(`/#day=${dayOf(tomorrow)}`)
    await expect(agendaOf(signedIn).getByText('2:30 pm', { exact: true })).toBeVisible()

    // Kept, it is not asked again for this zone.
    const headers = { authorization: `Bearer ${person.token}` }
    await signedIn.request.put('/api/profile/update', { headers, data: { time_zone: 'Asia/Kolkata' } })
    await signedIn.reload()
    await notice.getByRole('button', { name: 'Keep India time' }).click()
    await expect(notice).toHaveCount(0)
    await signedIn.reload()
    await expect(agendaOf(signedIn).getByText('4:00 pm', { exact: true })).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
})

test.describe('while the network is cut', () => {
  test.use({ worker: true })

  test('DASH-4 offline a reminder is confirmed, queued, marked as waiting, and sent once', async ({
    signedIn,
    context,
  }) => {
    await signedIn.goto('/')
    await signedIn.getByRole('button', { name: 'Add reminder' }).click()
    const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
    await dialog.getByRole('textbox').first().fill('book the cylinder tomorrow')
    await expect(dialog.getByRole('button', { name: 'Create Reminder' })).toBeEnabled()
    // By then every part of the page is stored.
    await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Create Reminder' }).click()
    await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await signedIn.getByRole('button', { name: 'Show', exact: true }).first().click()
    await expect(agendaOf(signedIn).getByText('Book the cylinder')).toBeVisible()
    await expect(agendaOf(signedIn).getByText('Waiting to sync')).toBeVisible()
    await signedIn.getByRole('button', { name: '1 change waiting to sync' }).click()
    const waiting = signedIn.getByRole('dialog', { name: 'Waiting to sync' })
    await expect(waiting.getByRole('listitem')).toContainText('New reminder')
    await expectAccessible(signedIn)
    await signedIn.keyboard.press('Escape')
    await context.setOffline(false)
    await expect(agendaOf(signedIn).getByText('Waiting to sync')).toHaveCount(0)
    await expect(agendaOf(signedIn).getByText('Book the cylinder')).toHaveCount(1)
    await signedIn.reload()
    await expect(agendaOf(signedIn).getByText('Book the cylinder')).toHaveCount(1)
  })

  test('TASK-3 a change of a reminder that was deleted meanwhile shows what was typed, and creates it again', async ({
    signedIn,
    person,
    context,
  }) => {
    const day = dayOf(tomorrow)
    const { id } = await remember(signedIn, person, { text: 'book the cylinder', suggested_date: day })
    await signedIn.goto(`/#day=${day}`)
    await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
    await signedIn.reload()
    await agendaOf(signedIn).getByRole('button', { name: 'Edit' }).click()
    const form = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
    await form.getByLabel('Title').fill('Book two cylinders')
    await context.setOffline(true)
    await form.getByRole('button', { name: 'Save changes' }).click()
    await expect(signedIn.getByRole('button', { name: '1 change waiting to sync' })).toBeVisible()
    const headers = { authorization: `Bearer ${person.token}` }
    expect((await signedIn.request.delete(`/api/reminders/${id}`, { headers })).ok()).toBe(true)
    await context.setOffline(false)
    await signedIn.getByRole('button', { name: '1 change needs review' }).click()
    const sheet = signedIn.getByRole('dialog', { name: 'Waiting to sync' })
    await expect(sheet.getByRole('heading', { name: 'Book two cylinders' })).toBeVisible()
    await expectAccessible(signedIn)
    await sheet.getByRole('button', { name: 'Create it again' }).click()
    await expect(sheet.getByText('All changes synced')).toBeVisible()
    await signedIn.keyboard.press('Escape')
    await expect(agendaOf(signedIn).getByRole('heading', { name: 'Book two cylinders' })).toBeVisible()
  })
})

test('DASH-5 the edit dialog has every field, requires title and date, and allows no past date', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(today), suggested_time: '23:55' })
  await signedIn.goto('/')
  await agendaOf(signedIn).getByRole('button', { name: 'Edit' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
  await expect(dialog.getByLabel('Date')).toHaveAttribute('min', dayOf(today))
  await dialog.getByLabel('Title').fill('')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(dialog.getByText('Title and date are required')).toBeVisible()

  await dialog.getByLabel('Title').fill('Pay the rent')
  await dialog.getByLabel('Description').fill('by UPI')
  await dialog.getByLabel('Time').fill('23:45')
  await dialog.getByLabel(/Repeat|Recurrence/).selectOption('weekly')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(dialog).toBeHidden()
  const agenda = agendaOf(signedIn)
  await expect(agenda.getByText('Pay the rent')).toBeVisible()
  await expect(agenda.getByText('by UPI')).toBeVisible()
  await expect(agenda.getByText('11:45 pm', { exact: true })).toBeVisible()
})

test('DASH-6 deleting asks first', async ({ signedIn, person }) => {
  await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(today), suggested_time: '23:55' })
  await signedIn.goto('/')
  const agenda = agendaOf(signedIn)
  await agenda.getByRole('button', { name: 'Delete' }).click()
  const question = signedIn.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this reminder?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(agenda.getByText(/pay rent/i)).toBeVisible()
  await agenda.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  // An empty day may suggest the sentence 'pay rent'.
  await expect(agenda.getByRole('heading', { name: /pay rent/i })).toHaveCount(0)
})

test.describe('with a server that answers as told', () => {
  test('DASH-7 a 400 is asked three times, anything else once, and Retry loads the list', async ({
    signedIn,
    person,
  }) => {
    await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(today), suggested_time: '23:55' })
    let status = 400
    let asked = 0
    await signedIn.route('**/api/reminders', (route) => {
      asked++
      return status === 200 ? route.continue() : route.fulfill({ status, json: { detail: 'Not now' } })
    })
    await signedIn.goto('/')
    await expect(signedIn.getByText('Failed to fetch reminders. Please try refreshing the page.')).toBeVisible()
    expect(asked).toBe(3)

    status = 500
    asked = 0
    await signedIn.reload()
    await expect(signedIn.getByText('Failed to fetch reminders. Please try refreshing the page.')).toBeVisible()
    expect(asked).toBe(1)

    status = 200
    await signedIn.getByRole('button', { name: /Retry|Try again/ }).click()
    await expect(agendaOf(signedIn).getByText(/pay rent/i)).toBeVisible()
  })

  test('DASH-7 a refused change is undone and reported', async ({ signedIn, person }) => {
    await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(today), suggested_time: '23:55' })
    await signedIn.goto('/')
    const agenda = agendaOf(signedIn)
    await agenda.getByRole('button', { name: 'Mark Complete' }).waitFor()
    await signedIn.route('**/api/reminders/*', (route) => route.fulfill({ status: 500, json: { detail: 'Not today' } }))

    await agenda.getByRole('button', { name: 'Mark Complete' }).click()
    await expect(signedIn.getByText('Failed to update reminder.', { exact: true })).toBeVisible()
    await expect(agenda.getByRole('button', { name: 'Mark Complete' })).toBeVisible()

    await agenda.getByRole('button', { name: 'Edit' }).click()
    await signedIn.getByRole('dialog').getByRole('button', { name: /Save/ }).click()
    await expect(signedIn.getByText('Failed to update reminder: Not today.')).toBeVisible()
    await signedIn.keyboard.press('Escape')

    await agenda.getByRole('button', { name: 'Delete' }).click()
    await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(signedIn.getByText('Failed to delete reminder.')).toBeVisible()
    await expect(agenda.getByText(/pay rent/i)).toBeVisible()

    await signedIn.getByRole('button', { name: 'Add reminder' }).click()
    await signedIn.getByRole('dialog').getByRole('textbox').first().fill('buy milk')
    await signedIn.getByRole('dialog').getByRole('button', { name: 'Create Reminder' }).click()
    await expect(signedIn.getByText('Failed to create AI reminder: Not today.')).toBeVisible()
  })
})

test('arrow keys move through the calendar without opening anything, and Enter picks a day', async ({ signedIn }) => {
  await signedIn.goto('/')
  await dayButton(signedIn, dayOf(today)).focus()
  await signedIn.keyboard.press('ArrowRight')
  await expect(dayButton(signedIn, dayOf(tomorrow))).toBeFocused()
  await signedIn.keyboard.press('ArrowDown')
  await expect(dayButton(signedIn, dayOf(new Date(tomorrow.getTime() + 7 * dayMs)))).toBeFocused()
  await expect(signedIn.getByRole('dialog')).toHaveCount(0)
  await signedIn.keyboard.press('Enter')
  await expect(signedIn.getByRole('dialog', { name: 'Create AI Reminder' })).toBeVisible()
})

test('TASK-4 a phone’s Back closes the dialog, keeps what was typed and stays on the page', async ({ signedIn }) => {
  await signedIn.goto('/')
  // A link tapped before the page is interactive loads a new page.
  await expect(signedIn.getByRole('button', { name: 'Add reminder' })).toBeVisible()
  await signedIn.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await signedIn.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  const text = signedIn.getByRole('dialog').getByRole('textbox').first()
  await signedIn.getByRole('button', { name: 'Add reminder' }).click()
  await text.fill('call the plumber tomorrow')
  await signedIn.goBack()
  await expect(signedIn.getByRole('dialog')).toHaveCount(0)
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Your Daily Dashboard' })).toBeVisible()
  await signedIn.getByRole('button', { name: 'Add reminder' }).click()
  await expect(text).toHaveValue('call the plumber tomorrow')
  await signedIn.getByRole('button', { name: 'Cancel' }).click()
  // A link within the page works, also after a dialog.
  await signedIn.evaluate(() => {
    location.hash = '#day=2026-01-26'
  })
  await expect(signedIn.getByText('Monday, 26 January 2026 ·')).toBeVisible()
  await signedIn.goBack()
  await expect(signedIn.getByText('Monday, 26 January 2026 ·')).toHaveCount(0)
  await signedIn.goBack()
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

test('two tabs: what is ticked in one is ticked in the other', async ({ signedIn, person, context }) => {
  await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(today), suggested_time: '23:55' })
  await signedIn.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  await expect(agendaOf(other).getByText(/pay rent/i)).toBeVisible()
  await agendaOf(signedIn).getByRole('button', { name: 'Mark Complete' }).click()
  await expect(agendaOf(other).getByRole('button', { name: 'Mark Incomplete' })).toBeVisible()
})

test('html in a title is shown as text', async ({ signedIn, person }) => {
  await remember(signedIn, person, {
    text: '<img src=x onerror=alert(1)><b>rent</b>',
    suggested_date: dayOf(today),
    suggested_time: '23:55',
  })
  signedIn.on('dialog', () => expect('a script ran').toBe('never'))
  await signedIn.goto('/')
  await expect(agendaOf(signedIn).getByText('<b>rent</b>')).toBeVisible()
})

test('NOTIFY-1 a reminder is snoozed from its row, and the page says when it rings again', async ({
  signedIn,
  person,
}) => {
  const due = { suggested_date: dayOf(today), suggested_time: '11:00', date_picked: true }
  await remember(signedIn, person, { text: 'pay rent', ...due })
  const snooze = agendaOf(signedIn).getByRole('button', { name: 'Snooze' })
  // Late in the evening 'This evening' would be the next day's.
  for (const [time, offered] of [
    ['20:30', [/10 minutes/, /1 hour/, /3 hours/, /Tomorrow/, /Next week/, /Pick a day/]],
    ['12:00', [/10 minutes/, /1 hour/, /3 hours/, /This evening/, /Tomorrow/, /Next week/, /Pick a day/]],
  ] as const) {
    await signedIn.clock.setFixedTime(`${dayOf(today)}T${time}:00+05:30`)
    await signedIn.goto('/')
    await snooze.click()
    await expect(signedIn.getByRole('menuitem')).toHaveText([...offered])
  }
  await signedIn.keyboard.press('Escape')
  await expect(snooze).toBeFocused()
  await signedIn.keyboard.press('Enter')
  await signedIn.getByRole('menuitem', { name: 'Tomorrow' }).click()
  const mark = agendaOf(signedIn).getByText('Snoozed until tomorrow, 9:00 am')
  await expect(mark).toBeVisible()
  await expect(signedIn.getByText('Snoozed until tomorrow, 9:00 am')).toHaveCount(2)
  await signedIn.reload()
  await expect(mark).toBeVisible()
  await agendaOf(signedIn).getByRole('button', { name: 'Mark Complete' }).click()
  await expect(mark).toHaveCount(0)
})
