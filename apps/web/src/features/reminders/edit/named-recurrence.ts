import { type NamedRecurrence, namedRecurrences } from '@planner/contract/reminders'

import { addDays, dayFrom, daysBetween, daysFrom, partsOf, weekdayOf } from '@planner/days/plain-date'

export type Range = { from: string; to: string }

/**
 * Returns the days within a range on which a reminder with a named recurrence falls. Plain arithmetic, so that the
 * first paint of the calendar needs no library; a day that a month lacks falls on its last day
 * (docs/product/decisions.md#11).
 */
export function daysOfNamed(date: string, recurrence: NamedRecurrence, range: Range): string[] {
  const from = range.from > date ? range.from : date
  if (from > range.to) return []
  if (recurrence === 'none') return date === from ? [date] : []
  if (recurrence === 'daily') return daysFrom({ from, to: range.to })
  if (recurrence === 'weekdays') return daysFrom({ from, to: range.to }).filter((day) => weekdayOf(day) <= 5)
  if (recurrence === 'weekly') return weekly(date, { from, to: range.to })

  return monthly(date, recurrence === 'monthly' ? 1 : 12, { from, to: range.to })
}

export const isNamed = (recurrence: string): recurrence is NamedRecurrence =>
  (namedRecurrences as readonly string[]).includes(recurrence)

function weekly(date: string, { from, to }: Range): string[] {
  const first = addDays(date, Math.ceil(daysBetween(date, from) / 7) * 7)

  return Array.from({ length: Math.max(0, Math.floor(daysBetween(first, to) / 7) + 1) }, (_, week) =>
    addDays(first, week * 7),
  )
}

function monthly(date: string, everyMonths: 1 | 12, { from, to }: Range): string[] {
  const start = partsOf(date)
  const monthsUntil = (day: string) => (partsOf(day).year - start.year) * 12 + partsOf(day).month - start.month
  const days: string[] = []

  for (let months = monthsUntil(from); months <= monthsUntil(to); months++) {
    if (months % everyMonths !== 0) continue

    const month = start.month - 1 + months
    const day = dayFrom(start.year + Math.floor(month / 12), (month % 12) + 1, start.date)
    if (day >= from && day <= to) days.push(day)
  }

  return days
}
