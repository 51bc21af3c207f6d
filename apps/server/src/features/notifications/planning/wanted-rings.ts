import { notifications as limits } from '@planner/contract/constants/notifications'
import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import { after, dayMs, minuteMs } from '#platform/clock.ts'
import type { AlertRow } from '#platform/db/tables/notifications.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { addDays, instantOf, wallTimeOf } from '#platform/wall-time.ts'
import { leadDays, momentsOf } from './moments.ts'
import { afterQuiet, quietHoursFor } from './quiet-hours.ts'
import { isEscalatedTo, isFor } from './recipients.ts'

/** How far ahead alerts of recurring reminders are planned; background work continues from there. */
export const horizonDays = 2

/** A moment that is longer past than this when its reminder is created does not ring (docs/product/decisions.md#14). */
export const graceMs = minuteMs

/** One ring of one occurrence, on all of the person's channels. */
export type Ring = Pick<AlertRow, 'occurrence_on' | 'occurrence_at' | 'moment' | 'round' | 'due_at'>

/** The fields of an existing alert that planning needs. */
export type KnownAlert = Ring &
  Pick<AlertRow, 'id' | 'user_id' | 'channel' | 'state' | 'settled_at'> & { reminder_id: string }

/** Alerts that fell due while nothing was running are planned afterwards, for this many days back. */
const madeUpForMs = 7 * dayMs

/**
 * Returns the instant from which a reminder's alerts have not been planned: now, or earlier if the planner did not run
 * in time. Alerts missed since then are planned too, so that they are sent late or reported as missed.
 */
export function unplannedSince({ next_unplanned_on: day, time_zone: zone }: ReminderRow, now: Date): Date {
  if (day === null) return now
  const start = Math.max(instantOf(day, '00:00', zone).getTime(), now.getTime() - madeUpForMs)
  return new Date(Math.min(start, now.getTime()))
}

type Known = {
  /** The reminder's alerts that are not being handed over yet. */
  pending: KnownAlert[]
  /** Alerts recently sent or given up, from which 'until done' is computed. */
  settled: KnownAlert[]
  now: Date
  /** Moments from this instant on are planned even if they have passed: the time of the change being planned. */
  since: Date
}

/**
 * Returns every ring that a reminder still needs in its current state: its moments, a requested snooze, and the next
 * 'until done' ring. Idempotent: once its result is planned, it returns the same.
 */
export function wantedRings(user: UserRow, reminder: ReminderRow, known: Known): Ring[] {
  if (reminder.completed || user.deletion_planned_at || user.disabled_at) return []
  const others = [...helperRings(user, reminder, known), ...escalatedRings(user, reminder, known)]
  // Only a claim differs from day to day.
  if (reminder.claimed_on === null && !isFor(reminder, user, reminder.date)) return others
  const snoozes = known.pending.filter((alert) => alert.moment === 'snoozed' && isOpen(reminder, alert))
  const own = [...momentRings(user, reminder, known, snoozes), ...snoozes, ...nagRings(user, reminder, known, snoozes)]
  return [...own.filter(({ occurrence_on: day }) => isFor(reminder, user, day)), ...others]
}

/** Returns the single message that a helper without an account gets, when the reminder is due. */
function helperRings({ id }: UserRow, reminder: ReminderRow, known: Known): Ring[] {
  if (reminder.for_helper === null || reminder.user_id !== id) return []
  return ringsAfter(reminder, known, { moment: 'helper', minutes: 0, atEarliest: (instant) => instant })
}

/** Returns the single alert to another person after the agreed time, outside their quiet hours. */
function escalatedRings(user: UserRow, reminder: ReminderRow, known: Known): Ring[] {
  const { escalate_minutes: minutes } = reminder
  if (minutes === null || reminder.escalate_to !== user.id) return []
  const rings = ringsAfter(reminder, known, {
    moment: 'escalated',
    minutes,
    atEarliest: (instant) => afterQuiet(instant, quietHoursFor(user, reminder)),
  })
  return rings.filter(({ occurrence_on: day }) => isEscalatedTo(reminder, user, day))
}

/** Returns a ring for each open occurrence, this many minutes after it was due. */
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
  // Alerts for this imported event are off. A snooze that its person requests still rings.
  if (!reminder.rings) return []
  // A later change to the reminder was planned by that change itself.
  const changedAt = since < now && reminder.updated_at > since ? reminder.updated_at : since
  const startedAfter = after(changedAt, -graceMs)
  return openDays(reminder, known).flatMap((day) => {
    const occurrenceAt = instantOf(day, reminder.time, reminder.time_zone)
    const isOfThis = (alert: Ring) => isSame(alert.occurrence_at, occurrenceAt)
    const snoozedUntil = snoozes.find(isOfThis)?.due_at
    return (
      momentsOf(occurrenceAt, quietHoursFor(user, reminder), reminder.lead_minutes)
        // Past moments get no new alert, but pending ones (waiting for quiet hours to end, or for a provider) are kept.
        .filter(
          ({ moment, round, meantFor, ringsAt }) =>
            (ringsAt < meantFor ? ringsAt : meantFor) >= startedAfter ||
            pending.some((alert) => isOfThis(alert) && alert.moment === moment && alert.round === round),
        )
        // A snooze replaces all earlier alerts.
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

/**
 * Plans each 'until done' ring only after the previous one was sent, so that none pile up while nothing can be sent.
 */
function nagRings(user: UserRow, reminder: ReminderRow, { pending, settled, now }: Known, snoozes: Ring[]): Ring[] {
  const minutes = reminder.nag_minutes ?? user.nag_minutes
  const since = reminder.nag_minutes === null ? user.nag_since : reminder.created_at
  if (minutes === null || since === null) return []
  const dueNags = pending.filter((alert) => alert.moment === 'nag' && alert.due_at <= now && isOpen(reminder, alert))
  const rung = settled.filter(({ moment }) => moment === 'due' || moment === 'snoozed' || moment === 'nag')
  const next = [...Map.groupBy(rung, (alert) => alert.occurrence_at.getTime()).values()].flatMap((alerts): Ring[] => {
    const { occurrence_on, occurrence_at } = alerts[0]!
    if (!alerts.some(hasRung) || !isOpen(reminder, alerts[0]!)) return []
    if (snoozes.some((snooze) => isSame(snooze.occurrence_at, occurrence_at))) return []
    const last = new Date(Math.max(...alerts.map(({ settled_at: at }) => at?.getTime() ?? 0)))
    const round = Math.max(0, ...alerts.filter(({ moment }) => moment === 'nag').map((nag) => nag.round)) + 1
    if (last < since || round > limits.nagRings) return []
    const due_at = afterQuiet(after(last, minutes * minuteMs), quietHoursFor(user, reminder))
    return [{ occurrence_on, occurrence_at, moment: 'nag', round, due_at }]
  })
  return [...dueNags, ...next.filter((ring) => !dueNags.some((nag) => isSame(nag.occurrence_at, ring.occurrence_at)))]
}

/** Whether an alert reached the person, or an attempt was made; a channel without an address does not count. */
const hasRung = ({ state }: KnownAlert): boolean =>
  state === 'sent' || state === 'delivered' || state === 'unknown' || state === 'failed'

function openDays(reminder: ReminderRow, { pending, now, since }: Known): string[] {
  const today = wallTimeOf(now, reminder.time_zone).day
  // From yesterday, because in some time zones it is still that day; or earlier, for alerts that are pending or should
  // have been planned.
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

/** Whether an occurrence that rang or was snoozed still belongs to the reminder and is not done. */
function isOpen(reminder: ReminderRow, { occurrence_on: day, occurrence_at: at }: Ring): boolean {
  return (
    !reminder.completed_dates.includes(day) &&
    isSame(instantOf(day, reminder.time, reminder.time_zone), at) &&
    occurrencesBetween(reminder, { from: day, to: day }).length > 0
  )
}

const isSame = (one: Date, other: Date): boolean => one.getTime() === other.getTime()
