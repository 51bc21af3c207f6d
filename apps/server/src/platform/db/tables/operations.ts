import type { Generated } from 'kysely'
import type { DayColumn, JsonColumn } from './columns.ts'

export type RequestCountersTable = { key: string; count: number; window_ends_at: Date }

/** Actions that devices sent from their offline queues. */
export type ClientActionsTable = {
  user_id: string
  id: string
  answer: JsonColumn<unknown>
  /** Only the beginning of a long answer is stored. */
  is_brief: Generated<boolean>
  done_at: Date
}

export type ErrorCountsTable = {
  day: DayColumn
  side: 'page' | 'request'
  name: string
  message: string
  place: string
  source: string
  count: number
  first_at: Date
  last_at: Date
}

export type OperationsTables = {
  request_counters: RequestCountersTable
  client_actions: ClientActionsTable
  error_counts: ErrorCountsTable
}
