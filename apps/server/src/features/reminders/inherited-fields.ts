import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { update } from '@planner/contract/reminders'
import type { Context } from '#context.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import { changedDetails, changedText, changedTime } from './change.ts'
import { sharingOf } from './sharing/sharing.ts'

/**
 * Returns what a reminder that is split off a series inherits from it and from the change, except its day and
 * recurrence.
 */
export const inheritedFields = (
  { clock, ids }: Pick<Context, 'clock' | 'ids'>,
  series: ReminderRow,
  change: CheckedInputOf<typeof update>,
) => {
  const now = clock.now()
  return {
    id: change.separate_id ?? ids.next(),
    user_id: series.user_id,
    ...changedText(series, change),
    source_text: null,
    ...changedTime(series, change),
    time_zone: series.time_zone,
    from_calendar: series.from_calendar,
    tags: series.tags,
    ...changedDetails(change, series),
    files: JSON.stringify(series.files),
    read_by: series.read_by,
    ...sharingOf(series),
    next_unplanned_on: null,
    created_at: now,
    updated_at: now,
  }
}
