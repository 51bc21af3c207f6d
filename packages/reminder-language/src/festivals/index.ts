import { dayOf } from '../days/calendar.ts'
import { computed } from './almanac.ts'
import { firstYear, table } from './table.ts'

const remembered = new Map<string, number[]>()

/**
 * The days of a feast in a year, ascending: from the table of published days where it holds the year, else computed
 * from the feast's own rule (an estimate where a new moon must be seen). Usually one.
 */
export function festivalDays(name: string, year: number): readonly number[] {
  const key = `${name} ${year}`
  const known = remembered.get(key)
  if (known) return known
  const written = table[name]?.split(' ')[year - firstYear]
  const days =
    written && written !== '----'
      ? [dayOf(year, Number(written.slice(0, 2)), Number(written.slice(2)))]
      : computed(name, year)
  if (remembered.size > 2000) remembered.clear()
  remembered.set(key, days)
  return days
}

/** The first day of a feast in a year, or null where that year has none. */
export function festivalDay(name: string, year: number): number | null {
  return festivalDays(name, year)[0] ?? null
}
