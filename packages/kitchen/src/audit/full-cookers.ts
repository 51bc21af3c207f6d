import { isInLots } from '../compute/batches.ts'
import { frothing } from '../compute/full-pots.ts'
import { gramsOf } from '../compute/grams.ts'
import { isPulse } from '../compute/raw-curd.ts'
import { underPressure } from '../own/pressure-work.ts'
import type { Cookbook } from '../read/cookbook.ts'
import { textOfParts } from '../read/counts.ts'
import type { Portion } from '../read/dish.ts'
import { recipeOfDish } from '../recipe/recipe-of-dish.ts'
import type { Found } from './found.ts'

/** The largest number of people a page normally shows a dish for. */
const table = 8
/** Grams: two thirds of a 5-litre cooker, the usual size at home, and half of one for pulses, which froth. */
const most = { usual: 3350, frothing: 2550 }
const pattern = /\btake a cooker of [\d.]+ litres\b/

/**
 * Finds pressure cooker steps that fill the cooker above two thirds, or half with pulses, for eight people without a
 * note on the page.
 */
export function fullCookerDoubts({ dishes, places }: Pick<Cookbook, 'dishes' | 'places'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) =>
    dish.steps.flatMap((step) => {
      if (!underPressure.test(textOfParts(step.parts)) || isInLots(step)) return []
      looked++
      const portions = step.parts.flatMap((part) => (part.kind === 'food' ? [dish.portions[part.index]!] : []))
      const gramsIn = (some: readonly Portion[]) => some.reduce((sum, portion) => sum + (gramsOf(portion) ?? 0), 0)
      const grams = gramsIn(portions)
      const scale = table / dish.serves
      const isFrothing = gramsIn(portions.filter(isPulse)) * scale >= frothing
      const atTable = grams * scale
      if (atTable <= (isFrothing ? most.frothing : most.usual)) return []
      const { instructions } = recipeOfDish(dish, places.get(dish.place)!, table)
      return instructions.some((text) => pattern.test(text))
        ? []
        : [{ id: dish.id, why: `${Math.round(atTable)} g for ${table} in one cooker` }]
    }),
  )
  return { looked, doubts }
}
