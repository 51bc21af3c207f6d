import { dietOf } from '../compute/diet.ts'
import { hash } from '../hash.ts'
import type { Dish } from '../read/dish.ts'
import type { Place } from '../read/place.ts'
import { categoriesOfDish, recipeIdOf } from '../recipe/of-dish.ts'
import { type Choice, kinOf, occasionKey, partsOf } from './choice.ts'
import { freshFoodsOf, mainFoodOf } from './main-food.ts'
import { allergenBit, dietBits, traits } from './traits.ts'

/** Kept for months and eaten by the spoon: no dish of a day. */
const keptInJars = new Set(['pickle', 'powder', 'preserve'])

/** A dish of the cookbook, or a variation of one, as a choice; undefined for what is kept in jars. */
export function choiceOfDish(dish: Dish, place: Place, kind: 'dish' | 'variation'): Choice | undefined {
  if (keptInJars.has(dish.course)) return undefined
  const { diet, allergens, flags } = dietOf(dish)
  const id = recipeIdOf(dish.id)
  const main = mainFoodOf(dish)
  return {
    id,
    title: dish.title,
    kind,
    source: dish,
    veg: diet === 'veg',
    categories: categoriesOfDish(dish),
    role: dish.role,
    course: dish.course,
    parts: partsOf(dish.role, dish.course),
    places: [dish.place, ...dish.alsoIn],
    region: place.region,
    state: place.state,
    traits:
      dietBits(flags) |
      (flags.egg ? traits.egg : 0) |
      (flags.pork ? traits.pork : 0) |
      (flags.buffalo ? traits.buffalo : 0) |
      (dish.portions.some(({ isForFrying }) => isForFrying) ? traits.fried : 0),
    allergens: allergens.reduce((all, name) => all | allergenBit(name), 0),
    main,
    fresh: freshFoodsOf(dish),
    season: dish.season,
    occasions: dish.occasions.map(occasionKey),
    kin: kinOf(dish.formOf ?? dish.id, main, dish.course),
    mark: hash(id),
  }
}
