import { buildRecipe } from '../recipe/build.ts'
import type { Category, Recipe } from '../recipe/types.ts'
import { draw } from './draw.ts'
import { type DayRequest, prepare } from './plan-day.ts'
import { type Dish, kitchenShelf, type Shelf } from './shelf.ts'
import { wishesFor } from './wishes.ts'

/** A plan as far as a swap needs it: a `DayPlan` has it, and so has a list of ids by category. */
export type Planned = {
  sections: readonly { category: Category; recipes: readonly { id: string }[] }[]
}

/**
 * One other dish in place of the `index`-th (from 0) of a category, of the same diet, by the same rules and the same profile.
 * Nothing that is on the plan or was seen comes again; what a swap replaced belongs in `seen` before the next one.
 * Undefined where nothing else fits.
 *
 * @throws RangeError when the plan has no such place, or for what `planDay` refuses.
 */
export function swap(
  request: DayRequest,
  plan: Planned,
  place: { category: Category; index: number },
): Recipe | undefined {
  return swapFrom(kitchenShelf(), request, plan, place)
}

/** The same from a given shelf. */
export function swapFrom(
  shelf: Shelf,
  request: DayRequest,
  plan: Planned,
  { category, index }: { category: Category; index: number },
): Recipe | undefined {
  const section = plan.sections.find((one) => one.category === category)?.recipes ?? []
  const replaced = section[index] && shelf.find(section[index].id)
  if (!replaced) throw new RangeError(`the plan has no dish ${index} for ${category}`)
  const shown = plan.sections.flatMap(({ recipes }) => recipes).map(({ id }) => ({ id, date: request.date }))
  const { from, occasion } = prepare(shelf, { ...request, seen: [...request.seen, ...shown] })
  const dishesOf = (recipes: readonly { id: string }[]) =>
    recipes.map(({ id }) => shelf.find(id)).filter((dish): dish is Dish => dish !== undefined && dish !== replaced)
  const day = plan.sections.flatMap(({ recipes }) => dishesOf(recipes))
  const rest = dishesOf(section)
  const veg = from.diners.vegOnly || replaced.veg
  const wishes = wishesFor(shelf, from.history, occasion).of({ category, slot: index }, rest, day)
  const found = draw(from, { category, slot: index, veg }, wishes, rest)
  return found && buildRecipe(found.dish.draft, 4, category)
}
