import type { Reminder } from '@planner/contract/reminders'
import { isWholeDay } from '@planner/reminder-language/whole-day'
import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library'
import { inSlices } from '#platform/in-slices.ts'
import { ownSuffix } from './own-uid.ts'
import { repeatLines } from './repeat.ts'

/** Options for writing a feed. */
export type Writing = {
  /** Whether the calendar app should also alert. */
  alarms: boolean
  /** Minutes before a reminder at which its person wants an alert. */
  leadMinutes: number
  timeZone: string
  now: Date
}

/** Refresh interval suggested to calendar apps. */
const pollMinutes = 15

/** Reminders written per turn of the event loop. */
const remindersAtOnce = 100

/**
 * Returns a person's reminders as one calendar (RFC 5545). Yields between slices, so that a long one does not block
 * other requests.
 */
export async function writeCalendar(reminders: readonly Reminder[], writing: Writing): Promise<string> {
  const calendar = new ICalCalendar({
    prodId: { company: 'Daily Planner', product: 'Reminders', language: 'EN' },
    name: 'Daily Planner',
    ttl: pollMinutes * 60,
    // With a zone set here, the library would write CREATED and LAST-MODIFIED in local time; RFC 5545 requires UTC.
    timezone: { name: null, generator: zoneOf },
    x: { 'X-WR-TIMEZONE': writing.timeZone },
  })
  await inSlices(reminders, remindersAtOnce, (slice) => {
    for (const reminder of slice) addEvent(calendar, reminder, writing)
  })
  return calendar.toString()
}

/** Returns the VTIMEZONE of a zone; null for UTC, which needs none. */
const zoneOf = (name: string): string | null => {
  const [block] = zoneBlock(name)
  return block ?? null
}

/**
 * Returns a number that grows with every change, for apps that keep the newer of two copies: the seconds from creation
 * to the last change.
 */
const revisionOf = ({ created_at: made, updated_at: changed }: Reminder): number =>
  Math.max(0, Math.ceil((Date.parse(changed) - Date.parse(made)) / 1000))

function addEvent(calendar: ICalCalendar, reminder: Reminder, writing: Writing): void {
  const { id, title, description, date, time, time_zone: zone, completed, duration_minutes: minutes } = reminder
  const ofWholeDay = isWholeDay(reminder)
  const start = Temporal.PlainDateTime.from(`${date}T${ofWholeDay ? '00:00:00' : time}`)
  const ofSeveralDays = ofWholeDay && isSpanOfDays(reminder)
  const lastDay = reminder.recurrence === 'none' || ofSeveralDays ? reminder.ends_on : undefined
  const end = lastDay
    ? Temporal.PlainDate.from(lastDay).add({ days: 1 }).toPlainDateTime()
    : minutes && start.add({ minutes })
  const changed = new Date(reminder.updated_at)
  const event = calendar.createEvent({
    id: `${id}${ownSuffix}`,
    sequence: revisionOf(reminder),
    stamp: changed,
    created: new Date(reminder.created_at),
    lastModified: changed,
    summary: completed ? `✓ ${title}` : title,
    ...(description && { description }),
    start: ofWholeDay ? start : start.toZonedDateTime(zone),
    timezone: zone,
    ...(ofWholeDay ? { allDay: true, ...(lastDay && end && { end }) } : end && { end: end.toZonedDateTime(zone) }),
    // Without a duration, the event does not block time in the person's calendar.
    ...(!minutes && { transparency: ICalEventTransparency.TRANSPARENT }),
    categories: reminder.tags.map((name) => ({ name })),
    // RFC 5545 priorities run from 1 (highest) to 9.
    ...(reminder.priority && { priority: [1, 5, 9][reminder.priority - 1]! }),
  })
  const lines = ofSeveralDays
    ? []
    : repeatLines(reminder, { isWholeDay: ofWholeDay, year: writing.now.getUTCFullYear() })
  if (lines.length > 0) event.repeating(lines.join('\r\n'))
  if (!writing.alarms || completed || reminder.origin?.rings === false) return
  const leads = reminder.lead_minutes ?? [writing.leadMinutes]
  for (const lead of new Set([...leads, 0])) {
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: lead * 60, description: title })
  }
}

/**
 * Whether an event without times is one of several days, such as a trip: imported ones are stored as daily, and go out
 * as they came in.
 */
const isSpanOfDays = ({ is_event: isEvent, recurrence, ends_on: last, skipped_dates: skipped }: Reminder): boolean =>
  isEvent === true && (recurrence === 'daily' || recurrence === 'FREQ=DAILY') && last !== undefined && !skipped
