import type { OrderCounts } from '@planner/contract/orders'
import { CircleCheckBig, Hourglass, type LucideIcon, PackageCheck, ReceiptText } from 'lucide-react'

import { cx } from '#ui/cx.ts'

import { countsOf } from './order-words.ts'

const looks: [LucideIcon, string][] = [
  [Hourglass, 'bg-warn-soft text-warn'],
  [CircleCheckBig, 'bg-teal-soft text-teal'],
  [PackageCheck, 'bg-ok-soft text-ok'],
  [ReceiptText, 'bg-accent-soft text-accent-text'],
]

/** How many orders there are; a dash until that is known. */
export function Counters({ counts }: { counts: OrderCounts | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 md:grid-cols-4 md:gap-4">
      {countsOf(counts).map(({ label, count }, place) => {
        const [Picture, tile] = looks[place]!
        return (
          <div
            key={label}
            className="relative flex min-h-16 flex-col-reverse justify-center rounded-xl border border-line bg-surface py-2.5 pr-1 pl-15 max-sm:pl-14 shadow-soft lg:min-h-20 lg:pl-19"
          >
            <dt className="text-meta text-soft sm:text-sm">
              <span
                className={cx(
                  'absolute top-1/2 left-2.5 grid size-10 -translate-y-1/2 place-items-center rounded-lg lg:left-4 lg:size-11',
                  tile,
                )}
              >
                <Picture aria-hidden="true" className="size-5.5" strokeWidth={1.8} />
              </span>
              {label}
            </dt>
            <dd className="font-serif text-2xl leading-7 font-semibold tabular-nums">{count ?? '–'}</dd>
          </div>
        )
      })}
    </dl>
  )
}
