import type { Order } from '@planner/contract/orders'

import { Badge } from '#ui/Badge.tsx'
import { isUnpaid } from './order-in-words.ts'
import { words } from './words.ts'

/** Next to an order's status, as long as its online payment is missing. */
export const UnpaidBadge = ({ order, className = '' }: { order: Order; className?: string }) =>
  isUnpaid(order) && (
    <Badge tone="warn" className={className}>
      {words.notPaid}
    </Badge>
  )
