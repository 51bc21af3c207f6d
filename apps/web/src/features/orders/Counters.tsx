import type { OrderCounts } from '@planner/contract/orders'
import { CircleCheckBig, Hourglass, type LucideIcon, PackageCheck, ReceiptText } from 'lucide-react'

import { cx } from '#ui/cx.ts'

import { countsOf } from './order-in-words.ts'

const looks: [LucideIcon, string][] = [
  [Hourglass, 'bg-warn-soft text-warn'],
  [CircleCheckBig, 'bg-teal-soft text-teal'],
  [PackageCheck, 'bg-ok-soft text-ok'],
  [ReceiptText, 'bg-accent-soft text-accent-text'],
]

type CountersProps = {
  counts: OrderCounts | undefined
  /** With few orders, one line replaces the four tiles. */
  few: boolean
}

/** The numbers of orders by status; a dash while loading. */
export function Counters({ counts, few }: CountersProps) {
  if (few) {
    return (
      <dl className="-mt-1 flex flex-wrap gap-x-3 gap-y-1 text-xs text-soft sm:gap-x-5 sm:text-sm">
        {countsOf(counts).map(({ label, count }) => (
          <div key={label} className="flex flex-row-reverse gap-1">
            <dt>{label}</dt>
            <dd className="font-semibold text-ink tabular-nums">{count ?? '–'}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <dl className="grid grid-cols-4 gap-2 max-[18rem]:grid-cols-2 md:gap-4">
      {countsOf(counts).map(({ label, count }, place) => {
        const [Picture, tile] = looks[place]!
        return (
          <div
            key={label}
            className="relative flex min-h-16 flex-col-reverse justify-center rounded-xl border border-line bg-surface py-2.5 shadow-soft max-md:items-center max-md:px-0.5 max-md:text-center md:pr-1 md:pl-15 lg:min-h-20 lg:pl-19"
          >
            <dt className="text-xs text-soft sm:text-sm">
              <span
                className={cx(
                  'absolute top-1/2 left-2.5 grid size-10 max-md:hidden -translate-y-1/2 place-items-center rounded-lg lg:left-4 lg:size-11',
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
