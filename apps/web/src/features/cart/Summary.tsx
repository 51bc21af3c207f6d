import type { PaymentMethod, Totals } from '@planner/contract/cart'
import { delivery, gst } from '@planner/contract/constants/orders'
import { Banknote, CreditCard } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'

import { inRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { isHandedOver, type Outcome } from './lines/line-groups.ts'
import { Placing } from './Placing.tsx'
import { words } from './words.ts'

export type CheckoutProps = {
  /** Who fulfils the order. */
  outcome: Outcome
  totals: Totals
  method: PaymentMethod
  /** What the totals leave out, in words: ' plus 3 items the shop prices', or ''. */
  unpriced: string
  /** Whether a line has a quoted price, which is paid later. */
  quoted: boolean
  /** Names the field missing before ordering; null if none is. */
  blocked: string | null
  /** Says that the address does not fit the city; null if it does. */
  warning: string | null
  /** Whether a line is just being removed. */
  waits: boolean
  placing: boolean
  onPlace: () => void
  /** The summary's own order button. */
  button: RefObject<HTMLButtonElement | null>
}

/** The total with tax, and the button that places the order. */
export function Summary(props: CheckoutProps) {
  const { outcome, totals, unpriced, method, quoted, blocked, warning, waits, placing, onPlace, button } = props
  const headingId = useId()
  const blockedId = useId()
  const Picture = method === 'gateway' ? CreditCard : Banknote

  return (
    <Card as="section" aria-labelledby={headingId} className="max-md:p-4!">
      <h2 id={headingId} className="mb-4 text-xl font-semibold">
        Order Summary (India)
      </h2>
      <dl className="space-y-2.5">
        <Row name="Subtotal">{inRupees(totals.subtotal)}</Row>
        <Row name={`CGST (${gst.cgst}%)`}>{inRupees(totals.cgst)}</Row>
        <Row name={`SGST (${gst.sgst}%)`}>{inRupees(totals.sgst)}</Row>
        {outcome.what === 'operator' && totals.subtotal > delivery.freeOverRupees && (
          <Row name="Delivery">{words.free}</Row>
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-dashed border-edge pt-3.5">
          <dt className="font-serif text-lg font-semibold">
            Grand Total{' '}
            <span className="block font-sans text-xs font-normal text-soft">
              {method === 'on_delivery' ? words.gstEstimate : 'with GST'}
            </span>
          </dt>
          <dd className="text-2xl font-semibold tabular-nums">{inRupees(totals.total_amount)}</dd>
        </div>
      </dl>
      {(method === 'on_delivery' || outcome.what === 'vendor' || outcome.what === 'both') && (
        <p className="mt-2 text-sm text-soft">
          {isHandedOver(outcome) && totals.subtotal > 0
            ? words.atShop(inRupees(totals.subtotal), unpriced)
            : words.gstText}
        </p>
      )}
      <p className="mt-4 flex gap-2.5 rounded-md bg-sunk px-3.5 py-2.5 text-sm text-soft">
        <Picture aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-teal" />
        {paymentWords(method, quoted, outcome)}
      </p>
      <div className="mt-4 text-sm">
        <p className="font-semibold">{titleOf(outcome)}</p>
        <p className="text-soft">{textOf(outcome)}</p>
      </div>
      {warning && <p className="mt-3 text-sm text-warn">{words.checkPin}</p>}
      <Button
        ref={button}
        className="mt-3 w-full text-lg!"
        aria-disabled={placing || undefined}
        aria-busy={placing || undefined}
        disabled={waits}
        aria-describedby={blocked ? blockedId : undefined}
        onClick={onPlace}
      >
        {placing ? <Placing /> : 'Place order'}
      </Button>
      {blocked && (
        <p id={blockedId} className="mt-2 text-sm text-soft">
          {blocked}
        </p>
      )}
    </Card>
  )
}

/** The title of the order button. */
const titleOf = ({ what, names }: Outcome): string =>
  what === 'vendor' || what === 'both' ? words.orderFrom(names) : what === 'operator' ? '' : words.handOver

function textOf({ what }: Outcome): string {
  if (what === 'vendor') return words.orderFromText
  if (what === 'operator') return words.gatewayText
  return what === 'both' ? words.bothText : words.handOverText
}

const paymentWords = (method: PaymentMethod, quoted: boolean, { what }: Outcome): string => {
  if (what === 'own' || (what === 'hand_over' && method === 'on_delivery')) return words.payShop
  if (method === 'on_delivery') return words.payVendor
  if (what === 'vendor' || what === 'both') return words.gatewayAfterShop
  return quoted ? words.gatewayLater : words.gateway
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-soft">{name}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
)
