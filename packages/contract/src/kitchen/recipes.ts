import * as z from 'zod/mini'
import { recipes as limits } from '../constants/kitchen.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id, optionalText, Part, text } from '../fields.ts'
import { allergens, Category, MealPlan, Recipe } from './recipe.ts'

export * from './recipe.ts'

/** A flag as a query writes it. */
const Flag = z.pipe(
  z.enum(['true', 'false', '1', '0'], 'A flag must be true or false'),
  z.transform((value) => value === 'true' || value === '1'),
)

/** Veg Only holds where either this or the person's diet asks for it. */
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
    /** Defaults to today; up to a week ahead. */
    date: z.optional(Day),
    regenerate: z._default(Flag, false),
    /** Changes nothing but the address. */
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

/** Another of the same kind in place of one recipe of the plan. */
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
    /** Where a language model wrote it; absent for our own. */
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

/** What a result is to the words: the dish of that name, a form of it, a variation by a swap, or only near. */
export const matches = ['exact', 'form', 'variation', 'near'] as const

export const FoundRecipe = z.extend(Recipe, { match: z.enum(matches) })
export type FoundRecipe = z.infer<typeof FoundRecipe>

/** Why a household does not eat a dish: what it is or holds, or an allergen that is left out. */
const hiddenReasons = [
  'non-veg',
  'pork',
  'buffalo',
  'vegan',
  'jain',
  'onion-garlic',
  // An allergen, and what a household without egg leaves out.
  ...allergens,
] as const

/** Dishes that were asked for by name and that the household does not eat. */
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
    /** The dish of that name first, then its forms, its variations, and what is near. */
    recipes: z.array(FoundRecipe),
    /** At most 60 looked at, 5 titles for each reason. */
    hidden: HiddenDishes,
    /** The words for a dish that the cookbook has not; null where it has, or none was named. */
    missing: z.nullable(z.string()),
    /** True where a dish was named that we have not, no form of it was found, and `searchFurther` may be asked. */
    further: z.boolean(),
  }),
})

/** Takes up to 15 seconds: our own results are shown meanwhile. */
export const searchFurther = endpoint({
  method: 'POST',
  path: '/api/recipes/search/further',
  access: 'member',
  summary: 'Get a recipe from a language model when our own search finds no close match',
  input: SearchInput,
  /** Null if our kitchen accepts none. */
  result: z.object({ recipe: z.nullable(Recipe) }),
})

export const saved = endpoint({
  method: 'GET',
  path: '/api/recipes/saved',
  access: 'member',
  summary: 'Saved recipes, newest first; past 1 MB, the Link header (rel="next") points to the rest',
  input: z.object({
    /** The last recipe that is known. */
    after: z.optional(RecipeId),
    part: z.optional(Part),
  }),
  /** Ids of all of them. Whole, as they were saved: they can still be read when the kitchen no longer makes them. */
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
  /** 'North' and so on; 'Pan-India' for what all of India cooks. */
  region: z.string(),
  /** Dishes of the cookbook that are at home there. */
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
  /** What a plate holds at noon. */
  plate: z.array(z.string()),
  drink: z.nullable(z.string()),
  neighbours: z.array(z.object({ id: z.string(), name: z.string() })),
  /** 'January' and so on: the month in which the person lives. */
  month: z.string(),
  /** What is at its best there in that month. */
  in_season: z.array(z.string()),
  /** Ten dishes at most, of those that the household eats. */
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
    /** The day whose rules `against` goes by; today by default. */
    date: z.optional(Day),
  }),
  result: Recipe,
})

export const ShoppingItem = z.object({
  id: z.string(),
  name: z.string(),
  aisle: z.string(),
  grams: z.number(),
  /** As a kitchen says it: '3 medium onions, about 300 g'. */
  measure: z.string(),
  /** As a shop sells it: '2 packs of 500 g'. */
  buy: z.string(),
  /** The smallest pack that shops sell, by which the cart counts: '250 g pack'. */
  pack: z.string(),
  /** How many of these packs it takes. */
  packs: z.int(),
  /** Rupees of the packs, an estimate. */
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
    /** What own recipes need besides, of which no price is known. */
    unpriced: z.array(z.string()),
  }),
})

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof weekdays)[number]

const Weekdays = z
  .array(z.enum(weekdays, 'A weekday must be Monday, Tuesday, Wednesday, Thursday, Friday, Saturday or Sunday'))
  .check(z.maxLength(7, 'At most seven weekdays'))

/** What a household eats and leaves out; honoured by plan, search, swap and recommendations. */
export const Diet = z.object({
  /** No meat, fish or egg on any day. */
  veg_only: z.boolean('veg_only must be true or false'),
  egg: z.boolean('egg must be true or false'),
  jain: z.boolean('jain must be true or false'),
  no_onion_garlic: z.boolean('no_onion_garlic must be true or false'),
  /** Keeps the strict fasts of the calendar, such as Ekadashi. */
  vrat: z.boolean('vrat must be true or false'),
  vegan: z.boolean('vegan must be true or false'),
  pork: z.boolean('pork must be true or false'),
  buffalo: z.boolean('buffalo must be true or false'),
  exclude_allergens: z
    .array(z.enum(allergens, 'We don’t track that allergen'))
    .check(z.maxLength(allergens.length, `At most ${allergens.length} allergens`)),
  /** Weekdays on which the household eats as Jains do. */
  jain_days: Weekdays,
  /** Weekdays on which it fasts: every dish is fit for a fast. */
  fast_days: Weekdays,
  /** Weekdays without meat, fish or egg. */
  no_meat_days: Weekdays,
})
export type Diet = z.infer<typeof Diet>

/** A diet, and how often it was changed. */
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
      /** Dishes that were replaced, today and on later days. */
      today: z.int(),
      ahead: z.int(),
      /** Dishes that stay although they do not fit, since they are in the cart or ordered; each is marked. */
      kept: z.int(),
    }),
  }),
})
