import type { FastifyBaseLogger } from 'fastify'
import { systemClock } from '../clock.ts'
import { errors, jobs as instruments } from '../metrics/instruments.ts'
import { forRequest } from '../request-id.ts'

type Taken = { name: string; requestId: string | null; log: FastifyBaseLogger }

/** Runs a job under the id of the request that enqueued it, and logs the outcome. @throws what the job throws. */
export async function runJob({ name, requestId, log }: Taken, run: () => Promise<void>): Promise<void> {
  const began = systemClock.now().getTime()
  const timed = async () => {
    let outcome = 'failed'
    try {
      await run()
      outcome = 'done'
    } catch (error) {
      errors.add(1, 'job')
      log.error({ err: error, job: name }, 'job failed')
      throw error
    } finally {
      const ms = systemClock.now().getTime() - began
      instruments.done.add(1, name, outcome)
      instruments.seconds.observe(ms / 1000, name)
      log.info({ job: name, outcome, ms }, 'job')
    }
  }
  return requestId === null ? timed() : forRequest({ id: requestId, log }, timed)
}
