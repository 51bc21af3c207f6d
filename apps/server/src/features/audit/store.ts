import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/open.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { AuditLogTable, AuditRow } from '#platform/db/tables/privacy.ts'

export async function insertEntry(db: Db, entry: Insertable<AuditLogTable>): Promise<void> {
  await prepared(db, db.insertInto('audit_log').values(entry))
}

export type Entry = Insertable<AuditLogTable> & { at: Date }

/**
 * Counts the entries of one kind about the same person since an instant, up to `upTo`, and whether one of them is from
 * the same device and network.
 */
export async function repeatsOf(
  db: Db,
  { kind, user_id, subject_id, device, address }: Entry,
  { since, upTo }: { since: Date; upTo: number },
): Promise<{ count: number; isSeen: boolean }> {
  const whose = user_id === null ? sql`subject_id = ${subject_id}` : sql`user_id = ${user_id}`
  const { rows } = await sql<{ count: number; isSeen: boolean | null }>`
    select count(*) as count,
      bool_or(device is not distinct from ${device} and address is not distinct from ${address}) as "isSeen"
    from (
      select device, address from audit_log where ${whose} and kind = ${kind} and at > ${since}
      order by at desc limit ${upTo}
    ) as lately`.execute(db)
  return { count: rows[0]!.count, isSeen: rows[0]!.isSeen ?? false }
}

/** An entry with its time in microseconds as text, which a Date cannot hold. */
export type PlacedEntry = AuditRow & { place: string }

/** Returns a person's actions and those of others in their account, after a given entry; newest first. */
export async function entriesOf(
  db: Db,
  userId: string,
  { after, limit }: { after: PlacedEntry | null; limit: number },
): Promise<PlacedEntry[]> {
  const later = after ? sql`and (at, id) < (${after.place}::timestamptz, ${after.id}::uuid)` : sql``
  const order = sql`order by at desc, id desc limit ${limit}`
  // Separate queries, so that each uses its own index: one combined query would use neither.
  const { rows } = await sql<PlacedEntry>`
    select *, at::text as place from (
      (select * from audit_log where user_id = ${userId} ${later} ${order})
      union
      (select * from audit_log where subject_id = ${userId} ${later} ${order})
    ) as own ${order}`.execute(db)
  return rows
}

type Named = { id: string; full_name: string; email: string }
export type NamedEntry = AuditRow & { person: Named | null; subject: Named | null }

export type AuditFilter = {
  kind?: AuditRow['kind'] | undefined
  /** Part of a name or an email address, or a full id. */
  person?: string | undefined
}

/** Returns who made the latest entry of a kind with a certain detail; null if nobody did, or is known any more. */
export async function latestEntry(
  db: Db,
  kind: AuditRow['kind'],
  about: string,
): Promise<{ id: string; full_name: string } | null> {
  const { rows } = await sql<{ id: string; full_name: string }>`
    select users.id, users.full_name
    from (
      select user_id from audit_log where kind = ${kind} and about = ${about} order by at desc, id desc limit 1
    ) as entry join users on users.id = entry.user_id`.execute(db)
  return rows[0] ?? null
}

/** Returns entries, newest first. */
export async function findEntries(
  db: Db,
  { offset, limit, ...filter }: AuditFilter & { offset: number; limit: number },
): Promise<{ entries: NamedEntry[]; total: number }> {
  const wanted = whereOf(filter)
  const [found, counted] = await Promise.all([
    sql<NamedEntry>`
      select log.*, ${named('person')} as person, ${named('subject')} as subject
      from (
        select * from audit_log where ${wanted} order by at desc, id desc limit ${limit} offset ${offset}
      ) as log
      left join users as person on person.id = log.user_id
      left join users as subject on subject.id = log.subject_id
      order by log.at desc, log.id desc`.execute(db),
    sql<{ count: number }>`select count(*) as count from audit_log where ${wanted}`.execute(db),
  ])
  return { entries: found.rows, total: counted.rows[0]!.count }
}

const named = (alias: string) => sql<Named | null>`case when ${sql.ref(alias)}.id is not null then
  jsonb_build_object('id', ${sql.ref(alias)}.id, 'full_name', ${sql.ref(alias)}.full_name, 'email', ${sql.ref(alias)}.email)
  end`

function whereOf({ kind, person }: AuditFilter) {
  const conditions = [sql<boolean>`true`]
  if (kind) conditions.push(sql<boolean>`kind = ${kind}`)
  if (person) {
    const part = `%${person.replaceAll(/[\\%_]/g, '\\$&')}%`
    const people = sql`(select id from users
      where full_name ilike ${part} or email_key like ${part.toLowerCase()} or id::text = ${person.toLowerCase()})`
    conditions.push(sql<boolean>`(user_id in ${people} or subject_id in ${people})`)
  }
  return sql.join(conditions, sql` and `)
}

/**
 * Deletes up to `limit` of the oldest entries from before an instant. The database clock must also find them old
 * enough.
 *
 * @returns the number deleted.
 */
export async function deleteOldEntries(
  db: Db,
  { before, years, limit }: { before: Date; years: number; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from audit_log where (id, at) in (
      select id, at from audit_log where at < least(${before}, now() - make_interval(years => ${years}))
      order by at, id limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}

/**
 * Whether all entries of a month's partition are older than an instant, and older than `years` by the database clock.
 */
export async function areOlderThan(
  db: Db,
  part: string,
  { before, years }: { before: Date; years: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_left: boolean }>`
    select exists (
      select from ${sql.table(part)} where at >= least(${before}, now() - make_interval(years => ${years}))
    ) as is_left`.execute(db)
  return !rows[0]!.is_left
}

/** Returns the number of a person's unexpired sessions, and when one was last used. */
export async function presenceOf(
  db: Db,
  userId: string,
  { madeAfter, usedAfter }: { madeAfter: Date; usedAfter: Date },
): Promise<{ sessions: number; last_seen_at: Date | null }> {
  return db
    .selectFrom('sessions')
    .select((select) => [
      select.fn.countAll<number>().as('sessions'),
      select.fn.max('last_used_at').$castTo<Date | null>().as('last_seen_at'),
    ])
    .where('user_id', '=', userId)
    .where('created_at', '>', madeAfter)
    .where('last_used_at', '>', usedAfter)
    .where('ends_at', 'is', null)
    .executeTakeFirstOrThrow()
}
