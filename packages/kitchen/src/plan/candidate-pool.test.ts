import { addDays } from '@planner/days/plain-date'
import { expect, test, vi } from 'vitest'
import { cookbook } from '../read/load-cookbook.ts'
import { recipeIdOf } from '../recipe/recipe-of-dish.ts'
import { type CandidatePool, kitchenPool, poolOf } from './candidate-pool.ts'
import { type DayPlan, planFrom } from './plan-day.ts'

vi.setConfig({ testTimeout: 120_000 })

const days = 30
const dayAfter = (count: number) => addDays('2026-05-01', count)
const idsOf = (plan: DayPlan) => plan.sections.flatMap(({ recipes }) => recipes).map(({ id }) => id)

function history(pool: CandidatePool): { id: string; date: string }[] {
  const seen: { id: string; date: string }[] = []
  for (let day = 0; day < days; day++) {
    const date = dayAfter(day)
    const plan = planFrom(pool, { date, vegOnly: false, city: 'Pune', seen, seed: 'thirty' })
    for (const id of idsOf(plan)) seen.push({ id, date })
  }
  return seen
}

test('dishes that are not chosen change next to nothing: 30 days stay nine tenths as they were without 300 of them', () => {
  const before = history(kitchenPool())
  const chosen = new Set(before.map(({ id }) => id))
  const { dishes } = cookbook()
  const isChosen = (id: string) => [...chosen].some((one) => one === id || one.startsWith(`${id}.`))
  const gone = [...dishes.keys()].filter((id, at) => at % 5 === 0 && !isChosen(recipeIdOf(id)))
  expect(gone.length).toBeGreaterThan(300)
  const rest = new Map([...dishes].filter(([id]) => !gone.includes(id)))
  const after = new Set(history(poolOf({ ...cookbook(), dishes: rest })).map(({ id }) => id))
  // A place with fewer dishes sometimes loses its plate to another.
  expect([...chosen].filter((id) => after.has(id)).length / chosen.size).toBeGreaterThan(0.9)
})

test('a variation is of the family of its dish', () => {
  const variation = kitchenPool().variations().all[0]!
  const [place, name] = variation.id.split('.')
  expect(kitchenPool().find(`${place}.${name}`)!.family).toBe(variation.family)
})
