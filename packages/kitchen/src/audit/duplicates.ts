import { alike, differInMethod, type Likeness, likenessOfDish } from '../judge/likeness.ts'
import type { Cookbook } from '../read/cookbook.ts'
import type { Dish } from '../read/dish.ts'
import type { Found } from './found.ts'

/** The shared weight from which two dishes of one course are compared; declared variations are skipped. */
const nearly = 0.8

/**
 * Finds pairs of dishes of one course, from one place or its neighbours, with nearly the same ingredients by weight and
 * the same method.
 */
export function duplicateDoubts({ dishes, places }: Pick<Cookbook, 'dishes' | 'places'>): Found {
  const byCourse = Map.groupBy(dishes.values(), ({ course }) => course)
  const likeness = new Map<string, Likeness>()
  const likenessOf = (dish: Dish): Likeness => {
    const cached = likeness.get(dish.id) ?? likenessOfDish(dish)
    likeness.set(dish.id, cached)
    return cached
  }
  const isKin = (left: Dish, right: Dish) =>
    left.place === right.place ||
    left.alsoIn.includes(right.place) ||
    right.alsoIn.includes(left.place) ||
    left.place === 'all-india' ||
    right.place === 'all-india' ||
    places.get(left.place)?.neighbours.includes(right.place) === true ||
    places.get(right.place)?.neighbours.includes(left.place) === true
  let looked = 0
  const doubts: (Found['doubts'][number] & { share: number })[] = []
  for (const group of byCourse.values()) {
    group.forEach((left, index) => {
      for (const right of group.slice(index + 1)) {
        if (left.formOf === right.id || right.formOf === left.id || !isKin(left, right)) continue
        if (left.formOf !== null && left.formOf === right.formOf) continue
        looked++
        const [one, other] = [likenessOf(left), likenessOf(right)]
        const share = alike(one.weights, other.weights)
        if (share < nearly || differInMethod(one.ways, other.ways)) continue
        doubts.push({
          id: left.id,
          why: `${Math.round(share * 100)} % of ${right.id} (${left.title} / ${right.title})`,
          share,
        })
      }
    })
  }
  return { looked, doubts: doubts.sort((left, right) => right.share - left.share).map(({ id, why }) => ({ id, why })) }
}
