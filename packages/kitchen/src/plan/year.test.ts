import { violations } from '@planner/testing/violations'
import { expect, test, vi } from 'vitest'
import { placeOfCity } from '../calendar/places.ts'
import { produceOf } from '../calendar/produce.ts'
import type { Candidate } from './candidate.ts'
import { kitchenPool } from './candidate-pool.ts'
import { restDays } from './history.ts'
import { type DayPlan, planDay } from './plan-day.ts'
import { traits } from './traits.ts'

vi.setConfig({ testTimeout: 240_000 })

const days = 100
const city = 'Mumbai'
const dayAfter = (count: number) => new Date(Date.parse('2026-01-01') + count * 86_400_000).toISOString().slice(0, 10)
const choiceOf = ({ id }: { id: string }): Candidate => kitchenPool().find(id)!

function simulate(vegOnly: boolean): DayPlan[] {
  const seen: { id: string; date: string }[] = []
  return Array.from({ length: days }, (_, day) => {
    const date = dayAfter(day)
    const plan = planDay({ date, vegOnly, city, seen, seed: 'a household' })
    for (const { recipes } of plan.sections) for (const { id } of recipes) seen.push({ id, date })
    return plan
  })
}

for (const vegOnly of [false, true]) {
  const plans = simulate(vegOnly)
  const meals = plans.flatMap(({ sections }) => sections)
  const mode = vegOnly ? 'all vegetarian' : 'half and half'

  test(`RECIPE-4 C2 ${mode}: 20 a day, no recipe again within 90 days, none left empty`, () => {
    const last = new Map<string, number>()
    for (const [day, { sections }] of plans.entries())
      for (const { id } of sections.flatMap(({ recipes }) => recipes)) {
        expect(day - (last.get(id) ?? Number.NEGATIVE_INFINITY), id).toBeGreaterThan(restDays)
        last.set(id, day)
      }
    expect(
      violations(meals, ({ recipes }) => recipes.filter((one) => one.is_vegetarian).length !== (vegOnly ? 4 : 2)),
    ).toEqual([])
    expect(violations(meals, ({ recipes }) => recipes.length !== 4)).toEqual([])
    expect(plans.some(({ repeats }) => repeats)).toBe(false)
  })

  test(`C2 ${mode}: a week has five regions and a hundred dishes that are not kin`, () => {
    for (let first = 0; first + 7 <= days; first++) {
      const week = plans
        .slice(first, first + 7)
        .flatMap(({ sections }) => sections.flatMap(({ recipes }) => recipes.map(choiceOf)))
      expect(new Set(week.map(({ region }) => region)).size).toBeGreaterThanOrEqual(5)
      expect(new Set(week.map(({ family, mainInCourse }) => mainInCourse ?? family)).size).toBeGreaterThanOrEqual(100)
    }
  })

  test(`C2 ${mode}: little is fried, nothing comes from a jar, and no pork is on a plan`, () => {
    const fried = violations(meals, ({ category, recipes }) => {
      const count = recipes.filter(({ tags }) => tags.includes('Fried')).length
      return count > (category === 'Hi-Tea' ? 2 : 1)
    })
    expect(fried.length / meals.length).toBeLessThanOrEqual(0.02)
    const candidates = meals.flatMap(({ recipes }) => recipes.map(choiceOf))
    expect(
      violations(
        candidates,
        (one) => ['pickle', 'powder', 'preserve'].includes(one.course) || (one.traits & traits.pork) !== 0,
      ),
    ).toEqual([])
  })

  test(`C8 ${mode}: lunch holds produce of the month, and a strict fast has its dishes`, () => {
    const home = placeOfCity(city)
    const seasonal = plans.filter(({ sections }, day) => {
      const produce = new Set(Object.values(produceOf(Number(dayAfter(day).slice(5, 7)), home)).flat())
      const lunch = sections.find(({ category }) => category === 'Lunch')!.recipes
      return lunch.filter(({ quantities }) => quantities.some(({ id }) => produce.has(id))).length >= 1
    })
    expect(seasonal.length / days).toBeGreaterThanOrEqual(0.85)
    const strict = plans.flatMap(({ fasts }) => fasts.filter((one) => one.strict))
    expect(violations(strict, ({ dishes }) => dishes.length < 2)).toEqual([])
  })

  test(`C2 ${mode}: a meal has the sweets, drinks and relishes that it has room for`, () => {
    const count = ({ roles }: DayPlan['sections'][number], role: string) => roles.filter((one) => one === role).length
    const odds = violations(
      meals,
      (meal) =>
        count(meal, 'sweet') > 2 ||
        count(meal, 'drink') > 2 ||
        (meal.category === 'Breakfast' && count(meal, 'relish') > 0),
    )
    expect(odds.length / meals.length).toBeLessThanOrEqual(0.01)
  })
}
