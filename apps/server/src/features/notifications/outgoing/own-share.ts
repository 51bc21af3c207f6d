import type { Context } from '#context.ts'
import { secondsUntil } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { nextMidnight, wallTimeOf } from '#platform/wall-time.ts'
import { type LimitedChannel, perPersonLimit } from './limits.ts'
import { takeFromShare } from './store.ts'

/**
 * Counts a message that a person sends towards their own daily limit on a channel, which includes reminders.
 *
 * @throws Problem `helper.too-many`.
 */
export async function requireOwnShare(context: Context, user: UserRow, channel: LimitedChannel): Promise<void> {
  const now = context.clock.now()
  const { day } = wallTimeOf(now, user.time_zone)
  const limit = perPersonLimit(context, channel)
  if (await takeFromShare(context.db, { userId: user.id, channel, day, limit })) return
  const midnight = nextMidnight(now, user.time_zone)
  throw new Problem('helper.too-many', { retryAfterSeconds: secondsUntil(midnight, now) })
}
