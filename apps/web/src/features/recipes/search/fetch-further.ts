import type { InputOf } from '@planner/contract/endpoint'
import * as recipes from '@planner/contract/kitchen/recipes'

import { call } from '#api/call.ts'

/** What a language model adds to the results. */
export type FurtherResult =
  | { kind: 'none' }
  | { kind: 'looking' }
  | { kind: 'nothing' }
  | { kind: 'written'; recipe: recipes.Recipe }

/** The model's time limit plus the time to check what it wrote. */
const timeoutMs = 25_000

/** Asks a model for a further recipe. Any failure counts as having found nothing. */
export async function fetchFurther(
  input: InputOf<typeof recipes.searchFurther>,
  signal: AbortSignal,
): Promise<FurtherResult> {
  try {
    const { recipe } = await call(recipes.searchFurther, input, { signal, timeoutMs })
    return recipe ? { kind: 'written', recipe } : { kind: 'nothing' }
  } catch {
    // The person already has the other results.
    return { kind: 'nothing' }
  }
}
