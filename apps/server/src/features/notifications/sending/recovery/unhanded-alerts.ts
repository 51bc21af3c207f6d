import type { Context } from '#context.ts'
import { releaseClaims } from './store.ts'

/** This process's claims of which nothing was handed over, with the end of their leases. */
const unhanded = new Map<string, Date>()

/**
 * Records that nothing of a claim was handed over, because the database became unavailable. It is unknown whether the
 * claim was committed, and it may still be: a statement can outlive its connection.
 */
export function trackUnhanded(claim: string, leaseUntil: Date): void {
  unhanded.set(claim, leaseUntil)
}

/**
 * Makes the alerts of such claims pending again, while their lease lasts. Otherwise they would be looked up at the
 * provider, or end as 'unknown' if it cannot be queried.
 */
export async function returnUnhandedAlerts({ db, clock, log }: Context): Promise<void> {
  const now = clock.now()
  for (const [claim, leaseUntil] of unhanded) if (leaseUntil <= now) unhanded.delete(claim)
  if (unhanded.size === 0) return
  const count = await releaseClaims(db, [...unhanded.keys()])
  if (count > 0) log.warn({ count }, 'gave back alerts that were claimed as the store went away')
}
