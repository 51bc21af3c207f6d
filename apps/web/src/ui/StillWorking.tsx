import { useEffect, useState } from 'react'

/** When to show the message, in milliseconds: long enough to wonder whether anything is happening. */
const lateAfterMs = 2000

/** Announces, visibly and to screen readers, that an operation is taking longer than expected. */
export function StillWorking({ pending, children }: { pending: boolean; children: string }) {
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!pending) return undefined
    const timer = setTimeout(() => setLate(true), lateAfterMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [pending])

  return <output className="block pt-3 text-sm text-soft empty:pt-0">{isLate && children}</output>
}
