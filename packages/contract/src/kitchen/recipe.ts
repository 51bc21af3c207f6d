import * as z from 'zod/mini'
import { Day } from '../fields.ts'

export const categories = ['Breakfast', 'Lunch', 'Hi-Tea', 'Dinner', 'All-Time Snacks'] as const
export const Category = z.enum(categories, 'category must be Breakfast, Lunch, Hi-Tea, Dinner or All-Time Snacks')
export type Category = z.infer<typeof Category>

export const allergens = [
  'gluten',
  'milk',
  'egg',
  'soy',
  'peanut',
  'tree-nut',
  'sesame',
  'mustard',
  'sulphite',
  'fish',
  'crustacean',
  'mollusc',
] as const

/** Names from the specification are kept (quickFacts, regionalOrigin); our own are in snake case. */
export const Recipe = z.object({
  /**
   * 'punjab.dal-makhani': a dish of the cookbook; the id never changes, and a third part names a variation. A recipe
   * written by a model is 'written.model.<uuid>.<title>'; 'own.<uuid>' is a person's own recipe, which only they can
   * open. Other ids of four parts come from an older kitchen and return the dish that replaced them.
   */
  id: z.string(),
  title: z.string(),
  /** Alternative names. */
  names: z.array(z.string()),
  type: z.enum(['Veg', 'Non-Veg']),
  is_vegetarian: z.boolean(),
  veg_type: z.enum(['Veg', 'Egg', 'Non-Veg']),
  tags: z.array(z.string()),
  quickFacts: z.object({ time: z.string(), calories: z.string(), difficulty: z.string() }),
  regionalOrigin: z.string(),
  cuisine: z.string(),
  region: z.string(),
  state: z.string(),
  /** A drawing of the dish, as SVG without scripts, styles or references. */
  placeholder: z.string(),
  drinkPairing: z.string(),
  category: Category,
  prep_time: z.string(),
  cook_time: z.string(),
  /** Time for soaking, fermenting and chilling; empty if there is none. */
  stand_time: z.string(),
  serves: z.int(),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  tips: z.array(z.string()),
  /** Health benefits, determined by rules. */
  nutrition: z.array(z.string()),
  /** Per serving: kilocalories and grams. */
  nutrition_facts: z.object({
    energy_kcal: z.number(),
    protein_g: z.number(),
    carbohydrate_g: z.number(),
    fat_g: z.number(),
    fibre_g: z.number(),
    serving_g: z.number(),
    source: z.string(),
  }),
  /** Each instruction with its minutes, and whether it needs active work. */
  steps: z.array(z.object({ text: z.string(), minutes: z.number(), kind: z.enum(['prepare', 'cook', 'stand']) })),
  quantities: z.array(
    z.object({ id: z.string(), name: z.string(), aisle: z.string(), grams: z.number(), measure: z.string() }),
  ),
  allergens: z.array(z.string()),
  flags: z.object({ jain: z.boolean(), vrat: z.boolean(), vegan: z.boolean(), no_onion_garlic: z.boolean() }),
  /** Rupees; an estimate, labelled as such. */
  cost: z.object({ per_serving: z.number(), total: z.number(), label: z.string() }),
  cultural_note: z.nullable(z.string()),
  /** Reasons against it for this person on that day, such as 'contains milk' or 'not Jain'; empty if they eat it. */
  against: z.array(z.string()),
  /** Set if a language model wrote it and our kitchen checked it; absent for our own recipes. */
  written_by: z.optional(z.literal('model')),
  /** For a person's own recipe; absent for any other. */
  own: z.optional(
    z.object({
      /** Ingredients still unidentified; until then the recipe counts as unsafe for every diet. */
      unsettled: z.array(z.string()),
      /** Ingredients without a price, which no shopping list includes. */
      unpriced: z.array(z.string()),
    }),
  ),
})
export type Recipe = z.infer<typeof Recipe>

export const MealPlan = z.object({
  date: Day,
  theme: z.string(),
  /** 'Mumbai, India' */
  location: z.string(),
  currency: z.literal('INR'),
  timezone: z.string(),
  vegOnly: z.boolean(),
  /** The version of the diet that the plan follows. */
  diet_version: z.int(),
  culturalTips: z.array(z.string()),
  /**
   * The regions whose plates lunch and dinner follow, such as 'Kerala'; absent in plans made before there were plates.
   */
  plates: z.optional(z.object({ Lunch: z.optional(z.string()), Dinner: z.optional(z.string()) })),
  sections: z.record(Category, z.array(Recipe)),
  /** True if there were too few unseen dishes, so that some are repeated. */
  repeats: z.boolean(),
  /** Preferences that could not be met, in sentences. */
  notes: z.array(z.string()),
})
export type MealPlan = z.infer<typeof MealPlan>
