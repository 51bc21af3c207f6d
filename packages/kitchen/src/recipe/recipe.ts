import { type Draft, draft } from '../compose/draft.ts'
import { basesOf, mainInId, stylesOf } from '../compose/lists.ts'
import { pool } from '../compose/pool.ts'
import { familyOf } from '../knowledge/families.ts'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { variationOf } from '../read/variation.ts'
import { buildRecipe } from './build.ts'
import { dishIdOf, recipeOfDish } from './of-dish.ts'
import type { Category, Recipe } from './types.ts'

/**
 * The recipe that an id names, for 1 to 12 servings: a dish of the cookbook ('punjab.dal-makhani'), a variation of one
 * ('gujarat.bharela-bhinda.ivy-gourd'), or a recipe of the grammar (family.main.base.style), rebuilt from its tables.
 * Undefined when there is none. A combination that the grammar's pool does not offer any more is still written, so that a
 * saved link keeps its recipe.
 *
 * @throws RangeError when `serves` is no whole number from 1 to 12.
 */
export function recipe(id: string, serves?: number, wanted?: Category): Recipe | undefined {
  if (serves !== undefined && (!Number.isInteger(serves) || serves < 1 || serves > 12))
    throw new RangeError(`A recipe serves 1 to 12, not ${serves}`)
  const dish = dishOfRecipe(id)
  if (dish) return recipeOfDish(dish, cookbook().places.get(dish.place)!, serves ?? servesByDefault(dish), wanted)
  const found = draftFor(id)
  return found && buildRecipe(found, serves ?? usualServes, wanted)
}

/** For how many a recipe is shown when nobody says. */
const usualServes = 4
/** A batch (a cake, ladoos, a jar) is shown as it is made: its tin and its pieces do not grow and shrink. */
const smallestBatch = 7
const mostServes = 12

const servesByDefault = ({ serves }: Dish): number =>
  serves >= smallestBatch ? Math.min(serves, mostServes) : usualServes

/** The dish, or the variation of one, that a recipe's id names; undefined for a recipe of the grammar. */
export function dishOfRecipe(id: string): Dish | undefined {
  const [place, name, replacement, ...more] = id.split('.')
  if (more.length > 0) return undefined
  const dish = cookbook().dishes.get(dishIdOf(`${place}.${name}`))
  return dish && replacement !== undefined ? variationOf(dish, replacement, cookbook().foods) : dish
}

const pooled = new Map<string, Draft>()

/** The draft behind an id: the pool's own, or made anew where the lists do not allow the combination any more. */
export function draftFor(id: string): Draft | undefined {
  if (pooled.size === 0) for (const one of pool()) pooled.set(one.id, one)
  return pooled.get(id) ?? remakeDraft(id)
}

/** The draft of an id made anew, whether or not the pool is built. */
export function remakeDraft(id: string): Draft | undefined {
  const [familyId = '', main, base, style, ...more] = id.split('.')
  const family = familyOf(familyId)
  if (!family || more.length > 0) return undefined
  const mainEntry = mainInId(family, main ?? '')
  const baseEntry = basesOf(family).find((entry) => entry.slug === base)
  const styleEntry = stylesOf(family).find((entry) => (entry.id || '-') === style)
  return mainEntry && baseEntry && styleEntry && draft(family, mainEntry, baseEntry, styleEntry, true)
}
