import type { Activity } from '@planner/contract/account/profile'

type Day = Activity['days'][number]

/** A day's bar: its height for due reminders, and the filled part, as fractions of the chart's height. */
export type Bar = Day & { height: number; filled: number }

/** The chart's scale covers at least this many reminders, so that a single one does not look like a full day. */
const leastTop = 3

export function barsOf(days: readonly Day[]): Bar[] {
  const top = Math.max(leastTop, ...days.map(({ due }) => due))

  return days.map((day) => ({ ...day, height: day.due / top, filled: Math.min(day.completed, day.due) / top }))
}

export const totalOf = (days: readonly Day[]): { due: number; completed: number } => ({
  due: days.reduce((sum, { due }) => sum + due, 0),
  completed: days.reduce((sum, { completed }) => sum + completed, 0),
})
