import type { Food, Unit } from '@planner/contract/medicines'
import type { ColumnType, Selectable } from 'kysely'
import type { DayColumn } from './columns.ts'

/** Amounts are in hundredths of the unit. */
export type MedicinesTable = {
  id: string
  user_id: string
  name: string
  unit: Unit
  food: Food | null
  note: string
  times: ColumnType<{ time: string; amount: number }[], string, string>
  recurrence: string
  starts_on: DayColumn
  ends_on: DayColumn | null
  last_time: string | null
  paused: boolean
  paused_until: DayColumn | null
  stock: number | null
  stock_taken: number
  refill_days: number | null
  refill_list: boolean
  refill_listed_on: DayColumn | null
  refill_id: string | null
  created_at: Date
  updated_at: Date
}
export type MedicineRow = Selectable<MedicinesTable>

export type MedicineTables = {
  medicines: MedicinesTable
}
