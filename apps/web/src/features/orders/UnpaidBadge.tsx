import type { Order } from '@planner/contract/orders'

import { Badge } from '#ui/Badge.tsx'
import { isUnpaid } from './order-in-words.ts'
import { words } from './words.ts'

/** Shown next to an order's status while its online payment is outstanding. */
export const UnpaidBadge = ({ order, className = '' }: { order: Order; className?: string }) =>
  isUnpaid(order) && (
    <Badge tone="warn" className={className}>
      {words.notPaid}
    </Badge>
  )
