import { dietOf } from '../compute/diet.ts'
import { hash } from '../hash.ts'
import type { Dish } from '../read/dish.ts'
import { onlyOnce } from '../read/only-once.ts'
import type { Place } from '../read/place.ts'
import { categoriesOfDish, recipeIdOf } from '../recipe/recipe-of-dish.ts'
import { type Candidate, partsOf } from './candidate.ts'
import { freshFoodsOf, mainFoodOf } from './main-food.ts'
import { allergenBit, dietBits, traits } from './traits.ts'

/** Courses kept for months and eaten by the spoon, which are not part of a day's plan. */
const preserveCourses = new Set(['pickle', 'powder', 'preserve'])

/** Thousands of candidates share a few hundred lists and texts. */
const once = onlyOnce()

/** Returns a cookbook dish as a candidate; undefined for pickles and other dishes kept in jars. */
export const candidateOfDish = (dish: Dish, place: Place, family: string): Candidate | undefined =>
  candidateOf(dish, place, family, 'dish', () => dish)

/**
 * Returns a variation as a candidate. The dish is built anew on each use: there are thousands of variations, and few
 * are ever cooked.
 */
export const candidateOfVariation = (make: () => Dish, place: Place, family: string): Candidate | undefined =>
  candidateOf(make(), place, family, 'variation', make)

function candidateOf(
  dish: Dish,
  place: Place,
  family: string,
  kind: Candidate['kind'],
  source: () => Dish,
): Candidate | undefined {
  if (preserveCourses.has(dish.course)) return undefined
  const { diet, allergens, flags } = dietOf(dish)
  const id = recipeIdOf(dish.id)
  const main = mainFoodOf(dish)
  return {
    id,
    title: dish.title,
    kind,
    source,
    veg: diet === 'veg',
    categories: once.list(categoriesOfDish(dish)),
    role: dish.role,
    course: dish.course,
    parts: once.list(partsOf(dish.role, dish.course)),
    places: once.list([dish.place, ...dish.alsoIn]),
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
    fresh: once.list(freshFoodsOf(dish)),
    season: dish.season,
    occasions: once.list(dish.occasions),
    family: once.text(family),
    mainInCourse: main && once.text(`${main} in ${dish.course}`),
    mark: hash(id),
  }
}
