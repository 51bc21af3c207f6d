import type { Context } from '#context.ts'
import { record } from '#features/audit/record.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { after, hourMs, minuteMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { WebhookDeliveryRow, WebhookRow } from '#platform/db/tables.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { type Attempt, attempt } from './attempt.ts'
import {
  beginAttempt,
  endTurn,
  giveUpWaiting,
  holdBack,
  settleDelivery,
  takeTurns,
  updateWebhook,
  webhookWithId,
} from './store.ts'
import { tellPaused } from './tell-paused.ts'

export const deliverQueue = 'webhooks.deliver'

/** A turn ends by then even if its process was killed; a job ends within a minute (`platform/jobs`). */
const turnMs = minuteMs

/** A turn begins no attempt later than this. */
const beginsWithinMs = 30_000

/** Turns given at a time. */
const turnsAtOnce = 100

/** Pauses between the attempts of a delivery: ten attempts in about a day. */
const pausesMs = [
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

/** While an address fails, everything else for it rests as well, for up to half an hour. */
const restsMs = pausesMs.slice(0, 4)

/** A webhook that has failed for so long is paused; the last attempt of its first delivery comes after 23.6 hours. */
const patienceMs = 23 * hourMs

/** Asks for a turn of each webhook that has something due. */
export async function askForTurns(context: Context): Promise<void> {
  const now = context.clock.now()
  await inTransaction(context.db, async (tx) => {
    const ids = await takeTurns(tx, { now, until: after(now, turnMs), limit: turnsAtOnce })
    for (const webhookId of ids) {
      const job: Job<{ webhookId: string }> = { name: deliverQueue, data: { webhookId } }
      await context.jobs.send(tx, job)
    }
  })
}

/** A webhook's turn: delivers what is due, in order, until something fails or its time is over. */
export async function deliverInTurn(context: Context, data: object): Promise<void> {
  const { webhookId } = data as { webhookId: string }
  const began = context.clock.now()
  for (;;) {
    const now = context.clock.now()
    const webhook = await webhookWithId(context.db, webhookId)
    if (!webhook || webhook.paused_at || now > after(began, beginsWithinMs)) break
    const delivery = await beginAttempt(context.db, webhookId, { now, lapses: after(now, turnMs) })
    if (!delivery?.body) break
    const outcome = await attempt(context, webhook, { id: delivery.id, body: delivery.body })
    if (outcome.problem !== null) {
      await settleFailure(context, webhook, delivery, outcome)
      break
    }
    const { status } = outcome
    await settleDelivery(context.db, delivery.id, {
      state: 'delivered',
      status,
      problem: null,
      body: null,
      next_at: null,
    })
    if (webhook.failing_since) await updateWebhook(context.db, webhookId, { failing_since: null, failures: 0 })
  }
  await endTurn(context.db, webhookId)
}

async function settleFailure(
  context: Context,
  webhook: WebhookRow,
  delivery: WebhookDeliveryRow,
  { status, problem }: Attempt,
): Promise<void> {
  const now = context.clock.now()
  const since = webhook.failing_since ?? now
  const pauseMs = pausesMs[delivery.attempts - 1]
  // 410: the receiver says that it is gone for good.
  const reason = status === 410 ? 'gone' : since <= after(now, -patienceMs) ? 'failing' : null
  const isOver = reason !== null || pauseMs === undefined
  const isPausedNow = await inTransaction(context.db, async (tx) => {
    await settleDelivery(tx, delivery.id, {
      status,
      problem,
      ...(isOver ? { state: 'failed' as const, body: null, next_at: null } : { next_at: after(now, pauseMs) }),
    })
    const failures = webhook.failures + 1
    if (reason === null) {
      await updateWebhook(tx, webhook.id, { failing_since: since, failures })
      await holdBack(tx, webhook.id, after(now, restsMs[Math.min(failures, restsMs.length) - 1]!))
      return false
    }
    await giveUpWaiting(tx, webhook.id, 'The webhook was paused')
    const change = { failing_since: since, failures, paused_at: now, pause_reason: reason } as const
    if (!(await updateWebhook(tx, webhook.id, change))) return false
    await record(context, tx, 'webhook.paused', null, { subjectId: webhook.user_id, about: webhook.name })
    return true
  })
  const user = isPausedNow ? await userById(context, webhook.user_id) : null
  if (user && reason) await tellPaused(context, user, { name: webhook.name, reason, problem })
}
