import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { interact as contract } from '@planner/contract/vendors'
import type { Context } from '#context.ts'
import { ownReminder } from '#features/reminders/own-reminder.ts'
import type { UserRow } from '#platform/db/tables.ts'
import { insertInteraction } from './store.ts'

/**
 * Remembers what a person did with a suggestion.
 *
 * @throws Problem `reminder.not-found`
 */
export async function interact(context: Context, user: UserRow, input: CheckedInputOf<typeof contract>): Promise<void> {
  await ownReminder(context, user, input.reminder_id)
  await insertInteraction(context.db, {
    id: context.ids.next(),
    user_id: user.id,
    at: context.clock.now(),
    ...input,
  })
}
