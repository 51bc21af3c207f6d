import { failures } from '@planner/contract/failures'

import { CallError, serverSentence } from '#api/errors.ts'
import { words } from './words.ts'

/** Formats when somebody joined, as the specification has it: 'Jan 5, 2025'; 'Unknown date' if there is none. */
export function shortUsDate(instant: string | null | undefined, timeZone: string): string {
  const ms = Date.parse(instant ?? '')
  if (Number.isNaN(ms)) return words.unknownDate

  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone }).format(ms)
}

/** Formats other dates as everywhere else: '5 Jan 2025'. */
export const shortDate = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(
    Date.parse(instant),
  )

/**
 * Formats an amount as '$352.82': the specification uses this sign, though the amount is in rupees
 * (docs/product/decisions.md#27).
 */
export const dollars = (total: number): string => `$${total.toFixed(2)}`

/** Formats a number of items: '3 items'. */
export const itemCount = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`

/** Formats the name of a job queue: 'orders.tell-step' becomes 'Orders: tell step'. */
export const queueInWords = (name: string): string =>
  name
    .replace(/^./, (first) => first.toUpperCase())
    .replaceAll('-', ' ')
    .replaceAll('.', ': ')

/** The last characters of the account id shown with an order; null once the account is gone. */
export const shortUserId = (id: string | null): string => (id === null ? words.deletedAccount : id.slice(-6))

/** Returns the server's own sentence for a refusal, or ours if it did not answer. */
export const refusalInWords = (error: unknown): string => serverSentence(error, failures.adminFetch)

/** Returns the text for a refusal or a missing answer; 'not an administrator' takes precedence. */
export const adminFailure = (error: unknown, otherwise: string = failures.adminFetch): string =>
  error instanceof CallError && error.status === 403 ? failures.adminOnly : otherwise
