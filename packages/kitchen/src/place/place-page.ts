import { placeOfCity } from '../calendar/places.ts'
import { produceOf } from '../calendar/produce.ts'
import { dietOf } from '../compute/diet.ts'
import { type Household, hiddenReasonOf } from '../find/hidden-reason.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import type { Place } from '../read/place.ts'
import { recipeIdOf } from '../recipe/recipe-of-dish.ts'

export type PlaceInList = Pick<Place, 'id' | 'name' | 'state' | 'region'> & {
  /** The number of cookbook dishes from this place. */
  dishes: number
}

/** The content of a place's page. */
export type PlacePage = PlaceInList &
  Pick<Place, 'staples' | 'fats' | 'souring' | 'lunch'> & {
    note: string
    drink: string | null
    neighbours: Pick<Place, 'id' | 'name'>[]
    /** The produce in season in the month, by its everyday name. */
    inSeason: string[]
    /** The signature recipes of the place that the household's diet allows. */
    known: string[]
  }

/** The most recipes shown. */
const most = 10

let dishesByPlace: ReadonlyMap<string, readonly Dish[]> | undefined

const dishesOf = (place: string): readonly Dish[] => {
  dishesByPlace ??= Map.groupBy(cookbook().dishes.values(), (dish) => dish.place)
  return dishesByPlace.get(place) ?? []
}

const inList = ({ id, name, state, region }: Place): PlaceInList => ({
  id,
  name,
  state,
  region,
  dishes: dishesOf(id).length,
})

/** Returns the places that have dishes, by name. */
export const placeList = (): PlaceInList[] =>
  [...cookbook().places.values()]
    .map(inList)
    .filter(({ dishes }) => dishes > 0)
    .sort((left, right) => left.name.localeCompare(right.name, 'en'))

/**
 * Returns a place's page: its staples, a typical plate, the produce in season, and up to ten recipes that suit the
 * household, signature dishes first.
 *
 * @param month 1 January to 12.
 * @returns undefined for an unknown place, or one without dishes.
 */
export function placePage(
  id: string,
  { month, household }: { month: number; household: Household },
): PlacePage | undefined {
  const { places, dishes } = cookbook()
  const place = places.get(id)
  if (!place || dishesOf(id).length === 0) return undefined
  const { zone } = placeOfCity(place.state)
  const produce = zone ? produceOf(month, { zone }) : { vegetables: [], fruit: [] }
  const isEaten = (dish: Dish) => hiddenReasonOf(dietOf(dish), household) === undefined
  const known = place.known_for.map((one) => dishes.get(one)!).filter(isEaten)
  const others = known.length < most ? dishesOf(id).filter((dish) => !known.includes(dish) && isEaten(dish)) : []
  return {
    ...inList(place),
    note: place.note,
    staples: place.staples,
    fats: place.fats,
    souring: place.souring,
    lunch: place.lunch,
    drink: place.drink ?? null,
    neighbours: place.neighbours
      .filter((near) => dishesOf(near).length > 0)
      .map((near) => ({ id: near, name: places.get(near)!.name })),
    inSeason: [...produce.vegetables, ...produce.fruit].map((food) => ingredient(food).word),
    known: [...known, ...others].slice(0, most).map((dish) => recipeIdOf(dish.id)),
  }
}
