import * as z from 'zod/mini'
import { optionalText, text } from './fields.ts'
import { PinCode, UpiId } from './indian-fields.ts'

export const vendorCategories = ['grocery', 'restaurant', 'service', 'gift'] as const
export const VendorCategory = z.enum(vendorCategories, 'Category must be grocery, restaurant, service or gift')
export type VendorCategory = z.infer<typeof VendorCategory>

/** The languages in which a shop can receive its orders. */
const shopLanguages = ['en', 'hi'] as const
export const ShopLanguage = z.enum(shopLanguages, 'language must be en or hi')
export type ShopLanguage = z.infer<typeof ShopLanguage>

/** How a vendor receives its orders. */
export const orderChannels = ['whatsapp', 'sms', 'email'] as const
export const OrderChannel = z.enum(orderChannels, 'order_channel must be whatsapp, sms or email')
export type OrderChannel = z.infer<typeof OrderChannel>

/** One to three symbols; the form shows $, shoppers see ₹ (docs/product/decisions.md#26). */
const PriceRange = z
  .string('Price range must be text')
  .check(z.regex(/^(\${1,3}|₹{1,3})$/, 'Price range must be $, $$ or $$$'))

const Website = z
  .string('Website must be text')
  .check(z.trim(), z.maxLength(300), z.regex(/^(https?:\/\/[^\s<>"']+)?$/i, 'Website must start with https://'))

export const vendorFields = {
  name: text('Name', { max: 120 }),
  category: VendorCategory,
  description: text('Description', { max: 1000 }),
  price_range: PriceRange,
  location: text('Location', { max: 80 }),
  contact: z.nullable(optionalText('Contact', { max: 120 })),
  website: z.nullable(Website),
  services: z.array(text('A service', { max: 60 })).check(z.maxLength(30, 'At most 30 services')),
  is_active: z.boolean('is_active must be true or false'),
  /** How it receives orders once it has accepted an invitation; null if it takes none. */
  order_channel: z.nullable(OrderChannel),
  /** The number or address for that channel. */
  order_to: z.nullable(optionalText('Number or email', { max: 120 })),
  upi_id: z.nullable(UpiId),
  language: ShopLanguage,
  pin_codes: z.array(PinCode).check(z.maxLength(200, 'At most 200 PIN codes')),
}

/** A vendor as entered by an admin; also checked by the page. */
export const NewVendor = z.object({
  ...vendorFields,
  price_range: z._default(vendorFields.price_range, '$'),
  contact: z._default(vendorFields.contact, null),
  website: z._default(vendorFields.website, null),
  services: z._default(vendorFields.services, []),
  is_active: z._default(vendorFields.is_active, true),
  order_channel: z._default(vendorFields.order_channel, null),
  order_to: z._default(vendorFields.order_to, null),
  upi_id: z._default(vendorFields.upi_id, null),
  language: z._default(vendorFields.language, 'en'),
  pin_codes: z._default(vendorFields.pin_codes, []),
})
