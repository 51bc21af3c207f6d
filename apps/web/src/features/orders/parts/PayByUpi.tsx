import type { Order, OrderPart } from '@planner/contract/orders'
import { renderSVG } from 'uqr'

import { inRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { upiIdOf } from './upi-id-of.ts'
import { usePart } from './use-part.ts'
import { partWords } from './words.ts'

type PayByUpiProps = { order: Order; part: OrderPart; link: string; onClose: () => void }

/**
 * A UPI link for this phone and a QR code for another, both with amount and order number, and a button by which the
 * customer reports the payment.
 */
export default function PayByUpi({ order, part, link, onClose }: PayByUpiProps) {
  const paid = usePart('paid')
  // Estimates are not paid: the shop states the amount.
  const amount = part.prices === 'agreed' ? inRupees(part.total_amount) : null
  const upiId = upiIdOf(link)
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { ecc: 'M', border: 2 }))}`

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={amount ? `${partWords.payUpi}: ${amount}` : partWords.payUpi}
      description={amount ? partWords.payUpiText : partWords.payUpiAsk}
      footer={
        <Button
          variant="secondary"
          pending={paid.isPending}
          onClick={() => paid.mutate({ id: order.id, part_id: part.id }, { onSuccess: onClose })}
        >
          {partWords.paid}
        </Button>
      }
    >
      <div className="grid justify-items-center gap-4">
        <img
          src={picture}
          alt={amount ? `UPI code for ${amount} to ${part.vendor_name}` : `UPI code to pay ${part.vendor_name}`}
          className="w-56 max-w-full rounded-md bg-white"
        />
        <a href={link} className={buttonClass()}>
          Open UPI app
        </a>
        {upiId && (
          <p className="text-sm text-soft">
            {partWords.upiId}{' '}
            <span className="font-semibold text-ink select-all [overflow-wrap:anywhere]">{upiId}</span>
          </p>
        )}
      </div>
    </Dialog>
  )
}
