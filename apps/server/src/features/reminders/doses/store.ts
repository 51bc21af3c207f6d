import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { anyOf, prepared } from '#platform/db/prepared.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'

/** Returns a medicine's doses, including past series and doses moved on a single day, but not its refill reminder. */
export const dosesOf = (db: Db, medicineId: string): Promise<ReminderRow[]> =>
  prepared(
    db,
    db
      .selectFrom('reminders')
      .selectAll()
      .where('medicine_id', '=', medicineId)
      .where('dose_amount', 'is not', null)
      .orderBy('time')
      .orderBy('id'),
  )

/** Returns all reminders of a medicine, locked until the transaction ends. */
export async function lockRemindersOfMedicine(tx: Db, medicineId: string): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select * from reminders where medicine_id = ${medicineId} order by id for update`.execute(tx)
  return rows
}

/** Whether the dose of a day was moved, and so is a reminder of its own. */
export async function isMoved(db: Db, { id, medicine_id }: ReminderRow, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('reminders')
    .select('id')
    .where('medicine_id', '=', medicine_id)
    .where('moved_from', '=', id)
    .where('moved_on', '=', day)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the doses of several medicines, by medicine. */
export async function dosesOfAll(db: Db, medicineIds: string[]): Promise<Map<string, ReminderRow[]>> {
  const rows = await prepared(
    db,
    db
      .selectFrom('reminders')
      .selectAll()
      .where('medicine_id', '=', anyOf('uuid', medicineIds))
      .where('dose_amount', 'is not', null)
      .orderBy('time')
      .orderBy('id'),
  )
  return Map.groupBy(rows, ({ medicine_id: id }) => id!)
}
