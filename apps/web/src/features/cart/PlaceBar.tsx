import { type RefObject, useEffect, useState } from 'react'

import { inRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'

import { Placing } from './Placing.tsx'
import type { CheckoutProps } from './Summary.tsx'

/**
 * A sticky bar with the total and the order button, where the summary is below the lines; hidden while the summary's
 * own button is visible.
 */
export function PlaceBar({ totals, waits, placing, onPlace, button }: CheckoutProps) {
  const isDoubled = useInSight(button)

  return (
    // Made invisible rather than removed, so that the layout does not shift.
    <div
      className={cx(
        'rises sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] md:bottom-0 z-20 -mx-4 sm:-mx-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 sm:px-6 py-2.5 shadow-lifted lg:hidden',
        isDoubled && 'invisible',
      )}
    >
      <p className="leading-tight">
        <span className="block text-lg font-semibold tabular-nums">{inRupees(totals.total_amount)}</span>
        <span className="text-xs text-soft">with GST</span>
      </p>
      <Button
        aria-label={`Place order, ${inRupees(totals.total_amount)} with GST`}
        aria-disabled={placing || undefined}
        disabled={waits}
        onClick={onPlace}
      >
        {placing ? <Placing /> : 'Place order'}
      </Button>
    </div>
  )
}

/** Whether the element is fully visible above a phone's tab bar. */
function useInSight(target: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (!target.current) return undefined
    // The last entry is the newest: several may arrive at once.
    const seen = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '0px 0px -72px',
      threshold: 1,
    })
    seen.observe(target.current)
    return () => seen.disconnect()
  }, [target])
  return isInSight
}
