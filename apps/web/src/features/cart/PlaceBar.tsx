import { type RefObject, useEffect, useState } from 'react'

import { inRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'

import { isHandedOver } from './lines/line-groups.ts'
import { Placing } from './Placing.tsx'
import type { CheckoutProps } from './Summary.tsx'
import { words } from './words.ts'

/**
 * A sticky bar with the total and the order button, where the summary is below the lines; hidden once the summary's own
 * button is reached. It floats over the page, so that it leaves no gap at its end.
 */
export function PlaceBar({ outcome, totals, unpriced, warning, waits, placing, onPlace, button }: CheckoutProps) {
  const isDoubled = useReached(button)
  const [amount, what] =
    totals.subtotal === 0
      ? [words.pricedByShop, '']
      : isHandedOver(outcome)
        ? [inRupees(totals.subtotal), words.aboutAtShop(unpriced)]
        : [inRupees(totals.total_amount), 'with GST']

  return (
    // Made invisible rather than removed, so that the layout does not shift.
    <div
      className={cx(
        'rises sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] md:bottom-0 z-20 -mx-4 -mt-5 h-0 sm:-mx-6 lg:hidden',
        isDoubled && 'invisible',
      )}
    >
      <div className="absolute inset-x-0 bottom-0 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 sm:px-6 py-2.5 shadow-lifted">
        {warning && <p className="w-full text-sm text-warn">{words.checkPin}</p>}
        <p className="leading-tight">
          <span className="block text-lg font-semibold tabular-nums">{amount}</span>
          {what && <span className="text-xs text-soft">{what}</span>}
        </p>
        <Button
          aria-label={`Place order, ${amount} ${what}`.trimEnd()}
          className="w-45 px-3!"
          aria-disabled={placing || undefined}
          aria-busy={placing || undefined}
          disabled={waits}
          onClick={onPlace}
        >
          {placing ? <Placing /> : 'Place order'}
        </Button>
      </div>
    </div>
  )
}

/** Whether the element has been scrolled into full view above a phone's tab bar, or past it. */
function useReached(target: RefObject<HTMLElement | null>): boolean {
  const [isReached, setReached] = useState(false)
  useEffect(() => {
    if (!target.current) return undefined
    // The last entry is the newest: several may arrive at once.
    const seen = new IntersectionObserver((entries) => setReached(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '100000px 0px -72px',
      threshold: 1,
    })
    seen.observe(target.current)
    return () => seen.disconnect()
  }, [target])
  return isReached
}
