import type { VendorRecommendation } from '@planner/contract/cart'
import type { Vendor } from '@planner/contract/vendors'
import { Check, Sparkles, Store } from 'lucide-react'

import { ByModel } from '#features/assistant/ByModel.tsx'
import { WhyThis } from '#features/assistant/WhyThis.tsx'
import { Badge } from '#ui/Badge.tsx'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { ShownLine } from '../draft.ts'
import { words } from '../words.ts'
import { LineSelect } from './LineSelect.tsx'
import { badgeNames, isOutOfReach, providerOf, vendorInWords } from './vendor-options.ts'

/** The parts of a line that do not depend on its quantity. */
export type Offer = Omit<ShownLine, 'key' | 'quantity' | 'line_total'>

export type LineVendorProps = {
  line: Offer
  advice: Advice
  /** The vendors that can supply the line. */
  fitting: readonly Vendor[]
  onChoose: (vendorId: string | null) => void
}

/** The vendors, with recommendations and the reasons for them. */
export type Advice = {
  city: string
  pinCode: string
  /** Undefined until loaded. */
  vendors: readonly Vendor[] | undefined
  recommendations: readonly VendorRecommendation[] | undefined
  /** A model's reasons for the vendors, if one was asked. */
  worded?: readonly { vendor_id: string; reasoning: string }[] | undefined
}

/** A select of all vendors that can supply the line. */
export function LineVendor({ line, advice, fitting, onChoose }: LineVendorProps) {
  const { recommendations = [] } = advice
  const isListed = fitting.some(({ id }) => id === line.vendor_id)
  const options = [
    ...(providerOf(line, fitting) ? [] : [{ value: '', label: words.noVendor }]),
    // A vendor that has since been archived, or was never in our directory, may still be in the cart.
    ...(line.vendor_name && !isListed ? [{ value: line.vendor_id ?? 'named', label: line.vendor_name }] : []),
    ...fitting.map((vendor) => ({
      value: vendor.id,
      label: vendorInWords(
        vendor,
        recommendations.find(({ vendor_id }) => vendor_id === vendor.id),
      ),
    })),
  ]

  const chosen = advice.vendors?.find(({ id }) => id === line.vendor_id)
  return (
    <div>
      <LineSelect
        icon={Store}
        label="Shop"
        of={line.name}
        value={line.vendor_id ?? (line.vendor_name ? 'named' : '')}
        onChange={(value) => onChoose(value || null)}
        options={options}
      />
      {chosen && isOutOfReach(chosen, advice) && (
        <p className="mt-1.5 text-sm text-warn">{words.notServed(chosen.name, advice.pinCode)}</p>
      )}
    </div>
  )
}

/**
 * Chips for the recommended, the fastest and the cheapest vendor, and the reason for the chosen one, or else for the
 * recommended one.
 */
export function VendorAdvice({ line, advice, fitting, onChoose }: LineVendorProps) {
  const { city, vendors, recommendations, worded } = advice
  if (line.type === 'service') return null
  // Reserves space for content that loads later.
  if (!vendors || !recommendations) return <Skeleton className={adviceHeight} />
  if (fitting.length === 0) return <p className="text-sm text-soft">{words.noVendorFits(city)}</p>
  const advised = recommendations.flatMap((one) => {
    const vendor = fitting.find(({ id }) => id === one.vendor_id)
    return vendor && one.badges.length > 0 ? [{ ...one, vendor }] : []
  })
  if (advised.length === 0) return null
  const current = recommendations.find(({ vendor_id }) => vendor_id === line.vendor_id) ?? advised[0]!
  const name = vendors.find(({ id }) => id === current.vendor_id)?.name ?? ''
  const wording = worded?.find(({ vendor_id }) => vendor_id === current.vendor_id)

  return (
    <div className={adviceHeight}>
      <ul className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]">
        {advised.map(({ vendor, badges }) => {
          const isChosen = vendor.id === line.vendor_id
          return (
            <li key={vendor.id} className="shrink-0">
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? null : vendor.id)}
                className={cx(
                  'flex min-h-11 items-center gap-2 rounded-full border px-3.5 text-sm font-semibold mouse:transition-colors',
                  isChosen ? 'border-teal bg-teal-soft text-teal' : 'border-line bg-surface hover:border-edge',
                )}
              >
                {isChosen && <Check aria-hidden="true" className="size-4" strokeWidth={2.6} />}
                {vendor.name}
                {badges.map((badge) => (
                  <Badge key={badge} tone={tones[badge]}>
                    {badgeNames[badge]}
                  </Badge>
                ))}
                <span className="sr-only"> for {line.name}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="mt-1 flex gap-1.5 text-sm text-soft">
        <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-teal" />
        <span>
          {current.vendor_id === line.vendor_id ? '' : `${name}: `}
          {wording?.reasoning ?? current.reasoning}. {wording && <ByModel what="worded" />}
        </span>
      </p>
      <WhyThis
        key={current.vendor_id}
        about={{
          about: 'line',
          id: current.vendor_id,
          type: line.type,
          ...(line.action && { action: line.action }),
          city,
        }}
        of={`${name} for ${line.name}`}
      />
    </div>
  )
}

/** The height of the text below the chips (two lines on phones) and of the 'why' button. */
const adviceHeight = 'min-h-40 sm:min-h-31'

const tones = { recommended: 'accent', fastest: 'teal', best_price: 'ok' } as const
