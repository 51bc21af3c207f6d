import { underPressure } from '../own/told-pressure.ts'
import type { Cookbook } from '../read/cookbook.ts'
import { recipeOfDish } from '../recipe/of-dish.ts'
import type { Found } from './found.ts'

const letsGo =
  /\bpressure (?!cook)|\brelease|\bopen|\bsteam\b|\bsettle\b|(?<!\bthe )\brest\b|\bcool\b|\blid off\b|\b(?:leave|keep)\b[^.]*\b(?:shut|closed|lid on)\b/i

/** Cookers under pressure of which neither their step nor the next one says how the pressure goes. */
export function closedCookerDoubts({ dishes, places }: Pick<Cookbook, 'dishes' | 'places'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    if (!dish.methods.includes('pressure cooker')) return []
    // A clock that is named so is enough, whatever the words of its sentence.
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
