import { readRupees } from '@planner/commerce/money'
import type { Order } from '@planner/contract/orders'
import { CircleHelp } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { words } from '../words.ts'

type Prices = { index: number; price: number }[]

type AcceptPricesProps = {
  order: Order
  /** The id of the element that explains why the order is waiting. */
  reasonId: string
  pending: boolean
  onAccept: (prices: Prices) => void
}

/** The quoted prices of an order, to be accepted unchanged or edited. */
export function AcceptPrices({ order, reasonId, pending, onAccept }: AcceptPricesProps) {
  const [typed, setTyped] = useState<Record<number, string>>({})
  const quoted = order.items.flatMap((item, index) =>
    item.quoted ? [{ index, name: item.name, price: item.price }] : [],
  )
  const prices = quoted.map(({ index, price }) => ({
    index,
    price: index in typed ? readRupees(typed[index]!) : price,
    before: price,
  }))
  const wrong = prices.find(({ price }) => !(price >= 0.01))

  return (
    <form
      className="space-y-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (wrong) return
        onAccept(prices.flatMap(({ index, price, before }) => (price === before ? [] : [{ index, price }])))
      }}
    >
      <p id={reasonId} className="flex items-start gap-2 text-sm text-warn">
        <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {words.awaitsPrice}
      </p>
      {quoted.map(({ index, name, price }) => (
        <TextField
          key={index}
          label={words.priceOf(name)}
          inputMode="decimal"
          value={typed[index] ?? String(price)}
          error={wrong?.index === index ? words.priceWrong : undefined}
          onChange={(value) => setTyped({ ...typed, [index]: value })}
        />
      ))}
      <Button type="submit" variant="secondary" size="sm" pending={pending}>
        Accept prices
      </Button>
    </form>
  )
}
