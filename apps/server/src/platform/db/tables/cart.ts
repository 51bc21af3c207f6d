import type { LineType, RecipeAction, Replacement } from '@planner/contract/cart'
import type { Generated, Selectable } from 'kysely'
import type { JsonColumn } from './columns.ts'

/** A line as a cart stores it and an order snapshots it. */
export type Line = {
  type: LineType
  item_id: string
  name: string
  quantity: number
  /** Unit price in paise. */
  price: number
  quoted: boolean
  vendor_id: string | null
  vendor_name: string | null
  description: string | null
  reminder_id: string | null
  recipe_id: string | null
  action: RecipeAction | null
  replacement: Replacement
  /** Who added it; only in a household's cart and its orders. */
  by?: string
  /** The amount that its shop deducts after a problem, in paise; only in a delivered order. */
  refunded?: number
  /** True if it was missing or damaged on delivery and is not brought after all. */
  lacking?: true
}

export type CartsTable = {
  /** The id of its person or household. */
  id: Generated<string>
  /** Exactly one of the two is null. */
  user_id: string | null
  household_id: Generated<string | null>
  version: number
  lines: JsonColumn<Line[]>
  address: string | null
  pin_code: string | null
  /** When delivery is wanted at the latest. */
  deliver_by: Date | null
  updated_at: Date
}
export type CartRow = Selectable<CartsTable>

export type CartTables = {
  carts: CartsTable
}
