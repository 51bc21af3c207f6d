import { list } from '@planner/contract/orders'

import { paths } from '#paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { Outline } from '#ui/Outline.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { statusNames, statusTones } from './order-in-words.ts'
import { partWords } from './parts/words.ts'

const statuses = Object.keys(statusNames) as (keyof typeof statusNames)[]

/** The orders before their script has loaded: the newest one, as open as the page shows it. */
export const OrdersOutline = () => (
  <Outline
    of={paths.orders}
    url={list.path}
    rows=""
    most={1}
    before={<Skeleton className="h-5 w-2/3" />}
    list=""
    row={
      <li className="rounded-xl border border-line bg-surface shadow-soft">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-4 text-base sm:px-6">
          <span data-text="items.0.name" className="font-semibold" />
          {statuses.map((status) => (
            <span key={status} data-when="status" data-is={status}>
              <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
            </span>
          ))}
          <span data-rupees="total_amount" className="ml-auto text-lg leading-6 font-semibold tabular-nums" />
        </div>
        <div className="space-y-5 border-t border-line px-4 pt-5 pb-4 sm:px-6">
          <Skeleton className="h-40" />
          <div data-when="parts.0.state" data-is="listed" className="rounded-lg border border-line px-4 py-3">
            <p data-text="parts.0.vendor_name" className="font-semibold" />
            <p className="mt-1 text-sm text-soft">{partWords.handOverText}</p>
          </div>
        </div>
      </li>
    }
  />
)
