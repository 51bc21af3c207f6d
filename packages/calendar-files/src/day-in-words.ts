import { daysBetween, isDay } from '@planner/days/plain-date'
import { parseReminder } from '@planner/reminder-language'
import { isRecurrence } from '@planner/reminder-language/recurrence'
import type { ReadOptions } from './item.ts'
import type { Task } from './task.ts'
import { wallAt } from './wall-time.ts'

/** Reads a day as written in a file: '2026-11-25' with or without a time, or words such as 'every Monday at 9 am'. */
export function dayInWords(said: string, { now, timeZone }: ReadOptions): Partial<Task> {
  if (said === '') return {}
  const iso = /^(\d{4}-\d\d-\d\d)(?:[t ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?(z|[+-]\d\d:?\d\d)?)?$/i.exec(said)
  if (iso) {
    const [, date, clock, seconds = ':00', offset] = iso
    if (!isDay(date!)) return { unread: said }
    if (!clock) return { date: date!, time: null, time_zone: timeZone }
    if (!offset) return { date: date!, time: `${clock}${seconds}`, time_zone: timeZone }
    return { ...wallAt(new Date(said.toUpperCase().replace(' ', 'T')), timeZone), time_zone: timeZone }
  }
  // Todoist's 'every!' counts from completion; it is imported as a repetition from the due day.
  const isAfterDone = /\bevery!/i.test(said)
  const text = said.replace(/\bevery!/gi, 'every')
  const whole = parseReminder(text, { now, timeZone })
  // Words left over as a title were not understood: '…, 14 apr' of 'every 14 jan, 14 apr'.
  const isWhole = whole.title.toLowerCase() === text.trim().toLowerCase()
  const reading = isWhole ? whole : parseReminder(text.split(',')[0]!, { now, timeZone })
  const rule = reading.recurrence
  const isRepeat = rule !== null || /\b(?:every|each|daily|weekly|monthly|yearly|har|roz)\b/i.test(said)
  const isKnown = isWhole && rule !== null && isRecurrence(rule)
  const isRefused = isRepeat && !isKnown
  if (reading.date === null) return { isRefused, unread: said }
  return {
    date: isRepeat ? reading.date : nearestYear(reading.date, text, wallAt(now, timeZone).date),
    time: reading.timeDefaulted ? null : reading.time,
    time_zone: timeZone,
    ...(isKnown && { recurrence: rule }),
    isRefused,
    ...(isRefused && { unread: said }),
    isAfterDone: isAfterDone && isKnown,
  }
}

const monthNamed = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b\d{1,2}[/.-]\d{1,2}\b/

/**
 * Moves a day read from '3 Nov' to the past if that one is nearer: files leave out the current year, and a task that is
 * overdue would be read as one of next year.
 */
function nearestYear(date: string, said: string, today: string): string {
  if (!monthNamed.test(said.toLowerCase()) || /\d{4}/.test(said)) return date
  const before = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`
  return isDay(before) && daysBetween(before, today) < daysBetween(today, date) ? before : date
}
