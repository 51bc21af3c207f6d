import type { Reminder } from '@planner/contract/reminders'
import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import { instantOf } from '#platform/wall-time.ts'

/** Years for which dates are listed where no rule exists: festivals follow the moon. */
const namedYears = 5

/**
 * Returns a reminder's recurrence as lines of a calendar file (RFC 5545, 3.8.5); empty if it does not repeat.
 *
 * @param isWholeDay determines the type of the dates, which must match DTSTART.
 * @param year the current year, from which on a festival's dates are listed.
 */
export function repeatLines(reminder: Reminder, { isWholeDay, year }: { isWholeDay: boolean; year: number }): string[] {
  if (reminder.recurrence === 'none') return []
  const date = datesIn(reminder, isWholeDay)
  const lines = reminder.festival
    ? feastLines(reminder, { date, year })
    : [`RRULE:${withUntil(ruleOf(reminder), reminder, isWholeDay)}`, ...februaries(reminder, { date, year })]
  const skipped = reminder.skipped_dates ?? []
  return skipped.length > 0 && !reminder.festival ? [...lines, `EXDATE${date.parameters}:${date.list(skipped)}`] : lines
}

function feastLines(reminder: Reminder, { date, year }: { date: Dates; year: number }): string[] {
  const to = `${year + namedYears}-12-31`
  const days = occurrencesBetween({ ...reminder, ends_on: reminder.ends_on ?? null }, { from: `${year - 1}-01-01`, to })
  // DTSTART itself is the first date.
  const others = days.filter((day) => day !== reminder.date)
  return others.length > 0 ? [`RDATE${date.parameters}:${date.list(others)}`] : []
}

/**
 * Lists the last day of each February for a monthly reminder on the 29th or 30th. RFC 5545 has a rule for it (BYSETPOS
 * with BYMONTHDAY), but apps built on ical.js show every one of the days it names.
 */
function februaries(reminder: Reminder, { date, year }: { date: Dates; year: number }): string[] {
  if (reminder.recurrence !== 'monthly' || !/(29|30)$/.test(reminder.date)) return []
  const range = { from: `${year - 1}-01-01`, to: `${year + namedYears}-12-31` }
  const days = occurrencesBetween({ ...reminder, ends_on: reminder.ends_on ?? null }, range)
  const others = days.filter((day) => day.slice(8) !== reminder.date.slice(8))
  return others.length > 0 ? [`RDATE${date.parameters}:${date.list(others)}`] : []
}

type Dates = { parameters: string; list: (days: readonly string[]) => string }

function datesIn({ time, time_zone: zone }: Reminder, isWholeDay: boolean): Dates {
  if (isWholeDay) return { parameters: ';VALUE=DATE', list: (days) => days.map(plain).join(',') }
  return { parameters: `;TZID=${zone}`, list: (days) => days.map((day) => `${plain(day)}T${plain(time)}`).join(',') }
}

const plain = (text: string): string => text.replace(/[-:]/g, '')

/**
 * Converts our recurrence names to rules. In a month without the day we use its last day; RFC 5545 skips the month
 * (`februaries`).
 */
function ruleOf({ recurrence, date }: Reminder): string {
  const day = Number(date.slice(8))
  switch (recurrence) {
    case 'daily':
      return 'FREQ=DAILY'
    case 'weekdays':
      return 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
    case 'weekly':
      return 'FREQ=WEEKLY'
    case 'monthly':
      if (day <= 28) return 'FREQ=MONTHLY'
      if (day === 31) return 'FREQ=MONTHLY;BYMONTHDAY=-1'
      return `FREQ=MONTHLY;BYMONTHDAY=${day}`
    case 'yearly':
      return date.endsWith('-02-29') ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY'
    default:
      return recurrence.replace(/^RRULE:/, '')
  }
}

/** Adds UNTIL in the form that DTSTART requires: a date, or an instant in UTC. Of two ends the earlier applies. */
function withUntil(rule: string, reminder: Reminder, isWholeDay: boolean): string {
  const parts = rule.split(';')
  const until = parts.find((part) => part.startsWith('UNTIL='))?.slice('UNTIL='.length)
  const untilDay = until && `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`
  const days = [untilDay, reminder.ends_on].flatMap((day): string[] => (day ? [day] : [])).sort()
  const [last] = days
  if (last === undefined) return rule
  const others = parts.filter((part) => !/^(UNTIL|COUNT)=/.test(part))
  const end = endOf(rule, reminder, last)
  if (isWholeDay) return [...others, `UNTIL=${plain(end)}`].join(';')
  const instant = instantOf(end, reminder.time, reminder.time_zone).toISOString().slice(0, 19)
  return [...others, `UNTIL=${plain(instant)}Z`].join(';')
}

/** Returns the earlier end of a rule with both a count and a last day: a calendar file may contain only one. */
function endOf(rule: string, { date, festival }: Reminder, last: string): string {
  if (!/COUNT=/.test(rule)) return last
  const days = occurrencesBetween({ date, festival, recurrence: rule, ends_on: last }, { from: date, to: last })
  return days.at(-1) ?? last
}
