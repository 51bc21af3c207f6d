import type { DietFlags } from '../diet/diet.ts'
import type { Macros } from '../nutrition/nutrition.ts'
import type { Mention } from './mentions.ts'

export const categories = ['Breakfast', 'Lunch', 'Hi-Tea', 'Dinner', 'All-Time Snacks'] as const
export type Category = (typeof categories)[number]

/** An ingredient as a recipe lists it. */
export type Quantity = {
  id: string
  name: string
  /** Edible grams for the whole recipe; frying oil counts what the food takes up. */
  grams: number
  /** Grams to buy: with bone, peel or the frying bath. */
  buyGrams: number
  measure: string
}

export type RecipeStep = { text: string; minutes: number; kind: 'prepare' | 'cook' | 'stand' }

export type Recipe = {
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
  placeholder: string
  drinkPairing: string
  category: Category
  prep_time: string
  cook_time: string
  serves: number
  difficulty: Difficulty
  ingredients: string[]
  instructions: string[]
  tips: string[]
  nutrition: string[]
  family: string
  categories: Category[]
  prepMinutes: number
  cookMinutes: number
  standMinutes: number
  quantities: Quantity[]
  /** What the steps name beside the quantities; it counts for diet and allergens, not for nutrition and cost. */
  besides: Mention[]
  steps: RecipeStep[]
  perServing: Macros
  servingGrams: number
  costPerServing: number
  allergens: string[]
  diet: DietFlags
}

export type Difficulty = 'Easy' | 'Medium' | 'Hard'
