import * as z from 'zod/mini'
import { shoppingList as limits } from '../constants/kitchen.ts'
import { endpoint } from '../endpoint.ts'
import { Done, Id, Instant, text, Waited } from '../fields.ts'
import { adults } from '../household-roles.ts'
import { RecipeId, Serves } from './recipes.ts'

/** One entry on the list; several entries for the same thing form one line. */
const ListEntry = z.object({
  id: Id,
  /** As typed: '2 kilo pyaaz'; for a dish, the amount it needs. */
  text: z.string(),
  /** Who added it, as an index into `people`; null once they have left. */
  by: z.nullable(z.int()),
  /** The dish it is for, as an index into `dishes`. */
  dish: z.nullable(z.int()),
})

/** A thing to buy, with all its entries on the list added up. */
export const ListLine = z.object({
  /** The same for all entries of one thing: 'onion', '~soap'. */
  key: z.string(),
  name: z.string(),
  /** The food's Hindi name in Devanagari, for a list sent in Hindi. */
  hindi: z.optional(z.string()),
  /** The id under which shops know the food; null if it is not a food. */
  food: z.nullable(z.string()),
  aisle: z.string(),
  /** '2 kg', '2 kg + 1 packet'; empty if unknown. */
  amount: z.string(),
  /** What to ask for in a shop: '2 × 500 g packs'; null if the amount is unknown. */
  buy: z.nullable(z.string()),
  /**
   * The food's pack that suits the amount, the number of packs, and the pack's id in a cart; null for a brand or a
   * kind.
   */
  pack: z.nullable(z.string()),
  packs: z.int(),
  pack_id: z.optional(z.string()),
  /** For something bought by number without a pack: how many, and of what ('packet'); null for pieces. */
  counted: z.optional(z.object({ quantity: z.int(), unit: z.nullable(z.string()) })),
  /** Our estimate for all of it, in rupees; 0 if there is no price. */
  price: z.int(),
  /** The amount in the pantry: '500 g', or 'some'; null for none. */
  at_home: z.nullable(z.string()),
  /** True if the pantry has all that the dishes need and nobody added more. */
  have: z.boolean(),
  entries: z.array(ListEntry),
  ticked: z.boolean(),
  ticked_by: z.nullable(z.string()),
  /**
   * Where all of it is: in a cart of the household, or ordered since it was put on the list; null if something is
   * missing.
   */
  sent: z.nullable(z.enum(['cart', 'ordered'])),
  /** The quantity that the person's own cart must hold to cover the line; 0 if nothing is missing. */
  to_cart: z.int(),
})
export type ListLine = z.infer<typeof ListLine>

const afters = ['interval', 'bought'] as const

export const Staple = z.object({
  id: Id,
  name: z.string(),
  amount: z.string(),
  /** When it is put on the list again: every few days, or this many days after it was bought. */
  after: z.enum(afters),
  days: z.int(),
  /** When it is next put on the list; null until it is bought. */
  next_at: z.nullable(Instant),
})
export type Staple = z.infer<typeof Staple>

/** An item that is out, running low or old in the pantry. */
export const Proposed = z.object({
  /** The id of the pantry item. */
  id: Id,
  name: z.string(),
  why: z.enum(['out', 'low', 'old']),
  /** '50 g left', '6 days old'. */
  detail: z.string(),
})
export type Proposed = z.infer<typeof Proposed>

export const ShoppingList = z.object({
  /** Sorted by aisle; ticked lines stay until they are cleared, at most a day. */
  lines: z.array(ListLine),
  people: z.array(z.string()),
  dishes: z.array(z.string()),
  /** The price in rupees of everything still to be bought that has one. */
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

/** If members change the same item, the later change wins; ids that no longer exist are ignored. */
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
  input: z.object({
    recipe_id: RecipeId,
    serves: z.optional(Serves),
    /** Adds them once more if the dish is on the list already. */
    again: z.optional(z.boolean('again must be true or false')),
  }),
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
        /** The text as last typed, for adding it again. */
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
