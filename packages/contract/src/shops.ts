import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, optionalText, text } from './fields.ts'
import { ShopLanguage, UpiId } from './new-vendor.ts'

/** The shops that people buy from anyway. */
export const shopKinds = ['kirana', 'milk', 'vegetables', 'chemist', 'cook'] as const
export const ShopKind = z.enum(shopKinds, 'kind must be kirana, milk, vegetables, chemist or cook')
export type ShopKind = z.infer<typeof ShopKind>

/** '98765 43210', '+91 98765-43210' and '098765 43210' give '+919876543210'; empty is none. */
const IndianNumber = z.pipe(
  z
    .string('Number must be text')
    .check(z.regex(/^$|^(\+91|91|0)?[6-9]\d{9}$/, 'Enter a 10-digit Indian mobile number'), z.maxLength(20)),
  z.transform((number: string) => (number === '' ? '' : `+91${number.slice(-10)}`)),
)

/** A number as typed, without spaces, dashes and brackets. */
const TypedNumber = z.pipe(
  z.pipe(
    z.string('Number must be text').check(z.maxLength(30, 'Number must be at most 30 characters')),
    z.transform((typed: string) => typed.replaceAll(/[\s().-]/g, '')),
  ),
  IndianNumber,
)

const shopFields = {
  kind: ShopKind,
  name: text('Name', { max: 80 }),
  phone: z.nullable(TypedNumber),
  upi_id: z.nullable(UpiId),
  hours: z.nullable(optionalText('Hours', { max: 80 })),
  language: ShopLanguage,
}

export const Shop = z.object({
  id: Id,
  kind: ShopKind,
  name: z.string(),
  phone: z.nullable(z.string()),
  upi_id: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  language: ShopLanguage,
})
export type Shop = z.infer<typeof Shop>

export const list = endpoint({
  method: 'GET',
  path: '/api/shops',
  access: 'member',
  summary: 'List the user’s own shops',
  input: z.object({}),
  result: z.array(Shop),
})

export const create = endpoint({
  method: 'POST',
  path: '/api/shops',
  access: 'member',
  summary: 'Add one of the user’s own shops',
  input: z.object({
    ...shopFields,
    phone: z._default(shopFields.phone, null),
    upi_id: z._default(shopFields.upi_id, null),
    hours: z._default(shopFields.hours, null),
    language: z._default(ShopLanguage, 'en'),
  }),
  result: Shop,
})

export const update = endpoint({
  method: 'PUT',
  path: '/api/shops/:id',
  access: 'member',
  summary: 'Change one of the user’s own shops, fully or partly',
  input: z.object({ id: Id, ...z.partial(z.object(shopFields)).shape }),
  result: Shop,
})

/** Orders keep their copy of its name. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/shops/:id',
  access: 'member',
  summary: 'Delete one of the user’s own shops',
  input: z.object({ id: Id }),
  result: Done,
})

/** What the user last paid for something, per piece and tax included. */
const PaidPrice = z.object({
  /** The name of the line in lower case. */
  name: z.string(),
  price: z.number(),
  shop: z.string(),
  paid_at: Instant,
})
export type PaidPrice = z.infer<typeof PaidPrice>

export const paidPrices = endpoint({
  method: 'GET',
  path: '/api/shops/paid-prices',
  access: 'member',
  summary: 'List what the user last paid for each item that they ticked off, newest first',
  input: z.object({}),
  result: z.array(PaidPrice),
})
