import type { DietFlags } from '../diet/diet.ts'
import type { Dish } from '../read/dish.ts'
import { isOf } from '../read/food.ts'
import { says } from '../read/preparations.ts'

export type DietFacts = {
  /** Follows FSSAI: egg counts as non-vegetarian. */
  diet: 'veg' | 'egg' | 'non-veg'
  vegan: boolean
  jain: boolean
  /** Fit for a fast by the strict list. */
  vrat: boolean
  allergens: readonly string[]
  flags: DietFlags
}

/** Minutes from which a batter or dough counts as left overnight. */
const overnight = 300

/** Returns what strict Jain homes would leave out of a Jain dish: 'yeast', 'an overnight ferment', 'vinegar', butter churned at home. */
export function strictJainLeaves({ portions, timers }: Pick<Dish, 'portions' | 'timers'>): string[] {
  const foods = portions.map(({ food }) => food)
  const isSoured =
    timers.some(({ name, minutes }) => (name === 'ferment' || name === 'rise') && minutes >= overnight) &&
    foods.some(({ aisle }) => aisle === 'grains' || aisle === 'pulses' || aisle === 'vegetables')
  return [
    ...(foods.some((food) => isOf(food, 'yeast')) ? ['what is raised with yeast'] : []),
    ...(timers.some(({ name }) => name === 'sprout') || foods.some((food) => isOf(food, 'sprouted'))
      ? ['what has sprouted']
      : []),
    ...(isSoured ? ['what ferments overnight'] : []),
    ...new Set(foods.flatMap((food) => (isOf(food, 'soured') ? [food.name] : []))),
    ...(foods.some((food) => isOf(food, 'fig')) ? ['fig'] : []),
    ...(portions.some(({ preparation }) => says(preparation, 'churned')) ? ['fresh butter'] : []),
  ]
}

/**
 * Returns the diet facts of a dish, computed from its foods and preparation. Strict Jain homes leave out what rises and
 * sours, too; a Jain version of a dish, such as Jain Pav Bhaji, takes it, and its page mentions the bread.
 */
export function dietOf(dish: Pick<Dish, 'portions' | 'timers' | 'isJainVersion'>): DietFacts {
  const { portions } = dish
  const foods = portions.map(({ food }) => food)
  const meat = foods.some(({ diet }) => diet === 'meat' || diet === 'fish')
  const egg = foods.some(({ diet }) => diet === 'egg')
  const allergens = [...new Set(foods.flatMap((food) => food.allergens))].sort()
  const vegan = foods.every((food) => food.vegan)
  const jain = foods.every((food) => food.jain) && (dish.isJainVersion || strictJainLeaves(dish).length === 0)
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
