import { sql } from 'kysely'
import { after, dayMs } from './clock.ts'
import type { Db } from './db/open.ts'

/** An error's kind and location, without personal data. */
export type ErrorSeen = { side: 'page' | 'request'; name: string; message: string; place: string; source: string }

export type ErrorCount = ErrorSeen & { count: number; first_at: Date; last_at: Date }

/**
 * Maximum distinct errors per day. The rest are counted under one entry, because clients could send any number of them.
 */
const kindsPerDay = 300

const retentionDays = 30

/** Counts an error under its kind and day. */
export async function countError(db: Db, error: ErrorSeen, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  const rest = { ...error, name: 'Error', message: '', place: 'other', source: '' }
  const { rows } = await sql<{ has_room: boolean }>`
    select count(*) < ${kindsPerDay} or bool_or(${sameAs(error)}) as has_room from error_counts where day = ${day}`.execute(
    db,
  )
  const { side, name, message, place, source } = rows[0]!.has_room ? error : rest
  await db
    .insertInto('error_counts')
    .values({ day, side, name, message, place, source, count: 1, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'side', 'name', 'message', 'place', 'source'])
        .doUpdateSet((row) => ({ count: row('error_counts.count', '+', 1), last_at: now })),
    )
    .execute()
}

const sameAs = ({ side, name, message, place, source }: ErrorSeen) =>
  sql`(side = ${side} and name = ${name} and message = ${message} and place = ${place} and source = ${source})`

/** Returns the count of each kind of error since an instant, the most recent first. */
export async function errorCounts(db: Db, { since, limit }: { since: Date; limit: number }): Promise<ErrorCount[]> {
  return db
    .selectFrom('error_counts')
    .select((row) => [
      'side',
      'name',
      'message',
      'place',
      'source',
      row.fn.sum<number>('count').as('count'),
      row.fn.min('first_at').as('first_at'),
      row.fn.max('last_at').as('last_at'),
    ])
    .where('day', '>=', since.toISOString().slice(0, 10))
    .groupBy(['side', 'name', 'message', 'place', 'source'])
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute()
}

/** Deletes the errors that are over a month old. */
export async function dropOldErrors(db: Db, now: Date): Promise<void> {
  const before = after(now, -retentionDays * dayMs)
    .toISOString()
    .slice(0, 10)
  await db.deleteFrom('error_counts').where('day', '<', before).execute()
}
