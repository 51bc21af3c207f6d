import { sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'
import type { UserRow, UsersTable } from '#platform/db/tables/users.ts'

/** Updates the given fields and returns the person; without fields, only reads. */
export function updatePerson(db: Db, id: string, change: Updateable<UsersTable>): Promise<UserRow> {
  return (
    db
      .updateTable('users')
      // An UPDATE needs at least one column.
      .set((column) => ({ full_name: column.ref('full_name'), ...change }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  )
}

export async function completeTutorial(db: Db, id: string): Promise<void> {
  await db.updateTable('users').set({ tutorial_completed: true }).where('id', '=', id).execute()
}

export type Counts = { made: number; completed: number; saved: number }

/**
 * Counts a person's reminders, completed reminders and saved recipes. Each completed occurrence of a recurring reminder
 * counts.
 */
export async function countsOf(db: Db, userId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select reminders.made, reminders.completed, recipes.saved
    from (
      select count(*) as made, coalesce(sum(greatest(cardinality(completed_dates), completed::int)), 0) as completed
      from reminders where user_id = ${userId}
    ) as reminders, (
      select count(*) as saved from saved_recipes where user_id = ${userId}
    ) as recipes`.execute(db)
  return rows[0]!
}

/**
 * Returns reminders that may fall on a day from `from` to `to`: one-off ones within the range, and recurring ones that
 * start by `to`.
 */
export function remindersWithin(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<
  Pick<
    ReminderRow,
    'date' | 'time' | 'time_zone' | 'recurrence' | 'festival' | 'completed' | 'completed_dates' | 'skipped_dates'
  >[]
> {
  return db
    .selectFrom('reminders')
    .select(['date', 'time', 'time_zone', 'recurrence', 'festival', 'completed', 'completed_dates', 'skipped_dates'])
    .where('user_id', '=', userId)
    .where('date', '<=', to)
    .where((or) => or.or([or('date', '>=', from), or('recurrence', '<>', 'none')]))
    .execute()
}
