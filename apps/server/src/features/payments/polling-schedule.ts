import { after, dayMs, hourMs, minuteMs } from '#platform/clock.ts'
import type { PaymentRow } from '#platform/db/tables/payments.ts'

/** Sooner the person is still at the payment page. */
const youngestMs = 2 * minuteMs
/** A paid order is queried less often: only a second payment could still come. */
const paidMs = 6 * hourMs
const longestMs = dayMs
/** Razorpay refunds automatically what was authorized and not captured within five days; two more for its delays. */
const oldestMs = 7 * dayMs

/** The first time to ask the gateway, after someone was led to its payment page. */
export const firstPoll = (openedAt: Date): Date => after(openedAt, youngestMs)

/** The next time to ask, at growing gaps; null if the gateway captures nothing any more. */
export function nextPoll({ opened_at: openedAt, status }: PaymentRow, now: Date): Date | null {
  const age = now.getTime() - openedAt.getTime()
  if (age >= oldestMs) return null
  const least = status === 'paid' || status === 'refunded' ? paidMs : youngestMs
  return after(now, Math.min(longestMs, Math.max(least, age)))
}
