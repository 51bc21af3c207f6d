import type { Dish } from '../read/dish.ts'

export type DietFacts = {
  /** FSSAI: egg counts as non-vegetarian. */
  diet: 'veg' | 'egg' | 'non-veg'
  vegan: boolean
  jain: boolean
  /** Fit for a fast by the strict list. */
  vrat: boolean
  allergens: readonly string[]
}

/** What a dish is fit for, by its foods alone and never by a label. */
export function dietOf({ portions }: Pick<Dish, 'portions'>): DietFacts {
  const foods = portions.map(({ food }) => food)
  const meat = foods.some(({ diet }) => diet === 'meat' || diet === 'fish')
  const egg = foods.some(({ diet }) => diet === 'egg')
  return {
    diet: meat ? 'non-veg' : egg ? 'egg' : 'veg',
    vegan: foods.every(({ vegan }) => vegan),
    jain: foods.every(({ jain }) => jain),
    vrat: foods.every(({ vrat }) => vrat),
    allergens: [...new Set(foods.flatMap(({ allergens }) => allergens))].sort(),
  }
}
