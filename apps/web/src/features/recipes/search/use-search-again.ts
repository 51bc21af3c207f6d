import { useEffect, useRef } from 'react'

import type { Search } from './use-search.ts'

/** Repeats the current search when the diet changes. */
export function useSearchAgain({ query, state, submit }: Search, dietVersion: number | undefined): void {
  const known = useRef(dietVersion)

  useEffect(() => {
    const before = known.current
    known.current = dietVersion
    const isNew = before !== undefined && dietVersion !== undefined && dietVersion !== before
    if (isNew && state.kind === 'found' && query.trim() !== '') submit()
  }, [dietVersion, query, state.kind, submit])
}
