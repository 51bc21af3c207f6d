import { sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import type { ReminderRow } from '#platform/db/tables/reminders.ts'

export async function deleteReminder(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reminders').where('id', '=', id).execute()
}

/** Saves a copy of a reminder about to be deleted, and keeps only the person's latest `most` copies. */
export async function saveRemoved(db: Db, { id, user_id }: ReminderRow, now: Date, { most }: { most: number }) {
  await sql`
    insert into removed_reminders (id, user_id, reminder, removed_at)
    select id, user_id, to_jsonb(reminders), ${now} from reminders where id = ${id}
    on conflict (user_id, id) do update set reminder = excluded.reminder, removed_at = excluded.removed_at`.execute(db)
  await sql`
    delete from removed_reminders where user_id = ${user_id} and id in (
      select id from removed_reminders where user_id = ${user_id} order by removed_at desc offset ${most}
    )`.execute(db)
}

/**
 * Restores a deleted reminder of the person, or one that their household shared. Sharing settings that no longer apply
 * are left out. Returns null if none was deleted since `since`.
 */
export async function restoreRemoved(
  db: Db,
  userId: string,
  id: string,
  { since, now }: { since: Date; now: Date },
): Promise<ReminderRow | null> {
  const { rows } = await sql<ReminderRow>`
    with removed as (
      delete from removed_reminders
      where id = ${id} and removed_at >= ${since} and (
        user_id = ${userId}
        or (reminder->>'household_id')::uuid = (select household_id from users where id = ${userId})
      )
      returning reminder, user_id
    ), shared as (
      select removed.*, (reminder->>'household_id')::uuid = users.household_id as still
      from removed join users on users.id = removed.user_id
    )
    insert into reminders
    select row.* from shared, jsonb_populate_record(
      null::reminders, shared.reminder
        || jsonb_build_object('updated_at', ${now.toISOString()}::text, 'next_unplanned_on', null)
        || jsonb_build_object('medicine_id',
          (select id from medicines where id = (reminder->>'medicine_id')::uuid))
        || jsonb_build_object('declined_by',
          (select id from users where id = (reminder->>'declined_by')::uuid))
        || case when shared.still then jsonb_build_object(
          'for_user', (select id from users where id = (reminder->>'for_user')::uuid
            and household_id = (reminder->>'household_id')::uuid),
          'for_helper', (select id from helpers where id = (reminder->>'for_helper')::uuid
            and household_id = (reminder->>'household_id')::uuid),
          'escalate_to', (select id from users where id = (reminder->>'escalate_to')::uuid
            and household_id = (reminder->>'household_id')::uuid),
          'done_by', (select id from users where id = (reminder->>'done_by')::uuid)
        ) else '{"household_id": null, "audience": "self", "for_user": null, "for_helper": null, "escalate_to": null,
          "escalate_minutes": null, "done_by": null}'::jsonb end
    ) as row
    on conflict (id) do nothing
    returning *`.execute(db)
  return rows[0] ?? null
}

/** @returns the number deleted. */
export async function deleteRemoved(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from removed_reminders where (user_id, id) in (
      select user_id, id from removed_reminders where removed_at < ${before} limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows ?? 0)
}
