import { MapPinHouse } from 'lucide-react'
import { useId } from 'react'

import { Card } from '#ui/Card.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'

import { isPinCode } from './pin-code.ts'
import type { CartAtHand } from './use-cart.ts'

/** The delivery address. Both fields are optional. */
export function DeliveryForm({ cart }: { cart: CartAtHand }) {
  const headingId = useId()

  return (
    <Card as="section" aria-labelledby={headingId} className="max-md:order-1">
      <h2 id={headingId} className="mb-4 flex items-center gap-2.5 text-xl font-semibold">
        <MapPinHouse aria-hidden="true" className="size-5 text-teal" />
        Deliver to
      </h2>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextArea
          label="Address (optional)"
          rows={2}
          maxLength={300}
          autoComplete="street-address"
          value={cart.address}
          onChange={cart.setAddress}
        />
        <TextField
          label="PIN code (optional)"
          inputMode="numeric"
          autoComplete="postal-code"
          value={cart.pinCode}
          onChange={cart.setPinCode}
          error={isPinCode(cart.pinCode) ? null : 'Six digits, not starting with 0'}
        />
      </div>
    </Card>
  )
}
