import { dayOf } from '@planner/days/day-number'
import { computed } from './almanac.ts'
import { table } from './table.ts'

const remembered = new Map<string, number[]>()

/**
 * Returns the days of a feast in a year, ascending: the published day if the table has one, otherwise computed from the
 * feast's rule (an estimate if it depends on sighting the new moon). Usually one.
 */
export function festivalDays(name: string, year: number): readonly number[] {
  const key = `${name} ${year}`
  const known = remembered.get(key)
  if (known) return known
  const written = table[name]?.split(' ').find((day) => day.startsWith(String(year)))
  const days = written ? [dayOf(year, Number(written.slice(4, 6)), Number(written.slice(6)))] : computed(name, year)
  if (remembered.size > 2000) remembered.clear()
  remembered.set(key, days)
  return days
}
