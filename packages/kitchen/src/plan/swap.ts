import { cookbook } from '../read/load-cookbook.ts'
import { menus } from '../read/load-menus.ts'
import type { Place } from '../read/place.ts'
import type { Category, Recipe } from '../recipe/types.ts'
import { type Candidate, partsOf } from './candidate.ts'
import { type CandidatePool, kitchenPool } from './candidate-pool.ts'
import { choose } from './choose.ts'
import { nearness } from './home.ts'
import { type DayRequest, dayOf, recipeOf } from './plan-day.ts'

/** The part of a plan a swap needs: a `DayPlan`, or lists of ids by category. */
export type Planned = {
  sections: readonly { category: Category; recipes: readonly { id: string }[] }[]
}

/**
 * Replaces the recipe at `index` (from 0) of a category with another of the same diet and part of the meal, from the
 * plate's place, by the same rules and profile. Nothing on the plan or already seen is used again; add replaced recipes
 * to `seen` before the next swap. Undefined when nothing else fits.
 *
 * @throws RangeError when the plan has no such index, or for input `planDay` rejects.
 */
export function swap(
  request: DayRequest,
  plan: Planned,
  place: { category: Category; index: number },
): Recipe | undefined {
  return swapFrom(kitchenPool(), request, plan, place)
}

/** Like `swap`, from a given pool. */
function swapFrom(
  pool: CandidatePool,
  request: DayRequest,
  plan: Planned,
  { category, index }: { category: Category; index: number },
): Recipe | undefined {
  const section = plan.sections.find((one) => one.category === category)?.recipes ?? []
  const replaced = section[index] && pool.find(section[index].id)
  if (!replaced) throw new RangeError(`the plan has no dish ${index} for ${category}`)
  const shown = plan.sections.flatMap(({ recipes }) => recipes)
  const seen = [...request.seen, ...shown.map(({ id }) => ({ id, date: request.date }))]
  const day = dayOf(pool, { ...request, seen })
  const choicesOf = (recipes: readonly { id: string }[]) =>
    recipes.map(({ id }) => pool.find(id)).filter((one): one is Candidate => one !== undefined && one !== replaced)
  day.variations = choicesOf(shown).filter(({ kind }) => kind === 'variation').length
  const rest = choicesOf(section)
  const menu = menus().meals[category]
  const seat = {
    category,
    index,
    veg: day.diners.vegOnly || replaced.veg,
    parts: partsOf(replaced.role, replaced.course),
    menu,
    plate: menu.plate ? plateOf([...rest, replaced], cookbook().places) : undefined,
  }
  const found = choose(day, seat, rest)
  return found && recipeOf(found.candidate, category)
}

const worth = { own: 3, near: 2, everywhere: 1, far: 0 }

/** Returns the place closest to most of a plate's dishes. */
function plateOf(dishes: readonly Candidate[], places: ReadonlyMap<string, Place>): Place | undefined {
  const fit = (place: Place) => dishes.reduce((sum, one) => sum + worth[nearness(one, place)], 0)
  return dishes
    .flatMap((one) => one.places)
    .map((id) => places.get(id))
    .filter((place) => place !== undefined)
    .sort((left, right) => fit(right) - fit(left))[0]
}
