import { type RefCallback, startTransition, useCallback, useState } from 'react'

/**
 * How much of a long list to draw: two screenfuls at once, and more of it before its end comes into sight. The rows of a
 * list that nobody scrolls cost nothing.
 *
 * @returns how many, and where the drawn part ends: a ref for an element that stands after it.
 */
export function useGrowing(length: number): { drawn: number; end: RefCallback<Element> } {
  const [limit, setLimit] = useState(() => (canWatch ? step : Number.POSITIVE_INFINITY))
  // Anew with each step: an end that is still in sight after it is told again.
  const end = useCallback<RefCallback<Element>>(
    (element) => {
      if (!element || limit >= length) return undefined
      const observer = new IntersectionObserver(
        ([entry]) => entry?.isIntersecting && startTransition(() => setLimit(limit + step)),
        { rootMargin: '1500px' },
      )
      observer.observe(element)

      return () => observer.disconnect()
    },
    [limit, length],
  )

  return { drawn: Math.min(limit, length), end }
}

const canWatch = typeof IntersectionObserver === 'function'
const step = 40
