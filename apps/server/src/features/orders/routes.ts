import * as orders from '@planner/contract/orders'
import * as payments from '@planner/contract/payments'
import * as vendors from '@planner/contract/vendors'
import type { Context } from '#context.ts'
import { cartInRupees } from '#features/cart/cart-in-rupees.ts'
import { openPayment } from '#features/payments/open-payment.ts'
import { verifyPayment } from '#features/payments/verify-payment.ts'
import { Continued, route } from '#http/route.ts'
import { Problem } from '#platform/problem.ts'
import { manageOrder } from './admin/manage-order.ts'
import { markOutOfStock } from './admin/mark-out-of-stock.ts'
import { settleRefundAsAdmin } from './admin/settle-refund.ts'
import { billOf } from './bill/bill.ts'
import { cancelOrder } from './cancel-order.ts'
import { countOrders, listOrders } from './history/list-orders.ts'
import { searchOrders } from './history/search-orders.ts'
import { inviteVendor, vendorLinkSums, withdrawVendorLinks } from './invite-vendor.ts'
import { ownOrder } from './own-order.ts'
import { answerShop, dropPart, sayPaid, tickBought } from './parts/answer-as-customer.ts'
import { placeOrder } from './place-order.ts'
import { presentOrder } from './present.ts'
import { answerProblem } from './remarks/answer-remark.ts'
import { messageShop } from './remarks/message-shop.ts'
import { reportProblems } from './remarks/report-problems.ts'
import { reorder } from './reorder.ts'
import { spendOf } from './spend/spend.ts'
import type { OrderWithPayment } from './store.ts'

export const orderRoutes = [
  route(orders.create, async (context, call) => {
    const order = await placeOrder(context, call, { ...call.carried, seen: call.input.seen })
    return presentOrder(context, await withPayment(context, order))
  }),
  route(orders.list, async (context, { user, input }) => {
    const { orders: page, isMore } = await listOrders(context, user, input.before)
    return new Continued(page, isMore ? `${orders.list.path}?before=${page.at(-1)!.id}` : null)
  }),
  route(orders.search, async (context, { user, input }) => ({
    orders: await searchOrders(context, user, input.query),
  })),
  route(orders.counts, (context, { user }) => countOrders(context, user)),
  route(orders.spend, (context, { user }) => spendOf(context, user)),
  route(orders.bill, (context, { user, input }) => billOf(context, user, input.id)),
  route(orders.cancel, async (context, call) => presentOrder(context, await cancelOrder(context, call, call.input.id))),
  route(orders.answer, async (context, call) => presentOrder(context, await answerShop(context, call, call.input))),
  route(orders.dropPart, async (context, call) => presentOrder(context, await dropPart(context, call, call.input))),
  route(orders.reportProblems, async (context, call) =>
    presentOrder(context, await reportProblems(context, call, call.input)),
  ),
  route(orders.messageShop, async (context, call) =>
    presentOrder(context, await messageShop(context, call, call.input)),
  ),
  route(orders.answerProblem, async (context, call) =>
    presentOrder(context, await answerProblem(context, call, call.input)),
  ),
  route(orders.outOfStock, async (context, call) =>
    presentOrder(context, await markOutOfStock(context, call, call.input)),
  ),
  route(orders.settleRefund, async (context, call) =>
    presentOrder(context, await settleRefundAsAdmin(context, call, call.input)),
  ),
  route(orders.paidPart, async (context, call) => presentOrder(context, await sayPaid(context, call, call.input))),
  route(orders.bought, async (context, call) => presentOrder(context, await tickBought(context, call, call.input))),
  route(orders.pay, async (context, { user, input }) => {
    const order = await ownOrder(context, user, input.id)
    return presentOrder(context, await withOpened(context, order))
  }),
  route(orders.reorder, async (context, { user, input }) => {
    const { added, cart } = await reorder(context, user, input.id)
    return { items_added: added, cart: cartInRupees(context, cart) }
  }),
  route(orders.setStatus, async (context, call) => presentOrder(context, await manageOrder(context, call, call.input))),
  route(vendors.invite, async (context, call) => {
    const link = await inviteVendor(context, call, call.input.id)
    return { message: link === null ? 'Invitation sent' : 'Nothing was sent; pass on the link', link }
  }),
  route(vendors.links, async (context, { input }) => {
    const { last_opened_at: last, ...sums } = await vendorLinkSums(context, input.id)
    return { ...sums, last_opened_at: last?.toISOString() ?? null }
  }),
  route(vendors.withdrawLinks, async (context, call) => {
    await withdrawVendorLinks(context, call, call.input.id)
    return { message: 'Links turned off' }
  }),
  route(payments.verify, async (context, { user, input }) => {
    await ownOrder(context, user, input.order_id)
    await verifyPayment(context, input)
    return presentOrder(context, await ownOrder(context, user, input.order_id))
  }),
]

const withOpened = async (context: Context, order: OrderWithPayment): Promise<OrderWithPayment> => ({
  ...order,
  payment: { ...(await openPayment(context, order)), refunded_paise: order.payment?.refunded_paise ?? 0 },
})

/** Opens the payment of a new order. If the gateway is unavailable, the order remains and can be paid later. */
async function withPayment(context: Context, order: OrderWithPayment): Promise<OrderWithPayment> {
  if (!context.payments || order.payment || order.awaits_price || order.status !== 'pending') return order
  try {
    return await withOpened(context, order)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return order
  }
}
