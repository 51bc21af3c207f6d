import type { Page } from '@playwright/test'
import { expect, type Person, test } from '../fixtures.ts'
import { dal, placeButton, put } from '../shop.ts'

// What a screen reader encounters on the main journeys, in order: roles, names and states.

const asSignedIn = ({ token }: Person) => ({ authorization: `Bearer ${token}` })
const agendaOf = (page: Page) => page.getByRole('region', { name: /Agenda/ })

test('LOOK-5 a screen-reader user can sign in', async ({ page, person }) => {
  await page.goto('/')
  const card = page.getByRole('main')
  await expect(card).toMatchAriaSnapshot(`
    - main:
      - heading "Your AI Daily Planner" [level=1]
      - heading "Welcome back" [level=2]
      - paragraph: Sign in to see your day.
      - textbox "Email"
      - textbox "Password"
      - button "Show password"
      - button "Forgot password?"
      - button "Sign In"
      - button "Use a passkey"
      - button "Don’t have an account? Sign up"
      - list "What it does"
  `)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - navigation "Main":
        - link "Daily Planner"
        - list:
          - listitem:
            - link "Dashboard"
          - listitem:
            - link "Recipes"
          - listitem:
            - link /Cart/
          - listitem:
            - link "Orders"
  `)
})

test('LOOK-5 with a screen reader a reminder is created, confirmed, completed, and reopened', async ({ signedIn }) => {
  await signedIn.goto('/')
  await signedIn.getByRole('button', { name: 'Add reminder' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
  await dialog.getByRole('textbox').first().fill('call the plumber today at 11:58 pm')
  await expect(dialog.getByRole('button', { name: /^11:58 pm/ })).toBeVisible()
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Create AI Reminder":
      - banner:
        - heading "Create AI Reminder" [level=2]
      - textbox "What should I remind you about?": call the plumber today at 11:58 pm
      - group "Day":
        - button "Today" [pressed]
        - button "Tomorrow"
        - button "Weekend"
      - group "Part of the day"
      - paragraph: Call the plumber
      - list "Understood":
        - listitem:
          - button /Keep “today” in the title/
        - listitem:
          - button /Keep “at 11:58 pm” in the title/
      - contentinfo:
        - button "Cancel"
        - button "Create Reminder"
      - button "Close"
  `)
  await dialog.getByRole('button', { name: 'Create Reminder' }).click()
  const question = signedIn.getByRole('alertdialog')
  await expect(question).toMatchAriaSnapshot(`
    - alertdialog /Create AI reminder/:
      - heading /Create AI reminder "Call the plumber" on .* at 11:58 pm/ [level=3]
      - button "Cancel"
      - button "Confirm"
  `)
  await question.getByRole('button', { name: 'Confirm' }).click()
  const row = agendaOf(signedIn).getByRole('listitem').filter({ hasText: 'plumber' })
  await expect(row).toMatchAriaSnapshot(`
    - listitem:
      - button "Mark Complete"
      - heading "Call the plumber" [level=3]
      - paragraph: 11:58 pm
      - button /Snooze/
      - button "Get recommendations"
      - button "Edit"
      - button "Delete"
  `)
  await row.getByRole('button', { name: 'Mark Complete' }).click()
  await expect(row.getByRole('button', { name: 'Mark Incomplete' })).toBeVisible()
  // Not the toast of the reminder just created, which may still be shown.
  const toast = signedIn.getByRole('listitem').filter({ hasText: 'Reminder completed' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('button', { name: 'Mark Complete' })).toBeVisible()
})

test('LOOK-5 with a screen reader a dish is planned and cooked', async ({ signedIn }) => {
  await signedIn.goto('/recipes#r=punjab.dal-tadka')
  const recipe = signedIn.getByRole('dialog', { name: 'Dal Tadka' })
  await expect(recipe).toMatchAriaSnapshot(`
    - dialog "Dal Tadka":
      - banner:
        - heading "Dal Tadka" [level=2]
      - article:
        - heading "Allergens" [level=3]
        - region "Ingredients":
          - heading "Ingredients" [level=3]
          - group "Servings":
            - button "Fewer servings"
            - status "Servings": "4"
            - button "More servings"
          - list
        - region "Cooking Instructions":
          - heading "Cooking Instructions" [level=3]
          - list
        - region "Nutrition Benefits"
        - region "Buy, order or make it yours":
          - button "Add to shopping list"
      - contentinfo:
        - button "Cook this…"
        - button "Cook mode"
        - button "Add All Ingredients to Cart"
      - button "Print"
      - button "Share Recipe"
      - button "Save recipe"
      - button "Close"
  `)
  await recipe.getByRole('button', { name: 'Cook this…' }).click()
  const plan = signedIn.getByRole('dialog', { name: 'Cook this' })
  await expect(plan).toMatchAriaSnapshot(`
    - dialog /Cook this/:
      - banner:
        - heading /Cook this/ [level=2]
        - paragraph: Dal Tadka
      - group "Meal"
      - contentinfo:
        - button "Cancel"
        - button /^Plan for/
  `)
  await plan.getByRole('button', { name: /^Plan for/ }).click()
  await expect(plan).toBeHidden()
  await recipe.getByRole('button', { name: 'Cook mode' }).click()
  await expect(signedIn.getByText(/^Step 1 of/)).toBeVisible()
  await expect(signedIn.getByRole('button', { name: 'Next' })).toBeVisible()
})

test('LOOK-5 a screen-reader user can go from the list to the cart to an order', async ({ signedIn, person }) => {
  const headers = asSignedIn(person)
  const data = { items: [{ id: crypto.randomUUID(), text: '2 kilo pyaaz' }] }
  await signedIn.request.post('/api/shopping-list/items', { headers, data })
  await signedIn.goto('/recipes#list')
  const panel = signedIn.getByRole('tabpanel', { name: 'Shopping List' })
  await expect(panel).toMatchAriaSnapshot(`
    - tabpanel "Shopping List":
      - group "Part of the list":
        - radio "To buy" [checked]
        - radio "At home"
        - radio "Staples"
        - radio "Bought"
      - textbox "Add to the list"
      - button "Add"
      - region "Vegetables & fruit":
        - heading "Vegetables & fruit" [level=2]
        - list:
          - listitem:
            - checkbox /Pyaaz, 2 kg/
            - button "Remove Pyaaz"
      - button "Send"
      - button "Add 1 to cart"
  `)
  await panel.getByRole('button', { name: 'Add 1 to cart' }).click()
  await expect(signedIn.getByText('1 item added to cart')).toBeVisible()
  await put(signedIn, person, dal)
  await signedIn.goto('/cart')
  await expect(signedIn.getByRole('region', { name: /^Items/ })).toMatchAriaSnapshot(`
    - region /^Items/:
      - heading /Items/ [level=2]
      - button "Empty cart"
      - textbox "Add anything else"
      - button "Add"
  `)
  await placeButton(signedIn).click()
  await expect(signedIn).toHaveURL(/\/orders/)
  await expect(signedIn.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Orders" [level=1]
  `)
})

test('LOOK-5 a screen-reader user can change the settings', async ({ signedIn }) => {
  await signedIn.goto('/settings')
  await expect(signedIn.getByRole('heading', { name: 'General' })).toBeVisible()
  await expect(signedIn.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Settings" [level=1]
      - navigation "Settings":
        - list:
          - listitem:
            - link "Preferences"
          - listitem:
            - link "Household"
          - listitem:
            - link "Account and privacy"
      - region "General"
      - region "SMS, WhatsApp and voice"
      - region "Email"
      - region "Google"
  `)
})
