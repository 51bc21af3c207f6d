import { phone } from '@planner/contract/constants/notifications'
import { after, dayMs, hourMs, secondsUntil } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { Network } from '#platform/network.ts'
import { Problem } from '#platform/problem.ts'
import { countMore } from '#platform/request-counter.ts'

/**
 * Limits on codes sent, against attackers who have texts sent to premium numbers ('SMS pumping'). A person needs one or
 * two; an office or a hostel behind one address, some more; an attack on a block of numbers hits the prefix limit.
 */
const codeLimits = {
  numbersPerPersonAndDay: 5,
  perNetworkAndDay: 20,
  /** Numbers that differ only in their last four digits. */
  perPrefixAndHour: 5,
  /** Outside India, where texts cost many times more. */
  abroadPerHour: 30,
  perHour: 300,
} as const

/** Counts of recent requests. A code that was requested but not sent counts too. */
export type Asked = {
  /** The last request by this person or for this number. */
  lastAt: Date | null
  /** Counts over the last day. */
  toNumber: number
  otherNumbersOfPerson: number
  fromNetwork: number
  /** Counts over the last hour. */
  toPrefix: number
  abroad: number
  all: number
}

/** Returns an E.164 number without its last four digits. */
export const prefixOf = (number: string): string => number.slice(0, -4)

const isAbroad = (number: string): boolean => !number.startsWith('+91')

/** @throws Problem `phone.resend` or `phone.limit` if no further code may be sent. */
export function allowCode(asked: Asked, number: string, now: Date): void {
  const resendAt = asked.lastAt && after(asked.lastAt, phone.resendSeconds * 1000)
  if (resendAt && resendAt > now) {
    throw new Problem('phone.resend', { retryAfterSeconds: secondsUntil(resendAt, now) })
  }
  const overDay =
    asked.toNumber >= phone.codesPerDay ||
    asked.otherNumbersOfPerson >= codeLimits.numbersPerPersonAndDay ||
    asked.fromNetwork >= codeLimits.perNetworkAndDay
  if (overDay) throw new Problem('phone.limit', { retryAfterSeconds: dayMs / 1000 })
  const overHour =
    asked.toPrefix >= codeLimits.perPrefixAndHour ||
    asked.all >= codeLimits.perHour ||
    (isAbroad(number) && asked.abroad >= codeLimits.abroadPerHour)
  if (overHour) throw new Problem('phone.limit', { retryAfterSeconds: hourMs / 1000 })
}

/**
 * Counts a code for the larger networks that contain the caller's: for IPv6, the /48.
 *
 * @throws Problem `phone.limit`.
 */
export async function countWiderNetworks(tx: Db, networks: readonly Network[], now: Date): Promise<void> {
  for (const { key, times } of networks) {
    const { count } = await countMore(tx, { key: `codes ${key}`, by: 1, now, windowMs: dayMs })
    if (count > codeLimits.perNetworkAndDay * times) {
      throw new Problem('phone.limit', { retryAfterSeconds: dayMs / 1000 })
    }
  }
}
