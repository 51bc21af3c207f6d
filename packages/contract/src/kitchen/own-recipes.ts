import * as z from 'zod/mini'
import { ownRecipes as limits } from '../constants/kitchen.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant, text, WebAddress } from '../fields.ts'
import { allergens, Recipe } from './recipe.ts'
import { RecipeId } from './recipes.ts'

export const units = ['', 'g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'piece', 'clove', 'pinch'] as const
export const ownMeals = ['breakfast', 'lunch', 'hi-tea', 'dinner', 'snack'] as const
export const courses = [
  'bread',
  'rice',
  'dal',
  'curry',
  'sabzi',
  'kebab',
  'fry',
  'chutney',
  'pickle',
  'salad',
  'raita',
  'soup',
  'snack',
  'chaat',
  'breakfast dish',
  'sweet',
  'drink',
  'preserve',
  'powder',
] as const
const roles = ['staple', 'dal', 'main', 'side', 'relish', 'snack', 'sweet', 'drink', 'whole meal'] as const

const word = (name: string, max: number) =>
  z.string(`${name} must be text`).check(z.trim(), z.maxLength(max, `${name} must be at most ${max} characters`))

/** The recipe in the format of the cookbook's files (Cooklang with front matter). */
const RecipeText = text('The recipe', { max: limits.bytesMax })

/** The recipe as form fields, from which the server writes its text. */
export const OwnForm = z.object({
  title: text('Title', { max: 80 }).check(z.minLength(2, 'Title must have at least 2 characters')),
  serves: z.int('serves must be a whole number').check(z.minimum(1, 'At least 1 serving'), z.maximum(40, 'At most 40')),
  meals: z
    .array(z.enum(ownMeals, 'meals must be breakfast, lunch, hi-tea, dinner or snack'))
    .check(z.minLength(1, 'Choose at least one meal'), z.maxLength(5, 'At most 5 meals')),
  course: z.enum(courses, 'We don’t know that course'),
  role: z.enum(roles, 'We don’t know that role'),
  place: word('place', 60),
  ingredients: z
    .array(
      z.object({
        name: text('An ingredient', { max: 60 }),
        amount: z
          .number('Amount must be a number')
          .check(z.minimum(0.001, 'Amount must be more than 0'), z.maximum(100_000)),
        unit: z.enum(units, 'We don’t know that unit'),
        preparation: word('preparation', 120),
      }),
    )
    .check(z.minLength(2, 'Add at least two ingredients'), z.maxLength(80, 'At most 80 ingredients')),
  steps: z
    .array(text('A step', { max: 2000 }))
    .check(z.minLength(2, 'Add at least two steps'), z.maxLength(60, 'At most 60 steps')),
  notes: z.array(text('A note', { max: 500 })).check(z.maxLength(20, 'At most 20 notes')),
})
export type OwnForm = z.infer<typeof OwnForm>

/**
 * The answer for an ingredient that is not in our tables: one of our foods, or its diet and allergens in the person's
 * own words.
 */
export const FoodAnswer = z.union([
  z.object({ is: text('A food', { max: 60 }) }),
  z.object({
    diet: z.enum(['veg', 'egg', 'meat', 'fish'], 'diet must be veg, egg, meat or fish'),
    allergens: z.array(z.enum(allergens, 'We don’t track that allergen')),
    vegan: z.boolean('vegan must be true or false'),
    jain: z.boolean('jain must be true or false'),
    onion_garlic: z.boolean('onion_garlic must be true or false'),
    kind: z.optional(z.enum(['pork', 'beef'], 'kind must be pork or beef')),
  }),
])
export type FoodAnswer = z.infer<typeof FoodAnswer>

const FoodAnswers = z
  .record(text('An ingredient', { max: 60 }), FoodAnswer, 'told must name ingredients')
  .check(z.refine((told) => Object.keys(told).length <= 80, 'At most 80 ingredients'))

/** Exactly one of `text` and `form`. */
const content = { text: z.optional(RecipeText), form: z.optional(OwnForm), told: z.optional(FoodAnswers) }

export const Unsettled = z.object({ name: z.string(), near: z.array(z.string()) })

export const Summary = z.object({
  id: Id,
  /** 'own.<id>': the id under which the recipe is opened, planned, saved and shopped for. */
  recipe_id: z.string(),
  title: z.string(),
  is_vegetarian: z.boolean(),
  /** The number of ingredients still unidentified. */
  unsettled: z.int(),
  planned: z.boolean(),
  shared: z.boolean(),
  updated_at: Instant,
})
export type Summary = z.infer<typeof Summary>

export const Whole = z.object({
  ...Summary.shape,
  text: z.string(),
  form: OwnForm,
  told: z.record(z.string(), FoodAnswer),
  to_settle: z.array(Unsettled),
  recipe: Recipe,
  /** The token of its shared link; null while it is private. */
  share_token: z.nullable(z.string()),
})
export type Whole = z.infer<typeof Whole>

/** A form filled in from elsewhere, not saved yet. */
export const RecipeDraft = z.object({
  form: OwnForm,
  /** Points the person should check before saving. */
  doubts: z.array(z.object({ line: z.string(), why: z.string() })),
  /** The page it comes from; null for a pasted text. */
  source: z.nullable(z.string()),
})
export type RecipeDraft = z.infer<typeof RecipeDraft>

export const fromPage = endpoint({
  method: 'POST',
  path: '/api/recipes/own/from-page',
  access: 'member',
  summary: 'Fill in a recipe from the facts of a web page; nothing is saved',
  input: z.object({ url: WebAddress }),
  result: RecipeDraft,
})

export const fromText = endpoint({
  method: 'POST',
  path: '/api/recipes/own/from-text',
  access: 'member',
  summary: 'Fill in a recipe from a text, as people send them; nothing is saved',
  input: z.object({ text: text('The text', { max: limits.pastedMax }) }),
  result: RecipeDraft,
})

export const list = endpoint({
  method: 'GET',
  path: '/api/recipes/own',
  access: 'member',
  summary: 'Your own recipes, the one changed last first',
  input: z.object({}),
  result: z.object({ recipes: z.array(Summary) }),
})

export const one = endpoint({
  method: 'GET',
  path: '/api/recipes/own/:id',
  access: 'member',
  summary: 'Get one of your own recipes with its text',
  input: z.object({ id: Id }),
  result: Whole,
})

export const write = endpoint({
  method: 'POST',
  path: '/api/recipes/own',
  access: 'member',
  summary: 'Write a recipe, as a form or as the text of a .cook file',
  input: z.object({ ...content, planned: z._default(z.boolean('planned must be true or false'), false) }),
  result: Whole,
})

export const rewrite = endpoint({
  method: 'PUT',
  path: '/api/recipes/own/:id',
  access: 'member',
  summary: 'Change one of your own recipes, what its ingredients are, or whether it is planned',
  input: z.object({ id: Id, ...content, planned: z.optional(z.boolean('planned must be true or false')) }),
  result: Whole,
})

export const remove = endpoint({
  method: 'DELETE',
  path: '/api/recipes/own/:id',
  access: 'member',
  summary: 'Delete one of your own recipes',
  input: z.object({ id: Id }),
  result: Done,
})

export const copy = endpoint({
  method: 'POST',
  path: '/api/recipes/own/copy',
  access: 'member',
  summary: 'Copy any recipe to your own, so that you can change it',
  input: z.object({ recipe_id: RecipeId }),
  result: Whole,
})

export const share = endpoint({
  method: 'POST',
  path: '/api/recipes/own/:id/share',
  access: 'member',
  summary: 'Get a link that opens one of your own recipes without an account',
  input: z.object({ id: Id }),
  result: z.object({ share_token: z.string() }),
})

export const withdraw = endpoint({
  method: 'DELETE',
  path: '/api/recipes/own/:id/share',
  access: 'member',
  summary: 'Withdraw the link of one of your own recipes',
  input: z.object({ id: Id }),
  result: Done,
})

export const foods = endpoint({
  method: 'GET',
  path: '/api/recipes/foods',
  access: 'member',
  summary: 'Names of the foods whose diet, allergens and figures are known',
  input: z.object({}),
  result: z.object({ foods: z.array(z.string()) }),
})

export const exportAll = endpoint({
  method: 'GET',
  path: '/api/recipes/own-export',
  access: 'member',
  summary: 'All your own recipes as one text file, .cook files one after the other',
  input: z.object({}),
  produces: 'text/plain',
  result: z.string(),
})
