import { orderNumber } from '@planner/contract/orders'

/** Returns an order's display name: 'Order #1A2B3C4D'. */
export const nameOf = (orderId: string): string => `Order ${orderNumber(orderId)}`
