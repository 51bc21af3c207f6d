import type { SuggestedVendor } from '@planner/contract/vendors'
import { ExternalLink, ShoppingCart, Star } from 'lucide-react'
import { useId } from 'react'

import { ByModel } from '#features/assistant/ByModel.tsx'
import { WhyThis } from '#features/assistant/WhyThis.tsx'
import { inRupees } from '#platform/rupees.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { categoryLooks, priorityLooks } from './suggestion-look.ts'
import { words } from './words.ts'

type VendorRowProps = {
  vendor: SuggestedVendor
  why: string
  /** A model said why. */
  worded: boolean
  reminderId: string
  adding: boolean
  onAdd: () => void
  onVisit: () => void
}

/** Where these are paid through costs nothing itself: a price there would be one of the bill. */
const paysBills: ReadonlySet<SuggestedVendor['category']> = new Set(['payment', 'finance', 'education'])

/** Somebody who could help, why, and what that costs. */
export function VendorRow({ vendor, why, worded, reminderId, adding, onAdd, onVisit }: VendorRowProps) {
  const nameId = useId()
  const { picture: Picture, name: category } = categoryLooks[vendor.category]
  const priority = priorityLooks[vendor.booking_priority]

  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3.5 py-4">
      <span title={category} className="grid size-11 place-items-center rounded-lg bg-teal-soft text-teal">
        <Picture aria-hidden="true" className="size-5.5" strokeWidth={1.8} />
        <span className="sr-only">{category}</span>
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 id={nameId} className="font-sans leading-6 font-semibold tracking-normal">
            {vendor.provider_name}
          </h3>
          <Badge tone={priority.tone}>{priority.name}</Badge>
        </div>
        <p className="text-sm text-soft max-sm:min-h-10">
          {why} {worded && <ByModel what="worded" />}
        </p>
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
          <li>
            Fits <span className="font-semibold text-ink tabular-nums">{vendor.relevance_score}</span> of 10
          </li>
          <li>
            <span className="sr-only">Price level </span>
            <span className="font-semibold text-ink">{vendor.price_range}</span>
          </li>
          {vendor.price !== null && !paysBills.has(vendor.category) && (
            <li className="tabular-nums">{words.untilQuoted(inRupees(vendor.price))}</li>
          )}
          {vendor.rating !== null && (
            <li className="flex items-center gap-1">
              <Star aria-hidden="true" className="size-4 text-marigold" />
              {vendor.rating} of 5
            </li>
          )}
        </ul>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" pending={adding} aria-describedby={nameId} onClick={onAdd}>
            <ShoppingCart aria-hidden="true" className="size-4" />
            Add to cart
          </Button>
          {vendor.website && (
            <a
              href={vendor.website}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={nameId}
              onClick={onVisit}
              className={buttonClass({ variant: 'quiet', size: 'sm', className: 'text-teal' })}
            >
              Website
              <ExternalLink aria-hidden="true" className="size-4" />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          )}
          <WhyThis
            about={{ about: 'vendor', id: vendor.id, reminder_id: reminderId }}
            of={vendor.provider_name}
            className="contents"
          />
        </div>
      </div>
    </li>
  )
}
