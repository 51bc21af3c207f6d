import { dietOf } from '../compute/diet.ts'
import { isFastingDish, isPlainFast } from '../compute/fasting-rules.ts'
import type { Cookbook } from '../read/cookbook.ts'
import { fitForFasts } from '../recipe/company.ts'
import type { Found } from './found.ts'

/** Finds accompaniments that break the fast a dish is cooked for, and fasting dishes that no longer fit their fast. */
export function fastDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    if (!isFastingDish(dish, dietOf(dish)) || isPlainFast(dish)) return []
    looked++
    const fit = new Set(fitForFasts(dish.with))
    return dish.with.filter((one) => !fit.has(one)).map((one) => ({ id: dish.id, why: `${one} breaks the fast` }))
  })
  return { looked, doubts }
}
