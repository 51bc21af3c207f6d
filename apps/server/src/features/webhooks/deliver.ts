import { webhooks } from '@planner/contract/constants/api'
import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { after, hourMs, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { WebhookDeliveryRow, WebhookRow } from '#platform/db/tables/webhooks.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { type Attempt, attempt } from './attempt.ts'
import { notifyPaused } from './notify-paused.ts'
import {
  backOff,
  beginAttempt,
  endLease,
  giveUpWaiting,
  leaseWebhooks,
  updateDelivery,
  updateWebhook,
  webhookWithId,
} from './store.ts'

export const deliverQueue = 'webhooks.deliver'

/**
 * A webhook's lease expires after this even if its process was killed; a job ends within a minute (`platform/jobs`).
 */
const leaseMs = minuteMs

/** No attempt starts later than this after the lease began. */
const lastStartMs = 30_000

/** Webhooks leased at a time. */
const leasesAtOnce = 100

/** Delays between the attempts of a delivery: ten attempts in about a day. */
const retryDelaysMs = [
  5000,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  hourMs,
  2 * hourMs,
  4 * hourMs,
  8 * hourMs,
  8 * hourMs,
] as const

/** While an address fails, its other deliveries back off as well, for up to half an hour. */
const backoffMs = retryDelaysMs.slice(0, 4)

const pauseAfterMs = webhooks.pausedAfter.hours * hourMs

/** Leases each webhook that has something due, and queues a job for it. */
export async function leaseDue(context: Context): Promise<void> {
  const now = context.clock.now()
  await inTransaction(context.db, async (tx) => {
    const ids = await leaseWebhooks(tx, { now, until: after(now, leaseMs), limit: leasesAtOnce })
    for (const webhookId of ids) {
      const job: Job<{ webhookId: string }> = { name: deliverQueue, data: { webhookId } }
      await context.jobs.send(tx, job)
    }
  })
}

/** Sends the due deliveries of a leased webhook in order, until one fails or the lease is nearly over. */
export async function deliverLeased(context: Context, data: object): Promise<void> {
  const { webhookId } = data as { webhookId: string }
  const began = context.clock.now()
  for (;;) {
    const now = context.clock.now()
    const webhook = await webhookWithId(context.db, webhookId)
    if (!webhook || webhook.paused_at || now > after(began, lastStartMs)) break
    const delivery = await beginAttempt(context.db, webhookId, { now, expires: after(now, leaseMs) })
    if (!delivery?.body) break
    const outcome = await attempt(context, webhook, { id: delivery.id, body: delivery.body })
    if (outcome.problem !== null) {
      await recordFailure(context, webhook, delivery, outcome)
      break
    }
    const { status } = outcome
    await updateDelivery(context.db, delivery.id, {
      state: 'delivered',
      status,
      problem: null,
      body: null,
      next_at: null,
    })
    if (webhook.failing_since) await updateWebhook(context.db, webhookId, { failing_since: null, failures: 0 })
  }
  await endLease(context.db, webhookId)
}

async function recordFailure(
  context: Context,
  webhook: WebhookRow,
  delivery: WebhookDeliveryRow,
  { status, problem }: Attempt,
): Promise<void> {
  const now = context.clock.now()
  const since = webhook.failing_since ?? now
  const retryDelayMs = retryDelaysMs[delivery.attempts - 1]
  // 410 Gone: the receiver does not want any more deliveries.
  const reason = status === 410 ? 'gone' : since <= after(now, -pauseAfterMs) ? 'failing' : null
  const isOver = reason !== null || retryDelayMs === undefined
  const isPausedNow = await inTransaction(context.db, async (tx) => {
    await updateDelivery(tx, delivery.id, {
      status,
      problem,
      ...(isOver ? { state: 'failed' as const, body: null, next_at: null } : { next_at: after(now, retryDelayMs) }),
    })
    const failures = webhook.failures + 1
    if (reason === null) {
      await updateWebhook(tx, webhook.id, { failing_since: since, failures })
      await backOff(tx, webhook.id, after(now, backoffMs[Math.min(failures, backoffMs.length) - 1]!))
      return false
    }
    await giveUpWaiting(tx, webhook.id, 'The webhook was paused')
    const change = { failing_since: since, failures, paused_at: now, pause_reason: reason } as const
    if (!(await updateWebhook(tx, webhook.id, change))) return false
    await record(context, tx, 'webhook.paused', null, { subjectId: webhook.user_id, about: webhook.name })
    return true
  })
  const user = isPausedNow ? await userById(context, webhook.user_id) : null
  if (user && reason) await notifyPaused(context, user, { name: webhook.name, reason, problem })
}
