import { dayOf, expect, expectAccessible, remember, test } from '../fixtures.ts'
import { cards, openPlan } from '../kitchen.ts'

const today = dayOf(new Date())

test('LOOK-2 today’s table is on the dashboard: each dish by its meal, a tap from its recipe', async ({
  signedIn,
  person,
}) => {
  const headers = { authorization: `Bearer ${person.token}` }
  await signedIn.goto('/')
  await expect(signedIn.getByRole('grid')).toBeVisible()
  await expect(signedIn.getByRole('region', { name: 'Today’s table' })).toHaveCount(0)
  for (const [recipe_id, meal] of [
    ['punjab.dal-makhani', 'dinner'],
    ['goa.goan-fish-curry', 'lunch'],
  ]) {
    const data = { recipe_id, day: today, meal }
    expect((await signedIn.request.post('/api/recipes/chosen', { headers, data })).ok()).toBe(true)
  }
  await signedIn.reload()
  const table = signedIn.getByRole('region', { name: 'Today’s table' })
  await expect(table.getByRole('listitem')).toHaveText([/Goan Fish Curry\s*Lunch/, /Dal Makhani\s*Dinner/])
  await expect(table.getByRole('img', { includeHidden: true }).or(table.locator('img'))).toHaveCount(2)
  await expectAccessible(signedIn)

  // A later day shows its own figures.
  const ahead = dayOf(new Date(Date.now() + 3 * 24 * 60 * 60 * 1000))
  const data = { recipe_id: 'punjab.dal-makhani', day: ahead, meal: 'dinner' }
  expect((await signedIn.request.post('/api/recipes/chosen', { headers, data })).ok()).toBe(true)
  await signedIn.goto(`/#day=${ahead}`)
  await signedIn.reload()
  const thatTable = signedIn.getByRole('region', { name: /^Table on / })
  await expect(thatTable.getByRole('listitem')).toHaveText([/Dal Makhani\s*Dinner/])
  await expectAccessible(signedIn)
  await thatTable.getByRole('link', { name: 'Recipe' }).click()
  await expect(signedIn.getByRole('dialog', { name: /Dal Makhani/ })).toBeVisible()
  await signedIn.goto('/')
  await table.getByRole('link', { name: 'Cook' }).last().click()
  await expect(signedIn.getByRole('dialog', { name: /Dal Makhani/ })).toBeVisible()
})

test('LOOK-1 daily reminders have no dot in the calendar, single ones have, and Sundays are tinted', async ({
  signedIn,
  person,
}) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const daily = await remember(signedIn, person, { text: 'water the tulsi', suggested_date: today })
  await signedIn.request.put(`/api/reminders/${daily.id}`, { headers, data: { recurrence: 'daily' } })
  await signedIn.goto('/')
  const next = signedIn.getByRole('button', { name: 'Next month' })
  await next.click()
  await next.click()
  const days = signedIn.getByRole('gridcell')
  await expect(days.first()).toBeVisible()
  // A day without dots has an empty element of width 0.
  const dots = () =>
    days.evaluateAll(
      (all) => all.filter((day) => day.querySelector('button > span:first-child')!.clientWidth > 0).length,
    )
  expect(await dots()).toBe(0)
  await signedIn.goto('/')
  await expect(days.first()).toBeVisible()
  await remember(signedIn, person, { text: 'post the letter', suggested_date: today, suggested_time: '23:55' })
  await signedIn.reload()
  await expect.poll(dots).toBe(1)
  const colour = (name: RegExp) =>
    days
      .getByRole('button', { name })
      .nth(1)
      .evaluate((day) => getComputedStyle(day).color)
  expect(await colour(/^Sun/)).not.toBe(await colour(/^Wed/))
})

test('LOOK-1 at most three are recommended, none with a rating that nobody gave', async ({ signedIn, person }) => {
  await remember(signedIn, person, {
    text: 'dentist appointment for mummy',
    suggested_date: today,
    suggested_time: '23:55',
  })
  await signedIn.goto('/')
  const panel = signedIn.getByRole('region', { name: 'Smart AI Recommendations' })
  const add = panel.getByRole('button', { name: 'Add to cart' })
  await expect(add.first()).toBeVisible()
  expect(await add.count()).toBeLessThanOrEqual(3)
  await expect(panel.getByText(/not rated/i)).toHaveCount(0)
})

test('LOOK-1 Buy, Order and Chef are one line of 40 px, also on a phone', async ({ signedIn }) => {
  await signedIn.setViewportSize({ width: 360, height: 780 })
  await openPlan(signedIn)
  const offers = ['Buy', 'Order', 'Chef'].map((name) =>
    cards(signedIn)
      .first()
      .getByRole('button', { name: new RegExp(`^${name}`) }),
  )
  const boxes = await Promise.all(offers.map(async (offer) => (await offer.boundingBox())!))
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1)
  for (const { height } of boxes) expect(Math.round(height)).toBe(40)
})

for (const width of [360, 1280])
  test(`LOOK-1 no toast covers an open menu (${width} px)`, async ({ signedIn, person }) => {
    await signedIn.setViewportSize({ width, height: 800 })
    await remember(signedIn, person, { text: 'water the tulsi', suggested_date: today, suggested_time: '23:55' })
    await signedIn.goto('/')
    await signedIn
      .getByRole('region', { name: /Agenda/ })
      .getByRole('button', { name: 'Mark Complete' })
      .click()
    const toast = signedIn.locator('[data-sonner-toast]')
    await expect(toast).toBeVisible()
    await signedIn.getByRole('button', { name: 'User menu' }).click()
    const menu = signedIn.getByRole('menu')
    await expect(menu).toBeVisible()
    await expect(toast).toBeVisible()
    const above = await menu.evaluate((element) => {
      const { x, y, width: wide } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + wide / 2, y + 30))
    })
    expect(above).toBe(true)
    await signedIn.keyboard.press('Escape')
    await expect(signedIn.locator('html[data-menu]')).toHaveCount(0)
  })

test.describe('on a phone of 360 x 780', () => {
  test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } })

  test('LOOK-1 every view of Settings leads back to the list of all, and the chosen tab is in sight', async ({
    signedIn,
  }) => {
    const inSight = async (name: string, role: 'link' | 'tab') => {
      const chosen = signedIn.getByRole(role, { name, exact: true })
      await expect(chosen).toBeVisible()
      const { x, width } = (await chosen.boundingBox())!
      expect(x, name).toBeGreaterThanOrEqual(0)
      expect(x + width, name).toBeLessThanOrEqual(360)
    }
    for (const view of ['/settings#programs', '/settings#outbox', '/google']) {
      await signedIn.goto('about:blank')
      await signedIn.goto(view)
      await signedIn.getByRole('link', { name: 'All settings' }).click()
      for (const name of [
        'Household',
        'Account and privacy',
        'Calendar and import',
        'Connected apps',
        'AI',
        'Alerts check',
        'Delivery history',
        'Outbox',
      ])
        await inSight(name, 'link')
    }
    await signedIn.goto('/recipes#list')
    await inSight('Shopping List', 'tab')
  })

  test('LOOK-1 the sections of Settings open by a tap, or by an address that names one of their rows', async ({
    signedIn,
  }) => {
    await signedIn.goto('/settings')
    const general = signedIn.getByRole('button', { name: 'General' })
    await expect(general).toHaveAttribute('aria-expanded', 'false')
    await expect(signedIn.getByRole('switch')).toHaveCount(0)
    // The other pages of the settings are listed below, within two screens.
    const last = (await signedIn.getByRole('link', { name: 'Outbox', exact: true }).boundingBox())!
    expect(last.y + last.height).toBeLessThanOrEqual(1560)
    await general.click()
    await expect(signedIn.getByRole('switch', { name: 'Quiet hours' })).toBeVisible()
    await expectAccessible(signedIn)
    await general.click()
    await expect(signedIn.getByRole('switch')).toHaveCount(0)
    await signedIn.goto('about:blank')
    await signedIn.goto('/settings#daily-digest')
    await expect(signedIn.getByRole('switch', { name: 'Daily digest' })).toBeInViewport()
  })

  test('LOOK-1 nothing overlaps in the agenda’s head on another day, and a day’s date and time are clear of their icons', async ({
    signedIn,
    person,
  }) => {
    const yesterday = dayOf(new Date(Date.now() - 24 * 60 * 60 * 1000))
    const tomorrow = dayOf(new Date(Date.now() + 24 * 60 * 60 * 1000))
    const headers = { authorization: `Bearer ${person.token}` }
    const late = await remember(signedIn, person, { text: 'pay the milkman', suggested_date: today })
    await signedIn.request.put(`/api/reminders/${late.id}`, { headers, data: { date: yesterday } })
    const long = 'call the plumber about the leaking kitchen tap and the geyser upstairs'
    await remember(signedIn, person, { text: long, suggested_date: today, suggested_time: '23:55' })
    await signedIn.goto(`/#day=${tomorrow}`)
    const agenda = signedIn.getByRole('region', { name: /Agenda/ })
    const next = (await agenda.getByRole('button', { name: /^Next up/ }).boundingBox())!
    const overdue = (await agenda.getByRole('button', { name: /overdue/ }).boundingBox())!
    expect(next.x + next.width).toBeLessThanOrEqual(overdue.x)

    await signedIn.goto('/')
    await agenda.getByRole('listitem').filter({ hasText: 'plumber' }).getByRole('button', { name: 'More' }).click()
    await signedIn.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
    const edit = signedIn.getByRole('dialog', { name: 'Edit Reminder' })
    for (const name of ['Date', 'Time']) {
      const field = edit.getByLabel(name, { exact: true })
      await expect(field).toBeVisible()
      const room = await field.evaluate((input) => {
        // The text must end before the icon, which takes 20 px plus the field's padding.
        const { scrollWidth, clientWidth } = input.parentElement!.querySelector<HTMLElement>('[data-words]')!
        return { needed: scrollWidth, given: clientWidth }
      })
      expect(room.needed, name).toBeLessThanOrEqual(room.given)
    }
  })

  test('LOOK-1 the week opens with today in sight', async ({ signedIn }) => {
    await signedIn.goto('/#view=week')
    const now = signedIn.getByRole('region', { name: 'Week', exact: true }).locator('[aria-current="date"]')
    await expect(now).toBeVisible()
    await expect
      .poll(async () => {
        const { x, width } = (await now.boundingBox())!
        return x >= 0 && x + width <= 360
      })
      .toBe(true)
  })
})
