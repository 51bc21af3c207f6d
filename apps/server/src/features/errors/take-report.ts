import type { report as contract } from '@planner/contract/client-errors'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { minuteMs } from '#platform/clock.ts'
import { countError } from '#platform/error-counts.ts'
import { errors } from '#platform/metrics/instruments.ts'
import { countAddressWithin } from '#platform/request-counter.ts'
import { stripPersonalData } from './strip-personal-data.ts'

/** Rate limit for error reports of a page that fails repeatedly. */
const reportsPerMinute = 20

/** Counts an error reported by a page. @throws Problem `request.too-many`. */
export async function takeReport(
  { db, clock, log }: Context,
  received: CheckedInputOf<typeof contract>,
  address: string,
): Promise<void> {
  const now = clock.now()
  await countAddressWithin(db, { what: 'client-errors', address, now, windowMs: minuteMs, limit: reportsPerMinute })
  const seen = stripPersonalData(received)
  errors.add(1, 'page')
  log.warn(seen, 'error reported by a page')
  await countError(db, { side: 'page', ...seen }, now)
}
