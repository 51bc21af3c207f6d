import type { OrderChannel } from '@planner/contract/new-vendor'
import { mobileNumber } from '#features/phone/phone-number.ts'
import { Problem } from '#platform/problem.ts'

const email = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/

/**
 * Returns the address for a channel from what an administrator typed. A number in any common notation becomes E.164,
 * which providers require.
 *
 * @throws Problem `phone.invalid`, `phone.landline`, `vendor.no-email`.
 */
export function orderAddress(channel: OrderChannel, typed: string): string {
  if (channel !== 'email') return mobileNumber(typed)
  if (!email.test(typed)) throw new Problem('vendor.no-email')
  return typed
}
