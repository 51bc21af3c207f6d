import { webhooks as limits } from '@planner/contract/constants/api'
import type { Insertable } from 'kysely'
import type { Context } from '#context.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { showOrder } from '#features/orders/show-order.ts'
import { ownReminder } from '#features/reminders/own-reminder.ts'
import { presentReminder } from '#features/reminders/present-reminder.ts'
import { dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { Db } from '#platform/db/open.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { WebhookDeliveriesTable, WebhookEventRow, WebhookRow } from '#platform/db/tables/webhooks.ts'
import { Problem } from '#platform/problem.ts'
import { countMore } from '#platform/request-counter.ts'
import { activeWebhooksOf, insertDeliveries, takeEvents } from './store.ts'

const batch = 100

type NewDelivery = Insertable<WebhookDeliveriesTable>

/** Turns events into deliveries, one for each webhook that subscribes to them. */
export async function fanOutEvents(context: Context): Promise<void> {
  let taken: number
  do taken = await inTransaction(context.db, (tx) => fanOutBatch({ ...context, db: tx }, tx))
  while (taken === batch)
}

async function fanOutBatch(context: Context, tx: Db): Promise<number> {
  const events = await takeEvents(tx, { limit: batch })
  if (events.length === 0) return 0
  for (const [userId, ofPerson] of Map.groupBy(events, ({ user_id }) => user_id)) {
    const user = await userById(context, userId)
    if (!user || user.deletion_planned_at) continue
    const listening = await activeWebhooksOf(tx, [userId])
    const deliveries: NewDelivery[] = []
    for (const event of ofPerson) {
      const wanting = listening.filter((webhook) => webhook.events.includes(event.event))
      const data = wanting.length > 0 ? await dataOf(context, user, event) : null
      if (data === null) continue
      const body = JSON.stringify({ type: event.event, timestamp: event.at.toISOString(), data })
      deliveries.push(...wanting.map((webhook) => deliveryOf(context, webhook, event, body)))
    }
    await insertDeliveries(tx, await withinDay(context, userId, deliveries))
  }
  return events.length
}

const deliveryOf = (context: Context, webhook: WebhookRow, { event }: WebhookEventRow, body: string): NewDelivery => ({
  id: context.ids.next(),
  webhook_id: webhook.id,
  user_id: webhook.user_id,
  event,
  body,
  created_at: context.clock.now(),
  state: 'waiting',
  next_at: context.clock.now(),
})

/**
 * Returns the payload: the subject as the API shows it to this person now. Null if they can no longer see it: a later
 * event will say so.
 */
async function dataOf(context: Context, user: UserRow, { event, subject_id: id, details }: WebhookEventRow) {
  if (event === 'reminder.deleted') return { id }
  try {
    if (event.startsWith('reminder.')) {
      const reminder = presentReminder(await ownReminder(context, user, id!), context.clock.now())
      return { reminder, ...details }
    }
    if (event.startsWith('order.')) return { order: await showOrder(context, user, id!) }
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
  return details ?? {}
}

/** Drops deliveries over the daily limit. The first one dropped is shown as failed, with the reason. */
async function withinDay(context: Context, userId: string, deliveries: NewDelivery[]): Promise<NewDelivery[]> {
  const by = deliveries.length
  if (by === 0) return []
  const now = context.clock.now()
  const { count } = await countMore(context.db, { key: `webhooks ${userId}`, by, now, windowMs: dayMs })
  const room = Math.max(0, limits.perDay - (count - by))
  const [over] = deliveries.slice(room)
  const isFirst = count - by <= limits.perDay
  const problem = `More than ${limits.perDay.toLocaleString('en-IN')} deliveries in a day: this and later ones were skipped`
  const said: NewDelivery[] = over && isFirst ? [{ ...over, state: 'failed', body: null, next_at: null, problem }] : []
  return [...deliveries.slice(0, room), ...said]
}
