import * as z from 'zod/mini'
import { pantry as limits } from '../constants/kitchen.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, text } from '../fields.ts'

/** An item that the household has at home. */
export const PantryItem = z.object({
  id: Id,
  key: z.string(),
  name: z.string(),
  /** The id under which shops know the food; null if it is not a food. */
  food: z.nullable(z.string()),
  aisle: z.string(),
  /** '500 g'; empty if unknown. */
  amount: z.string(),
  /**
   * 'out' if nothing is left, 'low' below a fifth of the bought amount, 'old' if kept longer than such food lasts;
   * otherwise null.
   */
  state: z.nullable(z.enum(['out', 'low', 'old'])),
  /** When it was last bought, or reported to be there. */
  since: Instant,
})
export type PantryItem = z.infer<typeof PantryItem>

export const Pantry = z.object({ items: z.array(PantryItem) })
export type Pantry = z.infer<typeof Pantry>

export const show = endpoint({
  method: 'GET',
  path: '/api/pantry',
  access: 'member',
  summary: 'What the household has at home',
  input: z.object({}),
  result: Pantry,
})

export const add = endpoint({
  method: 'POST',
  path: '/api/pantry/items',
  access: 'member',
  summary: 'Add to the pantry, in words such as ‘2 kilo pyaaz’ or as food ids',
  input: z.object({
    items: z._default(
      z.array(text('An item', { max: limits.textMax })).check(z.maxLength(50, 'At most 50 items at once')),
      [],
    ),
    foods: z._default(
      z
        .array(z.string('A food must be text').check(z.maxLength(60, 'A food is at most 60 characters')))
        .check(z.maxLength(limits.max, `At most ${limits.max} foods at once`)),
      [],
    ),
  }),
  result: Pantry,
})

export const change = endpoint({
  method: 'PUT',
  path: '/api/pantry/items/:id',
  access: 'member',
  summary: 'Set an item’s amount, or don’t suggest it for a week',
  input: z.object({
    id: Id,
    /** '500 g'; null if unknown. */
    amount: z.optional(z.nullable(text('Amount', { max: 40 }))),
    not_now: z.optional(z.boolean('not_now must be true or false')),
  }),
  result: Pantry,
})

export const remove = endpoint({
  method: 'DELETE',
  path: '/api/pantry/items/:id',
  access: 'member',
  summary: 'Remove an item that is used up or was never there',
  input: z.object({ id: Id }),
  result: Pantry,
})

export const Cookable = z.object({
  id: z.string(),
  title: z.string(),
  is_vegetarian: z.boolean(),
  minutes: z.int(),
  place: z.string(),
  uses: z.array(z.string()),
  missing: z.array(z.string()),
})
export type Cookable = z.infer<typeof Cookable>

export const dishes = endpoint({
  method: 'GET',
  path: '/api/pantry/dishes',
  access: 'member',
  summary: 'Dishes that can be cooked, ranked by how many of their ingredients are at home, within today’s diet',
  input: z.object({}),
  result: z.object({ dishes: z.array(Cookable) }),
})
