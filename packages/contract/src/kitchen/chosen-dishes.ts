import * as z from 'zod/mini'
import { chosenDishes as limits } from '../constants/kitchen.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Done, Id, Instant } from '../fields.ts'
import { RecipeId, Serves } from './recipes.ts'

export const meals = ['breakfast', 'lunch', 'tea', 'dinner'] as const
export const Meal = z.enum(meals, 'meal must be breakfast, lunch, tea or dinner')
export type Meal = z.infer<typeof Meal>

const People = z
  .int('people must be a whole number')
  .check(z.minimum(1, 'At least 1 person'), z.maximum(limits.peopleMax, 'At most 12 people'))

/** A dish that a household has chosen to cook for a meal of a day. */
export const ChosenDish = z.object({
  id: Id,
  recipe_id: z.string(),
  title: z.string(),
  is_vegetarian: z.boolean(),
  day: Day,
  meal: Meal,
  /** The number of eaters; by default everyone who eats at that meal. */
  people: z.int(),
  servings: z.int(),
  /** Left over from an earlier meal, so nothing is bought for it. */
  leftover: z.boolean(),
  cooked_at: z.nullable(Instant),
  /** Servings left of a cooked dish. */
  left_servings: z.int(),
  /** Reasons against it: 'contains milk', 'Not for Asha: peanuts'. */
  not_for: z.array(z.string()),
})
export type ChosenDish = z.infer<typeof ChosenDish>

export const list = endpoint({
  method: 'GET',
  path: '/api/recipes/chosen',
  access: 'member',
  summary: 'Dishes chosen to be cooked, from two days ago on',
  input: z.object({}),
  result: z.object({ dishes: z.array(ChosenDish) }),
})

export const choose = endpoint({
  method: 'POST',
  path: '/api/recipes/chosen',
  access: 'member',
  summary: 'Choose a dish for a meal; choosing it again changes its numbers',
  input: z.object({
    recipe_id: RecipeId,
    /** Today or one of the following seven days. */
    day: Day,
    meal: Meal,
    /** By default everyone who eats at that meal, adjusted when somebody joins or stays away. */
    people: z.optional(People),
    /** Defaults to one per person. */
    servings: z.optional(Serves),
    /** The chosen dish whose leftovers are eaten; the planned servings are deducted from its leftovers. */
    leftover_of: z.optional(Id),
  }),
  result: ChosenDish,
})

export const change = endpoint({
  method: 'PUT',
  path: '/api/recipes/chosen/:id',
  access: 'member',
  summary: 'Change who eats and the servings, or mark the dish as cooked with what is left',
  input: z.object({
    id: Id,
    /** Null for everyone who eats at that meal. */
    people: z.optional(z.nullable(People)),
    /** Null for one per person. */
    servings: z.optional(z.nullable(Serves)),
    cooked: z.optional(z.boolean('cooked must be true or false')),
    /** For a cooked dish; 0 once everything is eaten. */
    left_servings: z.optional(
      z
        .int('left_servings must be a whole number')
        .check(z.minimum(0, 'left_servings must not be negative'), z.maximum(12, 'At most 12 servings are left')),
    ),
  }),
  result: ChosenDish,
})

export const remove = endpoint({
  method: 'DELETE',
  path: '/api/recipes/chosen/:id',
  access: 'member',
  summary: 'Remove a chosen dish',
  input: z.object({ id: Id }),
  result: Done,
})
