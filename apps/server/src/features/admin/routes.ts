import { Readable } from 'node:stream'
import * as admin from '@planner/contract/admin'
import { admin as limits } from '@planner/contract/constants/admin'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { sendResetAsAdmin } from '#features/account/send-reset-as-admin.ts'
import { endEverySession } from '#features/account/sessions.ts'
import { findOrders, type OrderFilter } from '#features/orders/admin/find-orders.ts'
import { presentUser } from '#features/profile/present-user.ts'
import { Continued, route } from '#http/route.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { instantOf } from '#platform/wall-time.ts'
import { downloadOrders, downloadUsers, downloadVendors } from './download.ts'
import { disableUser, enableUser, makeAdmin, removeAdmin } from './manage-users.ts'
import { promoteFirstUser } from './promote-first-user.ts'
import { showSystem } from './show-system.ts'
import { countEverything, findUsers } from './store.ts'

const { pageSize } = limits

export const adminRoutes = [
  route(admin.dashboard, async (context) => {
    const [totals, recent] = await Promise.all([
      countEverything(context.db),
      findOrders(context, { limit: limits.recentOrders, offset: 0 }),
    ])
    return {
      stats: {
        total_users: totals.users,
        total_reminders: totals.reminders,
        total_orders: totals.orders,
        total_vendors: totals.vendors,
      },
      recent_orders: recent.orders,
    }
  }),
  route(admin.users, async (context, { input: { page, ...filter } }) => {
    const { users, total } = await findUsers(context.db, { ...filter, offset: page * pageSize, limit: pageSize })
    return { users: users.map((user) => presentUser(context, user)), total, page_size: pageSize }
  }),
  route(admin.endSessions, async (context, { input, ...by }) => {
    const ended = await endEverySession(context, by, input.id)
    return { message: 'Signed out everywhere', ended }
  }),
  route(admin.sendReset, async (context, { input, ...by }) => {
    const link = await sendResetAsAdmin(context, by, input.id)
    const mailed = link === null
    return { message: mailed ? 'Link sent' : 'Email isn’t set up, so nothing was sent; pass on the link', mailed, link }
  }),
  route(admin.disableUser, async (context, { input, ...by }) => {
    await disableUser(context, by, input.id)
    return { message: 'Account disabled' }
  }),
  route(admin.enableUser, async (context, { input, ...by }) => {
    await enableUser(context, by, input.id)
    return { message: 'Account enabled' }
  }),
  route(admin.makeAdmin, async (context, { input: { id, ...confirmation }, ...by }) => {
    await makeAdmin(context, by, id, confirmation)
    return { message: 'Is now an administrator' }
  }),
  route(admin.removeAdmin, async (context, { input: { id, ...confirmation }, ...by }) => {
    await removeAdmin(context, by, id, confirmation)
    return { message: 'Is no longer an administrator' }
  }),
  route(admin.orders, async (context, { user, input }) => {
    const { page, skip = '0', ...filter } = input
    const [first, limit] = [page * pageSize + Number(skip), pageSize - Number(skip)]
    const { orders, total } = await findOrders(context, { ...orderFilter(context, filter, user), offset: first, limit })
    const known = Number(skip) + orders.length
    const isMore = orders.length > 0 && known < pageSize && page * pageSize + known < total
    const rest = () =>
      new URLSearchParams({ ...(filter as Record<string, string>), page: String(page), skip: String(known) })
    return new Continued(
      { orders, total, page_size: pageSize },
      isMore ? `${admin.orders.path}?${rest().toString()}` : null,
    )
  }),
  route(admin.usersCsv, async (context, call) => Readable.from(await downloadUsers(context, call, call.input))),
  route(admin.vendorsCsv, async (context, call) => Readable.from(await downloadVendors(context, call, call.input))),
  route(admin.ordersCsv, async (context, call) =>
    Readable.from(await downloadOrders(context, call, orderFilter(context, call.input, call.user))),
  ),
  route(admin.system, (context) => showSystem(context)),
  route(admin.promoteFirstUser, async (context, call) => {
    await promoteFirstUser(context, call, call.input.setup_code)
    return { message: 'You’re now an administrator' }
  }),
]

/** Days are in the administrator's own time zone. */
function orderFilter({ clock }: Context, asked: CheckedInputOf<typeof admin.ordersCsv>, user: UserRow): OrderFilter {
  const now = clock.now()
  return {
    search: asked.search,
    status: asked.status,
    awaitsPrice: asked.price === 'waiting',
    openProblem: asked.problem === 'open',
    openRefund: asked.refund === 'open',
    lateAt: asked.late === 'yes' ? now : undefined,
    from: asked.from === undefined ? undefined : instantOf(asked.from, '00:00:00', user.time_zone),
  }
}
