import { orders as limits } from '@planner/contract/constants/orders'
import type { Context } from '#context.ts'
import { after, minuteMs } from '#platform/clock.ts'
import { neededByInWords } from '../needed-by-in-words.ts'
import { ordersToTellLate } from './store.ts'
import { workOnOrder } from './work-on-order.ts'

/** Maximum orders per run; the next run continues. */
const batch = 100

/** Tells customers once that a confirmed order was not marked as delivered by the time they chose. */
export async function tellLate(context: Context): Promise<void> {
  // Whoever delivers on time has some minutes to say so.
  const neededBy = after(context.clock.now(), -limits.lateToldMinutes * minuteMs)
  for (const id of await ordersToTellLate(context.db, { neededBy, limit: batch })) {
    await workOnOrder(context, id, ({ order, note }) => {
      if (order.status !== 'confirmed' || order.late_told) return
      order.late_told = true
      note(`Needed by ${neededByInWords(order.deliver_by!)}, not marked as delivered yet`)
    })
  }
}
