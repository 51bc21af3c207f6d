import { MapPinHouse } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { momentInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import type { CartAtHand } from './use-cart.ts'
import { words } from './words.ts'

/** Where and by when in one line above the items, with a warning about it; a tap opens the form or leads to it. */
export function DeliverLine({
  cart,
  missing,
  warning,
  onChange,
}: {
  cart: CartAtHand
  missing: string | null
  warning: string | null
  onChange: () => void
}) {
  const { time_zone } = useUser()
  const now = useNow()

  return (
    <button
      type="button"
      onClick={onChange}
      className="flex min-h-14 w-full items-center gap-3 rounded-xl border border-line bg-surface px-4 py-2 text-left text-sm shadow-soft hover:border-edge"
    >
      <MapPinHouse aria-hidden="true" className="size-5 shrink-0 text-teal" />
      <span className="min-w-0 flex-1">
        {missing ?? (
          <>
            <span className="block truncate font-medium">
              {cart.address}, {cart.pinCode}
            </span>
            <span className="text-soft">{momentInWords(new Date(cart.deliverBy), time_zone, now)}</span>
          </>
        )}
        {warning && <output className="block text-warn">{warning}</output>}
      </span>
      <span className="font-semibold text-accent-text">
        {missing ? 'Add' : 'Change'}
        <span className="sr-only">{words.whereAndWhen}</span>
      </span>
    </button>
  )
}
