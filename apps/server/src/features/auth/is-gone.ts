import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables.ts'

/** Whether the time to take a deletion back is over: the work that removes the account comes any moment. */
export const isGone = (context: Context, { deletion_planned_at: plannedAt }: UserRow): boolean =>
  plannedAt !== null && plannedAt <= context.clock.now()
