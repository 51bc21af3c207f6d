import type { WebhookDelivery } from '@planner/contract/account/webhooks'
import { webhooks as limits } from '@planner/contract/constants/api'
import type { Context } from '#context.ts'
import { hourMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { countWithin } from '#platform/request-counter.ts'
import { attempt } from './attempt.ts'
import { ownWebhook } from './manage.ts'
import { presentDelivery } from './present.ts'
import { insertDeliveries, updateDelivery } from './store.ts'

/**
 * Sends a single test event immediately, even to a paused webhook.
 *
 * @throws Problem `webhook.not-found`, `webhook.tests`.
 */
export async function sendTest(context: Context, user: UserRow, id: string): Promise<WebhookDelivery> {
  const webhook = await ownWebhook(context.db, user.id, id)
  const now = context.clock.now()
  const counted = { key: `webhook tests ${user.id}`, now, windowMs: hourMs, limit: limits.testsPerHour }
  await countWithin(context.db, { ...counted, problem: 'webhook.tests' })
  const deliveryId = context.ids.next()
  const body = JSON.stringify({
    type: 'test',
    timestamp: now.toISOString(),
    data: { message: `Hello ${webhook.name}` },
  })
  await insertDeliveries(context.db, [
    {
      id: deliveryId,
      webhook_id: id,
      user_id: user.id,
      event: 'test',
      body: null,
      created_at: now,
      state: 'failed',
      attempts: 1,
      tried_at: now,
    },
  ])
  const { status, problem } = await attempt(context, webhook, { id: deliveryId, body })
  const state = problem === null ? 'delivered' : 'failed'
  const row = await updateDelivery(context.db, deliveryId, { state, status, problem })
  // Deleted meanwhile on another device.
  if (!row) throw new Problem('webhook.not-found')
  return presentDelivery(row)
}
