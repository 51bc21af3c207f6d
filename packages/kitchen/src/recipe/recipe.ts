import { keeps } from '../compute/keeps.ts'
import { leastServingsOf, mostServes, smallestBatch } from '../compute/least-batch.ts'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { variationOf } from '../read/variation.ts'
import { dishIdOf, recipeOfDish } from './of-dish.ts'
import { currentId } from './old-recipes.ts'
import type { Category, Recipe } from './types.ts'

/**
 * The recipe that an id names, for 1 to 12 servings: a dish of the cookbook ('punjab.dal-makhani'), or a variation of one
 * ('gujarat.bharela-bhinda.ivy-gourd'). An id of the first kitchen gives the dish that replaced it, under its own id.
 * Undefined when there is none. What keeps (a jar, ladoos, a cake) is never made by the spoonful: `serves` says for how many.
 *
 * @throws RangeError when `serves` is no whole number from 1 to 12.
 */
export function recipe(id: string, serves?: number, wanted?: Category): Recipe | undefined {
  if (serves !== undefined && (!Number.isInteger(serves) || serves < 1 || serves > 12))
    throw new RangeError(`A recipe serves 1 to 12, not ${serves}`)
  const dish = dishOfRecipe(id)
  if (!dish) return undefined
  const least = leastServingsOf(dish)
  const shown = Math.max(least, serves ?? servesByDefault(dish))
  const made = recipeOfDish(dish, cookbook().places.get(dish.place)!, shown, wanted)
  if (serves === undefined || serves >= least) return made
  return {
    ...made,
    tips: [
      dish.inOnePiece
        ? `Makes enough for ${least}: it is cooked in one piece.`
        : `Makes enough for ${least}: the amounts for fewer are too small to measure well${keeps(dish) ? ', and it keeps' : ''}.`,
      ...made.tips,
    ],
  }
}

/** For how many a recipe is shown when nobody says. */
const usualServes = 4

/** A batch (a cake, ladoos, a jar) is shown as it is made: its tin and its pieces do not grow and shrink. */
const servesByDefault = ({ serves }: Dish): number =>
  serves >= smallestBatch ? Math.min(serves, mostServes) : usualServes

/** The dish, or the variation of one, that a recipe's id names; of an id of the first kitchen the dish that replaced it. */
export function dishOfRecipe(id: string): Dish | undefined {
  const [place, name, replacement, ...more] = currentId(id).split('.')
  if (more.length > 0) return undefined
  const dish = cookbook().dishes.get(dishIdOf(`${place}.${name}`))
  return dish && replacement !== undefined ? variationOf(dish, replacement, cookbook().foods) : dish
}
