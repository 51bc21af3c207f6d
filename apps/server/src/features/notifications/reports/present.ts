import type { Delivery, OutboxMessage } from '@planner/contract/notifications'
import type { OutboxRow } from '#platform/db/tables/notifications.ts'
import { isInOutbox } from '#providers/outbox/outbox.ts'
import type { DeliveryRow } from './store.ts'

export function presentDelivery(delivery: DeliveryRow): Delivery {
  return {
    id: delivery.id,
    channel: delivery.channel,
    moment: delivery.moment,
    reminder_id: delivery.reminder_id,
    title: delivery.title,
    occurrence_on: delivery.occurrence_on,
    due_at: delivery.due_at.toISOString(),
    settled_at: delivery.settled_at?.toISOString() ?? null,
    state: delivery.state,
    note: delivery.note,
    kept_in_outbox: isInOutbox(delivery),
  }
}

export function presentOutboxMessage(message: OutboxRow): OutboxMessage {
  return {
    id: message.id,
    channel: message.channel,
    recipient: message.recipient,
    subject: message.subject,
    body: message.body,
    created_at: message.created_at.toISOString(),
  }
}
