import { expect, test, vi } from 'vitest'
import { categories } from '../recipe/types.ts'
import { type DayPlan, planDay, type Seen } from './plan-day.ts'

vi.setConfig({ testTimeout: 120_000 })

const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)
const recipesOf = (plan: DayPlan) => plan.sections.flatMap(({ recipes }) => recipes)
const identity = (id: string) => id.split('.').slice(0, 3).join('.')

test('a day has four recipes in each of five categories, two vegetarian and two not', () => {
  const plan = planDay({ date: '2026-01-06', vegOnly: false, seen: [], seed: 'asha' })
  expect(plan.sections.map(({ category }) => category)).toEqual(categories)
  for (const { category, recipes } of plan.sections) {
    expect(recipes.map((one) => one.category)).toEqual([category, category, category, category])
    expect(recipes.filter((one) => one.is_vegetarian).length).toBe(2)
  }
})

test('a vegetarian day is vegetarian throughout', () => {
  const plan = planDay({ date: '2026-01-06', vegOnly: true, seen: [], seed: 'asha' })
  expect(recipesOf(plan).filter((one) => one.is_vegetarian).length).toBe(20)
})

test('one seed gives one plan, another seed another', () => {
  const ask = (seed: string) => planDay({ date: '2026-01-06', vegOnly: false, seen: [], seed })
  expect(ask('asha')).toEqual(ask('asha'))
  const first = new Set(recipesOf(ask('asha')).map(({ id }) => id))
  expect(recipesOf(ask('ravi')).filter(({ id }) => first.has(id)).length).toBeLessThan(4)
})

test.each([false, true])(
  '100 days without one dish twice in 90 (vegetarian only: %s)',

  (vegOnly) => {
    const seen: Seen[] = []
    const families = new Map<string, number>()
    for (let day = 0; day < 100; day++) {
      const date = dayAfter('2026-01-01', day)
      const plan = planDay({ date, vegOnly, seen: seen.slice(-20 * 91), seed: 'year' })
      expect(plan.repeats).toBe(false)
      const recent = new Set(seen.slice(-20 * 90).map(({ id }) => identity(id)))
      const recipes = recipesOf(plan)
      expect(recipes.length).toBe(20)
      expect(recipes.filter(({ id }) => recent.has(identity(id)))).toEqual([])
      expect(new Set(recipes.map(({ id }) => identity(id))).size).toBe(20)
      expect(recipes.filter((one) => one.is_vegetarian).length).toBe(vegOnly ? 20 : 10)
      for (const { category, recipes: four } of plan.sections)
        expect(four.filter(({ tags }) => tags.includes('Fried')).length).toBeLessThanOrEqual(
          category === 'Hi-Tea' ? 2 : 1,
        )
      for (const { id } of recipes) {
        const family = id.split('.')[0]!
        families.set(family, (families.get(family) ?? 0) + 1)
        seen.push({ id, date })
      }
    }
    // Without pork this family has too few dishes left to come as often as the others.
    families.delete('porkduck')
    expect(Math.max(...families.values()) / Math.min(...families.values())).toBeLessThanOrEqual(6)
  },
)

test('an unknown id in the history is passed over, a date that is none is refused', () => {
  const ask = (date: string, seen: Seen[]) => planDay({ date, vegOnly: true, seen, seed: 'asha' })
  expect(recipesOf(ask('2026-01-06', [{ id: 'gone.for.ever.-', date: '2026-01-05' }])).length).toBe(20)
  expect(() => ask('2026-02-30x', [])).toThrow(RangeError)
})
