import { isOutOfSeason } from '../calendar/produce.ts'
import type { DietFacts } from '../compute/diet.ts'
import { isFastingDish, isPlainFast } from '../compute/fasting-rules.ts'
import { gramsOf } from '../compute/grams.ts'
import { isCurd, isPulse } from '../compute/raw-curd.ts'
import { shopIdOf } from '../compute/shop-item.ts'
import type { Dish } from '../read/dish.ts'
import { type Drink, drinkTable } from '../read/drinks.ts'
import { isOf } from '../read/food.ts'
import { namesDrink } from './company.ts'
import type { Category } from './types.ts'

/** Courses without a customary drink: eaten by the spoon, drunk themselves, or the end of a meal. */
const withoutDrink: ReadonlySet<string> = new Set(['drink', 'chutney', 'pickle', 'preserve', 'powder', 'soup', 'sweet'])

/** Grams of curd in a serving that make it a dish of curd, rather than a dish with curd in its gravy. */
const curdDishG = 50

/** Grams of a vegetable or fruit in a serving that bind a dish to its season. */
const seasonalG = 20

/** Whether the dish is cooked in less than half of these months, by its own season or by that of a vegetable in it. */
const isOutOf = (months: readonly number[], { season, portions, serves }: Dish): boolean =>
  season
    ? months.filter((month) => season.includes(month)).length * 2 < months.length
    : portions.some(
        (portion) =>
          portion.food.aisle === 'vegetables' &&
          (gramsOf(portion) ?? 0) >= seasonalG * serves &&
          months.every((month) => isOutOfSeason(shopIdOf(portion.food), month, { zone: undefined })),
      )

/** Whether a dish is mainly of curd, or has any buttermilk: nobody pours that into a gravy by the spoon. */
function isOfCurd({ portions, serves }: Dish): boolean {
  const curds = portions.filter(isCurd)
  const grams = curds.reduce((sum, portion) => sum + (gramsOf(portion) ?? 0), 0)
  return grams >= curdDishG * serves || curds.some(({ food }) => isOf(food, 'poured'))
}

/**
 * Returns the customary drink with a dish in its home region: no milk or curd with fish or for vegans, no roots for
 * Jains and no curd beside their pulses (dwidal), and for a fast only what the fast allows. Beside a dish of curd (a
 * raita, a kadhi, curd rice), pork or buffalo there is no curd drink, and a sherbet of the hot months goes with no dish
 * of winter.
 *
 * @returns '' when there is no such custom, because a drink that suits everything says nothing, or when the dish itself
 * names a drink as its company.
 */
export function drinkPairing(dish: Dish, facts: DietFacts, category: Category, state: string): string {
  if (withoutDrink.has(dish.course) || category === 'All-Time Snacks' || isPlainFast(dish)) return ''
  if (namesDrink(dish.with)) return ''
  const { vegan, jain, pork, buffalo } = facts.flags
  const withoutMilk = vegan || dish.portions.some(({ food }) => food.diet === 'fish')
  const withoutCurd = withoutMilk || pork || buffalo || isOfCurd(dish) || (jain && dish.portions.some(isPulse))
  const isFast = isFastingDish(dish, facts)
  const time = category === 'Lunch' || category === 'Dinner' ? 'meal' : 'morning'
  const fits = ({ when, season, holds, fasts }: Drink): boolean =>
    (when === time || when === 'any') &&
    !(season && isOutOf(season, dish)) &&
    !(withoutMilk && holds.includes('milk')) &&
    !(withoutCurd && holds.includes('curd')) &&
    !(jain && holds.includes('root')) &&
    (fasts || !isFast)
  return drinkTable().byState.get(state)?.find(fits)?.name ?? ''
}
