import { expect, expectAccessible, test } from './house.ts'
import { asked, cards, changePlan, type Dish, openPlan, planOf, refuse } from './kitchen.ts'

test('RECIPE-1 the hub has its title, toggle, cart counter, tip, tabs and regions', async ({ signedIn, person }) => {
  const { tip } = await asked<{ tip: string }>(signedIn, person, '/api/recipes/kitchen-tip')
  await openPlan(signedIn)
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Culinary India Hub' })).toBeVisible()
  await expect(signedIn.getByRole('radio', { name: 'Veg + Non-Veg' })).toBeChecked()
  await expect(signedIn.getByRole('radio', { name: 'Veg Only' })).not.toBeChecked()
  await expect(signedIn.getByRole('link', { name: '0 items in cart' })).toHaveAttribute('href', '/cart')
  await expect(signedIn.getByRole('region', { name: 'Kitchen Tip of the Day' })).toContainText(tip)
  await expect(signedIn.getByRole('tab', { name: 'Daily Meal Plan' })).toHaveAttribute('aria-selected', 'true')
  await expect(signedIn.getByRole('tab', { name: 'Recipe Search' })).toBeVisible()
  await expect(signedIn.getByLabel('Region')).toHaveValue('All Regions')
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

test('RECIPE-1 a region keeps its own dishes, and says where it leaves none', async ({ signedIn, person }) => {
  const plan = await planOf(signedIn, person)
  const breakfast = plan.sections.Breakfast!
  await openPlan(signedIn)
  const { region } = breakfast[0]!
  await signedIn.getByLabel('Region').selectOption(region)
  await expect(cards(signedIn)).toHaveCount(breakfast.filter((dish) => dish.region === region).length)
  const absent = ['North', 'South', 'East', 'West', 'Central', 'Northeast', 'Pan-India'].find(
    (one) => !breakfast.some((dish) => dish.region === one),
  )!
  await signedIn.getByLabel('Region').selectOption(absent)
  await expect(signedIn.getByText('No Breakfast recipes here')).toBeVisible()
  await signedIn.getByRole('button', { name: 'Show all regions' }).click()
  await expect(cards(signedIn)).toHaveCount(4)
})

test('RECIPE-12 a tip that cannot be had gives way to the default one', async ({ signedIn }) => {
  await signedIn.route('**/api/recipes/kitchen-tip', refuse(400))
  await signedIn.goto('/recipes')
  await expect(signedIn.getByText(/heat oil properly before adding spices/i)).toBeVisible()
})

test('RECIPE-2 the header tells theme, place, currency, time zone and customs', async ({ signedIn, person }) => {
  const plan = await planOf(signedIn, person)
  await openPlan(signedIn)
  const header = signedIn.getByRole('region', { name: plan.theme })
  for (const fact of ['Mumbai, India', 'INR', 'Asia/Kolkata']) await expect(header.getByText(fact)).toBeVisible()
  await expect(header.getByRole('list', { name: 'Cultural tips' }).getByRole('listitem').first()).toBeVisible()
  await expect(header.getByRole('button', { name: 'New Fresh Plan' })).toBeEnabled()
})

test('RECIPE-3 each category shows its count and its cards, and arrows reach the last', async ({
  signedIn,
  person,
}) => {
  const plan = await planOf(signedIn, person)
  await signedIn.setViewportSize({ width: 360, height: 780 })
  await openPlan(signedIn)
  for (const category of ['Breakfast', 'Lunch', 'Hi-Tea', 'Dinner', 'All-Time Snacks']) {
    await signedIn.getByRole('button', { name: `${category} 4 recipes` }).click()
    await expect(cards(signedIn)).toHaveCount(4)
    await expect(cards(signedIn).first()).toContainText(plan.sections[category]![0]!.title)
  }
  const left = signedIn.getByRole('button', { name: 'Scroll categories left' })
  await expect(signedIn.getByRole('button', { name: 'Scroll categories right' })).toBeDisabled()
  for (let turn = 0; turn < 6 && (await left.isEnabled()); turn++) await left.click({ delay: 50 })
  await expect(signedIn.getByRole('button', { name: 'Breakfast 4 recipes' })).toBeInViewport()
})

test('RECIPE-3 an empty category offers a new plan', async ({ signedIn }) => {
  await changePlan(signedIn, (plan) => {
    plan.sections.Dinner = []
  })
  await openPlan(signedIn)
  await signedIn.getByRole('button', { name: 'Dinner 0 recipes' }).click()
  await expect(signedIn.getByText('No Dinner recipes here')).toBeVisible()
  await expect(signedIn.getByRole('button', { name: 'Generate New Plan' })).toBeEnabled()
})

test('RECIPE-5 Buy, Order and Chef go into the cart at their prices', async ({ signedIn, person }) => {
  await openPlan(signedIn)
  const card = cards(signedIn).first()
  for (const [name, count] of [
    ['Buy ₹299', 1],
    ['Order ₹499', 2],
    ['Chef ₹2,999', 3],
  ] as const) {
    await card.getByRole('button', { name }).click()
    await expect(
      signedIn.getByRole('link', { name: `${count} ${count === 1 ? 'item' : 'items'} in cart` }),
    ).toBeVisible()
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
})

test('RECIPE-5 RECIPE-12 what cannot be put into the cart is said', async ({ signedIn }) => {
  await openPlan(signedIn)
  await signedIn.route('**/api/cart/add', refuse(500))
  await signedIn.route('**/api/cart/add-recipe-ingredients', refuse(500))
  const card = cards(signedIn).first()
  await card.getByRole('button', { name: 'Buy ₹299' }).click()
  await expect(signedIn.getByText('Failed to add to cart.', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Add All Ingredients to Cart' }).click()
  await expect(signedIn.getByText('Failed to add ingredients - Please try again.', { exact: true })).toBeVisible()
  await signedIn.unroute('**/api/cart/add-recipe-ingredients')
  await card.getByRole('button', { name: 'Add All Ingredients to Cart' }).click()
  await expect(signedIn.getByText(/^\d+ ingredients added to cart$/)).toBeVisible()
})

test('RECIPE-5 RECIPE-12 a heart saves at once, is there after a reload, and falls back when refused', async ({
  signedIn,
}) => {
  await openPlan(signedIn)
  const card = cards(signedIn).first()
  await card.getByRole('button', { name: 'Save recipe' }).click()
  await expect(signedIn.getByText('Recipe saved')).toBeVisible()
  await signedIn.reload()
  await expect(card.getByRole('button', { name: 'Unsave recipe' })).toHaveAttribute('aria-pressed', 'true')
  await signedIn.route('**/api/recipes/*/save', refuse(500))
  await card.getByRole('button', { name: 'Unsave recipe' }).click()
  await expect(signedIn.getByText('Failed to update recipe.', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Unsave recipe' })).toBeVisible()
})

test('PROFILE-3 saved recipes stand on the profile, four ingredients each, to be read whole and removed', async ({
  signedIn,
  person,
}) => {
  const dish = (await planOf(signedIn, person)).sections.Lunch![0]! as Dish & { ingredients: string[] }
  const headers = { authorization: `Bearer ${person.token}` }
  expect((await signedIn.request.post(`/api/recipes/${dish.id}/save`, { headers, data: {} })).status()).toBe(200)
  await signedIn.goto('/profile')
  const card = signedIn.getByRole('article', { name: dish.title })
  await expect(card.getByText(dish.ingredients[3]!)).toBeVisible()
  await expect(card.getByText(`+ ${dish.ingredients.length - 4} more`)).toBeVisible()
  await card.getByRole('button', { name: 'View Recipe' }).click()
  await expect(signedIn.getByRole('dialog', { name: dish.title }).getByText(dish.instructions[0]!)).toBeVisible()
  await expectAccessible(signedIn)
  await signedIn.keyboard.press('Escape')
  await signedIn.route('**/api/recipes/*/save', refuse(500))
  await card.getByRole('button', { name: 'Remove recipe' }).click()
  await expect(signedIn.getByText('Failed to remove recipe', { exact: true })).toBeVisible()
  await signedIn.unroute('**/api/recipes/*/save')
  await card.getByRole('button', { name: 'Remove recipe' }).click()
  await expect(signedIn.getByText('No saved recipes yet')).toBeVisible()
})

test('RECIPE-6 the dialog shows everything about a dish, and its defaults', async ({ signedIn, person }) => {
  await changePlan(signedIn, (plan) => {
    Object.assign(plan.sections.Breakfast![0]!, { prep_time: '', cook_time: '', serves: 0, difficulty: 'Hard' })
    Object.assign(plan.sections.Breakfast![1]!, { instructions: [], steps: [] })
  })
  const dish = (await planOf(signedIn, person)).sections.Breakfast![0]!
  await openPlan(signedIn)
  await cards(signedIn).first().getByRole('button', { name: 'View Recipe' }).click()
  const dialog = signedIn.getByRole('dialog', { name: dish.title })
  await expect(dialog.getByText('15 mins')).toBeVisible()
  await expect(dialog.getByText('30 mins')).toBeVisible()
  await expect(dialog.getByText('3-4')).toBeVisible()
  await expect(dialog.getByText('Hard', { exact: true })).toHaveClass(/danger/)
  await expect(dialog.getByText(/^(Veg|Non-Vegetarian)$/)).toBeVisible()
  for (const name of ['Ingredients', 'Cooking Instructions', 'Chef’s Tips', 'Drink Pairing', 'Nutrition Benefits']) {
    await expect(dialog.getByRole('heading', { name: name.replace('’', "'") })).toBeVisible()
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
  await signedIn.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(signedIn).toHaveURL(/\/recipes$/)

  await cards(signedIn).nth(1).getByRole('button', { name: 'View Recipe' }).click()
  await expect(signedIn.getByText('The cooking instructions of this recipe are not written down yet.')).toBeVisible()
})

test('RECIPE-6 the amounts follow the number of servings, from 1 to 12', async ({ signedIn }) => {
  await openPlan(signedIn)
  await cards(signedIn).first().getByRole('button', { name: 'View Recipe' }).click()
  const list = signedIn.getByRole('region', { name: 'Ingredients' })
  const first = list.getByRole('listitem').first()
  const before = await first.textContent()
  for (let servings = 5; servings <= 12; servings++) await list.getByRole('button', { name: 'More servings' }).click()
  await expect(list.getByRole('button', { name: 'More servings' })).toBeDisabled()
  await expect(first).not.toHaveText(before!)
  for (let servings = 11; servings >= 4; servings--) await list.getByRole('button', { name: 'Fewer servings' }).click()
  await expect(first).toHaveText(before!)
})

test('RECIPE-7 a recipe is shared by WhatsApp, SMS, email and link', async ({ signedIn, person, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dish = (await planOf(signedIn, person)).sections.Breakfast![0]!
  await openPlan(signedIn)
  await cards(signedIn).first().getByRole('button', { name: 'Share' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Share Recipe' })
  const link = `/recipes#r=${dish.id}`
  const whatsapp = new URL((await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))!)
  expect(whatsapp.host).toBe('wa.me')
  expect(whatsapp.searchParams.get('text')).toContain(link)
  expect(await dialog.getByRole('link', { name: 'SMS' }).getAttribute('href')).toMatch(/^sms:\?&body=/)
  await signedIn.keyboard.press('Escape')

  await cards(signedIn).first().getByRole('button', { name: 'View Recipe' }).click()
  await signedIn.getByRole('button', { name: 'Share Recipe' }).click()
  const mail = decodeURIComponent((await dialog.getByRole('link', { name: 'Email' }).getAttribute('href'))!)
  for (const part of ['mailto:?subject=', dish.title, 'Cooking time: ', 'Calories: ', link])
    expect(mail).toContain(part)
  await dialog.getByRole('button', { name: 'Copy Link' }).click()
  await expect(signedIn.getByText('Link copied')).toBeVisible()
  expect(await signedIn.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^http://.+${link.replaceAll('.', '\\.')}$`),
  )
})

test('decision 18: a recipe’s link survives signing in, and one that names nothing says so', async ({
  page,
  person,
}) => {
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
