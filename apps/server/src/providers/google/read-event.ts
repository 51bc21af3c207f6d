import { oneLine, plainText } from '@planner/calendar-files/plain-text'
import * as z from 'zod'
import type { CalendarEvent, CalendarMoment } from '../google.ts'

const Moment = z.union([
  z.object({ date: z.iso.date() }).transform(({ date }) => ({ day: date })),
  z.object({ dateTime: z.iso.datetime({ offset: true }) }).transform(({ dateTime }) => ({ at: new Date(dateTime) })),
])

const Event = z.object({
  id: z.string().min(1).max(1024),
  status: z.string().optional(),
  eventType: z.string().optional(),
  summary: z.string().default(''),
  description: z.string().default(''),
  location: z.string().default(''),
  start: Moment,
  end: Moment.optional(),
  htmlLink: z.string().optional(),
  attendees: z.array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() })).default([]),
})

/** Event types for a work location and focus time, which are not appointments. */
const noAppointments = new Set(['workingLocation', 'focusTime'])

/** The range of years that the planner supports; Google's calendar accepts any. */
const firstYear = 1970
const lastYear = 2199

/** Parses an event of the Google API; null if it is cancelled, declined, not an appointment, or unreadable. */
export function eventOf(item: unknown): CalendarEvent | null {
  const read = Event.safeParse(item)
  if (!read.success) return null
  const { id, status, eventType, summary, description, location, start, end, htmlLink, attendees } = read.data
  if (status === 'cancelled' || noAppointments.has(eventType ?? '')) return null
  if (attendees.some((one) => one.self && one.responseStatus === 'declined')) return null
  if (!isWithinYears(start)) return null
  return {
    id,
    title: oneLine(summary),
    notes: plainText(description),
    place: oneLine(location),
    starts: start,
    ends: end ? lastOf(end) : start,
    url: htmlLink && isGooglesOwn(htmlLink) ? htmlLink : null,
  }
}

function isWithinYears(moment: CalendarMoment): boolean {
  const year = 'day' in moment ? Number(moment.day.slice(0, 4)) : moment.at.getUTCFullYear()
  return year >= firstYear && year <= lastYear
}

/** Returns the last day: for all-day events Google gives the day after it. */
function lastOf(end: CalendarMoment): CalendarMoment {
  if ('at' in end) return end
  const before = new Date(`${end.day}T00:00:00Z`)
  before.setUTCDate(before.getUTCDate() - 1)
  return { day: before.toISOString().slice(0, 10) }
}

/** Whether a link leads to Google Calendar: the page shows it, so it must not lead anywhere else. */
function isGooglesOwn(link: string): boolean {
  const url = URL.parse(link)
  return url?.protocol === 'https:' && ['www.google.com', 'calendar.google.com'].includes(url.hostname)
}
