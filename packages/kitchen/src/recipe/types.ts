import type { Difficulty } from '../compute/difficulty.ts'
import type { DietFlags } from '../diet/diet.ts'
import type { Macros } from '../nutrition/nutrition.ts'
import type { StepPart } from '../read/dish.ts'

export const categories = ['Breakfast', 'Lunch', 'Hi-Tea', 'Dinner', 'All-Time Snacks'] as const
export type Category = (typeof categories)[number]

/** An ingredient as a recipe lists it. */
export type Quantity = {
  id: string
  name: string
  /** Its aisle in a shop: grain, pulse, vegetable, spice and so on. */
  aisle: string
  /** Edible grams for the whole recipe; frying oil counts only what the food absorbs. */
  grams: number
  /** Grams to buy, including bone, peel or frying oil. */
  buyGrams: number
  measure: string
}

export type RecipeStep = { text: string; minutes: number; kind: 'prepare' | 'cook' | 'stand' }

/** A step of the page with the parts of its line. */
export type TimedStep = RecipeStep & { parts: readonly StepPart[] }

/** The cost of the ingredients in rupees, with a label saying it is an estimate. */
export type Cost = { perServing: number; total: number; label: string }

/** A recipe as shown on its page and used by the plan, the list and the judge. */
export type Recipe = {
  /** place.dish, or place.dish.food for a variation: the path of its file. */
  id: string
  title: string
  type: 'Veg' | 'Non-Veg'
  is_vegetarian: boolean
  veg_type: 'Veg' | 'Egg' | 'Non-Veg'
  tags: string[]
  quickFacts: { time: string; calories: string; difficulty: Difficulty }
  regionalOrigin: string
  cuisine: string
  region: string
  state: string
  /** The id its drawing is made from. */
  placeholder: string
  drinkPairing: string
  category: Category
  prep_time: string
  cook_time: string
  /** Soaking, fermenting and chilling, in words; empty when there is no waiting. */
  stand_time: string
  serves: number
  difficulty: Difficulty
  ingredients: string[]
  instructions: string[]
  tips: string[]
  /** Lines on the energy and macros of a serving, the claims they allow, and the source of the figures. */
  nutrition: string[]
  nutritionSource: string
  /** Nutrient claims by rule, without the figures. */
  benefits: string[]
  culturalNote?: string
  family: string
  categories: Category[]
  prepMinutes: number
  cookMinutes: number
  standMinutes: number
  quantities: Quantity[]
  steps: RecipeStep[]
  perServing: Macros
  servingGrams: number
  costPerServing: number
  cost: Cost
  allergens: string[]
  diet: DietFlags
  /** For a person's own recipe: ingredients not described yet, and those without a price. */
  own?: { unsettled: string[]; unpriced: string[] }
}
