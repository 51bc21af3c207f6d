import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, type Person } from './house.ts'

export type Dish = {
  id: string
  title: string
  region: string
  prep_time: string
  instructions: string[]
  difficulty: string
}
/** What tests read of a plan. */
export type Plan = { theme: string; date: string; vegOnly: boolean; sections: Record<string, Dish[]> }

export const asked = async <T>(page: Page, person: Person, path: string): Promise<T> => {
  const answer = await page.request.get(path, { headers: { authorization: `Bearer ${person.token}` } })
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as T
}
export const planOf = (page: Page, person: Person, query = '') =>
  asked<Plan>(page, person, `/api/recipes/meal-plan${query}`)
export const cards = (page: Page) => page.getByRole('article')
export const openPlan = async (page: Page) => {
  await page.goto('/recipes')
  // The first plan of a server that has just started takes its time.
  await expect(cards(page)).toHaveCount(4, { timeout: 30_000 })
}
export const refuse =
  (status: number, detail = 'No') =>
  (route: Route) =>
    route.fulfill({ status, json: { detail } })
/** Passes the plan on as changed. */
export const changePlan = (page: Page, change: (plan: Plan) => void) =>
  page.route(/\/api\/recipes\/meal-plan/, async (route) => {
    const response = await route.fetch()
    const plan = (await response.json()) as Plan
    change(plan)
    await route.fulfill({ response, json: plan })
  })

/** No barrier, and nothing that sticks out sideways. */
export async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over).toBeLessThanOrEqual(0)
}
