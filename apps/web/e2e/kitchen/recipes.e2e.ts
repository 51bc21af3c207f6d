import { expect, expectAccessible, test } from '../fixtures.ts'
import { asked, cards, changePlan, expectFit, fromMenu, openPlan, planOf, refuse } from '../kitchen.ts'

test('RECIPE-1 RECIPE-2 RECIPE-3 the hub shows its head, the plan’s, its parts with their counts, and filters by region', async ({
  signedIn,
  person,
}) => {
  const { tip } = await asked<{ tip: string }>(signedIn, person, '/api/recipes/kitchen-tip')
  const plan = await planOf(signedIn, person)
  const breakfast = plan.sections.Breakfast!
  await openPlan(signedIn)
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Culinary India Hub' })).toBeVisible()
  await expect(signedIn.getByRole('radio', { name: 'Veg + Non-Veg' })).toBeChecked()
  await expect(signedIn.getByRole('radio', { name: 'Veg Only' })).not.toBeChecked()
  await expect(signedIn.getByRole('link', { name: '0 items in cart' })).toHaveAttribute('href', '/cart')
  await expect(signedIn.getByRole('region', { name: 'Kitchen Tip of the Day' })).toContainText(tip)
  await expect(signedIn.getByRole('tab', { name: 'Daily Meal Plan' })).toHaveAttribute('aria-selected', 'true')
  await expect(signedIn.getByRole('tab', { name: 'Recipe Search' })).toBeVisible()

  const header = signedIn.getByRole('region', { name: plan.theme })
  for (const fact of ['Mumbai, India', 'INR', 'Asia/Kolkata']) await expect(header.getByText(fact)).toBeVisible()
  await expect(header.getByRole('list', { name: 'Cultural tips' }).getByRole('listitem').first()).toBeVisible()
  await expect(header.getByRole('button', { name: 'New Fresh Plan' })).toBeEnabled()

  const filter = signedIn.getByLabel('Region')
  await expect(filter).toHaveValue('All Regions')
  await filter.selectOption(breakfast[0]!.region)
  await expect(cards(signedIn)).toHaveCount(breakfast.filter(({ region }) => region === breakfast[0]!.region).length)
  const absent = ['North', 'South', 'East', 'West', 'Central', 'Northeast', 'Pan-India'].find(
    (one) => !breakfast.some(({ region }) => region === one),
  )!
  await filter.selectOption(absent)
  await expect(signedIn.getByText('No Breakfast recipes here')).toBeVisible()
  await signedIn.getByRole('button', { name: 'Show all regions' }).click()
  await expect(cards(signedIn)).toHaveCount(4)

  await signedIn.setViewportSize({ width: 360, height: 780 })
  for (const category of ['Breakfast', 'Lunch', 'Hi-Tea', 'Dinner', 'All-Time Snacks']) {
    await signedIn.getByRole('button', { name: `${category} 4 recipes` }).click()
    await expect(cards(signedIn)).toHaveCount(4)
    await expect(cards(signedIn).first()).toContainText(plan.sections[category]![0]!.title)
  }
  const left = signedIn.getByRole('button', { name: 'Scroll categories left' })
  const right = signedIn.getByRole('button', { name: 'Scroll categories right' })
  for (const arrow of [right, left])
    await expect(async () => {
      // The row may reach its end just before the click.
      if (await arrow.isEnabled()) await arrow.click({ timeout: 1000 })
      await expect(arrow).toBeDisabled({ timeout: 1000 })
    }).toPass()
  await expect(signedIn.getByRole('button', { name: 'Breakfast 4 recipes' })).toBeInViewport()
})

test('RECIPE-1 RECIPE-4 Veg Only shows another plan, all vegetarian, and is remembered', async ({ signedIn }) => {
  await openPlan(signedIn)
  await expect(cards(signedIn).getByText('Non-Veg', { exact: true })).toHaveCount(2)
  await signedIn.getByRole('radio', { name: 'Veg Only' }).check()
  await expect(cards(signedIn).getByText('Veg', { exact: true })).toHaveCount(4)
  await expect(signedIn.getByRole('listitem').filter({ hasText: /^Veg Only$/ })).toBeVisible()
  await signedIn.reload()
  await expect(signedIn.getByRole('radio', { name: 'Veg Only' })).toBeChecked()
  await expect(cards(signedIn).getByText('Veg', { exact: true })).toHaveCount(4)
})

test('RECIPE-3 RECIPE-6 RECIPE-12 missing tips, categories, times and instructions have fallbacks', async ({
  signedIn,
}) => {
  await signedIn.route('**/api/recipes/kitchen-tip', refuse(400))
  await changePlan(signedIn, ({ sections }) => {
    const missing = { prep_time: '', cook_time: '', serves: 0 }
    Object.assign(sections.Breakfast![0]!, { ...missing, stand_time: '', difficulty: 'Hard' })
    Object.assign(sections.Breakfast![1]!, { instructions: [], steps: [] })
    sections.Dinner = []
  })
  await openPlan(signedIn)
  await expect(signedIn.getByText(/heat oil properly before adding spices/i)).toBeVisible()

  await cards(signedIn).first().getByRole('button', { name: 'View Recipe' }).click()
  const dialog = signedIn.getByRole('dialog')
  for (const text of ['15 mins', '30 mins', '3-4']) {
    await expect(dialog.getByRole('definition').filter({ hasText: text })).toBeVisible()
  }
  await expect(dialog.getByText('Hard', { exact: true })).toHaveClass(/danger/)
  await signedIn.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(signedIn).toHaveURL(/\/recipes$/)
  await cards(signedIn).nth(1).getByRole('button', { name: 'View Recipe' }).click()
  await expect(signedIn.getByText('No cooking instructions for this recipe yet.')).toBeVisible()
  await signedIn.keyboard.press('Escape')

  await signedIn.getByRole('button', { name: 'Dinner 0 recipes' }).click()
  await expect(signedIn.getByText('No Dinner recipes here')).toBeVisible()
  await expect(signedIn.getByRole('button', { name: 'Generate New Plan' })).toBeEnabled()
})

test('RECIPE-5 RECIPE-12 Buy, Order, Chef and all ingredients go into the cart, and failures are shown', async ({
  signedIn,
  person,
}) => {
  await openPlan(signedIn)
  const card = cards(signedIn).first()
  for (const [name, count] of [
    ['Buy ₹299', '1 item'],
    ['Order ₹499', '2 items'],
    ['Chef ₹2,999', '3 items'],
  ] as const) {
    await card.getByRole('button', { name }).click()
    await expect(signedIn.getByRole('link', { name: `${count} in cart` })).toBeVisible()
  }
  const { items } = await asked<{ items: { action: string; price: number; quantity: number }[] }>(
    signedIn,
    person,
    '/api/cart',
  )
  expect(items.map(({ action, price, quantity }) => [action, price, quantity])).toEqual([
    ['buy_ingredients', 299, 1],
    ['order_online', 499, 1],
    ['hire_chef', 2999, 1],
  ])

  await signedIn.route('**/api/cart/add', refuse(500))
  await signedIn.route('**/api/cart/add-recipe-ingredients', refuse(500))
  await card.getByRole('button', { name: 'Buy ₹299' }).click()
  await expect(signedIn.getByText('Failed to add to cart.', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Add All Ingredients to Cart' }).click()
  await expect(signedIn.getByText('Failed to add ingredients - Please try again.', { exact: true })).toBeVisible()
  await signedIn.unroute('**/api/cart/add-recipe-ingredients')
  await card.getByRole('button', { name: 'Add All Ingredients to Cart' }).click()
  await expect(signedIn.getByText(/^\d+ ingredients added to cart$/)).toBeVisible()
})

test('RECIPE-5 RECIPE-12 PROFILE-3 a heart saves at once, falls back when refused, and the profile keeps the dish whole', async ({
  signedIn,
  person,
}) => {
  const dish = (await planOf(signedIn, person)).sections.Breakfast![0]!
  await openPlan(signedIn)
  const first = cards(signedIn).first()
  await first.getByRole('button', { name: 'Save recipe' }).click()
  await expect(signedIn.getByText('Recipe saved')).toBeVisible()
  await signedIn.reload()
  await expect(first.getByRole('button', { name: 'Unsave recipe' })).toHaveAttribute('aria-pressed', 'true')
  await signedIn.route('**/api/recipes/*/save', refuse(500))
  await first.getByRole('button', { name: 'Unsave recipe' }).click()
  await expect(signedIn.getByText('Failed to update recipe.', { exact: true })).toBeVisible()
  await expect(first.getByRole('button', { name: 'Unsave recipe' })).toBeVisible()

  await signedIn.goto('/profile')
  const card = signedIn.getByRole('article', { name: dish.title })
  await expect(card.getByText(dish.ingredients[3]!)).toBeVisible()
  await expect(card.getByText(`+ ${dish.ingredients.length - 4} more`)).toBeVisible()
  await expect(card.getByText('Today: Breakfast')).toBeVisible()
  await card.getByRole('button', { name: 'View Recipe' }).click()
  await expect(signedIn.getByRole('dialog', { name: dish.title }).getByText(dish.instructions[0]!)).toBeVisible()
  await expectAccessible(signedIn)
  await signedIn.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Remove recipe' }).click()
  await expect(signedIn.getByText('Failed to remove recipe', { exact: true })).toBeVisible()
  await signedIn.unroute('**/api/recipes/*/save')
  await card.getByRole('button', { name: 'Remove recipe' }).click()
  await expect(signedIn.getByText('No saved recipes yet')).toBeVisible()
})

test('RECIPE-6 RECIPE-7 the dialog shows all of a dish, scales it to 1 to 12 servings, and shares it in four ways', async ({
  signedIn,
  person,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dish = (await planOf(signedIn, person)).sections.Breakfast![0]!
  const link = `/r/${dish.id}`
  await openPlan(signedIn)
  const share = signedIn.getByRole('dialog', { name: 'Share Recipe' })
  await fromMenu(cards(signedIn).first(), 'Share')
  const whatsapp = new URL((await share.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))!)
  expect(whatsapp.host).toBe('wa.me')
  for (const part of [link, ...dish.ingredients, ...dish.instructions])
    expect(whatsapp.searchParams.get('text')).toContain(part)
  expect(await share.getByRole('link', { name: 'SMS' }).getAttribute('href')).toMatch(/^sms:\?&body=/)
  await signedIn.keyboard.press('Escape')

  await cards(signedIn).first().getByRole('button', { name: 'View Recipe' }).click()
  const dialog = signedIn.getByRole('dialog', { name: dish.title })
  await expect(dialog.getByText(/^(Veg|Non-Vegetarian)$/)).toBeVisible()
  for (const name of ['Ingredients', 'Cooking Instructions', "Chef's Tips", 'Drink Pairing', 'Nutrition Benefits']) {
    await expect(dialog.getByRole('heading', { name })).toBeVisible()
  }
  await expect(dialog.getByRole('region', { name: 'Cooking Instructions' }).getByRole('listitem')).toHaveCount(
    dish.instructions.length,
  )
  await expect(dialog.getByRole('figure', { name: /Energy: \d+% protein/ })).toBeVisible()
  for (const name of [
    'Add All Ingredients to Cart',
    'Buy Ingredients ₹299',
    'Order Online ₹499',
    'Hire a Chef ₹2,999',
    'Share Recipe',
  ]) {
    await expect(dialog.getByRole('button', { name })).toBeEnabled()
  }

  const list = dialog.getByRole('region', { name: 'Ingredients' })
  const line = list.getByRole('listitem').first()
  const before = (await line.textContent())!
  const [more, fewer] = ['More servings', 'Fewer servings'].map((name) => list.getByRole('button', { name }))
  for (let servings = 5; servings <= 12; servings++) await more!.click()
  await expect(more!).toBeDisabled()
  await expect(line).not.toHaveText(before)
  for (let servings = 11; servings >= 4; servings--) await fewer!.click()
  await expect(line).toHaveText(before)

  await dialog.getByRole('button', { name: 'Share Recipe' }).click()
  const mail = decodeURIComponent((await share.getByRole('link', { name: 'Email' }).getAttribute('href'))!)
  for (const part of ['mailto:?subject=', dish.title, 'Cooking time: ', 'Calories: ', link])
    expect(mail).toContain(part)
  await share.getByRole('button', { name: 'Copy Link' }).click()
  await expect(signedIn.getByText('Link copied')).toBeVisible()
  expect(await signedIn.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^http://.+${link.replaceAll('.', '\\.')}$`),
  )
})

test('COOK-7 a shared link opens without an account, fits a phone and is accessible', async ({ page, person }) => {
  const dish = (await planOf(page, person)).sections.Lunch![0]!
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/r/${dish.id}`)
    await expect(page.getByRole('heading', { level: 1, name: dish.title })).toBeVisible()
    await expect(page.getByText(dish.instructions.at(-1)!)).toBeVisible()
    await expectFit(page)
  }
  await page.getByRole('link', { name: 'Open in Daily Planner' }).click()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
})

// docs/product/decisions.md#18
test('a recipe’s link survives signing in, and one that names nothing says so', async ({ page, person }) => {
  const dish = (await planOf(page, person)).sections.Dinner![0]!
  await page.goto(`/recipes#r=${dish.id}`)
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('dialog', { name: dish.title })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/recipes$/)
  await page.goto('/recipes#r=no.such.dish.here')
  await expect(page.getByRole('dialog').getByText('Recipe not found')).toBeVisible()
})
