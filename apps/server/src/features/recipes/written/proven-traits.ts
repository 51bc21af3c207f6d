import { setImmediate as turn } from 'node:timers/promises'
import { type Recipe, type SearchRequest, searchRecipes } from '@planner/kitchen'

/** What an ingredient is not, and what it is fit for. */
export type Traits = {
  /** It may hold these; one of our recipes that has it and lacks one proves that it does not. */
  allergens: ReadonlySet<string>
  isVeg: boolean
  /** Neither meat nor fish. */
  isMeatless: boolean
  diet: Recipe['diet']
}

/** Recipes with an ingredient that prove most: any, and those for vegans and Jains. */
const looks: SearchRequest[] = [
  { limit: 12 },
  { limit: 6, filters: { diet: { vegan: true } } },
  { limit: 6, filters: { diet: { jain: true } } },
]
/** What was met in this many is not looked for. */
const plenty = 60

const proven = new Map<string, Traits>()
/** How many recipes each ingredient was met in; those that were looked for are done with. */
const met = new Map<string, number>()

/** Regions by state, as our recipes have them. */
const regions = new Map<string, string>()

/**
 * What our own recipes prove of an ingredient: one that is vegan proves it of everything in it, one without milk that none of
 * its parts holds milk. What is not proven counts against it, so that an error is on the safe side.
 *
 * @param name by which our search finds recipes with it.
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

/** The region of a state; of what is no state of ours, all of India. */
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

/** What one or the other proves of an ingredient that is in both. */
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

/** What holds of a dish of these ingredients. */
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
