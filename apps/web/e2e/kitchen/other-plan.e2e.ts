import type { Page } from '@playwright/test'
import { dayOf, expect, type Person, test } from '../fixtures.ts'
import { cards, changePlan, fromMenu, openPlan, planOf, recordToasts } from '../kitchen.ts'

test.use({ worker: true })

// A late or missing answer must never leave a plan on the page that differs from the server's.

const swapped = 'Swapped for another dish'
const dayAhead = (days: number) => dayOf(new Date(Date.now() + days * 24 * 60 * 60 * 1000))
const pickDay = (page: Page, ahead: number) =>
  page.getByRole('group', { name: 'Plan day' }).getByRole('button').nth(ahead).click()
const fresh = (page: Page) => page.getByRole('button', { name: 'New Fresh Plan' })
const swapFirst = (page: Page) => fromMenu(cards(page).first(), 'Swap this dish')
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

/** Returns the first dish of the server's plan for a day. */
const firstDish = async (page: Page, person: Person, ahead: number): Promise<string> =>
  (await planOf(page, person, `?date=${dayAhead(ahead)}`)).sections.Breakfast![0]!.title

/** Opens the plan of a future day, for which a new one is generated synchronously. */
async function openDay(page: Page, person: Person, ahead: number): Promise<void> {
  await openPlan(page)
  await pickDay(page, ahead)
  await expect(cards(page).first()).toContainText(await firstDish(page, person, ahead))
}

/** Lets the server handle the request, but holds its answer until released. */
async function holdAnswer(page: Page, path: RegExp): Promise<{ done: Promise<void>; letGo: () => void }> {
  const done = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    const response = await route.fetch()
    done.resolve()
    await held.promise
    await route.fulfill({ response })
  })
  return { done: done.promise, letGo: held.resolve }
}

/** Swaps the first dish of the day after tomorrow; the server has done it, but its answer is held. */
async function swapOnTheWay(page: Page, person: Person) {
  const toasts = await recordToasts(page)
  await openDay(page, person, 2)
  const { done, letGo } = await holdAnswer(page, /\/recipes\/swap/)
  await swapFirst(page)
  await done
  return { toasts, letGo }
}

test('RECIPE-10 a swap that is answered after a fresh plan was made does not bring the old dishes back', async ({
  signedIn,
  person,
}) => {
  const { toasts, letGo } = await swapOnTheWay(signedIn, person)
  await fresh(signedIn).click()
  await expect.poll(toasts).toContain('Your fresh meal plan is ready')
  letGo()
  await expect.poll(toasts).toContain(swapped)
  await expect(cards(signedIn).first()).toContainText(await firstDish(signedIn, person, 2))
})

test('RECIPE-10 a swap answered while another day is shown applies to its own day', async ({ signedIn, person }) => {
  const { toasts, letGo } = await swapOnTheWay(signedIn, person)
  await pickDay(signedIn, 3)
  const other = await firstDish(signedIn, person, 3)
  await expect(cards(signedIn).first()).toContainText(other)
  letGo()
  await expect.poll(toasts).toContain(swapped)
  await expect(cards(signedIn).first()).toContainText(other)
  await pickDay(signedIn, 2)
  await expect(cards(signedIn).first()).toContainText(await firstDish(signedIn, person, 2))
})

test('RECIPE-10 a swap whose answer never comes shows what the server made of it', async ({ signedIn, person }) => {
  await openDay(signedIn, person, 2)
  const before = await firstDish(signedIn, person, 2)
  await signedIn.route(/\/recipes\/swap/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await swapFirst(signedIn)
  await expect(cards(signedIn).first()).not.toContainText(before)
  await expect(cards(signedIn).first()).toContainText(await firstDish(signedIn, person, 2))
})

test('RECIPE-10 a person who leaves while a plan is made finds it on returning', async ({ signedIn, person }) => {
  await openDay(signedIn, person, 2)
  const before = await firstDish(signedIn, person, 2)
  const made = Promise.withResolvers<void>()
  await signedIn.route(/regenerate=true/, async (route) => {
    await route.fetch()
    made.resolve()
  })
  await fresh(signedIn).click()
  await made.promise
  await mainLink(signedIn, 'Orders').click()
  await expect(cards(signedIn)).toHaveCount(0)
  await mainLink(signedIn, 'Recipes').click()
  await pickDay(signedIn, 2)
  const after = await firstDish(signedIn, person, 2)
  expect(after).not.toBe(before)
  await expect(cards(signedIn).first()).toContainText(after)
})

test('RECIPE-11 a plan is not stored as today’s if server and device disagree about the day', async ({
  signedIn,
  person,
}) => {
  await changePlan(signedIn, (plan) => {
    plan.date = dayAhead(-1)
    plan.sections.Breakfast![0]!.title = 'Of yesterday'
  })
  await openPlan(signedIn)
  await expect(cards(signedIn).first()).toContainText('Of yesterday')
  // A plan of another day is polled, so a request may be in flight.
  await signedIn.unrouteAll({ behavior: 'wait' })
  await mainLink(signedIn, 'Orders').click()
  await expect(cards(signedIn)).toHaveCount(0)
  await mainLink(signedIn, 'Recipes').click()
  await expect(cards(signedIn).first()).toContainText(await firstDish(signedIn, person, 0))
  expect(await signedIn.evaluate(() => localStorage.getItem('lastFetchDate'))).toBe(dayAhead(0))
})

test('RECIPE-10 swaps and fresh plans of one tab show in the other', async ({ signedIn, person, context }) => {
  await openPlan(signedIn)
  const other = await context.newPage()
  await openPlan(other)
  const toasts = await recordToasts(other)
  await other.reload()
  await swapFirst(other)
  await expect.poll(toasts).toContain(swapped)
  await expect(cards(signedIn).first()).toContainText(await firstDish(signedIn, person, 0))

  await fresh(other).click()
  await expect.poll(toasts).toContain('Your fresh meal plan is ready')
  await expect(cards(signedIn).first()).toContainText(await firstDish(signedIn, person, 0))
})
