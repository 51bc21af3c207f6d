import type { SuggestedVendor } from '@planner/contract/vendors'
import { CircleHelp, ExternalLink, ShoppingCart } from 'lucide-react'
import { useId, useState } from 'react'

import { ByModel } from '#features/assistant/ByModel.tsx'
import { Reasons } from '#features/assistant/WhyThis.tsx'
import { inRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { categoryLooks, priorityNames } from './suggestion-look.ts'
import { words } from './words.ts'

type VendorRowProps = {
  vendor: SuggestedVendor
  /** The reason in a model's words. */
  worded: string | undefined
  reminderId: string
  adding: boolean
  onAdd: () => void
  onVisit: () => void
}

/** Categories through which bills are paid: they have no price of their own and cannot be put into the cart. */
const paysBills: ReadonlySet<SuggestedVendor['category']> = new Set(['payment', 'finance', 'education'])

/** A suggested vendor in a 64 px row: its name, its service, and one action. The rest is behind 'Why this?'. */
export function VendorRow({ vendor, worded, reminderId, adding, onAdd, onVisit }: VendorRowProps) {
  const [open, setOpen] = useState(false)
  const nameId = useId()
  const moreId = useId()
  const { picture: Picture, name: category } = categoryLooks[vendor.category]
  const isBill = paysBills.has(vendor.category)
  const website = (name: string) =>
    vendor.website && (
      <a
        href={vendor.website}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={nameId}
        onClick={onVisit}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        {name}
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    )

  return (
    <li>
      <div className="flex min-h-16 items-center gap-3 py-1.5">
        <span
          title={category}
          className="grid size-10 shrink-0 place-items-center rounded-lg bg-teal-soft text-teal @max-[30rem]:hidden"
        >
          <Picture aria-hidden="true" className="size-5" strokeWidth={1.8} />
        </span>
        <div className="min-w-0 flex-1">
          <h3 id={nameId} className="line-clamp-2 font-sans text-md leading-5 font-semibold tracking-normal">
            {vendor.provider_name}
          </h3>
          <p className="line-clamp-2 text-meta leading-4.5 text-soft">
            <span className="sr-only">{category}</span> {vendor.does}
          </p>
        </div>
        <div className="-mr-2 flex shrink-0 items-center">
          {(isBill && website(vendor.category === 'payment' ? words.pay : words.website)) || (
            <Button
              variant="secondary"
              size="sm"
              pending={adding}
              aria-label="Add to cart"
              aria-describedby={nameId}
              onClick={onAdd}
            >
              <ShoppingCart aria-hidden="true" className="size-4" />
              <span>
                Add<span className="@max-[30rem]:hidden"> to cart</span>
              </span>
            </Button>
          )}
          <IconButton
            label={words.why(vendor.provider_name)}
            aria-expanded={open}
            aria-controls={open ? moreId : undefined}
            onClick={() => setOpen(!open)}
            className="text-teal"
          >
            <CircleHelp aria-hidden="true" className="size-4.5" />
          </IconButton>
        </div>
      </div>
      {open && (
        <div id={moreId} className="mb-3 space-y-2 rounded-md bg-sunk px-3.5 py-3 text-sm text-soft">
          {worded ? (
            <p className="text-ink">
              {worded} <ByModel what="worded" />
            </p>
          ) : (
            <p className="text-ink">{vendor.why_relevant}</p>
          )}
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            <span>
              Fits <span className="font-semibold text-ink tabular-nums">{vendor.relevance_score}</span> of 10
            </span>
            {!isBill && (
              <>
                <span>
                  Price level <span className="font-semibold text-ink">{vendor.price_range}</span>
                </span>
                {vendor.price !== null && (
                  <span className="whitespace-nowrap tabular-nums">{words.untilQuoted(inRupees(vendor.price))}</span>
                )}
                <span>{priorityNames[vendor.booking_priority]}</span>
              </>
            )}
            {vendor.rating !== null && <span>Rated {vendor.rating} of 5</span>}
          </p>
          <Reasons
            about={{ about: 'vendor', id: vendor.id, reminder_id: reminderId }}
            isWorded={worded !== undefined}
          />
          {!isBill && website(words.website)}
        </div>
      )}
    </li>
  )
}
