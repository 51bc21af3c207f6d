import { cookbook } from '../read/load-cookbook.ts'
import { menus } from '../read/load-menus.ts'
import type { Place } from '../read/place.ts'
import type { Category, Recipe } from '../recipe/types.ts'
import { type Candidate, partsOf } from './candidate.ts'
import { type CandidatePool, kitchenPool } from './candidate-pool.ts'
import { choose } from './choose.ts'
import { nearness } from './home.ts'
import { type DayRequest, dayOf, recipeOf } from './plan-day.ts'

/** A plan as far as a swap needs it: a `DayPlan` has it, and so has a list of ids by category. */
export type Planned = {
  sections: readonly { category: Category; recipes: readonly { id: string }[] }[]
}

/**
 * One other dish in place of the `index`-th (from 0) of a category, of the same diet and the same part of the meal, from the
 * plate's place, by the same rules and the same profile. Nothing that is on the plan or was seen comes again; what a swap
 * replaced belongs in `seen` before the next one. Undefined where nothing else fits.
 *
 * @throws RangeError when the plan has no such place, or for what `planDay` refuses.
 */
export function swap(
  request: DayRequest,
  plan: Planned,
  place: { category: Category; index: number },
): Recipe | undefined {
  return swapFrom(kitchenPool(), request, plan, place)
}

/** The same from a given shelf. */
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

/** The place that most of a plate's dishes are near to. */
function plateOf(dishes: readonly Candidate[], places: ReadonlyMap<string, Place>): Place | undefined {
  const fit = (place: Place) => dishes.reduce((sum, one) => sum + worth[nearness(one, place)], 0)
  return dishes
    .flatMap((one) => one.places)
    .map((id) => places.get(id))
    .filter((place) => place !== undefined)
    .sort((left, right) => fit(right) - fit(left))[0]
}
