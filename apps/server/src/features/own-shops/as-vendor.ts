import { everywhere } from '@planner/commerce/can-supply'
import { labels } from '@planner/commerce/needs/labels'
import type { ShopKind } from '@planner/contract/shops'
import type { OwnShopRow, VendorRow } from '#platform/db/tables/vendors.ts'

const kinds: Record<ShopKind, { category: VendorRow['category']; services: string[]; about: string }> = {
  kirana: { category: 'grocery', services: [labels.groceries], about: 'Your kirana' },
  milk: { category: 'grocery', services: [labels.groceries], about: 'Your milk' },
  vegetables: { category: 'grocery', services: [labels.groceries], about: 'Your vegetables' },
  chemist: { category: 'grocery', services: [labels.medicine], about: 'Your chemist' },
  cook: { category: 'service', services: [labels.fooddelivery, labels.chef], about: 'Your cook' },
}

/** Converts a person's own shop to a vendor: it delivers wherever the person is, and takes no orders through us. */
export function asVendor({ id, kind, name, phone, upi_id, language, created_at }: OwnShopRow): VendorRow {
  const { category, services, about } = kinds[kind]
  return {
    id,
    name,
    category,
    description: about,
    price_tier: 1,
    location: everywhere,
    contact: phone,
    website: null,
    services,
    is_active: true,
    archived_at: null,
    stars: 0,
    ratings: 0,
    created_at,
    takes_orders: false,
    order_channel: null,
    order_to: null,
    upi_id,
    language,
    pin_codes: [],
  }
}
