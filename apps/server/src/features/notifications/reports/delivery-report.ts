import { notifications as limits } from '@planner/contract/constants/notifications'
import type { CheckedInputOf } from '@planner/contract/endpoint'
import type { deliveries as contract } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { after, dayMs } from '#platform/clock.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { type DeliveryRow, deliveryRowsOf } from './store.ts'

/** Returns the latest deliveries that were due by now. */
export function latestDeliveries(context: Context, user: UserRow, limit: number): Promise<DeliveryRow[]> {
  const now = context.clock.now()
  return deliveryRowsOf(context.db, user.id, { before: after(now, dayMs), now, limit })
}

/** Returns a page of a person's deliveries and their outcomes. */
export function deliveriesPage(
  context: Context,
  user: UserRow,
  { before, before_id: beforeId }: CheckedInputOf<typeof contract>,
): Promise<DeliveryRow[]> {
  const now = context.clock.now()
  return deliveryRowsOf(context.db, user.id, {
    before: before === undefined ? after(now, dayMs) : new Date(before),
    beforeId: beforeId ?? null,
    now,
    limit: limits.deliveriesPerPage,
  })
}
