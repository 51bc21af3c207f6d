import type { Context } from '#context.ts'
import { giveBack } from './store.ts'

/** Claims of this process of which nothing was handed over, and until when they lease their alerts. */
const unhanded = new Map<string, Date>()

/**
 * Notes that nothing of a claim was handed over: the store went away before. Whether the claim was committed is not known,
 * and it may still be: a statement can outlive its connection.
 */
export function noteUnhanded(claim: string, leaseUntil: Date): void {
  unhanded.set(claim, leaseUntil)
}

/**
 * Lets the alerts of such claims wait again, for as long as the claim leases them. Without it they would be looked up at
 * the provider, or end as 'unknown' where it cannot be asked.
 */
export async function returnUnhandedAlerts({ db, clock, log }: Context): Promise<void> {
  const now = clock.now()
  for (const [claim, leaseUntil] of unhanded) if (leaseUntil <= now) unhanded.delete(claim)
  if (unhanded.size === 0) return
  const count = await giveBack(db, [...unhanded.keys()])
  if (count > 0) log.warn({ count }, 'gave back alerts that were claimed as the store went away')
}
