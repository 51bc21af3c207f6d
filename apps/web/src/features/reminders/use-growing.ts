import { startTransition, useEffect, useState } from 'react'

/** How much of a long list to draw: a screenful at once, the rest in steps that give way to whatever the person does. */
export function useGrowing(length: number): number {
  const [limit, setLimit] = useState(firstStep)

  useEffect(() => {
    if (limit >= length) return undefined

    const timer = setTimeout(() => startTransition(() => setLimit(limit + step)), 0)

    return () => clearTimeout(timer)
  }, [limit, length])

  return Math.min(limit, length)
}

const firstStep = 20
const step = 40
