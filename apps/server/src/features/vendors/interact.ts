import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { interact as contract } from '@planner/contract/vendors'
import type { Context } from '#context.ts'
import { ownReminder } from '#features/reminders/own-reminder.ts'
import { dayMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { countWithin } from '#platform/request-counter.ts'
import { insertInteraction } from './store.ts'

/** Maximum recorded taps on suggestions per person and day. */
const perDay = 300

/** Records what a person did with a suggestion. @throws Problem `reminder.not-found`, `request.too-many` */
export async function interact(context: Context, user: UserRow, input: CheckedInputOf<typeof contract>): Promise<void> {
  await ownReminder(context, user, input.reminder_id)
  const now = context.clock.now()
  await countWithin(context.db, { key: `interact ${user.id}`, now, windowMs: dayMs, limit: perDay })
  await insertInteraction(context.db, {
    id: context.ids.next(),
    user_id: user.id,
    at: now,
    ...input,
  })
}
