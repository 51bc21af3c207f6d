import { phone } from '@planner/contract/constants/notifications'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { Network } from '#platform/network.ts'
import { Problem } from '#platform/problem.ts'
import { countMore } from '#platform/request-counter.ts'

/**
 * How many codes may leave, against those who have texts sent to numbers that earn them money ('pumping'). A person needs
 * one or two; an office or a hostel behind one address, some; a run through a block of numbers meets the prefix.
 */
const codeLimits = {
  numbersPerPersonAndDay: 5,
  perNetworkAndDay: 20,
  /** Numbers that differ in their last four digits only. */
  perPrefixAndHour: 5,
  /** Outside India, where texts cost many times as much. */
  abroadPerHour: 30,
  perHour: 300,
} as const

/** Recent requests, as counted in the database: a code that was requested but not sent counts too. */
export type Asked = {
  /** The last of this person or to this number. */
  lastAt: Date | null
  /** In the last day. */
  toNumber: number
  otherNumbersOfPerson: number
  fromNetwork: number
  /** In the last hour. */
  toPrefix: number
  abroad: number
  all: number
}

/** 'prefix' of E.164: all but the last four digits. */
export const prefixOf = (number: string): string => number.slice(0, -4)

const isAbroad = (number: string): boolean => !number.startsWith('+91')

/** @throws Problem `phone.resend` or `phone.limit` where one more code must not leave. */
export function allowCode(asked: Asked, number: string, now: Date): void {
  const resendAt = asked.lastAt && after(asked.lastAt, phone.resendSeconds * 1000)
  if (resendAt && resendAt > now) {
    throw new Problem('phone.resend', { retryAfterSeconds: Math.ceil((resendAt.getTime() - now.getTime()) / 1000) })
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
 * Counts one more code for the networks around the caller's own: for IPv6, the /48.
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
