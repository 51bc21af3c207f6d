import type { Context } from '#context.ts'
import { minuteMs } from '#platform/clock.ts'
import { networksOf } from '#platform/network.ts'
import { countMore, tooMany } from '#platform/request-counter.ts'
import type { Caller } from './route.ts'

/** Requests per minute of a user or an address. Twenty open tabs make about 250. */
export const requestsPerMinute = 900

/**
 * Requests of one caller that a process counts in memory before it writes them to the database. Nearly everyone makes
 * fewer per minute, and so costs no query.
 *
 * With one process the limit is exact. With several, each may let through at most this many that the others have not
 * seen: four processes together no more than 900 + 4 x 29.
 */
export const countedAlone = 30

/** Maximum number of tracked callers; beyond that the oldest is evicted. */
const callersMax = 20_000

type Tally = {
  endsAt: Date
  /** The last count shared through the database, and what this process has counted since. */
  shared: number
  pending: number
}

/** Rate-limits a caller. @throws Problem `request.too-many` with the seconds to wait. */
export type LimitRequests = (caller: Caller | null, address: string) => Promise<void>

/** Counts requests in this process and, through the database, in all others. */
export function limitRequests({ clock, db }: Pick<Context, 'clock' | 'db'>): LimitRequests {
  const tallies = new Map<string, Tally>()

  function tallyOf(key: string, now: Date): Tally {
    const open = tallies.get(key)
    if (open && open.endsAt > now) return open
    tallies.delete(key)
    const [oldest] = tallies.keys()
    if (oldest !== undefined && tallies.size >= callersMax) tallies.delete(oldest)
    const tally = { endsAt: new Date(now.getTime() + minuteMs), shared: 0, pending: 0 }
    tallies.set(key, tally)
    return tally
  }

  async function count(key: string, limit: number): Promise<void> {
    const now = clock.now()
    const tally = tallyOf(key, now)
    if (tally.shared + tally.pending >= limit) throw tooMany(tally.endsAt, now)
    tally.pending++
    if (tally.pending < countedAlone) return

    const by = tally.pending
    tally.pending = 0
    tally.shared += by
    const { count: all, endsAt } = await countMore(db, { key, by, now, windowMs: minuteMs })
    tally.shared = endsAt.getTime() === tally.endsAt.getTime() ? Math.max(tally.shared, all) : all
    tally.endsAt = endsAt
    if (all > limit) throw tooMany(endsAt, now)
  }

  return async (caller, address) => {
    if (caller) return count(`member ${caller.user.id}`, requestsPerMinute)
    for (const { key, times } of networksOf(address)) await count(`address ${key}`, requestsPerMinute * times)
  }
}
