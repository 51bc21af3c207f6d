import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, optionalText, text } from './fields.ts'
import { NewVendor, OrderChannel, ShopLanguage, VendorCategory, vendorFields } from './new-vendor.ts'

export type { VendorCategory }

export const Vendor = z.object({
  id: Id,
  name: z.string(),
  category: VendorCategory,
  description: z.string(),
  price_range: z.string(),
  /** A city or 'Pan India'. */
  location: z.string(),
  contact: z.nullable(z.string()),
  website: z.nullable(z.string()),
  services: z.array(z.string()),
  is_active: z.boolean(),
  /** Null until people have rated it. */
  rating: z.nullable(z.number()),
  ratings: z.int(),
  /** Whether the vendor receives and answers orders through this product. */
  takes_orders: z.boolean(),
  /** For a vendor that takes orders: the only areas it delivers to; empty if it did not say. */
  pin_codes: z.array(z.string()),
  /** Whether it is one of the person's own shops. */
  is_own: z.boolean(),
})
export type Vendor = z.infer<typeof Vendor>

export const list = endpoint({
  method: 'GET',
  path: '/api/vendors',
  access: 'member',
  summary: 'List vendors',
  input: z.object({}),
  result: z.array(Vendor),
})

export const suggestedCategories = [
  'transport',
  'food',
  'accommodation',
  'professional',
  'entertainment',
  'healthcare',
  'finance',
  'education',
  'payment',
  'other',
] as const
export const SuggestedCategory = z.enum(suggestedCategories)
export type SuggestedCategory = z.infer<typeof SuggestedCategory>

export const SuggestedVendor = z.object({
  id: Id,
  provider_name: z.string(),
  why_relevant: z.string(),
  /** The part of the description about what they do, and where. */
  does: z.string(),
  category: SuggestedCategory,
  booking_priority: z.enum(['high', 'medium', 'low']),
  /** From 0 to 10. */
  relevance_score: z.number(),
  /** One to three rupee symbols. */
  price_range: z.string(),
  rating: z.nullable(z.number()),
  website: z.nullable(z.string()),
  /** The price of the cart line in rupees; null to use the product's price by tier. */
  price: z.nullable(z.number()),
})
export type SuggestedVendor = z.infer<typeof SuggestedVendor>

export const suggestions = endpoint({
  method: 'GET',
  path: '/api/vendors/suggestions/:reminder_id',
  access: 'member',
  summary: 'Suggest vendors and activities for a reminder',
  input: z.object({ reminder_id: Id }),
  result: z.object({
    suggested_providers: z.array(SuggestedVendor),
    suggested_activities: z.array(z.object({ activity_name: z.string(), why: z.string() })),
    reminder_title: z.string(),
    reminder_id: Id,
    /** Whether `suggestionsInWords` may be called to have a language model phrase this. */
    may_word: z.boolean(),
  }),
})

/**
 * Suggestions and their order are computed by the server. If the model's text fails the checks, the built-in text is
 * used.
 */
export const suggestionsInWords = endpoint({
  method: 'GET',
  path: '/api/vendors/suggestions/:reminder_id/words',
  access: 'member',
  summary: 'Suggestion reasons and activities, written by a language model; takes up to 15 seconds',
  input: z.object({ reminder_id: Id }),
  result: z.object({
    worded_by: z.enum(['engine', 'model']),
    reasons: z.array(z.object({ id: Id, why_relevant: z.string() })),
    activities: z.array(z.object({ activity_name: z.string(), why: z.string() })),
  }),
})

export const interactions = ['added_to_cart', 'opened_website', 'dismissed'] as const

export const interact = endpoint({
  method: 'POST',
  path: '/api/vendor-interaction',
  access: 'member',
  summary: 'Record what the user did with a suggestion, to improve future ones',
  input: z.object({
    vendor_id: text('vendor_id', { max: 200 }),
    reminder_id: Id,
    action: z.enum(interactions, 'action must be added_to_cart, opened_website or dismissed'),
  }),
  result: Done,
})

export const rate = endpoint({
  method: 'PUT',
  path: '/api/vendors/:id/rating',
  access: 'member',
  summary: 'Rate a vendor that delivered an order',
  input: z.object({
    id: Id,
    stars: z
      .int('stars must be a whole number')
      .check(z.minimum(1, 'At least 1 star'), z.maximum(5, 'At most 5 stars')),
  }),
  result: Vendor,
})

const vendorStates = ['active', 'inactive'] as const

export const vendorFilter = {
  /** A part of a name, a description, a location or a service. */
  search: z.optional(optionalText('search', { max: 100 })),
  category: z.optional(VendorCategory),
  state: z.optional(z.enum(vendorStates, 'state must be active or inactive')),
}

/** A vendor as an admin sees it, including how it receives orders. */
export const ManagedVendor = z.object({
  ...Vendor.shape,
  order_channel: z.nullable(OrderChannel),
  order_to: z.nullable(z.string()),
  upi_id: z.nullable(z.string()),
  language: ShopLanguage,
})
export type ManagedVendor = z.infer<typeof ManagedVendor>

/** For admins, in the order in which vendors were added, without archived ones. */
export const adminList = endpoint({
  method: 'GET',
  path: '/api/admin/vendors',
  access: 'admin',
  summary: 'List all vendors, including inactive ones',
  input: z.object(vendorFilter),
  result: z.array(ManagedVendor),
})

export const create = endpoint({
  method: 'POST',
  path: '/api/admin/vendors',
  access: 'admin',
  summary: 'Add a vendor',
  input: z.object({
    ...NewVendor.shape,
    /** Refuses a vendor whose name and location are in the list already, so that the page can ask. */
    only_new: z.optional(z.boolean('only_new must be true or false')),
  }),
  result: ManagedVendor,
})

export const update = endpoint({
  method: 'PUT',
  path: '/api/admin/vendors/:id',
  access: 'admin',
  summary: 'Update a vendor, fully or partly',
  input: z.object({ id: Id, ...z.partial(z.object(vendorFields)).shape }),
  result: ManagedVendor,
})

/** Archives the vendor; carts and orders keep a copy of its data. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/admin/vendors/:id',
  access: 'admin',
  summary: 'Delete a vendor',
  input: z.object({ id: Id }),
  result: Done,
})

/** Sends the vendor a link to a page where it says whether it takes orders. */
export const invite = endpoint({
  method: 'POST',
  path: '/api/admin/vendors/:id/invite',
  access: 'admin',
  summary: 'Invite a vendor to take orders',
  input: z.object({ id: Id }),
  result: z.object({
    message: z.string(),
    /** The invitation to pass on, if this server can’t send on the vendor’s channel; null if it was sent. */
    link: z.nullable(z.string()),
  }),
})

const VendorLinks = z.object({
  /** The number of links that still work. */
  open: z.int(),
  opens: z.int(),
  answers: z.int(),
  last_opened_at: z.nullable(Instant),
})
export type VendorLinks = z.infer<typeof VendorLinks>

export const links = endpoint({
  method: 'GET',
  path: '/api/admin/vendors/:id/links',
  access: 'admin',
  summary: 'How often a vendor’s links were opened and used',
  input: z.object({ id: Id }),
  result: VendorLinks,
})

/** The vendor receives no orders until it is invited again. */
export const withdrawLinks = endpoint({
  method: 'DELETE',
  path: '/api/admin/vendors/:id/links',
  access: 'admin',
  summary: 'Withdraw all links of a vendor',
  input: z.object({ id: Id }),
  result: Done,
})
