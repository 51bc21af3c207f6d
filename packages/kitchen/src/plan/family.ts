import type { Dish } from '../read/dish.ts'

/**
 * Returns the id of the dish that a family goes back to: what a dish is a form of, and what that is a form of in turn.
 * Dishes of one family are kin.
 */
export function familyOf({ id, formOf }: Pick<Dish, 'id' | 'formOf'>, dishes: ReadonlyMap<string, Dish>): string {
  const passed = new Set([id])
  let family = id
  // A file that names itself in the end gives a family all the same.
  for (let next = formOf; next !== null && !passed.has(next); next = dishes.get(next)?.formOf ?? null) {
    passed.add(next)
    family = next
  }
  return family
}
