import type { Channel, DeliveryState, Moment } from '@planner/contract/notifications'
import type { Generated, Selectable } from 'kysely'
import type { DayColumn } from './columns.ts'

export type AlertState = DeliveryState

export type AlertsTable = {
  id: string
  user_id: string
  /** None for a digest. */
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
  /** The helper whose number it goes to instead of the person's. */
  helper_id: Generated<string | null>
}
export type AlertRow = Selectable<AlertsTable>

/** People whose waiting alerts are due to be replanned in the background. */
export type AlertReplansTable = {
  user_id: string
  asked_at: Date
  /** The place of the last reminder that is planned; both or neither. */
  after_day: DayColumn | null
  after_id: string | null
  held_until: Date
  ready_at: Date
}
export type AlertReplanRow = Selectable<AlertReplansTable>

/** Snoozes of what was completed or deleted. */
export type SetAsideSnoozesTable = {
  user_id: string
  reminder_id: string
  occurrence_on: DayColumn
  occurrence_at: Date
  round: number
  rings_at: Date
}
export type SetAsideSnoozeRow = Selectable<SetAsideSnoozesTable>

/** How much has left on a channel for a person, on the last day on which anything did. */
export type OutgoingCountsTable = {
  user_id: string
  channel: Channel
  day: DayColumn
  count: number
  previous: number
}

/** How much has left for everybody together on a day of India's. */
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
  /** It ends with the session in which the browser subscribed. */
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
