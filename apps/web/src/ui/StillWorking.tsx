import { useEffect, useState } from 'react'

/** Long enough to wonder whether anything happens. */
const lateAfterMs = 2000

/** Says so, to eyes and ears, where something takes longer than one waits without wondering. */
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
