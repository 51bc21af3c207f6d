import { gramsOf } from '../compute/grams.ts'
import { shopIdOf } from '../compute/shop-item.ts'
import type { Dish, Portion } from '../read/dish.ts'
import { isOf } from '../read/food.ts'

/** Foods of the base of most dishes: they name a dish only where nothing else is in it. */
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

/** Grain and milk are in most meals: two dishes of wheat or milk are not alike for that. */
const everywhere = (food: Portion['food']): boolean =>
  food.aisle === 'grains' ||
  food.aisle === 'spices' ||
  food.aisle === 'oils' ||
  food.aisle === 'other' ||
  isOf(food, 'everyday')

/** The shop id of the food that a dish is mostly made of, by the grams that are eaten; undefined for what is mostly grain or milk. */
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

/** The shop ids of its vegetables and fruit, the heaviest first. */
export const freshFoodsOf = ({ portions }: Pick<Dish, 'portions'>): string[] => [
  ...new Set(
    portions
      .filter(({ food }) => food.aisle === 'vegetables')
      .sort((left, right) => (gramsOf(right) ?? 0) - (gramsOf(left) ?? 0))
      .map(({ food }) => shopIdOf(food)),
  ),
]
