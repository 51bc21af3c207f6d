import { useMemo } from 'react'
import { navigate } from 'wouter/use-browser-location'

import { useHash } from '#platform/use-hash.ts'

import { hashOfView, type View, viewIn } from './view-hash.ts'

/** Returns the view named in the address; null if it shows a day. */
export function useViewInUrl(): View | null {
  const hash = useHash()

  return useMemo(() => viewIn(`#${hash}`), [hash])
}

export const showView = (view: View): void => navigate(hashOfView(view))
