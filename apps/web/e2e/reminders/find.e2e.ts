import { dayOf, expect, expectAccessible, remember, test } from '../fixtures.ts'
import { deliveryFields } from '../shop.ts'

const dayMs = 24 * 60 * 60 * 1000
const soon = new Date(Date.now() + 3 * dayMs)

test('TASK-2 one search finds reminders, tags, recipes, orders, pages and actions, by keys alone', async ({
  signedIn,
  person,
}) => {
  const { id } = await remember(signedIn, person, { text: 'order the cake for Rohan', suggested_date: dayOf(soon) })
  const headers = { authorization: `Bearer ${person.token}` }
  await signedIn.request.put(`/api/reminders/${id}`, { headers, data: { tags: ['party'] } })
  const line = { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal Tadka', action: 'buy_ingredients' }
  await signedIn.request.post('/api/cart/add', { headers, data: line })
  await signedIn.request.put('/api/cart', { headers, data: deliveryFields() })
  const order = (await (await signedIn.request.post('/api/orders', { headers, data: {} })).json()) as { id: string }

  await signedIn.goto('/settings')
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await signedIn.keyboard.press('/')
  const search = signedIn.getByRole('dialog', { name: 'Search' })
  const box = search.getByRole('combobox')
  await expect(box).toBeFocused()
  await box.fill('rohan')
  await expect(search.getByRole('option', { name: /order the cake for rohan/i })).toBeVisible()
  await expectAccessible(signedIn)
  await box.fill('rohna')
  await expect(search.getByRole('option', { name: /order the cake for rohan/i })).toBeVisible()
  await signedIn.keyboard.press('Enter')
  await expect(signedIn).toHaveURL(new RegExp(`/dashboard#day=${dayOf(soon)}$`))
  await expect(signedIn.getByRole('region', { name: /Agenda/ }).getByText(/the cake for rohan/i)).toBeVisible()

  await signedIn.keyboard.press('Control+k')
  await box.fill('tadka')
  await expect(search.getByRole('option', { name: /Dal Tadka/ }).first()).toBeVisible()
  await search.getByRole('option', { name: `#${order.id.slice(-8).toUpperCase()}` }).click()
  await expect(signedIn).toHaveURL(new RegExp(`/orders#order=${order.id}$`))

  await signedIn.keyboard.press('/')
  await box.fill('party')
  await search.getByRole('option', { name: 'party', exact: true }).click()
  await expect(signedIn).toHaveURL(/#tag=party$/)
  await expect(signedIn.getByRole('region', { name: '#party' }).getByText(/the cake for rohan/i)).toBeVisible()

  await signedIn.keyboard.press('/')
  await box.fill('post the parcel kal 5 baje')
  await search.getByRole('option', { name: /Add reminder/ }).click()
  await expect(signedIn.getByRole('dialog', { name: 'Create AI Reminder' }).getByRole('textbox').first()).toHaveValue(
    'post the parcel kal 5 baje',
  )
})

test('TASK-2 parts of the settings are found by the words that people use, and opened in their place', async ({
  signedIn,
}) => {
  await signedIn.goto('/dashboard')
  await expect(signedIn.getByRole('textbox', { name: 'Add a reminder' })).toBeVisible()
  const search = signedIn.getByRole('dialog', { name: 'Search' })
  for (const [typed, name, place] of [
    ['change password', 'Settings: Password', 'Password'],
    ['feed', 'Settings: Calendar link', 'Calendar link'],
    ['delete account', 'Settings: Delete account', 'Delete account'],
  ] as const) {
    await signedIn.keyboard.press('Control+k')
    await search.getByRole('combobox').fill(typed)
    await search.getByRole('option', { name }).click()
    await expect(signedIn.getByRole('heading', { level: 3, name: place })).toBeInViewport()
  }
  for (const [typed, part] of [
    ['theme', 'theme'],
    ['quiet hours', 'quiet-hours'],
  ] as const) {
    await signedIn.keyboard.press('Control+k')
    await search.getByRole('combobox').fill(typed)
    await search.getByRole('option', { name: `Settings: ${typed}` }).click()
    await expect(signedIn.locator(`#${part}`)).toBeInViewport()
  }
})

test('TASK-2 all reminders with a word are listed on request, with their number', async ({ signedIn, person }) => {
  for (let n = 1; n <= 8; n++)
    await remember(signedIn, person, { text: `visit the gateway number ${n}`, suggested_date: dayOf(soon) })
  await signedIn.goto('/dashboard')
  await expect(signedIn.getByRole('textbox', { name: 'Add a reminder' })).toBeVisible()
  await signedIn.keyboard.press('Control+k')
  const search = signedIn.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox').fill('gateway')
  const found = search.getByRole('option', { name: /visit the gateway/i })
  await expect(found).toHaveCount(6)
  await search.getByRole('option', { name: 'Show all 8 reminders' }).click()
  await expect(found).toHaveCount(8)
  await expect(search.getByRole('option', { name: /^Show all/ })).toHaveCount(0)
  await expectAccessible(signedIn)
})

test('TASK-2 before anything is typed the search offers the next reminders, and Enter still adds one', async ({
  signedIn,
  person,
}) => {
  for (const text of ['visit the gateway', 'post the parcel', 'water the ferns', 'file the form'])
    await remember(signedIn, person, { text, suggested_date: dayOf(soon) })
  await signedIn.goto('/dashboard')
  await expect(signedIn.getByRole('textbox', { name: 'Add a reminder' })).toBeVisible()
  await signedIn.keyboard.press('Control+k')
  const search = signedIn.getByRole('dialog', { name: 'Search' })
  const coming = search.getByRole('group', { name: 'Coming up' })
  await expect(coming.getByRole('option')).toHaveCount(3)
  await expectAccessible(signedIn)
  await expect(search.getByRole('option', { selected: true })).toHaveText('Add a reminder')
  await coming.getByRole('option').first().click()
  await expect(signedIn).toHaveURL(new RegExp(`/dashboard#day=${dayOf(soon)}$`))
})

test('TASK-2 a result of another year names the year once', async ({ signedIn, person }) => {
  const nextYear = dayOf(new Date(Date.now() + 366 * dayMs))
  await remember(signedIn, person, { text: 'renew the gateway certificate', suggested_date: nextYear })
  await signedIn.goto('/dashboard')
  await expect(signedIn.getByRole('textbox', { name: 'Add a reminder' })).toBeVisible()
  await signedIn.keyboard.press('Control+k')
  const search = signedIn.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox').fill('gatewy')
  const found = search.getByRole('option', { name: /renew the gateway/i })
  await expect(found).toBeVisible()
  expect((await found.textContent())!.split(nextYear.slice(0, 4))).toHaveLength(2)
})

test('TASK-2 TASK-13 `/` in the empty box for reminders opens the search, also after one was confirmed there', async ({
  signedIn,
}) => {
  await signedIn.goto('/dashboard')
  const composer = signedIn.getByRole('textbox', { name: 'Add a reminder' })
  await composer.fill('order diyas today')
  await composer.press('Enter')
  const question = signedIn.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await signedIn.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  // The next sentence can be typed at once, even with a slash in it.
  await expect(composer).toBeFocused()
  await signedIn.keyboard.type('pay 1/2 of the rent')
  await expect(composer).toHaveValue('pay 1/2 of the rent')
  await composer.fill('')
  await signedIn.keyboard.press('/')
  await expect(signedIn.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused()
  await signedIn.keyboard.press('Escape')
  await expect(composer).toBeFocused()
  await expect(composer).toHaveValue('')
})

test('TASK-2 upcoming, all and done have an address each, and a tag filters', async ({ signedIn, person }) => {
  const { id } = await remember(signedIn, person, { text: 'pay the rent', suggested_date: dayOf(soon) })
  await remember(signedIn, person, {
    text: 'buy rangoli colours',
    suggested_date: dayOf(soon),
    suggested_time: '08:00',
  })
  const headers = { authorization: `Bearer ${person.token}` }
  await signedIn.request.put(`/api/reminders/${id}`, { headers, data: { tags: ['home'] } })
  await signedIn.goto('/#view=upcoming')
  const upcoming = signedIn.getByRole('region', { name: 'Upcoming' })
  await expect(upcoming.getByRole('heading', { level: 3 })).toHaveText([/rangoli/i, /rent/i])
  // The most used views are a tap away, and the shown one is marked.
  const views = upcoming.getByRole('navigation', { name: 'Views' })
  await expect(views.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current', 'page')
  await views.getByRole('link', { name: 'Agenda' }).click()
  const agenda = signedIn.getByRole('region', { name: /Agenda/ }).getByRole('navigation', { name: 'Views' })
  await expect(agenda.getByRole('link', { name: 'Agenda' })).toHaveAttribute('aria-current', 'page')
  await agenda.getByRole('link', { name: 'Upcoming' }).click()
  await expectAccessible(signedIn)
  await upcoming.getByRole('link', { name: '#home' }).click()
  const tagged = signedIn.getByRole('region', { name: '#home' })
  await expect(tagged.getByRole('heading', { level: 3 })).toHaveText([/rent/i])
  await tagged.getByRole('button', { name: 'Mark Complete' }).click()
  await expect(tagged.getByText('No open reminders with this tag')).toBeVisible()
  await tagged.getByRole('button', { name: 'Views' }).click()
  await signedIn.getByRole('menuitem', { name: 'Done' }).click()
  await expect(signedIn).toHaveURL(/#view=done$/)
  await expect(signedIn.getByRole('region', { name: 'Done' }).getByText(/pay the rent/i)).toBeVisible()
  await signedIn.getByRole('button', { name: 'Back to today' }).click()
  await expect(signedIn.getByRole('region', { name: /Agenda/ })).toBeVisible()
})

test('TASK-2 what has a priority is found by it, as it is typed or in words', async ({ signedIn, person }) => {
  for (const text of ['file the GST return p1', 'water the ferns p3', 'buy milk'])
    await remember(signedIn, person, { text, suggested_date: dayOf(soon) })
  await signedIn.goto('/')
  await expect(signedIn.getByRole('region', { name: /Agenda/ })).toBeVisible()
  for (const query of ['p1', '!!', 'high priority']) {
    await signedIn.keyboard.press('Control+k')
    const search = signedIn.getByRole('dialog', { name: 'Search' })
    await search.getByRole('combobox').fill(query)
    await search.getByRole('option', { name: 'High priority', exact: true }).click()
    const list = signedIn.getByRole('region', { name: 'High priority' })
    await expect(list.getByRole('heading', { level: 3 })).toHaveText([/file the GST return/i])
    await expect(signedIn).toHaveURL(/#priority=1$/)
    await expectAccessible(signedIn)
    // Switches from one filter to another, and back to all.
    await list.getByRole('link', { name: 'Low priority' }).click()
    const low = signedIn.getByRole('region', { name: 'Low priority' })
    await expect(low.getByRole('heading', { level: 3 })).toHaveText([/water the ferns/i])
    await low.getByRole('link', { name: 'Low priority' }).click()
    await expect(
      signedIn.getByRole('region', { name: 'All reminders' }).getByRole('heading', { level: 3 }),
    ).toHaveCount(3)
  }
})

test('TASK-2 a day that is typed lists the reminders of that day, and Enter opens it', async ({ signedIn, person }) => {
  await remember(signedIn, person, { text: 'order the cake', suggested_date: dayOf(soon), suggested_time: '17:00' })
  await signedIn.goto('/settings')
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await signedIn.keyboard.press('Control+k')
  const search = signedIn.getByRole('dialog', { name: 'Search' })
  const [, month, date] = dayOf(soon).split('-').map(Number)
  await search.getByRole('combobox').fill(`${date}/${month}`)
  const group = search.getByRole('group').filter({ hasText: 'Open this day: 1 reminder' })
  await expect(group.getByRole('option')).toHaveText(['Open this day: 1 reminder', /Order the cake5:00 pm/])
  await expectAccessible(signedIn)
  await signedIn.keyboard.press('Enter')
  await expect(signedIn).toHaveURL(new RegExp(`/dashboard#day=${dayOf(soon)}$`))
})

test('TASK-2 a search without results offers to add a reminder first, and says below that nothing was found', async ({
  signedIn,
}) => {
  await signedIn.goto('/settings')
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await signedIn.keyboard.press('Control+k')
  const search = signedIn.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox').fill('qwxyzv')
  const nothing = search.getByText('Nothing found for “qwxyzv”').last()
  await expect(nothing).toBeVisible()
  const add = search.getByRole('option', { name: /^Add reminder/ })
  expect((await nothing.boundingBox())!.y).toBeGreaterThan((await add.boundingBox())!.y)
  await expectAccessible(signedIn)
})
