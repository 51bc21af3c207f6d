import { formatRupees, readRupees } from '@planner/commerce/money'
import { shops as limits } from '@planner/contract/constants/orders'
import type { Context } from '#context.ts'
import type { Line } from '#platform/db/tables/cart.ts'
import type { OrderPartRow, OrderRow, PartLine } from '#platform/db/tables/orders.ts'
import { isPaidDirectly } from './may-cancel.ts'
import { openedPayment, paymentOf } from './store.ts'
import { refundOfCancelled, settleRefund } from './to-refund.ts'
import { type Work, workOnOrder } from './work-on-order.ts'

/** An action of a vendor on its page. */
export type VendorAnswer =
  | { action: 'yes' | 'out'; index: number; was: string }
  | { action: 'change'; index: number; was: string; name: string; price: string }
  | { action: 'returned'; was: string }
  | { action: 'unpaid'; was: string }
  | { action: 'all' | 'none' | 'ready' | 'delivered' | 'received' }

/** The result that the page reports: 'done', or the key of one of its sentences. */
export type Reply = 'done' | 'changed' | 'closed' | 'price' | 'price-needed' | 'paid' | 'paid-online' | 'cancelled'

/**
 * Returns a fingerprint of a line as a vendor saw it, so that a form that is sent twice or is out of date cannot change
 * what it did not show.
 */
export const stampOf = (line: Line, said: PartLine): string =>
  [said.state, line.quantity, line.price, line.name, said.proposal?.price ?? '', said.proposal?.name ?? ''].join('|')

/** Carries out a vendor's action. */
export async function answerAsVendor(context: Context, part: OrderPartRow, answer: VendorAnswer): Promise<Reply> {
  let reply: Reply = 'done'
  await workOnOrder(context, part.order_id, async (work) => {
    const own = work.parts.find(({ id }) => id === part.id)!
    reply = await answered(work, own, answer)
    if ('index' in answer && own.lines.some(({ state }) => state === 'open')) work.collect()
  })
  return reply
}

async function answered(work: Work, part: OrderPartRow, answer: VendorAnswer): Promise<Reply> {
  if (answer.action === 'returned' || answer.action === 'unpaid') {
    const reply = settleRefund(work, part, { was: Number(answer.was), isReturned: answer.action === 'returned' })
    return reply === 'settled' ? 'done' : reply
  }
  if (part.state === 'cancelled' || work.order.status === 'cancelled') return 'cancelled'
  switch (answer.action) {
    case 'ready':
      return moved(work, part, { from: ['accepted'], to: 'ready', says: 'ready' })
    case 'delivered':
      return moved(work, part, { from: ['accepted', 'ready'], to: 'delivered', says: 'delivered' })
    case 'received':
      return received(work, part)
    case 'all':
      return all(work, part)
    case 'none':
      return none(work, part)
    default:
      return line(work, part, answer)
  }
}

function moved(
  { note }: Work,
  part: OrderPartRow,
  { from, to, says }: { from: OrderPartRow['state'][]; to: OrderPartRow['state']; says: string },
): Reply {
  if (part.state === to) return 'done'
  if (!from.includes(part.state)) return 'closed'
  part.state = to
  part.next_at = null
  note(`${part.vendor_name}: ${says}`)
  return 'done'
}

async function received({ now, note, order, tx }: Work, part: OrderPartRow): Promise<Reply> {
  if (part.received_at) return 'done'
  if ((await paymentOf(tx, order.id)) === 'paid') return 'paid-online'
  if (!['accepted', 'ready', 'delivered'].includes(part.state)) return 'closed'
  part.received_at = now
  note(`${part.vendor_name}: payment received${order.payment_method === 'gateway' ? ' directly' : ''}`)
  return 'done'
}

/** Accepts every line at the prices shown. A line without a price must get one first. */
function all({ order, note }: Work, part: OrderPartRow): Reply {
  if (!['sent', 'asks'].includes(part.state)) return part.state === 'declined' ? 'closed' : 'done'
  const open = part.lines.filter(({ state }) => state === 'open')
  const priced = open.filter(({ index }) => order.lines[index]!.price > 0)
  for (const said of priced) accept(order, said)
  if (priced.length > 0) note(`${part.vendor_name}: ${acceptedInWords(part)}`)
  part.next_at = null
  return priced.length < open.length ? 'price-needed' : 'done'
}

function none({ order, note }: Work, part: OrderPartRow): Reply {
  if (part.state === 'declined') return 'done'
  if (!['sent', 'asks'].includes(part.state)) return 'closed'
  part.to_refund_paise = refundOfCancelled(order, part)
  part.state = 'declined'
  part.next_at = null
  note(`${part.vendor_name} can’t take this order`)
  return 'done'
}

async function line(work: Work, part: OrderPartRow, answer: Extract<VendorAnswer, { index: number }>): Promise<Reply> {
  const { order, note } = work
  const said = part.lines.find(({ index }) => index === answer.index)
  const ordered = said && order.lines[said.index]
  if (!said || !ordered) return 'closed'
  if (!['sent', 'asks', 'accepted', 'declined'].includes(part.state)) return 'closed'
  // A repeated press of the same button finds the result of the first one.
  if ((answer.action === 'yes' || answer.action === 'out') && said.state === answer.action) return 'done'
  if (stampOf(ordered, said) !== answer.was) return 'changed'
  if (await isPaidAgainst(work, part, { action: answer.action, said })) return 'paid'
  if (part.state === 'declined') {
    part.state = 'sent'
    for (const one of part.lines) order.lines[one.index]!.quantity = one.state === 'out' ? 0 : one.asked
  }
  part.next_at = null
  const name = ordered.name
  if (answer.action === 'change') {
    return propose(work, part, { said, ordered, wanted: proposalOf(answer, ordered) })
  }
  if (answer.action === 'out') {
    said.state = 'out'
    delete said.left_out
    said.proposal = null
    ordered.quantity = 0
    note(`${part.vendor_name}: ${name} is out of stock`)
    return 'done'
  }
  if (ordered.price <= 0) return 'price-needed'
  accept(order, said)
  if (part.lines.every(({ state }) => state === 'yes' || state === 'out')) {
    note(`${part.vendor_name}: ${acceptedInWords(part)}`)
  }
  return 'done'
}

/**
 * Whether a payment forbids an answer. An item at its agreed price can always be accepted; one that was paid, online or
 * by hand, can also be out of stock, which is refunded. It can return only as far as the payment covers it.
 */
async function isPaidAgainst(
  { order, tx }: Work,
  part: OrderPartRow,
  { action, said }: { action: 'yes' | 'out' | 'change'; said: PartLine },
): Promise<boolean> {
  const isDirect = isPaidDirectly(part)
  const payment = await openedPayment(tx, order.id)
  if (!isDirect && !payment) return false
  if (action === 'change') return true
  // A payment that only the customer reports has to be confirmed first.
  if (action === 'out') return isDirect && part.received_at === null
  const { price, quantity } = order.lines[said.index]!
  const more = price * (said.asked - quantity)
  if (more <= 0) return false
  // Answering one item of a part that was declined as a whole would bring back the others too.
  const isWhole = part.state === 'declined' && part.lines.some(({ state }) => state !== 'out')
  if (isWhole) return true
  if (isDirect || !payment) return more > part.to_refund_paise
  const isOpen = payment.status === 'created' || payment.status === 'failed'
  return more > (isOpen ? payment.amount_paise - order.total_paise : order.to_refund_paise)
}

/** Proposes a change to the customer; one without any difference counts as accepting the line. */
function propose(
  { order, note }: Work,
  part: OrderPartRow,
  { said, ordered, wanted: proposal }: { said: PartLine; ordered: Line; wanted: PartLine['proposal'] },
): Reply {
  const { name } = ordered
  if (!proposal) return 'price'
  if (proposal.price === ordered.price && proposal.name === ordered.name) {
    accept(order, said)
    return 'done'
  }
  if (proposal.price === said.proposal?.price && proposal.name === said.proposal.name) return 'done'
  said.state = 'proposed'
  delete said.left_out
  said.proposal = proposal
  ordered.quantity = said.asked
  note(
    `${part.vendor_name} asks: ${proposal.name} at ${formatRupees(proposal.price)} each${proposal.name === name ? '' : ` in place of ${name}`}`,
  )
  return 'done'
}

function accept(order: OrderRow, said: PartLine): void {
  const ordered = order.lines[said.index]!
  said.state = 'yes'
  delete said.left_out
  said.proposal = null
  ordered.quantity = said.asked
  ordered.quoted = false
}

const acceptedInWords = ({ lines }: OrderPartRow): string => {
  const count = lines.filter(({ state }) => state === 'yes').length
  return count === 1 ? '1 item accepted' : `${count} items accepted`
}

/** Returns the proposal; null for an invalid price: not a number, 0, or above the maximum per piece. */
function proposalOf(
  { name, price }: { name: string; price: string },
  ordered: Line,
): { name: string; price: number } | null {
  const rupees = /[^₹\s]/.test(price) ? readRupees(price) : ordered.price / 100
  const paise = Math.round(rupees * 100)
  if (!(paise > 0 && paise <= limits.priceMax * 100)) return null
  const wanted = name
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
  return { name: wanted || ordered.name, price: paise }
}
