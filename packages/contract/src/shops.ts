import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, optionalText, text } from './fields.ts'
import { UpiId } from './indian-fields.ts'
import { ShopLanguage } from './new-vendor.ts'
import { IndianMobileNumber } from './phone-number.ts'

/** The kinds of local shops that people already buy from. */
export const shopKinds = ['kirana', 'milk', 'vegetables', 'chemist', 'cook'] as const
export const ShopKind = z.enum(shopKinds, 'kind must be kirana, milk, vegetables, chemist or cook')
export type ShopKind = z.infer<typeof ShopKind>

const shopFields = {
  kind: ShopKind,
  name: text('Name', { max: 80 }),
  phone: z.nullable(IndianMobileNumber),
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

/** Orders keep a copy of its name. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/shops/:id',
  access: 'member',
  summary: 'Delete one of the user’s own shops',
  input: z.object({ id: Id }),
  result: Done,
})

/** The price the person last paid for something, per piece and including tax. */
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
