import type { Reminder } from '@planner/contract/reminders'
import { isWholeDay } from '@planner/reminder-language/whole-day'
import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library'
import { inSlices } from '#platform/in-slices.ts'
import { ownSuffix } from './own-uid.ts'
import { repeatLines } from './repeat.ts'

/** How a feed is to be written. */
export type Writing = {
  /** Whether the calendar app rings too. */
  alarms: boolean
  /** Minutes before a reminder at which its person wants to be told. */
  leadMinutes: number
  timeZone: string
  now: Date
}

/** Apps that honour it ask so often. */
const pollMinutes = 15

/** Written in one turn of the event loop. */
const remindersAtOnce = 100

/** A person's reminders as one calendar (RFC 5545), in slices so that nobody waits for a long one. */
export async function writeCalendar(reminders: readonly Reminder[], writing: Writing): Promise<string> {
  const calendar = new ICalCalendar({
    prodId: { company: 'Daily Planner', product: 'Reminders', language: 'EN' },
    name: 'Daily Planner',
    ttl: pollMinutes * 60,
    // With a zone of its own the calendar would write when things were made and changed by that clock; RFC 5545 wants UTC.
    timezone: { name: null, generator: zoneOf },
    x: { 'X-WR-TIMEZONE': writing.timeZone },
  })
  await inSlices(reminders, remindersAtOnce, (slice) => {
    for (const reminder of slice) addEvent(calendar, reminder, writing)
  })
  return calendar.toString()
}

/** The VTIMEZONE of a zone; null for UTC, which needs none. */
const zoneOf = (name: string): string | null => {
  const [block] = zoneBlock(name)
  return block ?? null
}

/** Greater after every change, as apps expect that take the newer of two: seconds from when it was made to its last change. */
const revisionOf = ({ created_at: made, updated_at: changed }: Reminder): number =>
  Math.max(0, Math.ceil((Date.parse(changed) - Date.parse(made)) / 1000))

function addEvent(calendar: ICalCalendar, reminder: Reminder, writing: Writing): void {
  const { id, title, description, date, time, time_zone: zone, completed, duration_minutes: minutes } = reminder
  const ofWholeDay = isWholeDay(reminder)
  const start = Temporal.PlainDateTime.from(`${date}T${ofWholeDay ? '00:00:00' : time}`)
  const lastDay = reminder.recurrence === 'none' ? reminder.ends_on : undefined
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
    ...(ofWholeDay ? { allDay: true } : end && { end: end.toZonedDateTime(zone) }),
    // A moment, not a stretch of time in which one is busy.
    ...(!minutes && { transparency: ICalEventTransparency.TRANSPARENT }),
    categories: reminder.tags.map((name) => ({ name })),
    // 1 is the highest of nine there.
    ...(reminder.priority && { priority: [1, 5, 9][reminder.priority - 1]! }),
  })
  const lines = repeatLines(reminder, { isWholeDay: ofWholeDay, year: writing.now.getUTCFullYear() })
  if (lines.length > 0) event.repeating(lines.join('\r\n'))
  if (!writing.alarms || completed || reminder.origin?.rings === false) return
  const leads = reminder.lead_minutes ?? [writing.leadMinutes]
  for (const lead of new Set([...leads, 0])) {
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: lead * 60, description: title })
  }
}
