import type { Reminder } from '@planner/contract/reminders'
import type { Completion } from './completion.ts'

/** A dose marked as taken before its time while an earlier one is open, and how to complete either. */
export type AskedDose = { completion: Completion; earlier: Reminder; complete: (completion: Completion) => void }

/** What asks which of two doses was taken; set by `Dialogs`. */
export const doseAsked: { current: ((asked: AskedDose) => void) | null } = { current: null }
