import { expect, test, vi } from 'vitest'
import type { Draft } from '../compose/draft.ts'
import { pool } from '../compose/pool.ts'
import { nameKey } from '../read/cookbook.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { type DayPlan, planFrom } from './plan-day.ts'
import { kitchenShelf, type Shelf, shelfOf } from './shelf.ts'

vi.setConfig({ testTimeout: 120_000 })

const days = 40
const dayAfter = (count: number) => new Date(Date.parse('2026-05-01') + count * 86_400_000).toISOString().slice(0, 10)
const idsOf = (plan: DayPlan) => plan.sections.flatMap(({ recipes }) => recipes).map(({ id }) => id)
const shelfWith = (drafts: readonly Draft[]) => shelfOf(cookbook(), () => drafts)

function history(shelf: Shelf): { id: string; date: string }[] {
  const seen: { id: string; date: string }[] = []
  for (let day = 0; day < days; day++) {
    const date = dayAfter(day)
    const plan = planFrom(shelf, { date, vegOnly: false, city: 'Pune', seen, seed: 'forty' })
    for (const id of idsOf(plan)) seen.push({ id, date })
  }
  return seen
}

const before = history(kitchenShelf())
const chosen = new Set(before.map(({ id }) => id))

test('fillers that are not chosen change nothing: 40 days stay as they were without 500 of them', () => {
  const unused = pool().filter(({ id }, at) => !chosen.has(id) && at % 17 === 0)
  expect(unused.length).toBeGreaterThan(500)
  const gone = new Set(unused.map(({ id }) => id))
  expect(history(shelfWith(pool().filter(({ id }) => !gone.has(id))))).toEqual(before)
})

test('COOK-4 dishes come first: a first week holds next to no filler', () => {
  const first = before.slice(0, 140).map(({ id }) => kitchenShelf().find(id)!)
  expect(first.filter(({ kind }) => kind === 'filler').length / first.length).toBeLessThanOrEqual(0.1)
})

test('COOK-4 what the cookbook has under the same name is never filled in by the grammar', () => {
  const names = new Set([...cookbook().dishes.values()].flatMap(({ title, names }) => [title, ...names]).map(nameKey))
  const fillers = kitchenShelf().filler().all
  expect(fillers.length).toBeGreaterThan(1000)
  expect(fillers.filter(({ title }) => names.has(nameKey(title)))).toEqual([])
})

test('a variation and its dish are kin', () => {
  const variation = kitchenShelf().dishes.all.find(({ kind }) => kind === 'variation')!
  const [place, name] = variation.id.split('.')
  expect(kitchenShelf().find(`${place}.${name}`)!.kin[0]).toBe(variation.kin[0])
})
