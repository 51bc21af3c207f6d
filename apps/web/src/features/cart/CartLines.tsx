import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'

import { vendorsOptions } from '#features/vendors/queries.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'

import { recommendationsOptions } from './advice.ts'
import { CartLine } from './CartLine.tsx'
import type { ShownLine } from './draft.ts'
import type { CartAtHand } from './use-cart.ts'

type CartLinesProps = {
  cart: CartAtHand
  lines: readonly ShownLine[]
  city: string
  onRemove: (line: ShownLine) => void
}

/** Everything in the cart, and for each line who could bring it. */
export function CartLines({ cart, lines, city, onRemove }: CartLinesProps) {
  const headingId = useId()
  const heading = useFocusWhenLinesGo(lines.length)
  const { data: vendors } = useQuery(vendorsOptions)
  const { data: advice } = useQuery(recommendationsOptions(cart.cart?.items ?? [], city))

  return (
    <Card as="section" aria-labelledby={headingId} className="p-0! md:p-0!">
      <h2
        ref={heading}
        id={headingId}
        tabIndex={-1}
        className="flex items-center gap-2.5 border-b border-line px-4 py-4 text-xl font-semibold sm:px-6"
      >
        Items
        <Badge tone="accent" className="font-sans">
          {lines.length}
        </Badge>
      </h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <CartLine
            key={line.key}
            line={line}
            city={city}
            vendors={vendors}
            recommendations={advice === undefined ? undefined : (advice?.recommendations[`item_${line.index}`] ?? [])}
            onChoose={(vendorId, fitting) => cart.setVendor(line.key, vendorId, fitting)}
            onQuantity={(quantity) => (quantity < 1 ? onRemove(line) : cart.setQuantity(line.key, quantity))}
            onReplacement={(replacement) => cart.setReplacement(line.key, replacement)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </ul>
      {advice?.ai_suggestion && (
        <p className="border-t border-line px-4 py-3.5 text-sm text-soft sm:px-6">{advice.ai_suggestion}</p>
      )}
    </Card>
  )
}

/** The button that had the focus went with its line: the heading takes it. */
function useFocusWhenLinesGo(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)

  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])

  return heading
}
