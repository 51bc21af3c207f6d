import type { ColumnType, Generated, Selectable } from 'kysely'

/** URLs that are notified of changes. */
export type WebhooksTable = {
  id: string
  user_id: string
  name: string
  url: string
  events: string[]
  /** Encrypted. */
  secret: Buffer
  previous_secret: Buffer | null
  previous_until: Date | null
  created_at: Date
  failing_since: Date | null
  failures: Generated<number>
  paused_at: Date | null
  pause_reason: 'you' | 'failing' | 'gone' | null
  turn_until: Date | null
}
export type WebhookRow = Selectable<WebhooksTable>

/** Events waiting to be turned into deliveries, for about a second; written by triggers. */
export type WebhookEventsTable = {
  id: Generated<string>
  user_id: string
  event: string
  subject_id: string | null
  details: ColumnType<Record<string, unknown> | null, string | null, never>
  at: Generated<Date>
}
export type WebhookEventRow = Selectable<WebhookEventsTable>

export type WebhookDeliveriesTable = {
  id: string
  webhook_id: string
  user_id: string
  event: string
  /** Null once the delivery is finished. */
  body: string | null
  created_at: Date
  state: 'waiting' | 'delivered' | 'failed'
  attempts: Generated<number>
  tried_at: Date | null
  next_at: Date | null
  status: number | null
  problem: string | null
}
export type WebhookDeliveryRow = Selectable<WebhookDeliveriesTable>

export type WebhookTables = {
  webhooks: WebhooksTable
  webhook_events: WebhookEventsTable
  webhook_deliveries: WebhookDeliveriesTable
}
