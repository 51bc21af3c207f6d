import { orderNumber } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import { orderProblemMessage } from '#features/notifications/sending/order-messages.ts'
import type { OrderRemarkRow, OrderRow } from '#platform/db/tables/orders.ts'
import type { Message } from '#providers/channels.ts'
import { problemInWords } from './in-words.ts'

/** Returns the message to administrators, who answer for items that the installation sold itself. */
export const openProblemMessage = (
  { config }: Context,
  order: Pick<OrderRow, 'id' | 'lines'>,
  remarks: readonly OrderRemarkRow[],
): Message =>
  orderProblemMessage({
    order: orderNumber(order.id),
    problems: remarks.map((remark) => problemInWords(order, remark)),
    publicUrl: config.publicUrl,
  })
