import * as z from 'zod/mini'
import { recipes as limits } from '../constants/kitchen.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id, optionalText, Part, text } from '../fields.ts'
import { allergens, Category, MealPlan, Recipe } from './recipe.ts'

export * from './recipe.ts'

/** A boolean in a query string. */
const Flag = z.pipe(
  z.enum(['true', 'false', '1', '0'], 'A flag must be true or false'),
  z.transform((value) => value === 'true' || value === '1'),
)

/** Veg Only applies if either this flag or the person's diet requires it. */
const VegOnly = z.optional(z.boolean('veg_only must be true or false'))

const Location = z.optional(optionalText('location', { max: 120 }))

export const mealPlan = endpoint({
  method: 'GET',
  path: '/api/recipes/meal-plan',
  access: 'member',
  summary: 'Get a day’s plan of twenty recipes',
  input: z.object({
    location: Location,
    veg_only: z.optional(Flag),
    /** Defaults to today; at most a week ahead. */
    date: z.optional(Day),
    regenerate: z._default(Flag, false),
    /** Only makes the URL unique. */
    _cache_bust: z.optional(z.string().check(z.maxLength(40))),
  }),
  result: MealPlan,
})

export const generateInBackground = endpoint({
  method: 'POST',
  path: '/api/recipes/generate-background',
  access: 'member',
  summary: 'Generate a new plan for today in the background',
  input: z.object({
    location: Location,
    veg_only: VegOnly,
  }),
  result: z.object({ status: z.literal('started'), task_id: Id }),
})

export const TaskStatus = z.object({
  status: z.enum(['pending', 'progress', 'success', 'failed']),
  /** Per cent. */
  progress: z.int(),
  message: z.string(),
  result: z.nullable(MealPlan),
  error: z.nullable(z.string()),
})
export type TaskStatus = z.infer<typeof TaskStatus>

export const taskStatus = endpoint({
  method: 'GET',
  path: '/api/recipes/task-status/:task_id',
  access: 'member',
  summary: 'Progress of a plan being generated',
  input: z.object({ task_id: Id }),
  result: TaskStatus,
})

export const RecipeId = z
  .string('Recipe ID must be text')
  .check(
    z.maxLength(120, 'That recipe ID is too long'),
    z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+){1,3}$/i, 'That recipe ID isn’t valid'),
  )

export const Serves = z
  .int('serves must be a whole number')
  .check(z.minimum(1, 'At least 1 serving'), z.maximum(12, 'At most 12'))

/** Replaces one recipe of the plan by another of the same kind. */
export const swap = endpoint({
  method: 'POST',
  path: '/api/recipes/swap',
  access: 'member',
  summary: 'Swap a dish in the day’s plan',
  input: z.object({
    recipe_id: RecipeId,
    veg_only: VegOnly,
    date: z.optional(Day),
  }),
  result: MealPlan,
})

export const kitchenTip = endpoint({
  method: 'GET',
  path: '/api/recipes/kitchen-tip',
  access: 'member',
  summary: 'Get the kitchen tip of the day',
  input: z.object({}),
  result: z.object({
    tip: z.string(),
    /** Set if a language model wrote it; absent for our own. */
    written_by: z.optional(z.literal('model')),
  }),
})

const SearchInput = z.object({
  query: text('Query', { max: limits.queryMax }),
  veg_only: z._default(z.boolean('veg_only must be true or false'), false),
  /** 'All Regions' or a region's name. */
  region: z.optional(optionalText('region', { max: 60 })),
  category: z.optional(Category),
  max_minutes: z.optional(z.int('max_minutes must be a whole number').check(z.minimum(1), z.maximum(600))),
})

/**
 * How a result matches the query: the dish of that name, a form of it, a variation with a swapped ingredient, or only
 * similar.
 */
export const matches = ['exact', 'form', 'variation', 'near'] as const

export const FoundRecipe = z.extend(Recipe, { match: z.enum(matches) })
export type FoundRecipe = z.infer<typeof FoundRecipe>

/** Why a household does not eat a dish: its kind, an ingredient, or an excluded allergen. */
const hiddenReasons = [
  'non-veg',
  'pork',
  'buffalo',
  'vegan',
  'jain',
  'onion-garlic',
  // An allergen, also used for egg in a household that eats none.
  ...allergens,
] as const

/** Dishes that were searched for and that the household does not eat: those named, or else the best findings. */
export const HiddenDishes = z.object({
  count: z.int(),
  reasons: z.array(z.object({ reason: z.enum(hiddenReasons), count: z.int(), titles: z.array(z.string()) })),
})
export type HiddenDishes = z.infer<typeof HiddenDishes>

export const search = endpoint({
  method: 'POST',
  path: '/api/recipes/search',
  access: 'member',
  summary: 'Search recipes by name, ingredients, region, diet or time',
  input: SearchInput,
  result: z.object({
    /** The dish of that name first, then its forms, its variations, and similar dishes. */
    recipes: z.array(FoundRecipe),
    /** At most 60 are examined, with 5 titles per reason. */
    hidden: HiddenDishes,
    /** The words for a dish that is not in the cookbook; null if it is, or if none was named. */
    missing: z.nullable(z.string()),
    /** True if a dish was named that we do not have, no form of it was found, and `searchFurther` may be called. */
    further: z.boolean(),
  }),
})

/** Takes up to 15 seconds; the page shows our own results meanwhile. */
export const searchFurther = endpoint({
  method: 'POST',
  path: '/api/recipes/search/further',
  access: 'member',
  summary: 'Get a recipe from a language model when our own search finds no close match',
  input: SearchInput,
  /** Null if no recipe passed the kitchen's checks. */
  result: z.object({ recipe: z.nullable(Recipe) }),
})

export const saved = endpoint({
  method: 'GET',
  path: '/api/recipes/saved',
  access: 'member',
  summary: 'Saved recipes, newest first; past 1 MB, the Link header (rel="next") points to the rest',
  input: z.object({
    /** The last recipe of the previous page. */
    after: z.optional(RecipeId),
    part: z.optional(Part),
  }),
  /**
   * `saved_recipe_ids` has all ids. Recipes are returned whole as they were saved, so that they remain readable when
   * the kitchen no longer has them.
   */
  result: z.object({ saved_recipe_ids: z.array(z.string()), recipes: z.array(Recipe) }),
})

export const save = endpoint({
  method: 'POST',
  path: '/api/recipes/:id/save',
  access: 'member',
  summary: 'Save a recipe',
  input: z.object({ id: RecipeId }),
  result: z.object({ message: z.string(), saved_recipe_ids: z.array(z.string()) }),
})

export const unsave = endpoint({
  method: 'DELETE',
  path: '/api/recipes/:id/save',
  access: 'member',
  summary: 'Remove a saved recipe',
  input: z.object({ id: RecipeId }),
  result: z.object({ message: z.string(), saved_recipe_ids: z.array(z.string()) }),
})

const PlaceInList = z.object({
  id: z.string(),
  name: z.string(),
  state: z.string(),
  /** 'North' and so on; 'Pan-India' for dishes cooked all over India. */
  region: z.string(),
  /** The number of dishes of the cookbook from there. */
  dishes: z.int(),
})
export type PlaceInList = z.infer<typeof PlaceInList>

export const places = endpoint({
  method: 'GET',
  path: '/api/recipes/places',
  access: 'member',
  summary: 'List the kitchens of India',
  input: z.object({}),
  result: z.object({ places: z.array(PlaceInList) }),
})

export const PlacePage = z.extend(PlaceInList, {
  note: z.string(),
  staples: z.array(z.string()),
  fats: z.array(z.string()),
  souring: z.array(z.string()),
  /** The dishes of a lunch plate. */
  plate: z.array(z.string()),
  drink: z.nullable(z.string()),
  neighbours: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The current month in the person's time zone, such as 'January'. */
  month: z.string(),
  /** Produce in season there in that month. */
  in_season: z.array(z.string()),
  /** At most ten dishes that the household eats. */
  recipes: z.array(Recipe),
})
export type PlacePage = z.infer<typeof PlacePage>

export const place = endpoint({
  method: 'GET',
  path: '/api/recipes/places/:place',
  access: 'member',
  summary: 'Get the kitchen of a place: its plate, what is in season, ten of its dishes',
  input: z.object({
    place: z.string('Place must be text').check(z.regex(/^[a-z-]{2,40}$/, 'That place isn’t valid')),
    veg_only: z.optional(Flag),
  }),
  result: PlacePage,
})

export const one = endpoint({
  method: 'GET',
  path: '/api/recipes/:id',
  access: 'member',
  summary: 'Get a recipe, scaled to a number of servings',
  input: z.object({
    id: RecipeId,
    serves: z.optional(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((value: string) => Number(value)),
        ),
        Serves,
      ),
    ),
    /** The day whose rules `against` follows; defaults to today. */
    date: z.optional(Day),
  }),
  result: Recipe,
})

export const ShoppingItem = z.object({
  id: z.string(),
  name: z.string(),
  aisle: z.string(),
  grams: z.number(),
  /** The kitchen measure: '3 medium onions, about 300 g'. */
  measure: z.string(),
  /** The shop's units: '2 packs of 500 g'. */
  buy: z.string(),
  /** The smallest pack that shops sell, in which the cart counts: '250 g pack'. */
  pack: z.string(),
  /** The number of these packs needed. */
  packs: z.int(),
  /** The price of the packs in rupees, an estimate. */
  price: z.number(),
  /** Titles of the recipes that need it. */
  for_recipes: z.array(z.string()),
  have: z.boolean(),
})

export const shoppingList = endpoint({
  method: 'POST',
  path: '/api/recipes/shopping-list',
  access: 'member',
  summary: 'Merged shopping list for several recipes',
  input: z.object({
    recipes: z
      .array(z.object({ id: RecipeId, serves: z.optional(Serves) }))
      .check(
        z.minLength(1, 'Choose at least one recipe'),
        z.maxLength(limits.listMax, `At most ${limits.listMax} recipes`),
      ),
    /** Ids of ingredients that are at home. */
    have: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(400)), []),
  }),
  result: z.object({
    items: z.array(ShoppingItem),
    total: z.number(),
    label: z.string(),
    /** Further ingredients of own recipes, without a known price. */
    unpriced: z.array(z.string()),
  }),
})

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof weekdays)[number]

const Weekdays = z
  .array(z.enum(weekdays, 'A weekday must be Monday, Tuesday, Wednesday, Thursday, Friday, Saturday or Sunday'))
  .check(z.maxLength(7, 'At most seven weekdays'))

/** A household's diet; applied to plan, search, swap and recommendations. */
export const Diet = z.object({
  /** No meat, fish or egg on any day. */
  veg_only: z.boolean('veg_only must be true or false'),
  egg: z.boolean('egg must be true or false'),
  jain: z.boolean('jain must be true or false'),
  no_onion_garlic: z.boolean('no_onion_garlic must be true or false'),
  /** Whether strict fasts of the calendar, such as Ekadashi, are kept. */
  vrat: z.boolean('vrat must be true or false'),
  vegan: z.boolean('vegan must be true or false'),
  pork: z.boolean('pork must be true or false'),
  buffalo: z.boolean('buffalo must be true or false'),
  exclude_allergens: z
    .array(z.enum(allergens, 'We don’t track that allergen'))
    .check(z.maxLength(allergens.length, `At most ${allergens.length} allergens`)),
  /** Weekdays with Jain food only. */
  jain_days: Weekdays,
  /** Weekdays of fasting, with only dishes allowed in a fast. */
  fast_days: Weekdays,
  /** Weekdays without meat, fish or egg. */
  no_meat_days: Weekdays,
})
export type Diet = z.infer<typeof Diet>

/** A diet, and the number of times it was changed. */
export const DietInAnswer = z.extend(Diet, { version: z.int() })
export type DietInAnswer = z.infer<typeof DietInAnswer>

export const diet = endpoint({
  method: 'GET',
  path: '/api/recipes/diet',
  access: 'member',
  summary: 'Get diet preferences',
  input: z.object({}),
  result: DietInAnswer,
})

export const setDiet = endpoint({
  method: 'PUT',
  path: '/api/recipes/diet',
  access: 'member',
  summary: 'Save diet preferences, and exchange the dishes of today and the days ahead that do not fit them',
  input: z.partial(Diet),
  result: z.extend(DietInAnswer, {
    replanned: z.object({
      /** The number of dishes replaced today and on later days. */
      today: z.int(),
      ahead: z.int(),
      /** The number of unsuitable dishes that stay because they are in the cart or ordered; each is marked. */
      kept: z.int(),
    }),
  }),
})
