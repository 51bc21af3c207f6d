import type { OrderChannel } from '@planner/contract/new-vendor'
import { mobileNumber } from '#features/phone/phone-number.ts'
import { Problem } from '#platform/problem.ts'

const email = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/

/**
 * What a channel sends to, from what an administrator typed: a number in any usual writing becomes E.164, which providers require.
 *
 * @throws Problem `phone.invalid`, `phone.landline`, `vendor.no-email`.
 */
export function orderAddress(channel: OrderChannel, typed: string): string {
  if (channel !== 'email') return mobileNumber(typed)
  if (!email.test(typed)) throw new Problem('vendor.no-email')
  return typed
}
