import type { Context } from '#context.ts'
import { ready } from '#features/status/ready.ts'
import { recordOf } from '#providers/record-call.ts'
import { jobsByState } from './store.ts'

/** Health of a component. `idle`: configured, but not used by this process yet. */
type State = 'ok' | 'idle' | 'failing' | 'off'

export type Health = {
  status: 'ok' | 'degraded' | 'down'
  store: { state: 'ok' | 'failing'; ms: number | null }
  jobs: { state: 'ok' | 'failing'; waiting: number; active: number; failed: number }
  providers: {
    service: string
    provider: string
    configured: boolean
    state: State
    breaker: 'open' | 'closed'
    last_success_at: string | null
    last_failure: { at: string; note: string } | null
  }[]
}

/**
 * Returns the health of the database, jobs and providers separately. An unavailable provider is no reason to take a
 * process out of the load balancer; an unavailable database is.
 */
export async function showHealth(context: Context): Promise<Health> {
  const store = await storeHealth(context)
  const jobs = store.state === 'ok' ? await jobsHealth(context) : ({ state: 'failing', ...noJobs } as const)
  const providers = servicesOf(context).map(([service, provider]) => providerHealth(service, provider))
  const isDegraded = jobs.state === 'failing' || providers.some(({ state }) => state === 'failing')
  return { status: store.state === 'failing' ? 'down' : isDegraded ? 'degraded' : 'ok', store, jobs, providers }
}

const noJobs = { waiting: 0, active: 0, failed: 0 }

async function storeHealth({ db, clock, log }: Context): Promise<Health['store']> {
  const began = clock.now().getTime()
  try {
    await ready({ db })
    return { state: 'ok', ms: clock.now().getTime() - began }
  } catch (error) {
    log.warn({ err: error }, 'the store does not answer')
    return { state: 'failing', ms: null }
  }
}

async function jobsHealth({ db, log }: Context): Promise<Health['jobs']> {
  try {
    const stored = await jobsByState(db)
    const count = (...states: string[]) =>
      stored.filter(({ state }) => states.includes(state)).reduce((sum, { count: more }) => sum + more, 0)
    return { state: 'ok', waiting: count('created', 'retry'), active: count('active'), failed: count('failed') }
  } catch (error) {
    log.warn({ err: error }, 'cannot read the job queue')
    return { state: 'failing', ...noJobs }
  }
}

/** Returns the services with their configured providers; null if the product does without one. */
function servicesOf(context: Context): [service: string, provider: string | null][] {
  const { channels, phoneVerifier, payments, geocoder, google, languageModel, files } = context
  return [
    ...Object.entries(channels).map(
      ([channel, port]) => [channel, port.connected ? port.provider : null] as [string, string | null],
    ),
    ['codes', phoneVerifier.connected ? 'twilio' : null],
    ['payments', payments?.name ?? null],
    ['places', geocoder && 'nominatim'],
    ['google', google && 'google'],
    ['files', files.provider === 's3' ? 's3' : null],
    ['model', languageModel && 'language-model'],
  ]
}

function providerHealth(service: string, provider: string | null): Health['providers'][number] {
  const record = provider === null ? null : recordOf(provider)
  const { lastSuccessAt = null, lastFailure = null, isOpen = false } = record ?? {}
  return {
    service,
    provider: provider ?? 'own',
    configured: provider !== null,
    state: provider === null ? 'off' : isOpen ? 'failing' : record === null ? 'idle' : 'ok',
    breaker: isOpen ? 'open' : 'closed',
    last_success_at: lastSuccessAt?.toISOString() ?? null,
    last_failure: lastFailure && { at: lastFailure.at.toISOString(), note: lastFailure.note },
  }
}
