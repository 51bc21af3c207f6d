import type { system as contract, ErrorKind, JobQueue, Service } from '@planner/contract/admin'
import type { ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import { errorCounts } from '#platform/error-counts.ts'
import { hasQueue, jobQueues } from './store.ts'

/** Returns the state of jobs and providers, and recent errors, for administrators. */
export async function showSystem(context: Context): Promise<ResultOf<typeof contract>> {
  const [jobs, errors] = await Promise.all([jobsOf(context), errorsOf(context)])
  return { jobs, services: servicesOf(context), errors }
}

async function jobsOf({ db }: Context): Promise<JobQueue[]> {
  if (!(await hasQueue(db))) return []
  return (await jobQueues(db)).map(({ oldest_waiting_at: oldest, failed_at: failedAt, failure, ...queue }) => ({
    ...queue,
    oldest_waiting_at: oldest?.toISOString() ?? null,
    last_failure: failedAt && { at: failedAt.toISOString(), note: failure ?? '' },
  }))
}

/** Maximum number of distinct errors shown. */
const shownErrors = 20

async function errorsOf({ db, clock }: Context): Promise<ErrorKind[]> {
  const since = after(clock.now(), -7 * dayMs)
  return (await errorCounts(db, { since, limit: shownErrors })).map(
    ({ last_at: lastAt, first_at: _firstAt, ...kind }) => ({
      ...kind,
      last_at: lastAt.toISOString(),
    }),
  )
}

const servicesOf = ({ phoneVerifier, payments, geocoder, google, languageModel, files }: Context): Service[] => [
  { kind: 'codes', provider: phoneVerifier.connected ? 'twilio' : null, healthy: null },
  { kind: 'payments', provider: payments?.name ?? null, healthy: payments?.isHealthy() ?? null },
  { kind: 'places', provider: geocoder && 'nominatim', healthy: null },
  { kind: 'google', provider: google && 'google', healthy: google?.isHealthy() ?? null },
  { kind: 'files', provider: files.provider, healthy: files.isHealthy() },
  { kind: 'model', provider: languageModel?.provider ?? null, healthy: languageModel?.isHealthy() ?? null },
]
