import { inRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'

import type { CheckoutProps } from './Summary.tsx'

/** On phones the total and the button stay in reach, above the tab bar, until the summary itself is in sight. */
export function PlaceBar({ totals, blocked, placing, onPlace }: CheckoutProps) {
  return (
    <div className="rises max-md:order-3 sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-line bg-surface py-2.5 pr-2.5 pl-5 shadow-lifted md:hidden">
      <p className="leading-tight">
        <span className="block text-lg font-semibold tabular-nums">{inRupees(totals.total_amount)}</span>
        <span className="text-xs text-soft">with GST</span>
      </p>
      <Button
        aria-label={`Place order, ${inRupees(totals.total_amount)} with GST`}
        pending={placing}
        disabled={blocked !== null}
        onClick={onPlace}
      >
        Place order
      </Button>
    </div>
  )
}
