import type { ColumnType, Generated, Selectable } from 'kysely'

export type PaymentStatus = 'created' | 'paid' | 'failed' | 'refunded'

export type PaymentsTable = {
  order_id: string
  gateway_order_id: string | null
  gateway_payment_id: string | null
  amount_paise: number
  status: PaymentStatus
  updated_at: Date
  opened_at: ColumnType<Date, Date | undefined, Date>
  next_at: Date | null
}
export type PaymentRow = Selectable<PaymentsTable>

export type RefundsTable = {
  gateway_payment_id: string
  order_id: string
  amount_paise: number
  reason: 'cancelled' | 'second'
  status: Generated<'waiting' | 'done' | 'given-up'>
  tries: Generated<number>
  created_at: Date
  next_at: Date | null
}
export type RefundRow = Selectable<RefundsTable>

export type PaymentEventsTable = { id: string; kind: string; received_at: Date }

export type PaymentTables = {
  payments: PaymentsTable
  refunds: RefundsTable
  payment_events: PaymentEventsTable
}
