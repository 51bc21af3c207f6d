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
 * Returns a person's reminders that contain every word of a query, the latest first. Searches all of them, including
 * completed ones of any age.
 *
 * @throws Problem `request.too-many`, because the database has to read all of the person's texts.
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
