import { delivery } from '@planner/contract/constants/orders'
import { Clock, IndianRupee, Languages, type LucideIcon, Truck } from 'lucide-react'
import { useId } from 'react'

import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import type { Outcome } from './lines/line-groups.ts'
import { words } from './words.ts'

const facts: [LucideIcon, string][] = [
  [Truck, words.deliveryFree(`₹${delivery.freeOverRupees}`)],
  [Clock, words.deliveryTime(...delivery.minutes)],
  [IndianRupee, words.deliveryPayment],
  [Languages, words.deliverySupport],
]

export function DeliveryInfo({ outcome: { what } }: { outcome: Outcome }) {
  const headingId = useId()

  return (
    <Card as="section" aria-labelledby={headingId} className="max-md:p-4!">
      <h2 id={headingId} className="mb-3 text-xl font-semibold">
        Delivery
      </h2>
      {what !== 'operator' && (
        <>
          <p className="mb-4 text-md">{words.deliveryBeside[what === 'both' ? 'vendor' : what]}</p>
          <p className="mb-2.5 text-sm font-medium text-soft">{words.deliveryOurs}</p>
        </>
      )}
      <ul className={cx('grid gap-2.5 sm:grid-cols-2', what === 'operator' ? 'text-md' : 'text-sm text-soft')}>
        {facts.map(([Picture, fact]) => (
          <li key={fact} className="flex items-center gap-3">
            <Picture aria-hidden="true" className="size-4.5 shrink-0 text-teal" />
            {fact}
          </li>
        ))}
      </ul>
    </Card>
  )
}
