import type { Context } from '#context.ts'
import { fitting } from '#platform/answer-size.ts'
import type { OutboxRow } from '#platform/db/tables/notifications.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { outboxOf } from './store.ts'

const shown = 100

/** @throws Problem `request.not-found` in production, where the outbox is never readable. */
export async function ownOutbox(context: Context, user: UserRow): Promise<OutboxRow[]> {
  if (context.config.production) throw new Problem('request.not-found')
  return fitting(await outboxOf(context.db, user.id, { limit: shown }))
}
