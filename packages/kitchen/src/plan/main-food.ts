import { gramsOf } from '../compute/grams.ts'
import { shopIdOf } from '../compute/shop-item.ts'
import type { Dish, Portion } from '../read/dish.ts'
import { isOf } from '../read/food.ts'

/** Base ingredients of most dishes, which count little in choosing the main food. */
const seldomMain = new Set([
  'onion',
  'shallot',
  'tomato',
  'tomato puree',
  'garlic',
  'ginger',
  'ginger-garlic paste',
  'green chilli',
  'coriander leaf',
  'mint leaf',
  'curry leaf',
  'spring onion',
  'grated coconut',
  'curd',
  'sour curd',
  'buttermilk',
  'lemon',
  'tamarind',
  'cooked potato',
])

/** Whether a food is in most meals, such as grain and milk, so that sharing it does not make two dishes alike. */
const everywhere = (food: Portion['food']): boolean =>
  food.aisle === 'grains' ||
  food.aisle === 'spices' ||
  food.aisle === 'oils' ||
  food.aisle === 'other' ||
  isOf(food, 'everyday')

/** Returns the shop id of a dish's main food, by the grams eaten; undefined when that is mostly grain or milk. */
export function mainFoodOf({ portions, role }: Pick<Dish, 'portions' | 'role'>): string | undefined {
  if (role === 'staple' || role === 'drink') return undefined
  let best: { portion: Portion; grams: number } | undefined
  for (const portion of portions) {
    const { food } = portion
    if (portion.isForFrying || food.name === 'water' || food.aisle === 'spices' || food.aisle === 'oils') continue
    const flesh = food.diet === 'meat' || food.diet === 'fish'
    const weight = flesh ? 10 : seldomMain.has(food.name) ? 0.2 : food.diet === 'egg' ? 1.5 : 1
    const grams = (gramsOf(portion) ?? 0) * food.edible * (1 + food.absorbs) * weight
    if (!best || grams > best.grams) best = { portion, grams }
  }
  return best && !everywhere(best.portion.food) ? shopIdOf(best.portion.food) : undefined
}

/** Returns the shop ids of its vegetables and fruit, heaviest first. */
export const freshFoodsOf = ({ portions }: Pick<Dish, 'portions'>): string[] => [
  ...new Set(
    portions
      .filter(({ food }) => food.aisle === 'vegetables')
      .sort((left, right) => (gramsOf(right) ?? 0) - (gramsOf(left) ?? 0))
      .map(({ food }) => shopIdOf(food)),
  ),
]
