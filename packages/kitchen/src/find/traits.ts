import { eatenOf } from '../compute/eaten.ts'
import { type Figures, figuresOf } from '../compute/figures.ts'
import { isUnseen } from '../compute/times.ts'
import type { Dish } from '../read/dish.ts'
import { type Food, isOf } from '../read/food.ts'
import { onlyOnce } from '../read/only-once.ts'
import { besides, type FoodGroup } from '../read/vocabulary.ts'

/** The facts search computes for a dish, per serving; none depend on a label that a file could lack. */
export type Traits = Figures & {
  /** Grams of oil, ghee and butter, of sugar and jaggery, and of chilli in any form. */
  oil: number
  sugar: number
  chilli: number
  isFried: boolean
  /** The names of pots and tools, in lower case. */
  vessels: readonly string[]
  /** Minutes over heat, and of all waiting. */
  heat: number
  wait: number
  /** Its foods, and at the same indices their shares of the weight eaten. */
  foods: readonly Food[]
  shares: readonly number[]
}

const known = new WeakMap<Dish, Traits>()
/** Shares equal vessel lists; there are only some hundred different ones. */
const once = onlyOnce()

/** Returns the traits of a dish, computed on first use and cached for as long as the dish lives. */
export function traitsOf(dish: Dish): Traits {
  const cached = known.get(dish)
  if (cached) return cached
  const traits = computed(dish)
  known.set(dish, traits)
  return traits
}

function computed(dish: Dish): Traits {
  const eaten = eatenOf(dish)
  const whole = eaten.reduce((sum, { grams, portion }) => sum + (portion.food.name === 'water' ? 0 : grams), 0)
  const perServing = (group: FoodGroup) =>
    eaten.reduce((sum, { grams, portion }) => sum + (isOf(portion.food, group) ? grams : 0), 0) / dish.serves
  const shares = new Map<Food, number>()
  for (const { grams, portion } of eaten)
    shares.set(portion.food, (shares.get(portion.food) ?? 0) + grams / (whole || 1))
  const vessels = new Set<string>()
  for (const { parts } of dish.steps)
    for (const part of parts) if (part.kind === 'vessel') vessels.add(part.name.toLowerCase())
  const minutes = (isIt: (name: string | null) => boolean) =>
    dish.timers.reduce((sum, timer) => (isIt(timer.name) ? sum + timer.minutes : sum), 0)
  return {
    ...figuresOf(dish),
    oil: perServing('fat'),
    sugar: perServing('sweetener'),
    chilli: perServing('chilli'),
    isFried: dish.portions.some(({ isForFrying }) => isForFrying),
    vessels: once.list([...vessels]),
    heat: minutes((name) => name === null),
    wait: minutes((name) => name !== null && name !== besides && !isUnseen(name)),
    foods: [...shares.keys()],
    shares: [...shares.values()],
  }
}
