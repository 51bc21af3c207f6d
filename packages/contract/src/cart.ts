import * as z from 'zod/mini'
import { cart as limits } from './constants/orders.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, optionalText, text } from './fields.ts'
import { OptionalPinCode } from './indian-fields.ts'

/** The type of a cart line. `recipe_item` follows the rules of `recipe` (docs/product/decisions.md#21). */
export const lineTypes = ['recipe', 'recipe_item', 'service', 'product', 'ingredient'] as const
export const LineType = z.enum(lineTypes, 'type must be recipe, recipe_item, service, product or ingredient')
export type LineType = z.infer<typeof LineType>

/** Why a recipe was added to the cart; each action has a fixed price. */
export const recipeActions = ['buy_ingredients', 'order_online', 'hire_chef'] as const
export const RecipeAction = z.enum(recipeActions, 'action must be buy_ingredients, order_online or hire_chef')
export type RecipeAction = z.infer<typeof RecipeAction>

/** The id prefix of written-in items such as '5 kg atta', which only a shop can price. */
export const writtenInPrefix = 'free-'

/** What a shop may do when a line is out of stock. */
export const replacements = ['ask', 'similar', 'none'] as const
export const Replacement = z.enum(replacements, 'replacement must be ask, similar or none')
export type Replacement = z.infer<typeof Replacement>

/** 'gateway' if it was or will be paid online. */
export const PaymentMethod = z.enum(['gateway', 'on_delivery'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** Rupees with at most two decimals, without tax. */
const Rupees = z.number()

export const CartItem = z.object({
  type: LineType,
  item_id: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** Price per piece in rupees without tax; set by the server wherever it knows the price. */
  price: Rupees,
  /** True if the server does not know the price and used the one that was sent. */
  quoted: z.boolean(),
  line_total: Rupees,
  /** The tax code of the line: HSN for goods, SAC for services. */
  hsn_sac: z.string(),
  vendor_id: z.nullable(z.string()),
  vendor_name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  reminder_id: z.nullable(z.string()),
  recipe_id: z.nullable(z.string()),
  action: z.nullable(RecipeAction),
  replacement: Replacement,
  /** The member who added it; only in a household’s cart and its orders. */
  by: z.optional(Id),
  /** What its shop refunds after a problem, in rupees with tax: deducted from the order’s total, not from `line_total`. */
  refunded: z.optional(Rupees),
})
export type CartItem = z.infer<typeof CartItem>

export const Totals = z.object({
  subtotal: Rupees,
  cgst: Rupees,
  sgst: Rupees,
  /** The grand total, tax included. */
  total_amount: Rupees,
})
export type Totals = z.infer<typeof Totals>

export const Cart = z.object({
  items: z.array(CartItem),
  /** Incremented with every change; sent back in If-Match (docs/product/decisions.md#20). */
  version: z.int(),
  totals: Totals,
  /** The delivery address, if given. */
  address: z.nullable(z.string()),
  pin_code: z.nullable(z.string()),
  /** The requested delivery time; null if none was given, or once it has passed. */
  deliver_by: z.nullable(Instant),
  /** How an order of this cart would be paid, shown before it is placed (docs/product/decisions.md#24). */
  payment_method: PaymentMethod,
  /** Whether it is the household’s cart. */
  is_shared: z.optional(z.boolean()),
  /** The number of lines in the person’s own cart, which is set aside while the household shares one. */
  own_items: z.optional(z.int()),
})
export type Cart = z.infer<typeof Cart>

export const get = endpoint({
  method: 'GET',
  path: '/api/cart',
  access: 'member',
  summary: 'Get the cart',
  input: z.object({}),
  result: Cart,
})

export const bring = endpoint({
  method: 'POST',
  path: '/api/cart/bring',
  access: 'member',
  summary: 'Put what is in one’s own cart into the household’s',
  input: z.object({}),
  result: Cart,
})

const Quantity = z
  .int('Quantity must be a whole number')
  .check(
    z.minimum(1, 'Quantity must be at least 1'),
    z.maximum(limits.quantityMax, `Quantity must be at most ${limits.quantityMax}`),
  )

const OptionalId = z.optional(z.nullable(optionalText('An id', { max: 120 })))

/** A quoted price, in rupees. */
export const Price = z
  .number('Price must be a number')
  .check(
    z.positive('Price must be more than zero'),
    z.minimum(0.01, 'Price must be at least one paisa'),
    z.maximum(limits.priceMax, 'That price is too high'),
  )

const NewLine = z.object({
  type: LineType,
  item_id: text('item_id', { max: 120 }),
  name: text('Name', { max: 200 }),
  quantity: z._default(Quantity, 1),
  /** Used only if the server does not know the price; the same applies to name and vendor. */
  price: z.optional(Price),
  /** True for a written-in item such as '5 kg atta': its price is 0 until the shop sets one. */
  unpriced: z.optional(z.boolean('unpriced must be true or false')),
  vendor_id: OptionalId,
  vendor_name: z.optional(z.nullable(optionalText('Vendor name', { max: 120 }))),
  description: z.optional(z.nullable(optionalText('Description', { max: 500 }))),
  reminder_id: OptionalId,
  recipe_id: OptionalId,
  action: z.optional(z.nullable(RecipeAction)),
})

export const add = endpoint({
  method: 'POST',
  path: '/api/cart/add',
  access: 'member',
  summary: 'Add an item to the cart',
  carries: ['idempotency-key'],
  input: NewLine,
  result: Cart,
})

export const addAll = endpoint({
  method: 'POST',
  path: '/api/cart/add-all',
  access: 'member',
  summary: 'Add several items to the cart, all or none',
  carries: ['idempotency-key'],
  input: z.object({
    items: z
      .array(NewLine)
      .check(
        z.minLength(1, 'Choose at least one item'),
        z.maxLength(limits.linesMax, 'That’s more than a cart can hold'),
      ),
    /**
     * Adds only the missing amount: quantities already in the cart count, so a second tap, or a second member, adds
     * nothing.
     */
    missing_only: z.optional(z.boolean('missing_only must be true or false')),
  }),
  result: Cart,
})

export const addRecipeIngredients = endpoint({
  method: 'POST',
  path: '/api/cart/add-recipe-ingredients',
  access: 'member',
  summary: 'Add all ingredients of a recipe to the cart',
  input: z.object({
    recipe_id: text('recipe_id', { max: 200 }),
    serves: z.optional(
      z.int('serves must be a whole number').check(z.minimum(1, 'At least 1 serving'), z.maximum(12, 'At most 12')),
    ),
  }),
  result: z.object({ items_added: z.int(), cart: Cart }),
})

export const removeItem = endpoint({
  method: 'DELETE',
  path: '/api/cart/item/:index',
  access: 'member',
  summary: 'Remove a line from the cart',
  carries: ['version'],
  input: z.object({
    index: z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/, 'index must be a line number')),
      z.transform((index: string) => Number(index)),
    ),
  }),
  result: Cart,
})

export const empty = endpoint({
  method: 'DELETE',
  path: '/api/cart/items',
  access: 'member',
  summary: 'Remove every line from the cart',
  carries: ['version'],
  input: z.object({}),
  result: Cart,
})

/** Applies all of the page's changes or none. Lines that are not named stay as they are; quantity 0 removes a line. */
export const put = endpoint({
  method: 'PUT',
  path: '/api/cart',
  access: 'member',
  summary: 'Change quantities, vendors and the delivery address in one request',
  carries: ['version'],
  input: z.object({
    items: z._default(
      z
        .array(
          z.object({
            index: z.int('index must be a line number').check(z.minimum(0, 'index must not be negative')),
            quantity: z.optional(
              z
                .int('Quantity must be a whole number')
                .check(
                  z.minimum(0, 'Quantity must not be negative'),
                  z.maximum(limits.quantityMax, `Quantity must be at most ${limits.quantityMax}`),
                ),
            ),
            vendor_id: z.optional(z.nullable(Id)),
            replacement: z.optional(Replacement),
          }),
        )
        .check(z.maxLength(limits.linesMax, 'That’s more than a cart can hold')),
      [],
    ),
    address: z.optional(z.nullable(optionalText('Address', { max: 300 }))),
    pin_code: z.optional(z.nullable(OptionalPinCode)),
    /** Must be in the future when the order is placed. */
    deliver_by: z.optional(z.nullable(Instant)),
  }),
  result: Cart,
})

const UserLocation = z.object({
  lat: z.number('lat must be a number').check(z.minimum(-90), z.maximum(90)),
  lng: z.number('lng must be a number').check(z.minimum(-180), z.maximum(180)),
  city: z.optional(optionalText('City', { max: 100 })),
})

export const badges = ['recommended', 'fastest', 'best_price'] as const
export const VendorRecommendation = z.object({
  vendor_id: Id,
  badges: z.array(z.enum(badges)),
  reasoning: z.string(),
})
export type VendorRecommendation = z.infer<typeof VendorRecommendation>

const AdviceOn = z.object({
  cart_items: z
    .array(z.looseObject({ type: LineType, name: z.optional(z.string()) }))
    .check(z.maxLength(limits.linesMax, 'That’s more than a cart can hold')),
  user_location: z.optional(z.nullable(UserLocation)),
  /** The PIN code entered on the page; without it, that of the stored cart. */
  pin_code: z.optional(z.nullable(OptionalPinCode)),
})

export const vendorRecommendations = endpoint({
  method: 'POST',
  path: '/api/cart/vendor-recommendations',
  access: 'member',
  summary: 'The vendors that fit each line, and why',
  input: AdviceOn,
  result: z.object({
    /** Keyed `item_{index}`. */
    recommendations: z.record(z.string(), z.array(VendorRecommendation)),
    ai_suggestion: z.nullable(z.string()),
    /** Whether `adviceInWords` may be called to have a language model phrase this. */
    may_word: z.boolean(),
  }),
})

/**
 * Vendors, amounts and advice are computed by the server. If the model's text fails the checks, the built-in text is
 * used.
 */
export const adviceInWords = endpoint({
  method: 'POST',
  path: '/api/cart/advice-in-words',
  access: 'member',
  summary: 'Cart advice written by a language model; takes up to 15 seconds',
  input: AdviceOn,
  result: z.object({
    worded_by: z.enum(['engine', 'model']),
    ai_suggestion: z.nullable(z.string()),
    reasons: z.array(z.object({ item: z.string(), vendor_id: Id, reasoning: z.string() })),
  }),
})

const suggestionTypes = [
  'bundling',
  'price_comparison',
  'substitution',
  'bulk_discount',
  'delivery_optimization',
] as const

export const SmartSuggestion = z.object({
  title: z.string(),
  description: z.string(),
  /** Names of the lines concerned. */
  items: z.array(z.string()),
  /** Rupees. */
  savings: z.number(),
  type: z.enum(suggestionTypes),
})
export type SmartSuggestion = z.infer<typeof SmartSuggestion>

export const smartSuggestions = endpoint({
  method: 'POST',
  path: '/api/cart/smart-suggestions',
  access: 'member',
  summary: 'Ways to make the cart cheaper, with the calculation',
  input: z.object({}),
  result: z.object({ suggestions: z.array(SmartSuggestion), total_potential_savings: z.number() }),
})
