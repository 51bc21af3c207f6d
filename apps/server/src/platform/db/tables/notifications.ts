import type { Channel, DeliveryState, Moment } from '@planner/contract/notifications'
import type { Generated, Selectable } from 'kysely'
import type { DayColumn } from './columns.ts'

export type AlertState = DeliveryState

export type AlertsTable = {
  id: string
  user_id: string
  /** Null for a digest. */
  reminder_id: string | null
  occurrence_on: DayColumn
  occurrence_at: Date
  moment: Moment
  channel: Channel
  due_at: Date
  ready_at: Date
  state: Generated<AlertState>
  claim: string | null
  lease_until: Date | null
  attempts: Generated<number>
  settled_at: Date | null
  note: string | null
  round: Generated<number>
  title: string | null
  handed_at: Date | null
  provider_id: string | null
  cost_paise: number | null
  counted_day: DayColumn | null
  /** The helper whose number it is sent to instead of the person's. */
  helper_id: Generated<string | null>
}
export type AlertRow = Selectable<AlertsTable>

/** People whose waiting alerts are to be replanned in the background. */
export type AlertReplansTable = {
  user_id: string
  asked_at: Date
  /** The position of the last reminder that was replanned; both or neither. */
  after_day: DayColumn | null
  after_id: string | null
  held_until: Date
  ready_at: Date
}
export type AlertReplanRow = Selectable<AlertReplansTable>

/** Snoozes of reminders that were completed or deleted. */
export type SetAsideSnoozesTable = {
  user_id: string
  reminder_id: string
  occurrence_on: DayColumn
  occurrence_at: Date
  round: number
  rings_at: Date
}
export type SetAsideSnoozeRow = Selectable<SetAsideSnoozesTable>

/** How many messages were sent to a person on a channel, on the last day with any. */
export type OutgoingCountsTable = {
  user_id: string
  channel: Channel
  day: DayColumn
  count: number
  previous: number
}

/** How much was sent to everybody on a day in Indian time. */
export type OutgoingDaysTable = {
  day: DayColumn
  messages: number
  paise: number
  previous: number
  told_at: Date | null
}

export type PushSubscriptionsTable = {
  endpoint: string
  user_id: string
  /** The session in which the browser subscribed; the subscription ends with it. */
  session_id: string
  p256dh: string
  auth: string
  created_at: Date
}
export type PushSubscriptionRow = Selectable<PushSubscriptionsTable>

export type OutboxTable = {
  id: string
  /** Null for a message to a vendor. */
  user_id: string | null
  channel: Channel
  recipient: string
  subject: string
  body: string
  created_at: Date
}
export type OutboxRow = Selectable<OutboxTable>

export type ChannelRefusalsTable = { user_id: string; channel: Channel; reason: 'opted-out' | 'landline'; at: Date }

export type NotificationTables = {
  alerts: AlertsTable
  alert_replans: AlertReplansTable
  set_aside_snoozes: SetAsideSnoozesTable
  outgoing_counts: OutgoingCountsTable
  outgoing_days: OutgoingDaysTable
  push_subscriptions: PushSubscriptionsTable
  outbox: OutboxTable
  channel_refusals: ChannelRefusalsTable
}
