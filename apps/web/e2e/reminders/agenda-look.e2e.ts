import type { Locator, Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, remember, test } from '../fixtures.ts'

const today = dayOf(new Date())
const agendaOf = (page: Page) => page.getByRole('region', { name: /Agenda/ })
const boxOf = async (one: Locator) => (await one.boundingBox())!

test.describe('on a phone of 360 x 780', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('TASK-13 LOOK-1 the agenda begins within 330 px, below a week strip of 64 px; rows have 64 px and one button', async ({
    signedIn,
    person,
  }) => {
    for (const text of ['water the tulsi', 'call the plumber about the leaking kitchen tap and the geyser upstairs'])
      await remember(signedIn, person, { text, suggested_date: today, suggested_time: '23:55' })
    await signedIn.goto('/')
    const rows = agendaOf(signedIn).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    expect((await boxOf(agendaOf(signedIn))).y).toBeLessThanOrEqual(330)
    expect(await boxOf(signedIn.getByRole('heading', { level: 1 }))).toMatchObject({ height: expect.any(Number) })
    expect((await boxOf(signedIn.getByRole('heading', { level: 1 }))).height).toBeLessThanOrEqual(30)
    expect(Math.round((await boxOf(signedIn.getByRole('grid'))).height)).toBe(64)
    for (const row of await rows.all()) {
      expect(Math.round((await boxOf(row)).height)).toBe(64)
      // The checkbox, the title, and one button for the other actions.
      await expect(row.getByRole('button')).toHaveCount(3)
    }
    expect(await signedIn.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectAccessible(signedIn)
    await signedIn.getByRole('button', { name: 'Whole month' }).click()
    await expect(signedIn.getByRole('button', { name: 'Next month' })).toBeVisible()
  })

  test('TASK-13 a second time, by the clock of another zone, is never cut off, overdue or not', async ({
    signedIn,
    person,
  }) => {
    const headers = { authorization: `Bearer ${person.token}` }
    const make = async (text: string) =>
      remember(signedIn, person, { text, suggested_date: today, suggested_time: '20:55' })
    await make('stretch')
    const { id } = await make('take out the recycling bins')
    // Four days ago at 7:15 am in India.
    const date = dayOf(new Date(Date.now() - 4 * 86_400_000))
    const moved = await signedIn.request.put(`/api/reminders/${id}`, { headers, data: { date, time: '07:15' } })
    expect(moved.ok()).toBe(true)
    const zone = await signedIn.request.put('/api/profile/update', { headers, data: { time_zone: 'Asia/Singapore' } })
    expect(zone.ok()).toBe(true)
    await signedIn.goto('/')
    for (const there of ['7:15 am in Kolkata', '8:55 pm in Kolkata']) {
      const text = signedIn.getByText(there).filter({ visible: true }).first()
      await expect(text).toBeVisible()
      const fits = await text.evaluate((span) => {
        let box = span.parentElement!
        while (getComputedStyle(box).display === 'contents') box = box.parentElement!
        const [own, line] = [span.getBoundingClientRect(), box.getBoundingClientRect()]
        return own.right <= line.right + 1 && own.bottom <= line.bottom + 1 && box.scrollHeight <= line.height + 1
      })
      expect(fits, there).toBe(true)
    }
    expect(await signedIn.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    // In the time column of a wide screen it has a line of its own.
    await signedIn.setViewportSize({ width: 1280, height: 860 })
    for (const there of ['7:15 am in Kolkata', '8:55 pm in Kolkata']) {
      const second = signedIn.getByText(there).filter({ visible: true }).first()
      const sides = await second.evaluate((span) => {
        const first = span.previousElementSibling!.getBoundingClientRect()
        const { left, top } = span.getBoundingClientRect()
        return { aside: Math.round(left - first.left), below: top - first.bottom }
      })
      expect(sides.aside, there).toBe(0)
      expect(sides.below, there).toBeGreaterThanOrEqual(-1)
    }
  })

  test('TASK-13 LOOK-1 swiping a row to the right completes it, to the left snoozes it, and its sheet has the rest', async ({
    signedIn,
    person,
  }) => {
    for (const text of ['water the tulsi', 'pay the milkman'])
      await remember(signedIn, person, { text, suggested_date: today, suggested_time: '23:55' })
    await signedIn.goto('/')
    const row = (text: RegExp) => agendaOf(signedIn).getByRole('listitem').filter({ hasText: text })
    await swipe(signedIn, row(/milkman/), -160)
    await expect(signedIn.getByText(/Snoozed until|rings again/i).first()).toBeVisible()
    await swipe(signedIn, row(/tulsi/), 160)
    await expect(row(/tulsi/).getByRole('button', { name: 'Mark Incomplete' })).toBeVisible()
    // A shorter swipe changes nothing.
    await swipe(signedIn, row(/milkman/), 50)
    await expect(row(/milkman/).getByRole('button', { name: 'Mark Complete' })).toBeVisible()
    await row(/milkman/)
      .getByRole('button', { name: 'More' })
      .click()
    const sheet = signedIn.getByRole('dialog', { name: /pay the milkman/i })
    for (const name of ['Edit', 'Delete', 'Move to tomorrow', 'Get recommendations'])
      await expect(sheet.getByRole('button', { name })).toBeVisible()
    await expectAccessible(signedIn)
    await sheet.getByRole('button', { name: 'Edit' }).click()
    const edit = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
    await expect(edit.getByLabel('Title')).toBeFocused()
    await edit.getByRole('button', { name: 'Cancel' }).click()
    await expect(edit).toHaveCount(0)
    await row(/milkman/)
      .getByRole('heading')
      .tap()
    await expect(edit.getByLabel('Title')).toHaveValue(/pay the milkman/i)
  })
})

test('TASK-13 LOOK-1 on a wide screen rows have 56 px, the day has its parts, and what was done is folded away', async ({
  signedIn,
  person,
}) => {
  const made = async (text: string, suggested_time: string) =>
    (await remember(signedIn, person, { text, suggested_date: today, suggested_time, date_picked: true })).id
  await made('water the tulsi', '06:30')
  await made('file the form', '14:00')
  await made('pay the milkman', '23:55')
  const headers = { authorization: `Bearer ${person.token}` }
  const done = await made('post the letter', '11:00')
  await signedIn.request.put(`/api/reminders/${done}`, { headers, data: { completed: true } })
  // Early in the day, before anything of today is overdue; overdue reminders have a block of their own.
  await signedIn.clock.setFixedTime(new Date(`${today}T00:05:00+05:30`))
  await signedIn.goto('/')
  const agenda = agendaOf(signedIn)
  for (const [part, text] of Object.entries({ Morning: /tulsi/i, Afternoon: /form/i, Evening: /milkman/i })) {
    const row = agenda.getByRole('list', { name: part }).getByRole('listitem')
    await expect(row).toHaveText(text)
    expect(Math.round((await boxOf(row)).height)).toBe(56)
  }
  await expect(agenda.getByText(/post the letter/i)).toHaveCount(0)
  await agenda.getByRole('button', { name: 'Done · 1' }).click()
  await expect(agenda.getByRole('list', { name: 'Done' }).getByText(/post the letter/i)).toBeVisible()
  await expectAccessible(signedIn)
})

test('TASK-13 LOOK-1 on a wide screen a time stands next to its title, and a menu without room below opens above', async ({
  signedIn,
  person,
}) => {
  await signedIn.setViewportSize({ width: 1280, height: 860 })
  for (const text of ['water the tulsi', 'file the form', 'call the plumber', 'pay the milkman', 'lock the gate'])
    await remember(signedIn, person, { text, suggested_date: today, suggested_time: '23:55' })
  await signedIn.goto('/')
  const rows = agendaOf(signedIn).getByRole('list', { name: 'Evening' }).getByRole('listitem')
  await expect(rows).toHaveCount(5)
  const time = await boxOf(rows.last().getByText('11:55 pm'))
  const title = await boxOf(rows.last().getByRole('heading'))
  expect(time.x).toBeLessThan(title.x)
  expect(title.x - (time.x + time.width)).toBeLessThanOrEqual(110)
  const { y, height } = await boxOf(rows.last())
  await signedIn.setViewportSize({ width: 1280, height: Math.ceil(y + height) + 60 })
  await rows.last().hover()
  await rows.last().getByRole('button', { name: 'Snooze' }).click()
  const menu = signedIn.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Pick a day and time' })).toBeInViewport({ ratio: 1 })
  const box = await boxOf(menu)
  expect(box.y + box.height).toBeLessThanOrEqual(y + height / 2)
})

test('TASK-13 LOOK-1 on a wide screen tags and repetition follow the title', async ({ signedIn, person }) => {
  await signedIn.setViewportSize({ width: 1280, height: 860 })
  const text = 'water the tulsi every day'
  const { id } = await remember(signedIn, person, { text, suggested_date: today, suggested_time: '23:55' })
  const headers = { authorization: `Bearer ${person.token}` }
  const tagged = await signedIn.request.put(`/api/reminders/${id}`, { headers, data: { tags: ['home'] } })
  expect(tagged.ok()).toBe(true)
  await signedIn.goto('/')
  const row = agendaOf(signedIn).getByRole('listitem').filter({ hasText: 'tulsi' })
  const title = await boxOf(row.getByRole('heading'))
  const tag = await boxOf(row.getByRole('link', { name: '#home' }))
  const repeat = await boxOf(row.getByText('Every day'))
  expect(tag.x - (title.x + title.width)).toBeLessThanOrEqual(24)
  expect(repeat.x - (tag.x + tag.width)).toBeLessThanOrEqual(48)
})

test('TASK-13 LOOK-1 the composer marks what it understands, keeps what is typed, and a certain reading takes one Enter', async ({
  signedIn,
}) => {
  await signedIn.goto('/')
  const composer = agendaOf(signedIn).getByRole('textbox', { name: 'Add a reminder' })
  await expect(composer).toBeVisible()
  await signedIn.keyboard.press('n')
  await expect(composer).toBeFocused()
  await signedIn.keyboard.type('call the plumber today at 11:58 pm')
  await expect(agendaOf(signedIn).locator('mark')).toHaveText(['today', /11:58 pm/])
  await signedIn.reload()
  await expect(composer).toHaveValue('call the plumber today at 11:58 pm')
  const below = agendaOf(signedIn).getByRole('status').filter({ hasText: 'Create AI reminder' })
  await expect(below).toHaveText(/^Create AI reminder "Call the plumber" on .* at 11:58 pm\?/)
  await expectAccessible(signedIn)
  await composer.press('Enter')
  const row = agendaOf(signedIn).getByRole('heading', { name: 'Call the plumber' })
  await expect(row).toBeVisible()
  await expect(signedIn.getByRole('alertdialog')).toHaveCount(0)
  await expect(composer).toHaveValue('')
  await expect(composer).toBeFocused()
  await signedIn.getByRole('button', { name: 'Undo' }).first().click()
  await expect(row).toHaveCount(0)
  // Nobody said when: there is something to ask.
  await composer.fill('water the ferns')
  await expect(agendaOf(signedIn).getByText(/^Water the ferns · /)).toBeVisible()
  await composer.press('Enter')
  await expect(signedIn.getByRole('alertdialog')).toContainText('Create AI reminder "Water the ferns"')
})

/** Swipes a row sideways with a finger, as the browser reports it. */
async function swipe(page: Page, row: Locator, by: number): Promise<void> {
  await expect(row).toBeVisible()
  // The code for it is loaded while the page is idle.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/swipe-/.test(name)))
  const { x, y, width, height } = await boxOf(row)
  const client = await page.context().newCDPSession(page)
  const from = { x: x + width / 2, y: y + height / 2 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to = 0) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + to, y: from.y }],
    })
  await touch('touchStart')
  for (let step = 1; step <= 8; step++) await touch('touchMove', (by * step) / 8)
  await touch('touchEnd')
  await client.detach()
}
