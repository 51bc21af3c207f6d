import type { Order } from '@planner/contract/orders'

import { Badge } from '#ui/Badge.tsx'
import { isUnpaid } from './order-words.ts'
import { words } from './words.ts'

/** Beside an order's status, for as long as its online payment is still to come. */
export const UnpaidBadge = ({ order, className = '' }: { order: Order; className?: string }) =>
  isUnpaid(order) && (
    <Badge tone="warn" className={className}>
      {words.notPaid}
    </Badge>
  )
