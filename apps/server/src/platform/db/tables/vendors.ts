import type { OrderChannel, ShopLanguage } from '@planner/contract/new-vendor'
import type { ShopKind } from '@planner/contract/shops'
import type { VendorCategory } from '@planner/contract/vendors'
import type { Generated, Selectable } from 'kysely'

export type VendorsTable = {
  id: string
  name: string
  category: VendorCategory
  description: string
  price_tier: number
  location: string
  contact: string | null
  website: string | null
  services: Generated<string[]>
  is_active: Generated<boolean>
  archived_at: Date | null
  stars: Generated<number>
  ratings: Generated<number>
  created_at: Date
  takes_orders: Generated<boolean>
  order_channel: OrderChannel | null
  order_to: string | null
  upi_id: string | null
  language: Generated<ShopLanguage>
  pin_codes: Generated<string[]>
}
export type VendorRow = Selectable<VendorsTable>

export type VendorRatingsTable = { vendor_id: string; user_id: string; stars: number; rated_at: Date }

export type VendorInteractionsTable = {
  id: string
  user_id: string
  vendor_id: string
  reminder_id: string
  action: string
  at: Date
}

export type VendorLinksTable = {
  id: string
  vendor_id: string
  part_id: string | null
  created_at: Date
  ends_at: Date
  withdrawn_at: Date | null
  opens: number
  answers: number
  last_opened_at: Date | null
}
export type VendorLinkRow = Selectable<VendorLinksTable>

export type OwnShopsTable = {
  id: string
  user_id: string
  kind: ShopKind
  name: string
  phone: string | null
  upi_id: string | null
  hours: string | null
  language: ShopLanguage
  created_at: Date
}
export type OwnShopRow = Selectable<OwnShopsTable>

export type VendorTables = {
  vendors: VendorsTable
  vendor_ratings: VendorRatingsTable
  vendor_interactions: VendorInteractionsTable
  vendor_links: VendorLinksTable
  own_shops: OwnShopsTable
}
