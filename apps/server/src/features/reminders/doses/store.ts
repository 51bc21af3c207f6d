import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { anyOf, prepared } from '#platform/db/prepared.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'

/** The doses of a medicine, of its series that are over too, and those moved on one day; not the reminder to refill it. */
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

/** All reminders of a medicine, locked until the transaction ends. */
export async function lockRemindersOfMedicine(tx: Db, medicineId: string): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select * from reminders where medicine_id = ${medicineId} order by id for update`.execute(tx)
  return rows
}

/** Whether a dose of a day was moved, and stands for itself. */
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

/** The doses of several medicines, by medicine. */
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
