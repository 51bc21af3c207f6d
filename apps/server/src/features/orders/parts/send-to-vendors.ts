import { formatRupees } from '@planner/commerce/money'
import { shops as limits } from '@planner/contract/constants/orders'
import type { ShopLanguage } from '@planner/contract/new-vendor'
import { orderNumber } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { mayLeave } from '#features/notifications/outgoing/spend.ts'
import { notifyAdministrators } from '#features/notifications/sending/notify-administrators.ts'
import { vendorMessage, vendorTroubleMessage } from '#features/notifications/sending/order-messages.ts'
import { after, hourMs, minuteMs } from '#platform/clock.ts'
import type { OrderPartRow, OrderRemarkRow, OrderRow } from '#platform/db/tables/orders.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { namedId } from '#platform/named-id.ts'
import type { Outcome } from '#providers/channels.ts'
import { itemsInWords, problemInWords } from '../remarks/in-words.ts'
import { isOpen, isProblem } from '../remarks/reportable.ts'
import { type OrderWithPayment, orderById } from '../store.ts'
import { makeLink } from './link.ts'
import { totalForShop } from './settle.ts'
import { deleteLink, settleMessage, takeDueParts, vendorOf } from './store.ts'
import { workOnOrder } from './work-on-order.ts'

/** Lease, longer than a provider may take: if a worker is killed, another one takes the part over. */
const leaseMs = 2 * minuteMs
const atOnce = 20
/**
 * Minutes until a message that was definitely not sent is retried; after the last attempt the administrators are
 * notified.
 */
const retryMinutes = [1, 2, 5, 15, 30]

/**
 * Messages every vendor whose order is new, changed, or unanswered for too long, until none is due. Safe in any number
 * of processes: a message that may have been sent has the same id when it is retried.
 */
export async function sendToVendors(context: Context): Promise<void> {
  for (;;) {
    const now = context.clock.now()
    const lease = after(now, leaseMs)
    const due = await takeDueParts(context.db, { now, until: lease, limit: atOnce })
    await Promise.all(due.map((part) => sendOne(context, part, { now, lease })))
    if (due.length < atOnce) return
  }
}

async function sendOne(
  context: Context,
  part: OrderPartRow,
  { now, lease }: { now: Date; lease: Date },
): Promise<void> {
  const [order, vendor] = await Promise.all([
    orderById(context.db, part.order_id),
    part.vendor_id ? vendorOf(context.db, part.vendor_id) : null,
  ])
  if (!order) return
  const news = newsOf(order, part)
  const isSilent = part.state === 'sent' && part.messaged_at !== null && news.length === 0
  const rest = { next_at: null, tries: 0, nudges: part.nudges, messaged_at: part.messaged_at }
  if (isSilent && part.nudges >= limits.nudges) {
    await settleMessage(context.db, part.id, { lease, ...rest })
    return trouble(context, order, part, 'has not replied')
  }
  const isOverdue = hasOpenProblem(order, part, after(now, -limits.problemHours * hourMs))
  if ((part.state === 'delivered' || isOverdue) && news.length === 0) {
    await settleMessage(context.db, part.id, { lease, ...rest })
    if (isOverdue || hasOpenProblem(order, part))
      await trouble(context, order, part, 'has not replied to a reported problem')
    return
  }
  if (!vendor?.order_channel || !vendor.order_to) {
    await settleMessage(context.db, part.id, { lease, ...rest })
    return trouble(context, order, part, 'could not be reached')
  }
  const outcome = await deliver(context, { order, part, vendor })
  if (mayBeSent(outcome)) {
    return settleMessage(context.db, part.id, {
      lease,
      next_at: nextLook(order, part, now),
      tries: 0,
      nudges: isSilent ? part.nudges + 1 : part.nudges,
      messaged_at: now,
    })
  }
  const waitMinutes = outcome.kind === 'failed' && outcome.again ? retryMinutes[part.tries - 1] : undefined
  const next = waitMinutes === undefined ? null : after(now, waitMinutes * minuteMs)
  await settleMessage(context.db, part.id, { lease, ...rest, next_at: next, tries: next ? part.tries : 0 })
  if (!next) await trouble(context, order, part, 'could not be reached')
}

/** Returns what the customer said about a part since its vendor was last messaged. */
function newsOf({ remarks }: OrderWithPayment, { id, messaged_at: at }: OrderPartRow): OrderRemarkRow[] {
  return remarks.filter((one) => one.part_id === id && isOpen(one) && at !== null && new Date(one.said_at) > at)
}

/** @param until counts only those reported by then. */
const hasOpenProblem = ({ remarks }: OrderWithPayment, { id }: OrderPartRow, until?: Date): boolean =>
  remarks.some(
    (one) => one.part_id === id && isProblem(one) && isOpen(one) && (!until || new Date(one.said_at) <= until),
  )

/** Returns when to check again whether the vendor has answered. */
function nextLook(order: OrderWithPayment, part: OrderPartRow, now: Date): Date | null {
  if (part.state === 'sent') return after(now, limits.nudgeMinutes * minuteMs)
  return hasOpenProblem(order, part) ? after(now, limits.problemHours * hourMs) : null
}

async function deliver(
  context: Context,
  { order, part, vendor }: { order: OrderWithPayment; part: OrderPartRow; vendor: VendorRow },
): Promise<Outcome> {
  const channel = vendor.order_channel!
  const to = vendor.order_to!
  const isRepeat = part.state === 'sent' && part.messaged_at !== null
  const said = newsOf(order, part).at(-1)
  const turn = said ? `said ${said.id}` : String(isRepeat ? part.nudges + 1 : 0)
  const name = `vendor message ${part.id} ${part.state} ${part.updated_at.getTime()} ${turn}`
  const deliveryId = namedId(name)
  if (!(await mayLeave(context, context.channels[channel]))) {
    return { deliveryId, kind: 'failed', again: true, note: 'the sending limit of today is reached' }
  }
  const linkId = namedId(`link ${name}`)
  const link = await makeLink(context, { id: linkId, vendorId: vendor.id, partId: part.id })
  const message = vendorMessage({
    subject: subjectOf(order, part),
    link,
    language: vendor.language,
    publicUrl: context.config.publicUrl,
  })
  const user = { id: null, email: channel === 'email' ? to : '', phone_number: channel === 'email' ? null : to }
  const [outcome] = await context.channels[channel].deliver([{ id: deliveryId, user, devices: [], message }])
  context.log.info({ channel, outcome: outcome?.kind, orderId: order.id }, 'messaged a vendor')
  // The next attempt creates the same link again.
  if (outcome && !mayBeSent(outcome)) await deleteLink(context.db, linkId)
  return outcome!
}

const mayBeSent = ({ kind }: Outcome): boolean => kind === 'sent' || kind === 'unknown'

function subjectOf(order: OrderWithPayment, part: OrderPartRow): string {
  const number = orderNumber(order.id)
  const isHindi = part.language === 'hi'
  if (part.state === 'cancelled') {
    const items = itemsInWords(
      part.lines
        .filter(({ state }) => state !== 'out')
        .map(({ index, asked }) => ({ name: order.lines[index]!.name, quantity: asked })),
      part.language,
    )
    const owed = part.to_refund_paise > 0 ? formatRupees(part.to_refund_paise) : null
    return isHindi
      ? `ऑर्डर ${number} रद्द हो गया${owed ? `, ${owed} लौटाने हैं` : ''}: ${items}`
      : `Order ${number} was cancelled${owed ? `, refund due ${owed}` : ''}: ${items}`
  }
  const news = newsOf(order, part)
  if (news.length > 0) return newsInWords(order, news, part.language)
  if (part.messaged_at && part.state !== 'sent') {
    return isHindi ? `ग्राहक ने ऑर्डर ${number} पर जवाब दिया` : `The customer replied about order ${number}`
  }
  const count = part.lines.length
  if (isHindi) return `${part.messaged_at ? 'जवाब बाकी' : 'नया ऑर्डर'} ${number}: ${count} चीज़ें, ${moneyOf(order, part)}`
  return `${part.messaged_at ? 'Still waiting' : 'New order'} ${number}: ${count === 1 ? '1 item' : `${count} items`}, ${moneyOf(order, part)}`
}

function newsInWords(order: OrderWithPayment, news: readonly OrderRemarkRow[], language: ShopLanguage): string {
  const number = orderNumber(order.id)
  const isHindi = language === 'hi'
  const problems = news.filter(isProblem)
  const [first] = problems
  if (!first) return isHindi ? `ऑर्डर ${number} पर ग्राहक का संदेश` : `Order ${number}: a message from the customer`
  const more = problems.length - 1
  const said = problemInWords(order, first, language)
  if (isHindi) return `ऑर्डर ${number}: ${said}${more ? `, और ${more} शिकायत` : ''}`
  return `Order ${number}: ${said}${more ? `, and ${more} more` : ''}`
}

/** Returns what accepting a part brings its shop or, if items have no price yet, how many: a total of only the others would be misleading. */
export function moneyOf(order: Pick<OrderRow, 'lines'>, part: OrderPartRow): string {
  const isHindi = part.language === 'hi'
  const total = formatRupees(totalForShop(order, part))
  const unpriced = part.lines.filter(({ index, proposal }) => (proposal ?? order.lines[index]!).price === 0).length
  if (unpriced === 0) return isHindi ? `${total} GST समेत` : `${total} with GST`
  if (unpriced === part.lines.length) return isHindi ? 'दाम आप लिखें' : 'you set the prices'
  return isHindi ? `अब तक ${total}, ${unpriced} का दाम बाकी` : `${total} so far, ${unpriced} without a price`
}

/** Reports a problem on the timeline, to the customer and to the administrators: somebody has to call the vendor. */
async function trouble(context: Context, order: OrderRow, part: OrderPartRow, what: string): Promise<void> {
  const vendor = part.vendor_name
  const isDelivered = part.state === 'delivered'
  const then = isDelivered ? 'Please call the shop' : 'You can cancel its part of the order'
  await workOnOrder(context, order.id, ({ note }) => note(`${vendor} ${what}. ${then}`))
  const { publicUrl } = context.config
  const message = vendorTroubleMessage({ vendor, order: orderNumber(order.id), trouble: what, isDelivered, publicUrl })
  await notifyAdministrators(context, message, 'a vendor needs a call')
}
