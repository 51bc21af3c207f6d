import type { Channel } from '@planner/contract/notifications'
import { orderNumber } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { ringingDevices } from '#features/notifications/devices/ringing-devices.ts'
import { perPersonLimit } from '#features/notifications/outgoing/limits.ts'
import { mayLeave } from '#features/notifications/outgoing/spend.ts'
import { orderStepMessage } from '#features/notifications/sending/order-messages.ts'
import { dayMs } from '#platform/clock.ts'
import type { Db } from '#platform/db/open.ts'
import type { OrderRow, TimelineEntry } from '#platform/db/tables/orders.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import type { JobWork } from '#platform/jobs/jobs.ts'
import { namedId } from '#platform/named-id.ts'
import { countMore } from '#platform/request-counter.ts'
import { orderById } from '../store.ts'

const queue = 'orders.tell-step'

/** A shop's answers within this interval are reported together. */
const collectSeconds = 60

/**
 * `step`: the timeline's length including it; `collects`: more answers may follow; `isOther`: for a person other than
 * the customer; `isOwn`: confirms what the customer did.
 */
type Step = {
  orderId: string
  userId: string
  step: number
  text: string
  collects?: boolean
  isOther?: boolean
  isOwn?: boolean
}

/**
 * Queues a message about steps of an order, in the transaction that made them.
 *
 * @param collects the shop is still answering: the message is sent once it pauses, or together with an earlier
 *   following step.
 * @param to the customer by default, or another member of the household.
 * @param isOwn confirms what the customer just did: by email only, to keep.
 */
export async function notifyStep(
  context: Context,
  tx: Db,
  order: OrderRow,
  said: readonly string[],
  { collects = false, to = order.user_id!, isOwn = false }: { collects?: boolean; to?: string; isOwn?: boolean } = {},
): Promise<void> {
  const text = said.join('. ')
  const isOther = to !== order.user_id
  const data: Step = { orderId: order.id, userId: to, step: order.timeline.length, text, collects, isOther, isOwn }
  await context.jobs.send(tx, { name: queue, data, ...(collects && { afterSeconds: collectSeconds }) })
}

/** Returns the text of a step; null if a later message contains it, or more answers may follow. */
async function wordsOf(context: Context, data: Step): Promise<string | null> {
  if (data.isOwn) return data.text
  const order = await orderById(context.db, data.orderId)
  if (!order) return null
  const told = order.timeline.flatMap((entry, place) => (entry.told === 'not' ? [] : [{ ...entry, place }]))
  const at = told.findLastIndex(({ place }) => place < data.step)
  const last = told[at]
  if (!last) return data.text
  if (data.collects) {
    const next = told[at + 1]
    if (next && isSoonAfter(next, last)) return null
    const waitMs = new Date(last.at).getTime() + collectSeconds * 1000 - context.clock.now().getTime()
    if (!next && waitMs > 0) {
      await context.jobs.send(context.db, { name: queue, data, afterSeconds: Math.ceil(waitMs / 1000) })
      return null
    }
  }
  const collected = collectedBefore(told.slice(0, at + 1))
  return (data.collects ? collected : [...collected, data.text]).join('. ')
}

/**
 * Returns the notes left for the last step's message: those of the answers just before it, and its own if more could
 * have followed.
 */
function collectedBefore(told: readonly TimelineEntry[]): string[] {
  const last = told.at(-1)!
  let from = told.length
  while (from > 0 && told[from - 1]!.told !== 'later' && told[from - 1]!.at === last.at) from--
  const notes: string[] = []
  let later = last
  for (; from > 0; from--) {
    const entry = told[from - 1]!
    if (entry.told !== 'later' || !isSoonAfter(later, entry)) break
    if (entry.note) notes.unshift(entry.note)
    later = entry
  }
  return notes
}

const isSoonAfter = (later: TimelineEntry, earlier: TimelineEntry): boolean =>
  new Date(later.at).getTime() - new Date(earlier.at).getTime() < collectSeconds * 1000

export const orderJobs: JobWork<Context>[] = [{ name: queue, run: (context, data) => tell(context, data as Step) }]

/** Notifies the customer of a step on each of their channels, once per step. */
async function tell(context: Context, data: Step): Promise<void> {
  const { orderId, userId, step } = data
  const text = await wordsOf(context, data)
  if (text === null) return
  const user = await userById(context, userId)
  if (!user || user.deletion_planned_at || user.disabled_at) return
  const message = orderStepMessage({ order: orderNumber(orderId), text, orderId, publicUrl: context.config.publicUrl })
  for (const channel of data.isOwn ? (['email'] as const) : (['app', 'whatsapp', 'sms', 'email'] as const)) {
    if (!isOn(user, channel) || !(await hasRoom(context, user, channel))) continue
    const devices = channel === 'app' ? await ringingDevices(context, [userId]) : []
    const id = namedId(`order step ${orderId} ${step} ${channel}${data.isOther ? ` ${userId}` : ''}`)
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

/**
 * Whether the daily limit for order steps allows another message. Counted separately from reminders, so that a busy
 * shop does not use up theirs.
 */
async function hasRoom(context: Context, { id }: UserRow, channel: Exclude<Channel, 'voice'>): Promise<boolean> {
  if (channel === 'app') return true
  const now = context.clock.now()
  const key = `order steps ${channel} ${id}`
  const { count } = await countMore(context.db, { key, by: 1, now, windowMs: dayMs })
  return count <= perPersonLimit(context, channel) && mayLeave(context, context.channels[channel])
}
