import { setImmediate as turn } from 'node:timers/promises'
import { type Recipe, type SearchRequest, searchRecipes } from '@planner/kitchen'

/** What is proven about an ingredient. */
export type Traits = {
  /** Allergens it may contain. A recipe of ours that uses it and lacks one proves that it does not contain that. */
  allergens: ReadonlySet<string>
  isVeg: boolean
  /** Neither meat nor fish. */
  isMeatless: boolean
  diet: Recipe['diet']
}

/** Searches whose recipes prove the most about an ingredient: any, vegan and Jain ones. */
const looks: SearchRequest[] = [
  { limit: 12 },
  { limit: 6, filters: { diet: { vegan: true } } },
  { limit: 6, filters: { diet: { jain: true } } },
]
/** An ingredient seen in this many recipes needs no search. */
const plenty = 60

const proven = new Map<string, Traits>()
/** Number of recipes each ingredient was seen in; `plenty` once it was searched for. */
const met = new Map<string, number>()

/** Regions by state, from our recipes. */
const regions = new Map<string, string>()

/**
 * Returns what our own recipes prove about an ingredient: a vegan recipe proves that all its ingredients are vegan; one
 * without milk, that none contains milk. Whatever is not proven counts against the ingredient, to err on the safe side.
 *
 * @param name the search term that finds recipes with it.
 * @returns null if no recipe of ours has it.
 */
export async function provenTraits(id: string, name: string): Promise<Traits | null> {
  if ((met.get(id) ?? 0) < plenty) {
    for (const look of looks) for (const recipe of searchRecipes(name, look)) learn(recipe)
    met.set(id, plenty)
    await turn()
  }
  return proven.get(id) ?? null
}

/** Returns a state's region; 'Pan-India' if it is none of ours. */
export const regionOf = (state: string): string => regions.get(state) ?? 'Pan-India'

function learn(recipe: Recipe): void {
  regions.set(recipe.state, recipe.region)
  const its: Traits = {
    allergens: new Set(recipe.allergens),
    isVeg: recipe.is_vegetarian,
    isMeatless: recipe.veg_type !== 'Non-Veg',
    diet: recipe.diet,
  }
  for (const { id } of recipe.quantities) {
    const before = proven.get(id)
    proven.set(id, before ? either(before, its) : its)
    met.set(id, (met.get(id) ?? 0) + 1)
  }
}

/** Combines what two recipes prove about an ingredient that is in both. */
const either = (one: Traits, other: Traits): Traits => ({
  allergens: new Set([...one.allergens].filter((allergen) => other.allergens.has(allergen))),
  isVeg: one.isVeg || other.isVeg,
  isMeatless: one.isMeatless || other.isMeatless,
  diet: {
    vegan: one.diet.vegan || other.diet.vegan,
    jain: one.diet.jain || other.diet.jain,
    vrat: one.diet.vrat || other.diet.vrat,
    noOnionGarlic: one.diet.noOnionGarlic || other.diet.noOnionGarlic,
    eggless: one.diet.eggless || other.diet.eggless,
    glutenFree: one.diet.glutenFree || other.diet.glutenFree,
    egg: one.diet.egg && other.diet.egg,
    pork: one.diet.pork && other.diet.pork,
    buffalo: one.diet.buffalo && other.diet.buffalo,
  },
})

/** Returns the traits of a dish made of these ingredients. */
export const together = (parts: readonly Traits[]): Traits => ({
  allergens: new Set(parts.flatMap(({ allergens }) => [...allergens])),
  isVeg: parts.every(({ isVeg }) => isVeg),
  isMeatless: parts.every(({ isMeatless }) => isMeatless),
  diet: {
    vegan: parts.every(({ diet }) => diet.vegan),
    jain: parts.every(({ diet }) => diet.jain),
    vrat: parts.every(({ diet }) => diet.vrat),
    noOnionGarlic: parts.every(({ diet }) => diet.noOnionGarlic),
    eggless: parts.every(({ diet }) => diet.eggless),
    glutenFree: parts.every(({ diet }) => diet.glutenFree),
    egg: parts.some(({ diet }) => diet.egg),
    pork: parts.some(({ diet }) => diet.pork),
    buffalo: parts.some(({ diet }) => diet.buffalo),
  },
})
