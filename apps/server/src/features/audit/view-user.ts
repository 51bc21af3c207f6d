import type { viewUser as contract } from '@planner/contract/audit'
import { audit as limits } from '@planner/contract/constants/admin'
import type { ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { sessionLimits } from '#features/auth/resume-session.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { latestDeliveries } from '#features/notifications/reports/delivery-report.ts'
import { latestOrders } from '#features/orders/history/latest-orders.ts'
import { activityOf } from '#features/profile/activity.ts'
import { presentUser } from '#features/profile/present-user.ts'
import { hasSecondFactor } from '#features/second-factor/show-status.ts'
import { Problem } from '#platform/problem.ts'
import { type Actor, record } from './record.ts'
import { presenceOf } from './store.ts'

/**
 * Returns the details of a person that an administrator may see: no reminder text, no address. The view itself is
 * audited, and visible to the person.
 *
 * @throws Problem `admin.no-person`
 */
export async function viewUser(context: Context, by: Actor, id: string): Promise<ResultOf<typeof contract>> {
  const user = await userById(context, id)
  if (!user) throw new Problem('admin.no-person')
  await record(context, context.db, 'admin.viewed-user', by, { subjectId: id })
  const [activity, presence, secondFactor, orders, deliveries] = await Promise.all([
    activityOf(context, user),
    presenceOf(context.db, id, sessionLimits(context.clock.now())),
    hasSecondFactor(context, id),
    latestOrders(context, id, limits.viewedRows),
    latestDeliveries(context, user, limits.viewedRows),
  ])
  return {
    user: presentUser(context, user),
    activity,
    sessions: presence.sessions,
    second_factor: secondFactor,
    last_seen_at: presence.last_seen_at?.toISOString() ?? null,
    orders: orders.map(({ address: _address, pin_code: _pinCode, payment: _payment, ...order }) => order),
    deliveries: deliveries.map(({ id, channel, moment, due_at, settled_at, state, note }) => ({
      id,
      channel,
      moment,
      due_at: due_at.toISOString(),
      settled_at: settled_at?.toISOString() ?? null,
      state,
      note,
    })),
  }
}
