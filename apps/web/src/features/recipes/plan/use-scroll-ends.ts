import { type RefObject, useLayoutEffect, useState } from 'react'

import { type Ends, followEnds } from '#ui/scroll/follow-ends.ts'

/** Returns whether a horizontally scrolling row is at its start, and at its end. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): Ends {
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true })

  useLayoutEffect(() => {
    if (!row.current) return undefined

    return followEnds(row.current, (now) =>
      setEnds((before) => (before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now)),
    )
  }, [row])

  return ends
}
