import type { Reminder } from '@planner/contract/reminders'

/** The completion or reopening of a reminder on a day. */
export type Completion = { reminder: Reminder; day: string; completed: boolean; isUndo?: boolean }
