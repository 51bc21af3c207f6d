import { useCallback, useState } from 'react'

/** A dialog's target. Kept while the dialog closes, so that it can animate out; `turn` identifies each opening. */
export type Shown<T> = { target: T; open: boolean; turn: number }

export function useShown<T>(): { shown: Shown<T> | null; show: (target: T) => void; close: () => void } {
  const [shown, setShown] = useState<Shown<T> | null>(null)

  const show = useCallback((target: T) => {
    setShown((before) => ({ target, open: true, turn: (before?.turn ?? 0) + 1 }))
  }, [])
  const close = useCallback(() => setShown((before) => before && { ...before, open: false }), [])

  return { shown, show, close }
}
