import type { Locator, Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, remember, test } from '../fixtures.ts'

const today = dayOf(new Date())
const startsWeek = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1
/** Waits until a dragged reminder is rendered there, to a quarter of an hour. */
const followed = (dragged: Locator, top: number) =>
  expect.poll(async () => Math.abs((await dragged.boundingBox())!.y - top)).toBeLessThan(7)
/**
 * Scrolls the hours so that 7 am is at the top, after they have scrolled to the current time, which depends on when the
 * test runs.
 */
async function showMorning(page: Page) {
  const hours = page.locator('[data-columns]')
  await expect.poll(() => hours.evaluate((shown) => shown.parentElement!.parentElement!.scrollTop)).toBeGreaterThan(0)
  await hours.evaluate((shown) => {
    shown.parentElement!.parentElement!.scrollTop = (shown.clientHeight / 24) * 7
  })
}
const weekOf = (page: Page) => page.getByRole('region', { name: 'Week', exact: true })

test('TASK-9 in the week a reminder is as high as it is long; dragging moves it, undo takes it back, Enter opens it', async ({
  signedIn,
  person,
}) => {
  const { id } = await remember(signedIn, person, {
    text: 'paint the gate',
    suggested_date: today,
    suggested_time: '10:00',
    date_picked: true,
  })
  const headers = { authorization: `Bearer ${person.token}` }
  await signedIn.request.put(`/api/reminders/${id}`, { headers, data: { duration_minutes: 120 } })
  await signedIn.goto('/#view=week')
  const gate = weekOf(signedIn).getByRole('button', { name: /^Paint the gate/ })
  await expect(gate).toBeVisible()
  await showMorning(signedIn)
  expect((await gate.boundingBox())!.height).toBeGreaterThan(90)
  await expectAccessible(signedIn)

  const { x, y, width } = (await gate.boundingBox())!
  await signedIn.mouse.move(x + width / 2, y + 20)
  await signedIn.mouse.down()
  await signedIn.mouse.move(x + width / 2, y + 30, { steps: 3 })
  await signedIn.mouse.move(x + width / 2, y + 20 + 56, { steps: 5 })
  await followed(gate, y + 56)
  await signedIn.mouse.up()
  await expect(gate).toHaveAccessibleName('Paint the gate 11:00 am')
  await expect(signedIn.getByText(/^Moved to .*11:00 am$/)).toBeVisible()
  await signedIn.getByRole('button', { name: 'Undo' }).first().click()
  await expect(gate).toHaveAccessibleName('Paint the gate 10:00 am')

  await gate.focus()
  await signedIn.keyboard.press('Enter')
  await expect(signedIn.getByRole('dialog', { name: 'Edit Reminder' }).getByLabel('Time')).toHaveValue('10:00')
})

test('TASK-9 dragged to the lower edge of the window the page stays, the hours go on, and it lands where it is shown', async ({
  signedIn,
  person,
}) => {
  const at = { suggested_date: today, suggested_time: '10:00', date_picked: true }
  await remember(signedIn, person, { text: 'paint the gate', ...at })
  await signedIn.setViewportSize({ width: 1280, height: 640 })
  await signedIn.goto('/#view=week')
  const gate = weekOf(signedIn).getByRole('button', { name: /^Paint the gate/ })
  await expect(gate).toBeVisible()
  await showMorning(signedIn)
  const { x, y, width } = (await gate.boundingBox())!
  const windowAt = await signedIn.evaluate(() => scrollY)
  const hoursAt = () => signedIn.locator('[data-columns]').evaluate((hours) => hours.getBoundingClientRect().top)
  const before = await hoursAt()
  await signedIn.mouse.move(x + width / 2, y + 10)
  await signedIn.mouse.down()
  await signedIn.mouse.move(x + width / 2, y + 30, { steps: 3 })
  await signedIn.mouse.move(x + width / 2, 632, { steps: 5 })
  await expect.poll(hoursAt).toBeLessThan(before - 100)
  await signedIn.mouse.move(x + width / 2, 400, { steps: 5 })
  expect(await signedIn.evaluate(() => scrollY)).toBe(windowAt)
  const shown = (await gate.boundingBox())!.y - (await hoursAt())
  await signedIn.mouse.up()
  await expect(gate).not.toHaveAccessibleName('Paint the gate 10:00 am')
  // The hours scroll by any number of pixels, so at most half of a quarter of an hour.
  await expect
    .poll(async () => Math.abs((await gate.boundingBox())!.y - (await hoursAt()) - shown))
    .toBeLessThanOrEqual(7)
})

test('TASK-9 a note that appears during a drag does not change where the reminder lands', async ({
  signedIn,
  person,
}) => {
  const at = { suggested_date: today, suggested_time: '10:00', date_picked: true }
  await remember(signedIn, person, { text: 'paint the gate', ...at })
  await signedIn.goto('/#view=day')
  const gate = signedIn.getByRole('button', { name: /^Paint the gate/ })
  await expect(gate).toBeVisible()
  await showMorning(signedIn)
  const { x, y, width } = (await gate.boundingBox())!
  await signedIn.mouse.move(x + width / 2, y + 10)
  await signedIn.mouse.down()
  await signedIn.mouse.move(x + width / 2, y + 10 + 28, { steps: 5 })
  await followed(gate, y + 28)
  await signedIn.evaluate(() => document.querySelector('main')!.append('A note'))
  await signedIn.mouse.move(x + width / 2, y + 10 + 56, { steps: 5 })
  await followed(gate, y + 56)
  await signedIn.mouse.up()
  await expect(gate).toHaveAccessibleName('Paint the gate 11:00 am')
})

test('TASK-9 with keys alone a reminder moves by an hour and by a day, which is announced and undone', async ({
  signedIn,
  person,
}) => {
  const at = { suggested_date: today, suggested_time: '10:00', date_picked: true }
  await remember(signedIn, person, { text: 'paint the gate', ...at })
  const { id } = await remember(signedIn, person, { text: 'water the tulsi', ...at, suggested_time: '15:00' })
  const headers = { authorization: `Bearer ${person.token}` }
  await signedIn.request.put(`/api/reminders/${id}`, { headers, data: { recurrence: 'daily' } })
  await signedIn.goto('/#view=day')
  const day = signedIn.getByRole('region', { name: 'Day', exact: true })
  const gate = day.getByRole('button', { name: /^Paint the gate/ })
  await gate.focus()
  await signedIn.keyboard.press('Shift+ArrowDown')
  await expect(gate).toHaveAccessibleName('Paint the gate 11:00 am')
  await expect(gate).toBeFocused()
  await expect(day.getByRole('status').first()).toHaveText(/^Moved to .*, 11:00 am$/)
  await signedIn.keyboard.press('Shift+ArrowDown')
  await expect(gate).toHaveAccessibleName('Paint the gate 12:00 pm')
  // The undo of this move, not of the previous one.
  const toast = signedIn.getByRole('listitem').filter({ hasText: /Moved to .*12:00 pm/ })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(gate).toHaveAccessibleName('Paint the gate 11:00 am')
  // Undo step by step, and then redo.
  await signedIn.keyboard.press('Control+z')
  await expect(gate).toHaveAccessibleName('Paint the gate 10:00 am')
  await signedIn.keyboard.press('Control+y')
  await expect(gate).toHaveAccessibleName('Paint the gate 11:00 am')
  await signedIn.keyboard.press('Control+Shift+z')
  await expect(gate).toHaveAccessibleName('Paint the gate 12:00 pm')
  await expect(signedIn.getByText(/undone: undone/i)).toHaveCount(0)
  await signedIn.keyboard.press('Control+z')
  await expect(gate).toHaveAccessibleName('Paint the gate 11:00 am')

  // One occurrence of a repeating reminder moves alone, and focus follows it to the next day.
  const tulsi = day.getByRole('button', { name: /^Water the tulsi/ })
  await tulsi.focus()
  await signedIn.keyboard.press('Shift+ArrowUp')
  await expect(tulsi).toHaveAccessibleName('Water the tulsi 2:00 pm')
  await expect(tulsi).toBeFocused()
  await signedIn.keyboard.press('Shift+ArrowRight')
  // Tomorrow already has its own occurrence at three.
  await expect(day.getByRole('button', { name: 'Water the tulsi 2:00 pm' })).toBeFocused()
  await expect(tulsi).toHaveCount(2)
})

test('TASK-9 the lower end of a reminder changes how long it takes, and so do + and -; of what repeats on that day alone', async ({
  signedIn,
  person,
}) => {
  const at = { suggested_date: today, suggested_time: '10:00', date_picked: true }
  await remember(signedIn, person, { text: 'paint the gate', ...at })
  const { id } = await remember(signedIn, person, { text: 'water the tulsi', ...at, suggested_time: '15:00' })
  const headers = { authorization: `Bearer ${person.token}` }
  await signedIn.request.put(`/api/reminders/${id}`, { headers, data: { recurrence: 'daily' } })
  await signedIn.goto('/#view=day')
  const day = signedIn.getByRole('region', { name: 'Day', exact: true })
  const gate = day.getByRole('button', { name: /^Paint the gate/ })
  await expect(gate).toBeVisible()
  await showMorning(signedIn)
  const height = async () => Math.round((await gate.boundingBox())!.height)
  const before = await height()
  const { x, y, width } = (await gate.boundingBox())!
  await signedIn.mouse.move(x + width / 2, y + before - 2)
  await signedIn.mouse.down()
  await signedIn.mouse.move(x + width / 2, y + before + 40, { steps: 3 })
  await signedIn.mouse.move(x + width / 2, y + before - 2 + 84, { steps: 5 })
  await expect(gate).toContainText('2 h')
  await signedIn.mouse.up()
  await expect(signedIn.getByText('Duration: 2 h').first()).toBeVisible()
  await expect.poll(height).toBe(2 * 56)
  await expect(gate).toHaveAccessibleName('Paint the gate 10:00 am')
  await gate.focus()
  await signedIn.keyboard.press('-')
  await expect(day.getByRole('status').first()).toHaveText('Duration: 105 min')
  await expect.poll(height).toBe(1.75 * 56)
  await expect(gate).toBeFocused()
  await expect(signedIn.getByRole('listitem').filter({ hasText: 'Duration: 105 min' })).toBeVisible()
  await signedIn.keyboard.press('Control+z')
  await expect.poll(height).toBe(2 * 56)

  const tulsi = day.getByRole('button', { name: /^Water the tulsi/ })
  await tulsi.focus()
  await signedIn.keyboard.press('+')
  await expect(tulsi).toHaveAttribute('title', /45 min/)
  await expect(tulsi).toBeFocused()
  await day.getByRole('button', { name: 'Next day' }).click()
  await expect(tulsi).not.toHaveAttribute('title', /45 min/)
  await expectAccessible(signedIn)
})

test('TASK-9 a length that is typed into an hour of the week is obeyed, drawn or not', async ({ signedIn }) => {
  await signedIn.goto('/#view=day')
  const day = signedIn.getByRole('region', { name: 'Day', exact: true })
  const column = day.getByRole('list')
  await expect(column).toBeVisible()
  await showMorning(signedIn)
  const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
  const text = dialog.getByRole('textbox').first()
  const { x, width } = (await column.boundingBox())!
  const y = (await column.boundingBox())!.y + 56 * 10
  for (const to of [y + 4, y + 90]) {
    await signedIn.mouse.move(x + width / 2, y + 3)
    await signedIn.mouse.down()
    await signedIn.mouse.move(x + width / 2, to, { steps: 4 })
    await signedIn.mouse.up()
    await text.pressSequentially('brunch with team for 2h', { delay: 20 })
    await expect(text).toHaveValue('brunch with team for 2h 10:00 am')
    await text.pressSequentially(' at the club', { delay: 20 })
    await expect(text).toHaveValue('brunch with team for 2h at the club 10:00 am')
    await text.press('Enter')
    await expect(
      signedIn
        .getByRole('alertdialog')
        .or(dialog)
        .getByText(/Create AI reminder "Brunch with team at the club" on .* at 10:00 am/),
    ).toBeVisible()
    await expect(signedIn.getByText(/2 h/).first()).toBeVisible()
    await signedIn.getByRole('button', { name: 'Cancel' }).first().click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  }
})

test('TASK-9 on a phone what is done within an hour of the day is one item, which leaves room for the open one', async ({
  signedIn,
  person,
}) => {
  await signedIn.setViewportSize({ width: 360, height: 780 })
  for (const [text, completed] of [
    ['paint the gate', true],
    ['oil the hinges', true],
    ['sweep the yard', false],
  ] as const) {
    const { id } = await remember(signedIn, person, {
      text,
      suggested_date: today,
      suggested_time: '10:00',
      date_picked: true,
    })
    const headers = { authorization: `Bearer ${person.token}` }
    if (completed) await signedIn.request.put(`/api/reminders/${id}`, { headers, data: { completed } })
  }
  await signedIn.goto('/#view=day')
  await expect(signedIn.getByRole('button', { name: /^2 done on / })).toHaveText('2 done')
  const open = signedIn.getByRole('button', { name: /^Sweep the yard/ })
  await expect(open).toBeVisible()
  expect((await open.boundingBox())!.width).toBeGreaterThan(120)
})

test('TASK-9 on a wide screen the head of a day names its festival', async ({ signedIn }) => {
  await signedIn.route('**/api/calendar/days?*', async (asked) => {
    const answer = await asked.fetch()
    const [first] = (await answer.json()) as object[]
    await asked.fulfill({ response: answer, json: [{ ...first, day: today, name: 'Dev Diwali', holiday: false }] })
  })
  await signedIn.setViewportSize({ width: 1280, height: 900 })
  await signedIn.goto('/#view=week')
  const head = weekOf(signedIn).locator('[aria-current="date"]')
  await expect(head).toHaveAccessibleName(/ Dev Diwali$/)
  expect(await head.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(signedIn)
})

test('TASK-9 the way back to today stays in the week', async ({ signedIn, person }) => {
  await remember(signedIn, person, {
    text: 'paint the gate',
    suggested_date: today,
    suggested_time: '10:00',
    date_picked: true,
  })
  await signedIn.goto('/#view=week')
  const week = signedIn.getByRole('region', { name: 'Week' })
  const gate = week.getByRole('button', { name: /^Paint the gate/ })
  for (const back of [
    () => week.getByRole('button', { name: 'Back to today' }).click(),
    () => signedIn.keyboard.press('t'),
  ]) {
    for (let weeks = 0; weeks < 2; weeks++) await week.getByRole('button', { name: 'Next week' }).click()
    await expect(gate).toHaveCount(0)
    await back()
    await expect(gate).toBeVisible()
    await expect(signedIn).toHaveURL(/#view=week$/)
  }
})

test('INOUT-1 an all-day event of a calendar file is above the hours and first in the agenda, and never overdue that day', async ({
  signedIn,
  person,
}) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const item = { key: 'leave', title: 'Christmas leave', date: today, time: null, time_zone: 'Asia/Kolkata' }
  expect((await signedIn.request.post('/api/imports', { headers, data: { items: [item] } })).ok()).toBe(true)
  await remember(signedIn, person, {
    text: 'paint the gate',
    suggested_date: today,
    suggested_time: '00:10',
    date_picked: true,
  })
  await signedIn.goto('/#view=week')
  const week = signedIn.getByRole('region', { name: 'Week' })
  await expect(week.getByRole('button', { name: 'Christmas leave', exact: true })).toBeVisible()
  await expect(week.getByText('9:00 am')).toHaveCount(0)
  await signedIn.goto('/')
  const rows = signedIn
    .getByRole('region', { name: /Agenda/ })
    .getByRole('list', { name: 'Morning' })
    .getByRole('listitem')
  await expect(rows.first()).toContainText(/Christmas leave.*All day/)
  await expect(rows.first()).not.toContainText(/Overdue|default time/)
})

test.describe('without a connection', () => {
  test.use({ worker: true })

  test('TASK-9 a reminder that is moved without a connection stays moved after a reload, and is sent later', async ({
    signedIn,
    person,
    context,
  }) => {
    const { id } = await remember(signedIn, person, {
      text: 'paint the gate',
      suggested_date: today,
      suggested_time: '10:00',
      date_picked: true,
    })
    await signedIn.goto('/#view=day')
    await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
    await signedIn.reload()
    const gate = signedIn.getByRole('button', { name: /^Paint the gate/ })
    await expect(gate).toBeVisible()
    await showMorning(signedIn)
    await context.setOffline(true)
    const { x, y, width } = (await gate.boundingBox())!
    await signedIn.mouse.move(x + width / 2, y + 10)
    await signedIn.mouse.down()
    await signedIn.mouse.move(x + width / 2, y + 30, { steps: 3 })
    await signedIn.mouse.move(x + width / 2, y + 10 + 56, { steps: 5 })
    await followed(gate, y + 56)
    await signedIn.mouse.up()
    await expect(gate).toHaveAccessibleName('Paint the gate 11:00 am')
    await expect(signedIn.getByRole('button', { name: '1 change waiting to sync' })).toBeVisible()
    await signedIn.reload()
    await expect(gate).toHaveAccessibleName('Paint the gate 11:00 am')
    await context.setOffline(false)
    await expect(signedIn.getByRole('button', { name: /waiting to sync/ })).toHaveCount(0, { timeout: 30_000 })
    const headers = { authorization: `Bearer ${person.token}` }
    const list = (await (await signedIn.request.get('/api/reminders', { headers })).json()) as {
      id: string
      time: string
    }[]
    expect(list.find((one) => one.id === id)!.time).toBe('11:00:00')
  })
})

test('TASK-9 a click on an empty hour of the week opens Create there, and what is drawn has its length', async ({
  signedIn,
}) => {
  await signedIn.goto('/#view=week')
  const days = signedIn.locator('[data-columns] > ul')
  await expect(days).toHaveCount(7)
  await showMorning(signedIn)
  const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
  const column = days.nth(6)
  const box = (await column.boundingBox())!
  const hourPx = box.height / 24
  const at = (hour: number) => ({ x: box.x + box.width / 2, y: box.y + hour * hourPx + 3 })
  await signedIn.mouse.click(at(10).x, at(10).y)
  await expect(dialog.getByLabel('Time')).toHaveValue('10:00')
  const sunday = await dialog.getByLabel('Date').inputValue()
  expect(new Date(`${sunday}T12:00:00Z`).getUTCDay()).toBe(0)
  await signedIn.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await signedIn.mouse.move(at(11).x, at(11).y)
  await signedIn.mouse.down()
  await signedIn.mouse.move(at(12).x, at(12).y, { steps: 5 })
  await signedIn.mouse.move(at(12.25).x, at(12.25).y)
  await signedIn.mouse.up()
  await expect(dialog.getByLabel('Time')).toHaveValue('11:00')
  // Its hours are not a title.
  await expect(dialog.getByRole('button', { name: 'Create Reminder' })).toBeDisabled()
  await signedIn.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter a reminder description')).toBeVisible()
  await signedIn.keyboard.type('Yoga')
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Yoga 11:00 am to 12:30 pm')
  await expect(dialog.getByRole('list', { name: 'Understood' })).toContainText('11:00 am90 min')
})

test('TASK-9 a night shift continues at the top of the next day', async ({ signedIn, person }) => {
  const { id } = await remember(signedIn, person, {
    text: 'night deploy',
    suggested_date: today,
    suggested_time: '23:00',
    date_picked: true,
  })
  const headers = { authorization: `Bearer ${person.token}` }
  await signedIn.request.put(`/api/reminders/${id}`, { headers, data: { duration_minutes: 180 } })
  await signedIn.goto('/#view=day')
  const day = signedIn.getByRole('region', { name: 'Day', exact: true })
  const column = day.getByRole('list')
  const deploy = day.getByRole('button', { name: /^Night deploy 11:00 pm/ })
  await expect(deploy).toBeVisible()
  const bottom = async (of: Locator) => {
    const { y, height } = (await of.boundingBox())!
    return y + height
  }
  expect(Math.abs((await bottom(deploy)) - (await bottom(column)))).toBeLessThan(2)
  await day.getByRole('button', { name: 'Next day' }).click()
  const rest = day.getByRole('button', { name: 'Night deploy (continued)' })
  await expect(rest).toBeVisible()
  const [{ y, height }, { y: top }] = [(await rest.boundingBox())!, (await column.boundingBox())!]
  expect(Math.abs(y - top)).toBeLessThan(2)
  expect(height).toBeCloseTo(112, -1)
  await expectAccessible(signedIn)
  await rest.click()
  await expect(signedIn.getByRole('dialog', { name: 'Edit Reminder' }).getByLabel('Title')).toHaveValue('Night deploy')
})

test('TASK-9 in the week and the form, Delete asks for confirmation; times in another zone are marked', async ({
  signedIn,
  person,
}) => {
  const at = { suggested_date: today, suggested_time: '10:00', date_picked: true }
  for (const text of ['paint the gate', 'mend the fence']) await remember(signedIn, person, { text, ...at })
  await signedIn.goto('/#view=week')
  const named = (name: RegExp) => weekOf(signedIn).getByRole('button', { name })
  await expect(named(/^Paint the gate 10:00 am$/)).toBeVisible()
  await named(/^Paint the gate/).focus()
  await signedIn.keyboard.press('Delete')
  const question = signedIn.getByRole('alertdialog')
  await expect(question).toContainText(/Paint the gate/i)
  await question.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(named(/^Paint the gate/)).toBeFocused()
  await named(/^Paint the gate/).press('Enter')
  await signedIn.getByRole('dialog', { name: 'Edit Reminder' }).getByRole('button', { name: 'Delete' }).click()
  await expectAccessible(signedIn)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(named(/^Paint the gate/)).toHaveCount(0)
  await expect(named(/^Mend the fence/)).toBeVisible()

  await signedIn.goto('/settings')
  const kept = signedIn.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
  await signedIn.getByLabel('Time zone').selectOption('Europe/Berlin')
  await kept
  await signedIn.goto('/#view=week')
  // Early on a Monday in India it is still Sunday in Berlin.
  if (startsWeek(today) && !startsWeek(dayOf(new Date(), 'Europe/Berlin')))
    await signedIn.getByRole('button', { name: 'Next week' }).click()
  // By Berlin's time, in summer or winter, and moved by that.
  await expect(named(/^Mend the fence [56]:30 am · 10:00 am in Kolkata$/)).toBeVisible()
  await named(/^Mend the fence/).focus()
  await signedIn.keyboard.press('Shift+ArrowDown')
  await expect(named(/^Mend the fence [67]:30 am · 11:00 am in Kolkata$/)).toBeFocused()
  await named(/^Mend the fence/).press('Enter')
  await expect(signedIn.getByText('Date and time are in Kolkata time.')).toBeVisible()
  await signedIn.keyboard.press('Escape')
  await signedIn.goto(`/#day=${today}`)
  const agenda = signedIn.getByRole('region', { name: /Agenda/ })
  await expect(agenda.getByText(/^[67]:30 am$/)).toBeVisible()
  await expect(agenda.getByText('11:00 am in Kolkata', { exact: true })).toBeVisible()
})

test.describe('on narrow screens', () => {
  test('TASK-9 LOOK-1 a phone’s week says which days are in view, and a tap on another goes there', async ({
    signedIn,
  }) => {
    await signedIn.setViewportSize({ width: 360, height: 780 })
    await signedIn.goto('/#view=week')
    const monday = weekOf(signedIn).getByRole('button', { name: 'Monday', exact: true })
    await expect(weekOf(signedIn).getByRole('button', { pressed: true })).not.toHaveCount(0)
    await monday.click()
    await expect(monday).toHaveAttribute('aria-pressed', 'true')
    await expect(weekOf(signedIn).getByRole('button', { name: 'Sunday', exact: true, pressed: false })).toBeVisible()
    const { x, width } = (await weekOf(signedIn)
      .getByRole('list', { name: /^Monday/ })
      .boundingBox())!
    expect(x).toBeGreaterThanOrEqual(48)
    expect(x + width).toBeLessThanOrEqual(360)
    await expectAccessible(signedIn)
  })

  for (const width of [360, 768])
    test(`TASK-9 the week has at most two side by side, and a number that opens the day (${width} px)`, async ({
      signedIn,
      person,
    }) => {
      await signedIn.setViewportSize({ width, height: 800 })
      for (const [text, time] of [
        ['paint the gate', '10:00'],
        ['mend the fence', '10:00'],
        ['sweep the yard', '10:00'],
        ['call the plumber', '10:00'],
        ['fetch the parcel', '11:00'],
        ['post the letter', '11:30'],
      ] as const)
        await remember(signedIn, person, { text, suggested_date: today, suggested_time: time, date_picked: true })
      await signedIn.goto('/#view=week')
      const blocks = weekOf(signedIn).locator('[data-moved]')
      await expect(blocks).toHaveCount(3)
      const more = weekOf(signedIn).getByRole('button', { name: /^\+3 more on / })
      await expect(more).toHaveText('+3')
      const [first, parcel, letter] = await Promise.all(
        [0, 1, 2].map(async (at) => (await blocks.nth(at).boundingBox())!),
      )
      const rest = (await more.boundingBox())!
      expect(rest.x - (first!.x + first!.width)).toBeCloseTo(2, 0)
      expect(letter!.y - (parcel!.y + parcel!.height)).toBeCloseTo(0, 0)
      await expect(blocks.first()).toHaveCSS('border-top-left-radius', '0px')
      // Their coloured edges end at the gap between them.
      const [above, below] = await Promise.all(
        [1, 2].map(async (at) => (await blocks.nth(at).locator('span').first().boundingBox())!),
      )
      expect(below!.y - (above!.y + above!.height)).toBeCloseTo(2, 0)
      const head = weekOf(signedIn).locator('[aria-current="date"]')
      await expect(head).toHaveText(/^[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2,3}$/)
      expect(await head.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
      await expectAccessible(signedIn)
      await more.click()
      await expect(signedIn.getByRole('region', { name: /Agenda/ })).toBeVisible()
    })
})
