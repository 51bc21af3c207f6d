import type { ManagedVendor, Vendor } from '@planner/contract/vendors'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { ratingOf } from './rating-of.ts'

/** Converts a vendor to the form the page shows; its tier becomes rupee symbols. */
export function presentVendor(vendor: VendorRow, { isOwn = false } = {}): Vendor {
  return {
    id: vendor.id,
    name: vendor.name,
    category: vendor.category,
    description: vendor.description,
    price_range: '₹'.repeat(vendor.price_tier),
    location: vendor.location,
    contact: vendor.contact,
    website: vendor.website,
    services: vendor.services,
    is_active: vendor.is_active,
    rating: ratingOf(vendor),
    ratings: vendor.ratings,
    takes_orders: vendor.takes_orders,
    pin_codes: vendor.takes_orders ? vendor.pin_codes : [],
    is_own: isOwn,
  }
}

/** Converts a vendor to the form administrators see. */
export const presentManaged = (vendor: VendorRow): ManagedVendor => ({
  ...presentVendor(vendor),
  order_channel: vendor.order_channel,
  order_to: vendor.order_to,
  upi_id: vendor.upi_id,
  language: vendor.language,
  pin_codes: vendor.pin_codes,
})
