import { artwork } from './artwork/artwork.ts'
import { dishIndexSlices } from './find/dish-index.ts'
import { dishNameSlices } from './find/dish-names.ts'
import type { Slices } from './in-slices.ts'
import { poolSlices } from './plan/candidate-pool.ts'
import { planInSlices } from './plan/plan-day.ts'
import { recipe } from './recipe/recipe.ts'

/**
 * What a first plan waits for, to be done ahead of it: tables that are built on first use, and one plan of nobody, for code
 * is quick only once it has run. Each step takes some hundredths of a second at most; what is asked for meanwhile is
 * answered, and finishes the tables.
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

/** The same for a first search; nothing is left to do once it has been gone through. */
export function* warmSearch(): Slices {
  yield* dishNameSlices()
  yield* dishIndexSlices()
}
