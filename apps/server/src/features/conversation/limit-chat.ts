import { chats as limits } from '@planner/contract/constants/notifications'
import type { Context } from '#context.ts'
import { dayMs, minuteMs } from '#platform/clock.ts'
import type { ChatChannel } from '#platform/db/tables/conversation.ts'
import { countMore } from '#platform/request-counter.ts'

/**
 * Counts a message of a chat against its limits.
 *
 * @returns 'first-over' for the first message over a limit, whose sender is told so once; 'over' for the following
 *   ones.
 */
export async function countMessage(
  context: Context,
  channel: ChatChannel,
  address: string,
): Promise<'within' | 'first-over' | 'over'> {
  const now = context.clock.now()
  const key = `chat ${channel} ${address}`
  const minute = await countMore(context.db, { key: `${key} minute`, by: 1, now, windowMs: minuteMs })
  const day = await countMore(context.db, { key: `${key} day`, by: 1, now, windowMs: dayMs })
  if (minute.count <= limits.perMinute && day.count <= limits.perDay[channel]) return 'within'
  return minute.count === limits.perMinute + 1 || day.count === limits.perDay[channel] + 1 ? 'first-over' : 'over'
}

/** Whether something may still be sent to an address today: at most `times` a day. */
export async function isWithinDailyLimit(context: Context, key: string, times = 1): Promise<boolean> {
  const now = context.clock.now()
  return (await countMore(context.db, { key, by: 1, now, windowMs: dayMs })).count <= times
}
