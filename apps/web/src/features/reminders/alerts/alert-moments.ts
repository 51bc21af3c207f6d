import { alertTag, type PlannedMoment, type Snoozed } from '@planner/contract/notifications'
import type { Reminder } from '@planner/contract/reminders'

import { addDays } from '@planner/days/plain-date'
import type { QuietHours } from '@planner/days/quiet-hours'
import { ringMoments } from '@planner/reminder-language/ring-moments'
import { isForMe } from '#features/household/shared-state.ts'
import { quietAt } from '#platform/quiet-hours.ts'
import { dayAt, instantOf } from '#platform/time/wall-time.ts'
import { occurrencesOf, type RecurrenceEngine } from '../agenda/occurrences.ts'
import { isCompletedOn } from '../agenda/state-on.ts'

/** A person's alert preferences, as they apply to an open tab. */
export type Ringing = {
  leadMinutes: number
  quiet: QuietHours | null
  timeZone: string
  userId?: string
  medicinesRing?: boolean
}

/** One alert: its reminder, occurrence, kind and exact time. */
export type AlertMoment = {
  tag: string
  reminder: Reminder
  day: string
  moment: PlannedMoment | 'snoozed'
  at: number
  /** When the reminder is due: later than `at` for an advance alert, earlier if quiet hours delayed it. */
  due: number
}

/**
 * Returns the alerts from one instant (inclusive) to another (exclusive), soonest first. Completed reminders do not
 * ring, nor do imported events that are switched off; alerts in quiet hours ring at their end.
 */
export function alertMoments(
  reminders: readonly Reminder[],
  window: { from: number; until: number },
  engine: RecurrenceEngine | undefined,
  ringing: Ringing,
): AlertMoment[] {
  return reminders
    .filter(({ origin }) => origin?.rings !== false)
    .flatMap((reminder) =>
      occurrencesOf(reminder, daysAround(window, reminder), engine)
        .filter((day) => !isCompletedOn(reminder, day))
        .filter((day) => !reminder.shared || isForMe(reminder.shared, ringing.userId ?? '', day))
        .flatMap((day) => momentsOf(reminder, day, ringing)),
    )
    .filter(({ at }) => at >= window.from && at < window.until)
    .toSorted((one, other) => one.at - other.at)
}

/** Drops the alerts that a snooze of their occurrence replaces: all until it rings, as the server does. */
export const notSnoozed = (moments: readonly AlertMoment[], snoozed: readonly Snoozed[]): AlertMoment[] =>
  moments.filter(
    ({ reminder, day, at }) =>
      !snoozed.some(
        (one) => one.reminder_id === reminder.id && one.occurrence_date === day && at <= Date.parse(one.rings_at),
      ),
  )

/** Returns the alerts of snoozed reminders in the window, at exactly the chosen time. */
export function snoozedMoments(
  reminders: readonly Reminder[],
  window: { from: number; until: number },
  snoozed: readonly Snoozed[],
): AlertMoment[] {
  return snoozed.flatMap(({ reminder_id, occurrence_date: day, rings_at }) => {
    const reminder = reminders.find(({ id }) => id === reminder_id)
    const at = Date.parse(rings_at)
    if (!reminder || isCompletedOn(reminder, day) || at < window.from || at >= window.until) return []

    const due = instantOf(day, reminder.time, reminder.time_zone)
    return [{ tag: alertTag(reminder.id, day, 'snoozed'), reminder, day, moment: 'snoozed' as const, at, due }]
  })
}

function momentsOf(
  reminder: Reminder,
  day: string,
  { leadMinutes, quiet, timeZone, medicinesRing }: Ringing,
): AlertMoment[] {
  const held = medicinesRing && reminder.medicine ? null : quiet
  const due = instantOf(day, reminder.time, reminder.time_zone)
  const leads = { leads: reminder.lead_minutes ?? null, usualLead: leadMinutes }

  return ringMoments(due, leads, (instant) => quietAt(instant, held, timeZone)).map(({ moment, round, ringsAt }) => ({
    tag: alertTag(reminder.id, day, moment, round),
    reminder,
    day,
    moment,
    at: ringsAt,
    due,
  }))
}

/** Returns the days whose occurrences may ring in the window, given lead times and delays of up to a day. */
const daysAround = (window: { from: number; until: number }, { time_zone, lead_minutes = [] }: Reminder) => ({
  from: addDays(dayAt(window.from, time_zone), -1),
  to: addDays(dayAt(window.until, time_zone), 2 + Math.ceil(Math.max(0, ...lead_minutes) / 1440)),
})
