import { addDays, addMonths, isDay, weekdayOf } from '@planner/days/plain-date'

type Key = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/**
 * Returns the day to which a key moves from another, as in the date grid of the WAI-ARIA Authoring Practices; null for
 * any other key.
 */
export function dayByKey({ key, shiftKey, altKey, ctrlKey, metaKey }: Key, from: string): string | null {
  // Browser shortcuts: Alt with an arrow goes back in the history.
  if (altKey || ctrlKey || metaKey) return null

  const to = leads[key]?.(from, shiftKey)
  if (to === undefined) return null

  // Stops at the first and last year of four digits.
  return isDay(to) ? to : from
}

const leads: Readonly<Record<string, (from: string, shiftKey: boolean) => string>> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -7),
  ArrowDown: (from) => addDays(from, 7),
  Home: (from) => addDays(from, 1 - weekdayOf(from)),
  End: (from) => addDays(from, 7 - weekdayOf(from)),
  PageUp: (from, shiftKey) => addMonths(from, shiftKey ? -12 : -1),
  PageDown: (from, shiftKey) => addMonths(from, shiftKey ? 12 : 1),
}
