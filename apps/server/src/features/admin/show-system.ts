import type { system as contract, JobQueue, Service } from '@planner/contract/admin'
import type { ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { hasQueue, jobQueues } from './store.ts'

/** How the queue of jobs and the providers are, for whoever runs the product. */
export async function showSystem(context: Context): Promise<ResultOf<typeof contract>> {
  return { jobs: await jobsOf(context), services: servicesOf(context) }
}

async function jobsOf({ db }: Context): Promise<JobQueue[]> {
  if (!(await hasQueue(db))) return []
  return (await jobQueues(db)).map(({ oldest_waiting_at: oldest, failed_at: failedAt, failure, ...queue }) => ({
    ...queue,
    oldest_waiting_at: oldest?.toISOString() ?? null,
    last_failure: failedAt && { at: failedAt.toISOString(), note: failure ?? '' },
  }))
}

const servicesOf = ({ phoneVerifier, payments, geocoder, google, languageModel }: Context): Service[] => [
  { kind: 'codes', provider: phoneVerifier.connected ? 'twilio' : null, healthy: null },
  { kind: 'payments', provider: payments?.name ?? null, healthy: payments?.isHealthy() ?? null },
  { kind: 'places', provider: geocoder && 'nominatim', healthy: null },
  { kind: 'google', provider: google && 'google', healthy: google?.isHealthy() ?? null },
  { kind: 'model', provider: languageModel?.provider ?? null, healthy: languageModel?.isHealthy() ?? null },
]
