import { createHash } from 'node:crypto'
import { reminders as limits } from '@planner/contract/constants/reminders'
import { usualTime } from '@planner/reminder-language/usual-time'
import type { Imported } from '#features/reminders/imported.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import type { CalendarEvent, CalendarMoment } from '#providers/google.ts'

/** Google's own label for an event without a title. */
const untitled = '(No title)'

/**
 * Converts an event to a reminder. An all-day event keeps its date in every zone; any other gets the date and time in
 * the person's zone.
 */
export function contentOfEvent(event: CalendarEvent, timeZone: string): Imported {
  return {
    title: cut(event.title || untitled, limits.titleMax),
    description: cut(descriptionOf(event, timeZone), limits.descriptionMax),
    ...whenOf(event.starts, timeZone),
    origin_url: event.url,
    from_calendar: true,
  }
}

/** Returns a hash that is equal for equal contents. */
export function hashOf(content: Imported, timeZone: string): Buffer {
  const { title, description, date, time, time_defaulted: isWholeDay, origin_url: url } = content
  const fields = JSON.stringify([timeZone, title, description, date, time, isWholeDay, url])
  return createHash('sha256').update(fields).digest()
}

function whenOf(moment: CalendarMoment, timeZone: string) {
  if ('day' in moment) return { date: moment.day, time: usualTime, time_defaulted: true }
  const { day, time } = wallTimeOf(moment.at, timeZone)
  return { date: day, time, time_defaulted: false }
}

function descriptionOf({ place, notes, starts, ends }: CalendarEvent, timeZone: string): string {
  const [first, last] = [whenOf(starts, timeZone), whenOf(ends, timeZone)]
  const until = last.date > first.date ? `Until ${dayInWords(last.date)}` : ''
  return [until, place, notes].filter(Boolean).join('\n')
}

const words = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
const dayInWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`))

const cut = (text: string, max: number): string => (text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`)
