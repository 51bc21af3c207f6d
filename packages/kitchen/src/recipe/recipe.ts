import { leastServingsOf, mostServes, smallestBatch } from '../compute/least-batch.ts'
import { isLongKeeping } from '../compute/long-keeping.ts'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { variationOf } from '../read/variation.ts'
import { currentId } from './old-recipes.ts'
import { dishIdOf, recipeOfDish } from './recipe-of-dish.ts'
import type { Category, Recipe } from './types.ts'

/**
 * Returns the recipe with an id for 1 to 12 servings: a cookbook dish ('punjab.dal-makhani'), or a variation of one
 * ('gujarat.bharela-bhinda.ivy-gourd'). A former id gives the dish that replaced it, under the old id. Undefined when
 * there is none. Food that keeps (a jar, ladoos, a cake) is made in a worthwhile batch: `serves` gives the actual
 * servings.
 *
 * @throws RangeError when `serves` is not a whole number from 1 to 12.
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
        ? `The amounts are for ${least} people, not ${serves}: it is cooked in one piece.`
        : `The amounts are for ${least} people, not ${serves}: smaller ones are hard to measure${isLongKeeping(dish) ? ', and what is left keeps' : ''}.`,
      ...made.tips,
    ],
  }
}

/** The default number of servings. */
const usualServes = 4

/**
 * Returns the default servings: a batch (a cake, ladoos, a jar) is shown at the size in the file, so that its tin and
 * pieces are not scaled.
 */
const servesByDefault = ({ serves }: Dish): number =>
  serves >= smallestBatch ? Math.min(serves, mostServes) : usualServes

/** Returns the dish, or the variation of one, for a recipe id; for a former id, the dish that replaced it. */
export function dishOfRecipe(id: string): Dish | undefined {
  const [place, name, replacement, ...more] = currentId(id).split('.')
  if (more.length > 0) return undefined
  const dish = cookbook().dishes.get(dishIdOf(`${place}.${name}`))
  return dish && replacement !== undefined ? variationOf(dish, replacement, cookbook().foods) : dish
}
