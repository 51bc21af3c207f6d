import { nextStatuses, type OrderStatus, orderStatuses } from '@planner/contract/orders'

/** The statuses from which an order may come to be this. */
export const statusesBefore = (status: OrderStatus): OrderStatus[] =>
  orderStatuses.filter((from) => nextStatuses[from].includes(status))
