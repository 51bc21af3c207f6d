import type { LimitCode } from '@planner/contract/problems'
import { sql } from 'kysely'
import { after, secondsUntil } from './clock.ts'
import type { Db } from './db/open.ts'
import { networksOf } from './network.ts'
import { Problem } from './problem.ts'

/**
 * Adds to a counter whose window begins with its first increment. Stored in the database, so that all processes share
 * it.
 *
 * @returns the count, including this call, and when the window ends.
 */
export async function countMore(
  db: Db,
  { key, by, now, windowMs }: { key: string; by: number; now: Date; windowMs: number },
): Promise<{ count: number; endsAt: Date }> {
  const { rows } = await sql<{ count: number; window_ends_at: Date }>`
    insert into request_counters as counter (key, count, window_ends_at) values (${key}, ${by}, ${after(now, windowMs)})
    on conflict (key) do update set
      count = case when counter.window_ends_at <= ${now} then excluded.count else counter.count + excluded.count end,
      window_ends_at =
        case when counter.window_ends_at <= ${now} then excluded.window_ends_at else counter.window_ends_at end
    returning count, window_ends_at`.execute(db)
  const { count, window_ends_at: endsAt } = rows[0]!
  return { count, endsAt }
}

/** Returns the error for a caller over a limit, with the seconds until the window ends. */
export const tooMany = (endsAt: Date, now: Date, problem: LimitCode = 'request.too-many'): Problem =>
  new Problem(problem, { retryAfterSeconds: secondsUntil(endsAt, now) })

/**
 * Increments a counter and throws if it exceeds the limit.
 *
 * @param problem the code to throw; `request.too-many` by default.
 * @throws Problem with that code and the seconds until the window ends.
 */
export async function countWithin(
  db: Db,
  { limit, problem, ...counted }: { key: string; now: Date; windowMs: number; limit: number; problem?: LimitCode },
): Promise<void> {
  const { count, endsAt } = await countMore(db, { ...counted, by: 1 })
  if (count > limit) throw tooMany(endsAt, counted.now, problem)
}

/**
 * Counts one more call from an address: against its network, and for IPv6 also against the surrounding /48.
 *
 * @param what the kind of call, such as 'register'.
 * @param limit for one household's network; a /48 may use several times as much.
 * @throws Problem `request.too-many`.
 */
export async function countAddressWithin(
  db: Db,
  { what, address, limit, ...window }: { what: string; address: string; now: Date; windowMs: number; limit: number },
): Promise<void> {
  for (const { key, times } of networksOf(address)) {
    await countWithin(db, { key: `${what} ${key}`, limit: limit * times, ...window })
  }
}

/** Deletes expired windows. */
export async function dropOldCounters(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('request_counters').where('window_ends_at', '<', now).execute()
}
