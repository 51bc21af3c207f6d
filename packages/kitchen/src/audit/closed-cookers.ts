import { underPressure } from '../own/pressure-work.ts'
import type { Cookbook } from '../read/cookbook.ts'
import { recipeOfDish } from '../recipe/recipe-of-dish.ts'
import type { Found } from './found.ts'

const letsGo =
  /\bpressure (?!cook)|\brelease|\bopen|\bsteam\b|\bsettle\b|(?<!\bthe )\brest\b|\bcool\b|\blid off\b|\b(?:leave|keep)\b[^.]*\b(?:shut|closed|lid on)\b/i

/** Finds pressure cooker steps where neither the step nor the next one says how the pressure is released. */
export function closedCookerDoubts({ dishes, places }: Pick<Cookbook, 'dishes' | 'places'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    if (!dish.methods.includes('pressure cooker')) return []
    // A timer named `settle` is enough, whatever the sentence says.
    const settles = dish.timers.some(({ name }) => name === 'settle')
    const { steps } = recipeOfDish(dish, places.get(dish.place)!, dish.serves)
    return steps.flatMap(({ kind, text }, at) => {
      if (kind !== 'cook' || !underPressure.test(text)) return []
      looked++
      return settles || letsGo.test(`${text} ${steps[at + 1]?.text ?? ''}`)
        ? []
        : [{ id: dish.id, why: `nobody opens the cooker: ${text}` }]
    })
  })
  return { looked, doubts }
}
