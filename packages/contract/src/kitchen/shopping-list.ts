import * as z from 'zod/mini'
import { shoppingList as limits } from '../constants/kitchen.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant, text, Waited } from '../fields.ts'
import { adults } from '../household-roles.ts'
import { RecipeId, Serves } from './recipes.ts'

/** What somebody put on the list; several of one thing are one line. */
const ListEntry = z.object({
  id: Id,
  /** As it was typed: '2 kilo pyaaz'; for a dish, how much it needs. */
  text: z.string(),
  /** Who put it there, as a place in `people`; null once they are gone. */
  by: z.nullable(z.int()),
  /** The dish that it is for, as a place in `dishes`. */
  dish: z.nullable(z.int()),
})

/** A thing to buy: everything of it that is on the list, added up. */
export const ListLine = z.object({
  /** The same for the same thing: 'onion', '~soap'. */
  key: z.string(),
  name: z.string(),
  /** The id by which shops know the food; null for what is none. */
  food: z.nullable(z.string()),
  aisle: z.string(),
  /** '2 kg', '2 kg + 1 packet'; empty where nobody said how much. */
  amount: z.string(),
  /** What to ask for in a shop: '2 × 500 g packs'; null where no amount is known. */
  buy: z.nullable(z.string()),
  /** The pack of a food that suits the amount, how many of it, and by which id a cart has it; none for a brand or a kind. */
  pack: z.nullable(z.string()),
  packs: z.int(),
  pack_id: z.optional(z.string()),
  /** Rupees for all of it, our estimate; 0 for what has none. */
  price: z.int(),
  /** How much of it the pantry has: '500 g', or 'some'; null for none. */
  at_home: z.nullable(z.string()),
  /** The pantry has all that the dishes need, and nobody asked for more. */
  have: z.boolean(),
  entries: z.array(ListEntry),
  ticked: z.boolean(),
  ticked_by: z.nullable(z.string()),
  /** All of it is in a cart of the household, or ordered since it was put on the list; null where something is missing. */
  sent: z.nullable(z.enum(['cart', 'ordered'])),
  /** How many one's own cart has to hold for all of it to come; 0 where nothing is missing. */
  to_cart: z.int(),
})
export type ListLine = z.infer<typeof ListLine>

const afters = ['interval', 'bought'] as const

export const Staple = z.object({
  id: Id,
  name: z.string(),
  amount: z.string(),
  /** Comes back every few days, or this many days after it was bought. */
  after: z.enum(afters),
  days: z.int(),
  /** When it is next put on the list; null until it is bought. */
  next_at: z.nullable(Instant),
})
export type Staple = z.infer<typeof Staple>

/** What the pantry runs low of, or has for too long. */
export const Proposed = z.object({
  /** Of the pantry's item. */
  id: Id,
  name: z.string(),
  why: z.enum(['out', 'low', 'old']),
  /** '50 g left', '6 days old'. */
  detail: z.string(),
})
export type Proposed = z.infer<typeof Proposed>

export const ShoppingList = z.object({
  /** Aisle by aisle; ticked ones stay until they are cleared, at most a day. */
  lines: z.array(ListLine),
  people: z.array(z.string()),
  dishes: z.array(z.string()),
  /** Rupees of what is still to be bought and has a price. */
  total: z.int(),
  label: z.string(),
  staples: z.array(Staple),
  proposed: z.array(Proposed),
})
export type ShoppingList = z.infer<typeof ShoppingList>

const Ids = z
  .array(Id)
  .check(
    z.minLength(1, 'Choose at least one item'),
    z.maxLength(limits.idsMax, `At most ${limits.idsMax} items at once`),
  )

const ItemText = text('An item', { max: limits.textMax })

export const show = endpoint({
  method: 'GET',
  path: '/api/shopping-list',
  access: 'member',
  summary: 'The household’s shopping list: amounts added up, by aisle',
  input: z.object({}),
  result: ShoppingList,
})

export const add = endpoint({
  method: 'POST',
  path: '/api/shopping-list/items',
  access: 'member',
  summary: 'Add items to the shopping list in your own words, such as ‘2 kilo pyaaz’',
  carries: ['idempotency-key'],
  input: z.object({
    items: z
      .array(z.object({ id: Id, text: ItemText }))
      .check(
        z.minLength(1, 'Write at least one item'),
        z.maxLength(limits.perCall, `At most ${limits.perCall} items at once`),
      ),
    waited_ms: Waited,
  }),
  result: ShoppingList,
})

export const edit = endpoint({
  method: 'PUT',
  path: '/api/shopping-list/items/:id',
  access: 'member',
  summary: 'Reword an item on the shopping list',
  input: z.object({ id: Id, text: ItemText, waited_ms: Waited }),
  result: ShoppingList,
})

/** Where members change the same item, the later change counts; what is unknown by now is passed over. */
export const tick = endpoint({
  method: 'PUT',
  path: '/api/shopping-list/ticks',
  access: 'member',
  summary: 'Tick items as bought, which adds them to the pantry, or untick them',
  input: z.object({ ids: Ids, ticked: z.boolean('ticked must be true or false'), waited_ms: Waited }),
  result: ShoppingList,
})

export const remove = endpoint({
  method: 'PUT',
  path: '/api/shopping-list/removals',
  access: 'member',
  summary: 'Remove items from the shopping list, or put them back; a child their own',
  input: z.object({ ids: Ids, removed: z.boolean('removed must be true or false'), waited_ms: Waited }),
  result: ShoppingList,
})

export const addRecipe = endpoint({
  method: 'POST',
  path: '/api/shopping-list/recipes',
  access: 'member',
  summary: 'Add what a recipe needs to the shopping list',
  carries: ['idempotency-key'],
  input: z.object({ recipe_id: RecipeId, serves: z.optional(Serves) }),
  result: ShoppingList,
})

export const clear = endpoint({
  method: 'POST',
  path: '/api/shopping-list/clear',
  access: 'member',
  summary: 'Clear ticked items from the list; they stay among the bought ones',
  input: z.object({}),
  result: ShoppingList,
})

export const bought = endpoint({
  method: 'GET',
  path: '/api/shopping-list/bought',
  access: 'member',
  summary: 'What the household bought in the last 90 days, newest first',
  input: z.object({}),
  result: z.object({
    things: z.array(
      z.object({
        key: z.string(),
        /** As it was last said, to be added again. */
        text: z.string(),
        name: z.string(),
        times: z.int(),
        last_at: Instant,
      }),
    ),
  }),
})

const Days = z
  .int('days must be a whole number')
  .check(z.minimum(1, 'At least every day'), z.maximum(365, 'At most 365 days'))
const After = z.enum(afters, 'after must be interval or bought')

export const addStaple = endpoint({
  method: 'POST',
  path: '/api/shopping-list/staples',
  access: 'member',
  roles: adults,
  summary: 'Add a staple, which returns to the list automatically; adding it again changes it',
  input: z.object({ text: ItemText, days: Days, after: After }),
  result: ShoppingList,
})

export const removeStaple = endpoint({
  method: 'DELETE',
  path: '/api/shopping-list/staples/:id',
  access: 'member',
  roles: adults,
  summary: 'Remove a staple',
  input: z.object({ id: Id }),
  result: Done,
})
