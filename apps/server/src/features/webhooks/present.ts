import type { Webhook, WebhookDelivery, WebhookEvent } from '@planner/contract/account/webhooks'
import type { WebhookDeliveryRow, WebhookRow } from '#platform/db/tables/webhooks.ts'

export const presentWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events as WebhookEvent[],
  created_at: row.created_at.toISOString(),
  failing_since: row.failing_since?.toISOString() ?? null,
  paused: row.paused_at && { at: row.paused_at.toISOString(), reason: row.pause_reason! },
})

export const presentDelivery = (row: WebhookDeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  created_at: row.created_at.toISOString(),
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  problem: row.problem,
  tried_at: row.tried_at?.toISOString() ?? null,
  next_at: row.state === 'waiting' ? (row.next_at?.toISOString() ?? null) : null,
})
