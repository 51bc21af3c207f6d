import type { Context } from '#context.ts'
import { minuteMs } from '#platform/clock.ts'
import { networkOf } from '#platform/network.ts'
import { countWithin } from '#platform/request-counter.ts'
import type { Caller } from './route.ts'

/** Requests a minute, of a person signed in or of an address. Twenty open tabs make about 250. */
export const requestsPerMinute = 900

/**
 * Holds off a caller who asks too much.
 *
 * @throws Problem `request.too-many` with the seconds to wait.
 */
export async function limitRequests(context: Context, caller: Caller | null, address: string): Promise<void> {
  const key = caller ? `member ${caller.user.id}` : `address ${networkOf(address)}`
  await countWithin(context.db, { key, now: context.clock.now(), windowMs: minuteMs, limit: requestsPerMinute })
}
