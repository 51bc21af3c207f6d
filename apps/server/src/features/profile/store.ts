import type { Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { UserRow, UsersTable } from '#platform/db/tables.ts'

/** Changes what is named; with nothing named, tells how the person stands. */
export function updatePerson(db: Db, id: string, change: Updateable<UsersTable>): Promise<UserRow> {
  return (
    db
      .updateTable('users')
      // An empty change is still a statement.
      .set((column) => ({ full_name: column.ref('full_name'), ...change }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  )
}

export async function completeTutorial(db: Db, id: string): Promise<void> {
  await db.updateTable('users').set({ tutorial_completed: true }).where('id', '=', id).execute()
}
