import type { Reminder } from '@planner/contract/reminders'

import type { RecurrenceEngine } from './occurrences.ts'
import type { Occurrence } from './outlook.ts'

/** What every list of reminders on the dashboard takes. */
export type ColumnProps = {
  today: string
  now: Date
  /** Undefined until loaded. */
  reminders: readonly Reminder[] | undefined
  failed: boolean
  fetching: boolean
  engine: RecurrenceEngine | undefined
  onRetry: () => unknown
  onGoTo: (day: string) => void
  onEdit: (occurrence: Occurrence) => void
  onDelete: (occurrence: Occurrence) => void
}
