import type { Context } from '#context.ts'
import { minuteMs } from '#platform/clock.ts'
import { networksOf } from '#platform/network.ts'
import { countMore, tooMany } from '#platform/request-counter.ts'
import type { Caller } from './route.ts'

/** Requests a minute, of a person signed in or of an address. Twenty open tabs make about 250. */
export const requestsPerMinute = 900

/**
 * Requests of one caller that a process counts by itself before it adds them to the store's count. Nearly everybody makes
 * fewer a minute, and costs the store nothing.
 *
 * With one process the limit is exact. With several each may let by at most this many that the others do not know of yet:
 * four processes together no more than 900 + 4 x 29.
 */
export const countedAlone = 30

/** Callers who are counted at a time; beyond that whoever began first is forgotten, and begins again. */
const callersMax = 20_000

type Tally = {
  endsAt: Date
  /** What the store said last, and what this process has counted since. */
  told: number
  untold: number
}

/** Holds off a caller who asks too much. @throws Problem `request.too-many` with the seconds to wait. */
export type LimitRequests = (caller: Caller | null, address: string) => Promise<void>

/** Counts the requests of one process, together with those of all others on the store. */
export function limitRequests({ clock, db }: Pick<Context, 'clock' | 'db'>): LimitRequests {
  const tallies = new Map<string, Tally>()

  function tallyOf(key: string, now: Date): Tally {
    const open = tallies.get(key)
    if (open && open.endsAt > now) return open
    tallies.delete(key)
    const [oldest] = tallies.keys()
    if (oldest !== undefined && tallies.size >= callersMax) tallies.delete(oldest)
    const tally = { endsAt: new Date(now.getTime() + minuteMs), told: 0, untold: 0 }
    tallies.set(key, tally)
    return tally
  }

  async function count(key: string, limit: number): Promise<void> {
    const now = clock.now()
    const tally = tallyOf(key, now)
    if (tally.told + tally.untold >= limit) throw tooMany(tally.endsAt, now)
    tally.untold++
    if (tally.untold < countedAlone) return

    const by = tally.untold
    tally.untold = 0
    tally.told += by
    const { count: all, endsAt } = await countMore(db, { key, by, now, windowMs: minuteMs })
    tally.told = endsAt.getTime() === tally.endsAt.getTime() ? Math.max(tally.told, all) : all
    tally.endsAt = endsAt
    if (all > limit) throw tooMany(endsAt, now)
  }

  return async (caller, address) => {
    if (caller) return count(`member ${caller.user.id}`, requestsPerMinute)
    for (const { key, times } of networksOf(address)) await count(`address ${key}`, requestsPerMinute * times)
  }
}
