import { addDays, addMonths, isDay, weekdayOf } from '@planner/days/plain-date'

type Key = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/**
 * The day to which a key leads from another, as in the date grid of the WAI-ARIA Authoring Practices; null for a key that
 * is not of the grid.
 */
export function dayByKey({ key, shiftKey, altKey, ctrlKey, metaKey }: Key, from: string): string | null {
  // Keys of the browser: Alt with an arrow goes back in its history.
  if (altKey || ctrlKey || metaKey) return null

  const to = leads[key]?.(from, shiftKey)
  if (to === undefined) return null

  // A year has four digits: there the walk ends.
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
