import { orderNumber } from '@planner/contract/orders'

/** What an order is called where people see it: 'Order #1A2B3C4D'. */
export const nameOf = (orderId: string): string => `Order ${orderNumber(orderId)}`
