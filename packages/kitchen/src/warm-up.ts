import { artwork } from './artwork/artwork.ts'
import { dishIndexSlices } from './find/dish-index.ts'
import { dishNameSlices } from './find/dish-names.ts'
import type { Slices } from './in-slices.ts'
import { poolSlices } from './plan/candidate-pool.ts'
import { planInSlices } from './plan/plan-day.ts'
import { recipe } from './recipe/recipe.ts'

/**
 * Does the work a first plan would wait for: builds tables that are otherwise built on first use, and makes one sample
 * plan so that the code is warm. Each step takes at most some hundredths of a second; requests in between are answered
 * and finish the tables.
 */
export function* warmPlan(): Slices {
  yield* poolSlices()
  const plan = yield* planInSlices({ date: '2026-01-01', vegOnly: false, city: 'Mumbai', seen: [], seed: 'nobody' })
  yield
  for (const { id } of plan.sections.flatMap(({ recipes }) => recipes)) {
    artwork(recipe(id)!)
    yield
  }
}

/** Builds the tables for a first search; nothing remains to be done afterwards. */
export function* warmSearch(): Slices {
  yield* dishNameSlices()
  yield* dishIndexSlices()
}
