import type { InputOf } from '@planner/contract/endpoint'
import * as recipes from '@planner/contract/kitchen/recipes'

import { call } from '#api/call.ts'

/** What a language model adds to what was found. */
export type Further =
  | { kind: 'none' }
  | { kind: 'looking' }
  | { kind: 'nothing' }
  | { kind: 'written'; recipe: recipes.Recipe }

/** Longer than the model may take, and the time to judge what it wrote. */
const timeoutMs = 25_000

/** Has a model look; where it fails in any way there is simply nothing further. */
export async function lookFurther(input: InputOf<typeof recipes.searchFurther>, signal: AbortSignal): Promise<Further> {
  try {
    const { recipe } = await call(recipes.searchFurther, input, { signal, timeoutMs })
    return recipe ? { kind: 'written', recipe } : { kind: 'nothing' }
  } catch {
    // What was found stands, and the person has it already.
    return { kind: 'nothing' }
  }
}
