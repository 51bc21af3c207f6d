import { expect, test } from '../fixtures.ts'
import { asked, cards, expectFitInAnyLight, openPlan, planOf, refuse } from '../kitchen.ts'

type Chosen = { dishes: { title: string; meal: string; servings: number; people: number; left_servings: number }[] }

test('COOK-8 a dish is planned for a meal, is all that the shopping list counts, and its leftovers are a hint', async ({
  signedIn,
  person,
  context,
}) => {
  const { sections } = await planOf(signedIn, person)
  const [dish, second] = [sections.Breakfast![0]!, sections.Lunch![0]!]
  const chosen = () => asked<Chosen>(signedIn, person, '/api/recipes/chosen').then(({ dishes }) => dishes)
  await openPlan(signedIn)
  await expect(signedIn.getByRole('region', { name: 'Cooking today' })).toBeHidden()
  await cards(signedIn).first().getByRole('button', { name: 'Cook this…' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Cook this' })
  await expect(dialog.getByRole('radio', { name: 'Breakfast' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Dinner' }).check()
  await dialog.getByRole('button', { name: 'More people' }).click()
  await expect(dialog.getByRole('status', { name: 'Servings' })).toHaveText('5')
  await dialog.getByRole('button', { name: 'Plan for dinner' }).click()
  await expect(signedIn.getByText('Planned for dinner, today')).toBeVisible()
  expect(await chosen()).toMatchObject([{ title: dish.title, meal: 'dinner', people: 5, servings: 5 }])

  // Another tab shows it too, and a change there applies to both.
  const other = await context.newPage()
  await other.addInitScript((token) => localStorage.setItem('token', token), person.token)
  await other.goto('/recipes')
  const [today, there] = [signedIn, other].map((page) => page.getByRole('region', { name: 'Cooking today' }))
  await there!.getByRole('button', { name: `5 servings of ${dish.title}, change` }).click()
  await other.getByRole('button', { name: 'Fewer servings' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(today!.getByRole('button', { name: `4 servings of ${dish.title}, change` })).toBeVisible()
  await other.close()

  await signedIn.getByRole('button', { name: 'Shopping list' }).click()
  const list = signedIn.getByRole('tabpanel', { name: 'Shopping List' })
  await expect(list.getByRole('list', { name: 'Chosen dishes' }).getByRole('listitem')).toHaveCount(1)
  const add = list.getByRole('button', { name: /^Add [1-9]\d* to cart$/ })
  await expect(add).toBeEnabled()
  const one = Number(/\d+/.exec((await add.textContent())!)![0])
  await list.getByText('Pick from the plan').click()
  const dishes = list.getByRole('region', { name: 'Dishes on the list' })
  // Of the plan's meals only the next one is open, whichever that is at this hour.
  for (const meal of await dishes.locator('details details').all())
    await meal.evaluate((element) => element.setAttribute('open', ''))
  const lunch = dishes.getByRole('checkbox', { name: second.title })
  await lunch.check()
  await expect(list.getByRole('list', { name: 'Chosen dishes' }).getByRole('listitem')).toHaveCount(2)
  await expect(add).not.toHaveText(`Add ${one} to cart`)
  expect((await chosen()).find(({ title }) => title === second.title)).toMatchObject({ meal: 'lunch', servings: 5 })
  await list.getByRole('button', { name: `Remove ${second.title}` }).click()
  await expect(lunch).not.toBeChecked()
  await expect(list.getByRole('list', { name: 'Chosen dishes' }).getByRole('listitem')).toHaveCount(1)
  await signedIn.getByRole('tab', { name: 'Daily Meal Plan' }).click()

  await signedIn.route('**/api/recipes/chosen/*', refuse(500))
  await today!.getByRole('button', { name: `Mark as cooked: ${dish.title}` }).click()
  await expect(signedIn.getByText('Couldn’t update what you’re cooking. Please try again.')).toBeVisible()
  await signedIn.unroute('**/api/recipes/chosen/*')
  await today!.getByRole('button', { name: `Mark as cooked: ${dish.title}` }).click()
  const more = today!.getByRole('button', { name: /^More servings left of/ })
  await more.click()
  await more.click()
  await expect(today!.getByText('2 servings left from dinner, today')).toBeVisible()
  await today!.getByRole('button', { name: `Plan it: the rest of ${dish.title}` }).click()
  await signedIn.getByRole('dialog').getByRole('button', { name: 'Tomorrow' }).click()
  await signedIn.getByRole('dialog').getByRole('button', { name: 'Plan for lunch' }).click()
  await expect(today!.getByText('2 servings left from')).toBeHidden()
  await signedIn.getByRole('button', { name: 'Shopping list' }).click()
  await list.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(list.getByText('Nothing chosen yet')).toBeVisible()
})

test('COOK-8 Done in cook mode marks a planned dish as cooked like its button, and its ingredients are added once', async ({
  signedIn,
  person,
}) => {
  const { sections, date } = await planOf(signedIn, person)
  const dish = sections.Dinner![0]!
  const headers = { authorization: `Bearer ${person.token}` }
  const data = { recipe_id: dish.id, day: date, meal: 'dinner', people: 4, servings: 4 }
  expect((await signedIn.request.post('/api/recipes/chosen', { headers, data })).status()).toBe(200)
  await signedIn.goto(`/recipes#r=${dish.id}`)
  const sheet = signedIn.getByRole('dialog', { name: dish.title })
  await sheet.getByRole('button', { name: 'Add to shopping list' }).click()
  const question = signedIn.getByRole('alertdialog', { name: 'Add it again?' })
  await expect(question).toContainText(`${dish.title} is already on the shopping list, for 4 servings.`)
  await question.getByRole('button', { name: 'Leave it' }).click()

  await sheet.getByRole('button', { name: 'Cook mode' }).click()
  await expect(signedIn.getByText(/^Step 1 of/)).toBeVisible()
  await signedIn.keyboard.press('End')
  await signedIn.getByRole('button', { name: 'Done' }).click()
  await expect(signedIn.getByText('Enjoy your meal! Any leftovers? Tell us how many servings.')).toBeVisible()
  const isCooked = async () => {
    const { dishes } = await (await signedIn.request.get('/api/recipes/chosen', { headers })).json()
    return dishes[0].cooked_at !== null
  }
  expect(await isCooked()).toBe(true)
  await signedIn.goto('/')
  await signedIn.goto('/recipes')
  await signedIn.getByRole('button', { name: `Not cooked yet: ${dish.title}` }).click()
  await expect.poll(isCooked).toBe(false)
})

test('COOK-8 a dish planned for eleven opens, is cooked and has company for eleven', async ({ signedIn, person }) => {
  const { sections, date } = await planOf(signedIn, person)
  const dish = sections.Dinner![0]!
  const headers = { authorization: `Bearer ${person.token}` }
  const data = { recipe_id: dish.id, day: date, meal: 'dinner', people: 11, servings: 11 }
  expect((await signedIn.request.post('/api/recipes/chosen', { headers, data })).status()).toBe(200)
  await openPlan(signedIn)
  const sheet = signedIn.getByRole('dialog', { name: dish.title })
  const expectEleven = async () => {
    await expect(sheet.getByRole('status', { name: 'Servings' })).toHaveText('11')
    await sheet.getByRole('button', { name: 'Cook mode' }).click()
    const cook = signedIn.getByRole('dialog', { name: dish.title })
    await expect(cook.getByText(/^Step 1 of .* · For 11$/)).toBeVisible()
    await cook.getByRole('button', { name: 'Exit cook mode' }).click()
  }
  await signedIn
    .getByRole('region', { name: 'Cooking today' })
    .getByRole('button', { name: dish.title, exact: true })
    .click()
  await expectEleven()
  // Opened by a link, as from the dashboard's table, a running timer or the global search.
  await signedIn.goto('about:blank')
  await signedIn.goto(`/recipes#r=${dish.id}`)
  await expectEleven()

  await signedIn.goto('about:blank')
  await openPlan(signedIn)
  await cards(signedIn).first().getByRole('button', { name: 'Cook this…' }).click()
  const second = signedIn.getByRole('dialog', { name: 'Cook this' })
  await second.getByRole('radio', { name: 'Dinner' }).check()
  await expect(second.getByRole('status', { name: 'People' })).toHaveText('11')
  await second.getByRole('button', { name: 'Plan for dinner' }).click()
  await expect(signedIn.getByText('Planned for dinner, today')).toBeVisible()
  const { dishes } = await asked<Chosen>(signedIn, person, '/api/recipes/chosen')
  expect(dishes.map(({ people, servings }) => [people, servings])).toEqual([
    [11, 11],
    [11, 11],
  ])
})

test.describe('offline', () => {
  test.use({ worker: true })

  test('COOK-8 planned dishes are shown offline, and a change offline reports its failure', async ({
    signedIn,
    person,
    context,
  }) => {
    const plan = await planOf(signedIn, person)
    const data = { recipe_id: plan.sections.Lunch![0]!.id, day: plan.date, meal: 'lunch' }
    const headers = { authorization: `Bearer ${person.token}` }
    expect((await signedIn.request.post('/api/recipes/chosen', { headers, data })).status()).toBe(200)
    await openPlan(signedIn)
    await signedIn.evaluate(() => navigator.serviceWorker.ready)
    await signedIn.reload()
    const today = signedIn.getByRole('region', { name: 'Cooking today' })
    await expect(today).toBeVisible()
    await context.setOffline(true)
    await signedIn.reload()
    await expect(today.getByText(plan.sections.Lunch![0]!.title)).toBeVisible()
    await today.getByRole('button', { name: /^Remove/ }).click()
    await expect(signedIn.getByText('Couldn’t update what you’re cooking. Please try again.')).toBeVisible()
    await expect(today.getByText(plan.sections.Lunch![0]!.title)).toBeVisible()
  })
})

for (const [width, otherWidths] of [
  [360, []],
  [1280, [768]],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('COOK-8 planning a meal and its shopping list fit and are accessible', async ({ signedIn, person }) => {
      test.setTimeout(90_000)
      const plan = await planOf(signedIn, person)
      const headers = { authorization: `Bearer ${person.token}` }
      for (const [meal, category] of [
        ['lunch', 'Lunch'],
        ['dinner', 'Dinner'],
      ] as const) {
        const data = { recipe_id: plan.sections[category]![0]!.id, day: plan.date, meal }
        expect((await signedIn.request.post('/api/recipes/chosen', { headers, data })).status()).toBe(200)
      }
      await openPlan(signedIn)
      const today = signedIn.getByRole('region', { name: 'Cooking today' })
      if (width === 360) await today.getByRole('button', { name: 'All 2 dishes' }).click()
      await today
        .getByRole('button', { name: /^Mark as cooked/ })
        .first()
        .click()
      const more = today.getByRole('button', { name: /^More servings left/ })
      await more.click()
      await expect(today.getByText(/1 serving left from/)).toBeVisible()
      const [cooked, stepper] = [
        await today.getByRole('button', { name: /^Not cooked yet/ }).boundingBox(),
        await more.boundingBox(),
      ]
      expect(cooked!.y + cooked!.height).toBeLessThanOrEqual(stepper!.y)
      // Fading toasts would have other contrasts.
      await expect(signedIn.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 20_000 })
      await expectFitInAnyLight(signedIn, otherWidths)
      await today.scrollIntoViewIfNeeded()
      await cards(signedIn).first().getByRole('button', { name: 'Cook this…' }).click()
      await expect(signedIn.getByRole('button', { name: /^Plan for/ })).toBeVisible()
      await expectFitInAnyLight(signedIn, otherWidths)
      await signedIn.keyboard.press('Escape')
      await signedIn.getByRole('tab', { name: 'Shopping List' }).click()
      await expect(signedIn.getByRole('button', { name: /^Add [1-9]\d* to cart$/ })).toBeVisible()
      await expectFitInAnyLight(signedIn, otherWidths)
      await signedIn.getByRole('tab', { name: 'Daily Meal Plan' }).click()
      await cards(signedIn).first().getByRole('button', { name: 'View Recipe' }).click()
      await expect(signedIn.getByRole('heading', { name: 'Nutrition Benefits' })).toBeVisible()
      await expectFitInAnyLight(signedIn, otherWidths)
    })
  })
}
