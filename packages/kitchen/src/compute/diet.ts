import type { DietFlags } from '../diet/diet.ts'
import type { Dish } from '../read/dish.ts'

export type DietFacts = {
  /** FSSAI: egg counts as non-vegetarian. */
  diet: 'veg' | 'egg' | 'non-veg'
  vegan: boolean
  jain: boolean
  /** Fit for a fast by the strict list. */
  vrat: boolean
  allergens: readonly string[]
  flags: DietFlags
}

/** What a dish is fit for, by its foods alone and never by a label. */
export function dietOf({ portions }: Pick<Dish, 'portions'>): DietFacts {
  const foods = portions.map(({ food }) => food)
  const meat = foods.some(({ diet }) => diet === 'meat' || diet === 'fish')
  const egg = foods.some(({ diet }) => diet === 'egg')
  const allergens = [...new Set(foods.flatMap((food) => food.allergens))].sort()
  const vegan = foods.every((food) => food.vegan)
  const jain = foods.every((food) => food.jain)
  const vrat = foods.every((food) => food.vrat)
  return {
    diet: meat ? 'non-veg' : egg ? 'egg' : 'veg',
    vegan,
    jain,
    vrat,
    allergens,
    flags: {
      vegan,
      jain,
      vrat,
      noOnionGarlic: !foods.some(({ onion_garlic }) => onion_garlic),
      eggless: !egg,
      glutenFree: !allergens.includes('gluten'),
      egg,
      pork: foods.some(({ kind }) => kind === 'pork'),
      buffalo: foods.some(({ kind }) => kind === 'beef'),
    },
  }
}
