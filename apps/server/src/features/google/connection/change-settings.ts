import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { settings as contract } from '@planner/contract/google'
import type { Context } from '#context.ts'
import { letEventsRing } from '#features/reminders/imported.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { lockConnection, setConnection } from './store.ts'

type Change = CheckedInputOf<typeof contract>

/** Changes the given settings and keeps the others. @throws Problem `google.not-connected`. */
export async function changeSettings(context: Context, user: UserRow, change: Change): Promise<void> {
  const now = context.clock.now()
  await inTransaction(context.db, async (tx) => {
    const connection = await lockConnection(tx, user.id)
    if (!connection) throw new Problem('google.not-connected')
    const autoSync = change.auto_sync ?? connection.auto_sync
    const notify = change.notify ?? connection.notify
    await setConnection(tx, connection, {
      auto_sync: autoSync,
      notify,
      // Syncs at once, and every hour from then on.
      ...(autoSync !== connection.auto_sync && { next_sync_at: autoSync ? now : null }),
    })
    if (notify !== connection.notify) await letEventsRing(context, tx, user, notify)
  })
}
