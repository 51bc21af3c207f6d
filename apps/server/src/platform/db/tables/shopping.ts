import type { ListUnit } from '@planner/kitchen'
import type { ColumnType, Selectable } from 'kysely'
import type { JsonColumn } from './columns.ts'

/** An item that somebody put on the household's shopping list. */
export type ShoppingItemsTable = {
  id: string
  household_id: string
  user_id: string | null
  said: string
  said_at: Date
  key: string
  food: string | null
  name: string
  amount: number | null
  unit: ListUnit | null
  serves: number | null
  chosen_id: string | null
  dish: string | null
  for_day: ColumnType<string | null, string | null, string | null>
  state: 'open' | 'ticked' | 'removed'
  state_at: Date
  state_by: string | null
  cleared_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  added_at: Date
}
export type ShoppingItemRow = Selectable<ShoppingItemsTable>

export type ShoppingStaplesTable = {
  id: string
  household_id: string
  user_id: string | null
  said: string
  key: string
  food: string | null
  name: string
  amount: number | null
  unit: ListUnit | null
  after: 'interval' | 'bought'
  days: number
  next_at: Date | null
  created_at: Date
}
export type ShoppingStapleRow = Selectable<ShoppingStaplesTable>

export type PantryItemsTable = {
  id: string
  household_id: string
  user_id: string | null
  key: string
  food: string | null
  name: string
  amount: number | null
  unit: ListUnit | null
  full_amount: number | null
  since: Date
  quiet_until: ColumnType<Date | null, Date | null | undefined, Date | null>
  changed_at: Date
}
export type PantryItemRow = Selectable<PantryItemsTable>

/** The amount of a food in the pantry, as recorded before and after a change. */
export type PantryStock = Pick<PantryItemRow, 'food' | 'name' | 'amount' | 'unit' | 'full_amount'> & { since: string }

export type PantryMovesTable = {
  household_id: string
  source_id: string
  key: string
  amount: number | null
  unit: ListUnit | null
  before: ColumnType<PantryStock | null, string | null, string | null>
  after: JsonColumn<PantryStock>
  made_at: Date
}
export type PantryMoveRow = Selectable<PantryMovesTable>

export type ShoppingTables = {
  shopping_items: ShoppingItemsTable
  shopping_staples: ShoppingStaplesTable
  pantry_items: PantryItemsTable
  pantry_moves: PantryMovesTable
}
