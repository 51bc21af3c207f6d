import { notifications as limits } from '@planner/contract/constants/notifications'
import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import { after, dayMs, minuteMs } from '#platform/clock.ts'
import type { AlertRow } from '#platform/db/tables/notifications.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { addDays, instantOf, wallTimeOf } from '#platform/wall-time.ts'
import { leadDays, momentsOf } from './moments.ts'
import { afterQuiet } from './quiet-hours.ts'
import { isEscalatedTo, isFor } from './recipients.ts'

/** Repeating reminders have their alerts planned this far ahead; the background work continues from there. */
export const horizonDays = 2

/** A moment longer past than this when its reminder is made does not ring (docs/product/decisions.md#14). */
export const graceMs = minuteMs

/** One ring of one occurrence, on whatever channels the person has. */
export type Ring = Pick<AlertRow, 'occurrence_on' | 'occurrence_at' | 'moment' | 'round' | 'due_at'>

/** What planning needs to know of an alert that is there already. */
export type KnownAlert = Ring &
  Pick<AlertRow, 'id' | 'user_id' | 'channel' | 'state' | 'settled_at'> & { reminder_id: string }

/** Alerts that fell due while nothing was running are planned afterwards for this many days back. */
const madeUpForMs = 7 * dayMs

/**
 * The instant from which a reminder's alerts have not been planned: now, or earlier if the planner did not run when they
 * should have been. What has passed since is planned too, so that it rings late or is told as missed.
 */
export function unplannedSince({ next_unplanned_on: day, time_zone: zone }: ReminderRow, now: Date): Date {
  if (day === null) return now
  const start = Math.max(instantOf(day, '00:00', zone).getTime(), now.getTime() - madeUpForMs)
  return new Date(Math.min(start, now.getTime()))
}

type Known = {
  /** Alerts of the reminder whose hand-over has not begun. */
  pending: KnownAlert[]
  /** Alerts recently handed over or given up, from which 'until done' is computed. */
  settled: KnownAlert[]
  now: Date
  /** The instant from which moments are begun even if they have passed since: when the change was made that is planned. */
  since: Date
}

/**
 * Everything that a reminder should still ring in its current state: its moments, a requested snooze,
 * and the next ring of one that rings until it is done. It is idempotent: once its answer is planned, it answers
 * the same.
 */
export function wantedRings(user: UserRow, reminder: ReminderRow, known: Known): Ring[] {
  if (reminder.completed || user.deletion_planned_at || user.disabled_at) return []
  const others = [...helperRings(user, reminder, known), ...escalatedRings(user, reminder, known)]
  if (!isFor(reminder, user)) return others
  const snoozes = known.pending.filter((alert) => alert.moment === 'snoozed' && isOpen(reminder, alert))
  return [
    ...momentRings(user, reminder, known, snoozes),
    ...snoozes,
    ...nagRings(user, reminder, known, snoozes),
    ...others,
  ]
}

/** What a helper without an account is sent: one message when it is due. */
function helperRings({ id }: UserRow, reminder: ReminderRow, known: Known): Ring[] {
  if (reminder.for_helper === null || reminder.user_id !== id) return []
  return ringsAfter(reminder, known, { moment: 'helper', minutes: 0, atEarliest: (instant) => instant })
}

/** What somebody else is told after the agreed time: once, outside their quiet hours. */
function escalatedRings(user: UserRow, reminder: ReminderRow, known: Known): Ring[] {
  const { escalate_minutes: minutes } = reminder
  if (minutes === null || !isEscalatedTo(reminder, user)) return []
  return ringsAfter(reminder, known, {
    moment: 'escalated',
    minutes,
    atEarliest: (instant) => afterQuiet(instant, user),
  })
}

/** A ring of each open occurrence, this many minutes after it was due. */
function ringsAfter(
  reminder: ReminderRow,
  known: Known,
  { moment, minutes, atEarliest }: { moment: Ring['moment']; minutes: number; atEarliest: (instant: Date) => Date },
): Ring[] {
  const { pending, now, since } = known
  const changedAt = since < now && reminder.updated_at > since ? reminder.updated_at : since
  const startedAfter = after(changedAt, -graceMs)
  return openDays(reminder, known).flatMap((day) => {
    const occurrence_at = instantOf(day, reminder.time, reminder.time_zone)
    const meantFor = after(occurrence_at, minutes * minuteMs)
    const isWaiting = pending.some((alert) => isSame(alert.occurrence_at, occurrence_at) && alert.moment === moment)
    if (meantFor < startedAfter && !isWaiting) return []
    return [{ occurrence_on: day, occurrence_at, moment, round: 0, due_at: atEarliest(meantFor) }]
  })
}

function momentRings(user: UserRow, reminder: ReminderRow, known: Known, snoozes: Ring[]): Ring[] {
  const { pending, now, since } = known
  // An imported event whose person does not want to hear of it; a snooze they ask for rings all the same.
  if (!reminder.rings) return []
  // A reminder that was made or changed after that was planned by its own change.
  const changedAt = since < now && reminder.updated_at > since ? reminder.updated_at : since
  const startedAfter = after(changedAt, -graceMs)
  return openDays(reminder, known).flatMap((day) => {
    const occurrenceAt = instantOf(day, reminder.time, reminder.time_zone)
    const isOfThis = (alert: Ring) => isSame(alert.occurrence_at, occurrenceAt)
    const snoozedUntil = snoozes.find(isOfThis)?.due_at
    return (
      momentsOf(occurrenceAt, user, reminder.lead_minutes)
        // Moments in the past get no new alert, but waiting ones (for quiet hours to end, for a provider) stay wanted.
        .filter(
          ({ moment, round, meantFor, ringsAt }) =>
            (ringsAt < meantFor ? ringsAt : meantFor) >= startedAfter ||
            pending.some((alert) => isOfThis(alert) && alert.moment === moment && alert.round === round),
        )
        // A snooze replaces every alert before it.
        .filter(({ ringsAt }) => snoozedUntil === undefined || ringsAt > snoozedUntil)
        .map(({ moment, round, ringsAt }) => ({
          occurrence_on: day,
          occurrence_at: occurrenceAt,
          moment,
          round,
          due_at: ringsAt,
        }))
    )
  })
}

/** Each 'until done' ring is planned after the previous one was handed over: none pile up while nothing can be sent. */
function nagRings(user: UserRow, reminder: ReminderRow, { pending, settled, now }: Known, snoozes: Ring[]): Ring[] {
  const minutes = reminder.nag_minutes ?? user.nag_minutes
  const since = reminder.nag_minutes === null ? user.nag_since : reminder.created_at
  if (minutes === null || since === null) return []
  const underWay = pending.filter((alert) => alert.moment === 'nag' && alert.due_at <= now && isOpen(reminder, alert))
  const rung = settled.filter(({ moment }) => moment === 'due' || moment === 'snoozed' || moment === 'nag')
  const next = [...Map.groupBy(rung, (alert) => alert.occurrence_at.getTime()).values()].flatMap((alerts): Ring[] => {
    const { occurrence_on, occurrence_at } = alerts[0]!
    if (!alerts.some(hasRung) || !isOpen(reminder, alerts[0]!)) return []
    if (snoozes.some((snooze) => isSame(snooze.occurrence_at, occurrence_at))) return []
    const last = new Date(Math.max(...alerts.map(({ settled_at: at }) => at?.getTime() ?? 0)))
    const round = Math.max(0, ...alerts.filter(({ moment }) => moment === 'nag').map((nag) => nag.round)) + 1
    if (last < since || round > limits.nagRings) return []
    const due_at = afterQuiet(after(last, minutes * minuteMs), user)
    return [{ occurrence_on, occurrence_at, moment: 'nag', round, due_at }]
  })
  return [...underWay, ...next.filter((ring) => !underWay.some((nag) => isSame(nag.occurrence_at, ring.occurrence_at)))]
}

/** It reached the person, or tried to: a channel without an address does not count. */
const hasRung = ({ state }: KnownAlert): boolean =>
  state === 'sent' || state === 'delivered' || state === 'unknown' || state === 'failed'

function openDays(reminder: ReminderRow, { pending, now, since }: Known): string[] {
  const today = wallTimeOf(now, reminder.time_zone).day
  // From yesterday: somewhere it is still that day. And from what waits, or should have been planned, since before.
  const from = [
    addDays(today, -1),
    wallTimeOf(since, reminder.time_zone).day,
    ...pending.map(({ occurrence_on: day }) => day),
  ].reduce((first, day) => (day < first ? day : first))
  const days =
    reminder.recurrence === 'none'
      ? [reminder.date]
      : occurrencesBetween(reminder, { from, to: addDays(today, horizonDays + leadDays(reminder)) })
  return days.filter((day) => !reminder.completed_dates.includes(day))
}

/** Whether an occurrence that rang, or was snoozed, is still one of the reminder's and not done. */
function isOpen(reminder: ReminderRow, { occurrence_on: day, occurrence_at: at }: Ring): boolean {
  return (
    !reminder.completed_dates.includes(day) &&
    isSame(instantOf(day, reminder.time, reminder.time_zone), at) &&
    occurrencesBetween(reminder, { from: day, to: day }).length > 0
  )
}

const isSame = (one: Date, other: Date): boolean => one.getTime() === other.getTime()
