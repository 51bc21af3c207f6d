import { eatenOf, readyGramsOf } from '../compute/eaten.ts'
import { gramsOf } from '../compute/grams.ts'
import type { Dish } from '../read/dish.ts'
import type { Food } from '../read/food.ts'

/**
 * Whether a food is beaten, poured or melted into a dish, so that it never appears as a piece, whatever the title says.
 */
export const runs = ({ name }: Food): boolean => liquid[name] === 1 || thickened.has(name)
const thickened: ReadonlySet<string> = new Set(['hung curd', 'malai', 'whipping cream', 'sour cream', 'honey'])

/** The liquid share of each food in the pot; 0 for those not listed. */
const liquid: Readonly<Record<string, number>> = {
  water: 1,
  milk: 1,
  'whole milk': 1,
  'full-cream milk': 1,
  'camel milk': 1,
  curd: 1,
  'sour curd': 1,
  'beaten curd': 1,
  buttermilk: 1,
  'coconut milk': 1,
  'thick coconut milk': 1,
  'thin coconut milk': 1,
  'tomato puree': 1,
  'fresh cream': 1,
  'paneer whey': 1,
  tomato: 0.5,
}

/** Returns the share of the finished dish that is free liquid: neither food nor water absorbed by it. */
export function liquidShareOf(dish: Dish): number {
  const ready = readyGramsOf(dish)
  let solid = 0
  for (const { portion, grams } of eatenOf(dish)) {
    solid += grams * (1 - (liquid[portion.food.name] ?? 0))
    if (!portion.isForFrying) solid += (gramsOf(portion) ?? 0) * portion.food.absorbs
  }
  return ready > 0 ? Math.max(0, (ready - solid) / ready) : 0
}
