import type { Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, expectQuiet, inWords, remember, test } from '../fixtures.ts'

const dayMs = 24 * 60 * 60 * 1000
const today = new Date()
const ago = (days: number) => new Date(today.getTime() - days * dayMs)
const agendaOf = (page: Page) => page.getByRole('region', { name: /Agenda/ })
const overdueOf = (page: Page) => page.getByRole('region', { name: /^Overdue/ })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).first()

const left = (days: number) => ({ suggested_date: dayOf(ago(days)), suggested_time: '09:00', date_picked: true })

test('TASK-5 a weekly reminder that was missed stays in today’s agenda until each day of it is done or skipped', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'water the ferns every week', ...left(16) })
  await remember(signedIn, person, { text: 'morning walk every day', ...left(16) })
  await signedIn.goto('/')
  const overdue = overdueOf(signedIn)
  // Depending on the time of day, today's walk may be overdue as well.
  const ferns = overdue.getByRole('listitem').filter({ hasText: /ferns/i })
  await expect(ferns).toHaveCount(1)
  await expect(ferns).toContainText('2 more missed')
  await expectAccessible(signedIn)
  await ferns.getByRole('button', { name: 'Mark Complete' }).click()
  await expect(ferns).toContainText('1 more missed')
  await undo(signedIn).click()
  await expect(ferns).toContainText('2 more missed')

  await ferns.getByRole('button', { name: 'Move or skip' }).click()
  await signedIn.getByRole('menuitem', { name: 'Skip all 3 missed' }).click()
  await expect(ferns).toHaveCount(0)
  await expect(signedIn.getByText('3 missed days skipped')).toBeVisible()
  await undo(signedIn).click()
  await expect(ferns).toContainText('2 more missed')
})

test('overdue reminders are moved and snoozed in place, all with one tap, undone with another', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'call the plumber', ...left(3) })
  await remember(signedIn, person, { text: 'check the meter', ...left(5) })
  await signedIn.goto('/')
  const overdue = overdueOf(signedIn)
  await expect(overdue.getByRole('listitem')).toHaveCount(2)
  const plumber = overdue.getByRole('listitem').filter({ hasText: /plumber/ })
  await plumber.getByRole('button', { name: 'Move or skip' }).click()
  await signedIn.getByRole('menuitem', { name: 'Tomorrow' }).click()
  await expect(plumber).toHaveCount(0)
  await expect(signedIn.getByText(`Moved to ${inWords(ago(-1))}`)).toBeVisible()
  await undo(signedIn).click()
  await expect(plumber).toBeVisible()
  await overdue.getByRole('button', { name: 'Move all to today' }).click()
  await expect(overdue).toHaveCount(0)
  await expect(agendaOf(signedIn).getByRole('heading', { level: 3 })).toHaveText([/plumber|meter/i, /plumber|meter/i])
  await expect(signedIn.getByText(/^2 reminders moved/)).toBeVisible()
  await undo(signedIn).click()
  await expect(overdue.getByRole('listitem')).toHaveCount(2)
  await expectQuiet(signedIn)
  await signedIn.reload()
  await expect(overdue.getByRole('listitem')).toHaveCount(2)
  await expect(agendaOf(signedIn).getByRole('heading', { level: 3, name: /plumber|meter/i })).toHaveCount(0)
})

test('TASK-5 all overdue reminders are moved and the new time is shown, even if the page is left at once', async ({
  signedIn,
  person,
}) => {
  const titles = [
    'call the plumber',
    'ask for the ration card',
    'check the gate',
    'order the cylinder',
    'sort the bills',
  ]
  for (const [at, text] of titles.entries()) await remember(signedIn, person, { text, ...left(at + 2) })
  await remember(signedIn, person, { text: 'water the ferns every week', ...left(16) })
  await signedIn.goto('/')
  const overdue = overdueOf(signedIn)
  await expect(overdue.getByRole('button', { name: 'Show all 6' })).toBeVisible()
  // The content above the list has loaded by then.
  await expectQuiet(signedIn)
  // No call is answered before the page is left.
  await signedIn.route(/\/api\/reminders\/[0-9a-f]/, () => {})
  await overdue.getByRole('button', { name: 'Move all to today' }).click()
  await expect(signedIn.getByText(/^5 reminders moved to .*[ap]m/)).toBeVisible()
  await signedIn.unrouteAll({ behavior: 'ignoreErrors' })
  await signedIn.goto('/recipes')
  await signedIn.goto('/')
  // Repeating reminders stay.
  await expect(overdue.getByRole('listitem')).toHaveText([/ferns/i])
  for (const title of titles)
    await expect(agendaOf(signedIn).getByRole('heading', { name: new RegExp(title, 'i') })).toBeVisible()
})

test('TASK-5 a past event is not overdue; Move all leaves repeats where they are, single ones can be picked, missed occurrences skipped', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'Rohan ki shaadi', ...left(2) })
  await remember(signedIn, person, { text: 'call the plumber', ...left(3) })
  await remember(signedIn, person, { text: 'p1 pay the LIC premium #money', ...left(9) })
  await remember(signedIn, person, { text: 'water the ferns every week', ...left(16) })
  await signedIn.goto('/')
  const overdue = overdueOf(signedIn)
  const rows = overdue.getByRole('listitem')
  await expect(rows).toHaveText([/High priority.*LIC premium.*#money/, /ferns/i, /plumber/i])
  await overdue.getByRole('button', { name: 'Move all to today' }).click()
  await expect(rows).toHaveText([/ferns/i])
  await expect(signedIn.getByText(/^2 reminders moved to .*1 repeating reminder wasn’t moved/)).toBeVisible()
  await overdue.getByRole('button', { name: 'More options for overdue reminders' }).click()
  await signedIn.getByRole('menuitem', { name: /^Skip the 3 missed occurrences/ }).click()
  await expect(overdue).toHaveCount(0)
  // Both toasts are shown: the key undoes the latest change.
  await signedIn.keyboard.press('Control+z')
  await expect(rows).toHaveText([/ferns/i])
  const undone = signedIn.getByText('Undone: 3 missed occurrences skipped')
  await expect(undone).toBeVisible()
  await signedIn.keyboard.press('Control+y')
  await expect(overdue).toHaveCount(0)
  await expect(undone).toHaveCount(0)
  await signedIn.keyboard.press('Control+z')
  await expect(rows).toHaveText([/ferns/i])
  await expect(undone).toBeVisible()
  await overdue.getByRole('button', { name: 'More options for overdue reminders' }).click()
  await signedIn.getByRole('menuitem', { name: 'Choose what to move…' }).click()
  const choice = signedIn.getByRole('dialog', { name: 'Move overdue reminders' })
  await expect(choice.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expectAccessible(signedIn)
  await choice.getByRole('checkbox', { name: /ferns/i }).check()
  await choice.getByRole('button', { name: 'Move 1' }).click()
  await expect(overdue).toHaveCount(0)
})

test('TASK-5 an appointment that passed stays in today’s agenda, to be done, moved or dismissed', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'khali pet blood test', ...left(2) })
  await remember(signedIn, person, { text: 'Zoya ki PTM', ...left(1) })
  await remember(signedIn, person, {
    text: 'dentist appointment',
    suggested_date: dayOf(today),
    suggested_time: '23:00',
    date_picked: true,
  })
  await signedIn.clock.setFixedTime(new Date(`${dayOf(today)}T23:30:00+05:30`))
  await signedIn.goto('/')
  const agenda = agendaOf(signedIn)
  // Today's stays in its place and is no longer to come.
  await expect(agenda.getByRole('listitem').filter({ hasText: /dentist/i })).toContainText('Past, done?')
  await expect(overdueOf(signedIn)).toHaveCount(0)
  const line = agenda.getByRole('button', {
    name: /^2 events passed without a mark: Zoya ki PTM, Khali pet blood test/,
  })
  await line.click()
  const row = (name: RegExp) => agenda.getByRole('listitem').filter({ hasText: name })
  await expect(row(/PTM/)).toContainText('9:00 am')
  await expectAccessible(signedIn)
  await row(/PTM/).getByRole('button', { name: 'Dismiss' }).click()
  await expect(row(/PTM/)).toHaveCount(0)
  await undo(signedIn).click()
  await expect(row(/PTM/)).toBeVisible()
  await row(/PTM/).getByRole('button', { name: 'Done' }).click()
  await expect(agenda.getByRole('button', { name: /^1 event passed without a mark/ })).toBeVisible()
  await row(/blood test/)
    .getByRole('button', { name: 'Move' })
    .click()
  await expect(signedIn.getByRole('dialog', { name: 'Edit Reminder' }).getByLabel('Title')).toHaveValue(/blood test/i)
  await signedIn.keyboard.press('Escape')
  await row(/blood test/)
    .getByRole('button', { name: 'Dismiss' })
    .click()
  await expect(row(/blood test/)).toHaveCount(0)
  await expectQuiet(signedIn)
  await signedIn.reload()
  await expect(row(/dentist/i)).toBeVisible()
  await expect(agenda.getByText(/passed without a mark/)).toHaveCount(0)
})

test('TASK-5 what is overdue since today moves to the day that the person chooses', async ({ signedIn, person }) => {
  const tomorrow = dayOf(ago(-1))
  for (const text of ['call the plumber', 'check the meter'])
    await remember(signedIn, person, { text, suggested_date: tomorrow, suggested_time: '09:00' })
  await signedIn.clock.setFixedTime(new Date(`${tomorrow}T21:15:00+05:30`))
  await signedIn.goto('/')
  const overdue = overdueOf(signedIn)
  await overdue.getByRole('button', { name: 'Move all to a later day' }).click()
  const choice = signedIn.getByRole('dialog', { name: 'Move overdue reminders' })
  await expect(choice.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(choice.getByLabel('Move to')).toHaveValue(dayOf(ago(-2)))
  await expectAccessible(signedIn)
  await choice.getByLabel('Move to').fill(dayOf(ago(-4)))
  await choice.getByRole('button', { name: 'Move 2' }).click()
  await expect(overdue).toHaveCount(0)
  await expect(signedIn.getByText(`2 reminders moved to ${inWords(ago(-4)).slice(0, -5)}`)).toBeVisible()
  await undo(signedIn).click()
  await expect(overdue.getByRole('listitem')).toHaveCount(2)
})

test('TASK-5 skipping what was missed leaves what comes monthly, and says so', async ({ signedIn, person }) => {
  await remember(signedIn, person, { text: 'pay the newspaper every month', ...left(6) })
  await remember(signedIn, person, { text: 'water the ferns every week', ...left(16) })
  await signedIn.goto('/')
  const overdue = overdueOf(signedIn)
  await overdue.getByRole('button', { name: 'More options for overdue reminders' }).click()
  await signedIn.getByRole('menuitem', { name: 'Skip the 3 missed occurrences of daily and weekly ones' }).click()
  await expect(signedIn.getByText('1 reminder that repeats less often than weekly won’t be skipped')).toBeVisible()
  await expect(overdue.getByRole('listitem')).toHaveText([/newspaper/i])
})

test('TASK-3 what was deleted comes back with one tap, a single day of a repeating reminder too', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(today), suggested_time: '23:55' })
  await remember(signedIn, person, { text: 'walk every day at 11:50 pm', suggested_date: dayOf(today) })
  await signedIn.goto('/')
  const agenda = agendaOf(signedIn)
  const titles = agenda.getByRole('heading', { level: 3 })
  const remove = async (title: RegExp, answer: string | RegExp) => {
    await agenda.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Delete' }).click()
    await signedIn.getByRole('alertdialog').getByRole('button', { name: answer }).click()
    await expect(titles).toHaveCount(1)
    // It is shown at once; the page is reloaded only when the server has restored it, too.
    const restored = signedIn.waitForResponse('**/restore')
    await undo(signedIn).click()
    await expect(titles).toHaveCount(2)
    await restored
  }
  await remove(/rent/, 'Delete')
  await signedIn.reload()
  await expect(titles).toHaveCount(2)
  await remove(/walk/i, /^Only /)
  await signedIn.reload()
  await expect(titles).toHaveCount(2)
})

test('TASK-3 an edit is taken back with one tap', async ({ signedIn, person }) => {
  await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(today), suggested_time: '23:55' })
  await signedIn.goto('/')
  const agenda = agendaOf(signedIn)
  await agenda.getByRole('button', { name: 'Edit' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
  await dialog.getByLabel('Title').fill('Pay Mrs Iyer')
  await dialog.getByLabel('Date').fill(dayOf(ago(-2)))
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(agenda.getByText('Pay rent')).toHaveCount(0)
  await undo(signedIn).click()
  await expect(agenda.getByText('Pay rent')).toBeVisible()
  await expect(agenda.getByText('11:55 pm', { exact: true })).toBeVisible()
})

test.describe('while the network is cut', () => {
  test.use({ worker: true })

  test('TASK-3 deleting, undoing, moving a day and skipping work and are sent in their order', async ({
    signedIn,
    person,
    context,
  }) => {
    await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(today), suggested_time: '23:55' })
    await remember(signedIn, person, { text: 'check the meter every month', ...left(5) })
    await signedIn.goto('/')
    await expect(overdueOf(signedIn)).toBeVisible()
    await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
    // From here on the worker answers requests for the code of dialogs and menus, which is otherwise loaded when the
    // page is idle.
    await signedIn.reload()
    await expect(overdueOf(signedIn)).toBeVisible()
    await context.setOffline(true)
    const agenda = agendaOf(signedIn)
    await agenda.getByRole('button', { name: 'Delete' }).click()
    await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(agenda.getByText('Pay rent')).toHaveCount(0)
    await undo(signedIn).click()
    await expect(agenda.getByText('Pay rent')).toBeVisible()
    await overdueOf(signedIn).getByRole('button', { name: 'Today', exact: true }).click()
    await expect(overdueOf(signedIn)).toHaveCount(0)
    await expect(agenda.getByText(/check the meter/i)).toBeVisible()

    await context.setOffline(false)
    await expect(agenda.getByText('Waiting to sync')).toHaveCount(0)
    await signedIn.reload()
    await expect(agenda.getByText('Pay rent')).toBeVisible()
    await expect(agenda.getByText(/check the meter/i)).toBeVisible()
    await expect(overdueOf(signedIn)).toHaveCount(0)
  })
})

test('TASK-3 TASK-8 undoing a second snooze brings the first one back', async ({ signedIn, person }) => {
  await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(ago(-3)), suggested_time: '11:00' })
  await signedIn.goto(`/#day=${dayOf(ago(-3))}`)
  const agenda = agendaOf(signedIn)
  for (const [choice, rings] of [
    ['1 hour later', '12:00 pm'],
    ['3 hours later', '2:00 pm'],
  ] as const) {
    await agenda.getByRole('button', { name: 'Snooze' }).click()
    await signedIn.getByRole('menuitem', { name: choice }).click()
    await expect(agenda.getByText(new RegExp(`Snoozed until .*, ${rings}`))).toBeVisible()
    // A click while the menu is closing would not open another.
    await expect(signedIn.getByRole('menu')).toHaveCount(0)
  }
  // The row changes before the server's answer brings the toast, while the undo's request is in flight.
  const undone = signedIn.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
  await signedIn.getByRole('button', { name: /^Undo.*, 2:00 pm/ }).click()
  await expect(agenda.getByText(/Snoozed until .*, 12:00 pm/)).toBeVisible()
  await undone
  await signedIn.reload()
  await expect(agenda.getByText(/Snoozed until .*, 12:00 pm/)).toBeVisible()
})

test('TASK-3 TASK-8 TASK-11 the undo of a snooze is redone with the key', async ({ signedIn, person }) => {
  await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(ago(-3)), suggested_time: '11:00' })
  await signedIn.goto(`/#day=${dayOf(ago(-3))}`)
  const snoozed = agendaOf(signedIn).getByText(/Snoozed until .*, 12:00 pm/)
  await agendaOf(signedIn).getByRole('button', { name: 'Snooze' }).click()
  await signedIn.getByRole('menuitem', { name: '1 hour later' }).click()
  await expect(snoozed).toBeVisible()
  await expect(signedIn.getByRole('menu')).toHaveCount(0)
  await undo(signedIn).click()
  await expect(snoozed).toHaveCount(0)
  await expect(signedIn.getByText('Snooze undone', { exact: true })).toBeVisible()
  await signedIn.keyboard.press('Control+y')
  await expect(snoozed).toBeVisible()
})

test('TASK-11 the focus stays in the list after a deletion and a snooze; a duplicate is pointed out', async ({
  signedIn,
  person,
}) => {
  for (const [text, time] of [
    ['pay rent', '23:51'],
    ['call the plumber', '23:52'],
    ['lock the gate', '23:53'],
  ] as const)
    await remember(signedIn, person, { text, suggested_date: dayOf(today), suggested_time: time })
  await signedIn.goto('/')
  const row = (title: RegExp) => agendaOf(signedIn).getByRole('listitem').filter({ hasText: title })
  await row(/rent/i).getByRole('button', { name: 'Mark Complete' }).focus()
  await signedIn.keyboard.press('#')
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(row(/rent/i)).toHaveCount(0)
  await expect(row(/plumber/i).getByRole('button', { name: 'Mark Complete' })).toBeFocused()

  // The menu is still closing when the dialog it opened closes.
  await signedIn.evaluate(() => document.documentElement.style.setProperty('--quick', '2s'))
  await signedIn.keyboard.press('s')
  await signedIn.getByRole('menuitem', { name: 'Pick a day and time' }).press('Enter')
  await signedIn.getByRole('dialog').getByRole('button', { name: 'Snooze' }).press('Enter')
  await expect(signedIn.getByRole('dialog')).toHaveCount(0)
  await expect(signedIn.getByRole('menu')).toHaveCount(0)
  await expect(row(/plumber/i).getByRole('button', { name: 'Snooze' })).toBeFocused()
  await signedIn.evaluate(() => document.documentElement.style.removeProperty('--quick'))

  await signedIn.getByRole('button', { name: 'Add reminder' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
  await dialog.getByRole('textbox').first().fill('lock the gate today at 11:53 pm')
  await expect(dialog.getByText(/^You already have this: lock the gate.*Add anyway\?$/i)).toBeVisible()
  await expectAccessible(signedIn)
  await dialog.getByRole('textbox').first().fill('lock the gate tomorrow at 9 pm')
  const toast = dialog.getByText(/^You already have this: lock the gate, .*11:53 pm. Add anyway\?$/i)
  await expect(toast).toBeVisible()
  await dialog
    .getByRole('textbox')
    .first()
    .fill('tomorrow 9 pm lock the gate, tomorrow 6 pm buy milk and tomorrow 7 pm call mom')
  await expect(dialog.getByRole('group', { name: '3 reminders' })).toBeVisible()
  await expect(toast).toHaveCount(1)
})

test('TASK-8 any future day and time can be picked for a snooze; a past one is refused in the form', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(ago(-3)), suggested_time: '11:00' })
  await signedIn.goto(`/#day=${dayOf(ago(-3))}`)
  const agenda = agendaOf(signedIn)
  await agenda.getByRole('button', { name: 'Snooze' }).click()
  await expect(signedIn.getByRole('menuitem', { name: '1 hour later' })).toContainText('12:00 pm')
  await signedIn.getByRole('menuitem', { name: 'Pick a day and time' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Snooze until' })
  await dialog.getByLabel('Date').fill(dayOf(ago(1)))
  await dialog.getByRole('button', { name: 'Snooze' }).click()
  await expect(dialog.getByText('Please pick a snooze time between now and a year from now.')).toBeVisible()
  await expectAccessible(signedIn)
  await dialog.getByLabel('Date').fill(dayOf(ago(-5)))
  await dialog.getByLabel('Time').fill('07:15')
  await dialog.getByRole('button', { name: 'Snooze' }).click()
  await expect(agenda.getByText(/Snoozed until .*, 7:15 am/)).toBeVisible()
})

test('TASK-9 the calendar prints festivals and holidays, and daily reminders have no dot', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'walk every day at 6:30 am' })
  await signedIn.goto('/#day=2026-11-08')
  const diwali = signedIn.locator('[data-day="2026-11-08"]').getByRole('button')
  await expect(diwali).toHaveAccessibleName(/Diwali \(holiday\)/)
  await expect(diwali.locator('[data-printed="Diwali"]')).toBeVisible()
  await expect(agendaOf(signedIn)).toContainText('Sunday, 8 November 2026 · Diwali (holiday)')
  await signedIn.goto(`/#day=${dayOf(ago(-1))}`)
  await signedIn.reload()
  const tomorrow = signedIn.locator(`[data-day="${dayOf(ago(-1))}"]`).getByRole('button')
  await expect(tomorrow).toHaveAccessibleName(/1 reminder/)
  expect(await tomorrow.locator('[class*="radial-gradient"]').count()).toBe(0)
})

for (const viewport of [
  { width: 360, height: 740 },
  // 1280 by 720 at 200 %.
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the add button covers neither a row’s buttons nor the calendar’s arrows at any scroll position', async ({
      signedIn,
      person,
    }) => {
      for (let n = 0; n < 8; n++) {
        await remember(signedIn, person, {
          text: `pay bill ${n}`,
          suggested_date: dayOf(today),
          suggested_time: `23:5${n}`,
        })
      }
      await signedIn.goto('/')
      await expect(agendaOf(signedIn).getByRole('heading', { level: 3 })).toHaveCount(8)
      await expect(signedIn.getByRole('button', { name: /^Why this/ }).first()).toBeVisible()
      const covered = await signedIn.evaluate(async () => {
        const add = document.querySelector('[aria-label="Add reminder"]')!
        // Inside the tab bar, which hides the content scrolled under it anyway, it covers nothing.
        const bar = document.querySelector('.tab-bar')!.getBoundingClientRect()
        const button = add.getBoundingClientRect()
        if (button.top >= bar.top && button.bottom <= bar.bottom) return coversTab(button)
        const found: string[] = []
        for (let y = 0; y < document.documentElement.scrollHeight; y += 25) {
          window.scrollTo(0, y)
          await new Promise((resolve) => requestAnimationFrame(resolve))
          const at = add.getBoundingClientRect()
          // The top bar hides the content scrolled under it, too.
          const top = document.querySelector('.top-bar')!.getBoundingClientRect()
          if (at.top >= top.top && at.bottom <= top.bottom) continue
          for (const other of document.querySelectorAll('li button, [aria-label="Calendar"] > div > button')) {
            const its = other.getBoundingClientRect()
            const overlaps = its.left < at.right && its.right > at.left && its.top < at.bottom && its.bottom > at.top
            if (overlaps && its.width > 0) found.push(`${other.getAttribute('aria-label')} at ${y}`)
          }
        }
        return found

        function coversTab({ left, right }: DOMRect): string[] {
          const tabs = [...document.querySelectorAll('.tab-bar a')]
          const under = tabs.filter((tab) => {
            const its = tab.getBoundingClientRect()
            return its.left < right && its.right > left
          })
          return under.map(({ textContent }) => `tab ${textContent}`)
        }
      })
      expect(covered).toEqual([])
    })
  })
}

test('TASK-13 on a phone toasts cover neither the top bar nor the week, nor a sheet’s title or buttons', async ({
  signedIn,
  person,
}) => {
  await signedIn.setViewportSize({ width: 360, height: 780 })
  // With a time today, because late in the evening a reminder without one would be tomorrow's.
  const today = { suggested_date: dayOf(new Date()), suggested_time: '23:55', date_picked: true }
  for (const text of ['water the plants', 'call the electrician']) await remember(signedIn, person, { text, ...today })
  await signedIn.goto('/')
  const toasts = signedIn.locator('[data-sonner-toast]')
  for (const _ of [0, 1]) await signedIn.getByRole('button', { name: 'Mark Complete' }).first().click()
  await expect(toasts).toHaveCount(2)
  const settled = () =>
    expect.poll(() => toasts.evaluateAll((all) => all.every((one) => one.getAnimations().length === 0))).toBe(true)
  const bottom = async () => {
    await settled()
    return Math.max(...(await toasts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))))
  }
  const bar = await signedIn.getByRole('banner').boundingBox()
  await settled()
  const tops = await toasts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(bar!.y + bar!.height)
  const week = await signedIn.getByRole('grid').boundingBox()
  expect(await bottom()).toBeLessThanOrEqual(week!.y)

  // A sheet of the maximum height.
  await signedIn.getByRole('button', { name: 'Add reminder' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
  await dialog
    .getByRole('textbox')
    .first()
    .fill('call mom tomorrow 5 pm, buy milk tomorrow 6 pm, pay rent on Friday 10 am')
  await expect(dialog.getByRole('group', { name: '3 reminders' })).toBeVisible()
  await expect(toasts.first()).toBeVisible()
  const title = await dialog.getByRole('heading', { name: 'Create AI Reminder' }).boundingBox()
  expect(await bottom()).toBeLessThanOrEqual(title!.y)
})

test('TASK-3 TASK-11 the keys take back a deletion, several at once and a tick, and do them again', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'call the plumber', suggested_date: dayOf(today), suggested_time: '23:58' })
  await remember(signedIn, person, { text: 'water the ferns every week', ...left(16) })
  await signedIn.goto('/')
  const plumber = agendaOf(signedIn)
    .getByRole('listitem')
    .filter({ hasText: /plumber/i })
  await plumber.getByRole('button', { name: 'Delete' }).click()
  await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const toast = (sentence: string) => expect(signedIn.getByText(sentence, { exact: true })).toBeVisible()
  await toast('Reminder deleted')
  await expect(plumber).toHaveCount(0)
  await signedIn.keyboard.press('Control+z')
  await expect(plumber).toHaveCount(1)
  await toast('Undone: reminder deleted')
  await signedIn.keyboard.press('Control+y')
  await expect(plumber).toHaveCount(0)
  await toast('Reminder deleted')
  await signedIn.keyboard.press('Control+z')
  await expect(plumber).toHaveCount(1)

  await plumber.getByRole('button', { name: 'Mark Complete' }).click()
  const done = agendaOf(signedIn).getByRole('button', { name: 'Mark Incomplete' })
  await expect(done).toHaveCount(1)
  await toast('Reminder completed')
  await signedIn.keyboard.press('Control+z')
  await expect(done).toHaveCount(0)
  await toast('Reminder reopened')
  await signedIn.keyboard.press('Control+y')
  await expect(done).toHaveCount(1)

  const ferns = overdueOf(signedIn).getByRole('listitem').filter({ hasText: /ferns/i })
  await ferns.getByRole('button', { name: 'Move or skip' }).click()
  await signedIn.getByRole('menuitem', { name: 'Skip all 3 missed' }).click()
  await expect(ferns).toHaveCount(0)
  await toast('3 missed days skipped')
  await signedIn.keyboard.press('Control+z')
  await expect(ferns).toContainText('2 more missed')
  await toast('Undone: 3 missed days skipped')
  await signedIn.keyboard.press('Control+Shift+z')
  await expect(ferns).toHaveCount(0)
})
