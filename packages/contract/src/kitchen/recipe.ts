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

/** Names from the specification are kept (quickFacts, regionalOrigin); ours are in snake case. */
export const Recipe = z.object({
  /**
   * 'punjab.dal-makhani': a dish of the cookbook, for ever; with a third part a variation of it. A recipe that a model
   * wrote is 'written.model.<uuid>.<title>'; 'own.<uuid>' is a person's own recipe, and there for them alone. Other ids of four
   * parts are those of an older kitchen: asked for, they give the dish that replaced them.
   */
  id: z.string(),
  title: z.string(),
  /** Other names it goes by. */
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
  /** A drawing of the dish, as SVG without script, style or reference. */
  placeholder: z.string(),
  drinkPairing: z.string(),
  category: Category,
  prep_time: z.string(),
  cook_time: z.string(),
  /** Soaking, fermenting and chilling; empty if there is no wait. */
  stand_time: z.string(),
  serves: z.int(),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  tips: z.array(z.string()),
  /** What it is good for, by rule. */
  nutrition: z.array(z.string()),
  /** Of a serving: kilocalories and grams. */
  nutrition_facts: z.object({
    energy_kcal: z.number(),
    protein_g: z.number(),
    carbohydrate_g: z.number(),
    fat_g: z.number(),
    fibre_g: z.number(),
    serving_g: z.number(),
    source: z.string(),
  }),
  /** Each instruction with its minutes, and whether hands are needed. */
  steps: z.array(z.object({ text: z.string(), minutes: z.number(), kind: z.enum(['prepare', 'cook', 'stand']) })),
  quantities: z.array(
    z.object({ id: z.string(), name: z.string(), aisle: z.string(), grams: z.number(), measure: z.string() }),
  ),
  allergens: z.array(z.string()),
  flags: z.object({ jain: z.boolean(), vrat: z.boolean(), vegan: z.boolean(), no_onion_garlic: z.boolean() }),
  /** Rupees, an estimate that says so. */
  cost: z.object({ per_serving: z.number(), total: z.number(), label: z.string() }),
  cultural_note: z.nullable(z.string()),
  /** What speaks against it for this person on that day, 'contains milk' or 'not Jain'; empty where they eat it. */
  against: z.array(z.string()),
  /** Where a language model wrote it and our kitchen judged it; absent for our own. */
  written_by: z.optional(z.literal('model')),
  /** Of a person's own recipe; absent for any other. */
  own: z.optional(
    z.object({
      /** Ingredients that nobody has told about: until then it counts as unsafe for every diet. */
      unsettled: z.array(z.string()),
      /** Ingredients that have no price, and are on no shopping list. */
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
  /** The version of the diet that it keeps to. */
  diet_version: z.int(),
  culturalTips: z.array(z.string()),
  /** The places that lunch and dinner are plates of, such as 'Kerala'; absent in plans made before there were plates. */
  plates: z.optional(z.object({ Lunch: z.optional(z.string()), Dinner: z.optional(z.string()) })),
  sections: z.record(Category, z.array(Recipe)),
  /** True where so little was unseen that something had to come again. */
  repeats: z.boolean(),
  /** What could not be kept, in sentences. */
  notes: z.array(z.string()),
})
export type MealPlan = z.infer<typeof MealPlan>
