import type { Order } from '@planner/contract/orders'
import { PartyPopper } from 'lucide-react'

import { inRupees } from '#platform/rupees.ts'
import { Rangoli } from '#ui/art/Rangoli.tsx'
import { shortId } from './order-words.ts'
import { words } from './words.ts'

/** Thanks for the order that was just placed. */
export const PlacedNotice = ({ order }: { order: Order }) => (
  <output className="moves-in relative mb-5 flex items-center gap-4 overflow-hidden rounded-xl border border-line bg-ok-soft px-5 py-4 lg:mb-6">
    <Rangoli className="absolute -right-10 size-44 text-marigold opacity-45" />
    <PartyPopper aria-hidden="true" className="size-8 shrink-0 text-ok" strokeWidth={1.6} />
    <span className="relative min-w-0">
      <span className="block font-serif text-xl font-semibold">{words.placed}</span>
      <span>{words.placedText(shortId(order.id), inRupees(order.total_amount))}</span>
    </span>
  </output>
)
