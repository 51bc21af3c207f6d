import { webhooks as limits } from '@planner/contract/constants/api'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import { inFullBatches } from '#platform/db/in-full-batches.ts'
import type { JobWork } from '#platform/jobs/jobs.ts'
import { deliverLeased, deliverQueue, leaseDue } from './deliver.ts'
import { fanOutEvents } from './fan-out-events.ts'
import { deleteOldDeliveries, nextDeliveryAt } from './store.ts'

export const webhookJobs: JobWork<Context>[] = [{ name: deliverQueue, run: deliverLeased, concurrency: 8 }]

export const webhookWork = [
  { name: 'webhooks', everyMs: 1000, run: deliverDue, nextAt: ({ db }: Context) => nextDeliveryAt(db) },
  { name: 'webhooks.tidy', everyMs: hourMs, run: tidy },
]

async function deliverDue(context: Context): Promise<void> {
  await fanOutEvents(context)
  await leaseDue(context)
}

async function tidy(context: Context): Promise<void> {
  const before = after(context.clock.now(), -limits.retentionDays * dayMs)
  await inFullBatches((limit) => deleteOldDeliveries(context.db, { before, limit }))
}
