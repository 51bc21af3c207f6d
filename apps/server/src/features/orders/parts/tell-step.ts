import { orderNumber } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { ringingDevices } from '#features/notifications/devices/ringing-devices.ts'
import { perPersonLimit } from '#features/notifications/outgoing/limits.ts'
import { mayLeave } from '#features/notifications/outgoing/spend.ts'
import { orderStepMessage } from '#features/notifications/sending/order-messages.ts'
import { dayMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { Channel, OrderRow, UserRow } from '#platform/db/tables.ts'
import type { JobWork } from '#platform/jobs/jobs.ts'
import { namedId } from '#platform/named-id.ts'
import { countMore } from '#platform/request-counter.ts'

const queue = 'orders.tell-step'

type Step = { orderId: string; userId: string; step: number; text: string }

/** Asks for a message about a step of an order, in the transaction that made it. */
export async function tellStep(context: Context, tx: Db, order: OrderRow, text: string): Promise<void> {
  const data: Step = { orderId: order.id, userId: order.user_id!, step: order.timeline.length, text }
  await context.jobs.send(tx, { name: queue, data })
}

export const orderJobs: JobWork<Context>[] = [{ name: queue, run: (context, data) => tell(context, data as Step) }]

/** Tells the customer of a step, on each channel that they have switched on. The same step is told once. */
async function tell(context: Context, { orderId, userId, step, text }: Step): Promise<void> {
  const user = await userById(context, userId)
  if (!user || user.deletion_planned_at || user.disabled_at) return
  const message = orderStepMessage({ order: orderNumber(orderId), text, orderId, publicUrl: context.config.publicUrl })
  for (const channel of ['app', 'whatsapp', 'sms', 'email'] as const) {
    if (!isOn(user, channel) || !(await hasRoom(context, user, channel))) continue
    const devices = channel === 'app' ? await ringingDevices(context, [userId]) : []
    const id = namedId(`order step ${orderId} ${step} ${channel}`)
    const { email, phone_number } = user
    const [outcome] = await context.channels[channel].deliver([
      { id, user: { id: userId, email, phone_number }, devices, message },
    ])
    context.log.info({ channel, outcome: outcome?.kind }, 'told of an order’s step')
  }
}

function isOn(user: UserRow, channel: Channel): boolean {
  if (channel === 'app') return true
  if (channel === 'email') return user.email_notifications && user.email_verified_at !== null
  return user.phone_verified && (channel === 'sms' ? user.sms_notifications : user.whatsapp_notifications)
}

/** Steps count apart from reminders, so that a busy shop silences none of these. */
async function hasRoom(context: Context, { id }: UserRow, channel: Exclude<Channel, 'voice'>): Promise<boolean> {
  if (channel === 'app') return true
  const now = context.clock.now()
  const key = `order steps ${channel} ${id}`
  const { count } = await countMore(context.db, { key, by: 1, now, windowMs: dayMs })
  return count <= perPersonLimit(context, channel) && mayLeave(context, context.channels[channel])
}
