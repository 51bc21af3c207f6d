import { expect, test, vi } from 'vitest'
import { produceOf } from '../calendar/produce.ts'
import { likeness, tellingIds } from '../compose/pool.ts'
import { draftFor } from '../recipe/recipe.ts'
import type { Category } from '../recipe/types.ts'
import { type DayPlan, planDay } from './plan-day.ts'
import { kitchenShelf } from './shelf.ts'
import { traits } from './traits.ts'

vi.setConfig({ testTimeout: 120_000 })

const days = 120
const dayAfter = (count: number) => new Date(Date.parse('2026-01-01') + count * 86_400_000).toISOString().slice(0, 10)

type Shown = { id: string; category: Category; day: number; telling: ReadonlySet<string> }

function simulate(vegOnly: boolean): { plans: DayPlan[]; shown: Shown[] } {
  const plans: DayPlan[] = []
  const shown: Shown[] = []
  const seen: { id: string; date: string }[] = []
  for (let day = 0; day < days; day++) {
    const date = dayAfter(day)
    const plan = planDay({ date, vegOnly, city: 'Mumbai', seen, seed: 'a household' })
    plans.push(plan)
    for (const { category, recipes } of plan.sections)
      for (const { id } of recipes) {
        seen.push({ id, date })
        shown.push({ id, category, day, telling: tellingIds(draftFor(id)!) })
      }
  }
  return { plans, shown }
}

const identity = (id: string) => id.split('.').slice(0, 3).join('.')
const family = (id: string) => id.split('.')[0]!
const dish = (id: string) => kitchenShelf().find(id)!

/** The part of counts that lies above a number. */
const above = (counts: readonly number[], most: number) => counts.filter((count) => count > most).length / counts.length

/** Counts of a key within each seven days. */
const weekly = (shown: readonly Shown[], key: (one: Shown) => string) =>
  Array.from({ length: days - 6 }, (_, first) => {
    const week = shown.filter(({ day }) => day >= first && day < first + 7)
    return [...Map.groupBy(week, key).values()].map((all) => all.length)
  })

for (const vegOnly of [false, true]) {
  const { plans, shown } = simulate(vegOnly)
  const mode = vegOnly ? 'all vegetarian' : 'half and half'

  test(`RECIPE-4 C2 ${mode}: 20 a day, no dish again within 90 days, none left empty`, () => {
    const last = new Map<string, number>()
    for (const { id, day } of shown) {
      const before = last.get(identity(id))
      if (before !== undefined) expect(day - before, id).toBeGreaterThan(90)
      last.set(identity(id), day)
    }
    expect(shown.length).toBe(days * 20)
    expect(plans.some(({ repeats }) => repeats)).toBe(false)
    for (const { sections } of plans)
      for (const { recipes } of sections)
        expect(recipes.filter((one) => one.is_vegetarian).length).toBe(vegOnly ? 4 : 2)
  })

  test(`C2 ${mode}: no dish is more than 0.8 like one of its category in the last 90 days`, () => {
    for (const own of Map.groupBy(shown, ({ category }) => category).values())
      for (const [at, one] of own.entries())
        for (let back = at - 1; back >= 0 && one.day - own[back]!.day <= 90; back--)
          expect(likeness(one.telling, own[back]!.telling), `${one.id} ${own[back]!.id}`).toBeLessThanOrEqual(0.8)
  })

  test(`C2 ${mode}: a week has 60 families, few of them thrice in a category, and five regions`, () => {
    for (const families of weekly(shown, ({ id }) => family(id))) expect(families.length).toBeGreaterThanOrEqual(60)
    expect(above(weekly(shown, ({ id, category }) => `${category} ${family(id)}`).flat(), 2)).toBeLessThanOrEqual(0.05)
    expect(above(weekly(shown, ({ id }) => dish(id).label).flat(), 4)).toBeLessThanOrEqual(0.05)
    for (const regions of weekly(shown, ({ id }) => dish(id).region)) expect(regions.length).toBeGreaterThanOrEqual(5)
  })

  test(`C2 ${mode}: little is fried, half of the dishes are known by name on every day, and no pork is among them`, () => {
    for (const { sections } of plans) {
      for (const { category, recipes } of sections)
        expect(recipes.filter(({ tags }) => tags.includes('Fried')).length).toBeLessThanOrEqual(
          category === 'Hi-Tea' ? 2 : 1,
        )
      const dishes = sections.flatMap(({ recipes }) => recipes.map(({ id }) => dish(id)))
      expect(dishes.filter((one) => one.traits & traits.named).length).toBeGreaterThanOrEqual(10)
      expect(dishes.filter((one) => one.traits & traits.pork)).toEqual([])
    }
  })

  test(`C8 ${mode}: two of four lunches hold produce of the month, and a strict fast has its dishes`, () => {
    for (const [day, { sections, fasts, date }] of plans.map(
      (plan, at) => [at, { ...plan, date: dayAfter(at) }] as const,
    )) {
      const { vegetables, fruit } = produceOf(Number(date.slice(5, 7)), { zone: 'west' })
      const lunches = sections.find(({ category }) => category === 'Lunch')!.recipes
      const seasonal = lunches.filter(({ quantities }) =>
        quantities.some(({ id }) => vegetables.includes(id) || fruit.includes(id)),
      )
      expect(seasonal.length, `${day}`).toBeGreaterThanOrEqual(2)
      for (const { strict, dishes } of fasts) if (strict) expect(dishes.length, date).toBeGreaterThanOrEqual(2)
    }
  })

  test(`C2 ${mode}: what fills a place is a dish of that meal`, () => {
    const beside = traits.sweet | traits.side | traits.drink
    for (const { sections } of plans)
      for (const { category, recipes } of sections) {
        const room = { Breakfast: 0, Lunch: 1, Dinner: 1, 'Hi-Tea': 4, 'All-Time Snacks': 4 }[category]
        const dishes = recipes.map(({ id }) => dish(id))
        const besides = dishes.filter((one) => one.traits & beside)
        expect(besides.length, besides.map(({ id }) => id).join(' ')).toBeLessThanOrEqual(room)
        expect(dishes.filter(({ id }) => family(id) === 'pickle')).toEqual([])
      }
  })

  test(`C2 ${mode}: no family comes more than six times as often as another`, () => {
    const counts = Map.groupBy(shown, ({ id }) => family(id))
    const uses = [...counts.values()].map((all) => all.length)
    expect(Math.max(...uses) / Math.min(...uses)).toBeLessThanOrEqual(6)
  })
}
