import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element has come close to the viewport; once true, it stays so. */
export function useNearViewport(): { seen: boolean; ref: RefCallback<Element> } {
  const [seen, setSeen] = useState(!canWatch)
  const ref = useCallback<RefCallback<Element>>(
    (element) => {
      if (!element || seen) return undefined
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
        rootMargin: '200px',
      })
      observer.observe(element)

      return () => observer.disconnect()
    },
    [seen],
  )

  return { seen, ref }
}

const canWatch = typeof IntersectionObserver === 'function'
