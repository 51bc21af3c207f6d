import { type RefCallback, startTransition, useCallback, useState } from 'react'

/**
 * Returns how much of a long list to render: two screenfuls at first, and more before its end becomes visible, so that
 * rows nobody scrolls to cost nothing.
 *
 * @returns the number of rows, and a ref for an element after them.
 */
export function useGrowing(length: number): { drawn: number; end: RefCallback<Element> } {
  const [limit, setLimit] = useState(() => (canWatch ? step : Number.POSITIVE_INFINITY))
  // Observed again after each step: an end that is still visible is reported again.
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
