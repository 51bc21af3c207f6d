import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/** Whether an account can be used: it is neither gone nor disabled by an administrator. */
export const isUsable = (context: Context, user: UserRow): boolean =>
  !isGone(context, user) && user.disabled_at === null

/** Whether the grace period of a planned deletion is over; a background job removes the account shortly after. */
export const isGone = (context: Context, { deletion_planned_at: plannedAt }: UserRow): boolean =>
  plannedAt !== null && plannedAt <= context.clock.now()
