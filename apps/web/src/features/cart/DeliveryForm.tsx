import { MapPinHouse } from 'lucide-react'
import { useId } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { momentInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'

import { deliverSlots } from './deliver-slots.ts'
import { deliveryFields } from './delivery-fields.ts'
import { isPinCode } from './pin-code.ts'
import type { CartAtHand } from './use-cart.ts'

/** The delivery address and time, which every order needs. */
export function DeliveryForm({ cart, className }: { cart: CartAtHand; className: string | undefined }) {
  const headingId = useId()
  const { time_zone } = useUser()
  const now = useNow()
  const slots = deliverSlots(now, time_zone)
  const isPast = cart.deliverBy !== '' && new Date(cart.deliverBy) <= now
  const isListed = slots.some(({ value }) => value === cart.deliverBy)
  const chosen = cart.deliverBy && !isPast && !isListed
  const options = [
    { value: '', label: 'Choose a time' },
    ...(chosen ? [{ value: cart.deliverBy, label: momentInWords(new Date(cart.deliverBy), time_zone, now) }] : []),
    ...slots,
  ]

  return (
    <Card as="section" aria-labelledby={headingId} className={cx('max-md:p-4!', className)}>
      <h2 id={headingId} className="mb-4 flex items-center gap-2.5 text-xl font-semibold">
        <MapPinHouse aria-hidden="true" className="size-5 text-teal" />
        Deliver to
      </h2>
      <div className="grid gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <TextArea
          label="Address"
          name={deliveryFields.address}
          rows={1}
          className="sm:col-span-2"
          maxLength={300}
          autoComplete="street-address"
          value={cart.address}
          onChange={cart.setAddress}
        />
        <TextField
          label="PIN code"
          name={deliveryFields.pinCode}
          inputMode="numeric"
          autoComplete="postal-code"
          value={cart.pinCode}
          onChange={cart.setPinCode}
          error={isPinCode(cart.pinCode) ? null : 'Six digits, not starting with 0'}
        />
        <SelectField
          label="Needed by"
          name={deliveryFields.deliverBy}
          value={isPast ? '' : cart.deliverBy}
          onChange={cart.setDeliverBy}
          options={options}
          error={isPast ? 'That time has passed. Choose a later one.' : null}
        />
      </div>
    </Card>
  )
}
