import { isOf } from '../../read/food.ts'
import type { FoodGroup } from '../../read/vocabulary.ts'
import type { DishEntry } from '../dish-index.ts'
import type { Traits } from '../traits.ts'

/** Something a query asks for besides ingredients: an eater, an occasion, a method, an effect. */
export type Aim = {
  /** Matches the words that ask for it, anywhere in the query. */
  words: RegExp
  /** Whether a dish fits, by computed facts. Dishes that fit count as near; no claim is made about them. */
  fits: (entry: DishEntry, traits: Traits) => boolean
  /** Set when the aim is about the eater or the occasion: a dish that is also named is meant whether it fits or not. */
  isCircumstance?: true
  /** How well a fitting dish fits; higher is ranked first. */
  worth?: (entry: DishEntry, traits: Traits) => number
}

/** Returns the share of a dish's weight from foods of a group; 0 unless it is more than `least`. */
export const holds = ({ foods, shares }: Traits, group: FoodGroup, least = 0): number => {
  let sum = 0
  for (const [at, food] of foods.entries()) if (isOf(food, group)) sum += shares[at]!
  return sum > least ? sum : 0
}

export const relishes: ReadonlySet<string> = new Set(['pickle', 'chutney', 'powder', 'preserve'])
const drinks: ReadonlySet<string> = new Set(['drink'])
export const isMeal = ({ dish }: DishEntry): boolean => !relishes.has(dish.course) && !drinks.has(dish.course)
const wet: ReadonlySet<string> = new Set(['soup', 'drink', 'dal', 'curry', 'raita'])
export const isDry = ({ dish }: DishEntry): boolean => isMeal({ dish } as DishEntry) && !wet.has(dish.course)
export const isSoft = ({ dish }: DishEntry, { isFried }: Traits): boolean =>
  !isFried && (dish.course === 'dal' || dish.course === 'soup' || dish.suits.includes('soft food'))
export const isMild = (traits: Traits, most: number): boolean => traits.chilli <= most
