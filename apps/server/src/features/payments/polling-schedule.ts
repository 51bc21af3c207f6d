import { after, dayMs, hourMs, minuteMs } from '#platform/clock.ts'
import type { PaymentRow } from '#platform/db/tables/payments.ts'

/** Before that, the person is probably still on the payment page. */
const youngestMs = 2 * minuteMs
/** A paid order is queried less often: only a second payment could still come. */
const paidMs = 6 * hourMs
const longestMs = dayMs
/**
 * Razorpay automatically refunds payments that were authorized but not captured within five days; two more for delays.
 */
const oldestMs = 7 * dayMs

/** Returns when to query the gateway first, after someone was sent to its payment page. */
export const firstPoll = (openedAt: Date): Date => after(openedAt, youngestMs)

/** Returns when to query next, at growing intervals; null once the gateway can no longer capture the payment. */
export function nextPoll({ opened_at: openedAt, status }: PaymentRow, now: Date): Date | null {
  const age = now.getTime() - openedAt.getTime()
  if (age >= oldestMs) return null
  const least = status === 'paid' || status === 'refunded' ? paidMs : youngestMs
  return after(now, Math.min(longestMs, Math.max(least, age)))
}
