import type { Dish, Portion } from '../read/dish.ts'
import type { Course } from '../read/vocabulary.ts'
import { eatenShareOf } from './eaten-share.ts'
import { gramsOf } from './grams.ts'

/** The part of a portion that is eaten. */
export type Eaten = {
  portion: Portion
  grams: number
  protein: number
  carbohydrate: number
  fat: number
  fibre: number
}

/**
 * Grams of oil that 100 g of food absorb in deep frying, by course: estimates from published figures (thin doughs 10 to
 * 13, coated vegetables 12, thick pieces of meat and fish 7 to 9).
 */
const uptakePer100g: Partial<Record<Course, number>> = { bread: 12, snack: 12, chaat: 12, sweet: 11, fry: 9, kebab: 8 }
const usualUptake = 10

/** Grams of water the food loses per gram of oil absorbed. */
const waterForOil = 1.5

/** Grams of syrup absorbed per gram of food: gulab jamun and rasgulla about their own weight, jalebi less. */
const syrupUptake = 0.8

/** The shares of milk's weight and nutrients that remain after the whey is poured off (a fifth becomes chhena). */
const chhenaOfMilk = { grams: 0.2, protein: 0.78, carbohydrate: 0.12, fat: 0.92, fibre: 0 }

/** Grams of water per minute that an open pot on a home stove loses, and the maximum share of the free water. */
const openPot = { gramsPerMinute: 5, longest: 0.3 }
/** The same for a saucepan, narrower than a pot, in which a drink is boiled. */
const saucepan = 4
/** The same for a wide pot with a reduction timer. */
const boilingDown = { gramsPerMinute: 8, longest: 0.5 }

/** Courses that simmer in an open pot. */
const simmered: ReadonlySet<Course> = new Set(['dal', 'curry', 'sabzi', 'soup', 'sweet', 'preserve', 'chutney'])

/** Foods that are mostly water, with the share of them that may boil away. */
const freeWater: ReadonlyMap<string, number> = new Map(
  Object.entries({
    water: 1,
    milk: 0.85,
    curd: 0.8,
    'whole milk': 0.85,
    'full-cream milk': 0.85,
    'coconut milk': 0.7,
    'tomato puree': 0.8,
    'lemon juice': 0.9,
    'galgal juice': 0.9,
    'orange juice': 0.85,
    'sugarcane juice': 0.8,
    tomato: 0.8,
  }),
)

/** Returns what is eaten of each portion: edible parts, absorbed oil and syrup, milk without its whey. */
export function eatenOf(dish: Dish): Eaten[] {
  const fried = friedGramsOf(dish)
  const syrup = syrupShareOf(dish)
  return dish.portions.map((portion) => {
    const bought = portion.isForFrying ? (fried.get(portion) ?? 0) : (gramsOf(portion) ?? 0) * portion.food.edible
    const share = portion.isForSyrup ? syrup : (portion.stays ?? 1)
    const eaten = portion.isForChhena ? chhenaOfMilk : eatenShareOf(portion.preparation)
    const of = (key: 'protein' | 'carbohydrate' | 'fat' | 'fibre') =>
      (portion.food[key] * bought * share * eaten[key]) / 100
    return {
      portion,
      grams: bought * share * eaten.grams,
      protein: of('protein'),
      carbohydrate: of('carbohydrate'),
      fat: of('fat'),
      fibre: of('fibre'),
    }
  })
}

/**
 * Returns the grams of the finished dish: with the water absorbed by grains and pulses, without what boils away or
 * leaves in the oil. A weight measured by the cook takes precedence (`cooked_weight`).
 */
export function readyGramsOf(dish: Dish): number {
  if (dish.cookedWeight !== null) return dish.cookedWeight
  const eaten = eatenOf(dish)
  const isWater = ({ food }: Portion) => food.name === 'water'
  const measured = sum(eaten.filter(({ portion }) => isWater(portion)).map(({ grams }) => grams))
  const drunkBy = (portions: readonly Portion[]) =>
    sum(
      portions
        .filter(({ isForFrying }) => !isForFrying)
        .map((portion) => (gramsOf(portion) ?? 0) * portion.food.absorbs * eatenShareOf(portion.preparation).grams),
    )
  const absorbed = drunkBy(dish.portions.filter(({ isInPlenty }) => !isInPlenty))
  const unmeasured = Math.max(0, absorbed - measured) + drunkBy(dish.portions.filter(({ isInPlenty }) => isInPlenty))
  const whole = sum(eaten.map(({ grams }) => grams)) + unmeasured
  return Math.max(
    whole / 3,
    whole - boiledAway(dish, eaten, absorbed) - waterForOil * sum([...friedGramsOf(dish).values()]),
  )
}

/** Returns the grams of water that boil away: up to a share of the water not absorbed by the food. */
function boiledAway(dish: Dish, eaten: readonly Eaten[], absorbed: number): number {
  const atTheStove = dish.timers.filter(({ name }) => name === null)
  const minutesOf = (down: boolean) =>
    sum(atTheStove.filter((timer) => (timer.boilsDown === true) === down).map((timer) => timer.minutes))
  const drunk = dish.course === 'drink' ? minutesBubbling(dish) : 0
  const [down, simmering] = [minutesOf(true), simmered.has(dish.course) ? minutesOf(false) : 0]
  const free = sum(eaten.map(({ portion, grams }) => grams * (freeWater.get(portion.food.name) ?? 0))) - absorbed
  const { gramsPerMinute, longest } = down > 0 ? boilingDown : openPot
  const slowly = simmering * openPot.gramsPerMinute + drunk * saucepan
  const lost = Math.min(slowly, free * openPot.longest) + down * gramsPerMinute
  return Math.max(0, Math.min(lost, free * longest))
}

/** Returns the minutes a drink boils; most drinks are ground and whisked instead. */
const minutesBubbling = ({ steps, timers }: Dish): number =>
  sum(
    steps
      .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'timer' ? [timers[part.index]!] : [])))
      .map(({ name, minutes, boilsDown, follows }) => (name === null && !boilsDown && !follows ? minutes : 0)),
  )

/** Returns the grams of a portion as it is fried: edible, soaked, without its whey. */
const rawGramsOf = (portion: Portion): number =>
  (gramsOf(portion) ?? 0) *
  // Pulses are soaked before grinding; flour and rice absorb measured water.
  (portion.food.edible + (portion.food.aisle === 'pulses' ? portion.food.absorbs : 0)) *
  (portion.isForChhena ? chhenaOfMilk.grams : 1)

/** Returns the grams of each frying oil that the food absorbs, for all servings of the file. */
function friedGramsOf(dish: Dish): Map<Portion, number> {
  const bath = dish.portions.filter(({ isForFrying }) => isForFrying)
  if (bath.length === 0) return new Map()
  const wet = sum(
    [...friedPortions(dish)].filter(({ isForFrying, isForSyrup }) => !isForFrying && !isForSyrup).map(rawGramsOf),
  )
  const uptake = (wet * (uptakePer100g[dish.course] ?? usualUptake)) / 100
  return new Map(bath.map((portion) => [portion, Math.min(gramsOf(portion) ?? 0, uptake / bath.length)]))
}

/** Returns the share of a syrup that the food in it absorbs. */
function syrupShareOf(dish: Dish): number {
  const grams = (portions: readonly Portion[]) =>
    sum(portions.map((portion) => (gramsOf(portion) ?? 0) * (portion.isForChhena ? chhenaOfMilk.grams : 1)))
  const syrup = grams(dish.portions.filter(({ isForSyrup }) => isForSyrup))
  // Milk and curd served with it are never in the syrup.
  const solids = grams(
    dish.portions.filter(
      ({ isForSyrup, isForFrying, isForChhena, food }) =>
        !isForSyrup && !isForFrying && (isForChhena || !freeWater.has(food.name)),
    ),
  )
  return syrup === 0 ? 1 : Math.min(1, (solids * syrupUptake) / syrup)
}

/**
 * Returns the portions that absorb oil: those in the dish by the step that heats the oil. Gravies and curd are added
 * later.
 */
function friedPortions({ steps, portions }: Dish): Set<Portion> {
  const foodsOf = (step: Dish['steps'][number]) =>
    step.parts.flatMap((part) => (part.kind === 'food' ? [portions[part.index]!] : []))
  const last = steps.findLastIndex((step) => foodsOf(step).some(({ isForFrying }) => isForFrying))
  return new Set(
    steps.slice(0, last + 1).flatMap((step) => {
      const foods = foodsOf(step)
      const water = sum(foods.map((portion) => (portion.food.name === 'water' ? (gramsOf(portion) ?? 0) : 0)))
      if (water < potful) return foods
      return foods.filter(({ food }) => !freeWater.has(food.name))
    }),
  )
}

/** Grams of water in a step from which it is a gravy or boiling rather than a dough or batter, so it is never fried. */
const potful = 350

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
