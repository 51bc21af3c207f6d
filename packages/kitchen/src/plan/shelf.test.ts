import { expect, test, vi } from 'vitest'
import type { Draft } from '../compose/draft.ts'
import { pool } from '../compose/pool.ts'
import { type DayPlan, planFrom } from './plan-day.ts'
import { kitchenShelf, type Shelf, shelfOf } from './shelf.ts'

vi.setConfig({ testTimeout: 120_000 })

const days = 90
const dayAfter = (count: number) => new Date(Date.parse('2026-05-01') + count * 86_400_000).toISOString().slice(0, 10)
const idsOf = (plan: DayPlan) => plan.sections.flatMap(({ recipes }) => recipes).map(({ id }) => id)

function history(shelf: Shelf): { id: string; date: string }[] {
  const seen: { id: string; date: string }[] = []
  for (let day = 0; day < days; day++) {
    const date = dayAfter(day)
    const plan = planFrom(shelf, { date, vegOnly: false, city: 'Pune', seen, seed: 'ninety' })
    for (const id of idsOf(plan)) seen.push({ id, date })
  }
  return seen
}

const before = history(kitchenShelf())
const chosen = new Set(before.map(({ id }) => id))

test('recipes that are not drawn change nothing: 90 days stay as they were without 500 of them', () => {
  const unused = pool().filter(({ id }, at) => !chosen.has(id) && at % 17 === 0)
  expect(unused.length).toBeGreaterThan(500)
  const gone = new Set(unused.map(({ id }) => id))
  const familyKept = (draft: Draft) => pool().some((one) => one.family === draft.family && !gone.has(one.id))
  expect(unused.every(familyKept)).toBe(true)
  expect(history(shelfOf(pool().filter(({ id }) => !gone.has(id))))).toEqual(before)
})

test('a new recipe changes a past day only by taking a place itself', () => {
  const [newest] = pool().filter(({ id, family }) => family.id === 'sabzi' && !chosen.has(id))
  const shelf = shelfOf(pool().filter((one) => one !== newest))
  for (let day = 0; day < days; day += 10) {
    const date = dayAfter(day)
    const seen = before.filter((one) => one.date < date)
    const request = { date, vegOnly: false, city: 'Pune', seen, seed: 'ninety' }
    const [without, with1] = [idsOf(planFrom(shelf, request)), idsOf(planFrom(kitchenShelf(), request))]
    if (!with1.includes(newest!.id)) expect(with1).toEqual(without)
  }
})
