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
  /** Where it stands in a shop: grain, pulse, vegetable, spice and so on. */
  aisle: string
  /** Edible grams for the whole recipe; frying oil counts what the food takes up. */
  grams: number
  /** Grams to buy: with bone, peel or the frying bath. */
  buyGrams: number
  measure: string
}

export type RecipeStep = { text: string; minutes: number; kind: 'prepare' | 'cook' | 'stand' }

/** A step of the page with the parts of its line, and whether a clock of it waits for what settles: a cooker, or what sinks in water. */
export type TimedStep = RecipeStep & { settles: boolean; parts: readonly StepPart[] }

/** Rupees of the ingredients, an estimate that says so. */
export type Cost = { perServing: number; total: number; label: string }

/** What the page shows and the plan, the list and the judge work with. */
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
  /** Soaking, fermenting and chilling, in words; empty when nothing has to wait. */
  stand_time: string
  serves: number
  difficulty: Difficulty
  ingredients: string[]
  instructions: string[]
  tips: string[]
  /** Energy and macros of a serving, the claims they allow, and where the figures come from, as lines. */
  nutrition: string[]
  nutritionSource: string
  /** Claims by rule, without the figures. */
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
  /** Of a person's own recipe: ingredients that nobody has told about, and those without a price. */
  own?: { unsettled: string[]; unpriced: string[] }
}
