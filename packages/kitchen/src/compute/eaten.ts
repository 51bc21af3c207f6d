import type { Dish, Portion } from '../read/dish.ts'
import type { Course } from '../read/vocabulary.ts'
import { gramsOf } from './grams.ts'
import { keptShareOf } from './kept-share.ts'

/** Shares of a portion that end on the plate. */
export type Eaten = {
  portion: Portion
  grams: number
  protein: number
  carbohydrate: number
  fat: number
  fibre: number
}

/**
 * Grams of oil that 100 g of food take up while it is deep-fried, by what it is: our estimates from published uptakes (thin
 * doughs 10 to 13, coated vegetables 12, thick pieces of meat and fish 7 to 9).
 */
const uptakePer100g: Partial<Record<Course, number>> = { bread: 12, snack: 12, chaat: 12, sweet: 11, fry: 9, kebab: 8 }
const usualUptake = 10

/** Grams of water that leave the food for each gram of oil that goes in. */
const waterForOil = 1.5

/** Grams of syrup that a gram of what is laid in it takes up: gulab jamun and rasgulla about their own weight, jalebi less. */
const syrupUptake = 0.8

/** What stays of milk when its whey is poured off, by weight and by what it holds (a fifth becomes chhena). */
const chhenaOfMilk = { grams: 0.2, protein: 0.78, carbohydrate: 0.12, fat: 0.92, fibre: 0 }

/** Grams of water that an open pot on a home stove loses in a minute, and the share of the free water that it may lose. */
const openPot = { gramsPerMinute: 5, longest: 0.3 }
/** The same of a saucepan, narrower than a pot, in which a drink comes to the boil. */
const saucepan = 4
/** The same of a wide one whose clock says that it boils down. */
const boilingDown = { gramsPerMinute: 8, longest: 0.5 }

/** Courses whose pot stands open over the flame while it simmers. */
const simmered: ReadonlySet<Course> = new Set(['dal', 'curry', 'sabzi', 'soup', 'sweet', 'preserve', 'chutney'])

/** Foods that are mostly water to begin with, in a pot: the share of them that may boil away. */
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

/** What of each portion is eaten: edible parts, oil that is taken up, syrup that is, milk without its whey. */
export function eatenOf(dish: Dish): Eaten[] {
  const fried = friedGramsOf(dish)
  const syrup = syrupShareOf(dish)
  return dish.portions.map((portion) => {
    const bought = portion.isForFrying ? (fried.get(portion) ?? 0) : (gramsOf(portion) ?? 0) * portion.food.edible
    const share = portion.isForSyrup ? syrup : (portion.stays ?? 1)
    const kept = portion.isForChhena ? chhenaOfMilk : keptShareOf(portion.preparation)
    const of = (key: 'protein' | 'carbohydrate' | 'fat' | 'fibre') =>
      (portion.food[key] * bought * share * kept[key]) / 100
    return {
      portion,
      grams: bought * share * kept.grams,
      protein: of('protein'),
      carbohydrate: of('carbohydrate'),
      fat: of('fat'),
      fibre: of('fibre'),
    }
  })
}

/**
 * Grams of the whole dish when it is ready: with the water that grains and pulses take up, without what boils away or leaves
 * in the fat. The cook's own weight counts where the file gives one (`cooked_weight`).
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
        .map((portion) => (gramsOf(portion) ?? 0) * portion.food.absorbs * keptShareOf(portion.preparation).grams),
    )
  const absorbed = drunkBy(dish.portions.filter(({ isInPlenty }) => !isInPlenty))
  const unmeasured = Math.max(0, absorbed - measured) + drunkBy(dish.portions.filter(({ isInPlenty }) => isInPlenty))
  const whole = sum(eaten.map(({ grams }) => grams)) + unmeasured
  return Math.max(
    whole / 3,
    whole - boiledAway(dish, eaten, absorbed) - waterForOil * sum([...friedGramsOf(dish).values()]),
  )
}

/** Water that is neither in the food nor under a lid for long boils away, up to a share of it. */
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

/** Minutes in which a drink boils: most of them are ground and whisked. */
const minutesBubbling = ({ steps, timers }: Dish): number =>
  sum(
    steps
      .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'timer' ? [timers[part.index]!] : [])))
      .map(({ name, minutes, boilsDown, follows }) => (name === null && !boilsDown && !follows ? minutes : 0)),
  )

/** Grams of a portion as it goes into the fat: edible, soaked, without its whey. */
const rawGramsOf = (portion: Portion): number =>
  (gramsOf(portion) ?? 0) *
  // Pulses are soaked before they are ground; flour and rice take up what is measured.
  (portion.food.edible + (portion.food.aisle === 'pulses' ? portion.food.absorbs : 0)) *
  (portion.isForChhena ? chhenaOfMilk.grams : 1)

/** Grams of each bath of oil that the food takes up, for all servings of the file. */
function friedGramsOf(dish: Dish): Map<Portion, number> {
  const bath = dish.portions.filter(({ isForFrying }) => isForFrying)
  if (bath.length === 0) return new Map()
  const wet = sum(
    [...friedPortions(dish)].filter(({ isForFrying, isForSyrup }) => !isForFrying && !isForSyrup).map(rawGramsOf),
  )
  const uptake = (wet * (uptakePer100g[dish.course] ?? usualUptake)) / 100
  return new Map(bath.map((portion) => [portion, Math.min(gramsOf(portion) ?? 0, uptake / bath.length)]))
}

/** The share of a syrup that what lies in it takes up. */
function syrupShareOf(dish: Dish): number {
  const grams = (portions: readonly Portion[]) =>
    sum(portions.map((portion) => (gramsOf(portion) ?? 0) * (portion.isForChhena ? chhenaOfMilk.grams : 1)))
  const syrup = grams(dish.portions.filter(({ isForSyrup }) => isForSyrup))
  // Milk and curd beside it never lie in it.
  const solids = grams(
    dish.portions.filter(
      ({ isForSyrup, isForFrying, isForChhena, food }) =>
        !isForSyrup && !isForFrying && (isForChhena || !freeWater.has(food.name)),
    ),
  )
  return syrup === 0 ? 1 : Math.min(1, (solids * syrupUptake) / syrup)
}

/** What takes up oil: what is in the dish by the step in which the bath is heated. Gravies and curd come after it. */
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

/** Grams of water from which a step makes a gravy or boils something soft, and no dough or batter: it never sees the fat. */
const potful = 350

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
