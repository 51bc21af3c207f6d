import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'

import { ByModel } from '#features/assistant/ByModel.tsx'
import { Wording } from '#features/assistant/Wording.tsx'
import { vendorsOptions } from '#features/vendors/queries.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'

import { adviceInWordsOptions, recommendationsOptions } from './advice.ts'
import { CartLine, type LineActs } from './CartLine.tsx'
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
  const acts = useActs(cart, onRemove)
  // Some hundred to choose from for each line: the lines themselves do not wait for them.
  const vendors = useDeferredValue(useQuery(vendorsOptions).data)
  const items = cart.cart?.items ?? none
  const advice = useDeferredValue(useQuery(recommendationsOptions(items, city)).data)
  const { data: said, isLoading: wording } = useQuery({
    ...adviceInWordsOptions(items, city),
    enabled: advice?.may_word === true,
  })
  const worded = useMemo(
    () => items.map((_, index) => said?.reasons.filter(({ item }) => item === `item_${index}`)),
    [items, said],
  )

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
        <span className="ml-auto">
          <Wording pending={wording} />
        </span>
      </h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <CartLine
            key={line.key}
            line={line}
            city={city}
            vendors={vendors}
            recommendations={advice === undefined ? undefined : (advice?.recommendations[`item_${line.index}`] ?? none)}
            worded={worded[line.index]}
            acts={acts}
          />
        ))}
      </ul>
      {advice?.ai_suggestion && (
        <p className="border-t border-line px-4 py-3.5 text-sm text-soft sm:px-6">
          {said?.ai_suggestion ?? advice.ai_suggestion} {said?.ai_suggestion && <ByModel what="worded" />}
        </p>
      )}
    </Card>
  )
}

const none: never[] = []

/** Stable callbacks for the life of the list; they call the functions of the latest render. */
function useActs(cart: CartAtHand, onRemove: (line: ShownLine) => void): LineActs {
  const newest = useRef({ cart, onRemove })
  useLayoutEffect(() => {
    newest.current = { cart, onRemove }
  })

  return useMemo(() => {
    const remove = (line: ShownLine) => newest.current.onRemove(line)
    return {
      remove,
      choose: (lineKey, vendorId, fitting) => newest.current.cart.setVendor(lineKey, vendorId, fitting),
      setQuantity: (line, quantity) =>
        quantity < 1 ? remove(line) : newest.current.cart.setQuantity(line.key, quantity),
      setReplacement: (lineKey, replacement) => newest.current.cart.setReplacement(lineKey, replacement),
    }
  }, [])
}

/** The focused button was removed with its line: the heading takes focus. */
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
