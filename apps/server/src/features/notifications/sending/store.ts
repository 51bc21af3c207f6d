import type { HelperLanguage } from '@planner/contract/household'
import type { Channel } from '@planner/contract/notifications'
import { sql } from 'kysely'
import type { ChatLanguage } from '#platform/chat.ts'
import { after } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { AlertRow, AlertState } from '#platform/db/tables/notifications.ts'
import type { OutgoingLimit } from '../outgoing/limits.ts'
import { decideByLimits } from '../outgoing/store.ts'
import { tooLateMs, tooLateNote } from './too-late.ts'

/** An alert being handed over, with the data its message needs. */
export type AlertToSend = Pick<
  AlertRow,
  | 'id'
  | 'user_id'
  | 'reminder_id'
  | 'occurrence_on'
  | 'occurrence_at'
  | 'moment'
  | 'round'
  | 'channel'
  | 'due_at'
  | 'attempts'
  | 'helper_id'
> & {
  state: AlertState
  handed_at: Date
  title: string
  time_zone: string
  email: string
  phone_number: string | null
  /** The helper's language, if the alert is for a helper. */
  helper_language: HelperLanguage | null
  /** The person's chat on the alert's channel, if any. */
  chat_address: string | null
  chat_language: ChatLanguage | null
  chat_wrote_at: Date | null
  /** Who asked for it, if not the recipient. */
  asker: string | null
  /** The person it is for, if somebody else is notified. */
  meant_for: string | null
  /** The reminder's recurrence, and the year from which a yearly one counts; null if the reminder was deleted. */
  recurrence: string | null
  since_year: number | null
  /** Whether it is a dose of a medicine, whose buttons are Taken and Skip. */
  is_dose: boolean
  quiet_from: string | null
  quiet_until: string | null
  /** The person's own time zone, which their quiet hours refer to. */
  home_zone: string
  /** Not sent, because the installation's daily budget is used up. */
  is_stopped?: boolean
}

export type Claim = { claim: string; now: Date; leaseUntil: Date; limit: number }
type Handover = Claim & { outgoing: OutgoingLimit | null; unproved: keyof typeof unprovedNotes }

/**
 * Why nothing is mailed to an unconfirmed address; `no-mail` if the server cannot mail the confirmation link either.
 */
const unprovedNotes = {
  unverified: 'skipped: the email address is not confirmed',
  'no-mail': 'skipped: no email provider is set up to confirm the address by',
} as const

/**
 * Claims up to `limit` ready alerts of a channel, oldest first, and marks them as being handed over. The same statement
 * reads the person and the reminder again: an alert that is no longer wanted, too late, or over the daily limits is
 * settled instead. Skips alerts of people whose change of preferences has not been planned yet.
 *
 * Claiming and starting are one statement: with two, a kill between them would need another kind of recovery, and each
 * statement adds a row version. Rows are looked up by their full key, whose instant selects a single partition.
 */
export async function beginHandover(
  db: Db,
  channel: Channel,
  { claim, now, leaseUntil, limit, outgoing, unproved }: Handover,
): Promise<AlertToSend[]> {
  // A prepared statement: with some twenty partitions, planning takes longer than finding the rows.
  const statement = sql<AlertToSend>`
    with due as materialized (
      select id, user_id, reminder_id, moment, due_at, occurrence_at, occurrence_on, title, counted_day, helper_id
      from alerts
      where state = 'waiting' and channel = ${channel} and ready_at <= ${now}
        and user_id <> all (array(select user_id from alert_replans where held_until > ${now}))
      order by ready_at limit ${sql.lit(limit)} for update skip locked
    ), seen as (
      select due.id, due.occurrence_at, due.user_id, due.due_at, due.counted_day, users.email, ${recipientColumns}, coalesce(reminders.time_zone, users.time_zone) as time_zone,
        ${sql.raw(quietColumns)}, users.time_zone as home_zone,
        coalesce(reminders.title, due.title, '') as title,
        case
          when due.due_at <= ${after(now, -tooLateMs)} then ${`late: ${tooLateNote}`}
          when due.moment = 'before' and due.occurrence_at <= ${now} then 'late: the due one rings'
          when due.reminder_id is not null and reminders.id is null then 'skipped: the reminder is gone'
          when reminders.completed or due.occurrence_on = any (reminders.completed_dates) then 'skipped: done already'
          when users.deletion_planned_at is not null then 'skipped: the account is to be deleted'
          when users.disabled_at is not null then 'skipped: the account is disabled'
          when reminders.user_id <> due.user_id and reminders.household_id is distinct from users.household_id
            then 'skipped: no longer in this household'
          when due.helper_id is not null then case
            when helpers.agreed_at is null or helpers.stopped_at is not null or helpers.household_id <> users.household_id
              then 'skipped: this number has not agreed to get messages'
          end
          when ${sql.raw(isSwitchedOff[channel])} then 'skipped: switched off'
          when ${sql.raw(byPhone.has(channel) ? 'not users.phone_verified' : 'false')} then 'skipped: the number is not verified'
          when ${sql.raw(channel === 'email' ? 'users.email_verified_at is null' : 'false')} then ${unprovedNotes[unproved]}
        end as ending
      from due join users on users.id = due.user_id left join reminders on reminders.id = due.reminder_id
        ${recipients('due', `'${channel}'`)}
    ), ${decideByLimits(outgoing, now)}
    update alerts set
      state = coalesce(split_part(decided.ending, ': ', 1), 'handing'),
      note = split_part(decided.ending, ': ', 2),
      settled_at = case when decided.ending is null then null else ${now}::timestamptz end,
      claim = case when decided.ending is null then ${claim}::uuid end,
      lease_until = case when decided.ending is null then ${leaseUntil}::timestamptz end,
      handed_at = case when decided.ending is null then ${now}::timestamptz end,
      title = decided.title,
      counted_day = coalesce(decided.counts_on, alerts.counted_day),
      attempts = alerts.attempts + 1
    from decided where alerts.id = decided.id and alerts.occurrence_at = decided.occurrence_at
    returning ${handingColumns}, decided.title, decided.time_zone, decided.email, decided.phone_number,
      decided.helper_language, decided.chat_address, decided.chat_language, decided.chat_wrote_at, decided.asker, decided.meant_for, decided.recurrence, decided.since_year, decided.is_dose,
      decided.quiet_from, decided.quiet_until, decided.home_zone, decided.is_stopped`
  return prepared(db, statement)
}

/** Returns when the next alert of a channel is ready; null if none is pending. */
export async function nextAlertAt(db: Db, channel: Channel): Promise<Date | null> {
  const [next] = await prepared<{ ready_at: Date }>(
    db,
    sql`select ready_at from alerts where state = 'waiting' and channel = ${channel} order by ready_at limit 1`,
  )
  return next?.ready_at ?? null
}

/** Returns when the next lease ends; null if nothing is being handed over. */
export async function nextLapseAt(db: Db): Promise<Date | null> {
  const [next] = await prepared<{ lease_until: Date }>(
    db,
    sql`select lease_until from alerts where state = 'handing' order by lease_until limit 1`,
  )
  return next?.lease_until ?? null
}

export const handingColumns =
  sql.raw(`alerts.id, alerts.state, alerts.user_id, alerts.reminder_id, alerts.occurrence_on, alerts.round,
  alerts.occurrence_at, alerts.moment, alerts.channel, alerts.due_at, alerts.attempts, alerts.handed_at, alerts.helper_id`)

/** The quiet hours that hold an alert back: none for a dose, if its person lets medicines ring. */
export const quietColumns = `case when users.medicines_ring and reminders.dose_amount is not null then null
    else users.quiet_from end as quiet_from, users.quiet_until`

/** Whom a message goes to, and whom it mentions. */
export const recipientColumns =
  sql.raw(`case when helpers.id is null then users.phone_number else helpers.phone_number end as phone_number,
  helpers.language as helper_language, asker.full_name as asker,
  coalesce(meant.household_nickname, meant.full_name, intended.name) as meant_for,
  reminders.recurrence, reminders.since_year, reminders.dose_amount is not null as is_dose,
  chats.address as chat_address, chats.language as chat_language, chats.wrote_at as chat_wrote_at`)

export const recipients = (alert: string, channel = `${alert}.channel`) =>
  sql.raw(`left join helpers on helpers.id = ${alert}.helper_id
    left join users asker on asker.id = reminders.user_id and (asker.id <> ${alert}.user_id or ${alert}.helper_id is not null)
    left join users meant on meant.id = reminders.for_user and (reminders.audience <> 'anyone'
      or reminders.claimed_on = ${alert}.occurrence_on or (reminders.claimed_on is null and reminders.recurrence = 'none'))
    left join helpers intended on intended.id = reminders.for_helper
    left join chats on chats.user_id = ${alert}.user_id and chats.channel = ${channel} and ${alert}.helper_id is null`)

const byPhone = new Set<Channel>(['sms', 'whatsapp', 'voice'])

const isSwitchedOff: Record<Channel, string> = {
  app: 'false',
  sms: 'not users.sms_notifications',
  whatsapp: 'not users.whatsapp_notifications',
  telegram: 'not users.telegram_notifications',
  email: 'not users.email_notifications',
  voice: 'not users.voice_notifications',
}

export type Settlement = {
  id: string
  state: AlertState
  note: string | null
  readyAt?: Date
  providerId?: string | undefined
  costPaise?: number | undefined
}

/**
 * Writes the outcome of alerts leased by this process. `waiting` queues one for a retry from `readyAt`. If the
 * provider's report arrived before its answer, the report's state stays and only the cost is added.
 */
export async function settleAlerts(
  db: Db,
  { settlements, alerts, claim, now }: { settlements: Settlement[]; alerts: AlertToSend[]; claim: string; now: Date },
): Promise<void> {
  if (settlements.length === 0) return
  const occurrenceOf = new Map(alerts.map((alert) => [alert.id, alert.occurrence_at]))
  const statement = sql`
    update alerts set
      state = case when alerts.claim = ${claim} then settled.state else alerts.state end,
      note = case when alerts.claim = ${claim} then settled.note else alerts.note end,
      ready_at = coalesce(settled.ready_at, alerts.ready_at),
      settled_at = case
        when alerts.claim is distinct from ${claim} then alerts.settled_at
        when settled.state <> 'waiting' then ${now}::timestamptz
      end,
      provider_id = coalesce(settled.provider_id, alerts.provider_id),
      cost_paise = coalesce(settled.cost_paise, alerts.cost_paise),
      claim = null,
      lease_until = null
    from unnest(
      ${settlements.map(({ id }) => id)}::uuid[],
      ${settlements.map(({ id }) => occurrenceOf.get(id)!)}::timestamptz[],
      ${settlements.map(({ state }) => state)}::text[],
      ${settlements.map(({ note }) => note)}::text[],
      ${settlements.map(({ readyAt }) => readyAt ?? null)}::timestamptz[],
      ${settlements.map(({ providerId }) => providerId ?? null)}::text[],
      ${settlements.map(({ costPaise }) => costPaise ?? null)}::integer[]
    ) as settled (id, occurrence_at, state, note, ready_at, provider_id, cost_paise)
    where alerts.id = settled.id
      -- For the partition: a Date has no microseconds.
      and alerts.occurrence_at >= settled.occurrence_at
      and alerts.occurrence_at < settled.occurrence_at + interval '1 millisecond'
      and (alerts.claim = ${claim} or (alerts.claim is null and alerts.provider_id = settled.provider_id))`
  await prepared(db, statement)
}

/** Records that a helper's message was sent, for the person who asked; only the first time counts. */
export async function markSent(db: Db, reminderIds: string[], now: Date): Promise<void> {
  if (reminderIds.length === 0) return
  await db
    .updateTable('reminders')
    .set({ sent_at: now })
    .where('id', 'in', reminderIds)
    .where('sent_at', 'is', null)
    .execute()
}
