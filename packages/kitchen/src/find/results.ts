import { shopIdOf } from '../compute/shop-item.ts'
import type { Recipe } from '../recipe/types.ts'
import { cachedRecipe } from './cached-recipe.ts'
import type { DishEntry } from './dish-index.ts'
import { type Hidden, HiddenDishes } from './hidden.ts'
import { type Household, hiddenReasonOf } from './hidden-reason.ts'
import { holds, type SearchCriteria } from './search-criteria.ts'

/**
 * How a result relates to the query: the dish of that name, a form of it (or the dish it is a form of), a variation by
 * one of the replacements in its file, or a dish with something in common.
 */
export type Match = 'exact' | 'form' | 'variation' | 'near'

export type FoundRecipe = Recipe & {
  /** Other names of the same dish. */
  names: string[]
  match: Match
}

/** Collects the results, each dish once, and the named dishes that the household does not eat. */
export class Results {
  readonly recipes: FoundRecipe[] = []
  readonly #seen = new Set<string>()
  readonly #hidden = new HiddenDishes()
  readonly #limit: number
  readonly #household: Household

  constructor(limit: number, household: Household) {
    this.#limit = limit
    this.#household = household
  }

  get count(): number {
    return this.recipes.length
  }

  /** The number of results that still fit. */
  get room(): number {
    return this.#limit - this.count
  }

  get hidden(): Hidden {
    return this.#hidden.summary()
  }

  /**
   * Adds a result.
   *
   * @param counts whether it is counted if it is hidden; by default only a dish that was named.
   * @returns false when the dish is already there, is hidden, or the limit is reached.
   */
  add(
    entry: DishEntry,
    match: Match,
    { category }: SearchCriteria,
    { counts = match === 'exact' || match === 'form' }: { counts?: boolean } = {},
  ): boolean {
    const { dish, facts } = entry
    if (this.#seen.has(dish.id)) return false
    this.#seen.add(dish.id)
    const reason = hiddenReasonOf(facts, this.#household)
    if (reason) {
      // A variation is hidden with its dish and not counted separately.
      if (counts) this.#hidden.add(dish.title, reason)
      return false
    }
    if (this.room === 0) return false
    this.recipes.push({ ...cachedRecipe(entry, category), names: [...dish.names], match })
    return true
  }
}

/** Whether a dish meets the wishes and has none of the excluded foods. */
export function isAllowed(entry: DishEntry, wish: SearchCriteria, without: ReadonlySet<string>): boolean {
  const { dish, facts, categories, place, minutes } = entry
  if (wish.vegOnly && facts.diet !== 'veg') return false
  if (wish.nonVegOnly && facts.diet === 'veg') return false
  if (wish.category && !categories.includes(wish.category)) return false
  if (wish.sweet && dish.course !== 'sweet') return false
  if (wish.places.some((one) => place.state !== one && place.region !== one)) return false
  if (minutes > wish.maxMinutes) return false
  if (!holds(wish.diet, () => facts.flags)) return false
  return without.size === 0 || !dish.portions.some(({ food }) => without.has(shopIdOf(food)))
}
