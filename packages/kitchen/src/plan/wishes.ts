import type { Fast } from '../calendar/fasts.ts'
import type { Festival } from '../calendar/festivals.ts'
import { matches } from '../calendar/matches.ts'
import type { Place as Home } from '../calendar/places.ts'
import type { Category } from '../recipe/types.ts'
import { isVrat } from './checks.ts'
import type { Place, Wish, Wishes } from './draw.ts'
import type { History } from './history.ts'
import { type Dish, ingredientCount, numberOf, type Shelf } from './shelf.ts'
import { traits } from './traits.ts'

export const perCategory = 4

/** What the day itself asks for. */
export type Occasion = {
  home: Home
  festivals: readonly Festival[]
  fasts: readonly Fast[]
  /** Ingredient ids that are at their best this month. */
  produce: readonly string[]
}

type Intent = 'named' | 'season' | 'home' | 'state' | 'feast' | 'fast' | 'region'

/** What each of the four places of a category asks for, the dearest first; a fast and a feast have their own days. */
const intents: Record<Category, readonly (readonly Intent[])[]> = {
  Breakfast: [['fast', 'feast', 'named'], ['state', 'named'], ['region'], ['home']],
  Lunch: [['season', 'named'], ['feast', 'named', 'state'], ['season', 'home'], ['region']],
  'Hi-Tea': [['fast', 'feast', 'named'], ['named'], ['home'], ['home']],
  Dinner: [['fast', 'named'], ['feast', 'named', 'state'], ['home'], ['home']],
  'All-Time Snacks': [['fast', 'feast', 'named'], ['named'], ['home'], ['home']],
}

/** How many lunches must hold produce of the month. */
const seasonalLunches = 2

/** How many dishes known by name the day must have when a category is done: more than half, and most at the meals that have most. */
const namedBy: Record<Category, number> = { Breakfast: 2, Lunch: 5, 'Hi-Tea': 7, Dinner: 10, 'All-Time Snacks': 12 }

/** Reads the occasion once into tests that are quick to ask. */
export function wishesFor(shelf: Shelf, history: History, occasion: Occasion) {
  const { home, fasts } = occasion
  const inSeason = new Uint8Array(ingredientCount)
  for (const id of occasion.produce) inSeason[numberOf(id) ?? 0] = 1
  const festive = festiveDishes(shelf, occasion.festivals)
  // The greatest feast of the day sets the table; others are named, and met by chance.
  const greatest = occasion.festivals[0] && festive.get(occasion.festivals[0])
  const rarest = (dish: Dish) => !history.regionWeek.has(dish.region)
  const tests = {
    named: (dish: Dish) => (dish.traits & traits.named) !== 0,
    season: (dish: Dish) => dish.fresh.some((one) => inSeason[one] === 1),
    home: home.region === undefined ? undefined : (dish: Dish) => dish.region === home.region,
    state: home.state === undefined ? undefined : (dish: Dish) => dish.state === home.state,
    feast: greatest === undefined ? undefined : (dish: Dish) => greatest.has(dish),
    fast: fasts.some(({ strict }) => strict) ? isVrat : undefined,
    region: rarest,
  } satisfies Record<Intent, Wish | undefined>
  const weight = Math.max(0, ...occasion.festivals.map((one) => one.weight))
  return {
    tests,
    festive,
    /** What a place wishes for, after the dishes of its section and those of the whole day so far. */
    of({ category, slot }: Pick<Place, 'category' | 'slot'>, section: readonly Dish[], day: readonly Dish[]): Wishes {
      const left = perCategory - slot
      const wanted = intents[category][slot]!.filter((intent) => intent !== 'feast' || feasts(weight, category))
      const unnamed = namedBy[category] - day.filter(tests.named).length
      const insisted = new Set<Intent>(['fast', 'season'])
      if (unnamed > 0 && unnamed >= left - 1) {
        wanted.unshift('named')
        insisted.add('named')
      }
      if (category === 'Lunch' && seasonalLunches - section.filter(tests.season).length >= left)
        wanted.unshift('season')
      // What the day must have is kept longest.
      const order = [...new Set(wanted)].sort((one, other) => Number(other === 'season') - Number(one === 'season'))
      const asked = order.filter((intent) => tests[intent] !== undefined)
      return {
        wishes: asked.map((intent) => tests[intent]!),
        insisted: asked.reduce((bits, intent) => bits * 2 + Number(insisted.has(intent)), 0),
      }
    },
  }
}

/** A day the kitchen turns on has its dishes at every meal, a quiet one at tea. */
const feasts = (weight: number, category: Category): boolean =>
  weight >= 3 || category === 'Hi-Tea' || (weight === 2 && (category === 'Lunch' || category === 'Dinner'))

/** The dishes of each feast, by its own rules: on a strict fast only what the fast allows. */
function festiveDishes(shelf: Shelf, festivals: readonly Festival[]): Map<Festival, Set<Dish>> {
  return new Map(
    festivals.map((festival) => {
      const dishes = festival.dishes.flatMap((pattern) =>
        (shelf.byFamily.get(pattern.split('.')[0]!) ?? []).filter(
          (dish) => matches(pattern, dish.id) && isAllowed(dish, festival),
        ),
      )
      return [festival, new Set(dishes)]
    }),
  )
}

const isAllowed = (dish: Dish, { fast, onionGarlic, nonVeg }: Festival): boolean =>
  (nonVeg || dish.veg) &&
  (onionGarlic || (dish.traits & traits.noOnionGarlic) !== 0) &&
  (fast !== 'vrat' || (dish.traits & traits.vrat) !== 0)
