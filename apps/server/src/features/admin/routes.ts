import * as admin from '@planner/contract/admin'
import { admin as limits } from '@planner/contract/constants'
import { findOrders } from '#features/orders/find-orders.ts'
import { presentUser } from '#features/profile/present-user.ts'
import { route } from '#http/route.ts'
import { promoteFirstUser } from './promote-first-user.ts'
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
  route(admin.users, async (context, { input }) => {
    const window = { search: input.search ?? '', offset: input.page * pageSize, limit: pageSize }
    const { users, total } = await findUsers(context.db, window)
    return { users: users.map((user) => presentUser(context, user)), total, page_size: pageSize }
  }),
  route(admin.orders, async (context, { input }) => {
    const { search, status } = input
    const found = await findOrders(context, { search, status, offset: input.page * pageSize, limit: pageSize })
    return { ...found, page_size: pageSize }
  }),
  route(admin.promoteFirstUser, async (context, { user }) => {
    await promoteFirstUser(context, user)
    return { message: 'You are now an administrator' }
  }),
]
