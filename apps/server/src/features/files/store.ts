import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { ReminderFileRow, ReminderFilesTable } from '#platform/db/tables/reminders.ts'

export async function fileById(db: Db, id: string): Promise<ReminderFileRow | null> {
  return (await db.selectFrom('reminder_files').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** @returns whether the row is new: an existing id stays with its owner. */
export async function insertFile(tx: Db, file: Insertable<ReminderFilesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reminder_files')
    .values(file)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Records that a file was removed from a reminder, or null that it was restored. */
export async function setLetGo(tx: Db, id: string, letGo: { from: string; at: Date } | null): Promise<void> {
  await tx
    .updateTable('reminder_files')
    .set({ let_go_from: letGo?.from ?? null, let_go_at: letGo?.at ?? null })
    .where('id', '=', id)
    .execute()
}

/** Returns the total bytes of a person's files, including removed ones that can be restored. */
export async function fileBytesOf(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from reminder_files where user_id = ${userId}`.execute(db)
  return Number(rows[0]!.bytes)
}

/** Returns a person's files, ordered by id. */
export function filesAfter(
  db: Db,
  userId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<ReminderFileRow[]> {
  let query = db.selectFrom('reminder_files').selectAll().where('user_id', '=', userId)
  if (after !== null) query = query.where('id', '>', after)
  return query.orderBy('id').limit(limit).execute()
}

/** Whether a file belongs to no reminder, including removed reminders that can be restored. */
const isAtNone = sql<boolean>`
  not exists (
    select from reminders where reminders.user_id = reminder_files.user_id and reminders.files <> '[]'
      and reminders.files @> jsonb_build_array(jsonb_build_object('id', reminder_files.id))
  ) and not exists (
    select from removed_reminders where removed_reminders.user_id = reminder_files.user_id
      and removed_reminders.reminder -> 'files' @> jsonb_build_array(jsonb_build_object('id', reminder_files.id))
  )`

/**
 * Checks the files that have not been checked since `seenBefore`, and deletes those that belong to no reminder and were
 * removed before `letGoBefore`.
 *
 * @returns how many were checked.
 */
export async function deleteUnused(
  db: Db,
  { now, seenBefore, letGoBefore, limit }: { now: Date; seenBefore: Date; letGoBefore: Date; limit: number },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update reminder_files set looked_at = ${now} where id in (
      select id from reminder_files where looked_at < ${seenBefore} order by looked_at limit ${limit}
      for update skip locked
    ) returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await sql`
    delete from reminder_files
    where id = any(${ids}::uuid[]) and coalesce(let_go_at, '-infinity') < ${letGoBefore} and ${isAtNone}`.execute(db)
  return ids.length
}

/** Deletes a person's removed files at once, after which they cannot be restored. */
export async function deleteLetGo(tx: Db, userId: string): Promise<void> {
  await sql`delete from reminder_files where user_id = ${userId} and let_go_at is not null and ${isAtNone}`.execute(tx)
}

/** Schedules bytes for removal from the file store, unless `dropRemoval` is called before. */
export async function planRemoval(db: Db, storeKey: string, dueAt: Date): Promise<void> {
  await sql`
    insert into file_removals (store_key, due_at) values (${storeKey}, ${dueAt})
    on conflict (store_key) do update set due_at = excluded.due_at`.execute(db)
}

/** @returns whether the bytes were still scheduled for removal, and so still exist. */
export async function dropRemoval(tx: Db, storeKey: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('file_removals').where('store_key', '=', storeKey).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Returns the removals that are due. Each becomes due again later, until `dropRemoval` confirms it. */
export async function takeRemovals(
  db: Db,
  { now, again, limit }: { now: Date; again: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ store_key: string }>`
    update file_removals set due_at = ${again} where store_key in (
      select store_key from file_removals where due_at <= ${now} order by due_at limit ${limit} for update skip locked
    ) returning store_key`.execute(db)
  return rows.map(({ store_key: key }) => key)
}
