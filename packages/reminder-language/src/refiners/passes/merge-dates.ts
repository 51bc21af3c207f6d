import type { DateSpec } from '../../parsers/facts.ts'

/**
 * Merges one date written in two pieces: 'Tuesday' and 'the 19th', 'Wednesday' and 'next week', '5 Dec' and '2027'.
 * Null if they are two dates.
 */
export function mergeDates(a: DateSpec, b: DateSpec): DateSpec | null {
  return mergeInOrder(a, b) ?? mergeInOrder(b, a)
}

function mergeInOrder(a: DateSpec, b: DateSpec): DateSpec | null {
  if (a.is === 'weekday') {
    if (b.is === 'monthday' && (b.weekday === undefined || b.weekday === a.weekday)) return { ...b, weekday: a.weekday }
    if (b.is === 'calendar') return { ...b, weekday: a.weekday }
    if (b.is === 'nth') return b
    if (b.is === 'week') return b.weeks === 0 ? { ...a, which: 'this' } : { ...a, which: 'next', weeks: b.weeks }
    if (b.is === 'weekday' && a.weekday === b.weekday) return a.which === 'bare' ? b : a
    if (b.is === 'offset') return b
    if (b.is === 'duration' || b.is === 'shifted') return { is: 'near', weekday: a.weekday, base: b }
    if (b.is === 'feast') return b
  }
  if (a.is === 'monthday') {
    if (b.is === 'month' && b.day === 1) return { ...b, day: a.day }
    // 'On 5 for Rahul in December'.
    if (b.is === 'calendar' && b.whole) return { is: 'calendar', month: b.month, day: a.day, year: b.year }
    if (b.is === 'calendar' && b.day === a.day) return b
  }
  if (a.is === 'calendar') {
    if (b.is === 'year' && a.year === undefined) return { ...a, year: b.month === 0 ? b.years : undefined }
    if (b.is === 'calendar' && a.month === b.month && a.day === b.day) return a.year === undefined ? b : a
  }
  if (a.is === 'feast' && b.is === 'year') return b.month === 0 ? { ...a, year: b.years } : { ...a, years: b.years }
  if (a.is === 'feast' && (b.is === 'offset' || b.is === 'calendar')) return b
  if (a.is === 'nth' && b.is === 'year' && b.month === 0) return { ...a, year: b.years }
  if (a.is === 'offset' && b.is === 'offset' && a.days === b.days) return a
  return null
}
