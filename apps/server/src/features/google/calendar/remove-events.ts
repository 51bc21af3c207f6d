import { removeImported } from '#features/reminders/imported.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { deleteEventsOf, googleEventsOf } from './store.ts'

/** Removes a person's imported events from the planner, except those they have changed here. */
export async function removeEvents(tx: Db, user: UserRow): Promise<void> {
  const events = await googleEventsOf(tx, user.id)
  await removeImported(
    tx,
    user,
    events.flatMap(({ reminder_id: id }) => id ?? []),
  )
  await deleteEventsOf(tx, user.id)
}
