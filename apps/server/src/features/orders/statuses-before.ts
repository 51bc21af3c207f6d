import { nextStatuses, type OrderStatus, orderStatuses } from '@planner/contract/orders'

/** Returns the statuses from which an order can move to this one. */
export const statusesBefore = (status: OrderStatus): OrderStatus[] =>
  orderStatuses.filter((from) => nextStatuses[from].includes(status))
