import type { Reminder } from '@planner/contract/reminders'
import type { Completion } from './completion.ts'

/** A dose marked as taken before its time while an earlier one is open, and how to complete either. */
export type AskedDose = { completion: Completion; earlier: Reminder; complete: (completion: Completion) => void }

let listener: ((asked: AskedDose) => void) | null = null

/** Requests the question which of two doses was taken; handled by `Dialogs`. */
export const doseAsked = {
  /** Without a listener the tap counts as it is. */
  tell(asked: AskedDose): void {
    if (listener) listener(asked)
    else asked.complete(asked.completion)
  },
  listen(next: (asked: AskedDose) => void): () => void {
    listener = next
    return () => {
      listener = null
    }
  },
}
