import { sql } from 'kysely'
import type { Db } from './db.ts'
import { inTransaction } from './in-transaction.ts'

/** A table in partitions of a month each, by the column that says which (docs/decisions/0066). */
export type MonthlyTable = { name: 'alerts'; key: 'occurrence_at' } | { name: 'audit_log'; key: 'at' }

/** This month and this many after it have their partition; what lies further ahead waits in `<table>_else`. */
const monthsAhead = 2

/** DDL waits for whoever reads at this moment, and everyone else waits behind it: briefly, and again at the next run. */
const lockTimeout = '2s'

/**
 * Makes the partitions for this month and the next ones, if they are missing.
 *
 * @throws if a long transaction is in the way.
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
  // The planner's figures for the whole table come from nobody else: autovacuum looks at partitions only.
  if (rows.length > 0) await sql`analyze ${sql.table(name)}`.execute(db)
}

/** The partitions of months that ended before an instant, the oldest first. */
export async function monthsBefore(db: Db, { name }: MonthlyTable, before: Date): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select relname::text as part from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = ${name}::regclass and relname ~ '_\\d{4}_\\d{2}$' and relname < ${partOf(name, before)}
    order by relname`.execute(db)
  return rows.map(({ part }) => part)
}

/**
 * Drops a partition with all its rows, if `isDone` says so once nobody can write to it any more.
 *
 * @throws if a long transaction is in the way.
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

/** The name of the partition in which an instant lies. */
const partOf = (name: string, at: Date): string => `${name}_${monthOf(at, 0).slice(0, 7).replace('-', '_')}`

/** The first day of the month in which an instant lies in UTC, or of one this many months later. */
function monthOf(at: Date, ahead: number): string {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead, 1)).toISOString().slice(0, 10)
}
