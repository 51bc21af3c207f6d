import { sql } from 'kysely'
import { after } from './clock.ts'
import type { Db } from './db/open.ts'
import { Problem } from './problem.ts'

/**
 * Counts one more of something within a window that begins with the first. Kept in the store, so that all processes
 * count together.
 *
 * @returns how many there were, this one included, and when the count starts afresh.
 */
async function countOneMore(
  db: Db,
  { key, now, windowMs }: { key: string; now: Date; windowMs: number },
): Promise<{ count: number; endsAt: Date }> {
  const { rows } = await sql<{ count: number; window_ends_at: Date }>`
    insert into request_counters as counter (key, count, window_ends_at) values (${key}, 1, ${after(now, windowMs)})
    on conflict (key) do update set
      count = case when counter.window_ends_at <= ${now} then 1 else counter.count + 1 end,
      window_ends_at =
        case when counter.window_ends_at <= ${now} then excluded.window_ends_at else counter.window_ends_at end
    returning count, window_ends_at`.execute(db)
  const { count, window_ends_at: endsAt } = rows[0]!
  return { count, endsAt }
}

/**
 * Counts one more and holds off whoever is over the limit.
 *
 * @throws Problem `request.too-many` with the seconds until the count starts afresh.
 */
export async function countWithin(
  db: Db,
  { limit, ...counted }: { key: string; now: Date; windowMs: number; limit: number },
): Promise<void> {
  const { count, endsAt } = await countOneMore(db, counted)
  if (count <= limit) return
  const retryAfterSeconds = Math.ceil((endsAt.getTime() - counted.now.getTime()) / 1000)
  throw new Problem('request.too-many', { retryAfterSeconds })
}

/** Forgets the windows that are over. */
export async function dropOldCounters(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('request_counters').where('window_ends_at', '<', now).execute()
}
