import { reminders as limits } from '@planner/contract/constants/reminders'
import type { ResultOf } from '@planner/contract/endpoint'
import type { search as contract } from '@planner/contract/reminders'
import type { Context } from '#context.ts'
import { fitting } from '#platform/answer-size.ts'
import { minuteMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { countWithin } from '#platform/request-counter.ts'
import { presentReminder } from '../present-reminder.ts'
import { findReminders } from './store.ts'

/**
 * A person's reminders that say every word of a query, the latest first: all of them are looked through, done ones of any
 * age too.
 *
 * @throws Problem `request.too-many`: the store reads every text of the person for it.
 */
export async function searchReminders(
  context: Context,
  user: UserRow,
  query: string,
): Promise<ResultOf<typeof contract>> {
  const now = context.clock.now()
  const { searchesPerMinute: limit, found: most } = limits
  await countWithin(context.db, { key: `search reminders ${user.id}`, now, windowMs: minuteMs, limit })
  const words = query.split(/\s+/)
  const found = await findReminders(context.db, user.id, { words, limit: most + 1 })
  const reminders = fitting(found.slice(0, most).map((reminder) => presentReminder(reminder, now)))
  return { reminders, more: reminders.length < found.length }
}
