import { isOutsideCity } from '@planner/commerce/pin-prefixes'
import type { Cart } from '@planner/contract/cart'
import type { Seen } from '@planner/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { memo, useCallback, useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'

import { useCity } from '#features/location/use-city.ts'
import { mayPay, plusUnpriced } from '#features/orders/order-in-words.ts'
import { usePay } from '#features/orders/use-pay.ts'
import { vendorsOptions } from '#features/vendors/queries.ts'
import { paths } from '#paths.ts'
import { now } from '#platform/time/clock.ts'
import { cx } from '#ui/cx.ts'
import { toast } from '#ui/toast.ts'
import { firstOf, recommendationsOptions, suggestionsOptions } from './advice.ts'
import { DeliverLine } from './DeliverLine.tsx'
import { DeliveryForm } from './DeliveryForm.tsx'
import { DeliveryInfo } from './DeliveryInfo.tsx'
import { deliveryFields } from './delivery-fields.ts'
import { type ShownLine, totalsInRupees } from './draft.ts'
import { CartLines } from './lines/CartLines.tsx'
import { outcomeOf, seenIn } from './lines/line-groups.ts'
import { PlaceBar } from './PlaceBar.tsx'
import { isPinCode } from './pin-code.ts'
import { SmartSuggestions } from './SmartSuggestions.tsx'
import { Summary } from './Summary.tsx'
import type { CartAtHand } from './use-cart.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { words } from './words.ts'

type FilledCartProps = {
  there: Cart
  cart: CartAtHand
  /** The cart's lines, without those being removed. */
  lines: readonly ShownLine[]
  onRemove: (line: ShownLine) => void
}

export function FilledCart({ there, cart, lines, onRemove }: FilledCartProps) {
  const { city, isDefault } = useCity()
  // The vendors make the lines taller, and the suggestions come between: content below is shown once both are settled.
  const [isListed, setListed] = useState(false)
  const settle = useCallback(() => setListed(true), [])
  const suggestions = useQuery(suggestionsOptions(there))
  const [isSettled, setSettled] = useState(false)
  if (isListed && !isSettled && (suggestions.data !== undefined || suggestions.isError || suggestions.isPaused))
    setSettled(true)
  // A line updates immediately, the totals in the next render.
  const cartBelow = useDeferredValue(cart)
  const linesBelow = useDeferredValue(lines)
  const missing = missingIn(cart)
  const warning = !isDefault && isOutsideCity(cart.pinCode, city) ? words.outsideCity(cart.pinCode, city) : null
  // A complete address is shown once, in the line above the items. The form stays open while it is being filled in.
  const [form, setForm] = useState<'above' | 'below' | null>(null)
  if (missing && form === null) setForm('below')
  const change = () => {
    // The fields must be there before one can be focused.
    if (form === null) flushSync(() => setForm('above'))
    focusOn(missing?.field ?? deliveryFields.address)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-6">
      {/* Not spaced by margins: those between siblings are drawn one frame after a card that appears. */}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
        <DeliverLine cart={cart} missing={missing?.sentence ?? null} warning={warning} onChange={change} />
        {form === 'above' && <DeliveryForm cart={cart} className={undefined} />}
        <CartLines
          cart={cart}
          lines={lines}
          city={city}
          method={there.payment_method}
          onRemove={onRemove}
          onSettled={settle}
        />
        {form === 'below' && <DeliveryForm cart={cart} className={isListed ? undefined : 'hidden'} />}
        {isSettled && <SmartSuggestions cart={there} city={city} changed={cartBelow.changed} />}
      </div>
      <Checkout there={there} cart={cartBelow} lines={linesBelow} city={city} warning={warning} settled={isSettled} />
    </div>
  )
}

const Checkout = memo(function Checkout({
  there,
  cart,
  lines,
  city,
  warning,
  settled,
}: Omit<FilledCartProps, 'onRemove'> & { city: string; warning: string | null; settled: boolean }) {
  const { place, placing } = usePlacing(there)
  const { data: vendors } = useQuery(vendorsOptions)
  const { data: advice, isFetching, isPlaceholderData } = useQuery(recommendationsOptions(cart.advised, city))
  const lookup = { vendors: vendors ?? [], recommendedFor: firstOf(advice) }
  const outcome = outcomeOf(lines, lookup, there.payment_method)
  const missing = missingIn(cart)
  const button = useRef<HTMLButtonElement>(null)
  const checkout = {
    outcome,
    totals: totalsInRupees(lines),
    unpriced: plusUnpriced(lines),
    method: outcome.method,
    quoted: lines.some(({ quoted }) => quoted),
    blocked: missing?.sentence ?? null,
    warning,
    // Also while the shops for another address are being chosen.
    waits: cart.lines.length !== lines.length || (isFetching && (isPlaceholderData || !advice)),
    placing,
    button,
    onPlace: () => (missing ? leadTo(missing) : place(seenIn(lines, lookup, outcome))),
  }

  return (
    <>
      <div
        className={cx('min-w-0 space-y-5 lg:sticky lg:top-22 lg:row-span-2 lg:space-y-6', !settled && 'max-lg:hidden')}
      >
        <Summary {...checkout} />
        {cart.changed && <p className="px-1 text-sm text-soft">{words.unsent}</p>}
      </div>
      {/* On wide screens below the lines, so that the total stays in sight however the page is scrolled. */}
      {settled && <DeliveryInfo outcome={outcome} />}
      {/* Rendered late, because it would shift when the suggestions appear. */}
      {settled && <PlaceBar {...checkout} />}
    </>
  )
})

/** Places the order once, however often the button is tapped, then opens its confirmation, and the payment over it. */
function usePlacing(there: Cart) {
  const [, navigate] = useLocation()
  const pay = usePay()
  const busy = useRef(false)
  const order = usePlaceOrder(async (placed) => {
    // Not in a callback of `mutate`, which does not run once this page is left. If the payment fails, `usePay` reports
    // it, and the order stays unpaid.
    navigate(`${paths.orders}#placed=${placed.id}`)
    if (mayPay(placed, now())) await pay.mutateAsync(placed).catch(() => null)
  })

  const place = (seen: Seen) => {
    if (busy.current) return
    busy.current = true
    order.mutate(
      { shown: there, seen },
      {
        onSettled: () => {
          busy.current = false
        },
      },
    )
  }

  return { place, placing: order.isPending || pay.isPending }
}

type Missing = { field: string; sentence: string }

function missingIn(cart: CartAtHand): Missing | null {
  const { address, pinCode, deliverBy } = deliveryFields
  if (cart.address.trim() === '') return { field: address, sentence: words.whereNeeded }
  if (cart.pinCode === '') return { field: pinCode, sentence: words.whereNeeded }
  if (cart.pinCode.startsWith('0')) return { field: pinCode, sentence: 'PIN codes don’t start with 0.' }
  if (!isPinCode(cart.pinCode)) return { field: pinCode, sentence: 'Enter all six digits of the PIN code.' }
  const isOpen = cart.deliverBy === '' || new Date(cart.deliverBy) <= now()
  return isOpen ? { field: deliverBy, sentence: words.whenNeeded } : null
}

/** Scrolls to a missing field and names it in a toast: on a phone the field is far from the button. */
function leadTo({ field, sentence }: Missing): void {
  toast.info(sentence, { id: 'missing-in-cart' })
  focusOn(field)
}

function focusOn(field: string): void {
  const there = document.querySelector<HTMLElement>(`[name="${field}"]`)
  there?.scrollIntoView({ block: 'center' })
  there?.focus({ preventScroll: true })
}
