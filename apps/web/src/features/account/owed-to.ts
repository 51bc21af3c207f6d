import { toPaise, toRupees } from '@planner/commerce/money'
import type { Order } from '@planner/contract/orders'

/** Returns what is still to be returned of a person's own orders, in rupees, and by which shops. */
export function owedTo(userId: string, orders: readonly Order[]): { amount: number; shops: string[] } {
  const own = orders.filter(({ user_id: id }) => id === userId)
  const parts = own.flatMap((order) => order.parts).filter(({ to_refund: due = 0 }) => due > 0)
  const paise = [...own, ...parts].reduce((sum, { to_refund: due = 0 }) => sum + toPaise(due), 0)
  return { amount: toRupees(paise), shops: [...new Set(parts.map(({ vendor_name: name }) => name))] }
}
