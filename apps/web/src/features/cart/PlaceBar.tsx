import { inRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'

import type { CheckoutProps } from './Summary.tsx'

/** Where the summary is below the lines, total and button stay in reach until it is in sight. */
export function PlaceBar({ totals, waits, placing, onPlace }: CheckoutProps) {
  return (
    <div className="rises max-md:order-3 sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] md:bottom-4 z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-line bg-surface py-2.5 pr-2.5 pl-5 shadow-lifted lg:hidden">
      <p className="leading-tight">
        <span className="block text-lg font-semibold tabular-nums">{inRupees(totals.total_amount)}</span>
        <span className="text-xs text-soft">with GST</span>
      </p>
      <Button
        aria-label={`Place order, ${inRupees(totals.total_amount)} with GST`}
        pending={placing}
        disabled={waits}
        onClick={onPlace}
      >
        Place order
      </Button>
    </div>
  )
}
