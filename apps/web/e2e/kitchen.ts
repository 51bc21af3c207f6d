import type { Locator, Page, Route } from '@playwright/test'
import { expect, expectAccessible, type Person } from './fixtures.ts'

export type Dish = {
  id: string
  title: string
  region: string
  ingredients: string[]
  instructions: string[]
  difficulty: string
}
/** The parts of a plan that tests read. */
export type Plan = {
  location: string
  theme: string
  date: string
  vegOnly: boolean
  plates?: { Lunch: string; Dinner: string }
  sections: Record<string, Dish[]>
}

export const asked = async <T>(page: Page, person: Person, path: string): Promise<T> => {
  const answer = await page.request.get(path, { headers: { authorization: `Bearer ${person.token}` } })
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as T
}
export const planOf = (page: Page, person: Person, query = '') =>
  asked<Plan>(page, person, `/api/recipes/meal-plan${query}`)
/** Saves a dish through the API. */
export const saveDish = async (page: Page, person: Person, { id }: Dish): Promise<void> => {
  const headers = { authorization: `Bearer ${person.token}` }
  expect((await page.request.post(`/api/recipes/${id}/save`, { headers, data: {} })).status()).toBe(200)
}
export const cards = (page: Page) => page.getByRole('article')
export const openPlan = async (page: Page) => {
  await page.goto('/recipes')
  // The first plan of a newly started server takes longer.
  await expect(cards(page)).toHaveCount(4, { timeout: 30_000 })
}
export const refuse =
  (status: number, detail = 'No') =>
  (route: Route) =>
    route.fulfill({ status, json: { detail } })
/** Records every toast from now on, across reloads. @returns the texts so far, in order. */
export async function recordToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const key = 'e2e-toasts'
    const noted = new WeakSet<Element>()
    const look = () => {
      // The newest toast has the lowest index, wherever it is shown.
      const toasts = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]
      for (const toast of toasts.sort((one, other) => Number(other.dataset.index) - Number(one.dataset.index))) {
        const title = toast.querySelector('[data-title]')?.textContent
        if (!title || noted.has(toast)) continue
        noted.add(toast)
        sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? '[]'), title]))
      }
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('e2e-toasts') ?? '[]') as string[])
}

/** Modifies the plan in transit. */
export const changePlan = (page: Page, change: (plan: Plan) => void) =>
  page.route(/\/api\/recipes\/meal-plan/, async (route) => {
    const response = await route.fetch()
    const plan = (await response.json()) as Plan
    change(plan)
    await route.fulfill({ response, json: plan })
  })

/** Checks accessibility, and that nothing overflows horizontally. */
export async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over).toBeLessThanOrEqual(0)
}

/**
 * Runs the same checks in light and dark, at the page's width and others, so that one journey covers what would
 * otherwise take six.
 */
export async function expectFitInAnyLight(page: Page, otherWidths: readonly number[] = []): Promise<void> {
  const own = page.viewportSize()!
  for (const width of [...otherWidths, own.width]) {
    await page.setViewportSize({ ...own, width })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectFit(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page, 'colours')
  }
}

/** Chooses an entry of a card's menu. */
export async function fromMenu(card: Locator, entry: 'Swap this dish' | 'Share'): Promise<void> {
  await card.getByRole('button', { name: 'More', exact: true }).click()
  await card.getByRole('menuitem', { name: entry }).click()
}
