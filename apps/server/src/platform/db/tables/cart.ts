import type { LineType, RecipeAction, Replacement } from '@planner/contract/cart'
import type { Generated, Selectable } from 'kysely'
import type { JsonColumn } from './columns.ts'

/** A line as a cart keeps it and an order snapshots it. */
export type Line = {
  type: LineType
  item_id: string
  name: string
  quantity: number
  /** Each, in paise. */
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
  /** What its shop takes off it after a problem, in paise; of a delivered order only. */
  refunded?: number
}

export type CartsTable = {
  /** That of its person or household. */
  id: Generated<string>
  /** One of the two is null. */
  user_id: string | null
  household_id: Generated<string | null>
  version: number
  lines: JsonColumn<Line[]>
  address: string | null
  pin_code: string | null
  /** By when it should be there. */
  deliver_by: Date | null
  updated_at: Date
}
export type CartRow = Selectable<CartsTable>

export type CartTables = {
  carts: CartsTable
}
