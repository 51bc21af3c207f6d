import type { change, create, Webhook, WebhookDelivery } from '@planner/contract/account/webhooks'
import { webhooks as limits } from '@planner/contract/constants/api'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { after, hourMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { lockAccount } from '#platform/db/lock-account.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { WebhookRow } from '#platform/db/tables/webhooks.ts'
import { Problem } from '#platform/problem.ts'
import { presentDelivery, presentWebhook } from './present.ts'
import { newSecret } from './sign.ts'
import {
  deleteWebhook,
  giveUpWaiting,
  insertWebhook,
  newestDeliveries,
  updateWebhook,
  webhookOf,
  webhooksOf,
} from './store.ts'

type By = Actor & { user: UserRow }

export const listWebhooks = async (context: Context, user: UserRow): Promise<Webhook[]> =>
  (await webhooksOf(context.db, user.id)).map(presentWebhook)

/**
 * Creates a webhook; its signing secret is only returned here.
 *
 * @throws Problem `webhook.too-many`, `web.address`, `web.private`, `web.unknown-host`.
 */
export async function createWebhook(
  context: Context,
  by: By,
  { name, url, events }: CheckedInputOf<typeof create>,
): Promise<{ webhook: Webhook; secret: string }> {
  await context.web.check(url)
  const { secret, sealed } = newSecret(context, by.user.id)
  const row = await inTransaction(context.db, async (tx) => {
    await lockAccount(tx, by.user.id)
    if ((await webhooksOf(tx, by.user.id)).length >= limits.max) throw new Problem('webhook.too-many')
    await record(context, tx, 'webhook.created', by, { about: name })
    return insertWebhook(tx, {
      id: context.ids.next(),
      user_id: by.user.id,
      name,
      url,
      events: [...new Set(events)],
      secret: sealed,
      created_at: context.clock.now(),
    })
  })
  return { webhook: presentWebhook(row), secret }
}

/** Changes a webhook; omitted fields stay. While paused it gets no events; after resuming, only new ones. */
export async function changeWebhook(
  context: Context,
  by: By,
  { id, name, url, events, paused }: CheckedInputOf<typeof change>,
): Promise<Webhook> {
  if (url !== undefined) await context.web.check(url)
  const row = await inTransaction(context.db, async (tx) => {
    await ownWebhook(tx, by.user.id, id)
    if (paused) await giveUpWaiting(tx, id, 'Paused')
    const changed = await updateWebhook(tx, id, {
      ...(name !== undefined && { name }),
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events: [...new Set(events)] }),
      ...(paused === true && { paused_at: context.clock.now(), pause_reason: 'you' as const }),
      ...(paused === false && { paused_at: null, pause_reason: null }),
      // A new address or a resumed webhook starts without failures.
      ...((url !== undefined || paused === false) && { failing_since: null, failures: 0 }),
      // Keeps the update valid if nothing changes.
      id,
    })
    if (!changed) throw new Problem('webhook.not-found')
    await record(context, tx, 'webhook.changed', by, { about: changed.name })
    return changed
  })
  return presentWebhook(row)
}

/**
 * Replaces the signing secret. The previous one also signs for a day, so that the receiver can switch without losing
 * deliveries.
 */
export async function rotateSecret(
  context: Context,
  by: By,
  id: string,
): Promise<{ secret: string; previous_until: string }> {
  const until = after(context.clock.now(), limits.overlapHours * hourMs)
  const { secret, sealed } = newSecret(context, by.user.id)
  await inTransaction(context.db, async (tx) => {
    const row = await ownWebhook(tx, by.user.id, id)
    await updateWebhook(tx, id, { secret: sealed, previous_secret: row.secret, previous_until: until })
    await record(context, tx, 'webhook.secret', by, { about: row.name })
  })
  return { secret, previous_until: until.toISOString() }
}

/** @throws Problem `webhook.not-found`. */
export async function removeWebhook(context: Context, by: By, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const row = await deleteWebhook(tx, by.user.id, id)
    if (!row) throw new Problem('webhook.not-found')
    await record(context, tx, 'webhook.removed', by, { about: row.name })
  })
}

/** @throws Problem `webhook.not-found`. */
export async function listDeliveries(context: Context, user: UserRow, id: string): Promise<WebhookDelivery[]> {
  await ownWebhook(context.db, user.id, id)
  return (await newestDeliveries(context.db, id, { limit: limits.shown })).map(presentDelivery)
}

/** @throws Problem `webhook.not-found`, also for somebody else's webhook. */
export async function ownWebhook(db: Db, userId: string, id: string): Promise<WebhookRow> {
  const row = await webhookOf(db, userId, id)
  if (!row) throw new Problem('webhook.not-found')
  return row
}
