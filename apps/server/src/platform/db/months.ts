import { sql } from 'kysely'
import type { Db } from './db.ts'
import { inTransaction } from './in-transaction.ts'

/** A table partitioned by month, with the column that decides the month (docs/decisions/0066). */
export type MonthlyTable = { name: 'alerts'; key: 'occurrence_at' } | { name: 'audit_log'; key: 'at' }

/** How many months after this one have a partition; later rows wait in `<table>_else`. */
const monthsAhead = 2

/** DDL waits for current readers, and everyone else waits behind it: so give up soon, and retry at the next run. */
const lockTimeout = '2s'

/**
 * Creates the missing partitions for this month and the next ones.
 *
 * @throws if a long transaction blocks it.
 */
export async function makeMonths(db: Db, { name, key }: MonthlyTable, now: Date): Promise<void> {
  const months = Array.from({ length: monthsAhead + 1 }, (_, ahead) => monthOf(now, ahead))
  const { rows } = await sql<{ month: string }>`
    select month::date from unnest(${months}::date[]) as month
    where to_regclass(${`${name}_`} || to_char(month, 'YYYY_MM')) is null`.execute(db)
  for (const { month } of rows) {
    await inTransaction(db, async (tx) => {
      await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx)
      await sql`select make_month(${name}, ${key}, ${month}::date)`.execute(tx)
    })
  }
  // Nothing else collects the planner's statistics for the whole table: autovacuum analyses only partitions.
  if (rows.length > 0) await sql`analyze ${sql.table(name)}`.execute(db)
}

/** Returns the partitions of months that ended before an instant, the oldest first. */
export async function monthsBefore(db: Db, { name }: MonthlyTable, before: Date): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select relname::text as part from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = ${name}::regclass and relname ~ '_\\d{4}_\\d{2}$' and relname < ${partOf(name, before)}
    order by relname`.execute(db)
  return rows.map(({ part }) => part)
}

/**
 * Drops a partition with all its rows if `isDone` returns true, checked again once it is locked.
 *
 * @throws if a long transaction blocks it.
 */
export async function dropMonth(db: Db, part: string, isDone: (tx: Db) => Promise<boolean>): Promise<boolean> {
  if (!(await isDone(db))) return false
  return inTransaction(db, async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(lockTimeout)}`.execute(tx)
    await sql`lock table ${sql.table(part)} in access exclusive mode`.execute(tx)
    if (!(await isDone(tx))) return false
    await sql`drop table ${sql.table(part)}`.execute(tx)
    return true
  })
}

/** Returns the name of the partition for an instant. */
const partOf = (name: string, at: Date): string => `${name}_${monthOf(at, 0).slice(0, 7).replace('-', '_')}`

/** Returns the first day of the UTC month of an instant, or of the month `ahead` months later. */
function monthOf(at: Date, ahead: number): string {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead, 1)).toISOString().slice(0, 10)
}
