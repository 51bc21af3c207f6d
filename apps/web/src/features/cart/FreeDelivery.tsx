import { delivery } from '@planner/contract/constants'
import { Truck } from 'lucide-react'

import { inRupees } from '#platform/rupees.ts'
import { cx } from '#ui/cx.ts'
import { words } from './words.ts'

/** How far it is to free delivery, which begins above the threshold. */
export function FreeDelivery({ subtotal }: { subtotal: number }) {
  const isFree = subtotal > delivery.freeOverRupees
  const text = isFree
    ? words.freeDelivery
    : words.toFreeDelivery(inRupees(Math.max(delivery.freeOverRupees - subtotal, 0.01)))

  return (
    <div>
      <p className={cx('flex items-center gap-2 text-sm font-semibold', isFree ? 'text-ok' : 'text-soft')}>
        <Truck aria-hidden="true" className="size-4.5" />
        {text}
      </p>
      <progress
        aria-label={words.freeDelivery}
        max={delivery.freeOverRupees}
        value={Math.min(subtotal, delivery.freeOverRupees)}
        className={cx(
          'mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunk [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-500',
          isFree
            ? '[&::-moz-progress-bar]:bg-ok [&::-webkit-progress-value]:bg-ok'
            : '[&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-value]:bg-marigold',
        )}
      />
    </div>
  )
}
