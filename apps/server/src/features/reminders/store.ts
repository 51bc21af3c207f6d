import { slipsOf, spellingsOf } from '@planner/reminder-language/spelling'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { anyOf, prepared } from '#platform/db/prepared.ts'
import { readTogether } from '#platform/db/read-together.ts'
import type { ReminderRow, RemindersTable } from '#platform/db/tables/reminders.ts'
import { isVisibleTo } from '#platform/db/visible-to.ts'

/** Where a page of a list ended. */
export type Place = Pick<ReminderRow, 'date' | 'time' | 'id'>

/** Which of a person's reminders are listed: the days as 'YYYY-MM-DD'. */
export type Listed = {
  /** Reminders that are open and fall once are listed from this day on; null from the first. */
  openFrom: string | null
  /** The same of those that are done. */
  doneFrom: string
  /** The last day; null without end. Repeating reminders that began by then are listed whenever they began. */
  to: string | null
  after: Place | null
}

/** Rows of a page, and characters of text in them; more is not fetched. */
const pageRows = 1000
const pageText = 1_000_000

const firstDay = '0001-01-01'
const lastDay = '9999-12-31'
const noId = '00000000-0000-0000-0000-000000000000'

const pagesByKey = readTogether<ReminderRow[]>(async (db, keys) => {
  const asked = keys.map((key): Listed & { key: string; userId: string } => ({ key, ...JSON.parse(key) }))
  const all = <Value>(value: (one: (typeof asked)[number]) => Value) => asked.map(value)
  // The lengths of long texts are known to the store without reading them.
  const statement = sql<ReminderRow & { key: string; text: number }>`
    select page.*
    from unnest(
      ${all(({ key }) => key)}::text[], ${all(({ userId }) => userId)}::uuid[],
      ${all(({ openFrom }) => openFrom ?? firstDay)}::date[], ${all(({ doneFrom }) => doneFrom)}::date[],
      ${all(({ to }) => to ?? lastDay)}::date[], ${all(({ after }) => after?.date ?? firstDay)}::date[],
      ${all(({ after }) => after?.time ?? '00:00')}::time[], ${all(({ after }) => after?.id ?? noId)}::uuid[]
    ) as asked (key, user_id, open_from, done_from, to_day, after_date, after_time, after_id)
    cross join lateral (
      select asked.key, reminders.*,
        sum(octet_length(title) + octet_length(description)) over (order by date, time, id) as text,
        octet_length(title) + octet_length(description) as own_text
      from (
        select * from (
          (
            select * from reminders
            where user_id = asked.user_id and (not completed or recurrence <> 'none')
              and (date >= asked.open_from or recurrence <> 'none' or ends_on >= asked.open_from) and date <= asked.to_day
              and (date, time, id) > (asked.after_date, asked.after_time, asked.after_id)
            order by date, time, id limit ${sql.lit(pageRows)}
          )
          union all
          (
            select * from reminders
            where user_id = asked.user_id and completed and recurrence = 'none'
              and (date >= asked.done_from or ends_on >= asked.done_from) and date <= asked.to_day
              and (date, time, id) > (asked.after_date, asked.after_time, asked.after_id)
            order by date, time, id limit ${sql.lit(pageRows)}
          )
          union all
          (
            select * from reminders
            where household_id = (select household_id from users where id = asked.user_id)
              and user_id <> asked.user_id
              and (audience in ('everyone', 'anyone') or for_user = asked.user_id or escalate_to = asked.user_id)
              and case when recurrence = 'none' and ends_on is not null then ends_on else date end >= case
                when recurrence <> 'none' then date
                when completed then asked.done_from
                else asked.open_from
              end
              and date <= asked.to_day
              and (date, time, id) > (asked.after_date, asked.after_time, asked.after_id)
            order by date, time, id limit ${sql.lit(pageRows)}
          )
        ) as found
        order by date, time, id limit ${sql.lit(pageRows)}
      ) as reminders
    ) as page
    where page.text - page.own_text < ${sql.lit(pageText)}
    order by page.date, page.time, page.id`
  return Map.groupBy(await prepared(db, statement), ({ key }) => key)
})

/** A page of a person's reminders, soonest first. @returns also whether the store may have more. */
export async function remindersOf(
  db: Db,
  userId: string,
  { openFrom, doneFrom, to, after }: Listed,
): Promise<{ reminders: ReminderRow[]; isAll: boolean }> {
  const key = JSON.stringify({ userId, openFrom, doneFrom, to, after })
  const reminders = ((await pagesByKey(db, key)) ?? []) as (ReminderRow & { text: number })[]
  return { reminders, isAll: reminders.length < pageRows && (reminders.at(-1)?.text ?? 0) < pageText }
}

/**
 * The latest of a person's reminders that say every one of these words in title, notes, tags or checklist, whatever its case;
 * after them those that spell a word differently. Where there are none, those of which a word is a slip of the finger away.
 */
export async function findReminders(
  db: Db,
  userId: string,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<ReminderRow[]> {
  const likes = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const spelt = words.map((word) => patternOf(word, spellingsOf(word.toLowerCase())))
  const isLike = sql<boolean>`said.text ilike all(${likes}::text[])`
  const found = await saying(db, userId, { is: sql`${isLike} or ${fits(spelt)}`, first: sql`${isLike} desc,`, limit })
  const slips = words.map((word) => slipsOf(word.toLowerCase()))
  if (found.length > 0 || slips.every((slip) => slip === null)) return found
  const slipped = fits(words.map((word, at) => patternOf(word, slips[at]!)))
  return saying(db, userId, { is: slipped, first: sql``, limit })
}

const fits = (patterns: readonly string[]) => sql<boolean>`said.text ~* all(${patterns}::text[])`
const patternOf = (word: string, pattern: string | null): string => (pattern === null ? `***=${word}` : `\\m${pattern}`)

type Saying = { is: RawBuilder<boolean>; first: RawBuilder<unknown>; limit: number }

async function saying(db: Db, userId: string, { is, first, limit }: Saying): Promise<ReminderRow[]> {
  // Most have no tags and no checklist: for those nothing is unfolded.
  const { rows } = await sql<ReminderRow>`
    select reminders.* from reminders
    cross join lateral (
      select concat_ws(' ', title, description,
        case when tags <> '{}' then '#' || array_to_string(tags, ' #') end,
        case when checklist <> '[]' then
          (select string_agg(item ->> 'text', ' ') from jsonb_array_elements(checklist) as item) end
      ) as text offset 0
    ) as said
    where ${isVisibleTo(userId)} and (${is})
    order by ${first} date desc, time desc, id desc limit ${limit}`.execute(db)
  return rows
}

/**
 * How many reminders of a person are open, counted no further than `upTo`. Of their calendar's events those before a day
 * are history and not open.
 */
export async function countOpen(
  db: Db,
  userId: string,
  { eventsFrom, upTo }: { eventsFrom: string; upTo: number },
): Promise<number> {
  const rows = await prepared(
    db,
    sql<{ count: number }>`
      select count(*) as count
      from (
        select from reminders
        where user_id = ${userId} and not completed and (origin is distinct from 'google' or date >= ${eventsFrom})
        limit ${sql.lit(upTo)}
      ) as counted`,
  )
  return rows[0]!.count
}

/** @returns null if the id is taken. */
export async function insertReminder(db: Db, reminder: Insertable<RemindersTable>): Promise<ReminderRow | null> {
  const rows = await prepared(
    db,
    db
      .insertInto('reminders')
      .values(reminder)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll(),
  )
  return rows[0] ?? null
}

/** One that a person sees: their own, or shared with them. */
export async function reminderOf(db: Db, userId: string, id: string): Promise<ReminderRow | null> {
  const row = await db
    .selectFrom('reminders')
    .selectAll()
    .where('id', '=', id)
    .where(isVisibleTo(userId))
    .executeTakeFirst()
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockReminderOf(db: Db, userId: string, id: string): Promise<ReminderRow | null> {
  const rows = await prepared(
    db,
    db.selectFrom('reminders').selectAll().where('id', '=', id).where(isVisibleTo(userId)).forUpdate(),
  )
  return rows[0] ?? null
}

export async function updateReminder(db: Db, id: string, change: Updateable<RemindersTable>): Promise<ReminderRow> {
  return db.updateTable('reminders').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteReminder(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reminders').where('id', '=', id).execute()
}

/** Keeps a copy of a reminder that is about to be deleted, and of the person's deleted ones the latest `most`. */
export async function keepRemoved(db: Db, { id, user_id }: ReminderRow, now: Date, { most }: { most: number }) {
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
 * Makes a deleted reminder what it was: one of the person's, or one that their household shared. What of the sharing no longer
 * holds is left out. Null where none was deleted since.
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

/** @returns how many were deleted. */
export async function deleteRemoved(db: Db, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from removed_reminders where (user_id, id) in (
      select user_id, id from removed_reminders where removed_at < ${before} limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Eighteen columns each: well below the parameters that one statement may have. */
const remindersPerStatement = 1000

/** @returns the rows, in no order. */
export async function insertReminders(tx: Db, reminders: Insertable<RemindersTable>[]): Promise<ReminderRow[]> {
  const rows: ReminderRow[] = []
  for (let from = 0; from < reminders.length; from += remindersPerStatement) {
    const some = reminders.slice(from, from + remindersPerStatement)
    rows.push(...(await tx.insertInto('reminders').values(some).returningAll().execute()))
  }
  return rows
}

/** Locked until the transaction ends. */
export async function lockRemindersWith(tx: Db, userId: string, ids: string[]): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select * from reminders where user_id = ${userId} and id = any(${ids}::uuid[]) order by id for update`.execute(tx)
  return rows
}

/** Those of these ids that are a person's own reminders, or shared in their household. */
export async function idsKnownTo(
  db: Db,
  { id, household_id: household }: { id: string; household_id: string | null },
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from reminders
    where id = any(${ids}::uuid[]) and (user_id = ${id} or household_id = ${household})`.execute(db)
  return rows.map((row) => row.id)
}

export async function deleteReminders(tx: Db, ids: string[]): Promise<void> {
  await sql`delete from reminders where id = any(${ids}::uuid[])`.execute(tx)
}

/** Lets every event of a person's calendar ring, or none. */
export async function setEventsRing(tx: Db, userId: string, rings: boolean): Promise<void> {
  await tx
    .updateTable('reminders')
    .set({ rings })
    .where('user_id', '=', userId)
    .where('origin', '=', 'google')
    .execute()
}

/** The open occurrences of a series that were changed by themselves, locked; no more than one may have. */
export async function lockOccurrencesOf(
  tx: Db,
  seriesId: string,
  { limit }: { limit: number },
): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select * from reminders
    where moved_from = ${seriesId} and recurrence = 'none' and medicine_id is null and not completed
    order by id limit ${limit} for update`.execute(tx)
  return rows
}

/** Has what belongs to a series belong to another, of all its days or from one on. */
export async function giveOccurrences(
  tx: Db,
  { from, to, onOrAfter = firstDay }: { from: string; to: string; onOrAfter?: string },
): Promise<void> {
  await sql`
    update reminders set moved_from = ${to}
    where moved_from = ${from} and moved_on >= ${onOrAfter}::date and id <> ${to}`.execute(tx)
}

/** Open reminders that a household shares, counted no further than `upTo`. */
export async function countShared(db: Db, householdId: string, { upTo }: { upTo: number }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from reminders where household_id = ${householdId} and not completed limit ${upTo}
    ) as counted`.execute(db)
  return rows[0]!.count
}

/** Those that a household shares and that name a person in any way, or that one asked for; locked, in one order. */
export async function lockSharedWith(
  tx: Db,
  { householdId, userId }: { householdId: string; userId: string },
): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select * from reminders
    where household_id = ${householdId} and ${userId} in (user_id, for_user, escalate_to)
    order by id for update`.execute(tx)
  return rows
}

/** Those that are for a helper; locked. */
export async function lockForHelper(tx: Db, helperId: string): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select * from reminders where for_helper = ${helperId} order by id for update`.execute(tx)
  return rows
}

/** A reminder's files belong to its owner: they count towards their limit and follow the reminder. */
export async function giveFiles(tx: Db, { user_id, files }: Pick<ReminderRow, 'user_id' | 'files'>): Promise<void> {
  const ids = files.map(({ id }) => id)
  await sql`update reminder_files set user_id = ${user_id} where id = any(${ids}::uuid[])`.execute(tx)
}

/** What a household that nobody else is in shares goes over to another. */
export async function moveSharedReminders(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('reminders').set({ household_id: to }).where('household_id', '=', from).execute()
}

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

/** The same of several medicines, by medicine. */
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
